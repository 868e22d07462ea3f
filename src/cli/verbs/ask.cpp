#include "cli/verbs/verbs.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "app/words/words.h"
#include "cli/render/match_json.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/output.h"
#include "cli/terminal/records.h"
#include "core/report.h"

namespace cli {

namespace {

struct AskCall {
    std::string file;
    std::vector<std::string> tokens;
    std::string at;
    std::string as = "referee";
    bool moves = false;
    bool json = false;
};

std::string_view asked_word(core::Asked asked) {
    using enum core::Asked;
    switch (asked) {
        case nothing:
            return "nothing";
        case word:
            return "word";
        case player:
            return "player";
        case card:
            return "card";
        case space:
            return "space";
        case piece:
            return "piece";
        case slot:
            return "slot";
        case number:
            return "number";
        case text:
            return "text";
    }
    return {};
}

/// What only some questions have: goals with the tokens that lead there, a proposal, no legal move.
void add_goals(core::Json& json, const core::Ask& ask) {
    for (const core::Goal& goal : ask.goals) {
        json["goals"].push_back({{"place", goal.place}, {"tokens", goal.tokens}});
    }
    for (const core::Arranged& each : ask.arranged) {
        json["proposal"].push_back(each.piece + "=" + each.place);
    }
    if (ask.stuck) {
        json["stuck"] = true;
    }
}

core::Json ask_json(const AskCall& call, const Read& read, const core::Ask& ask) {
    core::Json json{{"file", call.file},
                    {"tokens", call.tokens},
                    {"question", app::say(ask.question)},
                    {"asked", asked_word(ask.asked)}};
    if (ask.actor) {
        json["actor"] =
            core::seats(read.record.header, *read.game->info)[static_cast<std::size_t>(*ask.actor)];
    }
    if (ask.asked == core::Asked::number && ask.choices.empty()) {
        json["from"] = ask.low;
        json["to"] = ask.high;
    }
    json["whole"] = ask.whole;
    if (ask.verdict) {
        add_verdict(json, *ask.verdict);
    }
    json["expected"] = ask.expected;
    json["choices"] = core::Json::array();
    for (const core::Choice& choice : ask.choices) {
        core::Json row{
            {"token", choice.token}, {"label", app::say(choice.label)}, {"completes", choice.completes}};
        if (!choice.line.empty()) {
            row["line"] = choice.line;
        }
        if (choice.on_picture) {
            row["on_picture"] = true;
        }
        if (choice.verdict) {
            add_verdict(row, *choice.verdict);
        }
        json["choices"].push_back(std::move(row));
    }
    add_goals(json, ask);
    return json;
}

std::string verdict_in_words(const core::Verdict& verdict, const Ink& ink) {
    const core::Kind kind = core::kind(verdict);
    std::string text = ink.verdict(kind, verdict_word(kind));
    if (const auto rule = core::rule(verdict)) {
        const std::string reason = visible(app::say(core::reason(verdict)));
        text += "  " + std::string(*rule) + (reason.empty() ? "" : ": " + reason);
    }
    return text;
}

std::string choices_in_lines(const core::Ask& ask, const Ink& ink) {
    int tokens = 0;
    int labels = 0;
    for (const core::Choice& choice : ask.choices) {
        if (choice.on_picture) {
            continue;
        }
        tokens = std::max(tokens, columns(visible(core::quoted(choice.token))));
        labels = std::max(labels, columns(visible(app::say(choice.label))));
    }
    std::string lines;
    for (const core::Choice& choice : ask.choices) {
        if (choice.on_picture) {
            continue;
        }
        const std::string verdict = choice.verdict     ? verdict_in_words(*choice.verdict, ink)
                                    : choice.completes ? ""
                                                       : ink.faint("…");
        lines += "  " + padded(visible(core::quoted(choice.token)), tokens) + "  " +
                 padded(visible(app::say(choice.label)), labels) + "  " + verdict + "\n";
    }
    return lines;
}

std::string goals_in_lines(const core::Ask& ask, const Ink& ink) {
    std::string lines;
    for (const core::Goal& goal : ask.goals) {
        lines += "  " + goal.place + "  " + ink.faint(app::say(goal.label)) + "\n";
    }
    return lines.empty() ? lines : app::word_for(N_("What can be reached:")) + "\n" + lines;
}

std::string proposal_in_words(const core::Ask& ask) {
    std::vector<std::string> tokens;
    tokens.reserve(ask.arranged.size());
    for (const core::Arranged& each : ask.arranged) {
        tokens.push_back(each.piece + "=" + each.place);
    }
    return tokens.empty() ? std::string()
                          : app::say({N_("Proposed: {0}"), {visible(core::joined(tokens))}}) + "\n";
}

std::string for_people(const AskCall& call, const core::Ask& ask, const Ink& ink) {
    std::string text;
    const std::string question = visible(app::say(ask.question));
    if (!question.empty()) {
        text += ink.bold(question) + "\n";
    }
    if (ask.asked == core::Asked::number && ask.choices.empty()) {
        text += app::say({N_("A number from {0} to {1}."), {ask.low, ask.high}}) + "\n";
    } else if (ask.asked == core::Asked::text && ask.choices.empty()) {
        text += app::word_for(N_("Any words, in quotes if there are blanks in them.")) + "\n";
    }
    text += choices_in_lines(ask, ink);
    text += goals_in_lines(ask, ink);
    text += proposal_in_words(ask);
    if (ask.stuck) {
        text += app::word_for(N_("There is no legal move.")) + "\n";
    }
    if (!ask.expected.empty()) {
        text += app::say({N_("Expected: {0}"), {visible(core::joined(ask.expected))}}) + "\n";
    }
    if (ask.verdict) {
        text += visible(core::joined(call.tokens)) + ": " + verdict_in_words(*ask.verdict, ink) + "\n";
    }
    return text;
}

/// Where nobody is to move, what the match waits for.
std::string moves_in_lines(const std::vector<std::string>& moves, const core::Ask& ask) {
    std::string lines;
    for (const std::string& move : moves) {
        lines += visible(move) + "\n";
    }
    if (!lines.empty()) {
        return lines;
    }
    return (ask.actor ? app::word_for(N_("There is no legal move.")) : visible(app::say(ask.question))) +
           "\n";
}

int ask(const AskCall& call) {
    const auto read = read_or_complain(call.file);
    if (!read) {
        return failed;
    }
    core::View view{viewer_named(call.as, *read), {}, {}};
    if (!call.at.empty()) {
        view.until = entry_number(call.at, read->record.facts.size());
    }
    const core::Ask answer = read->game->ask(read->record.header, read->record.facts, view, call.tokens);
    if (call.moves) {
        const auto moves = read->game->moves(read->record.header, read->record.facts, view);
        print(call.json ? one_line({{"file", call.file}, {"moves", moves}}) : moves_in_lines(moves, answer));
        return all_well;
    }
    print(call.json ? one_line(ask_json(call, *read, answer)) : for_people(call, answer, Ink::for_output()));
    return all_well;
}

}  // namespace

void add_ask(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<AskCall>();
    CLI::App* verb = program.add_subcommand("ask", app::word_for(N_("Tells what may be entered next.")));
    verb->add_option("FILE", call->file, app::word_for(N_("A record; - is standard input.")))
        ->required()
        ->type_name("");
    auto* tokens =
        verb->add_option("TOKEN", call->tokens, app::word_for(N_("The first tokens of the entry.")))
            ->type_name("");
    verb->add_flag("--moves", call->moves,
                   app::word_for(N_("Prints every legal move of whose turn it is, a line each.")))
        ->excludes(tokens);
    verb->add_option("--at", call->at,
                     app::word_for(N_("After this entry; 0 is before the first. Else after the last.")))
        ->type_name("N");
    verb->add_option("--as", call->as,
                     app::word_for(N_("Who asks: one who plays, by name; table; or referee, who sees "
                                      "everything that was entered. Else the referee.")))
        ->type_name("WHO");
    verb->add_flag("--json", call->json, app::word_for(N_("Prints one JSON object.")));
    verb->footer(
        notes(
            {N_("Prints the question, and each token that may come next; where the entry is whole with it, "
                "the "
                "verdict that the entry would get. The referee answers with all that the record holds, hands "
                "too; with --as only with what the one named may know."),
             how_names_are_told_apart}) +
        exit_status(N_("the question was answered"), "",
                    N_("the record cannot be read, has no such entry, or nobody of that name")) +
        examples({"pfiff-cli ask evening.pfiff", "pfiff-cli ask evening.pfiff play Anna"}));
    verb->callback([call, &chosen] { chosen = [call] { return ask(*call); }; });
}

}  // namespace cli
