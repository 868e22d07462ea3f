#pragma once

#include <functional>

#include <wx/frame.h>
#include <wx/timer.h>

#include "gui/board/board_face.h"
#include "gui/host/preferences.h"

namespace gui {

/// A second window, for all who sit around the table. Where it lay, and whether it filled its display, is
/// remembered.
class Board : public wxFrame {
public:
    /// `beside`: the window of which it takes another display, where there is one. `other_key`: a key was
    /// pressed that means nothing here.
    Board(const wxWindow& beside, Preferences& preferences, std::function<void()> other_key);

    void show(const std::optional<app::BoardView>& view) { face_->show(view); }
    /// Language, colours or copies changed.
    void wear();

    /// The match is not entered at the moment: its clock does not run.
    void stop_clock() { face_->stop_clock(); }
    void fill_or_leave_display();

    BoardFace& face() { return *face_; }

private:
    Board(const wxRect& place, Preferences& preferences, std::function<void()> other_key);

    void put_at(const wxRect& place);
    void bring_back();
    void fill_display(bool fills);
    void remember();

    Preferences& preferences_;
    std::function<void()> other_key_;
    BoardFace* face_;
    wxTimer timer_;
    unsigned displays_;  ///< when it was last looked
    bool placed_ = false;
};

}  // namespace gui
