#include "app/club/giving.h"

#include <algorithm>

#include "app/club/folder.h"
#include "app/club/statement.h"
#include "app/derive/secrets.h"
#include "app/exchange/new_file.h"
#include "app/library/library.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/club/manifest.h"
#include "store/club/sayings.h"
#include "store/matches/families.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/sheet.h"
#include "store/sqlite/days.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

using store::Manifest;
using store::Saying;
using store::Sayings;

constexpr int few = 50;

}  // namespace

bool Giving::tell_of_matches() {
    return each_due([&](const std::string& match) { tell_of(match); });
}

bool Giving::give_matches() {
    return each_due([&](const std::string& match) {
        tell_of(match);
        if (store::Journal(database_).has(match)) {
            give_record(dated(store::Archive(database_).read(match)));
        }
        Manifest(database_).done(match);
    });
}

/// Some of those that are due; answers whether there are more. After the last one it begins anew.
bool Giving::each_due(const std::function<void(const std::string&)>& work) {
    const std::vector<std::string> matches = Manifest(database_).due(after_, few);
    after_ = matches.empty() ? std::string() : matches.back();
    if (matches.empty()) {
        return false;
    }
    const int before = news_.given;
    store::Transaction transaction(database_);
    std::ranges::for_each(matches, work);
    write_said();
    if (news_.given > before) {
        bring_to_the_disk(membership_.folder);
    }
    transaction.commit();
    return true;
}

void Giving::tell_of(const std::string& match) {
    const std::string about = core::fold_case(match);
    Sayings sayings(database_);
    if (!store::Journal(database_).has(match)) {
        const auto last = sayings.last(about, "binned");
        int lines = -1;
        for (const Manifest::Reach& reach : Manifest(database_).reaches(match)) {
            lines = std::max(lines, reach.lines);
        }
        const bool is_gone = last && last->here && gone_with(*last->here);
        if (!is_gone && (last || lines >= 0)) {
            say({about, "binned", value_of_gone(lines)}, last);
        }
        return;
    }
    const store::Whole whole = store::Archive(database_).besides(match);
    for (const std::string_view what : said_of_matches) {
        const auto last = sayings.last(about, std::string(what));
        const std::string here = value_of(whole, what);
        if (here != (last && last->here ? *last->here : value_of(store::Whole{}, what))) {
            say({about, std::string(what), here}, last);
        }
    }
    const auto last = sayings.last(about, "chosen");
    const std::string chosen = value_of_choice(store::Families(database_).chosen(match));
    if (chosen != (last && last->here ? *last->here : value_of_choice({}))) {
        say({about, "chosen", chosen}, last);
    }
}

/// Begun by a clock that was wrong it lies here on the day of the match before it, if there is one; from now
/// on it does so everywhere.
store::Whole Giving::dated(store::Whole match) {
    if (store::is_believable(match.begun)) {
        return match;
    }
    const std::int64_t day =
        std::max(store::played(database_, match.id).value_or(0), store::first_believable);
    const std::int64_t later = day - match.begun;
    match.begun = day;
    for (store::Whole::Line& line : match.lines) {
        line.written += store::is_believable(line.written) ? 0 : later;
    }
    store::Archive(database_).rewrite(match);
    Manifest(database_).shorten(match.id, -1);
    derive_match(database_, match.id);
    return match;
}

/// Only where it reaches further than in the files of all machines.
void Giving::give_record(const store::Whole& match) {
    Manifest manifest(database_);
    const std::size_t lines = lines_for_others(match);
    for (const Manifest::Reach& reach : manifest.reaches(match.id)) {
        if (reach.lines >= static_cast<int>(lines)) {
            return;
        }
    }
    const std::filesystem::path path = membership_.machine / place_of_record(match.id);
    put_file(membership_.folder, path, written(match, lines));
    keep(path, look_at(membership_.folder / path).value_or(Manifest::File{}));
    manifest.reach(match.id, {membership_.machine, static_cast<int>(lines),
                              lines == 0 ? match.begun : match.lines[lines - 1].written});
    ++news_.given;
}

/// Of a match that is not over no more than the table may see.
std::size_t Giving::lines_for_others(const store::Whole& match) const {
    const auto listed = store::History(database_).find(match.id);
    if (membership_.referees_own || (listed && listed->status != "open")) {
        return match.lines.size();
    }
    const core::Record record = store::Journal(database_).read(match.id);
    return static_cast<std::size_t>(open_beginning(record, *games::find(record.header.game)));
}

void Giving::keep(const std::filesystem::path& path, Manifest::File file) {
    file.own = true;
    Manifest(database_).keep(path.generic_string(), file);
}

void Giving::tell_of_names() {
    Sayings sayings(database_);
    store::Transaction transaction(database_);
    for (const store::Spelling& spelling : store::Archive(database_).spellings()) {
        const auto last = sayings.last(spelling.name, "player");
        const std::string here = value_of(spelling);
        if (here != (last && last->here ? *last->here : value_of(store::Spelling{}))) {
            say({spelling.name, "player", here}, last);
        }
    }
    write_said();
    transaction.commit();
}

/// Later than all that was said of it, by whatever clock. Of what was so before this machine joined nobody
/// knows when it was said: what the others said counts.
void Giving::say(Saying saying, const std::optional<Sayings::Last>& before) {
    const bool joins = membership_.version.empty() && !(before && before->here);
    saying.at = std::min(std::max(joins ? 1 : database_.now(), before ? before->saying.at + 1 : 0), latest);
    saying.machine = membership_.machine;
    Sayings sayings(database_);
    const bool counts = sayings.hear(saying);
    sayings.is_here(saying, saying.value);  // where something else counts, that is made so next
    if (counts) {
        said_ += written(saying) + "\n";
        ++news_.told;
    }
}

void Giving::write_said() {
    if (said_.empty()) {
        return;
    }
    const std::filesystem::path path = std::filesystem::path(membership_.machine) / said_file;
    add_to_file(membership_.folder, path, said_);
    said_.clear();
    auto seen = look_at(membership_.folder / path).value_or(Manifest::File{});
    seen.read = seen.size;
    seen.mark = mark_of(membership_.folder / path, seen.size);
    keep(path, seen);
}

void Giving::say_again() {
    Saying after;
    for (;;) {
        const auto sayings = Sayings(database_).of_machine(membership_.machine, after, few);
        if (sayings.empty()) {
            break;
        }
        for (const Saying& saying : sayings) {
            said_ += written(saying) + "\n";
            ++news_.told;
        }
        after = sayings.back();
    }
    write_said();
}

void Giving::give_machine() {
    store::Memberships memberships(database_);
    const auto machines = memberships.machines();
    const auto me = std::ranges::find(machines, membership_.machine, &store::Machine::id);
    const bool known = me != machines.end() && me->name == membership_.name && me->version == PFIFF_VERSION;
    if (known && news_.given + news_.told == 0) {
        return;
    }
    const store::Machine machine{membership_.machine, membership_.name, PFIFF_VERSION, database_.now()};
    const std::filesystem::path path = std::filesystem::path(membership_.machine) / machine_file;
    put_file(membership_.folder, path, written(machine));
    bring_to_the_disk(membership_.folder);
    store::Transaction transaction(database_);
    keep(path, look_at(membership_.folder / path).value_or(Manifest::File{}));
    memberships.hear(machine);
    transaction.commit();
}

}  // namespace app
