#include "store/statistics/year.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <unordered_map>

#include <fmt/format.h>

#include "core/text/names.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/walk.h"
#include "store/statistics/win_record.h"
#include "store/statistics/wins_in_a_row.h"

namespace store {

namespace {

constexpr int months_of_year = 12;
constexpr int least_run = 3;
constexpr std::size_t most_rows = 10;

using Row = std::int64_t;

/// A match by its row.
struct Seen {
    Row match = 0;
    std::int64_t played = 0;
};

/// A year while it is being counted, from its last match back to the first that there is.
class OfYear {
public:
    OfYear(const PersonIndex& persons, int year, std::optional<int> player)
        : persons_(persons),
          begins_(first_minute(year * months_of_year)),
          first_month_(year * months_of_year),
          first_of_players_(persons.who.size()),
          winners_(persons.who.size()),
          running_(persons.who.size()) {
        page_.year = year;
        page_.player = player;
        page_.name = player ? std::string(persons.name(*player)) : std::string();
    }

    /// What is filtered out may have been earlier.
    void tell_firsts(bool tells) { tells_firsts_ = tells; }

    void add(const Passed& match) {
        note_firsts(match);
        if (match.played < begins_) {
            return;
        }
        counted_.push_back(match.match);
        ++page_.matches;
        const auto month =
            static_cast<std::size_t>(std::min(month_of(match.played) - first_month_, months_of_year - 1));
        ++page_.by_month.at(month);
        if (match.minutes > 0) {
            page_.minutes.add(match.minutes);
        }
        if (!page_.player) {
            ++of_game(page_.games, match.game).matches;
        }
        for (const Digest::Seat& seat : match.digest->seats) {
            if (seat.player != 0) {
                add_seat(match, seat, month);
            }
        }
        add_pairs(match);
        note_closest(match);
    }

    YearPage page(Database& database, Ratings& ratings) && {
        put_winners();
        put_run(database);
        put_met();
        if (tells_firsts_) {
            put_firsts(database);
        }
        if (with_points_ >= few_matches) {
            page_.closest = {told(database, closest_.match), closest_points_};
        }
        if (!is_few(page_.matches)) {
            put_changed(database, ratings);
        }
        return std::move(page_);
    }

private:
    static WinRecord& of_game(std::map<std::string, WinRecord, std::less<>>& games, std::string_view game) {
        const auto found = games.find(game);
        return found != games.end() ? found->second : games.emplace(game, WinRecord{}).first->second;
    }

    bool is_told(int player) const { return !page_.player || *page_.player == player; }

    /// What comes later on the walk was earlier.
    void note_firsts(const Passed& match) {
        const Seen seen{match.match, match.played};
        if (!page_.player) {
            put(first_of_games_, match.game, seen);
        }
        for (const Digest::Seat& seat : match.digest->seats) {
            if (!is_told(seat.player) || seat.player == 0) {
                continue;
            }
            first_of_players_[static_cast<std::size_t>(seat.player)] = seen;
            if (page_.player) {
                put(first_of_games_, match.game, seen);
                if (seat.won) {
                    put(first_wins_, match.game, seen);
                }
            }
        }
    }

    using Firsts = std::map<std::string, Seen, std::less<>>;
    static void put(Firsts& firsts, std::string_view game, const Seen& seen) {
        if (const auto found = firsts.find(game); found != firsts.end()) {
            found->second = seen;
        } else {
            firsts.emplace(game, seen);
        }
    }

    void add_seat(const Passed& match, const Digest::Seat& seat, std::size_t month) {
        const auto who = static_cast<std::size_t>(seat.player);
        YearPage::Winner& winner = winners_[who];
        store::add(winner.fared, match, seat);
        if (seat.won) {
            const auto found = winner.wins.find(match.game);
            (found != winner.wins.end() ? found->second
                                        : winner.wins.emplace(match.game, 0.0).first->second) +=
                match.share(seat);
        }
        running_[who].add(seat.won, match.match);
        if (page_.player && seat.player == *page_.player) {
            page_.won_by_month.at(month) += match.share(seat);
            store::add(of_game(page_.games, match.game), match, seat);
        }
    }

