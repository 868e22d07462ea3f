#include "gui/match/table.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/library/library.h"
#include "app/match/pair.h"
#include "gui/entry/policies.h"
#include "gui/entry/typing.h"
#include "gui/match/export_menu.h"
#include "gui/print/match_sheet.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int narrow_below = 940;
constexpr int least_log = 52;     ///< its newest line
constexpr int least_policy = 84;  ///< however large text is: its words end in dots
constexpr int bar_border = 6;     ///< as in the form
constexpr int border_of_side = 16;

}  // namespace

Table::Table(wxWindow* parent, Desk& desk, const std::string& match)
    : desk_(desk),
      session_(desk.database(), match),
      line_([this](std::span<const std::string> tokens, app::Slot slot) { return asked(tokens, slot); }) {
    load(*this, parent, "table");
    build();
    hear();
    rounds_seen_ = session_.shown().scores.rounds->size();
    over_seen_ = session_.shown().status == core::Status::finished;
    begin_line();
    refresh();
    after_resize(*this, [this] { fold(); });
}

Page::Begun Table::begun() const {
    const bool tapped = line_.slot().kind == app::Slot::Kind::end && !line_.at_start();
    const std::string typed_words = typed(entry_->words());
    return {session_.match(), typed_words.empty() && tapped ? line_.text() : typed_words};
}

void Table::go_on(const Begun& begun) {
    if (begun.match == session_.match() && !begun.line.empty()) {
        entry_->put(begun.line);
    }
}

/// After the end nobody needs to see what can no longer be entered.
core::Ask Table::asked(std::span<const std::string> tokens, app::Slot slot) const {
    core::Ask ask = session_.ask(tokens, slot, looking_as_);
    if (tokens.empty() && slot.kind == app::Slot::Kind::end &&
        session_.reading().status != core::Status::open) {
        std::erase_if(ask.choices, [](const core::Choice& choice) {
            return choice.verdict && core::kind(*choice.verdict) == core::Kind::impossible;
        });
    }
    return ask;
}

void Table::build() {
    canvas_ = place<Canvas>(*this, "canvas");
    reckoning_ = place<Reckoning>(*this, "reckoning");
    ruling_ = place<Ruling>(*this, "ruling");
    pad_ = place<Pad>(*this, "pad");
    entry_ = place<EntryLine>(*this, "entry_line");
    log_ = place<Log>(*this, "log");
    why_ = place<Why>(*this, "why_place");
    ending_ = place<Ending>(*this, "ending");
    correcting_.emplace(session_, desk_, Correcting::Hands{line_, *pad_, *entry_});
    reckoning_->leave_out_outcome();
    reckoning_->Hide();
    ending_->Hide();
    ruling_->Hide();
    why_->Hide();
    part<wxToggleButton>(*this, "show_log").Hide();
    dress(part<wxPanel>(*this, "asked"), "sheet");
    dress(part<wxPanel>(*this, "tools"), "bar");
    auto& title = part<wxStaticText>(*this, "heading");
    dress(title, "heading");
    title.SetLabelText(heading());
    title.SetMinSize(wxSize(theme().px(shortest_heading), -1));
    for (const char* name : {"go_home", "menu"}) {
        dress(part<wxButton>(*this, name), "flat");
    }
    const Theme& looks = theme();
    part<wxButton>(*this, "go_home").SetBitmap(icon(Icon::back, looks.text));
    part<wxButton>(*this, "menu").SetBitmap(icon(Icon::menu, looks.text));
    part<wxButton>(*this, "undo").SetBitmap(icon(Icon::undo, looks.text));
    part<wxButton>(*this, "redo").SetBitmap(icon(Icon::redo, looks.text));
    auto& referee = part<wxButton>(*this, "referee");
    referee.SetBitmap(icon(Icon::whistle, looks.paper));
    dress(referee, "whistle");
    for (const char* name : {"undo", "redo", "referee"}) {
        auto& button = part<wxButton>(*this, name);
        button.SetName(button.GetLabel());
        native::set_spoken_name(button, wxControl::RemoveMnemonics(button.GetLabel()));
    }
    dress(part<wxStaticText>(*this, "policy_label"), "quiet");
    auto& policy = part<wxChoice>(*this, "policy");
    for (const PolicyWords& each : policy_words) {
        policy.Append(words(each.title));
    }
    policy.SetMaxSize(policy.GetBestSize());
    native::let_shrink(policy);
    native::set_spoken_name(policy, words(N_("How the referee rules")));
}

