#include "kit/hidden.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "kit/clash.h"

/// What is proven of hidden cards, compared with all worlds of small decks.
namespace kit_tests {

namespace {

using core::Kind;
using kit::CardSet;
using kit::Claim;
using kit::HiddenCards;
using kit::Suited;

constexpr int seats = 3, hand_size = 2, suits = 3, values = 3;
constexpr std::array<kit::Look, suits> looks{{{"red", "re", "red", core::Hue::red, {}},
                                              {"blue", "bl", "blue", core::Hue::blue, {}},
                                              {"green", "gr", "green", core::Hue::green, {}}}};
const std::vector<std::string> names{"Anna", "Ben", "Cleo"};
const kit::CardWords words{looks, names, "test/card", "test/suit"};

std::vector<Suited> cards_of(const CardSet& set) {
    std::vector<Suited> cards;
    for (int suit = 0; suit < suits; ++suit) {
        for (int value = 1; value <= values; ++value) {
            if (set.has({suit, value})) {
                cards.push_back({suit, value});
            }
        }
    }
    return cards;
}

/// Who may hold what: the unseen cards on all places, those that lie face down last.
class Worlds {
public:
    explicit Worlds(const HiddenCards& hidden)
        : left_(hidden.places.begin(), hidden.places.begin() + seats), cards_(cards_of(hidden.unseen)) {
        left_.push_back(static_cast<int>(cards_.size()) - std::accumulate(left_.begin(), left_.end(), 0));
        for (int seat = 0; seat < seats; ++seat) {
            world_[static_cast<std::size_t>(seat)] = hidden.hands[seat].value_or(CardSet{});
        }
        deal(0);
    }

    std::vector<std::array<CardSet, seats + 1>> all;

    bool any(const auto& holds) const { return std::ranges::any_of(all, holds); }
    bool every(const auto& holds) const { return std::ranges::all_of(all, holds); }

private:
    void deal(std::size_t card) {
        if (card == cards_.size()) {
            all.push_back(world_);
            return;
        }
        for (std::size_t place = 0; place < left_.size(); ++place) {
            if (left_[place] > 0) {
                --left_[place];
                world_[place].add(cards_[card]);
                deal(card + 1);
                world_[place].remove(cards_[card]);
                ++left_[place];
            }
        }
    }

    std::vector<int> left_;
    const std::vector<Suited> cards_;
    std::array<CardSet, seats + 1> world_{};
};

bool is_true(const Claim& claim, const std::array<CardSet, seats + 1>& world) {
    return (world[static_cast<std::size_t>(claim.seat)] & claim.none).empty();
}

class Dealing {
public:
    explicit Dealing(unsigned seed) : random_(seed) {
        CardSet deck;
        for (int suit = 0; suit < suits; ++suit) {
            deck = deck | CardSet::of_suit(suit, 1, values);
        }
        hidden.deal(deck);
        for (int seat = 0; seat < seats; ++seat) {
            hidden.deal_to(seat, hand_size);
        }
        hidden.deal_down(down_);
        see_some();
        for (int more = below(5); more > 0; --more) {
            hidden.claims.push_back({more, below(seats), any_cards(), 0});
        }
    }

    /// Some suits, and now and then single cards.
    CardSet any_cards() {
        CardSet cards;
        for (int suit = 0; suit < suits; ++suit) {
            if (below(2) == 0) {
                cards = cards | CardSet::of_suit(suit, 1 + below(2), values);
            }
        }
        return cards.empty() ? CardSet::of_suit(0, 1, values) : cards;
    }
    int below(int n) { return std::uniform_int_distribution(0, n - 1)(random_); }

    HiddenCards hidden;

private:
    /// Cards are played, and others opened that lay face down.
    void see_some() {
        for (int more = below(6); more > 0; --more) {
            const Suited card{below(suits), 1 + below(values)};
            const int seat = below(seats + 1);
            int& left = seat == seats ? down_ : hidden.places[seat];
            if (hidden.unseen.has(card) && left > 0) {
                --left;
                hidden.turn_up(card, 1);
            }
        }
    }

    std::mt19937 random_;
    int down_ = suits * values - seats * hand_size;
};

TEST(Hidden, is_certainly_held_what_is_held_in_every_world) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        Dealing dealing(seed);
        const Worlds worlds(dealing.hidden);
        const CardSet cards = dealing.any_cards();
        for (int seat = 0; seat < seats; ++seat) {
            ASSERT_EQ(dealing.hidden.certainly_holds(seat, cards), worlds.every([&](const auto& world) {
                return !is_true({0, seat, cards}, world);
            })) << seed;
        }
    }
}

TEST(Hidden, holding_none_of_some_cards_is_judged_as_all_worlds_say) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        Dealing dealing(seed);
        HiddenCards& hidden = dealing.hidden;
        for (const Suited card : cards_of(hidden.unseen)) {
            const int seat = dealing.below(seats);
            if (dealing.below(4) == 0 && hidden.places[seat] > 0) {
                hidden.show_some({seat, {card}}, 1);
            }
        }
        const CardSet none = dealing.any_cards();
        const CardSet known = hidden.hands[0].value_or(CardSet{});
        const bool from_known = hidden.places[0] == 0 || (!known.empty() && dealing.below(2) == 0);
        const auto others = cards_of((from_known ? known : hidden.unseen) - none);
        if (others.empty()) {
            continue;
        }
        int good = 0, bad = 0;
        for (const auto& world : Worlds(hidden).all) {
            if (world[0].has(others.front())) {
                ++((world[0] & none).empty() ? good : bad);
            }
        }
        const Kind expected = bad == 0 ? Kind::legal : good == 0 ? Kind::illegal : Kind::presumed;
        EXPECT_EQ(core::kind(kit::judge_without(hidden, words, 0, others.front(), none, 1)), expected)
            << good << " worlds in which it is so, " << bad << " others";
    }
}

