#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <sstream>

#include "app/derive/disclosure.h"
#include "laws/cards.h"
#include "laws/told.h"
#include "laws/viewed.h"

/// What holds, in every game, for what those may see and be told who do not see everything.
namespace {

using core::Kind;
using core::Ruled;
using core::Seq;
using core::Viewer;
using laws::as;
using laws::audience;
using laws::entry_of;
using laws::in_every_game;
using laws::Match;
using laws::says;
using laws::told;

/// The line with its cards in another order, or with other cards.
std::string with_other_cards(const core::Game& game, const std::string& line,
                             const std::vector<std::string>& cards, std::mt19937& random) {
    auto tokens = core::split(line).tokens;
    const auto places = laws::places_of_secrets(game, tokens);
    const bool other_order = places.size() > 1 && random() % 2 == 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::string& card = tokens[places[i]];
        if (other_order) {
            std::swap(card, tokens[places[random() % places.size()]]);
        } else if (random() % 2 == 0) {
            card = cards[random() % cards.size()];
        }
    }
    return core::joined(tokens);
}

bool is_not_understood(const Ruled& entry) {
    const auto rule = core::rule(entry.verdict);
    return rule == "core/notation" || rule == "core/player";
}

/// Whether the line says what the viewer sees at the entry that it amended.
bool is_seen_elsewhere(const Ruled& line, const core::Reading& seen) {
    return std::ranges::any_of(
        seen.entries, [&](const Ruled& entry) { return entry.amended_by == line.seq && !entry.hidden; });
}

/// The match with other cards in what the viewer does not see; nothing if he would now see it, or it would no
/// longer be the same entry but for its cards.
std::optional<Match> with_other_secrets(const Match& match, const Viewer& viewer, const core::Reading& seen,
                                        std::mt19937& random) {
    const auto cards = laws::cards_in(match.record);
    Match other = match;
    for (core::Fact& fact : other.record.facts) {
        const Ruled& entry = entry_of(seen, fact.seq);
        if ((entry.hidden || entry.amended_by) && !is_seen_elsewhere(entry, seen)) {
            fact.text = with_other_cards(match.game, fact.text, cards, random);
        }
    }
    const core::Reading whole = match.read();
    const core::Reading whole_now = other.read();
    const core::Reading seen_now = other.read(as(viewer));
    for (const Ruled& entry : seen.entries) {
        if (entry.hidden != entry_of(seen_now, entry.seq).hidden ||
            is_not_understood(entry_of(whole, entry.seq)) !=
                is_not_understood(entry_of(whole_now, entry.seq))) {
            return std::nullopt;
        }
    }
    return other;
}

/// All that the viewer is told of the match, now and earlier, and what may come next.
std::string all_told(const Match& match, const Viewer& viewer, Seq earlier) {
    core::View view = as(viewer);
    std::string all = told(match.read(view));
    const core::Ask next = match.ask(view, {});
    all += told(next) + told(match.ask(view, next.expected));
    for (const std::string& word : next.asides) {
        all += told(match.ask(view, {word}));
    }
    all += told(match.ask(view, {"insert", std::to_string(earlier)}));
    all += core::joined(match.game.moves(match.record.header, match.record.facts, view));
    view.until = earlier;
    return all + told(match.read(view)) + told(match.ask(view, {})) +
           core::joined(match.game.moves(match.record.header, match.record.facts, view));
}

/// The first lines in which the two differ; empty if they do not.
std::string first_difference(const std::string& one, const std::string& other) {
    std::istringstream ones(one);
    std::istringstream others(other);
    std::string line;
    std::string other_line;
    while (std::getline(ones, line) && std::getline(others, other_line)) {
        if (line != other_line) {
            return line + " / " + other_line;
        }
    }
    return one == other ? "" : "one is longer: " + line + " / " + other_line;
}

TEST(Views, two_records_that_differ_in_what_a_viewer_may_not_see_look_the_same_to_him) {
    in_every_game("what is hidden changes nothing", [](const Match& match, std::mt19937& random) {
        int met = 0;
        for (const Viewer& viewer : match.viewers()) {
            const core::Reading seen = match.read(as(viewer));
            if (std::ranges::none_of(seen.entries, &Ruled::hidden)) {
                continue;
            }
            const auto other = with_other_secrets(match, viewer, seen, random);
            if (!other || core::write_record(other->record) == core::write_record(match.record)) {
                continue;
            }
            const Seq earlier = 1 + static_cast<Seq>(random() % match.record.facts.size());
            RC_ASSERT(first_difference(all_told(*other, viewer, earlier), all_told(match, viewer, earlier)) ==
                      "");
            ++met;
        }
        return met;
    });
}

TEST(Views, no_card_that_a_viewer_has_not_seen_is_named_to_him) {
    in_every_game(
        "no hidden card is named",
        [](const Match& match, std::mt19937&) {
            const core::Reading whole = match.read();
            std::optional<std::map<std::string, std::string>> names;
            int met = 0;
            for (const Viewer& viewer : match.viewers()) {
                const core::Reading seen = match.read(as(viewer));
                const std::string all = told(laws::without_what_lies_open(seen));
                for (const std::string& card : laws::unseen_cards(match.game, whole, seen)) {
                    if (!names) {
                        names = laws::spoken_names(match, whole);
                    }
                    RC_ASSERT(!says(all, card));
                    if (const auto name = names->find(card); name != names->end()) {
                        RC_ASSERT(!says(all, name->second));
                        ++met;
                    }
                }
            }
            return met;
        },
        laws::hides_cards);
}