void Table::hear() {
    pad_->tell({[this](const std::string& token) { choose(token); },
                [this](std::size_t count) {
                    tapped();
                    line_.keep(count);
                    put_line();
                },
                [this](const std::string& word) { begin_aside(word); },
                [this](const std::string& token) { canvas_->look_at(token); },
                [this] {
                    tapped();
                    line_.begin_bare();
                    put_line();
                },
                [this] { enter_line(line_.text(), line_.slot()); }, [this] { enter_arranged(); },
                [this] {
                    tapped();
                    arranged_ = line_.ask().arranged;
                    put_line();
                },
                [this] { leave_step(); }, [this] { keep_correction(); }});
    entry_->tell({[this](const std::string& line) { enter_typed(line); },
                  [this](const std::string& typed) { return completions(session_, line_, typed); },
                  [this](const std::string& typed) {
                      typed_anew();
                      return meaning(session_, line_, typed);
                  }});
    log_->tell({[this](core::Seq seq) { begin_amend(seq); }, [this](core::Seq seq) { begin_insert(seq); },
                [this](core::Seq seq) { strike(seq, false); }, [this](core::Seq seq) { strike(seq, true); },
                [this](core::Seq seq) { ask_why(seq); }, nullptr});
    reckoning_->tell_why(ways_from_why(nullptr));
    why_->tell(ways_from_why([this] { hide_why(); }));
    ruling_->tell({[this](const app::Ruling& ruling, app::Answer given) { answer(ruling, given); },
                   [this] {
                       called_.erase(called_.begin());
                       next_ruling();
                   },
                   [this](std::string_view rule) { desk_.open_rules(rule); }});
    reckoning_->on_done([this] { hide_reckoning(); });
    ending_->tell({[this] { desk_.open_review(session_.match()); },
                   [this] { desk_.open_table(app::begin_again(desk_.database(), session_.match())); },
                   [this] { desk_.open_table(app::change_roles(desk_.database(), session_)); },
                   [this] { print_sheet(wxGetTopLevelParent(this), session_); },
                   [this](wxWindow& button) { export_menu(button, desk_, session_.match()); },
                   [this] { begin_correcting(); }});
    canvas_->tell({[this](const core::Choice& choice) { tap_choice(choice); },
                   [this](const core::Goal& goal) { tap_goal(goal); },
                   [this](const std::string& place) { tap_beside(place); },
                   [this](core::Seq seq) { log_->choose(seq); },
                   [this] {
                       tapped();
                       arranged_ = canvas_->picture().arranged;
                       say_arranged(line_.ask());
                   }});
    part<wxButton>(*this, "go_home").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_home(); });
    auto& menu = part<wxButton>(*this, "menu");
    menu.Bind(wxEVT_BUTTON, [this, &menu](wxCommandEvent&) { desk_.open_menu(menu); });
    part<wxButton>(*this, "undo").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { undo(); });
    part<wxButton>(*this, "redo").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { redo(); });
    part<wxButton>(*this, "referee").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { call_referee(); });
    part<wxButton>(*this, "scores").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        reckoning_->IsShown() ? hide_reckoning() : show_reckoning(session_.shown().scores.rounds->size());
    });
    part<wxChoice>(*this, "policy").Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { change_policy(); });
    part<wxToggleButton>(*this, "show_log").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        log_->Show(event.IsChecked());
        Layout();
    });
}

void Table::refresh() {
    const Canvas::Still still(*canvas_);
    const core::Reading& reading = session_.shown();
    show_table();
    put_lookers();
    log_->show(reading, [this](core::Seq seq) { return session_.may_tell(seq); });
    refresh_tools();
    put_line();
    next_ruling();
    refresh_reckoning(reading);
}

/// Shown when a round ends, and when the match does; taken away when they have not ended after all.
void Table::refresh_reckoning(const core::Reading& reading) {
    const std::size_t rounds = reading.scores.rounds->size();
    const bool over = reading.status == core::Status::finished;
    if (rounds > rounds_seen_ || (over && !over_seen_)) {
        show_reckoning(over ? rounds : rounds - 1);
    } else if (reckoning_->IsShown()) {
        rounds < rounds_seen_ || over != over_seen_ ? hide_reckoning() : show_reckoning(rounds);
    }
    rounds_seen_ = rounds;
    over_seen_ = over;
}

void Table::refresh_tools() {
    part<wxButton>(*this, "undo").Enable(session_.can_undo());
    part<wxButton>(*this, "redo").Enable(session_.can_redo());
    auto& referee = part<wxButton>(*this, "referee");
    const bool on_call = session_.policy() == app::Policy::ask;
    if (referee.IsShown() != on_call) {
        referee.Show(on_call);
        fit_tools();
        Layout();
    }
    auto& policy = part<wxChoice>(*this, "policy");
    policy.SetSelection(static_cast<int>(session_.policy()));
    policy.Enable(!session_.read_only());
}

void Table::put_line() {
    desk_.asks_anew();
    offers_ = false;
    put_ending();
    if (ending_->IsShown()) {
        return;
    }
    if (session_.read_only()) {
        pad_->rest(words(N_("Nothing can be entered: this match is open for reading only.")));
        return;
    }
    warned_.clear();
    offers_ = true;
    const core::Ask& ask = line_.ask();
    if (ask.arranged.empty()) {
        pad_->put(line_, canvas_->takes_all(ask));
        offer_choices();
        say_hint(ask);
    } else {
        put_arranged(ask);
    }
    if (pad_->wished_width() > wished_) {
        fold();
    } else {
        fit_side();
    }
}

