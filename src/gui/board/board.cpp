#include "gui/board/board.h"

#include <utility>

#include <wx/display.h>
#include <wx/sizer.h>

#include "app/words/words.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int smallest_width = 480;
constexpr int smallest_height = 320;
constexpr int look_every = 2000;  ///< milliseconds: whether the display is still there

wxRect most_of(int display) {
    const wxRect room = wxDisplay(static_cast<unsigned>(display)).GetClientArea();
    return room.Deflate(room.width / 10, room.height / 10);
}

/// The one of last time, but never that of the first window while there is another.
int display_for(const wxWindow& beside, int last_time) {
    const auto displays = static_cast<int>(wxDisplay::GetCount());
    const int taken = wxDisplay::GetFromWindow(&beside);
    const int other = displays > 1 && taken == 0 ? 1 : 0;
    const bool is_there = last_time >= 0 && last_time < displays;
    return is_there && (displays == 1 || last_time != taken) ? last_time : other;
}

}  // namespace

Board::Board(const wxWindow& beside, Preferences& preferences, std::function<void()> other_key)
    : Board(most_of(display_for(beside, preferences.board.display)), preferences, std::move(other_key)) {
}

Board::Board(const wxRect& place, Preferences& preferences, std::function<void()> other_key)
    : wxFrame(nullptr, wxID_ANY, "", wxDefaultPosition, place.GetSize()),
      preferences_(preferences),
      other_key_(std::move(other_key)),
      face_(new BoardFace(this)),
      timer_(this),
      displays_(wxDisplay::GetCount()) {
    SetMinSize(wxSize(smallest_width, smallest_height));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(face_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    wear();
    face_->Bind(wxEVT_PAINT, [this, place](wxPaintEvent& event) {
        event.Skip();
        if (!std::exchange(placed_, true)) {
            CallAfter([this, place] { put_at(place); });
        }
    });
    ShowWithoutActivating();
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_F11) {
            fill_or_leave_display();
        } else if (key == WXK_ESCAPE && IsFullScreen()) {
            fill_display(false);
            remember();
        } else if (key == 'B' && event.GetModifiers() == wxMOD_CONTROL) {
            Close();
        } else {
            other_key_();  // it is meant for the window in which matches are entered
        }
    });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { bring_back(); });
    timer_.Start(look_every);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        remember();
        Destroy();
    });
}

/// Window managers place what is new as they like: so it is moved when it is there. It fills the display on
/// which it lies.
void Board::put_at(const wxRect& place) {
    Move(place.GetPosition());
    if (preferences_.board.full_screen && wxDisplay::GetCount() > 1) {
        fill_display(true);
    }
}

void Board::wear() {
    const BoardLooks& chosen = preferences_.board;
    face_->wear(chosen.appearance.value_or(preferences_.appearance), preferences_.copies, chosen.language);
    const app::Speaking speaking(chosen.language);
    SetTitle(words(N_("Board (F11: full screen)")) + wxString::FromUTF8(" – Pfiff"));
}

/// Its display may be gone. On the one that is left it must not hide the first window.
void Board::bring_back() {
    const unsigned displays = wxDisplay::GetCount();
    if (wxDisplay::GetFromWindow(this) == wxNOT_FOUND || (displays == 1 && displays_ > 1)) {
        fill_display(false);
        SetSize(most_of(0));
    }
    displays_ = displays;
}

void Board::fill_or_leave_display() {
    fill_display(!IsFullScreen());
    remember();
}

void Board::fill_display(bool fills) {
    ShowFullScreen(fills);
    face_->SetCursor(fills ? wxCursor(wxCURSOR_BLANK) : wxNullCursor);
}

/// Where there is only one display nothing was chosen.
void Board::remember() {
    if (wxDisplay::GetCount() == 1) {
        return;
    }
    preferences_.board.display = wxDisplay::GetFromWindow(this);
    preferences_.board.full_screen = IsFullScreen();
    preferences_.keep();
}

}  // namespace gui
