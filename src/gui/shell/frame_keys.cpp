#include "gui/shell/frame.h"

#include <wx/menu.h>

#include "gui/pages/home.h"
#include "gui/pages/rules.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/words.h"

namespace gui {

void Frame::open_menu(wxWindow& button) {
    wxMenu menu;
    const auto add = [&](std::string_view label, auto act) {
        wxMenuItem* item = menu.Append(wxID_ANY, words(label));
        menu.Bind(
            wxEVT_MENU, [act](wxCommandEvent&) { act(); }, item->GetId());
    };
    add(N_("&Home"), [this] { open_home(); });
    add(N_("&New match (Ctrl+N)"), [this] { open_new_match({}); });
    add(N_("H&istory (Ctrl+H)"), [this] { open_history(); });
    add(N_("S&tatistics (Ctrl+T)"), [this] { open_statistics({}); });
    add(N_("&Players"), [this] { open_people(); });
    add(N_("&Rules (F1)"), [this] { open_rules_of_page(); });
    add(N_("&Board for all to see (Ctrl+B)"), [this] { open_board(); });
    add(N_("&Settings"), [this] { open_settings(); });
    if (page_ != nullptr) {
        page_->add_to_menu(menu);
    }
    menu.AppendSeparator();
    add(N_("&Quit (Ctrl+Q)"), [this] { Close(); });
    button.PopupMenu(&menu, 0, button.GetSize().y);
}

/// Keys that work on every page.
bool Frame::press_anywhere(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_F1) {
        open_rules_of_page();
        return true;
    }
    if (event.GetKeyCode() == WXK_F11 && !event.HasAnyModifiers() && board_) {
        board_->fill_or_leave_display();
        return true;
    }
    if (event.GetModifiers() != wxMOD_CONTROL) {
        return false;
    }
    const int key = event.GetKeyCode();
    if (key == 'N') {
        open_new_match({});
    } else if (key == 'H') {
        open_history();
    } else if (key == 'T') {
        open_statistics({});
    } else if (key == 'B') {
        board_ ? static_cast<void>(board_->Close()) : open_board();
    } else if (key == 'Q') {
        Close();
    } else {
        return false;
    }
    return true;
}

void Frame::press(wxKeyEvent& event) {
    if (native::has_popup()) {
        event.Skip();
        return;
    }
    if (event.GetKeyCode() == WXK_ESCAPE) {
        leave();
        return;
    }
    if (!press_anywhere(event) && (page_ == nullptr || !page_->key(event))) {
        event.Skip();
    }
}

/// Esc goes one step back: out of a banner, out of what a page is about, to the page before, home.
void Frame::leave() {
    if (banner_->IsShown()) {
        tell({});
    } else if (page_ != nullptr && page_->leave_step()) {
        return;
    } else if (dynamic_cast<Rules*>(page_) != nullptr && before_rules_) {
        open(before_rules_);
    } else if (dynamic_cast<Home*>(page_) == nullptr) {
        open_home();
    }
}

}  // namespace gui
