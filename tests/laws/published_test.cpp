#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "app/derive/secrets.h"
#include "core/common.h"
#include "core/journal.h"
#include "core/report.h"
#include "games/catalog.h"
#include "laws/cards.h"
#include "laws/told.h"
#include "laws/viewed.h"

/// What holds, in every game, for a record from which is left out what the table may not see.
namespace {

using core::Ruled;
using core::Seq;
using laws::as;
using laws::audience;
using laws::entry_of;
using laws::in_every_game;
using laws::Match;
using laws::says;
using laws::told;

/// Where a line of the whole record stands in the published one.
std::optional<Seq> now(const app::Published& published, std::optional<Seq> seq) {
    return seq ? std::optional(published.numbers[static_cast<std::size_t>(*seq) - 1]) : seq;
}

/// The entry's text without the number of the one that it corrects, which is another one now.
std::string unnumbered(const Ruled& entry) {
    auto tokens = core::split(entry.text.str()).tokens;
    if (tokens.size() < 3 || !core::is_correction(tokens.front()) || !core::number(tokens[1])) {
        return entry.text;
    }
    tokens[1] = "N";
    return core::joined(tokens.front() == "insert" ? std::span(tokens).subspan(2) : std::span(tokens));
}

std::vector<Seq> now(const app::Published& published, const std::vector<Seq>& seqs) {
    std::vector<Seq> numbers;
    for (const Seq seq : seqs) {
        const auto number = now(published, std::optional(seq));
        if (*number != 0) {
            numbers.push_back(*number);
        }
    }
    return numbers;
}

/// The table without what tells of numbers, or that others know more.
std::string bare(core::Table table) {
    table.may_peek.clear();
    for (core::Zone& zone : table.zones) {
        for (core::Place& place : zone.places) {
            std::ranges::for_each(place.tokens, [](core::Token& token) { token.seq = 0; });
        }
        for (core::Lane& lane : zone.lanes) {
            std::ranges::for_each(lane.place.tokens, [](core::Token& token) { token.seq = 0; });
        }
    }
    core::Reading reading;
    reading.table = std::move(table);
    return told(reading);
}

std::string scores_of(const core::Reading& reading) {
    core::Reading only;
    only.status = reading.status;
    only.scores = reading.scores;
    return told(only);
}

/// The same, with the entries that points rest on called by their new numbers.
core::Reading renumbered(core::Reading reading, const app::Published& published) {
    core::Scores& scores = reading.scores;
    scores.why_from = now(published, scores.why_from);
    for (std::vector<Seq>& from : scores.penalties_from) {
        from = now(published, from);
    }
    for (core::Reckoning& round : *scores.rounds) {
        round.claims = now(published, round.claims);
        for (core::Reckoning::Line& line : round.lines) {
            for (core::Amount& amount : line.amounts) {
                amount.from = now(published, amount.from);
            }
        }
    }
    return reading;
}

void is_ruled_on_alike(const app::Published& published, const Ruled& before, const Ruled& after) {
    RC_ASSERT(unnumbered(after) == unnumbered(before));
    RC_ASSERT(core::kind(after.verdict) == core::kind(before.verdict));
    RC_ASSERT(core::rule(after.verdict) == core::rule(before.verdict));
    RC_ASSERT(core::reason(after.verdict).id == core::reason(before.verdict).id);
    // A correction may name a line that is left out, and names it itself.
    RC_ASSERT(core::rule(after.verdict) == "core/correction" ||
              core::rests_on(after.verdict) == now(published, core::rests_on(before.verdict)));
    RC_ASSERT(after.stands == before.stands);
    RC_ASSERT(after.judged == before.judged);
    RC_ASSERT(after.seat == before.seat);
    RC_ASSERT(after.settled.has_value() == before.settled.has_value());
    if (after.settled) {
        RC_ASSERT(after.settled->by == now(published, std::optional(before.settled->by)));
    }
    RC_ASSERT(after.amended_by == now(published, before.amended_by));
}

/// The match with remarks in place of what is left out though the table sees it: it is impossible for a
/// reason that the table does not see.
Match without_what_would_count(Match match, const app::Published& published) {
    const core::Reading seen = match.read(as(audience));
    const core::Resolution resolution = core::resolve(match.record.facts);
    for (core::Fact& fact : match.record.facts) {
        const bool is_left_out = published.numbers[static_cast<std::size_t>(fact.seq) - 1] == 0;
        // A correction that is itself impossible never counts.
        const bool is_wrong = resolution.lines[static_cast<std::size_t>(fact.seq) - 1].wrong.has_value();
        if (!is_left_out || is_wrong || entry_of(seen, fact.seq).hidden || fact.text.starts_with("undo ")) {
            continue;
        }
        const auto tokens = core::split(fact.text).tokens;
        const bool corrects = tokens.size() > 1 && core::is_correction(tokens.front());
        fact.text = corrects ? tokens[0] + " " + tokens[1] + " note x" : "note x";
    }
    return match;
}

TEST(Published, a_record_without_its_secrets_says_the_same_to_the_table) {
    in_every_game("what is published says the same", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const core::Reading before = without_what_would_count(match, published).read(as(audience));
        const core::Reading after = Match{match.game, published.record}.read(as(audience));
        RC_ASSERT(std::ranges::none_of(after.entries, &Ruled::hidden));
        RC_ASSERT(published.left_out + after.entries.size() == before.entries.size());
        for (const Ruled& entry : before.entries) {
            const Seq seq = *now(published, std::optional(entry.seq));
            RC_ASSERT(seq == 0 || !entry.hidden);
            if (seq != 0) {
                is_ruled_on_alike(published, entry, entry_of(after, seq));
            }
        }
        RC_ASSERT(after.order == now(published, before.order));
        RC_ASSERT(after.findings.size() == before.findings.size());
        for (std::size_t i = 0; i < after.findings.size(); ++i) {
            RC_ASSERT(after.findings[i].among == now(published, before.findings[i].among));
        }
        RC_ASSERT(scores_of(after) == scores_of(renumbered(before, published)));
        RC_ASSERT(bare(*after.table) == bare(*before.table));
        return published.left_out;
    });
}

