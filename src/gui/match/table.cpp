#include "gui/match/table.h"

#include <wx/button.h>
#include <wx/scopeguard.h>
#include <wx/stattext.h>
#include <wx/textentry.h>
#include <wx/tglbtn.h>

#include "app/editor/board_view.h"
#include "app/library/library.h"
#include "app/match/rematch.h"
#include "gui/match/export_menu.h"
#include "gui/print/match_sheet.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

std::string arrangement_in(PageHost& host, const std::string& match) {
    const auto& all = host.preferences().arrangements;
    const auto found = all.find(store::Journal(host.database()).read(match).header.game);
    return found == all.end() ? std::string() : found->second;
}

}  // namespace

Table::Table(wxWindow* parent, PageHost& host, const std::string& match)
    : host_(host), editor_(host.database(), match, arrangement_in(host, match)), notices_(host) {
    load(*this, parent, "table");
    build();
    hear();
    shown_line_.slot.seq = -1;  // nothing is shown yet
    render();
    after_resize(*this, [this] { layout_->fold(); });
}

wxString Table::heading() const {
    const core::Header& header = session().header();
    const wxString title = shown(session().game().info->title);
    return header.title ? title + wxString::FromUTF8(" · ") + shown(*header.title) : title;
}

std::optional<app::BoardView> Table::board() const {
    app::BoardView view = app::board_view(editor_);
    view.clock = clock_->view();
    return view;
}

void Table::add_to_menu(wxMenu& menu) {
    clock_->add_to(menu, [this] { act(app::TakeBreak{typed(words(N_("break")))}); });
}

Page::Begun Table::begun() const {
    const app::Line& line = editor_.line_editor().line();
    const bool tapped = line.slot().kind == app::Slot::Kind::end && !line.at_start();
    const std::string& words = editor_.line().typed;
    return {session().match(), words.empty() && tapped ? line.text() : words};
}

void Table::go_on(const Begun& begun) {
    if (begun.match == session().match() && !begun.line.empty()) {
        act(app::Type{begun.line});
    }
}

void Table::build() {
    canvas_ = place<Canvas>(*this, "canvas");
    score_sheet_ = place<ScoreSheet>(*this, "score_sheet");
    ruling_ = place<Ruling>(*this, "ruling");
    pad_ = place<Pad>(*this, "pad");
    entry_ = place<EntryLine>(*this, "entry_line");
    log_ = place<Log>(*this, "log");
    explanation_ = place<ExplanationPanel>(*this, "explanation_place");
    ending_ = place<Ending>(*this, "ending");
    score_sheet_->leave_out_outcome();
    for (wxWindow* window : std::initializer_list<wxWindow*>{score_sheet_, ending_, ruling_, explanation_}) {
        window->Hide();
    }
    part<wxToggleButton>(*this, "show_log").Hide();
    dress(part<wxPanel>(*this, "asked"), "sheet");
    auto& title = part<wxStaticText>(*this, "heading");
    dress(title, "heading");
    title.SetLabelText(heading());
    title.SetMinSize(wxSize(theme().px(shortest_heading), -1));
    tools_.emplace(*this, [this](const app::MatchAction& action) { act(action); });
    layout_.emplace(*this, TableLayout::Parts{*canvas_, *pad_, *log_, *ending_, *tools_});
    clock_.emplace(part<wxStaticText>(*this, "clock"), editor_, host_, [this] {
        tools_->fit(GetClientSize().x);
        Layout();
    });
    peek_buttons_.emplace(part<wxPanel>(*this, "peek_buttons"),
                          [this](std::optional<int> seat) { act(app::Peek{seat}); });
}

