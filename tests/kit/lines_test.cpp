#include "kit/lines.h"

#include <gmock/gmock.h>

#include <memory>

namespace kit_tests {

using core::Asked;
using kit::Again;
using testing::ElementsAre;

struct Setup {
    std::vector<std::string> seats{"Anna", "Ben Li"};
    core::Level level = core::Level::plays;
    int seat_count() const { return static_cast<int>(seats.size()); }
};
struct State {
    std::shared_ptr<const Setup> setup = std::make_shared<Setup>();
    std::optional<int> bid_by{};
};

struct Bid {
    int seat;
    int tricks;
    std::optional<int> bonus;
};
struct Show {
    std::vector<int> cards;
};
struct Tally {
    std::array<std::optional<int>, 2> counts;
};
struct Stop {};
using Entry = std::variant<Bid, Show, Tally, Stop>;

/// Each bids once and shows two different cards; 3 cannot be shown.
struct Toy : kit::Declared<Toy, State, Entry> {
    using State = kit_tests::State;
    using Entry = kit_tests::Entry;

    static std::span<const kit::Line<Toy>> lines();
    static bool finished(const State&) { return false; }
    static void expect(const State&, core::Ask& ask) { ask.expected = {"bid"}; }
    static core::Verdict judge(const State& state, const Entry& entry) {
        if (const auto* bid = std::get_if<Bid>(&entry); bid != nullptr && state.bid_by == bid->seat) {
            return core::Impossible{"core/done", {"done", {}}};
        }
        const auto* show = std::get_if<Show>(&entry);
        const bool three = show != nullptr && std::ranges::find(show->cards, 3) != show->cards.end();
        return three ? core::Verdict(core::Impossible{"toy/card", {"three", {}}}) : core::Legal{};
    }
};

namespace {

struct Three {
    static int of(const State&) { return 3; }
};
struct Two {
    static int of(const State&, const Entry&) { return 2; }
    static std::optional<core::Impossible> instead(const State&, int) { return std::nullopt; }
};
struct Keys {
    static constexpr std::array<std::size_t, 2> order{1, 0};
    static std::optional<std::size_t> read(std::string_view word) {
        return word == "a"   ? std::optional<std::size_t>(0)
               : word == "b" ? std::optional<std::size_t>(1)
                             : std::nullopt;
    }
    static std::string_view word(std::size_t key) { return key == 0 ? "a" : "b"; }
    static core::Text label(std::size_t key) { return core::verbatim(key == 0 ? "ants" : "bees"); }
    static bool needed(std::size_t key) { return key == 1; }
    static int most(const State&) { return 1; }
};
bool is_impossible(const core::Verdict& verdict) {
    return core::kind(verdict) == core::Kind::impossible;
}

using Its = kit::Declare<Toy>;
using Small = kit::Number<Toy, 1, Three>;
constexpr std::array all{
    Its::line<Bid>("bid NAME N [BONUS]", "bid", {"{0} bids {1} and {2}", "{0} bids {1}"},
                   Its::one<&Bid::seat, kit::Anybody<Toy>>("Who?"),
                   Its::one<&Bid::tricks, Small>("How many does {0} bid?"),
                   Its::maybe<&Bid::bonus, Small>("More?")),
    Its::line<Show>(
        "show CARD CARD", "show",
        [](const State&, const Entry& entry) {
            return core::Text{NN_("{0} card", "{0} cards"),
                              {static_cast<int>(std::get<Show>(entry).cards.size())}};
        },
        Its::some<&Show::cards, Small, Two, Again::refused>("Which?"))
        .sounds(is_impossible),
    Its::line<Tally>("tally b=N [a=N]", "tally", "counted: {0}",
                     Its::counts<&Tally::counts, Keys>("How many?")),
    Its::line<Stop>("stop", "stop", "it stops"),
};

std::string rule_of(const std::string& line) {
    const auto entry = Toy::parse(State{}, *core::tokenize(line));
    return entry ? "" : std::string(entry.error().rule) + ": " + core::say(entry.error().reason);
}

std::string reprinted(const std::string& line) {
    return Toy::print(State{}, *Toy::parse(State{}, *core::tokenize(line)));
}

std::string said(const std::string& line) {
    return core::say(Toy::sentence(State{}, *Toy::parse(State{}, *core::tokenize(line))));
}

core::Ask asked(const std::string& line, const State& state = {}) {
    return Toy::ask(state, *core::tokenize(line));
}

/// Each token, with `.` where the line is whole with it and the rule that forbids it.
std::vector<std::string> choices(const core::Ask& ask) {
    std::vector<std::string> all_of_them;
    for (const core::Choice& choice : ask.choices) {
        const auto rule = choice.verdict ? core::rule(*choice.verdict) : std::nullopt;
        all_of_them.push_back(choice.token + (choice.completes ? "." : "") +
                              (rule ? " " + std::string(*rule) : ""));
    }
    return all_of_them;
}

}  // namespace

std::span<const kit::Line<Toy>> Toy::lines() {
    return all;
}

TEST(Lines, are_printed_as_they_are_read) {
    for (const char* line :
         {"bid Anna 2", "bid \"Ben Li\" 2 1", "show 1 2", "tally b=1", "tally b=0 a=1", "stop"}) {
        EXPECT_EQ(reprinted(line), line);
    }
    EXPECT_EQ(reprinted("tally a=1 b=0"), "tally b=0 a=1");
}

TEST(Lines, say_in_a_sentence_what_is_in_their_slots) {
    EXPECT_EQ(said("bid Anna 2"), "Anna bids 2");
    EXPECT_EQ(said("bid \"Ben Li\" 2 1"), "Ben Li bids 2 and 1");
    EXPECT_EQ(said("show 1 2"), "2 cards");
    EXPECT_EQ(said("tally a=1 b=0"), "counted: 0 bees and 1 ants");
    EXPECT_EQ(said("stop"), "it stops");
}

TEST(Lines, name_what_is_wrong_and_last_who_it_is) {
    EXPECT_EQ(rule_of("bid Anna"), "core/notation: expected `bid NAME N [BONUS]`");
    EXPECT_EQ(rule_of("bid Nobody x"), "core/notation: expected `bid NAME N [BONUS]`");
    EXPECT_EQ(rule_of("bid Nobody 1"), "core/player: nobody here is called Nobody");
    EXPECT_EQ(rule_of("show 1"), "core/notation: expected `show CARD CARD`");
    EXPECT_EQ(rule_of("show 1 1"), "core/notation: expected `show CARD CARD`");
    EXPECT_EQ(rule_of("tally a=1"), "core/notation: expected `tally b=N [a=N]`");
    EXPECT_EQ(rule_of("tally b=1 b=1"), "core/notation: expected `tally b=N [a=N]`");
    EXPECT_EQ(rule_of("stop now"), "core/notation: nothing may follow `stop`");
    EXPECT_EQ(rule_of("go"), "core/notation: go is no entry of this game");
}

TEST(Lines, are_asked_for_until_nothing_is_missing) {
    EXPECT_THAT(choices(asked("")), ElementsAre("bid", "show", "tally", "stop."));
    EXPECT_THAT(choices(asked("bid")), ElementsAre("Anna", "Ben Li"));
    EXPECT_EQ(core::say(asked("bid Anna").question), "How many does Anna bid?");
    EXPECT_THAT(choices(asked("bid Anna")), ElementsAre("1.", "2.", "3."));
    EXPECT_TRUE(asked("bid Anna 1").whole);
    EXPECT_THAT(choices(asked("bid Anna 1")), ElementsAre("1.", "2.", "3."));
    EXPECT_THAT(choices(asked("bid Anna 1 1")), ElementsAre());
    EXPECT_THAT(choices(asked("tally")), ElementsAre("b=0.", "b=1."));
    EXPECT_THAT(choices(asked("tally a=1")), ElementsAre("b=0.", "b=1."));
    EXPECT_THAT(choices(asked("tally b=1")), ElementsAre("a=0.", "a=1."));
}

TEST(Lines, offer_what_cannot_come_to_anything_as_impossible) {
    State state;
    state.bid_by = 0;
    EXPECT_THAT(choices(asked("bid", state)), ElementsAre("Anna core/done", "Ben Li"));
    EXPECT_THAT(choices(asked("show")), ElementsAre("1", "2", "3 toy/card"));
    EXPECT_THAT(choices(asked("show 1")), ElementsAre("2.", "3. toy/card"));
    EXPECT_EQ(core::rule(*asked("bid Nobody").verdict), "core/player");
}

}  // namespace kit_tests

template struct kit::Declared<kit_tests::Toy, kit_tests::State, kit_tests::Entry>;
