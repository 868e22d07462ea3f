#include "gui/match/review.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/match/pair.h"
#include "games/catalog.h"
#include "gui/charts/score_curve.h"
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

Review::Review(wxWindow* parent, Desk& desk, std::string match)
    : desk_(desk), match_(std::move(match)), session_(desk.database(), match_) {
    load(*this, parent, "review");
    build();
    hear();
    begin_looking();
    stepping_->go_to(steps() - 1);
}

void Review::build() {
    canvas_ = place<Canvas>(*this, "canvas");
    reckoning_ = place<Reckoning>(*this, "reckoning");
    stepping_ = place<Stepping>(*this, "stepping");
    curve_ = place<ChartView>(*this, "curve");
    curve_->SetMinSize(wxSize(-1, theme().px(chart_height)));
    native::set_spoken_name(*curve_, words(N_("How the score went")));
    editor_ = place<Editor>(*this, "editor", session_, desk_);
    log_ = place<Log>(*this, "log");
    why_ = place<Why>(*this, "why_place");
    reckoning_->Hide();
    editor_->Hide();
    why_->Hide();
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
    part<wxButton>(*this, "note_here").Enable(!session_.read_only());
    part<wxButton>(*this, "what_if").Enable(!session_.read_only());
    part<wxToggleButton>(*this, "secrets").Show(may_tell_secrets());
}

void Review::hear() {
    stepping_->tell({[this](int) { show_step(); }, [this](const wxString& what) { desk_.tell(what); }},
                    session_.game().info->turn_word);
    hear_log();
    hear_tools();
    reckoning_->on_done([this] { show_scores(false); });
    reckoning_->tell_why(ways_from_why(nullptr));
    why_->tell(ways_from_why([this] { hide_why(); }));
    editor_->tell({[this](const app::Entered& entered) { take(entered); }, [this] { edit(false); }});
    curve_->on_pick([this](std::size_t, double x) {
        stepping_->play(false);
        stepping_->go_to(static_cast<int>(x) - 1);
    });
    Canvas::Told on_canvas;
    on_canvas.entry = [this](core::Seq seq) { go_to_entry(seq); };
    canvas_->tell(std::move(on_canvas));
}

void Review::hear_log() {
    const auto if_writable = [this](std::function<bool(core::Seq)> begin) {
        return session_.read_only()
                   ? std::function<void(core::Seq)>()
                   : [this, begin = std::move(begin)](core::Seq seq) { correct(begin(seq)); };
    };
    log_->tell({if_writable([this](core::Seq seq) { return editor_->begin(app::Amend{seq}); }),
                if_writable([this](core::Seq seq) { return editor_->begin(app::Insert{seq}); }),
                if_writable([this](core::Seq seq) {
                    return editor_->begin(app::Strike{seq, false});
                }),
                if_writable([this](core::Seq seq) {
                    return editor_->begin(app::Strike{seq, true});
                }),
                [this](core::Seq seq) { ask_why(seq); },
                [this](core::Seq seq) {
                    if (!stepping_now_) {
                        stepping_->play(false);
                        go_to_entry(seq);
                    }
                }});
}

void Review::hear_tools() {
    const auto on = [this](const char* name, auto act) {
        part<wxButton>(*this, name).Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    };
    on("scores", [this] { show_scores(!reckoning_->IsShown()); });
    on("table", [this] { desk_.open_table(match_); });
    on("what_if", [this] { branch(); });
    on("note_here", [this] { begin_note(); });
    on("keep_note", [this] { keep_note(); });
    on("no_note", [this] { leave_note(); });
    part<wxTextCtrl>(*this, "note_text").Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { keep_note(); });
    part<wxToggleButton>(*this, "secrets").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        show_secrets(event.IsChecked());
    });
}

bool Review::may_tell_secrets() const {
    const auto& entries = session_.shown().entries;
    return session_.reading().status != core::Status::open &&
           std::any_of(entries.begin(), entries.end(), [](const core::Ruled& entry) { return entry.hidden; });
}

wxString Review::heading() const {
    const core::Header& header = session_.header();
    wxString day = shown(header.date.value_or(""));
    day.Replace("T", " ");
    wxString all = shown(session_.game().info->title);
    for (const wxString& more : {shown(header.title.value_or("")), day}) {
        all += more.empty() ? more : wxString::FromUTF8(" · ") + more;
    }
    return all;
}

void Review::focus_first() {
    stepping_->focus_first();
}

/// The match was opened, or is another one since it was corrected.
void Review::begin_looking() {
    if (whole_) {
        const std::vector<core::Seq>& order = session_.shown().order;
        whole_ = session_.whole_until(order.empty() ? 0 : order.back());
    }
    stepping_->put(app::steps(session_, whole_.has_value()));
    show_log();
    show_curve();
}

/// As far as those who look may know the points; there is none where there are no points.
void Review::show_curve() {
    const bool any = has_score_curve(stepping_->all());
    if (any) {
        Chart chart = score_curve(told().scores.names, stepping_->all(),
                                  [this](int step) { return stepping_->where(step); });
        const store::People people(desk_.database());
        for (std::size_t seat = 0; seat < chart.series.size(); ++seat) {
            chart.series[seat].own = wxColour(shown(people.colour_of(told().scores.names.at(seat))));
        }
        curve_->show(std::move(chart));
    }
    if (curve_->IsShown() != any) {
        curve_->Show(any);
        curve_->GetParent()->Layout();
    }
}

void Review::show_log() {
    stepping_now_ = true;
    log_->show(app::log_rows(session_, told()));
    stepping_now_ = false;
}

void Review::show_secrets(bool secrets) {
    whole_.reset();
    if (secrets) {
        whole_.emplace();
    }
    begin_looking();
    show_step();
}

