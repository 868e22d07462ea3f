#include "gui/entry/editor.h"

#include <wx/sizer.h>

#include "gui/entry/typing.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int most_choices = 380;  ///< pixels at standard size; more than that scroll

Pad* pad_in(Editor& editor, wxWindow* parent) {
    load(editor, parent, "editor");
    return place<Pad>(editor, "pad");
}

}  // namespace

Editor::Editor(wxWindow* parent, app::Session& session, Desk& desk)
    : session_(session),
      desk_(desk),
      line_(
          [this](std::span<const std::string> tokens, app::Slot slot) { return session_.ask(tokens, slot); }),
      pad_(pad_in(*this, parent)),
      entry_(place<EntryLine>(*this, "entry_line")),
      correcting_(session, desk, {line_, *pad_, *entry_}) {
    dress(*this, "sheet");
    pad_->limit_height(theme().px(most_choices));
    hear();
}

void Editor::hear() {
    const auto nothing = [] {};
    pad_->tell({[this](const std::string& token) { choose(token); },
                [this](std::size_t count) {
                    tapped();
                    line_.keep(count);
                    put();
                },
                [this](const std::string& word) {
                    tapped();
                    line_.begin_aside(word);
                    line_.closed() ? propose(line_.text()) : put();
                },
                [](const std::string&) {},
                [this] {
                    tapped();
                    line_.begin_bare();
                    put();
                },
                [this] { propose(line_.text()); }, nothing, nothing, [this] { told_.left(); },
                [this] { keep(); }});
    entry_->tell({[this](const std::string& line) { enter_typed(line); },
                  [this](const std::string& typed) { return completions(session_, line_, typed); },
                  [this](const std::string& typed) {
                      if (correcting_.is_proposed() && entry_->IsShown()) {
                          correcting_.reconsider();
                          put();
                      }
                      return meaning(session_, line_, typed);
                  }});
}

bool Editor::amend(core::Seq seq) {
    const bool begun = correcting_.amend(seq, nullptr);
    if (begun) {
        put();
    }
    return begun;
}

bool Editor::insert(core::Seq seq) {
    const bool begun = correcting_.insert(seq);
    if (begun) {
        entry_->clear();
        put();
    }
    return begun;
}

bool Editor::strike(core::Seq seq, bool taken_back) {
    line_.begin();
    pad_->rest(words(taken_back ? N_("Is this entry taken back?") : N_("Is this entry undone?")));
    entry_->clear();
    entry_->Hide();
    return correcting_.strike(seq, taken_back);
}

/// What is arranged on a picture elsewhere is typed here.
void Editor::put() {
    desk_.asks_anew();
    entry_->Show();
    pad_->put(line_);
    if (!line_.ask().arranged.empty()) {
        pad_->hint(words(N_("Change the line below, and press Enter.")));
    }
    Layout();
}

/// What is tapped takes the place of what was typed, and of what was proposed.
void Editor::tapped() {
    correcting_.reconsider();
    entry_->clear();
}

void Editor::enter_typed(const std::string& line) {
    if (!line.empty()) {
        propose(continued(session_, line_, line));
    } else if (pad_->can_finish()) {
        propose(line_.text());
    }
}

void Editor::choose(const std::string& token) {
    tapped();
    line_.add(token);
    line_.closed() ? propose(line_.text()) : put();
}

void Editor::propose(const std::string& line) {
    if (correcting_.propose(line, line_.slot())) {
        Layout();
    } else if (line == line_.text()) {
        line_.back();
        put();
    } else {
        entry_->refuse();
    }
}

void Editor::keep() {
    const auto entered = correcting_.keep();
    if (entered && entered->refused()) {
        desk_.tell(words(N_("This cannot be: {0}"), {core::reason(entered->verdict)}), Tone::alarm);
    } else if (entered) {
        told_.kept(*entered);
    }
}

}  // namespace gui
