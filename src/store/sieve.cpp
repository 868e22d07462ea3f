#include "store/sieve.h"

#include <algorithm>
#include <cstring>
#include <sstream>

#include <fmt/format.h>

#include "core/names.h"
#include "games/catalog.h"
#include "store/days.h"

namespace store {

namespace {

/// Calls with each player's row, until it answers true; answers whether one did.
template <class Asked>
bool any_player(std::span<const unsigned char> who, Asked&& asked) {
    for (std::size_t at = 0; at + sizeof(std::int32_t) <= who.size(); at += sizeof(std::int32_t)) {
        std::int32_t player = 0;
        std::memcpy(&player, who.data() + at, sizeof player);
        if (asked(player)) {
            return true;
        }
    }
    return false;
}

}  // namespace

Sieve::Sieve(const Filter& filter, const Persons& persons, bool walks)
    : persons_(persons), players_(filter.players) {
    // Where each row is looked at anyway the index by day would only lead astray; + keeps SQL from it.
    add(std::string(walks || !filter.words.empty() || !players_.empty() ? "+" : "") +
        (filter.binned ? "s.binned = 1" : "s.binned = 0"));
    const std::size_t of_the_bin = condition_.size();
    if (!filter.branches) {
        add("s.branch = 0");
    }
    add_header(filter);
    add_days(filter);
    narrows_ = condition_.size() > of_the_bin;
    std::istringstream typed(core::folded(filter.words));
    for (std::string letters; typed >> letters;) {
        Word word{letters, std::vector<bool>(persons.names.size()), {}};
        for (std::size_t player = 0; player < persons.names.size(); ++player) {
            word.players[player] = core::folded(persons.names[player]).find(letters) != std::string::npos;
        }
        for (const core::GameInfo* game : games::infos()) {
            if (core::folded(game->title).find(letters) != std::string::npos) {
                word.games.emplace_back(game->id);
            }
        }
        words_.push_back(std::move(word));
    }
}

void Sieve::add_header(const Filter& filter) {
    if (!filter.games.empty()) {
        std::string places;
        for (const std::string& game : filter.games) {
            values_.emplace_back(game);
            places += fmt::format("{}?{}", places.empty() ? "" : ", ", values_.size());
        }
        add("s.game IN (" + places + ")");
    }
    if (filter.seats) {
        add("s.seats = ?{}", std::int64_t{*filter.seats});
    }
    if (filter.variant) {
        filter.variant->empty() ? add("s.variants = ''")
                                : add("instr(s.variants, ?{}) > 0", " " + *filter.variant + " ");
    }
    if (filter.house) {
        add("instr(s.house, ?{}) > 0", " " + *filter.house + " ");
    }
    if (filter.level) {
        add("s.level = ?{}", *filter.level);
    }
    if (filter.status) {
        add("s.status = ?{}", *filter.status);
    }
}

void Sieve::add_days(const Filter& filter) {
    constexpr std::int64_t minutes_a_day = 1440;
    if (const auto from = minutes_of(filter.from)) {
        add("s.played >= ?{}", *from);
    }
    if (const auto to = minutes_of(filter.to)) {
        add("s.played < ?{}", *to + minutes_a_day);
    }
}

void Sieve::add(std::string_view condition) {
    condition_ += condition_.empty() ? "" : " AND ";
    condition_ += condition;
}

void Sieve::add(std::string_view condition, Query::Value value) {
    values_.push_back(std::move(value));
    add(fmt::format(fmt::runtime(condition), values_.size()));
}

bool Sieve::lets_through(std::string_view game, std::span<const unsigned char> who,
                         std::string_view words) const {
    const auto sits = [&](int wanted) {
        return any_player(
            who, [&](int player) { return persons_.knows(player) && persons_.of(player) == wanted; });
    };
    const auto occurs = [&](const Word& word) {
        return ::memmem(words.data(), words.size(), word.letters.data(), word.letters.size()) != nullptr ||
               any_player(who,
                          [&](int player) {
                              return persons_.knows(player) && word.players[static_cast<std::size_t>(player)];
                          }) ||
               std::ranges::find(word.games, game) != word.games.end();
    };
    return std::ranges::all_of(players_, sits) && std::ranges::all_of(words_, occurs);
}

}  // namespace store