const core::Ruled& Review::entry(const core::Reading& reading, core::Seq seq) const {
    return reading.entries.at(static_cast<std::size_t>(seq) - 1);
}

bool Review::go_to_entry(core::Seq seq) {
    if (stepping_->go_to_entry(seq)) {
        show_scores(false);
        return true;
    }
    log_->choose(seq);  // a correction, or an entry that does not stand
    return false;
}

void Review::show_step() {
    // Before the first entry nothing has been played: the table after no entry.
    const core::Seq seq = stepping_->seq();
    now_ = whole_ ? session_.whole_until(seq) : session_.shown_until(seq);
    canvas_->show({*now_.table, now_.scores.totals, {}, {}, {}});
    if (seq > 0) {
        stepping_now_ = true;
        log_->choose(seq);
        stepping_now_ = false;
    }
    curve_->set_cursor(stepping_->step() + 1);
    show_verdict();
    if (reckoning_->IsShown()) {
        put_reckoning();
    }
}

/// What was ruled then; what came to light later is a link.
void Review::show_verdict() {
    const core::Seq seq = stepping_->seq();
    wxString verdict;
    auto& links = part<wxPanel>(*this, "links");
    const bool had_links = links.IsShown();
    links.DestroyChildren();
    links.GetSizer()->Clear();
    if (seq > 0) {
        const core::Ruled& then = entry(now_, seq);
        verdict = log_->text_of(seq);
        if (session_.may_tell(seq) && core::kind(then.verdict) != core::Kind::legal) {
            verdict += wxString::FromUTF8(" — ") + judged(then.verdict);
        }
        add_links(seq);
    }
    const bool has_links = !links.GetChildren().empty();
    links.Show(has_links);
    say(part<wxStaticText>(*this, "verdict"), verdict);
    if (had_links || has_links) {
        fit_row(links);
        links.Layout();
        Layout();
    }
}

void Review::add_links(core::Seq seq) {
    if (!session_.may_tell(seq)) {
        return;
    }
    const core::Ruled& ruled = entry(told(), seq);
    if (ruled.settled) {
        const core::Seq by = ruled.settled->by;
        add_link(words(ruled.confirmed() ? N_("Certain since entry {0}") : N_("Proven illegal by entry {0}"),
                       {by}),
                 by);
    }
    for (const app::Step& step : stepping_->all()) {
        const core::Ruled& other = entry(told(), step.seq);
        if (other.settled && other.settled->by == seq) {
            add_link(words(other.confirmed() ? N_("Makes entry {0} certain") : N_("Proves entry {0} illegal"),
                           {step.seq}),
                     step.seq);
        }
    }
    if (ruled.settled || core::kind(ruled.verdict) != core::Kind::legal) {
        auto& links = part<wxPanel>(*this, "links");
        // Its letter belongs to the button of the log that asks the same.
        auto* why = new wxButton(&links, wxID_ANY, wxControl::RemoveMnemonics(words(N_("Wh&y?"))),
                                 wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        dress(*why, "small");
        snug(*why);
        why->Bind(wxEVT_BUTTON, [this, seq](wxCommandEvent&) { CallAfter([this, seq] { ask_why(seq); }); });
        links.GetSizer()->Add(why, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
}

void Review::add_link(const wxString& label, core::Seq to) {
    auto& links = part<wxPanel>(*this, "links");
    const auto found = std::ranges::find(stepping_->all(), to, &app::Step::seq);
    const wxString where = found == stepping_->all().end()
                               ? wxString()
                               : wxString::FromUTF8(" → ") +
                                     stepping_->where(static_cast<int>(found - stepping_->all().begin()));
    auto* link = new wxButton(&links, wxID_ANY, wxControl::EscapeMnemonics(label + where), wxDefaultPosition,
                              wxDefaultSize, wxBU_EXACTFIT);
    dress(*link, "small");
    snug(*link);
    link->SetToolTip(words(N_("Go there")));
    // The link is gone by then.
    link->Bind(wxEVT_BUTTON, [this, to](wxCommandEvent&) {
        CallAfter([this, to] {
            stepping_->play(false);
            go_to_entry(to);
        });
    });
    links.GetSizer()->Add(link, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
}

void Review::ask_why(core::Seq seq) {
    if (!session_.may_tell(seq)) {
        desk_.tell(words(N_("The referee keeps silent about this for now.")));
        return;
    }
    why_->Show();
    why_->put(app::explained(entry(told(), seq), core::verbatim(typed(log_->text_of(seq)))));
    why_->GetParent()->Layout();
}

void Review::hide_why() {
    why_->Hide();
    why_->GetParent()->Layout();
}

Why::Told Review::ways_from_why(std::function<void()> closed) {
    return {[this](core::Seq seq) { return log_->text_of(seq); }, [this](core::Seq seq) { go_to_entry(seq); },
            [this](std::string_view rule) { desk_.open_rules(rule); }, std::move(closed)};
}

void Review::put_reckoning() {
    reckoning_->show(now_.scores, now_.scores.rounds->size());
}

void Review::show_scores(bool scores) {
    if (scores == reckoning_->IsShown()) {
        return;
    }
    if (scores) {
        reckoning_->put_pair(app::said_of_pair(desk_.database(), session_));
        put_reckoning();
    }
    reckoning_->Show(scores);
    canvas_->Show(!scores);
    reckoning_->GetParent()->Layout();
}

bool Review::leave_step() {
    if (part<wxPanel>(*this, "noting").IsShown()) {
        leave_note();
    } else if (editor_->IsShown()) {
        edit(false);
    } else if (why_->IsShown()) {
        hide_why();
    } else if (reckoning_->leave_step()) {
        return true;
    } else if (reckoning_->IsShown()) {
        show_scores(false);
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
