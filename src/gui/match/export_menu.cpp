#include "gui/match/export_menu.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/exchange/bgstats.h"
#include "app/exchange/export_history.h"
#include "app/exchange/play_link.h"
#include "app/exchange/qr.h"
#include "app/library/library.h"
#include "app/match/session.h"
#include "app/report/csv.h"
#include "app/report/xlsx.h"
#include "gui/host/import_summary.h"
#include "gui/print/match_sheet.h"
#include "gui/toolkit/progress.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/saving.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/qr_view.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"

namespace gui {

namespace fs = std::filesystem;

namespace {

/// A file that is there is not replaced unless it says the same.
void keep(app::NewFile& made, const fs::path& file) {
    if (made.keep() == app::NewFile::Kept::name_is_taken) {
        throw core::Failure(
            {N_("{0} is there already and holds something else; choose another name."), {file.string()}});
    }
}

/// Writes a new file. `content` answers whether it came to its end; else nothing is kept.
void write_file(const fs::path& file, PageHost& host, const std::function<bool(const app::Sink&)>& content) {
    app::NewFile made(file);
    if (!content(made.sink())) {
        host.tell(words(N_("Stopped; nothing was saved.")));
        return;
    }
    keep(made, file);
    host.tell(words(N_("Saved as {0}."), {file.string()}));
}

/// All of a text at once.
std::function<bool(const app::Sink&)> whole(std::string text) {
    return [text = std::move(text)](const app::Sink& sink) {
        sink(text);
        return true;
    };
}

std::vector<std::string> all_matches(store::Database& database) {
    const store::History history(database);
    std::vector<std::string> ids;
    for (const std::int32_t row : history.find(store::MatchQuery{})) {
        if (auto listed = history.row(row)) {
            ids.push_back(std::move(listed->id));
        }
    }
    return ids;
}

/// Of all matches, and the statistics.
std::vector<app::Spreadsheet> all_tables(store::Database& database) {
    auto tables = app::spreadsheets_of(database, all_matches(database));
    std::ranges::move(app::spreadsheets_of(database, store::MatchQuery{}), std::back_inserter(tables));
    return tables;
}

void save_record(wxWindow& parent, PageHost& host, const std::string& match, bool secrets) {
    const std::string name = app::file_name(store::Journal(host.database()).read(match).header);
    const fs::path file = asked_for_file(parent, {words(N_("Save the record")), name, {".pfiff"}});
    if (file.empty()) {
        return;
    }
    if (secrets) {
        write_file(file, host, whole(app::export_record(host.database(), match)));
        return;
    }
    const app::Exported exported = app::export_without_secrets(host.database(), match);
    write_file(file, host, whole(exported.text));
    if (exported.tells_more) {
        host.tell(
            words(N_("Saved as {0}. The match is not over, and its record tells more than the table may "
                     "see until then."),
                  {file.string()}),
            Tone::caution);
    } else if (exported.left_out > 0) {
        host.tell(
            words(N_("Saved as {0}. Lines left out that the table may not see, or that count only without "
                     "those: {1}."),
                  {file.string(), exported.left_out}));
    }
}

void save_sheet_of(wxWindow& parent, PageHost& host, const std::string& match) {
    const app::Session session(host.database(), match);
    const std::string name = app::file_name(session.header());
    const fs::path file = asked_for_file(parent, {words(N_("Save the match sheet")), name, {".pdf"}, true});
    if (!file.empty()) {
        save_sheet(session, file);
        host.tell(words(N_("Saved as {0}."), {file.string()}));
    }
}

std::vector<std::string> matches_that_are_over(store::Database& database) {
    std::vector<std::string> ids;
    for (const store::Listed& match : store::History(database).matches()) {
        if (app::is_play(match)) {
            ids.push_back(match.id);
        }
    }
    return ids;
}

void save_play(wxWindow& parent, PageHost& host, const std::vector<std::string>& matches,
               const std::string& name) {
    if (matches.empty()) {
        host.tell(words(N_("No match is over yet; BG Stats knows only those that are.")), Tone::caution);
        return;
    }
    const fs::path file = asked_for_file(parent, {words(N_("Save for BG Stats")), name, {".bgsplay"}});
    if (file.empty()) {
        return;
    }
    Progress progress(parent, words(N_("Saving for BG Stats")));
    write_file(file, host, [&](const app::Sink& sink) {
        return app::write_play_file(host.database(), matches, sink, std::ref(progress)).has_value();
    });
}

/// A code for the camera of a phone.
void show_code(wxWindow& parent, store::Database& database, const std::string& match) {
    const app::PlayLink link = app::play_link(database, match, app::most_qr_bytes);
    wxDialog dialog(wxGetTopLevelParent(&parent), wxID_ANY, words(N_("To BG Stats on a phone")));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* view = new QrView(&dialog);
    view->show(link.url,
               words(N_("Point the phone's camera here: BG Stats opens with this play filled in. No "
                        "network is needed.")));
    view->SetMinSize(wxSize(theme().px(520), theme().px(560)));
    sizer->Add(view, wxSizerFlags(1).Expand().Border(wxALL, 12));
    if (link.shortened) {
        sizer->Add(new wxStaticText(&dialog, wxID_ANY, words(N_("The comments had no room in the code."))),
                   wxSizerFlags().Border(wxALL, 12));
    }
    sizer->Add(dialog.CreateButtonSizer(wxCLOSE), wxSizerFlags().Right().Border(wxALL, 12));
    dialog.SetEscapeId(wxID_CLOSE);
    dialog.SetSizerAndFit(sizer);
    dialog.ShowModal();
}

void save_tables(wxWindow& parent, PageHost& host, const std::vector<app::Spreadsheet>& tables) {
    const fs::path folder = asked_for_folder(parent, words(N_("A folder for the tables, a file each")));
    if (folder.empty()) {
        return;
    }
    Progress progress(parent, words(N_("Saving tables")));
    std::vector<std::unique_ptr<app::NewFile>> made;
    for (const app::Spreadsheet& table : tables) {
        made.push_back(std::make_unique<app::NewFile>(folder / (std::string(table.key) + ".csv")));
        if (!app::write_csv(table, made.back()->sink(), std::ref(progress))) {
            host.tell(words(N_("Stopped; nothing was saved.")));
            return;
        }
    }
    std::vector<core::Text> names;
    for (std::size_t i = 0; i < made.size(); ++i) {
        const std::string name = std::string(tables[i].key) + ".csv";
        keep(*made[i], folder / name);
        names.push_back(core::verbatim(name));
    }
    host.tell(words(N_("Saved in {0}: {1}."), {folder.string(), core::listed(names)}));
}

void save_workbook(wxWindow& parent, PageHost& host) {
    const fs::path file = asked_for_file(parent, {words(N_("Save the workbook")), "pfiff", {".xlsx"}});
    if (file.empty()) {
        return;
    }
    auto tables = app::spreadsheets_of(host.database(), all_matches(host.database()));
    std::ranges::move(app::spreadsheets_of(host.database(), store::MatchQuery{}), std::back_inserter(tables));
    Progress progress(parent, words(N_("Saving tables")));
    write_file(file, host,
               [&](const app::Sink& sink) { return app::write_xlsx(tables, sink, std::ref(progress)); });
}

void save_history(wxWindow& parent, PageHost& host) {
    const fs::path folder = asked_for_folder(
        parent,
        words(N_("An empty folder for the whole history: a record a match, with all that was secret")));
    if (folder.empty()) {
        return;
    }
    Progress progress(parent, words(N_("Saving the whole history")));
    if (app::export_history(host.database(), folder, std::ref(progress))) {
        host.tell(words(N_("Saved as {0}."), {folder.string()}));
    } else {
        host.tell(words(N_("Stopped; nothing was saved.")));
    }
}

}  // namespace

void export_menu(wxWindow& button, PageHost& host, const std::string& match) {
    wxMenu menu;
    // What fails is told in the banner like all that fails.
    const auto add = [&](std::string_view label, const std::function<void()>& act) {
        wxMenuItem* item = menu.Append(wxID_ANY, words(label));
        menu.Bind(
            wxEVT_MENU, [act](wxCommandEvent&) { act(); }, item->GetId());
    };
    if (!match.empty()) {
        const std::string name = app::file_name(store::Journal(host.database()).read(match).header);
        add(N_("This match: &record"), [&, match] { save_record(button, host, match, false); });
        add(N_("This match: record with all that was &secret"),
            [&, match] { save_record(button, host, match, true); });
        add(N_("This match: sheet as &PDF"), [&, match] { save_sheet_of(button, host, match); });
        add(N_("This match: print the s&heet"), [&, match] {
            const app::Session session(host.database(), match);
            print_sheet(wxGetTopLevelParent(&button), session);
        });
        if (store::History(host.database()).find(match)->status != "open") {
            add(N_("This match: for &BG Stats"),
                [&, match, name] { save_play(button, host, {match}, name); });
            add(N_("This match: &QR code for BG Stats on a phone"),
                [&, match] { show_code(button, host.database(), match); });
        }
        menu.AppendSeparator();
    }
    add(N_("All matches: workbook for a spreadsheet (&XLSX)"), [&] { save_workbook(button, host); });
    add(N_("All matches: tables for a spreadsheet (&CSV)"),
        [&] { save_tables(button, host, all_tables(host.database())); });
    add(N_("All matches: for B&G Stats"),
        [&] { save_play(button, host, matches_that_are_over(host.database()), "pfiff"); });
    add(N_("&Whole history as a folder"), [&] { save_history(button, host); });
    button.PopupMenu(&menu, 0, button.GetSize().y);
}

void save_statistics(wxWindow& parent, PageHost& host, const store::MatchQuery& filter) {
    save_tables(parent, host, app::spreadsheets_of(host.database(), filter));
}

bool import_chosen_files(wxWindow& parent, PageHost& host) {
    wxMenu menu;
    menu.Append(1, words(N_("&Files")));
    menu.Append(2, words(N_("A &folder, and all that is below")));
    const int chosen = parent.GetPopupMenuSelectionFromUser(menu);
    std::vector<fs::path> files;
    if (chosen == 1) {
        wxFileDialog dialog(wxGetTopLevelParent(&parent), words(N_("Records to take in")), {}, {},
                            "*.pfiff|*.[pP][fF][iI][fF][fF]|*|*",
                            wxFD_OPEN | wxFD_MULTIPLE | wxFD_FILE_MUST_EXIST);
        wxArrayString paths;
        if (dialog.ShowModal() == wxID_OK) {
            dialog.GetPaths(paths);
        }
        for (const wxString& path : paths) {
            files.emplace_back(typed(path));
        }
    } else if (chosen == 2) {
        if (fs::path folder = asked_for_folder(parent, words(N_("A folder of records"))); !folder.empty()) {
            files.push_back(std::move(folder));
        }
    }
    if (files.empty()) {
        return false;
    }
    import_into(parent, host.database(), files).tell(host);
    return true;
}

}  // namespace gui