/// All reasons that the referee gives for the last line: of it, and of what cannot all be true.
std::string said_of_the_last(const Match& match, const core::Reading& whole, const core::Reading& seen) {
    const Ruled& last = whole.entries.back();
    std::string all =
        core::say(core::reason(app::said_to_who_typed(match.record, match.game, last.seq, last.verdict)));
    for (const core::Finding& finding : whole.findings) {
        all += "|" + core::say(app::said_aloud(finding, seen).reason);
    }
    for (const Ruled& entry : whole.entries) {
        if (!entry_of(seen, entry.seq).hidden) {
            const core::Verdict said = app::said_aloud(entry.verdict, entry_of(seen, entry.seq).verdict);
            all += "|" + core::say(core::reason(said));
        }
    }
    return all;
}

TEST(Views, the_referee_names_no_card_that_the_table_has_not_seen) {
    in_every_game(
        "no hidden card is spoken of",
        [](const Match& match, std::mt19937&) {
            int met = 0;
            const auto names = laws::spoken_names(match, match.read());
            Match now{match.game, {match.record.header, {}}};
            for (const core::Fact& fact : match.record.facts) {
                now.record.facts.push_back(fact);
                const core::Reading whole = now.read();
                const core::Reading seen = now.read(as(audience));
                const auto secret = laws::unseen_cards(match.game, whole, seen);
                const std::string all = secret.empty() ? "" : said_of_the_last(now, whole, seen);
                for (const std::string& card : secret) {
                    if (const auto name = names.find(card); name != names.end() && !says(fact.text, card)) {
                        RC_ASSERT(!says(all, card));
                        RC_ASSERT(!says(all, name->second));
                        met += core::kind(whole.entries.back().verdict) == Kind::legal ? 0 : 1;
                    }
                }
            }
            return met;
        },
        laws::hides_cards);
}

/// Whether the table sees all that the verdict rests on.
bool rests_on_what_is_seen(const core::Verdict& verdict, const core::Reading& seen) {
    return std::ranges::all_of(core::rests_on(verdict), [&](Seq seq) {
        const Ruled& entry = entry_of(seen, seq);
        return entry.correction || (!entry.hidden && !entry.veiled);
    });
}

/// That something was done before is no secret, though what was done is one.
TEST(Views, nothing_that_is_said_aloud_rests_on_what_the_table_does_not_see) {
    in_every_game("what is said rests on what is seen", [](const Match& match, std::mt19937&) {
        int met = 0;
        Match now{match.game, {match.record.header, {}}};
        for (const core::Fact& fact : match.record.facts) {
            now.record.facts.push_back(fact);
            const core::Reading whole = now.read();
            const core::Reading seen = now.read(as(audience));
            const Ruled& last = whole.entries.back();
            const core::Verdict said = app::said_to_who_typed(now.record, now.game, last.seq, last.verdict);
            RC_ASSERT(core::rule(said) == "core/done" || rests_on_what_is_seen(said, seen));
            for (const Ruled& entry : app::announced(seen, whole, true).entries) {
                RC_ASSERT(rests_on_what_is_seen(entry.verdict, seen));
            }
            met += std::ranges::any_of(seen.entries, &Ruled::hidden) ? 1 : 0;
        }
        return met;
    });
}

/// Whether what the viewer judges differs from the referee's verdict in the one way that not knowing allows.
bool differs_as_it_may(const Ruled& known, const Ruled& seen) {
    return core::kind(seen.verdict) == Kind::presumed || core::kind(known.verdict) == Kind::impossible;
}

/// He who knows less presumes more. That holds entry by entry, up to the first that the two judge otherwise:
/// what is impossible to the referee alone is applied by the viewer, and what is illegal to the referee alone
/// may count otherwise than what is presumed; from then on they judge different matches.
TEST(Views, knowing_less_changes_a_verdict_first_to_presumed) {
    in_every_game("knowing less presumes more", [](const Match& match, std::mt19937&) {
        int met = 0;
        for (const Seq seq : match.read().order) {
            core::View view{.viewer = {}, .until = seq, .before = {}};
            const core::Reading all = match.read(view);
            view.viewer = audience;
            const core::Reading less = match.read(view);
            bool differ = false;
            for (const Ruled& seen : less.entries) {
                const Ruled& known = entry_of(all, seen.seq);
                RC_ASSERT(seen.text.empty() || !seen.hidden);
                if (!seen.judged || seen.hidden || core::kind(seen.verdict) == core::kind(known.verdict)) {
                    continue;
                }
                differ = true;
                RC_ASSERT(differs_as_it_may(known, seen) ||
                          core::kind(entry_of(all, seq).verdict) == Kind::impossible);
            }
            met += entry_of(less, seq).hidden ? 1 : 0;
            if (differ) {
                break;
            }
        }
        return met;
    });
}

}  // namespace
