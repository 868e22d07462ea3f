#include "cli/verbs/verbs.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "app/library/doctor.h"
#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"
#include "store/backup/backups.h"
#include "store/backup/restore.h"
#include "store/sqlite/disk.h"

namespace cli {

namespace {

namespace fs = std::filesystem;

struct DoctorCall {
    std::string database;
    bool rebuild = false;
    std::string restore;
};

bool to_its_end(int, int) {
    return true;
}

std::string condition_of(const store::Backup& backup) {
    try {
        store::must_be_whole_backup(backup.file);
        return app::word_for(N_("whole"));
    } catch (const core::Failure& failure) {
        return app::say(failure.message());
    }
}

void list_backups(const fs::path& database) {
    const auto all = store::backups(database);
    if (all.empty()) {
        say({N_("Backups: none yet. One is made on every day on which something is entered."), {}});
        return;
    }
    say({N_("Backups, the newest first, in {0}:"), {named(store::backup_folder(database).string())}});
    const auto name_of = [](const store::Backup& backup) { return visible(backup.file.filename().string()); };
    std::size_t widest = 0;
    for (const store::Backup& backup : all) {
        widest = std::max(widest, name_of(backup).size());
    }
    for (const store::Backup& backup : all) {
        constexpr std::uintmax_t bytes_a_kilobyte = 1024;
        print(fmt::format("  {:<{}}  {:>8} KiB  {}{}, {}\n", name_of(backup), widest,
                          (backup.bytes + bytes_a_kilobyte - 1) / bytes_a_kilobyte,
                          backup.time.empty() ? "" : backup.time + " ", app::say(app::kind_of(backup)),
                          visible(condition_of(backup))));
    }
}

/// What was found, a line each; answers whether all is well.
bool tell(const app::Health& health) {
    say({N_("Tables of version {0}; matches: {1}, entries: {2}."),
         {health.extent.schema, health.extent.matches, std::to_string(health.extent.lines)}});
    for (const std::string& damage : health.damages) {
        say({N_("Damaged: {0}"), {visible(damage)}});
    }
    for (const auto& [match, why] : health.unreadable) {
        say({N_("Match {0} cannot be read: {1}"), {named(match), why}});
    }
    for (const std::string& match : health.wrong) {
        say({N_("Results of match {0} are not what its entries say."), {named(match)}});
    }
    if (health.wrong_ratings) {
        say({N_("Ratings are not what the matches say."), {}});
    }
    if (!health.stale.empty()) {
        say({NN_("The results of {0} match wait to be derived anew; Pfiff does so by itself.",
                 "The results of {0} matches wait to be derived anew; Pfiff does so by itself."),
             {static_cast<int>(health.stale.size())}});
    }
    if (health.whole()) {
        say({N_("The database is whole, and every match can be read."), {}});
    }
    if (!health.why_not_compared.id.empty()) {
        say({N_("Results were not compared with their entries: {0}"), {health.why_not_compared}});
    } else if (health.damages.empty() && health.right()) {
        say({N_("Results and ratings are right."), {}});
    } else if (!health.right()) {
        say({N_("Derive them anew with: pfiff-cli doctor --rebuild"), {}});
    }
    return health.whole() && health.right();
}

/// The file that is meant by a name in the list, a path, or `latest`: the newest that is whole.
fs::path backup_named(const std::string& wanted, const fs::path& database) {
    if (wanted == "latest") {
        if (const auto latest = store::latest_whole_backup(database)) {
            return latest->file;
        }
    } else {
        const auto all = store::backups(database);
        const auto fits = [&](const store::Backup& backup) { return backup.file.filename() == wanted; };
        if (const auto found = std::ranges::find_if(all, fits); found != all.end()) {
            return found->file;
        }
        std::error_code unseen;
        if (fs::is_regular_file(wanted, unseen)) {
            return wanted;
        }
    }
    throw core::Failure(
        {N_("There is no whole backup {0}; expected is a name from the list of pfiff-cli doctor."),
         {named(wanted)}});
}

int restore(const DoctorCall& call) {
    const fs::path database = database_path(call.database);
    const fs::path backup = backup_named(call.restore, database);
    const fs::path old = store::restore(backup, database, store::Opening{.wait = patience});
    say({N_("{0} lies in the place of {1} now."), {named(backup.string()), named(database.string())}});
    if (!old.empty()) {
        say({N_("What lay there before is kept: {0}"), {named(old.string())}});
    }
    return all_well;
}

int rebuild(const DoctorCall& call) {
    auto database = open_to_write(call.database, false);
    const auto without = app::rebuild(database, to_its_end);
    for (const std::string& match : without) {
        say({N_("Match {0} cannot be read, and has no results."), {named(match)}});
    }
    if (!without.empty()) {
        say({N_("All other results were derived anew."), {}});
        return something_refused;
    }
    say({N_("All results and ratings were derived anew."), {}});
    return all_well;
}

/// A copy of the database alone would lack it.
void tell_of_log(const fs::path& database) {
    for (const char* log : store::logs) {
        if (const fs::path file = database.string() + log; store::holds_something(file)) {
            say({N_("What was entered last lies beside it, in {0}: a copy needs both. Pfiff takes it in when "
                    "it next opens the database to write."),
                 {named(file.string())}});
        }
    }
}

int examine(const DoctorCall& call) {
    const fs::path path = database_path(call.database);
    print(visible(path.string()) + "\n");
    tell_of_log(path);
    bool well = true;
    try {
        auto database = open_to_read(call.database);
        well = tell(app::examine(database, to_its_end));
    } catch (const core::Failure&) {
        flush();
        list_backups(path);
        flush();
        throw;
    }
    list_backups(path);
    if (!well && !store::backups(path).empty()) {
        say({N_("A backup takes its place with: {0}"), {call_of_restore(path)}});
    }
    return well ? all_well : something_refused;
}

}  // namespace

void add_doctor(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<DoctorCall>();
    CLI::App* verb = program.add_subcommand(
        "doctor", app::word_for(N_("Looks whether the database is whole, and puts things right.")));
    add_database_option(*verb, call->database);
    CLI::Option* rebuilds =
        verb->add_flag("--rebuild", call->rebuild,
                       app::word_for(N_("Derives all results and ratings anew from the entries.")));
    verb->add_option(
            "--restore", call->restore,
            app::word_for(N_("Puts this backup in the place of the database: a name from the list, a "
                             "file, or latest. What lies there is set aside.")))
        ->type_name("BACKUP")
        ->excludes(rebuilds);
    verb->footer(
        notes(
            {N_("Without an option no match is changed, but an older database is brought up to date first: "
                "it checks the file, reads every match, derives all "
                "results anew in a copy and compares them, and lists the backups and whether they are "
                "whole."),
             N_("Backups are made by themselves: one on every day on which something is entered, before the "
                "first entry, and one before an update of the tables. The last seven are kept, and one a "
                "week of the four weeks before; those before an update and what was set aside stay.")}) +
        exit_status(N_("all is well"), N_("something is wrong that can be put right"),
                    N_("the database cannot be used")) +
        examples({"pfiff-cli doctor", "pfiff-cli doctor --restore latest"}));
    verb->callback([call, &chosen] {
        chosen = [call] {
            return !call->restore.empty() ? restore(*call) : call->rebuild ? rebuild(*call) : examine(*call);
        };
    });
}

}  // namespace cli