void Table::hear() {
    hear_entry();
    hear_picture();
    log_->set_callbacks({[this](core::Seq seq) { act(app::Amend{seq}); },
                         [this](core::Seq seq) { act(app::Insert{seq}); },
                         [this](core::Seq seq) {
                             act(app::Strike{seq, false});
                         },
                         [this](core::Seq seq) {
                             act(app::Strike{seq, true});
                         },
                         [this](core::Seq seq) { act(app::Explain{seq}); }, nullptr});
    beside_.emplace(
        *canvas_, *score_sheet_, *explanation_,
        Beside::Callbacks{[this](core::Seq seq) { return log_->text_of(seq); },
                          [this](core::Seq seq) { log_->choose(seq); },
                          [this](std::string_view rule) { host_.open_rules(rule); },
                          [this] { act(app::ShowScores{false}); }, [this] { act(app::Explain{}); }});
    ruling_->set_callbacks({[this](std::optional<app::Answer> answer) {
                                act(app::AnswerRuling{answer});
                                if (!editor_.line().typed.empty()) {
                                    entry_->focus();
                                }
                            },
                            [this](std::string_view rule) { host_.open_rules(rule); }});
    ending_->set_callbacks(
        {[this] { host_.open_review(session().match()); },
         [this] { host_.open_table(app::begin_again(host_.database(), session().match())); },
         [this] { host_.open_table(app::change_roles(host_.database(), session())); },
         [this] { print_sheet(wxGetTopLevelParent(this), session()); },
         [this](wxWindow& button) { export_menu(button, host_, session().match()); },
         [this] {
             act(app::Correct{});
             entry_->focus();
         }});
    part<wxButton>(*this, "go_home").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { host_.open_home(); });
    auto& menu = part<wxButton>(*this, "menu");
    menu.Bind(wxEVT_BUTTON, [this, &menu](wxCommandEvent&) { host_.open_menu(menu); });
    part<wxToggleButton>(*this, "show_log").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        log_->Show(event.IsChecked());
        Layout();
    });
}

void Table::hear_entry() {
    const auto line_act = [this](const app::LineAction& action) { act(action); };
    pad_->set_callbacks(
        {line_act, [this] { leave_step(); }, [this](const std::string& token) { canvas_->look_at(token); }});
    entry_->set_callbacks(
        {line_act, [this](const std::string& typed) { return editor_.line_editor().completions(typed); }});
}

void Table::hear_picture() {
    canvas_->set_callbacks({[this](const core::Choice& choice) { act(app::Tap{choice.token}); },
                            [this](const core::Goal& goal) { act(app::TapGoal{goal.place}); },
                            [this](const std::string& place) { act(app::TapBeside{place}); },
                            [this](core::Seq seq) { log_->choose(seq); },
                            [this] { act(app::Arrange{canvas_->picture().arranged}); }});
}

void Table::act(const app::LineAction& action) {
    editor_.apply(action);
    render();
}

void Table::act(const app::MatchAction& action) {
    editor_.apply(action);
    render();
}

void Table::enter(const std::string& line) {
    act(app::Type{line});
    act(app::Submit{});
}

/// Once more where putting it on the screen changed what is to be shown.
void Table::render() {
    renders_again_ = renders_;
    if (renders_) {
        return;
    }
    renders_ = true;
    wxON_BLOCK_EXIT_SET(renders_, false);
    do {
        renders_again_ = false;
        render_once();
    } while (renders_again_);
}

/// Puts on the screen what differs from what it shows.
void Table::render_once() {
    const Canvas::Still still(*canvas_);
    const app::MatchView view = editor_.view();
    const app::LineView line = editor_.line();
    render_board();
    log_->show(editor_.log());
    tools_->put(editor_.view(), session().read_only());
    render_ending();
    render_line();
    render_beside();
    notices_.show(editor_.line().notice);
    keep_arrangement();
    clock_->refresh();
    const bool differs = edition_shown_ != editor_.edition() || view != shown_;
    lines_shown_ = editor_.log().size();
    edition_shown_ = editor_.edition();
    shown_line_ = line;
    shown_ = view;
    if (differs) {
        host_.board_differs();
    }
}

