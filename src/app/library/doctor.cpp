#include "app/library/doctor.h"

#include <filesystem>
#include <set>

#include "app/library/library.h"
#include "core/text/failure.h"
#include "core/text/system_words.h"
#include "store/matches/archive.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/statistics/ratings.h"

namespace app {

namespace fs = std::filesystem;

namespace {

/// A folder of our own, gone at the end.
class Aside {
public:
    Aside() {
        try {
            folder_ = fs::temp_directory_path() / ("pfiff-" + core::new_uuid());
            fs::create_directory(folder_);
            fs::permissions(folder_, fs::perms::owner_all);
        } catch (const fs::filesystem_error& error) {
            throw core::Failure(
                {N_("there is no room for a copy ({0})"), {core::system_words(error.code().value())}});
        }
    }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
    ~Aside() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    fs::path file(const char* name) const { return folder_ / name; }

private:
    fs::path folder_;
};

void read_all(store::Database& database, Health& health) {
    const store::Journal journal(database);
    for (const std::string& match : store::Archive(database).matches()) {
        try {
            journal.read(match);
        } catch (const core::Failure& failure) {
            health.unreadable.push_back({match, failure.message()});
        }
    }
}

/// What is derived anew in a copy, beside what is here.
void compare_derived(store::Database& database, Health& health, const Asked& go_on) {
    const Aside aside;
    const fs::path file = aside.file("copy.db");
    store::copy(database, file);
    store::Database copy(file);
    bool came_to_its_end = true;
    rebuild(copy, [&](int done, int all) { return came_to_its_end = go_on(done, all); });
    if (!came_to_its_end) {
        return;
    }
    store::Differences found = store::differences(database, copy);
    std::set<std::string> expected(health.stale.begin(), health.stale.end());
    for (const Health::Unreadable& one : health.unreadable) {
        expected.insert(one.match);
    }
    std::erase_if(found.matches, [&](const std::string& match) { return expected.contains(match); });
    health.wrong = std::move(found.matches);
    health.wrong_ratings = expected.empty() && found.ratings;
}

}  // namespace

core::Text kind_of(const store::Backup& backup) {
    switch (backup.kind) {
        case store::Backup::Kind::daily:
            return {N_("daily"), {}};
        case store::Backup::Kind::migration:
            return {N_("before an update of its tables"), {}};
        case store::Backup::Kind::set_aside:
            return {N_("set aside when another one took its place"), {}};
    }
    return {};
}

Health examine(store::Database& database, const Asked& go_on) {
    Health health;
    health.damages = store::damages(database);
    health.extent = store::extent(database);
    read_all(database, health);
    health.stale = store::History(database).stale();
    if (health.damages.empty()) {
        try {
            compare_derived(database, health, go_on);
        } catch (const core::Failure& failure) {
            // What was found about the matches themselves is worth more.
            health.why_not_compared = failure.message();
        }
    }
    return health;
}

std::vector<std::string> rebuild(store::Database& database, const Asked& go_on) {
    store::forget_derived(database);
    bool came_to_its_end = true;
    derive_stale(database, [&](int done, int all) { return came_to_its_end = go_on(done, all); });
    if (came_to_its_end) {
        store::Ratings(database).bring_up_to_date();
    }
    return store::History(database).stale();
}

}  // namespace app