    void add_pairs(const Passed& match) {
        const auto& seats = match.digest->seats;
        for (std::size_t one = 0; one < seats.size(); ++one) {
            for (std::size_t other = one + 1; other < seats.size(); ++other) {
                const auto [low, high] = std::minmax(seats[one].player, seats[other].player);
                if (low != 0 && low != high && (is_told(low) || is_told(high))) {
                    ++pairs_[static_cast<std::uint64_t>(low) << 32U | static_cast<std::uint64_t>(high)];
                }
            }
        }
    }

    /// Of equals the one with the most players, then the latest.
    void note_closest(const Passed& match) {
        const auto points = between_first_two(*match.digest);
        if (!points) {
            return;
        }
        if (with_points_ == 0 || *points < closest_points_ ||
            (*points == closest_points_ && match.players > closest_players_)) {
            closest_ = {match.match, match.played};
            closest_points_ = *points;
            closest_players_ = match.players;
        }
        ++with_points_;
    }

    YearPage::Told told(const Database& database, Row match) const {
        Query row(database,
                  "SELECT m.uuid, date(s.played * 60, 'unixepoch'), s.game FROM sheets s "
                  "JOIN matches m ON m.id = s.match WHERE s.match = ?1",
                  match);
        return row.next() ? YearPage::Told{row.text(0), row.text(1), row.text(2)} : YearPage::Told{};
    }

    void put_winners() {
        for (std::size_t player = 0; player < winners_.size(); ++player) {
            if (winners_[player].fared.matches > 0 && is_told(static_cast<int>(player))) {
                winners_[player].player = static_cast<int>(player);
                winners_[player].name = persons_.name(static_cast<int>(player));
                page_.winners.push_back(std::move(winners_[player]));
            }
        }
        std::ranges::sort(page_.winners, [](const YearPage::Winner& one, const YearPage::Winner& other) {
            return one.fared.wins != other.fared.wins ? one.fared.wins > other.fared.wins
                                                      : core::comes_before(one.name, other.name);
        });
    }

    void put_run(const Database& database) {
        for (const YearPage::Winner& winner : page_.winners) {
            const WinsInARow& own = running_[static_cast<std::size_t>(winner.player)];
            if (own.longest >= std::max(least_run, page_.run ? page_.run->wins + 1 : 0)) {
                page_.run = {winner.name, own.longest, told(database, own.from).day,
                             told(database, own.to).day};
            }
        }
    }

    void put_met() {
        constexpr std::uint64_t lower_half = 0xffff'ffffU;
        for (const auto& [pair, matches] : pairs_) {
            auto one = static_cast<int>(pair >> 32U);
            auto other = static_cast<int>(pair & lower_half);
            if (page_.player == other) {
                std::swap(one, other);
            }
            page_.met.push_back(
                {std::string(persons_.name(one)), std::string(persons_.name(other)), matches});
        }
        const auto before = [](const YearPage::Met& one, const YearPage::Met& other) {
            return one.matches != other.matches ? one.matches > other.matches
                   : one.one != other.one       ? core::comes_before(one.one, other.one)
                                                : core::comes_before(one.other, other.other);
        };
        std::ranges::sort(page_.met, before);
        page_.met.resize(std::min(page_.met.size(), most_rows));
    }

