#include "store/statistics/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text/names.h"
#include "games/catalog.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/counting.h"
#include "store/statistics/walk.h"
#include "store/statistics/win_record.h"

namespace store {

namespace {

/// Rows of players, by the person's id.
class PlayerRows {
public:
    explicit PlayerRows(const PersonIndex& persons) : persons_(persons), rows_(persons.who.size()) {}

    void add_all(const Passed& match, bool with_points) {
        for (const Digest::Seat& seat : match.digest->seats) {
            if (seat.player == 0) {
                continue;
            }
            PlayerRow& row = rows_[static_cast<std::size_t>(seat.player)];
            add(row.fared, match, seat);
            row.fewest = match.digest->fewest;
            row.times.add(seat);
            if (with_points && seat.score) {
                if (!row.points) {
                    row.points.emplace();
                }
                row.points->add(*seat.score);
            }
        }
    }

    std::vector<PlayerRow> sorted(const std::map<int, Ratings::Rated>& ratings) && {
        std::vector<PlayerRow> sorted;
        for (std::size_t player = 0; player < rows_.size(); ++player) {
            PlayerRow& row = rows_[player];
            if (row.fared.matches == 0) {
                continue;
            }
            row.player = static_cast<int>(player);
            row.name = persons_.name(row.player);
            if (const auto rated = ratings.find(row.player); rated != ratings.end()) {
                row.rating = rated->second;
            }
            sorted.push_back(std::move(row));
        }
        std::ranges::stable_sort(sorted, [](const PlayerRow& one, const PlayerRow& other) {
            return one.fared.matches != other.fared.matches ? one.fared.matches > other.fared.matches
                                                            : core::comes_before(one.name, other.name);
        });
        return sorted;
    }

private:
    const PersonIndex& persons_;
    std::vector<PlayerRow> rows_;
};

}  // namespace

void Spread::add(int value) {
    if (count == 0) {
        first = lowest = highest = value;
    }
    lowest = std::min(lowest, value);
    highest = std::max(highest, value);
    ++count;
    sum += value;
    const double distance = static_cast<double>(value) - first;
    squares += distance * distance;
}

double Spread::deviation() const {
    if (count < 2) {
        return 0;
    }
    const double off = mean() - first;
    return std::sqrt(std::max(0.0, squares - count * off * off) / (count - 1));
}

Overview Statistics::overview(const MatchQuery& filter) {
    const bool one_game = filter.games.size() == 1;
    const auto ratings = Ratings(database_).now(one_game ? filter.games.front() : "");
    return guarded(database_.file(), [&] {
        Overview overview;
        const PersonIndex persons = PersonIndex::read(database_);
        PlayerRows rows(persons);
        std::map<std::string, int, std::less<>> games;
        std::map<int, int> months;
        walk(database_, filter, persons, [&](const Passed& match) {
            ++overview.matches;
            if (const auto known = games.find(match.game); known != games.end()) {
                ++known->second;
            } else {
                games.emplace(match.game, 1);
            }
            ++months[month_of(match.played)];
            ++overview.by_seats[match.players];
            if (match.minutes > 0) {
                overview.minutes.add(match.minutes);
            }
            rows.add_all(match, one_game);
        });
        overview.by_game.insert(games.begin(), games.end());
        for (const auto& [month, matches] : months) {
            overview.by_month[month_name(month)] = matches;
        }
        overview.players = std::move(rows).sorted(ratings);
        return overview;
    });
}

namespace {

void add_alike(Alike& alike, const Passed& match) {
    ++alike.matches;
    alike.entries.add(match.entries);
    if (match.rounds > 0) {
        alike.rounds.add(match.rounds);
    }
    if (match.minutes > 0) {
        alike.minutes.add(match.minutes);
    }
    for (const Digest::Seat& seat : match.digest->seats) {
        alike.times.add(seat);
        if (seat.score && seat.player != 0) {
            alike.points.add(*seat.score);
        }
    }
}

/// How often each number comes; nearly all are small, and are counted by place.
class Often {
public:
    void add(int number) {
        if (number > -half && number < half) {
            const int place = number + half;
            ++small_[static_cast<std::size_t>(place)];
        } else {
            ++others_[number];
        }
    }
    std::map<int, int> counted() && {
        for (int place = 0; place < 2 * half; ++place) {
            if (const int often = small_[static_cast<std::size_t>(place)]; often > 0) {
                others_[place - half] = often;
            }
        }
        return std::move(others_);
    }

private:
    static constexpr int half = 256;
    std::array<int, std::size_t{2} * half> small_{};
    std::map<int, int> others_;
};

/// Calls with each word of ` one two `, or with an empty one.
template <class Visit>
void each_word(std::string_view words, Visit&& visit) {
    if (words.empty()) {
        visit(std::string_view());
    }
    for (std::size_t at = 1; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        visit(words.substr(at, end - at));
        at = end + 1;
    }
}

}  // namespace

GamePage Statistics::game(const std::string& game, const MatchQuery& filter, std::optional<int> player) {
    const auto ratings = Ratings(database_).now(game);
    return guarded(database_.file(), [&] {
        GamePage page;
        page.game = game;
        const core::Game* known = games::find(game);
        if (known == nullptr) {
            return page;
        }
        MatchQuery of_game = filter;
        of_game.games = {game};
        const PersonIndex persons = PersonIndex::read(database_);
        PlayerRows rows(persons);
        Often scores;
        // Few sets of variants are played again and again.
        std::map<std::string, std::vector<Alike*>, std::less<>> sets;
        const auto alike_by = [&](std::string_view variants) -> const std::vector<Alike*>& {
            auto found = sets.find(variants);
            if (found == sets.end()) {
                found = sets.emplace(variants, std::vector<Alike*>()).first;
                each_word(variants, [&](std::string_view variant) {
                    found->second.push_back(&page.by_variant[std::string(variant)]);
                });
            }
            return found->second;
        };
        Counting counting(database_, known->info->figures);
        walk(database_, player ? with_players(of_game, {*player}) : of_game, persons,
             [&](const Passed& match) {
                 ++page.matches;
                 add_alike(page.all, match);
                 add_alike(page.by_seats[match.players], match);
                 for (Alike* alike : alike_by(match.variants)) {
                     add_alike(*alike, match);
                 }
                 for (const Digest::Seat& seat : match.digest->seats) {
                     if (seat.score && seat.player != 0 && (!player || seat.player == *player)) {
                         scores.add(*seat.score);
                     }
                 }
                 rows.add_all(match, true);
                 counting.add(match, player);
             });
        page.scores = std::move(scores).counted();
        page.players = std::move(rows).sorted(ratings);
        page.figures = std::move(counting).counted();
        return page;
    });
}

}  // namespace store
