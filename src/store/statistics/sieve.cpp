#include "store/statistics/sieve.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <sstream>
#include <utility>

#include "core/text/names.h"
#include "games/catalog.h"
#include "store/sqlite/days.h"

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

bool contains(std::string_view text, std::string_view letters) {
    return text.find(letters) != std::string_view::npos;
}

/// ` one two ` has it.
bool has_word(std::string_view words, const std::string& word) {
    return contains(words, " " + word + " ");
}

template <class Wanted>
bool is_wanted(const std::optional<Wanted>& wanted, const auto& value) {
    return !wanted || value == *wanted;
}

}  // namespace

Sieve::Sieve(MatchQuery filter, const PersonIndex& persons) : filter_(std::move(filter)), persons_(persons) {
    from_ = minutes_of(filter_.from);
    if (const auto to = minutes_of(filter_.to)) {
        before_ = *to + minutes_a_day;
    }
    std::istringstream typed(core::fold_case(filter_.words));
    for (std::string letters; typed >> letters;) {
        Word word{letters, std::vector<bool>(persons.names.size()), {}};
        for (std::size_t player = 0; player < persons.names.size(); ++player) {
            word.players[player] = contains(core::fold_case(persons.names[player]), letters);
        }
        for (const core::GameInfo* game : games::infos()) {
            if (contains(core::fold_case(game->title), letters)) {
                word.games.emplace_back(game->id);
            }
        }
        words_.push_back(std::move(word));
    }
}

bool Sieve::lets_header_through(const Shelved& match) const {
    return match.binned == filter_.binned && (filter_.branches || !match.branch) &&
           (filter_.games.empty() || std::ranges::find(filter_.games, match.game) != filter_.games.end()) &&
           is_wanted(filter_.seats, match.seats) && is_wanted(filter_.level, match.level) &&
           is_wanted(filter_.status, match.status) &&
           (!filter_.variant || (filter_.variant->empty() ? match.variants.empty()
                                                          : has_word(match.variants, *filter_.variant))) &&
           (!filter_.house || has_word(match.house, *filter_.house)) && (!from_ || match.played >= *from_) &&
           (!before_ || match.played < *before_);
}

bool Sieve::sits_there(const Shelved& match, int player) const {
    return any_player(match.who,
                      [&](int other) { return persons_.knows(other) && persons_.of(other) == player; });
}

bool Sieve::occurs(const Shelved& match, const Word& word) const {
    const auto is_called_so = [&](int player) {
        return persons_.knows(player) && word.players[static_cast<std::size_t>(player)];
    };
    return contains(match.words, word.letters) || any_player(match.who, is_called_so) ||
           std::ranges::find(word.games, match.game) != word.games.end();
}

bool Sieve::lets_through(const Shelved& match) const {
    return lets_header_through(match) &&
           std::ranges::all_of(filter_.players, [&](int player) { return sits_there(match, player); }) &&
           std::ranges::all_of(words_, [&](const Word& word) { return occurs(match, word); });
}

}  // namespace store
