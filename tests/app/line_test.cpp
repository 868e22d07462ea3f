#include "app/editor/line.h"

#include <gtest/gtest.h>

namespace {

using Tokens = std::vector<std::string>;

core::Choice choice(const std::string& token) {
    core::Choice made;
    made.token = token;
    made.label = core::verbatim("the " + token);
    return made;
}

/// A game of three entries: `say NAME` with who is expected, `show A B`, and `tell A B` beside them.
core::Ask ask(std::span<const std::string> tokens, app::Slot) {
    core::Ask answer;
    if (tokens.empty()) {
        answer.question = core::verbatim("Anna is to say it");
        answer.asked = core::Asked::word;
        answer.choices = {choice("say"), choice("show"), choice("tell")};
        answer.expected = {"say", "Anna"};
        answer.asides = {"tell"};
    } else if (tokens.front() == "say" ? tokens.size() == 1 : tokens.size() <= 2) {
        answer.question = core::verbatim("Which?");
        answer.asked = core::Asked::card;
        answer.choices = {choice("Anna"), choice("Ben")};
        if (tokens.size() == 1 && tokens.front() == "tell") {
            answer.expected = {"Ben"};
        }
    } else if (tokens.front() == "say" && tokens.size() == 2) {
        answer.question = core::verbatim("What does she say?");
        answer.asked = core::Asked::text;
    } else {
        answer.whole = true;
    }
    return answer;
}

}  // namespace

TEST(Line, begins_with_what_is_expected) {
    app::Line line(ask);
    line.begin();
    EXPECT_EQ(line.tokens(), (Tokens{"say", "Anna"}));
    EXPECT_TRUE(line.at_start());
    EXPECT_EQ(core::say(line.question()), "Anna is to say it");
    EXPECT_FALSE(line.closed());
}

TEST(Line, is_closed_when_nothing_may_follow) {
    app::Line line(ask);
    line.begin();
    line.add("good morning");
    EXPECT_TRUE(line.closed());
    EXPECT_EQ(line.text(), "say Anna \"good morning\"");
}

TEST(Line, of_several_tokens_goes_back_step_by_step) {
    app::Line line(ask);
    line.begin_bare();
    line.add("show");
    line.add("Ben");
    line.back();
    EXPECT_EQ(line.tokens(), Tokens{"show"});
    EXPECT_EQ(core::say(line.question()), "Which?");
    line.back();
    line.back();
    EXPECT_TRUE(line.tokens().empty());
}

TEST(Line, keeps_its_first_tokens_and_says_them_in_words) {
    app::Line line(ask);
    line.begin_bare();
    line.add("show");
    line.add("Ben");
    line.add("Anna");
    line.keep(2);
    ASSERT_EQ(line.labels().size(), 2u);
    EXPECT_EQ(core::say(line.labels()[0]), "the show");
    EXPECT_EQ(core::say(line.labels()[1]), "the Ben");
}

TEST(Line, for_another_slot_begins_where_it_is_told) {
    app::Line line(ask);
    line.begin({app::Slot::Kind::amend, 3}, {"show", "Ben"});
    EXPECT_EQ(line.slot().seq, 3);
    EXPECT_EQ(line.tokens(), (Tokens{"show", "Ben"}));
    line.begin();
    EXPECT_EQ(line.slot().kind, app::Slot::Kind::end);
}

TEST(Line, offers_other_words_beside_those_it_begins_with) {
    app::Line line(ask);
    line.begin();
    ASSERT_EQ(line.asides().size(), 1u);
    EXPECT_EQ(line.asides().front().token, "tell");
    line.add("good morning");
    EXPECT_TRUE(line.asides().empty());
}

TEST(Line, begun_aside_fills_in_what_is_then_expected) {
    app::Line line(ask);
    line.begin();
    line.begin_aside("tell");
    EXPECT_EQ(line.tokens(), (Tokens{"tell", "Ben"}));
    EXPECT_EQ(line.ask().choices.size(), 2u);
    line.back();
    EXPECT_EQ(line.tokens(), (Tokens{"tell"}));
}

namespace {

/// Slots are pointed at first, then it is told what lies there: `tell SUIT SLOT…`.
core::Ask ask_pointing(std::span<const std::string> tokens, app::Slot) {
    core::Ask answer;
    if (tokens.empty()) {
        answer.choices = {choice("tell")};
        answer.expected = {"tell"};
    } else if (tokens.size() == 1 || tokens[1].starts_with('@')) {
        Tokens slots(tokens.begin() + 1, tokens.end());
        for (const char* slot : {"@1", "@2"}) {
            core::Choice made = choice(slot);
            Tokens left = slots;
            made.chosen = std::erase(left, slot) > 0;
            if (!made.chosen) {
                left.emplace_back(slot);
            }
            made.line = {"tell"};
            made.line.insert(made.line.end(), left.begin(), left.end());
            answer.choices.push_back(made);
        }
        core::Choice suit = choice("red");
        suit.completes = true;
        suit.line = {"tell", "red"};
        for (const std::string& slot : slots) {
            suit.line.push_back(slot.substr(1));
        }
        answer.choices.push_back(suit);
    } else {
        answer.whole = true;
        answer.choices = {choice("3")};  // more might follow
    }
    return answer;
}

}  // namespace

TEST(Line, becomes_what_a_choice_says) {
    app::Line line(ask_pointing);
    line.begin();
    line.add("@2");
    line.add("@1");
    EXPECT_EQ(line.tokens(), (Tokens{"tell", "@2", "@1"}));
    EXPECT_EQ(core::say(line.labels().back()), "the @1") << "people read the words of the button";
    line.add("@2");
    EXPECT_EQ(line.tokens(), (Tokens{"tell", "@1"})) << "chosen again, it is taken back";
    EXPECT_FALSE(line.closed());
    line.add("red");
    EXPECT_EQ(line.text(), "tell red 1");
    EXPECT_TRUE(line.closed()) << "it is entered, though more might follow";
}

TEST(Line, goes_back_to_what_was_pointed_at) {
    app::Line line(ask_pointing);
    line.begin();
    line.add("@1");
    line.add("@2");
    line.add("red");
    line.back();
    EXPECT_EQ(line.tokens(), (Tokens{"tell", "@1", "@2"}));
    EXPECT_FALSE(line.closed());
    line.keep(2);
    EXPECT_EQ(line.tokens(), (Tokens{"tell", "@1"}));
}
