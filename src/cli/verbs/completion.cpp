#include "cli/verbs/completion.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "app/words/words.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "cli/terminal/takes.h"
#include "cli/verbs/verbs.h"
#include "games/catalog.h"

namespace cli {

namespace {

/// The words of a fixed set, which the library adds to the type: `FORMAT:{records,csv}`.
std::vector<std::string> fixed_set(const std::string& type) {
    const std::size_t from = type.find(":{");
    if (from == std::string::npos) {
        return {};
    }
    return CLI::detail::split(type.substr(from + 2, type.find('}', from) - from - 2), ',');
}

std::vector<std::string> languages() {
    std::vector<std::string> codes;
    std::ranges::transform(app::languages(), std::back_inserter(codes),
                           [](const app::Language& language) { return std::string(language.code); });
    return codes;
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    std::ranges::transform(games::catalog(), std::back_inserter(ids),
                           [](const core::Game* game) { return std::string(game->info->id); });
    return ids;
}

/// What stands in the call in the place of the option's value says what it takes.
Offer offer_for(const CLI::Option& option) {
    const std::string& name = option.get_single_name();
    const std::string type = option.get_type_name();
    if (auto words = fixed_set(type); !words.empty()) {
        return {Offer::Kind::words, std::move(words)};
    }
    if (name == "language") {
        return {Offer::Kind::words, languages()};
    }
    if (name == "game" || name == "GAME") {
        return {Offer::Kind::words, game_ids()};
    }
    if (name == "FILE" || name == "RECORD") {
        return {Offer::Kind::records};
    }
    if (type == "BACKUP") {
        return {Offer::Kind::words, {"latest"}};
    }
    return {type == "FILE"  ? Offer::Kind::files
            : type == "DIR" ? Offer::Kind::folders
                            : Offer::Kind::nothing};
}

Switch switch_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) {
        names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    const std::string type = option.get_type_name();
    const bool takes_value = option.get_items_expected_max() > 0;
    return {std::move(names), option.get_description(),
            takes_value ? type.substr(0, type.find(':')) : std::string(), offer_for(option)};
}

std::vector<Switch> switches_of(const CLI::App& app) {
    std::vector<Switch> switches;
    for (const CLI::Option* option :
         app.get_options([](const CLI::Option* each) { return !each->get_positional(); })) {
        switches.push_back(switch_of(*option));
    }
    return switches;
}

Verb verb_of(const CLI::App& app, const std::vector<Switch>& everywhere) {
    Verb verb{app.get_name(), app.get_description(), switches_of(app), {}};
    std::erase_if(verb.switches, [&](const Switch& own) {
        return std::ranges::find(everywhere, own.names, &Switch::names) != everywhere.end();
    });
    for (const CLI::Option* option :
         app.get_options([](const CLI::Option* each) { return each->get_positional(); })) {
        verb.arguments.push_back(
            {option->get_name(true), option->get_expected_max() > 1, offer_for(*option)});
    }
    return verb;
}

}  // namespace

Offer Verb::offer() const {
    const auto any = std::ranges::find_if(
        arguments, [](const Argument& argument) { return argument.offer.kind != Offer::Kind::nothing; });
    return any == arguments.end() ? Offer{} : any->offer;
}

Grammar grammar_of(const CLI::App& program) {
    Grammar grammar{program.get_name(), switches_of(program), {}};
    for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
        if (!verb->get_name().empty()) {
            grammar.verbs.push_back(verb_of(*verb, grammar.switches));
        }
    }
    return grammar;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        text.append(text.empty() ? "" : between).append(word);
    }
    return text;
}

std::vector<std::string> names_of(const std::vector<Switch>& switches) {
    std::vector<std::string> names;
    for (const Switch& each : switches) {
        names.insert(names.end(), each.names.begin(), each.names.end());
    }
    return names;
}

void add_completion(CLI::App& program, Chosen& chosen) {
    const auto shell = std::make_shared<std::string>();
    CLI::App* verb = program.add_subcommand(
        "completion", app::word_for(N_("Prints what a shell needs to complete calls of pfiff-cli.")));
    verb->add_option("SHELL", *shell, app::word_for(N_("bash, zsh or fish.")))
        ->required()
        ->type_name("")
        ->check(takes_one_of({"bash", "zsh", "fish"}));
    verb->footer(
        notes({N_("Packages of Pfiff have installed it. Else let the shell read it when it starts.")}) +
        examples({"pfiff-cli completion bash > ~/.local/share/bash-completion/completions/pfiff-cli",
                  "pfiff-cli completion fish > ~/.config/fish/completions/pfiff-cli.fish"}));
    verb->callback([shell, &program, &chosen] {
        chosen = [shell, &program] {
            const Grammar grammar = grammar_of(program);
            print(*shell == "bash"  ? completion_for_bash(grammar)
                  : *shell == "zsh" ? completion_for_zsh(grammar)
                                    : completion_for_fish(grammar));
            return all_well;
        };
    });
}

}  // namespace cli
