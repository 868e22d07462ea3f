#include "gui/entry/entry_line.h"

#include <utility>

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textcompleter.h>
#include <wx/textctrl.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/suggestions.h"

namespace gui {

namespace {

class Completer : public wxTextCompleterSimple {
public:
    using Asked = std::function<std::vector<std::string>(const std::string&)>;

    explicit Completer(Asked asked) : asked_(std::move(asked)) {}

    void GetCompletions(const wxString& prefix, wxArrayString& found) override {
        const std::string so_far = typed(prefix);
        for (const std::string& line : asked_(so_far)) {
            // What is typed to its end needs no suggestion, which Enter would only close.
            if (line != so_far) {
                found.push_back(exact(line));
            }
        }
    }

private:
    Asked asked_;
};

}  // namespace

EntryLine::EntryLine(wxWindow* parent) {
    load(*this, parent, "entry_line");
    auto& line = part<wxTextCtrl>(*this, "line");
    auto& meaning = part<wxStaticText>(*this, "meaning");
    line.SetHint(gui::words(N_("Type an entry")));
    native::set_spoken_name(line, gui::words(N_("Entry line")));
    dress(meaning, "quiet");
    flow(meaning);
    // At once: what is typed after Enter belongs to the next entry, and must not be cleared with this one.
    const auto enter = [this] {
        callbacks_.act(app::Type{typed(words())});
        callbacks_.act(app::Submit{});
    };
    pause_.Bind(wxEVT_TIMER, [&line](wxTimerEvent&) {
        if (line.HasFocus()) {
            line.SelectAll();
        }
    });
    hear_keys(line, enter);
    part<wxButton>(*this, "enter").Bind(wxEVT_BUTTON, [enter](wxCommandEvent&) { enter(); });
    line.Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        pause_.Stop();
        callbacks_.act(app::Type{typed(words())});
    });
}

void EntryLine::set_callbacks(Callbacks callbacks) {
    callbacks_ = std::move(callbacks);
    part<wxTextCtrl>(*this, "line").AutoComplete(new Completer(callbacks_.completions));
}

void EntryLine::put(const std::string& words) {
    auto& line = part<wxTextCtrl>(*this, "line");
    line.SetValue(exact(words));
    line.SetInsertionPointEnd();
}

void EntryLine::show(const app::LineView& view) {
    constexpr int pause_ms = 700;
    auto& line = part<wxTextCtrl>(*this, "line");
    if (typed(words()) != view.typed) {
        pause_.Stop();
        line.ChangeValue(exact(view.typed));
        line.SetInsertionPointEnd();
    }
    wxString meaning;
    if (view.meaning) {
        meaning = view.meaning->line.empty() ? gui::words(view.meaning->misread)
                                             : wxString::FromUTF8("→ ") + shown(view.meaning->line);
        if (view.meaning->verdict) {
            meaning += wxString::FromUTF8(" — ") + judged(*view.meaning->verdict);
        }
    }
    say(part<wxStaticText>(*this, "meaning"), meaning);
    if (view.refused && std::exchange(refusal_, view.notice.number) != view.notice.number) {
        pause_.StartOnce(pause_ms);
    }
}

void EntryLine::focus() {
    part<wxTextCtrl>(*this, "line").SetFocus();
}

void EntryLine::begin_with(wxUniChar key) {
    auto& line = part<wxTextCtrl>(*this, "line");
    line.SetFocus();
    line.SetInsertionPointEnd();
    line.WriteText(wxString(key));
}

wxString EntryLine::words() const {
    return part<wxTextCtrl>(*this, "line").GetValue().Strip(wxString::both);
}

}  // namespace gui
