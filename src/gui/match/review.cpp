#include "gui/match/review.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/match/what_if.h"
#include "app/words/days.h"
#include "gui/charts/match_curve.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/matches/people.h"

namespace gui {

namespace {

constexpr int chart_height = 170;

}  // namespace

Review::Review(wxWindow* parent, PageHost& host, const std::string& match)
    : host_(host), review_(host.database(), match), notices_(host) {
    load(*this, parent, "review");
    build();
    hear();
    render();
}

void Review::build() {
    canvas_ = place<Canvas>(*this, "canvas");
    score_sheet_ = place<ScoreSheet>(*this, "score_sheet");
    stepping_ = place<Stepping>(*this, "stepping");
    course_ = place<Options>(*this, "course");
    course_->put({{words(N_("Points")), {}}, {words(N_("Thinking time")), {}}}, 0);
    course_->on_change([this] { render_curve(); });
    curve_ = place<ChartView>(*this, "curve");
    curve_->SetMinSize(wxSize(-1, theme().px(chart_height)));
    editor_ = place<Editor>(*this, "editor");
    log_ = place<Log>(*this, "log");
    explanation_ = place<ExplanationPanel>(*this, "explanation_place");
    score_sheet_->Hide();
    editor_->Hide();
    explanation_->Hide();
    dress(part<wxPanel>(*this, "said"), "sheet");
    flow(part<wxStaticText>(*this, "verdict"));
    flow_row(part<wxPanel>(*this, "tools"));
    auto& links = part<wxPanel>(*this, "links");
    links.SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    flow_row(links);
    dress(part<wxButton>(*this, "keep_note"), "primary");
    auto& note = part<wxTextCtrl>(*this, "note_text");
    note.SetHint(words(N_("What is to be remarked here?")));
    native::set_spoken_name(note, words(N_("Note")));
    part<wxButton>(*this, "note_here").Enable(!session().read_only());
    part<wxButton>(*this, "what_if").Enable(!session().read_only());
}

void Review::hear() {
    stepping_->set_callbacks(
        {[this](int step) { act(app::GoTo{step}); }, [this](const wxString& what) { host_.tell(what); }},
        session().game().info->turn_word);
    hear_log();
    hear_tools();
    beside_.emplace(
        *canvas_, *score_sheet_, *explanation_,
        Beside::Callbacks{[this](core::Seq seq) { return log_->text_of(seq); },
                          [this](core::Seq seq) { go_to_entry(seq); },
                          [this](std::string_view rule) { host_.open_rules(rule); },
                          [this] { act(app::ShowScores{false}); }, [this] { act(app::Explain{}); }});
    editor_->set_callbacks(
        {[this](const app::LineAction& action) { correct(action); },
         [this](const std::string& typed) { return review_.line_editor().completions(typed); },
         [this] {
             review_.leave();
             render();
         }});
    curve_->on_pick([this](std::size_t, double x) {
        stepping_->play(false);
        stepping_->go_to(static_cast<int>(x) - 1);
    });
    Canvas::Callbacks on_canvas;
    on_canvas.entry = [this](core::Seq seq) { go_to_entry(seq); };
    canvas_->set_callbacks(std::move(on_canvas));
}

void Review::hear_log() {
    const auto if_writable = [this](auto action) {
        return session().read_only() ? std::function<void(core::Seq)>()
                                     : [this, action](core::Seq seq) { correct(action(seq)); };
    };
    log_->set_callbacks({if_writable([](core::Seq seq) { return app::Amend{seq}; }),
                         if_writable([](core::Seq seq) { return app::Insert{seq}; }),
                         if_writable([](core::Seq seq) {
                             return app::Strike{seq, false};
                         }),
                         if_writable([](core::Seq seq) {
                             return app::Strike{seq, true};
                         }),
                         [this](core::Seq seq) { act(app::Explain{seq}); },
                         [this](core::Seq seq) {
                             if (seq != review_.view().seq) {
                                 go_to_entry(seq);
                             }
                         }});
}

void Review::hear_tools() {
    const auto on = [this](const char* name, auto act) {
        part<wxButton>(*this, name).Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    };
    on("scores", [this] { act(app::ShowScores{!review_.view().sheet}); });
    on("table", [this] { host_.open_table(session().match()); });
    on("what_if",
       [this] { host_.open_table(app::begin_what_if(host_.database(), session(), review_.view().seq)); });
    on("note_here", [this] { show_note(true); });
    on("keep_note", [this] { keep_note(); });
    on("no_note", [this] { show_note(false); });
    part<wxTextCtrl>(*this, "note_text").Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { keep_note(); });
    part<wxToggleButton>(*this, "secrets").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        act(app::ShowSecrets{event.IsChecked()});
    });
}

wxString Review::heading() const {
    const core::Header& header = session().header();
    const wxString day = shown(app::day_in_words(header.date.value_or("")));
    wxString all = shown(session().game().info->title);
    for (const wxString& more : {shown(header.title.value_or("")), day}) {
        all += more.empty() ? more : wxString::FromUTF8(" · ") + more;
    }
    return all;
}

void Review::focus_first() {
    stepping_->focus_first();
}

void Review::act(const app::ReviewAction& action) {
    review_.apply(action);
    render();
}

void Review::correct(const app::LineAction& action) {
    const bool corrected = review_.line().prompt() != nullptr;
    stepping_->play(false);
    review_.apply(action);
    render();
    const bool corrects = review_.line().prompt() != nullptr;
    if (corrected && !corrects) {
        focus_first();
    } else if (!corrected && corrects && !review_.line().previews()) {
        editor_->entry().focus();
    }
}