/// Once the match is over nothing is asked for, unless somebody wants to correct it.
void Table::put_ending() {
    const core::Reading& reading = session_.shown();
    const bool ends = reading.status != core::Status::open && !corrects_ && line_.at_start() &&
                      line_.slot().kind == app::Slot::Kind::end;
    if (ends) {
        ending_->put(reading, {!session_.read_only(), app::can_change_roles(desk_.database(), session_)});
    }
    const bool was_over = ending_->IsShown();
    if (was_over != ends) {
        ending_->Show(ends);
        part<wxPanel>(*this, "asked").Show(!ends);
    }
    if (was_over != ends && narrow_) {
        fold();
    }
    if (was_over != ends || ends) {
        part<wxPanel>(*this, "side").Layout();
    }
}

void Table::begin_correcting() {
    corrects_ = true;
    put_line();
    entry_->focus();
}

/// Beside each other where there is room; else the pad goes below, and the log folds away.
void Table::fold() {
    wished_ = pad_->wished_width();
    const int wide = GetClientSize().x;
    // The page may be higher than the window, and is to get no higher for that.
    const int high = std::min(GetClientSize().y, GetParent()->GetClientSize().y);
    const bool narrow = wide < theme().px(narrow_below) && wide < high * 5 / 4;
    auto& side = part<wxPanel>(*this, "side");
    auto& body = dynamic_cast<wxBoxSizer&>(*part<wxPanel>(*this, "body").GetSizer());
    if (narrow != narrow_) {
        narrow_ = narrow;
        body.SetOrientation(narrow ? wxVERTICAL : wxHORIZONTAL);
        body.GetItem(&side)->SetFlag(narrow ? wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM
                                            : wxEXPAND | wxRIGHT | wxBOTTOM);
        auto& toggle = part<wxToggleButton>(*this, "show_log");
        toggle.Show(narrow);
        toggle.SetValue(!narrow);
        log_->Show(!narrow);
    }
    fit_tools();
    const bool is_tapped = canvas_->is_tapped() || canvas_->has_stands();
    const int share = ending_->IsShown() && !log_->IsShown() ? 0 : is_tapped ? high * 2 / 5 : high * 11 / 20;
    const int below = std::max(share, least_side());
    side.SetMinSize(
        narrow ? wxSize(-1, below)
               : wxSize(std::clamp(pad_->wished_width() + theme().px(28), wide * 34 / 100, wide / 2), -1));
    Layout();
    fit_side();
}

/// The bar is one row where all fits, else two; then words give way that an icon says too.
void Table::fit_tools() {
    wxSizer& rows = *part<wxPanel>(*this, "tools").GetSizer();
    wxSizer& row = *part<wxButton>(*this, "go_home").GetContainingSizer();
    wxSizer& acts = *part<wxButton>(*this, "undo").GetContainingSizer();
    auto& policy = part<wxChoice>(*this, "policy");
    auto& label = part<wxStaticText>(*this, "policy_label");
    const auto say_words = [this](bool whole) {
        for (const char* name : {"undo", "redo", "referee"}) {
            auto& button = part<wxButton>(*this, name);
            button.SetLabel(whole ? button.GetName() : wxString());
        }
    };
    policy.SetMinSize(policy.GetMaxSize());
    label.Show();
    say_words(true);
    row.Detach(&acts);
    rows.Detach(&acts);
    const int room = GetClientSize().x - 2 * bar_border;
    const int others = row.CalcMin().x;
    if (others + acts.CalcMin().x > room) {
        label.Hide();
    }
    if (others + acts.CalcMin().x <= room) {
        row.Insert(2, &acts, wxSizerFlags().CentreVertical());
        return;
    }
    label.Show(acts.CalcMin().x + label.GetBestSize().x <= room);
    if (acts.CalcMin().x > room) {
        policy.SetMinSize(wxSize(least_policy, -1));
        say_words(acts.CalcMin().x <= room);
    }
    rows.Add(&acts, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, bar_border));
}

/// What stands beside the table, or below it, is of use from that height on.
int Table::least_side() const {
    const int log = log_->IsShown() ? theme().px(least_log) : 0;
    if (ending_->IsShown()) {
        return ending_->GetEffectiveMinSize().y + log;
    }
    const auto& asked = part<wxPanel>(*this, "asked");
    return asked.GetBestSize().y - pad_->choices_height() + pad_->least_choices_height() + log;
}

int Table::least_height() const {
    const int board = part<wxPanel>(*this, "board").GetSizer()->CalcMin().y;
    const int side = least_side() + border_of_side;
    return part<wxPanel>(*this, "tools").GetEffectiveMinSize().y +
           (narrow_ ? board + side : std::max(board, side));
}

/// The pad takes the room it needs, as long as the log keeps a few lines.
void Table::fit_side() {
    const int side = part<wxPanel>(*this, "side").GetSize().y;
    const int log = log_->IsShown() ? theme().px(least_log) : 0;
    const int others = part<wxPanel>(*this, "asked").GetBestSize().y - pad_->choices_height();
    pad_->limit_height(side - log - others);
    part<wxPanel>(*this, "side").Layout();
}

}  // namespace gui
