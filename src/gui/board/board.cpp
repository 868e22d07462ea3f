#include "gui/board/board.h"

#include <wx/display.h>
#include <wx/sizer.h>

#include "app/words/words.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int smallest_width = 480;
constexpr int smallest_height = 320;

wxRect most_of(int display) {
    const wxRect room = wxDisplay(static_cast<unsigned>(display)).GetClientArea();
    return room.Deflate(room.width / 10, room.height / 10);
}

/// The one of last time, or else another than that of the first window; where there is only one, that.
int display_for(const wxWindow& beside, int last_time) {
    const auto displays = static_cast<int>(wxDisplay::GetCount());
    const int other = displays > 1 && wxDisplay::GetFromWindow(&beside) == 0 ? 1 : 0;
    return last_time >= 0 && last_time < displays ? last_time : other;
}

}  // namespace

Board::Board(const wxWindow& beside, Preferences& preferences)
    : Board(most_of(display_for(beside, preferences.board.display)), preferences) {
}

Board::Board(const wxRect& place, Preferences& preferences)
    : wxFrame(nullptr, wxID_ANY, "", place.GetPosition(), place.GetSize()),
      preferences_(preferences),
      face_(new BoardFace(this)) {
    SetMinSize(wxSize(smallest_width, smallest_height));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(face_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    wear();
    ShowWithoutActivating();
    Move(place.GetPosition());  // window managers place what is new as they like
    if (preferences_.board.full_screen && wxDisplay::GetCount() > 1) {
        fill_display(true);
    }
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_F11) {
            fill_display(!IsFullScreen());
        } else if (key == WXK_ESCAPE && IsFullScreen()) {
            fill_display(false);
        } else if (key == 'B' && event.GetModifiers() == wxMOD_CONTROL) {
            Close();
        }
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        remember();
        Destroy();
    });
}

void Board::show(const app::BoardView& view) {
    bring_back();
    face_->show(view);
}

void Board::wear() {
    const BoardLooks& chosen = preferences_.board;
    face_->wear(chosen.appearance.value_or(preferences_.appearance), preferences_.copies, chosen.language);
    const app::Speaking speaking(chosen.language);
    SetTitle(words(N_("Board (F11: full screen)")) + wxString::FromUTF8(" – Pfiff"));
}

/// Its display may be gone.
void Board::bring_back() {
    if (wxDisplay::GetFromWindow(this) == wxNOT_FOUND) {
        ShowFullScreen(false);
        SetSize(most_of(0));
    }
}

void Board::fill_display(bool fills) {
    ShowFullScreen(fills);
    face_->SetCursor(fills ? wxCursor(wxCURSOR_BLANK) : wxNullCursor);
    remember();
}

void Board::remember() {
    preferences_.board.display = wxDisplay::GetFromWindow(this);
    preferences_.board.full_screen = IsFullScreen();
    preferences_.keep();
}

}  // namespace gui
