#pragma once

#include <optional>

#include <wx/window.h>

#include "app/editor/board_view.h"
#include "gui/draw/box.h"
#include "gui/picture/canvas.h"

namespace gui {

/// What those who sit around the table see of a match, as large as there is room: the table, what comes next,
/// what was entered last or ruled; between rounds and at the end the reckoning. Nothing is pressed there.
class BoardFace : public wxWindow {
public:
    explicit BoardFace(wxWindow* parent);

    /// Nothing: no match was entered yet.
    void show(const std::optional<app::BoardView>& view);
    void stop_clock();
    void wear(Appearance appearance, const Copies& copies, std::string language);

    Canvas& canvas() { return *canvas_; }
    /// All that stands there now.
    std::vector<Written> written() const;

private:
    bool shows_table() const { return view_ && !view_->sheet; }
    void lay();
    void name_it();
    Box strip() const;
    void paint(wxGraphicsContext& context, std::vector<Written>* words) const;

    Theme looks_;
    std::string language_;
    std::optional<app::BoardView> view_;
    Canvas* canvas_;
};

}  // namespace gui