void Review::go_to_entry(core::Seq seq) {
    stepping_->play(false);
    act(app::GoToEntry{seq});
    log_->choose(seq);  // also a correction, or an entry that does not stand
}

/// Puts on the screen what differs from what it shows.
void Review::render() {
    const app::ReviewView& view = review_.view();
    if (view.edition != shown_.edition) {
        render_match();
    }
    if (view.edition != shown_.edition || view.step != shown_.step) {
        render_step();
    }
    const bool edits = review_.line().prompt() != nullptr;
    if (editor_->show(review_.line())) {
        host_.asks_anew();
    }
    if (editor_->IsShown() != edits) {
        editor_->Show(edits);
        log_->Show(!edits);
        editor_->GetParent()->Layout();
    }
    beside_->show(view.sheet, view.explanation);
    notices_.show(review_.line().notice);
    shown_ = view;
}

void Review::render_match() {
    stepping_->put(review_.steps());
    log_->show(review_.log());
    render_curve();
    auto& secrets = part<wxToggleButton>(*this, "secrets");
    secrets.SetValue(review_.view().secrets);
    if (secrets.IsShown() != review_.view().may_show_secrets) {
        secrets.Show(review_.view().may_show_secrets);
        fit_row(part<wxPanel>(*this, "tools"));
        Layout();
    }
}

/// As far as those who look may know the points; there is none where there are no points. Who thought how
/// long is known of matches that were entered here.
void Review::render_curve() {
    const bool points = has_curve(Course::points, review_.steps());
    const bool time = has_curve(Course::time, review_.steps());
    if (points || time) {
        const Course of = time && (!points || course_->chosen() == 1) ? Course::time : Course::points;
        Chart chart = match_curve(of, review_.names(), review_.steps(),
                                  [this](int step) { return stepping_->where(step); });
        const store::People people(host_.database());
        for (std::size_t seat = 0; seat < chart.series.size(); ++seat) {
            chart.series[seat].own = wxColour(shown(people.colour_of(review_.names().at(seat))));
        }
        native::set_spoken_name(*curve_,
                                words(of == Course::time ? N_("Thinking time") : N_("How the score went")));
        curve_->show(std::move(chart));
        curve_->set_cursor(review_.view().step + 1);
    }
    if (curve_->IsShown() != (points || time) || course_->IsShown() != (points && time)) {
        curve_->Show(points || time);
        course_->Show(points && time);
        curve_->GetParent()->Layout();
    }
}

void Review::render_step() {
    const app::ReviewView& view = review_.view();
    stepping_->look_at(view.step);
    canvas_->show({view.table, view.totals, {}, {}, {}});
    if (view.seq > 0) {
        log_->choose(view.seq);
    }
    curve_->set_cursor(view.step + 1);
    say(part<wxStaticText>(*this, "verdict"), words(view.says));
    render_links();
}

void Review::render_links() {
    const app::ReviewView& view = review_.view();
    auto& links = part<wxPanel>(*this, "links");
    const bool had_links = links.IsShown();
    links.DestroyChildren();
    links.GetSizer()->Clear();
    for (const app::ReviewView::Link& link : view.links) {
        const auto& steps = review_.steps();
        const auto found = std::ranges::find(steps, link.to, &app::Step::seq);
        const wxString where =
            found == steps.end()
                ? wxString()
                : wxString::FromUTF8(" → ") + stepping_->where(static_cast<int>(found - steps.begin()));
        add_link(words(link.says) + where, words(N_("Go there")), [this, to = link.to] { go_to_entry(to); });
    }
    if (view.is_ruled) {
        // Its letter belongs to the button of the log that asks the same.
        add_link(wxControl::RemoveMnemonics(words(N_("Wh&y?"))), {},
                 [this, seq = view.seq] { act(app::Explain{seq}); });
    }
    const bool has_links = !links.GetChildren().empty();
    links.Show(has_links);
    if (had_links || has_links) {
        fit_row(links);
        links.Layout();
        Layout();
    }
}

void Review::add_link(const wxString& label, const wxString& tip, std::function<void()> act) {
    auto& links = part<wxPanel>(*this, "links");
    auto* link = new wxButton(&links, wxID_ANY, wxControl::EscapeMnemonics(label), wxDefaultPosition,
                              wxDefaultSize, wxBU_EXACTFIT);
    dress(*link, "small");
    snug(*link);
    // The link may be gone by then.
    link->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) { CallAfter(act); });
    link->SetToolTip(tip);
    links.GetSizer()->Add(link, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
}

void Review::show_note(bool shown) {
    stepping_->play(false);
    auto& note = part<wxTextCtrl>(*this, "note_text");
    note.Clear();
    part<wxPanel>(*this, "noting").Show(shown);
    Layout();
    shown ? note.SetFocus() : focus_first();
}

void Review::keep_note() {
    const wxString text = part<wxTextCtrl>(*this, "note_text").GetValue().Strip(wxString::both);
    const int edition = review_.view().edition;
    if (!text.empty()) {
        act(app::TakeNote{typed(text)});
    }
    if (text.empty() || review_.view().edition != edition) {
        show_note(false);
    }
}

bool Review::leave_step() {
    if (part<wxPanel>(*this, "noting").IsShown()) {
        show_note(false);
    } else if (review_.leave()) {
        render();
    } else if (review_.view().explanation) {
        act(app::Explain{});
    } else if (score_sheet_->leave_step()) {
        return true;
    } else if (review_.view().sheet) {
        act(app::ShowScores{false});
    } else {
        return false;
    }
    return true;
}

bool Review::key(const wxKeyEvent& event) {
    // While an entry is corrected, keys are for that; on the curve they walk over its values.
    return !editor_->IsShown() && FindFocus() != curve_ && stepping_->key(event);
}

}  // namespace gui
