#include "app/report/year.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "app/report/columns.h"
#include "app/words/days.h"
#include "app/words/numbers.h"

namespace app {

namespace {

using core::Text;
using store::YearPage;

/// Without rows it is left out.
void append(Report& report, Table table) {
    if (!table.rows.empty()) {
        report.tables.push_back(std::move(table));
    }
}

Table months(const YearPage& page) {
    Table table{.title = {N_("Month by month"), {}}, .columns = {words(N_("Month")), number(N_("Matches"))}};
    if (page.player) {
        table.columns.push_back(number(N_("Won")));
    }
    for (std::size_t month = 0; month < page.by_month.size(); ++month) {
        auto& row = table.rows.emplace_back();
        row = {core::verbatim(month_in_words(fmt::format("{:04}-{:02}", page.year, month + 1))),
               page.by_month[month]};
        if (page.player) {
            row.emplace_back(Wins{page.won_by_month[month]});
        }
    }
    return table;
}

Table games(const YearPage& page) {
    Table table{.title = {N_("Matches by game"), {}},
                .columns = {words(N_("Game")), number(N_("Matches"))},
                .leads = Table::Leads::game};
    if (page.player) {
        table.title = {N_("Game by game"), {}};
        table.columns = fared_columns(N_("Game"));
    }
    for (const auto& [game, fared] : page.games) {
        table.rows.push_back(page.player ? app::fared(title_of_game(game), fared)
                                         : Row{title_of_game(game), fared.matches});
        table.targets.push_back(game);
    }
    return table;
}

Table winners(const YearPage& page) {
    Table table{.title = {N_("Who won what"), {}},
                .columns = fared_columns(N_("Player")),
                .leads = Table::Leads::player};
    table.columns.push_back(words(N_("In which games")));
    for (const YearPage::Winner& winner : page.winners) {
        Row& row = table.rows.emplace_back(fared(name(winner.name), winner.fared));
        std::vector<Text> won;
        won.reserve(winner.wins.size());
        for (const auto& [game, often] : winner.wins) {
            won.push_back({"{0} {1}", {title_of_game(game), wins(often)}});
        }
        row.emplace_back(won.empty() ? Cell() : Cell(core::listed(won)));
        table.targets.push_back(std::to_string(winner.player));
    }
    return table;
}

Text what_was_first(const YearPage& page, const YearPage::First& first) {
    switch (first.of) {
        case YearPage::First::Of::player:
            return {N_("{0} plays for the first time"), {first.name}};
        case YearPage::First::Of::win:
            return {N_("won for the first time"), {}};
        case YearPage::First::Of::game:
            break;
    }
    return page.player ? Text{N_("plays it for the first time"), {}}
                       : Text{N_("played for the first time"), {}};
}

Table firsts(const YearPage& page) {
    Table table{.title = {N_("For the first time"), {}},
                .columns = {words(N_("Played")), words(N_("Game")), words(N_("What"))},
                .leads = Table::Leads::match};
    for (const YearPage::First& first : page.firsts) {
        table.rows.push_back(
            {Day{first.told.day}, title_of_game(first.told.game), what_was_first(page, first)});
        table.targets.push_back(first.told.match);
    }
    return table;
}

Table met(const YearPage& page) {
    Table table{.title = {N_("Who met whom"), {}},
                .columns = {words(N_("Player")), words(N_("With")), number(N_("Matches"))}};
    for (const YearPage::Met& pair : page.met) {
        table.rows.push_back({name(pair.one), name(pair.other), pair.matches});
    }
    return table;
}

Table changed(const YearPage& page) {
    Table table{
        .title = {N_("What changed most"), {}},
        .note = {N_("The ten matches that moved a rating most, of players with ten matches before."), {}},
        .columns = {words(N_("Played")), words(N_("Game")), words(N_("Player")), number(N_("Rating"))},
        .leads = Table::Leads::match};
    for (const YearPage::Changed& each : page.changed) {
        table.rows.push_back({Day{each.told.day}, title_of_game(each.told.game), name(each.name),
                              core::verbatim(change(each.by, 1))});
        table.targets.push_back(each.told.match);
    }
    return table;
}

std::vector<Text> in_short(const YearPage& page) {
    constexpr int minutes_an_hour = 60;
    std::vector<Text> said;
    if (page.minutes.count > 0) {
        const auto minutes =
            static_cast<int>(std::min<double>(page.minutes.sum, std::numeric_limits<int>::max()));
        said.push_back({N_("At the table, as far as it is known: {0} h {1} min."),
                        {minutes / minutes_an_hour, minutes % minutes_an_hour}});
    }
    if (page.run) {
        said.push_back(
            {N_("Most wins in a row: {0}, {1}, from {2} to {3}."),
             {page.run->name, page.run->wins, day_in_words(page.run->from), day_in_words(page.run->to)}});
    }
    if (page.closest) {
        said.push_back({N_("The closest match: {0}, {1}. Points between the first two: {2}."),
                        {title_of_game(page.closest->told.game), day_in_words(page.closest->told.day),
                         page.closest->points}});
    }
    return said;
}

}  // namespace

Report report_of(const YearPage& page) {
    Report report{.about = page.player ? Text{N_("{0} in {1}"), {page.name, page.year}}
                                       : Text{N_("The year {0}"), {page.year}},
                  .matches = page.matches};
    if (page.matches == 0) {
        report.sentences = {{N_("Nothing to count."), {}}};
        return report;
    }
    report.sentences = in_short(page);
    append(report, months(page));
    if (!page.player) {
        append(report, winners(page));
    }
    append(report, games(page));
    append(report, firsts(page));
    append(report, met(page));
    append(report, changed(page));
    return report;
}

}  // namespace app
