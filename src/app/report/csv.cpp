#include "app/report/csv.h"

#include <fmt/format.h>

namespace app {

namespace {

std::string cell(std::string_view text) {
    // Programs that split at semicolons or tabs too, or count what begins like a formula, leave quoted cells
    // alone.
    const bool is_number = text.find_first_not_of("-.0123456789") == std::string_view::npos;
    const bool plain = is_number || (text.find_first_of(",;\t\"\r\n") == std::string_view::npos &&
                                     !text.starts_with(' ') && !text.ends_with(' ') &&
                                     std::string_view("=+-@").find(text.front()) == std::string_view::npos);
    if (plain) {
        return std::string(text);
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        quoted += c == '"' ? "\"" : "";
    }
    return quoted + "\"";
}

/// For programs: no words of a language, no rounding that people want.
struct Raw {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const core::Text& text) const { return exact(text); }
    std::string operator()(int count) const { return fmt::to_string(count); }
    std::string operator()(Points points) const { return fmt::to_string(points.number); }
    std::string operator()(Wins won) const { return number(won.number); }
    std::string operator()(Mean mean) const { return number(mean.number); }
    std::string operator()(Share share) const { return number(share.part); }
    std::string operator()(Duration time) const { return fmt::to_string(time.seconds); }
    std::string operator()(const store::Rating& rating) const { return number(rating.mu); }
    std::string operator()(const Day& day) const { return day.day; }

    static std::string number(double value) { return fmt::format("{:.6g}", value); }
};

}  // namespace

std::string csv_line(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& text : cells) {
        line += line.empty() && &text == cells.data() ? "" : ",";
        line += cell(text);
    }
    return line + "\r\n";
}

bool write_csv(const Spreadsheet& table, const Sink& sink, const Progress& progress) {
    std::vector<std::string> line;
    line.reserve(table.columns.size());
    for (const Spreadsheet::Column& column : table.columns) {
        line.emplace_back(column.key);
    }
    sink(csv_line(line));
    return table.write(
        [&](const std::vector<Cell>& row) {
            line.clear();
            for (const Cell& each : row) {
                line.push_back(std::visit(Raw{}, each));
            }
            sink(csv_line(line));
        },
        progress);
}

}  // namespace app
