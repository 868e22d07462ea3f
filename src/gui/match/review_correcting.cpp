#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "app/match/branch.h"
#include "core/record.h"
#include "gui/match/review.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"

namespace gui {

void Review::edit(bool edits) {
    if (edits) {
        stepping_->play(false);
    }
    editor_->Show(edits);
    log_->Show(!edits);
    editor_->GetParent()->Layout();
}

void Review::correct(bool begun) {
    edit(begun);
}

/// The match is looked at where it was, or where the new entry came to stand.
void Review::take(const app::Entered& entered) {
    const core::Seq before = stepping_->seq();
    edit(false);
    hide_why();
    desk_.tell({});
    begin_looking();
    if (!stepping_->go_to_entry(entered.seq) && !stepping_->go_to_entry(before)) {
        stepping_->go_to(step());
    }
    focus_first();
}

void Review::begin_note() {
    stepping_->play(false);
    auto& panel = part<wxPanel>(*this, "noting");
    panel.Show();
    Layout();
    part<wxTextCtrl>(*this, "note_text").SetFocus();
}

void Review::leave_note() {
    part<wxTextCtrl>(*this, "note_text").Clear();
    part<wxPanel>(*this, "noting").Hide();
    Layout();
    focus_first();
}

/// Before the entry that comes next; at the end of the match, behind all.
void Review::keep_note() {
    const wxString text = part<wxTextCtrl>(*this, "note_text").GetValue().Strip(wxString::both);
    if (text.empty()) {
        leave_note();
        return;
    }
    const bool at_end = step() + 1 >= steps();
    const app::Slot slot = at_end ? app::Slot{}
                                  : app::Slot{app::Slot::Kind::insert,
                                              stepping_->all()[static_cast<std::size_t>(step()) + 1].seq};
    const app::Entered entered = session_.enter("note " + core::quoted(typed(text)), slot);
    if (entered.refused()) {
        desk_.tell(words(N_("This cannot be: {0}"), {core::reason(entered.verdict)}), Tone::alarm);
        return;
    }
    leave_note();
    take(entered);
}

void Review::branch() {
    desk_.open_table(app::branch(desk_.database(), session_, stepping_->seq()));
}

}  // namespace gui
