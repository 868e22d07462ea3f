#include "laws/recount.h"

#include <algorithm>
#include <set>
#include <vector>

#include "core/common.h"

namespace laws {

namespace {

using Tokens = std::vector<std::string>;
using core::Json;

/// An entry that stands and was possible, without the words of an insert.
struct Line {
    Tokens tokens;
    const core::Ruled& ruled;

    const std::string& word() const { return tokens.front(); }
    bool is_illegal() const { return core::kind(ruled.verdict) == core::Kind::illegal; }
    bool breaks(std::string_view rule) const { return is_illegal() && core::rule(ruled.verdict) == rule; }
};

std::vector<Line> lines_of(const core::Reading& reading) {
    std::vector<Line> lines;
    for (const core::Seq seq : reading.order) {
        const core::Ruled& ruled = reading.entries[static_cast<std::size_t>(seq) - 1];
        if (!ruled.judged || core::kind(ruled.verdict) == core::Kind::impossible) {
            continue;
        }
        Tokens tokens = core::split(ruled.text.str()).tokens;
        while (core::is_correction(tokens.front())) {
            tokens.erase(tokens.begin(), tokens.begin() + 2);
        }
        lines.push_back({std::move(tokens), ruled});
    }
    return lines;
}

/// What each game's second count works with.
class Recount {
public:
    Recount(const core::Header& header, const core::Reading& reading, const core::Report& report)
        : header_(header), reading_(reading), report_(report), lines_(lines_of(reading)) {}

    Counts hund();
    Counts heckin_hounds();
    Counts kleine_klaeffer();
    Counts hundsgemein();
    Counts hounded();

private:
    using Numbered = std::optional<int>;

    void add(const std::string& key, Numbered seat, int value = 1, Numbered round = {}) {
        if (value != 0) {
            counts_[{key, seat, round}] += value;
        }
    }
    int seat(const std::string& name) const { return *core::seat_of(name, reading_.scores.names); }
    int seats() const { return static_cast<int>(reading_.scores.names.size()); }
    bool plays() const { return header_.level == core::Level::plays; }

    void starts_with(std::string_view word) {
        const auto found = std::ranges::find(lines_, word, &Line::word);
        if (found != lines_.end()) {
            add("starts", seat(found->tokens[1]));
        }
    }

    /// `{"Anna": 3}` of each finished round.
    void add_rounds(const std::string& name, const std::string& key) {
        for (const Json& round : report_.rounds) {
            const Json numbers = round.value(name, Json::object());
            for (const auto& [player, number] : numbers.items()) {
                add(key, seat(player), number.get<int>(), round.at("round").get<int>());
            }
        }
    }

    void add_hund_points();

