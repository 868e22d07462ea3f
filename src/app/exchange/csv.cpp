#include "app/exchange/csv.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include <fmt/format.h>

#include "core/text/names.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/outcome.h"

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

std::string number(std::optional<int> value) {
    return value ? fmt::to_string(*value) : std::string();
}

std::string yes_or_no(bool yes) {
    return yes ? "1" : "0";
}

std::vector<std::string> shown(std::vector<std::string> names) {
    std::ranges::transform(names, names.begin(), core::shown);
    return names;
}

std::string in_one_cell(const auto& words) {
    return fmt::format("{}", fmt::join(words, "; "));
}

std::vector<std::string> house_rules(const core::Header& header) {
    std::vector<std::string> rules;
    rules.reserve(header.house.size());
    for (const auto& [rule, value] : header.house) {
        rules.push_back(rule + "=" + value);
    }
    return rules;
}

std::string match_line(const store::Listed& match, const store::Outcome& outcome) {
    const core::Header header = outcome.header.value_or(core::Header{});
    return csv_line({match.id, match.game, match.title, match.played, match.venue,
                     in_one_cell(shown(match.players)), fmt::to_string(match.players.size()), match.level,
                     in_one_cell(header.variants), in_one_cell(house_rules(header)), match.status,
                     fmt::to_string(outcome.rounds), fmt::to_string(match.entries),
                     number(match.minutes > 0 ? std::optional(match.minutes) : std::nullopt),
                     in_one_cell(shown(match.winners)), match.note, match.source});
}

std::string result_lines(const store::Listed& match, const store::Outcome& outcome) {
    std::string lines;
    int number_of_seat = 0;
    for (const store::Outcome::Seat& seat : outcome.seats) {
        const auto index = static_cast<std::size_t>(number_of_seat++);
        const bool player = index < match.players.size();
        lines += csv_line(
            {match.id, match.game, match.played, fmt::to_string(number_of_seat),
             player ? core::shown(match.players[index]) : std::string(), seat.name, number(seat.score),
             number(seat.rank > 0 ? std::optional(seat.rank) : std::nullopt), yes_or_no(seat.winner),
             yes_or_no(seat.starts), number(seat.illegal), number(seat.taken_back), match.source});
    }
    return lines;
}

bool write_each(store::Database& database, const std::vector<std::string>& matches, const Sink& sink,
                const Progress& progress, const auto& lines) {
    const store::History history(database);
    const int all = static_cast<int>(matches.size());
    int done = 0;
    for (const std::string& match : matches) {
        if (!progress(done++, all)) {
            return false;
        }
        if (const auto listed = history.find(match)) {
            sink(lines(*listed, store::outcome_of(database, match)));
        }
    }
    return progress(all, all);
}

}  // namespace

std::string csv_line(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& text : cells) {
        line += line.empty() && &text == cells.data() ? "" : ",";
        line += cell(text);
    }
    return line + "\r\n";
}

bool write_matches(store::Database& database, const std::vector<std::string>& matches, const Sink& sink,
                   const Progress& progress) {
    sink(
        csv_line({"match", "game", "title", "date", "place", "players", "seats", "level", "variants",
                  "house_rules", "status", "rounds", "entries", "minutes", "winners", "note", "what_if_of"}));
    return write_each(database, matches, sink, progress, match_line);
}

bool write_results(store::Database& database, const std::vector<std::string>& matches, const Sink& sink,
                   const Progress& progress) {
    sink(csv_line({"match", "game", "date", "seat", "player", "name_in_record", "score", "rank", "winner",
                   "starts", "illegal", "taken_back", "what_if_of"}));
    return write_each(database, matches, sink, progress, result_lines);
}

}  // namespace app
