#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "games/hund/match.h"

/// Rounds that are played to the end from hands that only the test knows.
namespace {

using hund_tests::Match;
using Cards = std::vector<std::string>;

struct Discard {
    int seq;
    bool void_in_suit;
};

std::string suit_of(const std::string& card) {
    return card.substr(0, card.find('-'));
}

Cards shuffled(int top, std::mt19937& random) {
    Cards deck;
    for (const char* suit : {"grey", "purple", "pink", "green", "yellow"}) {
        for (int value = 1; value <= top; ++value) {
            deck.push_back(std::string(suit) + "-" + std::to_string(value));
        }
    }
    std::shuffle(deck.begin(), deck.end(), random);
    return deck;
}

/// Players who mostly follow suit, and the virtual player's display with two.
class Round {
public:
    Round(int players, bool more, std::mt19937& random)
        : random_(random),
          names_(everybody().begin(), everybody().begin() + players),
          match_(names_, more ? std::set<std::string>{"more-cards"} : std::set<std::string>{}) {
        const int base = players <= 3 ? 6 : players == 4 ? 8 : 10;
        const auto size = static_cast<std::size_t>(more ? 15 : 10);
        const Cards deck = shuffled(more ? base + base / 2 : base, random);
        for (auto dealt = deck.begin(); dealt != deck.end(); dealt += static_cast<std::ptrdiff_t>(size)) {
            hands_.emplace_back(dealt, dealt + static_cast<std::ptrdiff_t>(size));
        }
        enter("designation 1");
        enter("first Anna");
        if (players == 2) {
            names_.emplace_back("virtual");
            lay_out(more ? 7 : 5);
        }
        for (std::size_t trick = 0; trick < size; ++trick) {
            play_trick();
            flip();
        }
    }

    const Match& match() const { return match_; }
    const std::vector<Discard>& discards() const { return discards_; }

private:
    static const std::vector<std::string>& everybody() {
        static const std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora", "Emil"};
        return names;
    }

    int enter(const std::string& line) {
        match_.enter({line});
        return ++entries_;
    }

    /// The last cards lie below the first columns.
    void lay_out(int covered) {
        Cards& open = hands_[2];
        below_.assign(open.end() - covered, open.end());
        open.resize(open.size() - static_cast<std::size_t>(covered));
        std::string line = "display";
        for (const std::string& card : open) {
            line += " " + card;
        }
        columns_ = open;
        enter(line);
    }

    void play_trick() {
        std::string led;
        for (std::size_t played = 0; played < hands_.size(); ++played) {
            const auto seat = static_cast<std::size_t>(match_.read().table->to_act.value());
            Cards& hand = hands_[seat];
            const bool holds = std::ranges::find(hand, led, suit_of) != hand.end();
            auto card = hand.begin() + static_cast<std::ptrdiff_t>(random_() % hand.size());
            if (holds && random_() % 5 != 0) {
                card = std::ranges::find(hand, led, suit_of);
            }
            const int seq = enter("play " + names_[seat] + " " + *card);
            led = led.empty() ? suit_of(*card) : led;
            if (suit_of(*card) != led && names_[seat] != "virtual") {
                discards_.push_back({seq, !holds});
            }
            emptied_ = names_[seat] == "virtual" ? *card : emptied_;
            hand.erase(card);
        }
    }

    void flip() {
        const auto column = std::ranges::find(columns_, emptied_);
        const auto place = static_cast<std::size_t>(column - columns_.begin());
        if (column != columns_.end() && place < below_.size()) {
            enter("flip " + std::to_string(place + 1) + " " + below_[place]);
            hands_[2].push_back(below_[place]);
            column->clear();
        }
    }

    std::mt19937& random_;
    std::vector<std::string> names_;
    Match match_;
    std::vector<Cards> hands_;
    Cards columns_, below_;
    std::string emptied_;
    std::vector<Discard> discards_;
    int entries_ = 0;
};

TEST(Hund, when_a_round_is_over_each_discard_is_judged_as_the_hands_were) {
    std::mt19937 random(12);
    int confirmed = 0;
    int overturned = 0;
    for (int i = 0; i < 40; ++i) {
        const Round round(2 + i % 4, i % 3 == 0, random);
        const core::Reading reading = round.match().read();
        ASSERT_EQ(reading.scores.rounds->size(), 1u);
        std::vector<core::Seq> claims;
        for (const Discard& discard : round.discards()) {
            const core::Ruled& entry = reading.entries.at(static_cast<std::size_t>(discard.seq) - 1);
            EXPECT_EQ(core::kind(entry.verdict),
                      discard.void_in_suit ? core::Kind::legal : core::Kind::illegal)
                << entry.seq << " " << entry.text.str();
            confirmed += entry.confirmed() ? 1 : 0;
            overturned += entry.overturned() ? 1 : 0;
            claims.push_back(entry.seq);
        }
        EXPECT_EQ(reading.scores.rounds->front().claims, claims);
    }
    EXPECT_GT(confirmed, 100);
    EXPECT_GT(overturned, 100);
}

/// Cleo discards on grey when only grey-6 is unseen (entry 10).
Match before_the_last_grey_card() {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 5", "first Anna", "play Anna gy1", "play Ben gy2", "play Cleo gy3",  //
                 "play Cleo pu1", "play Anna gy4", "play Ben pu2", "play Ben gy5", "play Cleo pi1"});
    return match;
}

TEST(Hund, a_discard_is_certain_once_no_card_of_the_suit_is_unseen) {
    Match match = before_the_last_grey_card();
    EXPECT_EQ(match.verdict(10), "presumed hund/follow-suit");
    match.enter({"play Anna gy6"});
    EXPECT_EQ(match.verdict(10), "legal");
    const core::Ruled entry = match.read().entries.at(9);
    EXPECT_TRUE(entry.confirmed());
    EXPECT_EQ(entry.settled->by, 11);
    EXPECT_EQ(core::say(entry.settled->was.claim), "Cleo has no grey left");
    EXPECT_EQ(entry.settled->was.from, std::vector<core::Seq>{9});
}

TEST(Hund, the_mark_of_a_discard_becomes_a_tick_at_the_moment_that_makes_it_certain) {
    Match match = before_the_last_grey_card();
    const auto marks_of_cleo = [&] {
        const core::Table table = match.table();
        const auto trick = std::ranges::find(table.zones, "trick", &core::Zone::id);
        return trick->places.at(2).tokens.front().marks;
    };
    EXPECT_EQ(marks_of_cleo(), std::vector{core::Mark::presumed});
    match.enter({"play Anna gy6"});
    EXPECT_EQ(marks_of_cleo(), std::vector{core::Mark::confirmed});
}

}  // namespace