void Table::render_board() {
    const app::MatchView& view = editor_.view();
    const app::LineView& line = editor_.line();
    const bool table_differs = view.table != shown_.table || view.totals != shown_.totals ||
                               view.peeking != shown_.peeking || canvas_->picture().table.zones.empty();
    if (table_differs) {
        Picture picture{view.table, view.totals};
        if (view.peeking) {
            picture.notice = core::Text{N_("{0} is looking: all others look away"),
                                        {session().seats().at(static_cast<std::size_t>(*view.peeking))}};
        }
        canvas_->show(std::move(picture));
    }
    if (table_differs || line.mode != shown_line_.mode || view.policy != shown_.policy) {
        const app::Prompt* prompt = line.previews() ? nullptr : line.prompt();
        // Goals are what the rules allow: only where the referee speaks up do they look like it.
        canvas_->offer(prompt != nullptr ? prompt->ask : core::Ask{},
                       prompt != nullptr ? prompt->way : std::vector<std::string>{},
                       app::speaks_up(view.policy));
        if (prompt != nullptr && !prompt->warned_of.empty()) {
            canvas_->look_at(prompt->warned_of);
        }
    }
    peek_buttons_->put(view.may_peek, session().seats(), !view.sheet);
}

void Table::render_line() {
    const app::LineView& line = editor_.line();
    const bool is_new = line.mode != shown_line_.mode || line.correcting != shown_line_.correcting ||
                        line.slot != shown_line_.slot;
    if (is_new || lines_shown_ != editor_.log().size()) {
        host_.asks_anew();
    }
    if (is_new && !editor_.view().ending) {
        pad_->show(line, line.prompt() != nullptr && canvas_->takes_all(line.prompt()->ask)
                             ? Pad::Picture::all
                             : Pad::Picture::some);
        layout_->fit();
    }
    if (shown_.peeking && !editor_.view().peeking) {
        pad_->forget();
    }
    entry_->show(line);
}

/// Once the match is over nothing is asked for, unless somebody wants to correct it.
void Table::render_ending() {
    const auto& ending = editor_.view().ending;
    if (ending && ending != shown_.ending) {
        ending_->put(*ending);
    }
    if (ending_->IsShown() != ending.has_value()) {
        ending_->Show(ending.has_value());
        part<wxPanel>(*this, "asked").Show(!ending);
        if (layout_->is_narrow()) {
            layout_->fold();
        }
    }
    if (ending != shown_.ending) {
        part<wxPanel>(*this, "side").Layout();
    }
}

/// What stands beside the question: rulings, the scores, explanations.
void Table::render_beside() {
    const app::MatchView& view = editor_.view();
    if (view.ruling != shown_.ruling) {
        host_.asks_anew();
        if (view.ruling) {
            ruling_->put(*view.ruling);
        }
        ruling_->Show(view.ruling.has_value());
        ruling_->GetParent()->Layout();
    }
    beside_->show(view.sheet, view.explanation);
}

void Table::keep_arrangement() {
    Preferences& chosen = host_.preferences();
    const std::string& arrangement = editor_.line_editor().arrangement();
    if (!arrangement.empty() && chosen.arrangements[session().header().game] != arrangement) {
        chosen.arrangements[session().header().game] = arrangement;
        chosen.keep();
    }
}

bool Table::leave_step() {
    const bool left = editor_.leave() || score_sheet_->leave_step();
    if (!left && !editor_.view().sheet) {
        return false;
    }
    if (!left) {
        editor_.apply(app::MatchAction(app::ShowScores{false}));
    }
    render();
    return true;
}

bool Table::key(const wxKeyEvent& event) {
    const wxChar key = event.GetUnicodeKey();
    if (event.HasAnyModifiers() && event.GetModifiers() != wxMOD_SHIFT) {
        const bool is_ours = event.GetModifiers() == wxMOD_CONTROL && (key == 'Z' || key == 'Y');
        if (is_ours) {
            act(key == 'Z' ? app::MatchAction(app::Undo{}) : app::MatchAction(app::Redo{}));
        }
        return is_ours;
    }
    const bool in_text = dynamic_cast<wxTextEntry*>(FindFocus()) != nullptr;
    if (in_text || key <= WXK_SPACE || key == WXK_DELETE || session().read_only()) {
        return false;
    }
    if (editor_.view().ending) {
        act(app::Correct{});
    }
    entry_->begin_with(event.ShiftDown() ? key : static_cast<wxChar>(wxTolower(key)));
    return true;
}

void Table::focus_first() {
    ending_->IsShown() ? ending_->focus_first() : entry_->focus();
}

}  // namespace gui
