#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "app/library.h"
#include "app/words.h"
#include "cli/columns.h"
#include "cli/databases.h"
#include "cli/help.h"
#include "cli/output.h"
#include "cli/verbs.h"
#include "core/failure.h"

namespace cli {

namespace {

struct Call {
    std::string database;
    std::vector<std::string> files;
};

core::Text what_was_done(const app::Imported& imported) {
    switch (imported.what) {
        case app::Imported::What::stored:
            return {N_("match {0} stored, lines: {1}"), {imported.match, imported.lines}};
        case app::Imported::What::longer:
            return {N_("match {0} continued, new lines: {1}"), {imported.match, imported.lines}};
        case app::Imported::What::nothing_new:
            return {N_("match {0} was here already, nothing new"), {imported.match}};
    }
    return {};
}

int import_one(store::Database& database, const std::string& file) {
    auto record = app::read_file(file);
    if (!record) {
        complain(file, record.error());
        return failed;
    }
    try {
        const app::Imported imported = app::import_record(database, std::move(*record));
        print(visible(file) + ": " + app::say(what_was_done(imported)) + "\n");
        flush();
        return all_well;
    } catch (const core::Failure& failure) {
        complain(file, {0, failure.message()});
        return failed;
    }
}

int import_all(const Call& call) {
    auto database = open_to_write(call.database, true);
    int status = all_well;
    for (const std::string& file : call.files) {
        status = std::max(status, import_one(database, file));
    }
    return status;
}

}  // namespace

void add_import(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<Call>();
    CLI::App* verb = program.add_subcommand("import", app::word_for(N_("Stores records in the database.")));
    add_database_option(*verb, call->database);
    verb->add_option("RECORD", call->files, app::word_for(N_("A record; - is standard input.")))
        ->required()
        ->type_name("");
    verb->footer(
        notes({N_(
            "Each record is stored whole or not at all. One whose id is in the database already changes "
            "nothing, "
            "unless it is longer and agrees with what is there: then the lines that are new are added.")}) +
        exit_status(
            N_("every record is in the database"), "",
            N_("a record cannot be read or disagrees with what is there, or the database cannot be used")) +
        examples({"pfiff-cli import evening.pfiff", "pfiff-cli import --db club.db *.pfiff"}));
    verb->callback([call, &chosen] { chosen = [call] { return import_all(*call); }; });
}

}  // namespace cli
