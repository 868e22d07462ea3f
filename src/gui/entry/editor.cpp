#include "gui/entry/editor.h"

#include <wx/sizer.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr int most_choices = 380;  ///< pixels at standard size; more than that scroll

Pad* pad_in(Editor& editor, wxWindow* parent) {
    load(editor, parent, "editor");
    return place<Pad>(editor, "pad");
}

}  // namespace

Editor::Editor(wxWindow* parent, app::Session& session, Desk& desk)
    : desk_(desk),
      line_(session, app::LineEditor::Asks::corrections),
      notices_(desk),
      pad_(pad_in(*this, parent)),
      entry_(place<EntryLine>(*this, "entry_line")) {
    dress(*this, "sheet");
    pad_->limit_height(theme().px(most_choices));
    const auto on_line = [this](const app::LineAction& action) { act(action); };
    pad_->tell({on_line, [this] { told_.left(); }, nullptr});
    entry_->tell({on_line, [this](const std::string& typed) { return line_.completions(typed); }});
}

bool Editor::begin(const app::LineAction& correction) {
    line_.apply(correction);
    render();
    return line_.view().prompt() != nullptr;
}

void Editor::act(const app::LineAction& action) {
    const auto entered = line_.apply(action);
    render();
    if (entered) {
        told_.kept(*entered);
    }
}

void Editor::render() {
    const app::LineView& view = line_.view();
    if (view.mode != shown_.mode || view.correcting != shown_.correcting || view.slot != shown_.slot) {
        desk_.asks_anew();
        // An entry that is undone is not typed.
        entry_->Show(!view.previews() || view.slot.kind != app::Slot::Kind::end);
        pad_->show(view, Pad::Picture::none);
        Layout();
    }
    entry_->show(view);
    notices_.show(view.notice);
    shown_ = view;
}

}  // namespace gui
