#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "laws/viewed.h"

/// The cards in the lines of a match, of whatever game it is.
namespace laws {

/// Where in the line the cards stand, as the game declares it.
std::vector<std::size_t> places_of_cards(const core::Game& game, const std::vector<std::string>& tokens);
/// The same with the tiles and pieces of a line that the table may not see.
std::vector<std::size_t> places_of_secrets(const core::Game& game, const std::vector<std::string>& tokens);
/// Whether its secrets are cards, which can be told apart by their names.
bool hides_cards(const core::Game& game);

std::vector<std::string> cards_in(const core::Record& record);

/// What the cards of the match are called when they are spoken of, as far as they were asked for.
std::map<std::string, std::string> spoken_names(const Match& match, const core::Reading& whole);

/// Whether the words stand in the text, not as a part of others: `grey-1` is not in `grey-10`.
bool says(const std::string& text, const std::string& words);

/// The cards in entries that a viewer does not see, and the text of those that he sees.
struct Cards {
    std::set<std::string> hidden;
    std::string visible;

    void look(const core::Game& game, const core::Reading& whole, const core::Reading& seen);
    /// Those that he has never seen.
    std::set<std::string> secret() const;
};

std::set<std::string> unseen_cards(const core::Game& game, const core::Reading& whole,
                                   const core::Reading& seen);

/// Without the spaces of boards, which are written like cards, and without the count of what nobody has seen
/// yet.
core::Reading without_what_lies_open(core::Reading seen);

}  // namespace laws