TEST(Hidden, claims_are_settled_as_soon_as_all_worlds_agree) {
    std::array<int, 4> met{};
    int clashes = 0;
    for (unsigned seed = 0; seed < 1500; ++seed) {
        Dealing dealing(seed);
        HiddenCards& hidden = dealing.hidden;
        const Worlds worlds(hidden);
        std::array<kit::Revokes, seats> revokes{};
        core::Consequences found;
        kit::examine_claims(hidden, words, 9, nullptr, revokes, found);
        for (const Claim& claim : hidden.claims) {
            const auto holds = [&](const auto& world) { return is_true(claim, world); };
            const Kind expected = !worlds.any(holds)    ? Kind::illegal
                                  : worlds.every(holds) ? Kind::legal
                                                        : Kind::presumed;
            ASSERT_EQ(claim.kind, expected) << seed;
            ++met[static_cast<std::size_t>(expected)];
        }
        const bool together = worlds.any([&](const auto& world) {
            return std::ranges::all_of(hidden.claims, [&](const Claim& claim) {
                return !claim.presumed() || is_true(claim, world);
            });
        });
        ASSERT_EQ(found.findings.empty(), together) << seed;
        clashes += together ? 0 : 1;
    }
    EXPECT_GT(met[static_cast<std::size_t>(Kind::legal)], 100);
    EXPECT_GT(met[static_cast<std::size_t>(Kind::presumed)], 100);
    EXPECT_GT(met[static_cast<std::size_t>(Kind::illegal)], 100);
    EXPECT_GT(clashes, 100);
}

TEST(Hidden, of_clashes_the_one_of_the_fewest_suits_is_found) {
    HiddenCards hidden;
    CardSet deck;
    for (int suit = 0; suit < suits; ++suit) {
        deck = deck | CardSet::of_suit(suit, 1, values);
    }
    hidden.deal(deck);
    hidden.deal_down(suits * values - seats * hand_size);
    core::Seq seq = 0;
    for (int seat = 0; seat < seats; ++seat) {
        hidden.deal_to(seat, hand_size);
        for (int suit = 0; suit < suits; ++suit) {
            hidden.claims.push_back({.seq = ++seq, .seat = seat, .none = CardSet::of_suit(suit, 1, values)});
        }
    }
    // Two cards lie face down: red and blue clash together, green by itself.
    hidden.turn_up({0, 1}, 10);
    hidden.play({2, {1, 1}, 11, Kind::legal});
    const auto finding = kit::find_clash(hidden, words, 11);
    ASSERT_TRUE(finding);
    EXPECT_EQ(core::say(finding->reason),
              "one of these discards was a revoke: the others cannot hold all unseen cards of green");
    EXPECT_EQ(finding->among, (std::vector<core::Seq>{3, 6, 9}));
}

TEST(Hidden, a_hand_that_is_shown_refutes_what_was_claimed_of_it) {
    for (const Suited other : {Suited{0, 2}, Suited{1, 2}}) {
        HiddenCards hidden;
        hidden.deal(CardSet::of_suit(0, 1, values) | CardSet::of_suit(1, 1, values));
        hidden.deal_to(0, hand_size);
        hidden.deal_down(2 * values - hand_size);
        hidden.claims.push_back({.seq = 1, .seat = 0, .none = CardSet::of_suit(0, 1, values)});
        hidden.show({0, {{1, 1}, other}}, 2);
        std::array<kit::Revokes, seats> revokes{};
        core::Consequences found;
        kit::examine_claims(hidden, words, 2, nullptr, revokes, found);
        EXPECT_EQ(hidden.claims.front().kind, other.suit == 0 ? Kind::illegal : Kind::legal);
        EXPECT_EQ(found.overturns.size(), other.suit == 0 ? 1u : 0u);
    }
}

TEST(Hidden, no_card_comes_from_elsewhere) {
    HiddenCards hidden;
    hidden.deal(CardSet::of_suit(0, 1, values) | CardSet::of_suit(1, 1, values) |
                CardSet::of_suit(2, 1, values));
    for (int seat = 0; seat < seats; ++seat) {
        hidden.deal_to(seat, hand_size);
    }
    hidden.show({0, {{0, 1}, {1, 1}}}, 4);
    hidden.play({1, {2, 3}, 5, Kind::legal});
    EXPECT_FALSE(kit::cannot_come(hidden, words, 0, {1, 1}));
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 0, {1, 2})->reason),
              "blue 2 is not in the hand that Anna showed");
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 1, {1, 1})->reason), "blue 1 is in the hand of Anna");
    EXPECT_EQ(kit::cannot_come(hidden, words, 2, {2, 3})->from, std::vector<core::Seq>{5});
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 2, {2, 4})->reason),
              "green 4 is not in the game: the values go from 1 to 3");
    hidden.show({2, {{1, 2}, {1, 3}}}, 6);
    hidden.play({0, {0, 1}, 7, Kind::legal});
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 0, {1, 2})->reason), "blue 2 is in the hand of Cleo");
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 0, {0, 1})->reason),
              "red 1 was played in this round");
}

}  // namespace

}  // namespace kit_tests