TEST(Published, a_record_without_its_secrets_ends_as_the_whole_one) {
    in_every_game("what is published scores the same", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const core::Reading before = match.read();
        const core::Reading after = Match{match.game, published.record}.read();
        RC_ASSERT(scores_of(after) == scores_of(renumbered(before, published)));
        const core::Report whole = match.game.report(match.record.header, match.record.facts);
        const core::Report left = match.game.report(match.record.header, published.record.facts);
        RC_ASSERT(left.rounds.dump() == whole.rounds.dump());
        RC_ASSERT(left.result.dump() == whole.result.dump());
        return published.left_out;
    });
}

/// What the line says besides the numbers that it names, the word that it begins with, and the name behind
/// it.
std::string secret_part(const std::string& text) {
    auto tokens = core::split(text).tokens;
    while (tokens.size() > 2 && core::is_correction(tokens.front())) {
        tokens.erase(tokens.begin(), tokens.begin() + 2);
    }
    return tokens.size() < 3 ? std::string() : core::joined(std::span(tokens).subspan(1));
}

TEST(Published, nothing_that_is_hidden_is_said_unless_it_happened_too) {
    in_every_game("what is hidden is left out", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const std::string text = core::write_record(published.record);
        const core::Reading seen = match.read(as(audience));
        std::string visible;
        for (const Ruled& entry : seen.entries) {
            visible += entry.text.str() + "\n";
        }
        int met = 0;
        for (const Ruled& entry : match.read().entries) {
            const std::string part = secret_part(entry.text);
            if (entry_of(seen, entry.seq).hidden && !part.empty() && !says(visible, part)) {
                RC_ASSERT(!says(text, part));
                ++met;
            }
        }
        return met;
    });
}

/// The lines as they were before they were amended.
Match without_amendments(Match match) {
    for (core::Fact& fact : match.record.facts) {
        if (fact.text.starts_with("amend ")) {
            fact.text = "note amended";
        }
    }
    return match;
}

TEST(Published, a_record_without_its_secrets_is_a_record_and_has_none) {
    in_every_game("what is published is a record", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const std::string text = core::write_record(published.record);
        const auto again = core::read_record(text, games::infos());
        RC_ASSERT(again.has_value());
        RC_ASSERT(core::write_record(*again) == text);
        RC_ASSERT(app::without_secrets(*again, match.game).left_out == 0);
        laws::Cards cards;
        cards.look(match.game, match.read(), match.read(as(audience)));
        const Match before = without_amendments(match);
        cards.look(match.game, before.read(), before.read(as(audience)));
        for (const std::string& card : cards.secret()) {
            RC_ASSERT(!says(text, card));
        }
        return published.left_out;
    });
}

}  // namespace
