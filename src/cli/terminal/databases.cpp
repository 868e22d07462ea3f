#include "cli/terminal/databases.h"

#include "app/library/library.h"
#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"
#include "store/backup/backups.h"
#include "store/backup/restore.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/statistics/ratings.h"

namespace cli {

namespace {

/// One that vanished is looked for where it was, which says so.
void must_be_there(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored) && !store::was_there(path)) {
        throw core::Failure({N_("There is no database {0}."), {named(path.string())}});
    }
}

/// What cannot be opened is said together with what can be done about it.
store::Database open(const std::filesystem::path& path, const store::Opening& opening) {
    try {
        return store::Database(path, opening);
    } catch (const core::Failure& failure) {
        if (!store::is_damaged(path) || store::backups(path).empty()) {
            throw;
        }
        throw core::Failure(
            {N_("{0} A backup takes its place with: {1}"), {failure.message(), call_of_restore(path)}});
    }
}

}  // namespace

std::filesystem::path database_path(const std::string& file) {
    return file.empty() ? app::default_database() : std::filesystem::path(file);
}

std::string call_of_restore(const std::filesystem::path& database) {
    std::string call = "pfiff-cli doctor --restore latest --db '";
    for (const char letter : visible(database.string())) {
        call += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return call + "'";
}

std::string match_named(store::Database& database, const std::string& wanted) {
    if (store::Journal(database).has(wanted)) {
        return wanted;
    }
    constexpr std::size_t fewest_letters = 4;
    std::vector<std::string> found;
    for (const store::Listed& match : store::History(database).matches()) {
        if (wanted.size() >= fewest_letters && match.id.starts_with(wanted)) {
            found.push_back(match.id);
        }
    }
    if (found.size() != 1) {
        throw core::Failure({N_("There is no match {0} in this database."), {named(wanted)}});
    }
    return found.front();
}

void add_database_option(CLI::App& verb, std::string& file) {
    verb.add_option("--db", file, app::word_for(N_("The database; else your own, where Pfiff keeps it.")))
        ->type_name("FILE");
}

store::Database open_to_read(const std::string& file) {
    const auto path = database_path(file);
    must_be_there(path);
    store::Opening opening;
    opening.only_to_read = true;
    return open(path, opening);
}

store::Database open_up_to_date(const std::string& file) {
    const auto path = database_path(file);
    must_be_there(path);
    {
        auto database = open(path, {});
        app::derive_stale(database, [](int, int) { return true; });
        store::Ratings(database).bring_up_to_date();
    }
    return open_to_read(file);
}

store::Database open_to_write(const std::string& file, bool may_create) {
    const auto path = database_path(file);
    if (!may_create) {
        must_be_there(path);
    }
    store::Opening opening;
    opening.wait = patience;
    auto database = open(path, opening);
    if (database.read_only()) {
        throw core::Failure(database.why_read_only());
    }
    try {
        store::back_up_today(database);
    } catch (const core::Failure& failure) {
        complain(failure.message());
    }
    return database;
}

}  // namespace cli
