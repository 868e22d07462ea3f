#include "store/statistics/statistics.h"

#include <algorithm>
#include <ranges>

#include "core/text/names.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/walk.h"
#include "store/statistics/win_record.h"

namespace store {

namespace {

constexpr std::size_t most_last = 10;

const Digest::Seat* seat_of(const Passed& match, int player) {
    const auto found = std::ranges::find(match.digest->seats, player, &Digest::Seat::player);
    return found == match.digest->seats.end() ? nullptr : &*found;
}

void add_against(Against& against, const Passed& match, const Digest::Seat& one, const Digest::Seat& other) {
    ++against.matches;
    against.ahead += one.rank != 0 && one.rank < other.rank ? 1 : 0;
    against.behind += other.rank != 0 && other.rank < one.rank ? 1 : 0;
    against.wins += match.share(one);
    against.other_wins += match.share(other);
}

/// A player's page while it is being counted.
class OfPlayer {
public:
    OfPlayer(const PersonIndex& persons, int player) : persons_(persons), against_(persons.who.size()) {
        page_.player = player;
        page_.name = persons.name(player);
    }

    void add_match(const Passed& match) {
        const Digest::Seat* own = seat_of(match, page_.player);
        if (own == nullptr) {
            return;
        }
        const auto place = static_cast<std::size_t>(own - match.digest->seats.data());
        add(page_.fared, match, *own);
        page_.by_seat.resize(std::max(page_.by_seat.size(), place + 1));
        add(page_.by_seat[place], match, *own);
        if (match.digest->starter >= 0) {
            const bool began = match.digest->starter == static_cast<int>(place);
            add(began ? page_.as_starter : page_.as_other, match, *own);
        }
        add_game(match, *own);
        MonthOfPlayer& month = months_[month_of(match.played)];
        ++month.matches;
        month.wins += match.share(*own);
        month.expected += 1.0 / match.players;
        for (const Digest::Seat& other : match.digest->seats) {
            if (other.player != 0 && other.player != page_.player) {
                add_against(against_[static_cast<std::size_t>(other.player)], match, *own, other);
            }
        }
        course_.push_back({match.match, own->won});
    }

    PlayerPage page(const Database& database, Ratings& ratings) && {
        page_.curve = ratings.curve(page_.player);
        if (!page_.curve.empty()) {
            page_.rating = page_.curve.back().rated;
        }
        for (auto& [game, of_game] : games_) {
            of_game.game = game;
            const auto curve = ratings.curve(page_.player, game);
            if (!curve.empty()) {
                of_game.rating = curve.back().rated;
            }
            page_.games.push_back(of_game);
        }
        for (auto& [month, of_month] : months_) {
            of_month.month = month_name(month);
            page_.months.push_back(of_month);
        }
        put_against();
        put_streaks();
        put_last(database);
        return std::move(page_);
    }

private:
    struct Step {
        std::int64_t match;
        bool won;
    };

    void add_game(const Passed& match, const Digest::Seat& own) {
        auto found = games_.find(match.game);
        if (found == games_.end()) {
            found = games_.emplace(match.game, GameOfPlayer{}).first;
        }
        GameOfPlayer& game = found->second;
        add(game.fared, match, own);
        game.fewest = match.digest->fewest;
        game.times.add(own);
        if (own.score) {
            game.points.add(*own.score);
        }
    }

    void put_against() {
        for (std::size_t other = 0; other < against_.size(); ++other) {
            if (against_[other].matches > 0) {
                against_[other].player = static_cast<int>(other);
                against_[other].name = persons_.name(static_cast<int>(other));
                page_.against.push_back(against_[other]);
            }
        }
        std::ranges::stable_sort(page_.against, [](const Against& one, const Against& other) {
            return one.matches != other.matches ? one.matches > other.matches
                                                : core::comes_before(one.name, other.name);
        });
    }

    void put_streaks() {
        for (const Step& step : std::views::reverse(course_)) {
            page_.running_wins = step.won ? page_.running_wins + 1 : 0;
            page_.running_without = step.won ? 0 : page_.running_without + 1;
            page_.longest_wins = std::max(page_.longest_wins, page_.running_wins);
            page_.longest_without = std::max(page_.longest_without, page_.running_without);
        }
    }

    void put_last(const Database& database) {
        Unpacking unpacking;
        for (std::size_t i = 0; i < course_.size() && page_.last.size() < most_last; ++i) {
            Query row(
                database,
                "SELECT m.uuid, date(s.played * 60, 'unixepoch'), s.game, d.pack FROM sheets s "
                "JOIN digests d ON d.match = s.match JOIN matches m ON m.id = s.match WHERE s.match = ?1",
                course_[i].match);
            if (!row.next()) {
                continue;  // a sheet without its match
            }
            LastMatch& last = page_.last.emplace_back();
            last.match = row.text(0);
            last.day = row.text(1);
            last.game = row.text(2);
            const Digest& digest = unpacking.read(row.bytes(3));
            const auto winners = std::ranges::count(digest.seats, true, &Digest::Seat::won);
            // Seats at which nobody sits have their place, too.
            last.seats = static_cast<int>(digest.seats.size());
            for (const Digest::Seat& seat : digest.seats) {
                if (persons_.knows(seat.player) && persons_.of(seat.player) == page_.player) {
                    last.share = seat.won ? 1.0 / static_cast<double>(winners) : 0;
                    last.score = seat.score;
                    last.rank = seat.rank;
                }
            }
        }
    }

    const PersonIndex& persons_;
    PlayerPage page_;
    std::map<std::string, GameOfPlayer, std::less<>> games_;
    std::map<int, MonthOfPlayer> months_;
    std::vector<Against> against_;
    std::vector<Step> course_;  ///< newest first
};

}  // namespace

PlayerPage Statistics::player(int player, const MatchQuery& filter) {
    Ratings ratings(database_);
    ratings.bring_up_to_date();
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        OfPlayer page(persons, player);
        walk(database_, with_players(filter, {player}), persons,
             [&](const Passed& match) { page.add_match(match); });
        return std::move(page).page(database_, ratings);
    });
}

PairPage Statistics::pair(int first, int second, const MatchQuery& filter) {
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        PairPage page;
        page.first_name = persons.name(first);
        page.all.player = second;
        page.all.name = persons.name(second);
        std::map<std::string, Against, std::less<>> games;
        walk(database_, with_players(filter, {first, second}), persons, [&](const Passed& match) {
            const Digest::Seat* one = seat_of(match, first);
            const Digest::Seat* other = seat_of(match, second);
            if (one != nullptr && other != nullptr && first != second) {
                add_against(page.all, match, *one, *other);
                add_against(games[std::string(match.game)], match, *one, *other);
            }
        });
        for (auto& [game, against] : games) {
            against.player = second;
            against.name = page.all.name;
            page.games.emplace_back(game, against);
        }
        return page;
    });
}

}  // namespace store
