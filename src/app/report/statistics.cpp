#include "app/report/statistics.h"

#include <algorithm>

#include "app/report/columns.h"
#include "app/words/numbers.h"
#include "games/catalog.h"

namespace app {

namespace {

using core::Text;

void append(auto& row, auto&& more) {
    row.insert(row.end(), more.begin(), more.end());
}

Cell rating_of(const std::optional<store::Ratings::Rated>& rated) {
    return rated ? Cell(rated->rating) : Cell();
}

/// How long a decision takes, by its median: a last column, where that is known of anything.
void append_times(Table& table, const std::vector<const store::DecisionTimes*>& times) {
    if (std::ranges::none_of(times, [](const auto* each) { return each->decisions() > 0; })) {
        return;
    }
    table.columns.push_back(number(N_("Time a decision")));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        table.rows[i].push_back(times[i]->decisions() > 0 ? Cell(Duration{times[i]->median()}) : Cell());
    }
}

Columns points_columns() {
    return {number(N_("Points on average")), number(N_("Best")), number(N_("Worst")), number(N_("Spread"))};
}

Row points(const store::Spread& points, bool fewest) {
    if (points.count == 0) {
        return Row(points_columns().size());
    }
    return {Mean{points.mean()}, Points{fewest ? points.lowest : points.highest},
            Points{fewest ? points.highest : points.lowest}, Mean{points.deviation()}};
}

Table players(const std::vector<store::PlayerRow>& rows) {
    Table table{
        .title = {N_("Players"), {}},
        .note = {N_("Shared wins count in parts. By chance: how many wins whoever sat there would have had "
                    "if all were alike. ≈ marks what rests on few matches."),
                 {}},
        .columns = fared_columns(N_("Player")),
        .leads = Table::Leads::player};
    append(table.columns,
           Columns{number(N_("Rating")), number(N_("Fouls that stood")), number(N_("Taken back"))});
    const bool any_points =
        std::ranges::any_of(rows, [](const store::PlayerRow& row) { return row.points.has_value(); });
    if (any_points) {
        append(table.columns, points_columns());
    }
    std::vector<const store::DecisionTimes*> times;
    for (const store::PlayerRow& row : rows) {
        Row cells = fared(name(row.name), row.fared);
        append(cells, Row{rating_of(row.rating), row.fared.illegal, row.fared.taken_back});
        if (any_points) {
            append(cells, points(row.points.value_or(store::Spread{}), row.fewest));
        }
        table.rows.push_back(std::move(cells));
        table.targets.push_back(std::to_string(row.player));
        times.push_back(&row.times);
    }
    append_times(table, times);
    return table;
}

Table games_of(const store::PlayerPage& page) {
    Table table{
        .title = {N_("Game by game"), {}}, .columns = fared_columns(N_("Game")), .leads = Table::Leads::game};
    table.columns.push_back(number(N_("Rating")));
    append(table.columns, points_columns());
    std::vector<const store::DecisionTimes*> times;
    for (const store::GameOfPlayer& game : page.games) {
        Row cells = fared(title_of_game(game.game), game.fared);
        cells.push_back(rating_of(game.rating));
        append(cells, points(game.points, game.fewest));
        table.rows.push_back(std::move(cells));
        table.targets.push_back(game.game);
        times.push_back(&game.times);
    }
    append_times(table, times);
    return table;
}

Table seats_of(const store::PlayerPage& page) {
    Table table{.title = {N_("By seat, and who began"), {}}, .columns = fared_columns(N_("Seat"))};
    const auto add = [&](Text label, const store::WinRecord& seat) {
        if (seat.matches > 0) {
            table.rows.push_back(fared(std::move(label), seat));
        }
    };
    add({N_("began"), {}}, page.as_starter);
    add({N_("did not begin"), {}}, page.as_other);
    for (std::size_t seat = 0; seat < page.by_seat.size(); ++seat) {
        add({N_("seat {0}"), {static_cast<int>(seat) + 1}}, page.by_seat[seat]);
    }
    return table;
}

Table last_of(const store::PlayerPage& page) {
    Table table{.title = {N_("The last ten"), {}},
                .columns = {words(N_("Played")), words(N_("Game")), number(N_("Rank")), number(N_("Points"))},
                .leads = Table::Leads::match};
    for (const store::LastMatch& last : page.last) {
        Text place = last.share > 0 && last.share < 1 ? Text{N_("shared win"), {}}
                     : last.share > 0                 ? Text{N_("won"), {}}
                                                      : Text{N_("{0} of {1}"), {last.rank, last.seats}};
        table.rows.push_back({Day{last.day}, title_of_game(last.game), std::move(place),
                              last.score ? Cell(Points{*last.score}) : Cell()});
        table.targets.push_back(last.match);
    }
    return table;
}

Row against_row(Cell label, const store::Against& against) {
    return {std::move(label),
            against.matches,
            against.ahead,
            against.behind,
            against.matches - against.ahead - against.behind,
            Wins{against.wins},
            Wins{against.other_wins}};
}

Table against_of(const store::PlayerPage& page) {
    Table table{
        .title = {N_("With whom"), {}},
        .columns = {words(N_("With")), number(N_("Matches")), number(N_("Ahead")), number(N_("Behind")),
                    number(N_("Level")), number(N_("Won")), number(N_("They won"))},
        .leads = Table::Leads::opponent};
    for (const store::Against& other : page.against) {
        table.rows.push_back(against_row(name(other.name), other));
        table.targets.push_back(std::to_string(other.player));
    }
    return table;
}

Table alike_of(const store::GamePage& page) {
    Table table{.title = {N_("How long, and with whom"), {}},
                .columns = {words(N_("Played")), number(N_("Matches")), number(N_("Points on average")),
                            number(N_("Entries on average")), number(N_("Rounds on average")),
                            number(N_("Minutes on average"))}};
    const auto mean = [](const store::Spread& spread) {
        return spread.count == 0 ? Cell() : Cell(Mean{spread.mean()});
    };
    std::vector<const store::DecisionTimes*> times;
    const auto add = [&](Text label, const store::Alike& alike) {
        table.rows.push_back({std::move(label), alike.matches, mean(alike.points), mean(alike.entries),
                              mean(alike.rounds), mean(alike.minutes)});
        times.push_back(&alike.times);
    };
    for (const auto& [seats, alike] : page.by_seats) {
        add({NN_("{0} player", "{0} players"), {seats}}, alike);
    }
    const core::GameInfo& info = *games::find(page.game)->info;
    for (const auto& [named, alike] : page.by_variant) {
        const auto variant = std::ranges::find(info.variants, named, &core::Variant::name);
        if (variant != info.variants.end()) {
            add({variant->title, {}}, alike);
        } else if (!info.variants.empty()) {
            add({N_("without variants"), {}}, alike);
        }
    }
    add({N_("all"), {}}, page.all);
    append_times(table, times);
    return table;
}

}  // namespace

