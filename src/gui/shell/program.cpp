#include "gui/shell/program.h"

#include <functional>

#include <wx/cmdline.h>
#include <wx/crt.h>
#include <wx/msgdlg.h>
#include <wx/utils.h>

#include "app/library/library.h"
#include "app/words/days.h"
#include "core/text/failure.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/words.h"
#include "store/backup/restore.h"
#include "store/matches/journal.h"

namespace gui {

namespace {

/// What went wrong, or nothing.
wxString tried(const std::function<void()>& work) {
    try {
        work();
    } catch (...) {
        return what_went_wrong();
    }
    return {};
}

}  // namespace

void Program::OnInitCmdLine(wxCmdLineParser& parser) {
    parser.SetLogo("Pfiff: the referee at a real table, for five games about dogs.");
    parser.AddSwitch("h", "help", "show this help", wxCMD_LINE_OPTION_HELP);
    parser.AddSwitch("", "version", "show the version");
    parser.AddOption("", "db", "the database to open");
    parser.AddOption("", "language", "en, de or ko");
    parser.AddSwitch("", "board", "open the board for all at the table, too");
    parser.AddOption("", "match", "the match to open, by its id");
    parser.AddParam("RECORD", wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL | wxCMD_LINE_PARAM_MULTIPLE);
}

bool Program::OnCmdLineParsed(wxCmdLineParser& parser) {
    if (parser.Found("version")) {
        wxPrintf("pfiff %s\n", PFIFF_VERSION);
        return false;
    }
    wxString value;
    database_ = parser.Found("db", &value) ? typed(value) : std::string();
    language_ = parser.Found("language", &value) ? typed(value) : std::string();
    match_ = parser.Found("match", &value) ? typed(value) : std::string();
    board_ = parser.Found("board");
    for (std::size_t i = 0; i < parser.GetParamCount(); ++i) {
        records_.emplace_back(typed(parser.GetParam(i)));
    }
    return true;
}

bool Program::OnInit() {
    SetAppName("pfiff");
    SetAppDisplayName("Pfiff");
    // Numbers in files are written by fmt; the window's words come from our own catalogues.
    if (!wxApp::OnInit()) {
        return false;
    }
    preferences_.emplace(Preferences::usual_file());
    speak(language_.empty() ? preferences_->language : language_);
    preferences_->put_on();
    prepare_forms();
    const std::filesystem::path file =
        database_.empty() ? app::default_database() : std::filesystem::path(database_);
    // There is no window yet that a banner could lie in.
    wxString trouble = tried([&] { show(file); });
    if (!trouble.empty()) {
        wxFprintf(stderr, "pfiff: %s\n", trouble);
    }
    while (!trouble.empty() && offers_backup(file, trouble)) {
        trouble = tried([&] {
            store::restore(store::latest_whole_backup(file).value().file, file);
            show(file);
        });
    }
    return trouble.empty();
}

/// Says what is wrong with the database; whether a backup is wanted in its place, if there is one.
bool Program::offers_backup(const std::filesystem::path& file, const wxString& trouble) {
    const auto backup = store::is_damaged(file) ? store::latest_whole_backup(file) : std::nullopt;
    if (!backup) {
        wxMessageBox(trouble, "Pfiff", wxOK | wxICON_ERROR);
        return false;
    }
    wxMessageDialog question(
        nullptr,
        trouble + "\n\n" +
            words(N_("The newest backup is of {0}. It can take the place; what lies there now is set aside."),
                  {app::day_in_words(backup->day)}),
        "Pfiff", wxYES_NO | wxYES_DEFAULT | wxICON_ERROR);
    question.SetYesNoLabels(words(N_("&Put it back")), words(N_("&Quit")));
    return question.ShowModal() == wxID_YES;
}

void Program::show(const std::filesystem::path& file) {
    handed_over_ = hand_over(file, {records_, match_, board_});
    if (handed_over_) {
        return;
    }
    store::Database database(file);
    // Two that were started at once: the one is just opening its window.
    for (int attempts = 5; attempts > 0 && database.read_only() && !handed_over_; --attempts) {
        wxMilliSleep(100);
        handed_over_ = hand_over(file, {records_, match_, board_});
    }
    if (handed_over_) {
        return;
    }
    if (!match_.empty() && !store::Journal(database).has(match_)) {
        throw core::Failure({N_("there is no match {0}"), {match_}});
    }
    frame_ = new Frame(std::move(database), *preferences_);
    match_.empty() ? frame_->open_home() : frame_->open_table(match_);
    frame_->Show();
    if (board_) {
        frame_->CallAfter([this] { frame_->open_board(); });
    }
    if (!records_.empty()) {
        frame_->CallAfter([this] { frame_->open_records(records_); });
    }
    listen();
}

/// Whoever starts Pfiff again comes to this window, with what he wants to open.
void Program::listen() {
    listening_.emplace(frame_->database().file(), [this](const Errand& errand) {
        if (errand.board) {
            frame_->open_board();
        }
        native::bring_to_front(*frame_);
        if (!errand.records.empty()) {
            frame_->open_records(errand.records);
        } else if (!errand.match.empty()) {
            frame_->open_match(errand.match);
        }
    });
}

int Program::OnRun() {
    return handed_over_ ? 0 : wxApp::OnRun();
}

int Program::OnExit() {
    listening_.reset();
    return wxApp::OnExit();
}

bool Program::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const store::Displaced&) {
        frame_->say_whether_it_writes();
        return true;
    } catch (...) {
        // Said below.
    }
    const wxString message = what_went_wrong();
    if (frame_ != nullptr) {
        frame_->tell(message, Tone::alarm);
    }
    return true;
}

}  // namespace gui
