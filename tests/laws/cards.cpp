#include "laws/cards.h"

#include <algorithm>

#include "core/common.h"
#include "games/catalog.h"

namespace laws {

using core::Ruled;

namespace {

/// The form of the lines with this word, or nothing.
std::optional<core::LineForm> form_of(const core::Game& game, const std::string& word) {
    for (const core::LineForm& form : game.forms()) {
        if (form.word() == word) {
            return form;
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> places_in(const core::Game& game, const std::vector<std::string>& tokens,
                                   bool pieces) {
    std::vector<std::size_t> places;
    const std::size_t word = tokens.empty() || !core::is_correction(tokens.front()) ? 0 : 2;
    const auto form = word < tokens.size() ? form_of(game, tokens[word]) : std::nullopt;
    for (std::size_t i = word + 1; form && !form->slots.empty() && i < tokens.size(); ++i) {
        const core::Asked slot = form->slots[std::min(i - word, form->slots.size()) - 1];
        if (slot == core::Asked::card || (slot == core::Asked::piece && pieces && form->secret)) {
            places.push_back(i);
        }
    }
    return places;
}

}  // namespace

std::vector<std::size_t> places_of_cards(const core::Game& game, const std::vector<std::string>& tokens) {
    return places_in(game, tokens, false);
}

std::vector<std::size_t> places_of_secrets(const core::Game& game, const std::vector<std::string>& tokens) {
    return places_in(game, tokens, true);
}

bool hides_cards(const core::Game& game) {
    return std::ranges::any_of(game.forms(), [](const core::LineForm& form) {
        return form.secret && std::ranges::find(form.slots, core::Asked::card) != form.slots.end();
    });
}

std::vector<std::string> cards_in(const core::Record& record) {
    std::vector<std::string> cards;
    for (const core::Fact& fact : record.facts) {
        const auto tokens = core::split(fact.text).tokens;
        for (const std::size_t place : places_of_secrets(*games::find(record.header.game), tokens)) {
            cards.push_back(tokens[place]);
        }
    }
    return cards;
}

std::map<std::string, std::string> spoken_names(const Match& match, const core::Reading& whole) {
    std::map<std::string, std::string> names;
    for (const Ruled& entry : whole.entries) {
        const auto tokens = core::split(entry.text.str()).tokens;
        if (tokens.size() < 3 || core::is_correction(tokens.front())) {
            continue;
        }
        const core::View there{.viewer = {}, .until = {}, .before = entry.seq};
        for (const core::Choice& choice : match.ask(there, {tokens[0], tokens[1]}).choices) {
            if (choice.face) {
                names.emplace(choice.token, core::say(choice.face->name));
            }
        }
    }
    return names;
}

bool says(const std::string& text, const std::string& words) {
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; };
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !is_part(text[at - 1])) && (end == text.size() || !is_part(text[end]))) {
            return true;
        }
    }
    return false;
}

void Cards::look(const core::Game& game, const core::Reading& whole, const core::Reading& seen) {
    for (const Ruled& entry : seen.entries) {
        const auto tokens = core::split(entry_of(whole, entry.seq).text.str()).tokens;
        for (const std::size_t place : places_of_cards(game, tokens)) {
            if (entry.hidden) {
                hidden.insert(tokens[place]);
            }
        }
        visible += entry.text.str() + "\n";
    }
}

std::set<std::string> Cards::secret() const {
    std::set<std::string> cards = hidden;
    std::erase_if(cards, [&](const std::string& card) { return says(visible, card); });
    return cards;
}

std::set<std::string> unseen_cards(const core::Game& game, const core::Reading& whole,
                                   const core::Reading& seen) {
    Cards cards;
    cards.look(game, whole, seen);
    return cards.secret();
}

core::Reading without_what_lies_open(core::Reading seen) {
    for (core::Zone& zone : seen.table->zones) {
        if (zone.layout == core::Layout::grid) {
            for (core::Place& place : zone.places) {
                place.token.clear();
                place.label = {};
            }
        } else if (zone.layout == core::Layout::tally && !zone.seat) {
            zone.places.clear();
        }
    }
    return seen;
}

}  // namespace laws
