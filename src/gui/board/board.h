#pragma once

#include <wx/frame.h>

#include "gui/board/board_face.h"
#include "gui/host/preferences.h"

namespace gui {

/// A second window, for all who sit around the table. Where it lay, and whether it filled its display, is
/// remembered.
class Board : public wxFrame {
public:
    /// `beside`: the window of which it takes another display, where there is one.
    Board(const wxWindow& beside, Preferences& preferences);

    void show(const app::BoardView& view);
    /// Language, colours or copies changed.
    void wear();

    BoardFace& face() { return *face_; }

private:
    Board(const wxRect& place, Preferences& preferences);

    void bring_back();
    void fill_display(bool fills);
    void remember();

    Preferences& preferences_;
    BoardFace* face_;
};

}  // namespace gui
