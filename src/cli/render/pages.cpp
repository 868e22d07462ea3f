#include "cli/render/pages.h"

#include <fmt/format.h>

#include "app/words/numbers.h"
#include "app/words/words.h"
#include "cli/render/figures.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/tables.h"
#include "games/catalog.h"

namespace cli {

namespace {

using store::Against;
using store::Fared;
using store::Spread;
using Rows = std::vector<std::vector<std::string>>;
using Row = std::vector<std::string>;

std::string title_of(const std::string& game) {
    const core::Game* known = games::find(game);
    return known == nullptr ? visible(game) : std::string(known->info->title);
}

std::string heading(const std::string& words) {
    return Ink::for_output().bold(words) + "\n";
}

std::string part(std::string_view title, const std::string& table) {
    return table.empty() ? std::string() : "\n" + app::word_for(title) + "\n" + table;
}

std::string matches(int count) {
    return fmt::format("{}{}", count, store::is_few(count) ? "*" : "");
}

std::string number(double value) {
    return app::decimal(value, 1);
}

std::string mean(const Spread& spread) {
    return spread.count == 0 ? std::string("-") : number(spread.mean());
}

std::string range(const Spread& spread) {
    return spread.count == 0 ? std::string("-") : fmt::format("{} … {}", spread.lowest, spread.highest);
}

std::string rating(const std::optional<store::Ratings::Rated>& rated) {
    return rated ? app::rating(rated->rating) : std::string("-");
}

Row fared(std::string name, const Fared& fared) {
    return {std::move(name),
            matches(fared.matches),
            number(fared.wins),
            app::percent(fared.rate()),
            number(fared.expected),
            fmt::to_string(fared.illegal),
            fmt::to_string(fared.taken_back)};
}

Row fared_titles(std::string first) {
    return {std::move(first),
            app::word_for(N_("matches")),
            app::word_for(N_("wins")),
            app::word_for(N_("won")),
            app::word_for(N_("by chance")),
            app::word_for(N_("fouls")),
            app::word_for(N_("taken back"))};
}

Row longer(Row row, std::initializer_list<std::string> more) {
    row.insert(row.end(), more);
    return row;
}

std::string table_of_players(const std::vector<store::PlayerRow>& players) {
    Rows rows;
    rows.reserve(players.size());
    for (const store::PlayerRow& player : players) {
        rows.push_back(longer(fared(visible(player.name), player.fared),
                              {mean(player.points.value_or(Spread{})), rating(player.rating)}));
    }
    return table_of(longer(fared_titles(app::word_for(N_("player"))),
                           {app::word_for(N_("points")), app::word_for(N_("rating"))}),
                    rows);
}

std::string table_of_games(const std::vector<store::GameOfPlayer>& games) {
    Rows rows;
    rows.reserve(games.size());
    for (const store::GameOfPlayer& game : games) {
        rows.push_back(longer(fared(title_of(game.game), game.fared),
                              {mean(game.points), range(game.points), rating(game.rating)}));
    }
    return table_of(
        longer(fared_titles(app::word_for(N_("game"))),
               {app::word_for(N_("points")), app::word_for(N_("range")), app::word_for(N_("rating"))}),
        rows);
}

std::string table_of_seats(const store::PlayerPage& page) {
    Rows rows;
    rows.reserve(page.by_seat.size() + 2);
    for (const Fared& seat : page.by_seat) {
        rows.push_back(fared(fmt::to_string(rows.size() + 1), seat));
    }
    if (page.as_starter.matches + page.as_other.matches > 0) {
        rows.push_back(fared(app::word_for(N_("began")), page.as_starter));
        rows.push_back(fared(app::word_for(N_("did not begin")), page.as_other));
    }
    return table_of(fared_titles(app::word_for(N_("seat"))), rows);
}

Row against_row(std::string name, const Against& against) {
    return {std::move(name),
            matches(against.matches),
            fmt::to_string(against.ahead),
            fmt::to_string(against.behind),
            number(against.wins),
            number(against.other_wins)};
}

Row against_titles(std::string first) {
    return {std::move(first),           app::word_for(N_("matches")),
            app::word_for(N_("ahead")), app::word_for(N_("behind")),
            app::word_for(N_("wins")),  app::word_for(N_("wins of the other"))};
}

std::string table_of_last(const std::vector<store::LastMatch>& last) {
    Rows rows;
    rows.reserve(last.size());
    for (const store::LastMatch& match : last) {
        rows.push_back({match.day + "  " + title_of(match.game),
                        match.rank == 0 ? std::string("-") : fmt::format("{}/{}", match.rank, match.seats),
                        match.score ? fmt::to_string(*match.score) : std::string("-")});
    }
    return table_of({app::word_for(N_("match")), app::word_for(N_("place")), app::word_for(N_("points"))},
                    rows);
}

Row alike_row(std::string name, const store::Alike& alike) {
    return {std::move(name),     matches(alike.matches), mean(alike.points), range(alike.points),
            mean(alike.entries), mean(alike.minutes),    mean(alike.rounds)};
}

std::string table_of_kinds(const store::GamePage& page, const core::GameInfo& info) {
    Rows rows;
    rows.push_back(alike_row(app::word_for(N_("all")), page.all));
    for (const core::Variant& variant : info.variants) {
        if (const auto found = page.by_variant.find(std::string(variant.name));
            found != page.by_variant.end()) {
            rows.push_back(alike_row(app::word_for(variant.title), found->second));
        }
    }
    if (const auto found = page.by_variant.find(""); found != page.by_variant.end()) {
        rows.push_back(alike_row(app::word_for(N_("without variants")), found->second));
    }
    for (const auto& [seats, alike] : page.by_seats) {
        rows.push_back(alike_row(app::say({NN_("{0} player", "{0} players"), {seats}}), alike));
    }
    return table_of(
        {"", app::word_for(N_("matches")), app::word_for(N_("points")), app::word_for(N_("range")),
         app::word_for(N_("entries")), app::word_for(N_("minutes")), app::word_for(N_("rounds"))},
        rows);
}

}  // namespace

std::string text_of(const store::Overview& overview) {
    Rows games;
    games.reserve(overview.by_game.size());
    for (const auto& [game, count] : overview.by_game) {
        games.push_back({title_of(game), matches(count)});
    }
    return heading(app::say({N_("Finished matches: {0}"), {overview.matches}})) +
           table_of({"", app::word_for(N_("matches"))}, games) +
           part(N_("Players"), table_of_players(overview.players));
}

std::string text_of(const store::PlayerPage& page) {
    Rows others;
    others.reserve(page.against.size());
    for (const Against& other : page.against) {
        others.push_back(against_row(visible(other.name), other));
    }
    std::string text = heading(visible(page.name)) +
                       table_of(longer(fared_titles(""), {app::word_for(N_("rating"))}),
                                {longer(fared(app::word_for(N_("all")), page.fared), {rating(page.rating)})});
    text += "  " +
            app::say({N_("Won in a row: {0} now, {1} at most; not won: {2} now, {3} at most."),
                      {page.running_wins, page.longest_wins, page.running_without, page.longest_without}}) +
            "\n";
    return text + part(N_("Games"), table_of_games(page.games)) + part(N_("Seats"), table_of_seats(page)) +
           part(N_("The last matches"), table_of_last(page.last)) +
           part(N_("Against others"), table_of(against_titles(app::word_for(N_("player"))), others));
}

std::string text_of(const store::PairPage& page) {
    Rows rows;
    rows.reserve(page.games.size() + 1);
    rows.push_back(against_row(app::word_for(N_("all")), page.all));
    for (const auto& [game, against] : page.games) {
        rows.push_back(against_row(title_of(game), against));
    }
    return heading(app::say({N_("{0} against {1}"), {visible(page.first_name), visible(page.all.name)}})) +
           table_of(against_titles(""), rows);
}

std::string text_of(const store::GamePage& page) {
    std::string text = heading(title_of(page.game));
    const core::Game* game = games::find(page.game);
    if (page.matches == 0 || game == nullptr) {
        return text + app::say({N_("Finished matches: {0}"), {page.matches}}) + "\n";
    }
    text += table_of_kinds(page, *game->info) + part(N_("Players"), table_of_players(page.players));
    for (const store::Counted& figure : page.figures) {
        text += text_of(figure);
    }
    return text;
}

}  // namespace cli
