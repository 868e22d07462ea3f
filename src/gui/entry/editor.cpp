#include "gui/entry/editor.h"

#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr int most_choices = 380;  ///< pixels at standard size; more than that scroll

}  // namespace

Editor::Editor(wxWindow* parent) {
    load(*this, parent, "editor");
    pad_ = place<Pad>(*this, "pad");
    entry_ = place<EntryLine>(*this, "entry_line");
    dress(*this, "sheet");
    pad_->limit_height(theme().px(most_choices));
}

void Editor::set_callbacks(const Callbacks& callbacks) {
    pad_->set_callbacks({callbacks.act, callbacks.left, nullptr});
    entry_->set_callbacks({callbacks.act, callbacks.completions});
}

bool Editor::show(const app::LineView& view) {
    const bool is_new =
        view.mode != shown_.mode || view.correcting != shown_.correcting || view.slot != shown_.slot;
    if (is_new) {
        // An entry that is undone is not typed.
        entry_->Show(!view.previews() || view.slot.kind != app::Slot::Kind::end);
        pad_->show(view, Pad::Picture::none);
        Layout();
    }
    entry_->show(view);
    shown_ = view;
    return is_new;
}

}  // namespace gui
