#include <algorithm>
#include <set>

#include "laws/recount.h"

namespace laws {

namespace {

void add_points(Recount& of) {
    for (const Json& round : of.report.rounds) {
        for (const auto& [player, points] : round.at("points").items()) {
            for (const std::string role : {"plus", "hund", "minus"}) {
                of.add(role, of.seat(player), points.at(role).get<int>(), round.at("round").get<int>());
            }
        }
    }
}

/// A round's designations count once all cards of it are played, or all players have told what they took.
class Roles {
public:
    struct Given {
        std::string suit;
        std::optional<int> seat;
    };

    void reveal(std::string card) { chosen_.insert(std::move(card)); }
    void play(const std::string& card, int seat) {
        const std::string suit = card.substr(0, card.find('-'));
        const bool chosen = chosen_.contains(card) || chosen_.contains(card.substr(card.find('-') + 1));
        if (chosen && given.size() < 5) {
            give(suit, seat);
        }
        for (const char* last : {"grey", "purple", "pink", "green", "yellow"}) {
            if (given.size() == 4 && std::ranges::find(given, last, &Given::suit) == given.end()) {
                give(last, seat);
            }
        }
    }
    void give(std::string suit, std::optional<int> seat) { given.push_back({std::move(suit), seat}); }

    std::vector<Given> given;
    int told = 0;

private:
    std::set<std::string> chosen_;
};

void recount_hund(Recount& of) {
    of.starts_with("first");
    add_points(of);
    of.add_rounds("tricks", "tricks");
    const int cards = of.seats() * (of.header.variants.contains("more-cards") ? 15 : 10);
    Roles roles;
    for (const Line& line : of.lines) {
        const std::string& word = line.word();
        if (word == "designation") {
            roles.reveal(line.tokens[1]);
        } else if (word == "select") {
            roles.reveal(line.tokens[2]);
        } else if (word == "play") {
            roles.play(line.tokens[2], of.seat(line.tokens[1]));
        } else if (word == "roles") {
            std::for_each(line.tokens.begin() + 1, line.tokens.end(),
                          [&](const std::string& suit) { roles.give(suit, {}); });
        }
        if (line.breaks("hund/follow-suit")) {
            of.add(line.ruled.overturned() ? "revoke.later" : "revoke.at-once", line.ruled.seat);
        }
        roles.told += word == "play" || word == "took" ? 1 : 0;
        if (roles.told == (of.plays() ? cards : of.seats())) {
            const std::vector<std::string> words{"trump", "plus", "hund", "minus", "lead"};
            for (std::size_t role = 0; role < words.size(); ++role) {
                of.add("designated." + words[role] + "." + roles.given[role].suit, roles.given[role].seat);
            }
            roles = {};
        }
    }
}

const Recounted hund("hund", recount_hund);

}  // namespace

}  // namespace laws