    const core::Header& header_;
    const core::Reading& reading_;
    const core::Report& report_;
    std::vector<Line> lines_;
    Counts counts_;
};

void Recount::add_hund_points() {
    for (const Json& round : report_.rounds) {
        for (const auto& [player, points] : round.at("points").items()) {
            for (const std::string role : {"plus", "hund", "minus"}) {
                add(role, seat(player), points.at(role).get<int>(), round.at("round").get<int>());
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

Counts Recount::hund() {
    starts_with("first");
    add_hund_points();
    add_rounds("tricks", "tricks");
    const int cards = seats() * (header_.variants.contains("more-cards") ? 15 : 10);
    Roles roles;
    for (const Line& line : lines_) {
        const std::string& word = line.word();
        if (word == "designation") {
            roles.reveal(line.tokens[1]);
        } else if (word == "select") {
            roles.reveal(line.tokens[2]);
        } else if (word == "play") {
            roles.play(line.tokens[2], seat(line.tokens[1]));
        } else if (word == "roles") {
            std::for_each(line.tokens.begin() + 1, line.tokens.end(),
                          [&](const std::string& suit) { roles.give(suit, {}); });
        }
        if (line.breaks("hund/follow-suit")) {
            add(line.ruled.overturned() ? "revoke.later" : "revoke.at-once", line.ruled.seat);
        }
        roles.told += word == "play" || word == "took" ? 1 : 0;
        if (roles.told == (plays() ? cards : seats())) {
            const std::vector<std::string> words{"trump", "plus", "hund", "minus", "lead"};
            for (std::size_t role = 0; role < words.size(); ++role) {
                add("designated." + words[role] + "." + roles.given[role].suit, roles.given[role].seat);
            }
            roles = {};
        }
    }
    return counts_;
}

Counts Recount::heckin_hounds() {
    starts_with("leader");
    add_rounds("bids", "bids");
    add_rounds("tricks", "tricks");
    add_rounds("badness", "badness");
    add_rounds("scores", "scores");
    int leader = 0;
    int dogs = 0;
    for (const Line& line : lines_) {
        if (line.word() == "leader") {
            leader = seat(line.tokens[1]);
        } else if (line.word() == "bad-dog") {
            leader = dogs++ == 0 ? leader : (leader + 1) % seats();
        } else if (line.word() == "clue") {
            add("clues", leader);
            add("clues.false", leader, line.breaks("heckin/clue-true") ? 1 : 0);
            add("clues.incomplete", leader, line.breaks("heckin/clue-all") ? 1 : 0);
        }
    }
    return counts_;
}

Counts Recount::kleine_klaeffer() {
    starts_with("first");
    for (const auto& [player, votes] : report_.result.at("votes").items()) {
        for (const auto& [colour, number] : votes.items()) {
            add("votes-" + colour, seat(player), number.get<int>());
        }
        for (const Json& colour : report_.result.at("secured").at(player)) {
            add("secured." + colour.get<std::string>(), seat(player));
            add("districts", seat(player));
        }
    }
    for (const Line& line : lines_) {
        if (line.word() == "take") {
            add("takes", line.ruled.seat, line.tokens[2] == "none" ? 0 : 1);
            add("crises", line.ruled.seat, line.tokens[2] == "crisis" ? 1 : 0);
        } else if (line.word() == "place") {
            add("illegal-placements", line.ruled.seat, line.is_illegal() ? 1 : 0);
        }
    }
    return counts_;
}

Counts Recount::hundsgemein() {
    starts_with("first");
    std::map<std::string, int> owners;
    Tokens last;
    for (const Line& line : lines_) {
        const auto own = line.ruled.seat;
        if (line.word() == "place") {
            last = line.tokens;
            owners[last[3]] = *own;
            add("tiles-placed", own);
            add("illegal-placements", own, line.is_illegal() ? 1 : 0);
        } else if (line.word() == "discard") {
            add("tiles-discarded", own, static_cast<int>(line.tokens.size()) - 2);
        } else if (line.word() == "challenge" && line.ruled.outcome) {
            const std::string how(line.ruled.outcome->word);
            add("challenges-" + how, own);
            add("challenged-" + how, seat(last[1]));
            if (how == "upheld") {
                owners.erase(last[3]);
            }
        } else if (line.word() == "end") {
            std::ranges::for_each(owners, [&](const auto& tile) { add("block." + tile.first, tile.second); });
        }
    }
    const Json streets = report_.result.value("streets", Json::object());
    for (const Json& street : streets) {
        if (street.at("claimed").is_string()) {
            add("dog." + street.at("dog").get<std::string>(), seat(street.at("claimed").get<std::string>()));
        }
    }
    return counts_;
}

Counts Recount::hounded() {
    const auto hunt = std::ranges::find(lines_, "hunters", &Line::word);
    const bool begun = std::ranges::any_of(
        lines_, [](const Line& line) { return line.word() == "start" || line.word() == "outcome"; });
    if (hunt == lines_.end() || !begun) {
        return counts_;
    }
    const int hunters = seat(hunt->tokens[1]);
    const int fox = 1 - hunters;
    starts_with("hunters");
    for (const Line& line : lines_) {
        for (std::size_t i = 1; line.word() == "fox" && i < line.tokens.size(); ++i) {
            add("fox." + line.tokens[i], fox);
        }
    }
    add("face-down", fox, report_.result.value("face_down", 0));
    add("turns", {}, report_.result.value("turns", 0));
    if (!report_.result.at("end").is_null()) {
        const auto end = report_.result.at("end").get<std::string>();
        const bool hunted = end == "captured" || end == "trapped";
        add("as-fox", fox);
        add("as-hunters", hunters);
        add(hunted ? "won-as-hunters" : "won-as-fox", hunted ? hunters : fox);
        add("end." + end, hunted ? hunters : fox);
    }
    return counts_;
}

}  // namespace

Counts counted(const std::vector<core::Stat>& stats) {
    Counts counts;
    for (const core::Stat& stat : stats) {
        if (stat.value != 0) {
            counts[{std::string(stat.key), stat.seat, stat.round}] += stat.value;
        }
    }
    return counts;
}

Counts recounted(const core::Header& header, const core::Reading& reading, const core::Report& report) {
    Recount recount(header, reading, report);
    return header.game == "hund"              ? recount.hund()
           : header.game == "heckin-hounds"   ? recount.heckin_hounds()
           : header.game == "kleine-klaeffer" ? recount.kleine_klaeffer()
           : header.game == "hundsgemein"     ? recount.hundsgemein()
           : header.game == "hounded"         ? recount.hounded()
                                              : Counts{};
}

std::string listed(const Counts& counts) {
    std::string all;
    for (const auto& [what, value] : counts) {
        const auto& [key, seat, round] = what;
        all += key + (seat ? " of seat " + std::to_string(*seat) : "") +
               (round ? " in round " + std::to_string(*round) : "") + ": " + std::to_string(value) + "\n";
    }
    return all;
}

}  // namespace laws
