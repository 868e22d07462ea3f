#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "app/editor/explanation.h"

namespace gui {

/// ExplanationPanel something is so: in words, by which rule, and the entries that it rests on, each of which
/// leads there.
class ExplanationPanel : public wxPanel {
public:
    explicit ExplanationPanel(wxWindow* parent);

    struct Callbacks {
        std::function<wxString(core::Seq)> line;  ///< what may be shown of an entry
        std::function<void(core::Seq)> go_to;
        std::function<void(std::string_view rule)> look_up;
        std::function<void()> closed;  ///< nothing: it stays
    };
    void set_callbacks(Callbacks callbacks);

    void put(const app::Explanation& explanation);

private:
    void put_lines(const std::vector<core::Seq>& from);

    Callbacks callbacks_;
    core::RuleId rule_;
};

}  // namespace gui
