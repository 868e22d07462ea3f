#include "app/library/library.h"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "app/derive/recount.h"
#include "app/derive/secrets.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/sqlite/days.h"

namespace app {

namespace fs = std::filesystem;

namespace {

fs::path absolute_variable(const char* name) {
    const char* value = std::getenv(name);
    fs::path path = value == nullptr ? fs::path() : fs::path(value);
    return path.is_absolute() ? path : fs::path();
}

fs::path home() {
    if (fs::path path = absolute_variable("HOME"); !path.empty()) {
        return path;
    }
    const passwd* user = ::getpwuid(::getuid());
    return user != nullptr && user->pw_dir != nullptr ? fs::path(user->pw_dir) : fs::path("/");
}

/// A header as it will be read again; one that could not be is a failure.
core::Header checked(const core::Header& header) {
    auto record = core::read_record(core::write_header(header), games::infos());
    if (!record) {
        throw core::Failure({N_("A match cannot begin so: {0}"), {record.error().message}});
    }
    return std::move(record->header);
}

}  // namespace

fs::path default_database() {
    fs::path data = absolute_variable("XDG_DATA_HOME");
    if (data.empty()) {
        data = home() / ".local" / "share";
    }
    return data / "pfiff" / "pfiff.db";
}

std::optional<std::string> today(const store::Database& database) {
    return store::believed(database.now());
}

std::string begin_match(store::Database& database, core::Header header, Policy policy) {
    if (!header.id) {
        header.id = core::new_uuid();
    }
    header = checked(header);
    store::Journal(database).begin(header, word(policy), {});
    derive_match(database, *header.id);
    return *header.id;
}

core::Header same_again(store::Database& database, const std::string& match) {
    core::Header header = store::Journal(database).read(match).header;
    header.id = core::new_uuid();
    header.date = today(database);
    header.title.reset();
    header.follows.reset();
    header.what_if.reset();
    return header;
}

Policy policy_of(store::Database& database, const std::string& match) {
    return policy_of(store::Journal(database).policy(match)).value_or(Policy::warn);
}

std::string begin_again(store::Database& database, const std::string& match) {
    return begin_match(database, same_again(database, match), policy_of(database, match));
}

std::string export_record(store::Database& database, const std::string& match) {
    return core::write_record(store::Journal(database).read(match));
}

Exported export_without_secrets(store::Database& database, const std::string& match) {
    const core::Record record = store::Journal(database).read(match);
    const Published published = without_secrets(record, *games::find(record.header.game));
    return {core::write_record(published.record), published.left_out, published.tells_more};
}

void derive_match(store::Database& database, const std::string& match) {
    const core::Record record = store::Journal(database).read(match);
    const core::Game& game = *games::find(record.header.game);
    store::History(database).derive(match, game.read(record.header, record.facts, {}));
}

void derive_stale(store::Database& database, const std::function<bool(int, int)>& progress) {
    Recount recount(database);
    while (progress(recount.done(), recount.all()) && !recount.over()) {
        recount.step();
    }
}

}  // namespace app
