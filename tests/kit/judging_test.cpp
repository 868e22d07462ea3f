#include "kit/hidden.h"

#include <gtest/gtest.h>

#include <random>

namespace {

constexpr kit::Look card_looks[] = {
    {"clubs", "c", "clubs", core::Hue::none, {}},
    {"hearts", "h", "hearts", core::Hue::none, {}},
    {"spades", "s", "spades", core::Hue::none, {}},
};
const std::vector<std::string> three_names{"Anna", "Ben", "Cleo"};
const kit::CardWords words{card_looks, three_names, "test/card", "test/suit"};
constexpr int seats = 3;

/// Nine cards: two in each hand, three face down.
kit::HiddenCards dealt() {
    kit::HiddenCards hidden;
    hidden.deal(kit::CardSet::of_suit(0, 1, 3) | kit::CardSet::of_suit(1, 1, 3) |
                kit::CardSet::of_suit(2, 1, 3));
    for (int seat = 0; seat < seats; ++seat) {
        hidden.deal_to(seat, 2);
    }
    hidden.deal_down(3);
    return hidden;
}

std::vector<kit::Suited> cards_of(const kit::CardSet& set) {
    std::vector<kit::Suited> cards;
    set.for_each([&](std::size_t i) {
        cards.push_back({static_cast<int>(i) / 16, static_cast<int>(i) % 16});
    });
    return cards;
}

using Hands = std::array<kit::CardSet, seats>;

/// Visits each way in which the unseen cards may lie.
void each_world(const std::vector<kit::Suited>& cards, std::size_t next, std::array<int, seats + 1>& room,
                Hands& hands, const std::function<void(const Hands&)>& visit) {
    if (next == cards.size()) {
        return visit(hands);
    }
    for (int seat = 0; seat <= seats; ++seat) {
        int& places = room[static_cast<std::size_t>(seat)];
        if (places > 0) {
            --places;
            if (seat < seats) {
                hands[static_cast<std::size_t>(seat)].add(cards[next]);
            }
            each_world(cards, next + 1, room, hands, visit);
            if (seat < seats) {
                hands[static_cast<std::size_t>(seat)].remove(cards[next]);
            }
            ++places;
        }
    }
}

void each_world(const kit::HiddenCards& hidden, const std::function<void(const Hands&)>& visit) {
    const auto [anna, ben, cleo] = std::tuple(hidden.places[0], hidden.places[1], hidden.places[2]);
    std::array<int, seats + 1> room{anna, ben, cleo, hidden.all_places - anna - ben - cleo};
    Hands hands;
    for (int seat = 0; seat < seats; ++seat) {
        hands[static_cast<std::size_t>(seat)] = hidden.hands[seat].value_or(kit::CardSet{});
    }
    each_world(cards_of(hidden.unseen), 0, room, hands, visit);
}

kit::CardSet any_set(std::mt19937& random) {
    kit::CardSet set;
    for (const kit::Suited card : cards_of(dealt().deck)) {
        if (random() % 3 != 0) {
            set.add(card);
        }
    }
    return set;
}

/// Some cards open, some turned up.
kit::HiddenCards some_seen(std::mt19937& random) {
    kit::HiddenCards hidden = dealt();
    int down = 3;
    for (const kit::Suited card : cards_of(hidden.deck)) {
        if (random() % 4 == 0) {
            const int seat = static_cast<int>(random() % (seats + 1));
            if (seat == seats ? down-- > 0 : hidden.places[seat] > 0) {
                hidden.places[seat] -= seat < seats ? 1 : 0;
                hidden.turn_up(card, 1);
            }
        }
    }
    return hidden;
}

TEST(Holding_none_of_some_cards, is_judged_as_all_worlds_say) {
    std::mt19937 random(1);
    for (int i = 0; i < 400; ++i) {
        kit::HiddenCards hidden = some_seen(random);
        for (const kit::Suited card : cards_of(hidden.unseen)) {
            const int seat = static_cast<int>(random() % seats);
            if (random() % 4 == 0 && hidden.places[seat] > 0) {
                hidden.show_some({seat, {card}}, 1);
            }
        }
        const kit::CardSet none = any_set(random);
        const kit::CardSet known = hidden.hands[0].value_or(kit::CardSet{});
        const bool from_known = hidden.places[0] == 0 || (!known.empty() && random() % 2 == 0);
        const auto others = cards_of((from_known ? known : hidden.unseen) - none);
        if (others.empty()) {
            continue;
        }
        int good = 0, bad = 0;
        each_world(hidden, [&](const Hands& hands) {
            if (hands[0].has(others.front())) {
                ++((hands[0] & none).empty() ? good : bad);
            }
        });
        const core::Kind kind = core::kind(kit::judge_without(hidden, words, 0, others.front(), none, 1));
        EXPECT_EQ(kind, bad == 0    ? core::Kind::legal
                        : good == 0 ? core::Kind::illegal
                                    : core::Kind::presumed)
            << good << " worlds in which it is so, " << bad << " others";
    }
}

TEST(A_card, cannot_come_from_elsewhere) {
    kit::HiddenCards hidden = dealt();
    hidden.show({0, {{0, 1}, {1, 1}}}, 4);
    hidden.play({1, {2, 3}, 5, core::Kind::legal});
    EXPECT_FALSE(kit::cannot_come(hidden, words, 0, {1, 1}));
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 0, {1, 2})->reason),
              "hearts 2 is not in the hand that Anna showed");
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 1, {1, 1})->reason),
              "hearts 1 is in the hand of Anna");
    EXPECT_EQ(kit::cannot_come(hidden, words, 2, {2, 3})->from, std::vector<core::Seq>{5});
    EXPECT_EQ(core::say(kit::cannot_come(hidden, words, 2, {2, 4})->reason),
              "spades 4 is not in the game: the values go from 1 to 3");
}

}  // namespace
