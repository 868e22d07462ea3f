#include "app/report/figures.h"

#include <set>

namespace app {

namespace {

using core::Figure;
using core::Text;

void put_bars(Table& table, const store::Counted& counted) {
    const bool means = counted.figure->kind == Figure::Kind::means;
    table.columns = {{{}, false}, {{means ? N_("mean") : N_("in all"), {}}}};
    auto series = counted.figure->series.begin();
    for (const store::Counted::Cell& cell : counted.series) {
        const double mean = cell.count == 0 ? 0 : static_cast<double>(cell.sum) / cell.count;
        table.rows.push_back(
            {Text{series++->label, {}}, means ? Cell(Mean{mean}) : Cell(Points{static_cast<int>(cell.sum)})});
    }
}

void put_distribution(Table& table, const store::Counted& counted) {
    table.columns = {{{counted.figure->series.front().label, {}}}, {{N_("how often"), {}}}};
    for (const auto& [value, count] : counted.values) {
        table.rows.push_back({Points{value}, count});
    }
}

void put_matrix(Table& table, const store::Counted& counted) {
    std::set<int> down;
    std::set<int> across;
    for (const auto& [pair, count] : counted.pairs) {
        down.insert(pair.first);
        across.insert(pair.second);
    }
    const auto& series = counted.figure->series;
    table.columns = {{{"{0} \\ {1}", {Text{series.at(0).label, {}}, Text{series.at(1).label, {}}}}}};
    for (const int value : across) {
        table.columns.push_back({core::verbatim(in_words(Points{value}))});
    }
    for (const int value : down) {
        auto& row = table.rows.emplace_back(1, Points{value});
        for (const int other : across) {
            const auto found = counted.pairs.find({value, other});
            row.push_back(found == counted.pairs.end() ? Cell() : Cell(found->second));
        }
    }
}

void put_heat(Table& table, const store::Counted& counted) {
    table.columns = {{{}, false}};
    for (const std::string_view column : counted.figure->columns) {
        table.columns.push_back({{column, {}}});
    }
    auto cell = counted.series.begin();
    for (const std::string_view heading : counted.figure->rows) {
        auto& row = table.rows.emplace_back(1, Text{heading, {}});
        while (row.size() < table.columns.size() && cell != counted.series.end()) {
            row.emplace_back(static_cast<int>(cell++->sum));
        }
    }
}

}  // namespace

std::optional<Table> table_of(const store::Counted& counted) {
    if (counted.empty()) {
        return std::nullopt;
    }
    Table table{.title = {counted.figure->title, {}}, .note = {counted.figure->text, {}}};
    switch (counted.figure->kind) {
        case Figure::Kind::sums:
        case Figure::Kind::means:
            put_bars(table, counted);
            break;
        case Figure::Kind::distribution:
            put_distribution(table, counted);
            break;
        case Figure::Kind::matrix:
            put_matrix(table, counted);
            break;
        case Figure::Kind::heat:
            put_heat(table, counted);
            break;
    }
    return table;
}

}  // namespace app
