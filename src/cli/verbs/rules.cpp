#include "cli/verbs/verbs.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/known_words.h"
#include "cli/terminal/output.h"
#include "core/common.h"
#include "core/text/failure.h"
#include "games/catalog.h"

namespace cli {

namespace {

struct RulesCall {
    std::string game;
    std::string id;
    bool lines = false;
};

constexpr std::string_view core_id = "core";

std::string in_lines(const std::string& words, int indent) {
    std::string text;
    for (const std::string& line : wrapped(words, output_columns() - indent)) {
        text += std::string(static_cast<std::size_t>(indent), ' ') + line + "\n";
    }
    return text;
}

std::string with_text(const core::Rule& rule, const Ink& ink) {
    return ink.bold(std::string(rule.id)) + "  " + app::word_for(rule.title) + "\n" +
           in_lines(app::word_for(rule.text), 4) + in_lines(app::say(games::basis(rule)), 4);
}

void print_titles(std::string_view heading, std::span<const core::Rule> rules, const Ink& ink) {
    int width = 0;
    for (const core::Rule& rule : rules) {
        width = std::max(width, columns(rule.id));
    }
    print(ink.bold(std::string(heading)) + "\n");
    for (const core::Rule& rule : rules) {
        print("  " + padded(std::string(rule.id), width) + "  " + app::word_for(rule.title) + "\n");
    }
}

int print_all_titles(const Ink& ink) {
    print_titles(app::word_for(N_("In every game")), core::core_rulebook(), ink);
    for (const core::Game* game : games::catalog()) {
        print("\n");
        print_titles(game->info->title, game->rulebook, ink);
        print(in_lines(app::say(games::basis(*game)), 2));
    }
    return all_well;
}

core::Failure no_such_game(const std::string& name) {
    std::vector<std::string> ids = names_of(games::infos(), &core::GameInfo::id);
    ids.emplace(ids.begin(), core_id);
    return not_known(N_("No game is called {0}; there are: {1}."), name, ids);
}

void print_forms(std::span<const core::LineForm> forms) {
    int width = 0;
    for (const core::LineForm& form : forms) {
        width = std::max(width, columns(form.usage));
    }
    for (const core::LineForm& form : forms) {
        print("  " + padded(std::string(form.usage), width) + "  " + app::word_for(form.label) + "\n");
    }
}

/// How the entries of a game are written, or those that every game has.
int print_lines(const std::string& name, const Ink& ink) {
    if (const core::Game* game = games::find(name)) {
        print(ink.bold(std::string(game->info->title)) + "\n");
        print_forms(game->forms());
        print("\n");
    } else if (!name.empty() && name != core_id) {
        throw no_such_game(name);
    }
    print(ink.bold(app::word_for(N_("In every game"))) + "\n");
    print_forms(core::common_forms());
    return all_well;
}

std::span<const core::Rule> rulebook_of(const std::string& game) {
    if (game == core_id) {
        return core::core_rulebook();
    }
    if (const core::Game* found = games::find(game)) {
        return found->rulebook;
    }
    throw no_such_game(game);
}

int print_rulebook(std::span<const core::Rule> rules, const Ink& ink) {
    for (const core::Rule& rule : rules) {
        print((&rule == rules.data() ? "" : "\n") + with_text(rule, ink));
    }
    return all_well;
}

/// What the ids of its rules begin with, which is not always the game's own id.
std::string prefix_of(std::span<const core::Rule> rules) {
    return std::string(rules.front().id.substr(0, rules.front().id.find('/')));
}

/// `core phase`, `core core/phase` and `core/phase` alone name the same rule.
int rules(const RulesCall& call) {
    const Ink ink = Ink::for_output();
    if (call.lines) {
        return print_lines(call.game, ink);
    }
    if (call.game.empty()) {
        return print_all_titles(ink);
    }
    const bool alone = call.game.find('/') != std::string::npos;
    if (call.id.empty() && !alone) {
        return print_rulebook(rulebook_of(call.game), ink);
    }
    if (const core::Rule* cited = alone ? games::rule(call.game) : nullptr) {
        print(with_text(*cited, ink));
        return all_well;
    }
    const std::string id = alone ? call.game
                           : call.id.find('/') != std::string::npos
                               ? call.id
                               : prefix_of(rulebook_of(call.game)) + "/" + call.id;
    const std::string game = id.substr(0, id.find('/'));
    const auto book = rulebook_of(alone ? game : call.game);
    const auto* rule = games::rule(id);
    if (rule == nullptr) {
        print_titles(game, book, ink);
        throw not_known(N_("No rule is called {0}."), id, names_of(book, &core::Rule::id));
    }
    print(with_text(*rule, ink));
    return all_well;
}

}  // namespace

void add_rules(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<RulesCall>();
    CLI::App* verb =
        program.add_subcommand("rules", app::word_for(N_("Prints the rules that verdicts rest on.")));
    verb->add_option("GAME", call->game, app::word_for(N_("A game, or core for what holds in every game.")))
        ->type_name("");
    verb->add_option("ID", call->id, app::word_for(N_("One rule of it, as a verdict cites it.")))
        ->type_name("");
    verb->add_flag("--lines", call->lines,
                   app::word_for(N_("How the entries of the game are written instead.")))
        ->excludes("ID");
    verb->footer(
        notes({N_(
            "Without a game it lists the titles of all rules; with a game it prints its whole rulebook, in "
            "our own words.")}) +
        exit_status(N_("printed"), "", N_("there is no such game or rule")) +
        examples({"pfiff-cli rules", "pfiff-cli rules core --lines", "pfiff-cli rules core/finished"}));
    verb->callback([call, &chosen] { chosen = [call] { return rules(*call); }; });
}

}  // namespace cli
