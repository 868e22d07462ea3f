#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/report.h"
#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"
#include "laws/told.h"

/// What holds for every game of the catalogue.
namespace {

using core::Kind;
using laws::any_match;
using laws::told;

const core::Game& game_of(const core::Record& record) {
    return *games::find(record.header.game);
}

core::Reading read(const core::Record& record, const core::View& view = {}) {
    return game_of(record).read(record.header, record.facts, view);
}

RC_GTEST_PROP(Laws, printing_a_parsed_line_returns_it, ()) {
    const core::Record record = any_match(60);
    core::Record printed = record;
    const core::Reading reading = read(record);
    for (const core::Ruled& entry : reading.entries) {
        if (!entry.amended_by) {
            printed.facts[static_cast<std::size_t>(entry.seq) - 1].text = entry.text;
        }
    }
    const core::Reading again = read(printed);
    RC_ASSERT(told(again) == told(reading));
    for (std::size_t i = 0; i < reading.entries.size(); ++i) {
        RC_ASSERT(again.entries[i].text == reading.entries[i].text);
    }
}

RC_GTEST_PROP(Laws, a_record_written_and_read_again_is_the_same, ()) {
    core::Record record = any_match(40);
    const auto again = core::read_record(core::write_record(record), games::infos());
    RC_ASSERT(again.has_value());
    RC_ASSERT(core::write_record(*again) == core::write_record(record));
    RC_ASSERT(told(read(*again)) == told(read(record)));
}

/// Walks all choices after the tokens, to a depth; the lines that are whole are given to `use`.
void walk(const core::Record& record, const std::vector<std::string>& tokens, const core::Ask& ask, int depth,
          const std::function<void(const std::vector<std::string>&, const core::Verdict&)>& use) {
    for (const core::Choice& choice : ask.choices) {
        const std::vector<std::string> line = core::with(tokens, choice);
        if (choice.completes) {
            RC_ASSERT(choice.verdict.has_value());
            use(line, *choice.verdict);
        } else if (depth > 0) {
            walk(record, line, game_of(record).ask(record.header, record.facts, {}, line), depth - 1, use);
        }
    }
}

RC_GTEST_PROP(Laws, every_choice_is_understood_and_judged_as_foreseen, ()) {
    core::Record record = any_match(*rc::gen::inRange(0, 60));
    const core::Game& game = game_of(record);
    std::vector<std::string> tokens;
    const auto use = [&](const std::vector<std::string>& line, const core::Verdict& foreseen) {
        core::Record after = record;
        laws::enter(after, core::joined(line));
        const core::Verdict judged = read(after).entries.back().verdict;
        RC_ASSERT(core::kind(judged) == core::kind(foreseen));
        RC_ASSERT(core::rule(judged) == core::rule(foreseen));
        RC_ASSERT(core::rule(judged) != std::optional<core::RuleId>("core/notation"));
    };
    walk(record, tokens, game.ask(record.header, record.facts, {}, tokens), 1, use);
    tokens = game.ask(record.header, record.facts, {}, {}).expected;
    const core::Ask expected = game.ask(record.header, record.facts, {}, tokens);
    walk(record, tokens, expected, 0, use);
}

RC_GTEST_PROP(Laws, a_choice_that_is_hopeless_stays_so, ()) {
    core::Record record = any_match(*rc::gen::inRange(0, 40));
    const core::Game& game = game_of(record);
    for (const core::Choice& word : game.ask(record.header, record.facts, {}, {}).choices) {
        if (!word.verdict || word.completes || word.token == "undo" || word.token == "amend" ||
            word.token == "insert") {
            continue;
        }
        std::vector<std::string> tokens{word.token};
        for (int more = 0; more < 20; ++more) {
            const core::Ask ask = game.ask(record.header, record.facts, {}, tokens);
            if (ask.choices.empty() && (ask.whole || ask.asked == core::Asked::nothing)) {
                break;
            }
            if (ask.choices.empty()) {
                tokens.emplace_back(ask.asked == core::Asked::number ? "1" : "x");
            } else {
                tokens = core::with(tokens, ask.choices.front());
            }
        }
        core::Record after = record;
        laws::enter(after, core::joined(tokens));
        RC_ASSERT(core::kind(read(after).entries.back().verdict) == Kind::impossible);
    }
}

RC_GTEST_PROP(Laws, what_is_expected_is_possible, ()) {
    core::Record record = any_match(*rc::gen::inRange(0, 60));
    const core::Game& game = game_of(record);
    const core::Ask ask = game.ask(record.header, record.facts, {}, {});
    if (ask.expected.empty()) {
        RC_ASSERT(read(record).status != core::Status::open);
        return;
    }
    const core::Ask next = game.ask(record.header, record.facts, {}, ask.expected);
    const bool some = std::ranges::any_of(next.choices, [](const core::Choice& choice) {
        return !choice.verdict || core::kind(*choice.verdict) != Kind::impossible;
    });
    RC_ASSERT(some || (next.whole && next.verdict && core::kind(*next.verdict) != Kind::impossible));
}

RC_GTEST_PROP(Laws, a_later_entry_settles_only_what_is_presumed_and_that_once, ()) {
    core::Record record = any_match(50);
    std::erase_if(record.facts, [](const core::Fact& fact) {
        return fact.text.starts_with("undo") || fact.text.starts_with("amend") ||
               fact.text.starts_with("insert");
    });
    for (std::size_t i = 0; i < record.facts.size(); ++i) {
        record.facts[i].seq = static_cast<int>(i) + 1;
    }
    core::Record so_far{record.header, {}};
    core::Reading before = read(so_far);
    for (const core::Fact& fact : record.facts) {
        so_far.facts.push_back(fact);
        core::Reading after = read(so_far);
        for (std::size_t i = 0; i < before.entries.size(); ++i) {
            const core::Ruled& then = before.entries[i];
            const core::Ruled& now = after.entries[i];
            if (laws::described(then) != laws::described(now)) {
                RC_ASSERT(core::kind(then.verdict) == Kind::presumed);
                RC_ASSERT(now.overturned() || now.confirmed());
                RC_ASSERT(now.settled->by == fact.seq);
                RC_ASSERT(core::say(core::reason(now.settled->was)) == core::say(core::reason(then.verdict)));
            } else {
                RC_ASSERT(now.settled.has_value() == then.settled.has_value());
            }
        }
        before = std::move(after);
    }
}

RC_GTEST_PROP(Laws, entering_and_undoing_reads_as_before, ()) {
    core::Record record = any_match(*rc::gen::inRange(0, 50));
    const std::string before = told(read(record));
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    laws::enter(record, laws::random_line(game_of(record), record, random));
    laws::enter(record, "undo " + std::to_string(record.facts.size()) + " mistyped");
    core::Reading after = read(record);
    after.entries.resize(after.entries.size() - 2);
    RC_ASSERT(told(after) == before);
}

RC_GTEST_PROP(Laws, no_text_lacks_what_stands_in_its_places, ()) {
    const core::Record record = any_match(*rc::gen::inRange(0, 60));
    std::string all = told(read(record));
    for (const core::Choice& word : game_of(record).ask(record.header, record.facts, {}, {}).choices) {
        all += told(game_of(record).ask(record.header, record.facts, {}, {{word.token}}));
    }
    all += told(game_of(record).ask(record.header, record.facts, {}, {}));
    RC_ASSERT(all.find("{0}") == std::string::npos);
    RC_ASSERT(all.find("{1}") == std::string::npos);
}

RC_GTEST_PROP(Laws, stepping_through_ends_where_the_match_stands, ()) {
    const core::Record record = any_match(40);
    const core::Reading whole = read(record);
    if (whole.order.empty()) {
        return;
    }
    const core::Reading stepped = read(record, {.viewer = {}, .until = whole.order.back(), .before = {}});
    RC_ASSERT(told(stepped) == told(whole));
    const auto middle = whole.order[whole.order.size() / 2];
    const core::Reading half = read(record, {.viewer = {}, .until = middle, .before = {}});
    RC_ASSERT(half.order.size() == whole.order.size() / 2 + 1);
}

RC_GTEST_PROP(Laws, reading_is_total_for_any_bytes, (const std::string& bytes)) {
    (void)core::read_record(bytes, games::infos());
    core::Record record = any_match(10);
    laws::enter(record, bytes);
    laws::enter(record, "amend 1 " + bytes);
    RC_ASSERT(read(record).entries.size() == record.facts.size());
}

TEST(Laws, every_record_reads_as_it_was_read_when_it_is_written_again) {
    for (const auto& file : laws::records({".pfiff"})) {
        const auto record = core::read_record(laws::content(file), games::infos());
        ASSERT_TRUE(record) << file;
        const auto again = core::read_record(core::write_record(*record), games::infos());
        ASSERT_TRUE(again) << file;
        EXPECT_EQ(told(read(*again)), told(read(*record))) << file;
    }
}

}  // namespace
