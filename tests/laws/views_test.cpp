#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "app/aloud.h"
#include "app/secrets.h"
#include "core/common.h"
#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"
#include "laws/told.h"

/// What holds, in every game, for what those may see and be told who do not see everything.
namespace {

using core::Kind;
using core::Ruled;
using core::Seq;
using core::Viewer;
using laws::told;

constexpr Viewer audience{Viewer::Kind::audience, 0};

core::View as(const Viewer& viewer) {
    return {.viewer = viewer, .until = {}, .before = {}};
}

const Ruled& entry_of(const core::Reading& reading, Seq seq) {
    return reading.entries[static_cast<std::size_t>(seq) - 1];
}

/// One match, with what is needed to look at it.
struct Match {
    const core::Game& game;
    core::Record record;

    core::Reading read(const core::View& view = {}) const {
        return game.read(record.header, record.facts, view);
    }
    core::Ask ask(const core::View& view, const std::vector<std::string>& tokens) const {
        return game.ask(record.header, record.facts, view, tokens);
    }
    std::vector<Viewer> viewers() const {
        std::vector<Viewer> all{audience};
        const int seats = static_cast<int>(core::seats(record.header, *game.info).size());
        for (int seat = 0; seat < seats; ++seat) {
            all.push_back({Viewer::Kind::seat, seat});
        }
        return all;
    }
};

/// A game has secrets if one of its records has any.
bool has_secrets(const core::Game& game) {
    for (const auto& file : laws::files("tests/records/" + std::string(game.info->id), {".pfiff"})) {
        auto record = core::read_record(laws::content(file), games::infos());
        const core::Reading seen =
            record ? game.read(record->header, record->facts, as(audience)) : core::Reading{};
        if (std::ranges::any_of(seen.entries, &Ruled::hidden)) {
            return true;
        }
    }
    return false;
}

/// Corrects, moves and takes back what the table does not see, which by chance alone is rare.
void correct_secrets(Match& match, std::mt19937& random) {
    for (int more = 0; more < 4; ++more) {
        std::vector<Seq> hidden;
        for (const Ruled& entry : match.read(as(audience)).entries) {
            if (entry.hidden) {
                hidden.push_back(entry.seq);
            }
        }
        if (hidden.empty() || random() % 2 == 0) {
            return;
        }
        const auto any_text = [&] { return match.record.facts[random() % match.record.facts.size()].text; };
        const Seq seq = hidden[random() % hidden.size()];
        const std::string number = std::to_string(seq) + " ";
        const std::string text = entry_of(match.read(), seq).text;
        const std::vector<std::string> lines{"undo " + number + "mistyped", "amend " + number + any_text(),
                                             "insert " + number + any_text(), "insert " + number + text,
                                             text};
        laws::enter(match.record, lines[random() % lines.size()]);
    }
}

/// Looks at random matches of every game; `look` answers how many secrets it met. A law about secrets that
/// never meets one says nothing.
void in_every_game(const std::string& law,
                   const std::function<int(const Match& match, std::mt19937& random)>& look) {
    constexpr int few = 10;
    for (const core::Game* row : games::catalog()) {
        const core::Game& game = *row;
        int met = 0;
        const bool holds = rc::check(law + " in " + std::string(game.info->id), [&] {
            const auto seed =
                *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<unsigned>()));
            std::mt19937 random(seed);
            Match match{game, laws::random_match(game, seed, 60)};
            correct_secrets(match, random);
            met += look(match, random);
        });
        testing::Test::RecordProperty("met_" + std::string(game.info->id), met);
        EXPECT_TRUE(holds) << law << " in " << game.info->id;
        EXPECT_TRUE(met > few || !has_secrets(game)) << law << " met only " << met << " in " << game.info->id;
    }
}

bool is_card(const std::string& token) {
    const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    return std::ranges::any_of(token, is_letter) && std::ranges::any_of(token, is_digit);
}

/// Where in the line the cards stand, behind the word, the player, and what a correction says first.
std::vector<std::size_t> places_of_cards(const std::vector<std::string>& tokens) {
    std::vector<std::size_t> places;
    const std::size_t first = tokens.empty() || !core::is_correction(tokens.front()) ? 2 : 4;
    for (std::size_t i = first; i < tokens.size(); ++i) {
        if (is_card(tokens[i])) {
            places.push_back(i);
        }
    }
    return places;
}

std::vector<std::string> cards_in(const core::Record& record) {
    std::vector<std::string> cards;
    for (const core::Fact& fact : record.facts) {
        const auto tokens = core::split(fact.text).tokens;
        for (const std::size_t place : places_of_cards(tokens)) {
            cards.push_back(tokens[place]);
        }
    }
    return cards;
}

