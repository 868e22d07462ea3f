#include "cli/verbs/verbs.h"

#include <string>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/output.h"
#include "games/catalog.h"

namespace cli {

namespace {

std::string said(std::string_view id) {
    return id.empty() ? std::string() : app::word_for(id);
}

std::string paragraph(const std::string& text, std::string_view indent) {
    std::string lines;
    for (const std::string& line : wrapped(text, output_columns() - static_cast<int>(indent.size()))) {
        lines.append(indent).append(line).append("\n");
    }
    return lines;
}

std::string values_of(const core::HouseRule& rule) {
    std::string values;
    for (std::size_t i = 0; i < rule.values.size(); ++i) {
        values.append(i == 0 ? "" : " / ").append(rule.values[i]);
    }
    return values;
}

std::string described(const core::GameInfo& game, const Ink& ink) {
    std::string text = ink.bold(std::string(game.id)) + "  " + std::string(game.title) + ", " +
                       app::say(core::players_counted(game)) + "\n";
    text += paragraph(said(game.summary), "  ");
    for (const core::Variant& variant : game.variants) {
        text += "  variant " + std::string(variant.name) + "  (" + said(variant.title) + ")\n";
        text += paragraph(said(variant.text), "      ");
    }
    for (const core::HouseRule& rule : game.house_rules) {
        text +=
            "  house " + std::string(rule.name) + "  " + values_of(rule) + "  (" + said(rule.title) + ")\n";
        text += paragraph(said(rule.text), "      ");
    }
    return text;
}

int list_games() {
    const Ink ink = Ink::for_output();
    for (const core::Game* game : games::catalog()) {
        print((game == games::catalog().front() ? "" : "\n") + described(*game->info, ink));
    }
    return all_well;
}

}  // namespace

void add_games(CLI::App& program, Chosen& chosen) {
    CLI::App* verb = program.add_subcommand(
        "games", app::word_for(N_("Lists the games, their variants and house rules.")));
    verb->footer(notes(
        {N_("A header line of a record chooses each: game ID, variant NAME, house NAME VALUE. The first "
            "value of a house rule is what holds if the header says nothing.")}));
    verb->callback([&chosen] { chosen = list_games; });
}

}  // namespace cli