    void put_firsts(const Database& database) {
        using Of = YearPage::First::Of;
        std::vector<std::pair<Seen, YearPage::First>> firsts;
        const auto add = [&](Of of, const Seen& seen, const std::string& name) {
            if (seen.match != 0 && seen.played >= begins_) {
                firsts.push_back({seen, {of, name, {}}});
            }
        };
        for (const auto& [game, seen] : first_of_games_) {
            add(Of::game, seen, page_.name);
        }
        for (const auto& [game, seen] : first_wins_) {
            add(Of::win, seen, page_.name);
        }
        for (std::size_t player = 0; player < first_of_players_.size() && !page_.player; ++player) {
            add(Of::player, first_of_players_[player], std::string(persons_.name(static_cast<int>(player))));
        }
        std::ranges::stable_sort(firsts, {}, [](const auto& first) { return first.first.played; });
        firsts.resize(std::min(firsts.size(), 2 * most_rows));
        for (auto& [seen, first] : firsts) {
            first.told = told(database, seen.match);
            page_.firsts.push_back(std::move(first));
        }
    }

    /// Of those who played often enough that their rating says something.
    void put_changed(const Database& database, Ratings& ratings) {
        std::ranges::sort(counted_);
        std::vector<Ratings::Moved> moved;
        ratings.each_move(first_month_, first_month_ + months_of_year - 1, [&](const Ratings::Moved& move) {
            if (is_few(move.matches) || !is_told(move.player) ||
                !std::ranges::binary_search(counted_, move.match)) {
                return;
            }
            if (moved.empty() || moved.back().match != move.match) {
                moved.push_back(move);
            } else if (std::abs(move.by) > std::abs(moved.back().by)) {
                moved.back() = move;
            }
        });
        const std::size_t shown = std::min(moved.size(), most_rows);
        std::ranges::partial_sort(moved, moved.begin() + static_cast<std::ptrdiff_t>(shown), std::greater<>(),
                                  [](const Ratings::Moved& move) { return std::abs(move.by); });
        for (const Ratings::Moved& move : moved | std::views::take(shown)) {
            page_.changed.push_back(
                {told(database, move.match), std::string(persons_.name(move.player)), move.by});
        }
    }

    const PersonIndex& persons_;
    YearPage page_;
    std::int64_t begins_;
    int first_month_;
    std::vector<Row> counted_;
    bool tells_firsts_ = true;
    Firsts first_of_games_, first_wins_;
    std::vector<Seen> first_of_players_;
    std::vector<YearPage::Winner> winners_;
    std::vector<WinsInARow> running_;
    std::unordered_map<std::uint64_t, int> pairs_;  ///< two persons, the lower id above
    Seen closest_;
    int closest_points_ = 0, closest_players_ = 0, with_points_ = 0;
};

}  // namespace

std::vector<int> years(const Database& database) {
    constexpr std::size_t most_years = 50;
    return guarded(database.file(), [&] {
        std::vector<int> years;
        std::int64_t before = std::numeric_limits<std::int64_t>::max();
        while (years.size() < most_years) {
            Query row(database,
                      "SELECT played FROM sheets WHERE binned = 0 AND branch = 0 AND status = 'finished' "
                      "AND played < ?1 ORDER BY played DESC, uuid DESC LIMIT 1",
                      before);
            if (!row.next()) {
                break;
            }
            years.push_back(month_of(row.time(0)) / months_of_year);
            before = std::min(before, first_minute(years.back() * months_of_year));
            if (row.time(0) < before) {
                break;  // before all calendars
            }
        }
        return years;
    });
}

YearPage year_page(Database& database, int year, std::optional<int> player, const MatchQuery& filter) {
    Ratings ratings(database);
    ratings.bring_up_to_date();
    return guarded(database.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database);
        MatchQuery up_to = player ? with_players(filter, {*player}) : filter;
        const std::string last = fmt::format("{:04}-12-31", year);
        up_to.to = up_to.to.empty() ? last : std::min(up_to.to, last);
        OfYear of_year(persons, year, player);
        MatchQuery all;
        all.players = player ? std::vector{*player} : std::vector<int>{};
        of_year.tell_firsts(filter == MatchQuery{} || filter == all);
        walk(database, up_to, persons, [&](const Passed& match) { of_year.add(match); });
        return std::move(of_year).page(database, ratings);
    });
}

}  // namespace store
