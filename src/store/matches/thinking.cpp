#include "store/matches/thinking.h"

#include <algorithm>
#include <optional>
#include <string>

#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"

namespace store {

namespace {

constexpr int most_minutes = 60;

/// Where entries name who acts, one that names nobody is about the table: a suit that is turned up.
bool names_seats(const core::Reading& reading) {
    return std::ranges::any_of(reading.entries, [](const core::Ruled& entry) {
        return entry.played && entry.turn && entry.seat.has_value();
    });
}

}  // namespace

std::int64_t longest_thought(const Database& database) {
    constexpr int usual = 10;
    return seconds_a_minute * guarded(database.file(), [&] {
               Query row(database,
                         "SELECT CAST(value AS INTEGER) FROM settings WHERE key = 'longest_thought'");
               return row.next() && row.time(0) >= 1 && row.time(0) <= most_minutes ? row.number(0) : usual;
           });
}

void choose_longest_thought(const Database& database, int minutes) {
    must_be_writable(database);
    const int chosen = std::clamp(minutes, 1, most_minutes);
    if (longest_thought(database) == seconds_a_minute * chosen) {
        return;
    }
    guarded(database.file(), [&] {
        Transaction transaction(database);
        Query(database, "INSERT OR REPLACE INTO settings (key, value) VALUES ('longest_thought', ?1)",
              std::to_string(chosen))
            .run();
        Query(database, "UPDATE results SET rules_version = 0").run();
        transaction.commit();
    });
}

std::vector<bool> followed_by_thought(const core::Reading& reading, core::Level level) {
    std::vector<bool> all(reading.entries.size());
    for (const core::Ruled& entry : reading.entries) {
        all[static_cast<std::size_t>(entry.seq) - 1] =
            level == core::Level::plays && entry.played && !entry.inserted &&
            (entry.settled || core::kind(entry.verdict) != core::Kind::illegal);
    }
    const auto is_ruled_on = [&](core::Seq seq) { all.at(static_cast<std::size_t>(seq) - 1) = false; };
    for (const core::Ruled& entry : reading.entries) {
        if (entry.overturned()) {
            is_ruled_on(entry.settled->by);
        }
    }
    for (const core::Finding& finding : reading.findings) {
        is_ruled_on(finding.at);
    }
    return all;
}

std::vector<Thought> thoughts(const core::Reading& reading, core::Level level,
                              std::span<const std::int64_t> written, std::int64_t longest) {
    const std::vector<bool> followed = followed_by_thought(reading, level);
    const bool named = names_seats(reading);
    std::vector<Thought> all;
    bool begun = false;
    for (std::size_t i = 0; i < std::min(reading.entries.size(), written.size()); ++i) {
        const core::Ruled& entry = reading.entries[i];
        if (!entry.played || entry.inserted || !entry.turn) {
            continue;
        }
        const auto seconds =
            begun && followed[i - 1] ? seconds_between(written[i - 1], written[i], longest) : std::nullopt;
        begun = true;
        // Lines of one second were not entered one by one.
        if (seconds.value_or(0) > 0 && (named ? entry.seat == entry.turn : !entry.seat)) {
            all.push_back({entry.seq, *entry.turn, static_cast<int>(*seconds)});
        }
    }
    return all;
}

std::vector<ThinkingTime> thinking_times(std::span<const Thought> thoughts, std::size_t seats) {
    std::vector<std::vector<int>> seconds(seats);
    std::vector<ThinkingTime> times(seats);
    for (const Thought& thought : thoughts) {
        const auto seat = static_cast<std::size_t>(thought.seat);
        if (seat < seats) {
            seconds[seat].push_back(thought.seconds);
            times[seat].whole += thought.seconds;
            ++times[seat].decisions;
        }
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (auto& own = seconds[seat]; !own.empty()) {
            const auto middle = own.begin() + static_cast<std::ptrdiff_t>(own.size() / 2);
            std::ranges::nth_element(own, middle);
            times[seat].median = *middle;
        }
    }
    return times;
}

}  // namespace store