/// The line with its cards in another order, or with other cards.
std::string with_other_cards(const std::string& line, const std::vector<std::string>& cards,
                             std::mt19937& random) {
    auto tokens = core::split(line).tokens;
    const auto places = places_of_cards(tokens);
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
    const auto cards = cards_in(match.record);
    Match other = match;
    for (core::Fact& fact : other.record.facts) {
        const Ruled& entry = entry_of(seen, fact.seq);
        if ((entry.hidden || entry.amended_by) && !is_seen_elsewhere(entry, seen)) {
            fact.text = with_other_cards(fact.text, cards, random);
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
    view.until = earlier;
    return all + told(match.read(view));
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

/// What the cards of the match are called when they are spoken of, as far as they were asked for.
std::map<std::string, std::string> spoken_names(const Match& match, const core::Reading& whole) {
    std::map<std::string, std::string> names;
    for (const Ruled& entry : whole.entries) {
        const auto tokens = core::split(entry.text).tokens;
        if (tokens.size() < 3 || core::is_correction(tokens.front())) {
            continue;
        }
        const core::View there{.viewer = {}, .until = {}, .before = entry.seq};
        for (const core::Choice& choice : match.ask(there, {tokens[0], tokens[1]}).choices) {
            if (choice.face) {
                names.emplace(choice.token, core::say(choice.face->name));
            }
        }
    }
    return names;
}

/// Whether the words stand in the text, not as a part of others: `grey-1` is not in `grey-10`.
bool says(const std::string& text, const std::string& words) {
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; };
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !is_part(text[at - 1])) && (end == text.size() || !is_part(text[end]))) {
            return true;
        }
    }
    return false;
}

/// The cards in entries that the viewer does not see, and the text of those that he sees.
struct Cards {
    std::set<std::string> hidden;
    std::string visible;

    void look(const core::Reading& whole, const core::Reading& seen) {
        for (const Ruled& entry : seen.entries) {
            const auto tokens = core::split(entry_of(whole, entry.seq).text).tokens;
            for (const std::size_t place : places_of_cards(tokens)) {
                if (entry.hidden) {
                    hidden.insert(tokens[place]);
                }
            }
            visible += entry.text + "\n";
        }
    }
    /// Those that he has never seen.
    std::set<std::string> secret() const {
        std::set<std::string> cards = hidden;
        std::erase_if(cards, [&](const std::string& card) { return says(visible, card); });
        return cards;
    }
};

std::set<std::string> unseen_cards(const core::Reading& whole, const core::Reading& seen) {
    Cards cards;
    cards.look(whole, seen);
    return cards.secret();
}

TEST(Views, no_card_that_a_viewer_has_not_seen_is_named_to_him) {
    in_every_game("no hidden card is named", [](const Match& match, std::mt19937&) {
        const core::Reading whole = match.read();
        std::optional<std::map<std::string, std::string>> names;
        int met = 0;
        for (const Viewer& viewer : match.viewers()) {
            const core::Reading seen = match.read(as(viewer));
            const std::string all = told(seen);
            for (const std::string& card : unseen_cards(whole, seen)) {
                if (!names) {
                    names = spoken_names(match, whole);
                }
                RC_ASSERT(!says(all, card));
                if (const auto name = names->find(card); name != names->end()) {
                    RC_ASSERT(!says(all, name->second));
                    ++met;
                }
            }
        }
        return met;
    });
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
    in_every_game("no hidden card is spoken of", [](const Match& match, std::mt19937&) {
        int met = 0;
        const auto names = spoken_names(match, match.read());
        Match now{match.game, {match.record.header, {}}};
        for (const core::Fact& fact : match.record.facts) {
            now.record.facts.push_back(fact);
            const core::Reading whole = now.read();
            const core::Reading seen = now.read(as(audience));
            const auto secret = unseen_cards(whole, seen);
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

/// Where a line of the whole record stands in the published one.
std::optional<Seq> now(const app::Published& published, std::optional<Seq> seq) {
    return seq ? std::optional(published.numbers[static_cast<std::size_t>(*seq) - 1]) : seq;
}

/// The entry's text without the number of the one that it corrects, which is another one now.
std::string unnumbered(const Ruled& entry) {
    auto tokens = core::split(entry.text).tokens;
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
    table.lookers.clear();
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

void is_ruled_on_alike(const app::Published& published, const Ruled& before, const Ruled& after) {
    RC_ASSERT(unnumbered(after) == unnumbered(before));
    RC_ASSERT(core::kind(after.verdict) == core::kind(before.verdict));
    RC_ASSERT(core::rule(after.verdict) == core::rule(before.verdict));
    RC_ASSERT(core::reason(after.verdict).id == core::reason(before.verdict).id);
    RC_ASSERT(after.stands == before.stands);
    RC_ASSERT(after.judged == before.judged);
    RC_ASSERT(after.seat == before.seat);
    RC_ASSERT(after.was_presumed == before.was_presumed);
    RC_ASSERT(after.proven_by == now(published, before.proven_by));
    RC_ASSERT(after.amended_by == now(published, before.amended_by));
}

TEST(Views, a_record_without_its_secrets_says_the_same_to_the_table) {
    in_every_game("what is published says the same", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const core::Reading before = match.read(as(audience));
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
        RC_ASSERT(scores_of(after) == scores_of(before));
        RC_ASSERT(bare(after.table) == bare(before.table));
        return published.left_out;
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

TEST(Views, a_record_without_its_secrets_is_a_record_and_has_none) {
    in_every_game("what is published is a record", [](const Match& match, std::mt19937&) {
        const app::Published published = app::without_secrets(match.record, match.game);
        const std::string text = core::write_record(published.record);
        const auto again = core::read_record(text, games::infos());
        RC_ASSERT(again.has_value());
        RC_ASSERT(core::write_record(*again) == text);
        RC_ASSERT(app::without_secrets(*again, match.game).left_out == 0);
        Cards cards;
        cards.look(match.read(), match.read(as(audience)));
        const Match before = without_amendments(match);
        cards.look(before.read(), before.read(as(audience)));
        for (const std::string& card : cards.secret()) {
            RC_ASSERT(!says(text, card));
        }
        return published.left_out;
    });
}

}  // namespace
