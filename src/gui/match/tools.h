#pragma once

#include <functional>

#include <wx/window.h>

#include "app/editor/match_view.h"

namespace gui {

/// The bar of the table: undo and redo, the scores, the referee and how it rules.
class Tools {
public:
    using Act = std::function<void(const app::MatchAction&)>;
    /// Of a page that has their buttons.
    Tools(wxWindow& page, Act act);

    void put(const app::MatchView& view, bool read_only);
    /// One row where all fits into the width, else two; then words give way that an icon says too.
    void fit(int width);

private:
    void dress_all();
    void hear();
    void say_words(bool whole);

    wxWindow& page_;
    Act act_;
    bool scores_shown_ = false;
};

}  // namespace gui
