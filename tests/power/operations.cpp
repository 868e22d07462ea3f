#include "power/operations.h"

#include <fmt/format.h>

#include <utility>

namespace power {

namespace fs = std::filesystem;

Operation::Operation(Setting setting, std::string kind) : setting_(std::move(setting)) {
    tally_.kind = std::move(kind);
    fs::create_directories(setting_.folder);
}

fs::path Operation::source(const std::string& name) const {
    return setting_.folder / name;
}

fs::path Operation::fresh_place() const {
    fs::path place = setting_.folder / "here";
    fs::remove_all(place);
    fs::create_directories(place);
    prepare(place);
    return place;
}

void Operation::must_run(const Call& call, const fs::path& out) const {
    if (const int status = run(setting_.call(call), out); status != 0) {
        fs::path errors = out;
        errors += ".errors";
        throw Loss(fmt::format("{}: pfiff-cli {} ends with {}: {}", tally_.kind, call.front(), status,
                               bytes_of(errors).substr(0, 500)));
    }
}

/// The first match that is there can be gone on with.
void Operation::go_on(const fs::path& place) const {
    Lines lines = content_of(database(place)).lines;
    auto& [id, entries] = *lines.begin();
    Child child(setting_.call({"enter", "--db", database(place), "--match", id}), setting_.folder / "errors");
    child.answer();
    child.say("note afterwards");
    if (child.answer() != fmt::format("{} legal", entries.size() + 1)) {
        throw Loss(tally_.kind + ": the match does not go on");
    }
    child.say_no_more();
    child.wait();
    entries.emplace_back("note afterwards");
    must_be_same(content_of(database(place)).lines, lines, tally_.kind + ", after the match went on");
}

void Operation::finish(const fs::path& place) const {
    if (may_be_called_again(place)) {
        must_run(call(place), setting_.folder / "out");
    }
    look_at_the_end(place);
    go_on(place);
}

void Operation::kill_once(Dice& dice) {
    using Clock = std::chrono::steady_clock;
    if (span_.count() == 0) {
        const fs::path place = fresh_place();
        const auto start = Clock::now();
        must_run(call(place), setting_.folder / "out");
        span_ = std::chrono::duration_cast<Moment>(Clock::now() - start);
        look_at_the_end(place);
    }
    const fs::path place = fresh_place();
    const Moment moment(dice.up_to(static_cast<int>(span_.count())));
    const Ended ended = run_until(setting_.call(call(place)), setting_.folder / "out", moment);
    if (ended.status.value_or(0) != 0) {
        throw Loss(fmt::format("{} ended with {} before it was killed", tally_.kind, *ended.status));
    }
    const bool in_the_middle = look(place) && ended.was_killed();
    must_be_whole_databases(place);
    ++tally_.kills;
    tally_.in_the_middle += in_the_middle ? 1 : 0;
    finish(place);
}

}  // namespace power
