#include "core/common.h"

#include <algorithm>
#include <array>

#include "core/record.h"

namespace core {

namespace {

constexpr Rule rules[] = {
    {"core/notation", N_("Not understood"),
     N_("The line is none of the entries that this game has, or something in it is not written as the record "
        "needs it.")},
    {"core/finished", N_("The match is over"),
     N_("After the end nothing more is played. Notes, penalties and corrections still work.")},
    {"core/player", N_("No such player"), N_("Entries name a player exactly as the match does.")},
    {"core/phase", N_("Not now"),
     N_("Something else must be entered first, or this does not belong here at this time.")},
    {"core/done", N_("Already done"), N_("In this phase each may do this once, and this was done.")},
    {"core/correction", N_("A correction that fits nothing"),
     N_("Undo, amend and insert name an earlier entry by its number. Amend and insert name no other "
        "correction and hold none.")},
    {"core/no-points", N_("No points in this game"),
     N_("This game is won or lost without points, so there is nothing that a penalty could change.")},
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
        return "note " + quoted(note->text);
    }
    if (const auto* abandon = std::get_if<Abandon>(&entry)) {
        return "abandon " + quoted(abandon->reason);
    }
    const auto& penalty = std::get<Penalty>(entry);
    return "penalty " + quoted(seats[static_cast<std::size_t>(penalty.seat)]) + " " +
           std::to_string(penalty.points) + " " + quoted(penalty.reason);
}

Impossible not_understood(Text expected) {
    return {"core/notation", std::move(expected)};
}

Impossible no_such_player(const std::string& name) {
    return {"core/player", {N_("nobody here is called {0}"), {name}}};
}

Impossible out_of_phase(Text why) {
    return {"core/phase", std::move(why)};
}

Impossible match_is_over() {
    return {"core/finished", {N_("the match is over"), {}}};
}

std::optional<int> seat_of(std::string_view name, std::span<const std::string> seats) {
    const auto found = std::ranges::find(seats, name);
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
    return tokens.size() == 2 ? ask_for_number({N_("How many points? A minus takes them away."), {}}, -99, 99)
                              : ask_for_text({N_("What for?"), {}});
}

Ask ask_correction(std::span<const std::string> tokens, Seq next) {
    if (tokens.size() == 1) {
        return ask_for_number({N_("Which entry?"), {}}, 1, next - 1);
    }
    if (tokens.size() == 2 && tokens.front() == "undo") {
        Ask ask;
        ask.question = {N_("Why does it no longer stand?"), {}};
        ask.asked = Asked::word;
        ask.choices = {offer("mistyped", {N_("mistyped"), {}}, Legal{}),
                       offer("taken-back", {N_("taken back at the table"), {}}, Legal{})};
        return ask;
    }
    return ask_for_text({N_("What should stand there?"), {}});
}

}  // namespace

std::vector<Choice> common_words(const GameInfo& game, bool over, Seq next) {
    std::vector<Choice> words;
    const auto add = [&](std::string token, Text label, std::optional<Verdict> verdict) {
        words.push_back(offer(std::move(token), std::move(label)));
        words.back().verdict = std::move(verdict);
    };
    std::optional<Verdict> no_points;
    if (!game.has_points) {
        no_points = Impossible{"core/no-points", {N_("this game has no points"), {}}};
    }
    std::optional<Verdict> ended;
    if (over) {
        ended = match_is_over();
    }
    std::optional<Verdict> nothing_yet;
    if (next == 1) {
        nothing_yet = Impossible{"core/correction", {N_("there is no entry yet"), {}}};
    }
    add("note", {N_("note"), {}}, std::nullopt);
    add("penalty", {N_("penalty"), {}}, no_points);
    add("abandon", {N_("abandon the match"), {}}, ended);
    add("undo", {N_("undo an entry"), {}}, nothing_yet);
    add("amend", {N_("amend an entry"), {}}, nothing_yet);
    add("insert", {N_("insert an entry"), {}}, nothing_yet);
    return words;
}

Ask ask_common(std::span<const std::string> tokens, std::span<const std::string> seats, const GameInfo& game,
               bool over, Seq next) {
    const std::string& word = tokens.front();
    const bool correction = !is_common(word);
    const std::size_t length = word == "penalty" ? 4 : correction ? 3 : 2;
    if (tokens.size() > length || (tokens.size() == length && !correction)) {
        return whole(tokens, seats, game, over);
    }
    Ask ask = correction          ? ask_correction(tokens, next)
              : word == "penalty" ? ask_penalty(tokens, seats)
              : word == "note"    ? ask_for_text({N_("What should be remembered?"), {}})
                                  : ask_for_text({N_("Why does the match end here?"), {}});
    if (tokens.size() == length && word == "undo") {
        ask = Ask{};
        ask.whole = true;
        ask.verdict = Legal{};
    }
    return ask;
}

}  // namespace core
