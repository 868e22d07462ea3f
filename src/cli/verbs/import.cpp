#include "cli/verbs/verbs.h"

#include <memory>
#include <string>
#include <vector>

#include "app/exchange/import_files.h"
#include "app/exchange/import_record.h"
#include "app/exchange/likeness.h"
#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "cli/terminal/takes.h"
#include "core/text/failure.h"
#include "store/matches/history.h"

namespace cli {

namespace {

struct ImportCall {
    std::string database;
    std::vector<std::string> files;
    std::string alike = "keep";
};

/// Of two that look like one match.
void settle(store::Database& database, const ImportCall& call, const app::Imported& imported) {
    if (!imported.like || call.alike == "keep") {
        return;
    }
    if (call.alike == "bin") {
        store::History(database).bin(imported.match);
    } else {
        app::take_longer(database, imported.match, *imported.like);
    }
    const bool stays = !store::History(database).find(imported.match)->binned;
    print("  " + app::say({N_("match {0} lies in the bin now"), {stays ? *imported.like : imported.match}}) +
          "\n");
}

int import_all(const ImportCall& call) {
    auto database = open_to_write(call.database, true);
    int status = all_well;
    app::import_files(database, {call.files.begin(), call.files.end()},
                      [&](const app::ImportedFile& file, int, int) {
                          const std::string name = file.file.string();
                          if (file.imported) {
                              print(visible(name) + ": " + app::say(app::what_was_done(file)) + "\n");
                              settle(database, call, *file.imported);
                              flush();
                          } else {
                              complain(name, file.why);
                              status = failed;
                          }
                          return true;
                      });
    return status;
}

}  // namespace

void add_import(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<ImportCall>();
    CLI::App* verb = program.add_subcommand("import", app::word_for(N_("Stores records in the database.")));
    add_database_option(*verb, call->database);
    verb->add_option("RECORD", call->files,
                     app::word_for(N_("A record, or a folder of records; - is standard input.")))
        ->required()
        ->type_name("");
    verb->add_option(
            "--alike", call->alike,
            app::word_for(N_("What becomes of two that look like one match: keep both, let the longer "
                             "one stay, or bin the one that comes in.")))
        ->type_name("WHAT")
        ->check(takes_one_of({"keep", "longer", "bin"}));
    verb->footer(
        notes(
            {N_("Each record is stored whole or not at all. One whose id is in the database already changes "
                "nothing, "
                "unless it is longer and agrees with what is there: then the lines that are new are added."),
             N_("Blanks and comments do not make another match. Where game, day, players and beginning agree "
                "it "
                "is said which match the record looks like; --alike settles it, also when the record is "
                "imported once more."),
             N_("Of a folder all files that end in .pfiff are read, also in folders in it. One that export "
                "--all wrote comes back with all that it holds: policies, notes, the bin, who is whom.")}) +
        exit_status(
            N_("every record is in the database"), "",
            N_("a record cannot be read or disagrees with what is there, or the database cannot be used")) +
        examples({"pfiff-cli import evening.pfiff", "pfiff-cli import --db club.db *.pfiff"}));
    verb->callback([call, &chosen] { chosen = [call] { return import_all(*call); }; });
}

}  // namespace cli
