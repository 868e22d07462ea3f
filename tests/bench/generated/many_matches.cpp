#include "bench/generated/many_matches.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include "core/common.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/sheet.h"
#include "store/sqlite/query.h"
#include "store/sqlite/transaction.h"

namespace bench {

namespace {

constexpr int largest_pool = 24;  ///< matches of each game that are played; all others are like one of them
constexpr int matches_a_pattern = 50;
constexpr int longest_match = 1200;
constexpr int batch_size = 500;
constexpr int people = 40;

using Random = std::mt19937;

std::size_t any_of(std::size_t size, Random& random) {
    return std::uniform_int_distribution<std::size_t>(0, size - 1)(random);
}

int between(int low, int high, Random& random) {
    return std::uniform_int_distribution(low, high)(random);
}

/// The names that stand in the matches of the pool, one a seat.
std::string stand_in(int seat) {
    return fmt::format("Seat{}", seat);
}

std::string line_of_play(const core::Game& game, const core::Record& record, Random& random) {
    std::vector<std::string> tokens = game.ask(record.header, record.facts, {}, {}).expected;
    for (int more = 0; more < 24; ++more) {
        const core::Ask ask = game.ask(record.header, record.facts, {}, tokens);
        if (ask.whole || (ask.choices.empty() && ask.asked != core::Asked::number)) {
            break;
        }
        std::vector<const core::Choice*> good;
        for (const core::Choice& choice : ask.choices) {
            const core::Kind kind = choice.verdict ? core::kind(*choice.verdict) : core::Kind::legal;
            const bool plain = !core::is_common(choice.token) && !core::is_correction(choice.token);
            // Now and then somebody breaks a rule.
            if (plain && (kind < core::Kind::illegal ||
                          (kind == core::Kind::illegal && between(1, 50, random) == 1))) {
                good.push_back(&choice);
            }
        }
        if (good.empty()) {
            tokens.push_back(std::to_string(between(ask.low, std::max(ask.low, ask.high), random)));
        } else {
            tokens = core::with(tokens, *good[any_of(good.size(), random)]);
        }
    }
    return core::joined(tokens);
}

core::Header header_of(const core::Game& game, Random& random) {
    core::Header header;
    header.game = game.info->id;
    const int seats = between(game.info->fewest_players, game.info->most_players, random);
    for (int seat = 0; seat < seats; ++seat) {
        header.players.push_back(stand_in(seat));
    }
    for (const core::Variant& variant : game.info->variants) {
        if (between(1, 3, random) == 1) {
            header.variants.emplace(variant.name);
        }
    }
    return header;
}

/// A match that was played to its end, or as far as it went.
core::Record played_match(const core::Game& game, Random& random) {
    core::Record record{header_of(game, random), {}};
    int refused = 0;
    while (static_cast<int>(record.facts.size()) < longest_match && refused < 20) {
        const int seq = static_cast<int>(record.facts.size()) + 1;
        record.facts.push_back({seq, 0, line_of_play(game, record, random)});
        const core::Reading reading = game.read(record.header, record.facts, {});
        if (core::kind(reading.entries.back().verdict) == core::Kind::impossible) {
            record.facts.pop_back();
            ++refused;
        } else if (reading.status != core::Status::open) {
            return record;
        }
    }
    record.facts.push_back({static_cast<int>(record.facts.size()) + 1, 0, "abandon \"it got late\""});
    return record;
}

/// A match of the pool, and what it is judged as: of those like it only the names are others.
struct Pattern {
    core::Record record;
    core::Reading reading;
    std::vector<std::size_t> winners;  ///< their seats
};

std::vector<Pattern> pool(int matches, Random& random) {
    const int of_each_game = std::clamp(matches / matches_a_pattern, 3, largest_pool);
    std::vector<Pattern> all;
    for (const core::GameInfo* info : games::infos()) {
        const core::Game& game = *games::find(info->id);
        for (int i = 0; i < of_each_game; ++i) {
            Pattern& pattern = all.emplace_back();
            pattern.record = played_match(game, random);
            pattern.reading = game.read(pattern.record.header, pattern.record.facts, {});
            const core::Scores& scores = pattern.reading.scores;
            for (const std::string& winner : scores.winners) {
                const auto seat = std::ranges::find(scores.names, winner);
                pattern.winners.push_back(static_cast<std::size_t>(seat - scores.names.begin()));
            }
        }
    }
    return all;
}

std::string name_of(int person) {
    static const std::vector<std::string> names{"Anna", "Ben",   "Cleo",  "Dora",
                                                "Emil", "Frida", "Gustl", "한나"};
    const auto count = static_cast<int>(names.size());
    const std::string& name = names[static_cast<std::size_t>(person % count)];
    return person < count ? name : fmt::format("{} {}", name, person / count + 1);
}

/// The match with these people at the table.
core::Record seated(const core::Record& record, const std::vector<int>& seats) {
    core::Record mine = record;
    for (std::size_t seat = 0; seat < mine.header.players.size(); ++seat) {
        mine.header.players[seat] = name_of(seats[seat]);
    }
    for (core::Fact& fact : mine.facts) {
        if (fact.text.find("Seat") == std::string::npos) {
            continue;
        }
        auto tokens = core::tokenize(fact.text).value();
        for (std::string& token : tokens) {
            const auto found = std::ranges::find(record.header.players, token);
            if (found != record.header.players.end()) {
                token = mine.header.players[static_cast<std::size_t>(found - record.header.players.begin())];
            }
        }
        fact.text = core::joined(tokens);
    }
    return mine;
}

/// Puts these names in the places of those of the pool, or of whoever sat there before.
void name_seats(Pattern& pattern, const std::vector<std::string>& names) {
    core::Scores& scores = pattern.reading.scores;
    std::ranges::copy(names, scores.names.begin());
    for (std::size_t i = 0; i < pattern.winners.size(); ++i) {
        scores.winners[i] = scores.names[pattern.winners[i]];
    }
}

/// What watches over lines as they are entered one by one would look at each of many millions; it is back at
/// the end.
class Unwatched {
public:
    explicit Unwatched(const store::Database& database) : database_(database) {
        store::Query rows(database,
                          "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'lines' "
                          "AND instr(sql, ' INSERT ON lines')");
        while (rows.next()) {
            words_[rows.text(0)] = rows.text(1);
        }
        for (const auto& [name, words] : words_) {
            database.sql().exec("DROP TRIGGER " + name);
        }
    }
    void end() const {
        for (const auto& [name, words] : words_) {
            database_.sql().exec(words);
        }
    }

private:
    const store::Database& database_;
    std::map<std::string, std::string> words_;
};

void write_lines(const store::Database& database, const core::Record& record) {
    const std::int64_t match = store::row_of(database, *record.header.id);
    for (const core::Fact& fact : record.facts) {
        store::Query(database, "INSERT INTO lines (match, seq, text, written) VALUES (?1, ?2, ?3, ?4)", match,
                     fact.seq, fact.text, database.now())
            .run();
    }
}

/// Few play often: the first is the owner of the book and sits at nearly every table.
std::vector<int> who_plays(std::size_t seats, Random& random) {
    std::vector<int> who;
    while (who.size() < seats) {
        const bool owner = who.empty() && between(1, 10, random) < 10;
        const int person =
            owner ? 0 : std::min(between(0, people - 1, random), between(0, people - 1, random));
        if (std::ranges::find(who, person) == who.end()) {
            who.push_back(person);
        }
    }
    std::ranges::shuffle(who, random);
    return who;
}

std::string uuid_of(int number, unsigned seed) {
    return fmt::format("{:08x}-{:04x}-4000-8000-{:012x}", number, seed & 0xffffU, number);
}

/// Days go by evenly over forty years.
std::string day_of(int number, int all) {
    using namespace std::chrono;
    constexpr double days_of_forty_years = 14600;
    const auto since = static_cast<int>(days_of_forty_years * number / all);
    const year_month_day day{sys_days{year{1986} / 1 / 1} + days{since}};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()), 18 + number % 5,
                       number * 7 % 60);
}

}  // namespace

void fill(store::Database& database, int matches, unsigned seed,
          const std::function<void(int, int)>& progress) {
    Random random(seed);
    std::vector<Pattern> patterns = pool(matches, random);
    store::Journal journal(database);
    store::History history(database);
    for (int done = 0; done < matches;) {
        store::Transaction transaction(database);
        const Unwatched unwatched(database);
        for (const int end = std::min(matches, done + batch_size); done < end; ++done) {
            Pattern& pattern = patterns[any_of(patterns.size(), random)];
            core::Record mine =
                seated(pattern.record, who_plays(pattern.record.header.players.size(), random));
            mine.header.id = uuid_of(done, seed);
            mine.header.date = day_of(done, matches);
            if (between(1, 20, random) == 1) {
                mine.header.title = fmt::format("Evening {}", done);
            }
            if (between(1, 3, random) == 1) {
                mine.header.venue = between(1, 2, random) == 1 ? "kitchen" : "Café Central";
            }
            journal.begin(mine.header, "warn", {});
            write_lines(database, mine);
            name_seats(pattern, mine.header.players);
            history.derive(*mine.header.id, pattern.reading);
        }
        unwatched.end();
        transaction.commit();
        if (progress) {
            progress(done, matches);
        }
    }
}

}  // namespace bench
