#include "cli/render/figures.h"

#include <set>

#include <fmt/format.h>

#include "app/words/numbers.h"
#include "app/words/words.h"
#include "cli/terminal/tables.h"

namespace cli {

namespace {

using core::Figure;
using store::Counted;
using Rows = std::vector<std::vector<std::string>>;

std::string label_of(const Figure::Series& series) {
    return app::word_for(series.label);
}

std::string bars(const Counted& counted) {
    const bool means = counted.figure->kind == Figure::Kind::means;
    Rows rows;
    rows.reserve(counted.series.size());
    auto series = counted.figure->series.begin();
    for (const Counted::Cell& cell : counted.series) {
        const double mean = cell.count == 0 ? 0 : static_cast<double>(cell.sum) / cell.count;
        rows.push_back({label_of(*series++), means ? app::decimal(mean, 1) : fmt::to_string(cell.sum)});
    }
    return table_of({"", app::word_for(means ? N_("mean") : N_("in all"))}, rows);
}

std::string distribution(const Counted& counted) {
    Rows rows;
    rows.reserve(counted.values.size());
    for (const auto& [value, count] : counted.values) {
        rows.push_back({fmt::to_string(value), fmt::to_string(count)});
    }
    return table_of({label_of(counted.figure->series.front()), app::word_for(N_("how often"))}, rows);
}

std::string matrix(const Counted& counted) {
    std::set<int> down;
    std::set<int> across;
    for (const auto& [pair, count] : counted.pairs) {
        down.insert(pair.first);
        across.insert(pair.second);
    }
    std::vector<std::string> titles{label_of(counted.figure->series.at(0)) + " \\ " +
                                    label_of(counted.figure->series.at(1))};
    for (const int value : across) {
        titles.push_back(fmt::to_string(value));
    }
    Rows rows;
    for (const int value : down) {
        std::vector<std::string>& row = rows.emplace_back(1, fmt::to_string(value));
        for (const int other : across) {
            const auto found = counted.pairs.find({value, other});
            row.push_back(found == counted.pairs.end() ? std::string(".") : fmt::to_string(found->second));
        }
    }
    return table_of(titles, rows);
}

std::string heat(const Counted& counted) {
    std::vector<std::string> titles{""};
    for (const std::string_view column : counted.figure->columns) {
        titles.push_back(app::word_for(column));
    }
    Rows rows;
    auto cell = counted.series.begin();
    for (const std::string_view name : counted.figure->rows) {
        std::vector<std::string>& row = rows.emplace_back(1, app::word_for(name));
        while (row.size() < titles.size() && cell != counted.series.end()) {
            row.push_back(fmt::to_string(cell++->sum));
        }
    }
    return table_of(titles, rows);
}

std::string cells(const Counted& counted) {
    switch (counted.figure->kind) {
        case Figure::Kind::sums:
        case Figure::Kind::means:
            return bars(counted);
        case Figure::Kind::distribution:
            return distribution(counted);
        case Figure::Kind::matrix:
            return matrix(counted);
        case Figure::Kind::heat:
            return heat(counted);
    }
    return {};
}

}  // namespace

std::string text_of(const Counted& counted) {
    return counted.empty() ? std::string()
                           : "\n" + app::word_for(counted.figure->title) + "\n" + cells(counted);
}

}  // namespace cli
