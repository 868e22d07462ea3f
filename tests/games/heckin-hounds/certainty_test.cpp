#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "games/heckin-hounds/match.h"

/// Rounds that are played to the end from hands that only the test knows.
namespace heckin_hounds_tests {

namespace {

using Hand = std::array<std::string, 5>;

constexpr std::array<const char*, 5> suits{"deathpaw", "paulgrave", "sudachi", "tom-dire", "evil-molly"};

struct Told {
    core::Seq seq;
    int seat;
    std::string what;
    std::set<int> slots;

    bool of_card() const {
        return what.find('-') != std::string::npos && what.find_first_of("0123456789") != std::string::npos;
    }
    bool fits(const std::string& card) const {
        return card == what || card.substr(0, card.rfind('-')) == what ||
               card.substr(card.rfind('-') + 1) == what;
    }
    /// Whether the card that was dealt to the slot is as the clue says.
    bool agrees(int slot, const std::string& card) const {
        return slots.contains(slot) ? fits(card) : of_card() || !fits(card);
    }
    bool speaks_of(int slot) const { return !of_card() || slots.contains(slot); }
};

/// Four players; Anna tells the others what may or may not be so.
class Round {
public:
    explicit Round(std::mt19937& random) : random_(random), match_({"Anna", "Ben", "Cleo", "Dora"}) {
        deal();
        enter("leader Anna");
        enter("bad-dog mops");
        for (int clue = 0; clue < 9; ++clue) {
            tell(1 + clue / 3);
        }
        refill("cerberus ", any(4), "cerberus");
        for (int seat = 0; seat < 4; ++seat) {
            if (any(2) == 0) {
                refill("trade ", seat, "mops-" + std::to_string(seat + 1));
            } else {
                enter("keep " + name(seat));
            }
        }
        for (int seat = 0; seat < 4; ++seat) {
            enter("bid " + name(seat) + " 1");
        }
        play();
    }

    const Match& match() const { return match_; }
    const std::vector<Told>& told() const { return told_; }

    /// What becomes of it once all cards are played.
    core::Kind truth(const Told& clue) const {
        bool is_certain = true;
        for (int slot = 1; slot <= 5; ++slot) {
            const bool shown = !refilled_.contains({clue.seat, slot});
            if (shown && !clue.agrees(slot, dealt_.at(clue.seat, slot))) {
                return core::Kind::illegal;
            }
            is_certain = is_certain && (shown || !clue.speaks_of(slot));
        }
        return is_certain ? core::Kind::legal : core::Kind::presumed;
    }

private:
    struct Hands {
        std::array<Hand, 4> hands;
        std::string& at(int seat, int slot) {
            return hands.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(slot) - 1);
        }
        const std::string& at(int seat, int slot) const {
            return hands.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(slot) - 1);
        }
    };

    int any(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
    static std::string name(int seat) {
        return std::array{"Anna", "Ben", "Cleo", "Dora"}.at(static_cast<std::size_t>(seat));
    }

    core::Seq enter(const std::string& line) {
        match_.enter({line});
        return ++entries_;
    }

    void deal() {
        std::vector<std::string> deck;
        for (const std::string suit : suits) {
            for (int value = 1; value <= 5; ++value) {
                deck.push_back(suit + "-" + std::to_string(value));
            }
        }
        std::shuffle(deck.begin(), deck.end(), random_);
        for (int seat = 0; seat < 4; ++seat) {
            for (int slot = 1; slot <= 5; ++slot) {
                dealt_.at(seat, slot) = deck.back();
                deck.pop_back();
            }
        }
        lies_ = dealt_;
    }

    /// What is told is what lies in a slot; of the other slots it is mostly true too.
    void tell(int seat) {
        const int slot = 1 + any(5);
        const std::string& card = dealt_.at(seat, slot);
        const int kind = any(3);
        Told clue{0,
                  seat,
                  kind == 0   ? card
                  : kind == 1 ? card.substr(0, card.rfind('-'))
                              : card.substr(card.rfind('-') + 1),
                  {}};
        for (int other = 1; other <= 5; ++other) {
            if (other == slot || (kind != 0 && clue.fits(dealt_.at(seat, other)) != (any(12) == 0))) {
                clue.slots.insert(other);
            }
        }
        std::string line = "clue " + name(seat) + " " + clue.what;
        for (const int pointed : clue.slots) {
            line += " " + std::to_string(pointed);
        }
        clue.seq = enter(line);
        if (match_.verdict().starts_with("presumed")) {
            told_.push_back(clue);
        }
    }

    void refill(const std::string& how, int seat, const std::string& card) {
        const int slot = 1 + any(5);
        enter(how + name(seat) + " " + std::to_string(slot));
        refilled_.insert({seat, slot});
        lies_.at(seat, slot) = card;
    }

    void play() {
        std::array<std::array<int, 5>, 4> orders{};
        for (auto& order : orders) {
            order = {1, 2, 3, 4, 5};
            std::shuffle(order.begin(), order.end(), random_);
        }
        for (std::size_t trick = 0; trick < 5; ++trick) {
            for (int seat = 0; seat < 4; ++seat) {
                const int slot = orders.at(static_cast<std::size_t>(seat)).at(trick);
                enter("play " + name(seat) + " " + std::to_string(slot) + " " + lies_.at(seat, slot));
            }
        }
    }

    std::mt19937& random_;
    Match match_;
    Hands dealt_, lies_;
    std::set<std::pair<int, int>> refilled_;
    std::vector<Told> told_;
    core::Seq entries_ = 0;
};

}  // namespace

TEST(HeckinHounds, when_a_round_is_over_each_clue_is_judged_as_far_as_the_hands_were_shown) {
    std::mt19937 random(12);
    std::array<int, 4> met{};
    for (int i = 0; i < 60; ++i) {
        const Round round(random);
        const core::Reading reading = round.match().read();
        ASSERT_EQ(reading.scores.rounds->size(), 1u);
        EXPECT_EQ(reading.scores.rounds->front().claims.size(), 9u);
        for (const Told& clue : round.told()) {
            const core::Ruled& entry = reading.entries.at(static_cast<std::size_t>(clue.seq) - 1);
            const core::Kind kind = core::kind(entry.verdict);
            EXPECT_EQ(kind, round.truth(clue)) << entry.seq << " " << entry.text.str();
            EXPECT_EQ(entry.settled.has_value(), kind != core::Kind::presumed);
            ++met.at(static_cast<std::size_t>(kind));
        }
    }
    for (const core::Kind kind : {core::Kind::legal, core::Kind::presumed, core::Kind::illegal}) {
        EXPECT_GT(met.at(static_cast<std::size_t>(kind)), 20) << core::word(kind);
    }
}

}  // namespace heckin_hounds_tests
