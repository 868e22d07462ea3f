#include "gui/program.h"

#include <wx/cmdline.h>
#include <wx/crt.h>
#include <wx/msgdlg.h>

#include "app/library.h"
#include "core/failure.h"
#include "gui/forms.h"
#include "gui/words.h"
#include "store/journal.h"

namespace gui {

void Program::OnInitCmdLine(wxCmdLineParser& parser) {
    parser.SetLogo("Pfiff: the referee at a real table, for five games about dogs.");
    parser.AddSwitch("h", "help", "show this help", wxCMD_LINE_OPTION_HELP);
    parser.AddSwitch("", "version", "show the version");
    parser.AddOption("", "db", "the database to open");
    parser.AddOption("", "language", "en, de or ko");
    parser.AddOption("", "match", "the match to open, by its id");
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
    try {
        show(database_.empty() ? app::default_database() : std::filesystem::path(database_));
    } catch (...) {
        // There is no window yet that a banner could lie in.
        const wxString message = what_went_wrong();
        wxFprintf(stderr, "pfiff: %s\n", message);
        wxMessageBox(message, "Pfiff", wxOK | wxICON_ERROR);
        return false;
    }
    return true;
}

void Program::show(const std::filesystem::path& file) {
    store::Database database(file);
    if (!match_.empty() && !store::Journal(database).has(match_)) {
        throw core::Failure({N_("there is no match {0}"), {match_}});
    }
    frame_ = new Frame(std::move(database), *preferences_);
    match_.empty() ? frame_->open_home() : frame_->open_table(match_);
    frame_->Show();
}

bool Program::OnExceptionInMainLoop() {
    const wxString message = what_went_wrong();
    if (frame_ != nullptr) {
        frame_->tell(message, Tone::alarm);
    }
    return true;
}

}  // namespace gui
