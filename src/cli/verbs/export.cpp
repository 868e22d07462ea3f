#include "cli/verbs/verbs.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "app/exchange/bgstats.h"
#include "app/exchange/export_history.h"
#include "app/exchange/play_link.h"
#include "app/library/library.h"
#include "app/report/csv.h"
#include "app/report/xlsx.h"
#include "app/words/words.h"
#include "cli/render/qr.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "cli/terminal/takes.h"
#include "core/text/failure.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"

namespace cli {

namespace {

struct ExportCall {
    std::string database;
    std::string match;
    std::string folder;
    std::string format = "records";
    bool secrets = false;
    bool all = false;
};

bool never_stop(int /*done*/, int /*all*/) {
    return true;
}

void say_written(const app::Written& written) {
    const std::string file = written.file.string();
    print((written.was_there ? app::say({N_("{0} was here already, nothing new"), {named(file)}})
                             : visible(file)) +
          "\n");
}

core::Text in_a_line(const store::Listed& match) {
    return {"{0}  {1}  {2}  {3}",
            {match.id, match.played.empty() ? "?" : match.played, match.game, core::joined(match.players)}};
}

std::vector<std::string> wanted_matches(const ExportCall& call, store::Database& database) {
    if (!call.match.empty()) {
        return {match_named(database, call.match)};
    }
    const auto matches = store::History(database).matches();
    const bool one_file_for_all = call.format == "csv" || call.format == "xlsx" || call.format == "bgstats";
    if (call.folder.empty() && !one_file_for_all && matches.size() != 1) {
        for (const store::Listed& match : matches) {
            complain(in_a_line(match));
        }
        const bool is_link = call.format == "link" || call.format == "qr";
        throw core::Failure({is_link ? N_("Name one match with --match.")
                                     : N_("Name one match with --match, or a folder with -o."),
                             {}});
    }
    std::vector<std::string> ids;
    std::ranges::transform(matches, std::back_inserter(ids), &store::Listed::id);
    return ids;
}

/// The record as text; says of what is left out how much it is.
std::string record_of(const ExportCall& call, store::Database& database, const std::string& match) {
    if (call.secrets) {
        return app::export_record(database, match);
    }
    app::Exported exported = app::export_without_secrets(database, match);
    if (exported.left_out > 0) {
        complain({N_("match {0}: lines left out that the table may not see, or that count only without "
                     "those: {1}; --secrets writes them too"),
                  {named(match), exported.left_out}});
    }
    if (exported.tells_more) {
        complain({N_("match {0} is not over: its record tells more than the table may see until then"),
                  {named(match)}});
    }
    return std::move(exported.text);
}

int export_records(const ExportCall& call) {
    auto database = open_to_read(call.database);
    for (const std::string& match : wanted_matches(call, database)) {
        const std::string text = record_of(call, database, match);
        if (call.folder.empty()) {
            print(text);
        } else {
            const core::Header header = store::Journal(database).read(match).header;
            say_written(app::write_into(call.folder, app::file_name(header), ".pfiff",
                                        [&](const app::Sink& sink) { sink(text); }));
        }
    }
    return all_well;
}

int export_history(const ExportCall& call) {
    if (call.folder.empty()) {
        throw core::Failure({N_("Name a folder with -o."), {}});
    }
    auto database = open_to_read(call.database);
    app::export_history(database, call.folder, never_stop);
    print(visible(call.folder) + "\n");
    return all_well;
}

/// Of one match there are no statistics.
std::vector<app::Spreadsheet> spreadsheets(const ExportCall& call, store::Database& database) {
    auto tables = app::spreadsheets_of(database, wanted_matches(call, database));
    if (call.match.empty()) {
        std::ranges::move(app::spreadsheets_of(database, store::MatchQuery{}), std::back_inserter(tables));
    }
    return tables;
}

int export_tables(const ExportCall& call) {
    if (call.folder.empty()) {
        throw core::Failure({N_("Name a folder with -o."), {}});
    }
    auto database = open_up_to_date(call.database);
    const auto tables = spreadsheets(call, database);
    if (call.format == "xlsx") {
        say_written(app::write_into(call.folder, "pfiff", ".xlsx", [&](const app::Sink& sink) {
            app::write_xlsx(tables, sink, never_stop);
        }));
        return all_well;
    }
    for (const app::Spreadsheet& table : tables) {
        say_written(app::write_into(call.folder, std::string(table.key), ".csv",
                                    [&](const app::Sink& sink) { app::write_csv(table, sink, never_stop); }));
    }
    return all_well;
}

int export_plays(const ExportCall& call) {
    auto database = open_up_to_date(call.database);
    const auto matches = wanted_matches(call, database);
    int plays = 0;
    const auto content = [&](const app::Sink& sink) {
        plays = app::write_play_file(database, matches, sink, never_stop).value_or(0);
    };
    if (call.folder.empty()) {
        content(print);
    } else {
        say_written(app::write_into(call.folder, "pfiff", ".bgsplay", content));
    }
    if (const int left_out = static_cast<int>(matches.size()) - plays; left_out > 0) {
        complain({N_("matches left out that are not over, or only tried out: {0}"), {left_out}});
    }
    return all_well;
}

int export_links(const ExportCall& call, bool as_code) {
    if (!call.folder.empty()) {
        throw core::Failure({N_("A link and its code go to standard output: leave out -o."), {}});
    }
    auto database = open_up_to_date(call.database);
    for (const std::string& match : wanted_matches(call, database)) {
        const app::PlayLink link = app::play_link(
            database, match, as_code ? app::most_qr_bytes : std::numeric_limits<std::size_t>::max());
        print(as_code ? drawn(app::qr_code(link.url), Ink::for_output()) : link.url + "\n");
        if (link.shortened) {
            complain({N_("the note had no room in the code"), {}});
        }
    }
    return all_well;
}

int export_as(const ExportCall& call) {
    if (call.all) {
        return export_history(call);
    }
    if (call.format == "csv" || call.format == "xlsx") {
        return export_tables(call);
    }
    if (call.format == "bgstats") {
        return export_plays(call);
    }
    return call.format == "records" ? export_records(call) : export_links(call, call.format == "qr");
}

}  // namespace

void add_export(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<ExportCall>();
    CLI::App* verb = program.add_subcommand(
        "export",
        app::word_for(N_("Writes matches of the database as records, or as other programs read them.")));
    add_database_option(*verb, call->database);
    verb->add_option("--match", call->match,
                     app::word_for(N_("This match only; else all that are not in the bin.")))
        ->type_name("ID");
    verb->add_option("-o,--output", call->folder, app::word_for(N_("A folder to write into.")))
        ->type_name("DIR");
    verb->add_flag("--secrets", call->secrets,
                   app::word_for(N_("Also writes what the table may not see, such as hands.")));
    verb->add_option("--format", call->format,
                     app::word_for(N_(
                         "records, csv (tables of matches, results and statistics), xlsx (the same as one "
                         "workbook), bgstats (a play file), link (to a play), qr (the link as a code); else "
                         "records.")))
        ->type_name("FORMAT")
        ->check(takes_one_of({"records", "csv", "xlsx", "bgstats", "link", "qr"}));
    verb->add_flag("--all", call->all,
                   app::word_for(N_("The whole history, to be kept: records with all secrets, the bin, and "
                                    "what records do not hold; import takes it back.")))
        ->excludes("--match", "--format", "--secrets");
    verb->footer(
        notes({N_("Without a folder a single match goes to standard output. In the folder a file is named by "
                  "day, title and id; a different file of the same name is never overwritten, the new one "
                  "gets a number."),
               N_("Lines that the table may not see are left out, with corrections of them and what would "
                  "count only without them; how many, is said on standard error. The lines that are left are "
                  "numbered anew, also where corrections name "
                  "them, and mean the same to the table."),
               N_("--all needs a new or empty folder; it is there whole or not at all, and only you can look "
                  "into it.")}) +
        notes(
            {N_("Tables are CSV as in RFC 4180, in UTF-8. Names are written as they are, also those that a "
                "spreadsheet takes for a formula: let it read the columns as text. A workbook is XLSX, as "
                "Excel "
                "and LibreOffice have it; in it names are text, days are days, and numbers are numbers."),
             N_("A play file and a link are for BG Stats. Matches that are not over are left out; abandoned "
                "ones are marked as ignored."),
             N_("A code is dark on light in a terminal with colours. Elsewhere its blocks are the dark "
                "parts, to be "
                "shown dark on light, and four blanks around it belong to it.")}) +
        exit_status(N_("written"), "", N_("there is no such match, or it cannot be written")) +
        examples({"pfiff-cli export --match ID > evening.pfiff", "pfiff-cli export --db club.db -o records",
                  "pfiff-cli export --db club.db --all -o backup",
                  "pfiff-cli export --db club.db --format csv -o tables"}));
    verb->callback([call, &chosen] { chosen = [call] { return export_as(*call); }; });
}

}  // namespace cli