core::Text title_of_game(const std::string& id) {
    const core::Game* game = games::find(id);
    return core::verbatim(game != nullptr ? std::string(game->info->title) : id);
}

std::vector<Text> counted(int matches) {
    std::vector<Text> said{{N_("Finished matches counted: {0}."), {matches}}};
    if (matches > 0 && store::is_few(matches)) {
        said.push_back({N_("That is few: chance has a large say."), {}});
    }
    return said;
}

Report report_of(const store::Overview& overview) {
    Report report{.about = {N_("All matches"), {}}, .matches = overview.matches};
    if (overview.matches == 0) {
        report.sentences = {
            {N_("Nothing to count yet."), {}},
            {N_("Statistics count finished matches, not those in the bin nor those begun by 'what if'."),
             {}}};
        return report;
    }
    Table games{.title = {N_("Matches by game"), {}},
                .columns = {words(N_("Game")), number(N_("Matches"))},
                .leads = Table::Leads::game};
    for (const auto& [game, matches] : overview.by_game) {
        games.rows.push_back({title_of_game(game), matches});
        games.targets.push_back(game);
    }
    report.tables = {players(overview.players), std::move(games)};
    return report;
}

Report report_of(const store::PlayerPage& page) {
    const store::WinRecord& all = page.fared;
    Report report{.about = core::verbatim(page.name), .matches = all.matches};
    if (all.matches == 0) {
        report.sentences = {{N_("Nothing to count."), {}}};
        return report;
    }
    report.sentences = {
        {N_("Won {0} of {1}; by chance alone it would be {2}."),
         {wins(all.wins), all.matches, wins(all.expected)}},
        {N_("Won in a row: {0} at most, {1} now. Not won in a row: {2} at most, {3} now."),
         {page.longest_wins, page.running_wins, page.longest_without, page.running_without}},
        {N_("Fouls that stood: {0}; taken back at the table: {1}."), {all.illegal, all.taken_back}}};
    if (page.rating) {
        report.sentences.push_back({N_("Rating over all games: {0}. New players begin with 25 ± 16.7."),
                                    {rating(page.rating->rating)}});
        report.sentences.push_back(
            {N_("Ratings are those of Weng and Lin (2011, Bradley-Terry with ties): how "
                "strong, and how unsure that is."),
             {}});
    }
    report.tables = {games_of(page), seats_of(page), last_of(page), against_of(page)};
    return report;
}

Report report_of(const store::PairPage& page) {
    const std::string& first = page.first_name;
    const std::string& second = page.all.name;
    Report report{.about = {N_("{0} against {1}"), {first, second}}, .matches = page.all.matches};
    if (page.all.matches == 0) {
        report.sentences = {{N_("They never sat at one table."), {}}};
        return report;
    }
    Table table{.title = {N_("Head to head"), {}},
                .note = {N_("Ahead is who came in at the better place, however many sat there."), {}},
                .columns = {words(N_("Game")),
                            number(N_("Matches")),
                            {{N_("{0} ahead"), {first}}},
                            {{N_("{0} ahead"), {second}}},
                            number(N_("Level")),
                            {{N_("{0} won"), {first}}},
                            {{N_("{0} won"), {second}}}}};
    for (const auto& [game, against] : page.games) {
        table.rows.push_back(against_row(title_of_game(game), against));
    }
    table.rows.push_back(against_row(Text{N_("all"), {}}, page.all));
    report.tables = {std::move(table)};
    return report;
}

Report report_of(const store::GamePage& page) {
    Report report{.about = title_of_game(page.game), .matches = page.matches};
    if (page.matches == 0) {
        report.sentences = {{N_("Nothing to count."), {}}};
        return report;
    }
    report.tables = {players(page.players), alike_of(page)};
    return report;
}

}  // namespace app
