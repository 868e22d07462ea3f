#include "laws/cards.h"

#include <algorithm>
#include <cctype>

#include "core/common.h"

namespace laws {

using core::Ruled;

namespace {

bool is_card(const std::string& token) {
    const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    return std::ranges::any_of(token, is_letter) && std::ranges::any_of(token, is_digit);
}

}  // namespace

std::vector<std::size_t> places_of_cards(const std::vector<std::string>& tokens) {
    std::vector<std::size_t> places;
    const std::size_t first = tokens.empty() || !core::is_correction(tokens.front()) ? 2 : 4;
    for (std::size_t i = first; i < tokens.size(); ++i) {
        if (is_card(tokens[i])) {
            places.push_back(i);
        }
    }
    return places;
}

std::vector<std::string> cards_in(const core::Record& record) {
    std::vector<std::string> cards;
    for (const core::Fact& fact : record.facts) {
        const auto tokens = core::split(fact.text).tokens;
        for (const std::size_t place : places_of_cards(tokens)) {
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

void Cards::look(const core::Reading& whole, const core::Reading& seen) {
    for (const Ruled& entry : seen.entries) {
        const auto tokens = core::split(entry_of(whole, entry.seq).text.str()).tokens;
        for (const std::size_t place : places_of_cards(tokens)) {
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

std::set<std::string> unseen_cards(const core::Reading& whole, const core::Reading& seen) {
    Cards cards;
    cards.look(whole, seen);
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
