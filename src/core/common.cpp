#include "core/common.h"

#include <algorithm>
#include <array>

#include "core/record.h"
#include "core/text/names.h"

namespace core {

namespace {

constexpr Rule rules[] = {
    {"core/notation", N_("Not understood"),
     N_("The line is none of the entries that this game has, or something in it is not written as the record "
        "needs it."),
     true},
    {"core/finished", N_("The match is over"),
     N_("After the end nothing more is played. Notes, penalties and corrections still work."), true},
    {"core/player", N_("No such player"), N_("Entries name a player exactly as the match does."), true},
    {"core/phase", N_("Not now"),
     N_("Something else must be entered first, or this does not belong here at this time."), true},
    {"core/done", N_("Already done"), N_("In this phase each may do this once, and this was done."), true},
    {"core/correction", N_("A correction that fits nothing"),
     N_("Undo, amend and insert name an earlier entry by its number. Amend and insert name no other "
        "correction and hold none."),
     true},
    {"core/no-points", N_("No points in this game"),
     N_("This game is won or lost without points, so there is nothing that a penalty could change."), true},
};

tl::expected<CommonEntry, Impossible> parse_penalty(std::span<const std::string> tokens,
                                                    std::span<const std::string> seats) {
    if (tokens.size() != 4) {
        return tl::unexpected(not_understood({N_("expected `penalty NAME POINTS REASON`"), {}}));
    }
    std::string_view digits = tokens[2];
    const bool negative = digits.starts_with('-');
    const auto points = number(negative ? digits.substr(1) : digits);
    if (!points) {
        return tl::unexpected(not_understood({N_("{0} is no number of points"), {tokens[2]}}));
    }
    const auto seat = seat_of(tokens[1], seats);
    if (!seat) {
        return tl::unexpected(no_such_player(tokens[1]));
    }
    return Penalty{*seat, negative ? -*points : *points, tokens[3]};
}

}  // namespace

std::span<const Rule> core_rulebook() {
    return rules;
}

bool is_common(std::string_view word) {
    return word == "note" || word == "penalty" || word == "abandon";
}

bool is_correction(std::string_view word) {
    return word == "undo" || word == "amend" || word == "insert";
}

tl::expected<CommonEntry, Impossible> parse_common(std::span<const std::string> tokens,
                                                   std::span<const std::string> seats) {
    if (tokens.front() == "penalty") {
        return parse_penalty(tokens, seats);
    }
    const bool note = tokens.front() == "note";
    if (tokens.size() != 2) {
        return tl::unexpected(
            not_understood(note ? Text{N_("expected `note TEXT`, the text in quotes"), {}}
                                : Text{N_("expected `abandon REASON`, the reason in quotes"), {}}));
    }
    return note ? CommonEntry(Note{tokens[1]}) : CommonEntry(Abandon{tokens[1]});
}

std::string print_common(const CommonEntry& entry, std::span<const std::string> seats) {
    if (const auto* note = std::get_if<Note>(&entry)) {
        return spaced({"note", quoted(note->text)});
    }
    if (const auto* abandon = std::get_if<Abandon>(&entry)) {
        return spaced({"abandon", quoted(abandon->reason)});
    }
    const auto& penalty = std::get<Penalty>(entry);
    return spaced({"penalty", quoted(seats[static_cast<std::size_t>(penalty.seat)]),
                   std::to_string(penalty.points), quoted(penalty.reason)});
}

Text sentence_of_common(const CommonEntry& entry, std::span<const std::string> seats) {
    if (const auto* note = std::get_if<Note>(&entry)) {
        return {N_("Note: {0}"), {note->text}};
    }
    if (const auto* abandon = std::get_if<Abandon>(&entry)) {
        return {N_("The match is abandoned: {0}"), {abandon->reason}};
    }
    const auto& penalty = std::get<Penalty>(entry);
    return {N_("Points of {0} corrected: {1} ({2})"),
            {seats[static_cast<std::size_t>(penalty.seat)], with_sign(penalty.points), penalty.reason}};
}

Text sentence_of_undo(Seq entry, bool taken_back) {
    return {taken_back ? N_("Entry {0} was taken back") : N_("Entry {0} was mistyped"), {entry}};
}

Text sentence_of_amend(Seq entry, Text sentence) {
    return {N_("Entry {0} should read: {1}"), {entry, std::move(sentence)}};
}

Text sentence_of_insert(Seq entry, Text sentence) {
    return {N_("Inserted before entry {0}: {1}"), {entry, std::move(sentence)}};
}

Impossible not_understood(Text expected) {
    return {"core/notation", std::move(expected)};
}

Impossible no_such_player(const std::string& name) {
    return {"core/player", {N_("nobody here is called {0}"), {name}}};
}

Impossible out_of_phase(Text why, std::vector<Seq> from) {
    return {"core/phase", std::move(why), ascending(std::move(from))};
}

Impossible done_before(Text what, Seq by) {
    return {"core/done", std::move(what), ascending({by})};
}

Text what_was_veiled() {
    return {N_("What was there before is told when the match is over"), {}};
}

Impossible match_is_over(std::optional<Seq> ended_by) {
    return {"core/finished",
            {N_("the match is over"), {}},
            ended_by ? std::vector{*ended_by} : std::vector<Seq>{}};
}

tl::unexpected<Impossible> misread(Text expected) {
    return tl::unexpected(not_understood(std::move(expected)));
}

tl::expected<int, Impossible> seat_named(const std::string& name, std::span<const std::string> seats) {
    const auto seat = seat_of(name, seats);
    if (!seat) {
        return tl::unexpected(no_such_player(name));
    }
    return *seat;
}

std::optional<int> seat_of(std::string_view name, std::span<const std::string> seats) {
    auto found = std::ranges::find(seats, name);
    if (found == seats.end()) {
        found = std::ranges::find_if(seats, [&](const std::string& seat) { return same_name(seat, name); });
    }
    if (found == seats.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - seats.begin());
}

namespace {

Ask ask_for_text(Text question) {
    Ask ask;
    ask.question = std::move(question);
    ask.asked = Asked::text;
    return ask;
}

Ask ask_for_number(Text question, int low, int high) {
    Ask ask;
    ask.question = std::move(question);
    ask.asked = Asked::number;
    ask.low = low;
    ask.high = high;
    return ask;
}

Ask whole(std::span<const std::string> tokens, std::span<const std::string> seats, const GameInfo& game,
          bool over) {
    Ask ask;
    ask.whole = true;
    ask.verdict = Legal{};
    if (const auto entry = parse_common(tokens, seats); !entry) {
        ask.whole = entry.error().rule != "core/notation";
        ask.verdict = entry.error();
    } else if (tokens.front() == "abandon" && over) {
        ask.verdict = match_is_over();
    } else if (tokens.front() == "penalty" && !game.has_points) {
        ask.verdict = Impossible{"core/no-points", {N_("this game has no points"), {}}};
    }
    return ask;
}

Ask ask_penalty(std::span<const std::string> tokens, std::span<const std::string> seats) {
    if (tokens.size() == 1) {
        Ask ask;
        ask.question = {N_("Who gets a penalty?"), {}};
        ask.asked = Asked::player;
        for (const std::string& seat : seats) {
            ask.choices.push_back(offer(seat, verbatim(seat)));
        }
        return ask;
    }
    if (!seat_of(tokens[1], seats)) {
        return refused(no_such_player(tokens[1]));
    }
    return tokens.size() == 2
               ? ask_for_number({N_("How many points? A minus takes them away."), {}}, -999999, 999999)
               : ask_for_text({N_("What for?"), {}});
}

constexpr LineForm forms[] = {
    {"note TEXT", N_("note")},
    {"penalty NAME POINTS REASON", N_("penalty")},
    {"abandon REASON", N_("abandon the match")},
    {"undo ENTRY mistyped|taken-back", N_("undo an entry")},
    {"amend ENTRY LINE", N_("amend an entry")},
    {"insert ENTRY LINE", N_("insert an entry")},
};

/// Its word as a choice; what speaks against it now makes it impossible.
Choice word_choice(const LineForm& form, std::optional<Impossible> against) {
    Choice choice = offer(std::string(form.word()), {form.label, {}});
    if (against) {
        choice.verdict = std::move(*against);
    }
    return choice;
}

Impossible no_points() {
    return {"core/no-points", {N_("this game has no points"), {}}};
}

std::optional<Impossible> if_so(bool so, Impossible against) {
    return so ? std::optional(std::move(against)) : std::nullopt;
}

}  // namespace

std::vector<Choice> common_words(const GameInfo& game, bool over) {
    return {word_choice(forms[0], std::nullopt), word_choice(forms[1], if_so(!game.has_points, no_points())),
            word_choice(forms[2], if_so(over, match_is_over()))};
}

std::span<const LineForm> common_forms() {
    return forms;
}

std::vector<Choice> correction_words(bool any_entry) {
    const auto against = if_so(!any_entry, {"core/correction", {N_("there is no entry yet"), {}}});
    return {word_choice(forms[3], against), word_choice(forms[4], against), word_choice(forms[5], against)};
}

Ask ask_which(Seq last) {
    return last > 0 ? ask_for_number({N_("Which entry?"), {}}, 1, last)
                    : refused(Impossible{"core/correction", {N_("there is no entry yet"), {}}});
}

Ask ask_why_undone() {
    Ask ask;
    ask.question = {N_("Why does it no longer stand?"), {}};
    ask.asked = Asked::word;
    ask.choices = {offer("mistyped", {N_("mistyped"), {}}, Legal{}),
                   offer("taken-back", {N_("taken back at the table"), {}}, Legal{})};
    return ask;
}

Ask refused(Verdict verdict) {
    Ask ask;
    ask.verdict = std::move(verdict);
    return ask;
}

Ask ask_common(std::span<const std::string> tokens, std::span<const std::string> seats, const GameInfo& game,
               bool over) {
    const std::string& word = tokens.front();
    const std::size_t length = word == "penalty" ? 4 : 2;
    if (tokens.size() >= length) {
        return whole(tokens, seats, game, over);
    }
    if (word == "penalty") {
        return game.has_points ? ask_penalty(tokens, seats) : refused(no_points());
    }
    if (word == "abandon" && over) {
        return refused(match_is_over());
    }
    return ask_for_text(word == "note" ? Text{N_("What should be remembered?"), {}}
                                       : Text{N_("Why does the match end here?"), {}});
}

void add_penalty(int& sum, const Penalty& penalty) {
    constexpr int most = 1'000'000'000;
    sum = std::clamp(sum + penalty.points, -most, most);
}

}  // namespace core
