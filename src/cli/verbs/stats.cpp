#include "cli/verbs/verbs.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "app/report/figures.h"
#include "app/report/statistics_json.h"
#include "app/report/year.h"
#include "app/words/words.h"
#include "cli/render/match_json.h"
#include "cli/render/report.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/known_words.h"
#include "cli/terminal/output.h"
#include "cli/terminal/takes.h"
#include "core/header.h"
#include "core/report.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/matches/people.h"
#include "store/statistics/statistics.h"

namespace cli {

namespace {

struct StatsCall {
    std::string database;
    std::vector<std::string> games, players, with;
    std::string variant, house, level, from, to, words;
    int seats = 0;
    int year = 0;
    bool json = false;
};

int player_of(store::Database& database, const std::string& name) {
    const store::People people(database);
    if (const auto player = people.named(name)) {
        return *player;
    }
    const auto everybody = people.who_played();
    std::vector<std::string> names = names_of(everybody, &std::pair<int, std::string>::second);
    if (const auto meant = core::meant(name, names)) {
        return everybody[*meant].first;
    }
    std::ranges::sort(names, core::comes_before);
    throw not_known(N_("Nobody in this database is called {0}."), name, names);
}

/// All words of a kind that these games have; of no games: that any has.
std::vector<std::string> words_of(const std::vector<std::string>& of, const auto& words) {
    std::vector<std::string> all;
    for (const core::GameInfo* game : games::infos()) {
        if (of.empty() || std::ranges::find(of, game->id) != of.end()) {
            words(*game, all);
        }
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

void must_be_known(std::string_view says, const std::string& word, const std::vector<std::string>& known) {
    if (!word.empty() && std::ranges::find(known, word) == known.end()) {
        throw not_known(says, word, known);
    }
}

std::optional<std::string> if_any(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

void must_be_day(const std::string& text) {
    constexpr std::size_t letters_of_a_day = 10;
    if (!text.empty() && (text.size() != letters_of_a_day || !core::is_date(text))) {
        throw core::Failure({N_("{0} is no day; expected is one like 2024-02-29."), {named(text)}});
    }
}

store::MatchQuery filter_of(store::Database& database, const StatsCall& call) {
    const auto ids = names_of(games::infos(), &core::GameInfo::id);
    for (const std::string& game : call.games) {
        must_be_known(N_("No game is called {0}; there are: {1}."), game, ids);
    }
    auto variants = words_of(call.games, [](const core::GameInfo& game, auto& all) {
        std::ranges::move(names_of(game.variants, &core::Variant::name), std::back_inserter(all));
    });
    variants.emplace_back("none");
    must_be_known(N_("No variant is called {0}; there are: {1}."), call.variant, variants);
    must_be_known(N_("No house rule reads {0}; there are: {1}."), call.house,
                  words_of(call.games, [](const core::GameInfo& game, auto& all) {
                      for (const core::HouseRule& rule : game.house_rules) {
                          for (const std::string_view value : rule.values) {
                              all.push_back(std::string(rule.name) + "=" + std::string(value));
                          }
                      }
                  }));
    must_be_day(call.from);
    must_be_day(call.to);
    store::MatchQuery filter;
    filter.words = call.words;
    filter.games = call.games;
    for (const std::string& name : call.with) {
        filter.players.push_back(player_of(database, name));
    }
    filter.seats = call.seats > 0 ? std::optional(call.seats) : std::nullopt;
    filter.variant = call.variant == "none" ? std::optional(std::string()) : if_any(call.variant);
    filter.house = if_any(call.house);
    filter.level = if_any(call.level);
    filter.from = call.from;
    filter.to = call.to;
    return filter;
}

void put(const StatsCall& call, const auto& page) {
    if (call.json) {
        print(one_line(app::json_of(page)));
        return;
    }
    app::Report report = app::report_of(page);
    if constexpr (std::is_same_v<decltype(page), const store::GamePage&>) {
        for (const store::Counted& figure : page.figures) {
            if (auto table = app::table_of(figure)) {
                report.tables.push_back(*std::move(table));
            }
        }
    }
    print(text_of(report, output_columns()));
}

int show_statistics(const StatsCall& call) {
    auto database = open_up_to_date(call.database);
    const store::MatchQuery filter = filter_of(database, call);
    store::Statistics statistics(database);
    if (call.year > 0 && call.players.size() > 1) {
        throw core::Failure({N_("--year takes one player; --with names those who sat there too."), {}});
    }
    if (call.year > 0) {
        const auto player =
            call.players.empty() ? std::nullopt : std::optional(player_of(database, call.players.front()));
        put(call, store::year_page(database, call.year, player, filter));
        return all_well;
    }
    if (call.players.size() > 1) {
        put(call, statistics.pair(player_of(database, call.players[0]), player_of(database, call.players[1]),
                                  filter));
        return all_well;
    }
    std::optional<int> player;
    if (!call.players.empty()) {
        player = player_of(database, call.players.front());
        put(call, statistics.player(*player, filter));
    }
    for (const std::string& game : call.games) {
        put(call, statistics.game(game, filter, player));
    }
    if (!player && call.games.empty()) {
        put(call, statistics.overview(filter));
    }
    return all_well;
}

void add_filters(CLI::App& verb, StatsCall& call) {
    verb.add_option("--with", call.with, app::word_for(N_("Only matches in which this player sat too.")))
        ->type_name("NAME");
    verb.add_option("--seats", call.seats, app::word_for(N_("Only matches of so many players.")))
        ->type_name("N")
        ->check(takes_number(1, 99));
    verb.add_option("--variant", call.variant,
                    app::word_for(N_("Only matches with this variant; none: without any.")))
        ->type_name("NAME");
    verb.add_option("--house", call.house, app::word_for(N_("Only matches with this house rule in force.")))
        ->type_name("RULE=VALUE");
    verb.add_option("--level", call.level, app::word_for(N_("Only matches of this level: plays or scores.")))
        ->type_name("LEVEL")
        ->check(takes_one_of({"plays", "scores"}));
    verb.add_option("--from", call.from, app::word_for(N_("Only from this day on.")))->type_name("DAY");
    verb.add_option("--to", call.to, app::word_for(N_("Only up to this day.")))->type_name("DAY");
    verb.add_option("--search", call.words,
                    app::word_for(N_("Only matches in which all these words occur: in names, game, place, "
                                     "title, note or day.")))
        ->type_name("WORDS");
}

}  // namespace

void add_stats(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<StatsCall>();
    CLI::App* verb =
        program.add_subcommand("stats", app::word_for(N_("Counts what the matches of the database say.")));
    add_database_option(*verb, call->database);
    verb->add_option("--game", call->games,
                     app::word_for(N_("This game, with its own figures; may be given more than once.")))
        ->type_name("ID");
    verb->add_option("--player", call->players,
                     app::word_for(N_("This player; a second one: the two against each other.")))
        ->type_name("NAME")
        ->expected(1, 2);
    verb->add_option("--year", call->year,
                     app::word_for(N_("A look back at this year, of all or of one player.")))
        ->type_name("YYYY")
        ->check(takes_number(1, 9999));
    add_filters(*verb, *call);
    verb->add_flag("--json", call->json,
                   app::word_for(N_("As other programs read it: one JSON object a page, a line each.")));
    verb->footer(
        notes({N_("Only finished matches count, and none that lies in the bin or was begun by 'what if'. A "
                  "win that three share is a third for each. ≈ marks what fewer than ten matches say."),
               N_("Ratings are those of Weng and Lin (2011, Bradley-Terry with ties): how strong, and how "
                  "unsure that is.")}) +
        exit_status(N_("counted"), "", N_("no such player or game, or the database cannot be used")) +
        examples({"pfiff-cli stats --db club.db", "pfiff-cli stats --game ID --player Anna --json"}));
    verb->callback([call, &chosen] { chosen = [call] { return show_statistics(*call); }; });
}

}  // namespace cli
