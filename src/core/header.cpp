#include "core/header.h"

#include <uuid/uuid.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "core/text/utf8.h"

namespace core {

std::string_view house_value(const Header& header, const HouseRule& rule) {
    const auto named = header.house.find(std::string(rule.name));
    return named == header.house.end() ? rule.values.front() : std::string_view(named->second);
}

std::string_view house_value(const Header& header, const GameInfo& game, std::string_view name) {
    const auto rule = std::ranges::find(game.house_rules, name, &HouseRule::name);
    return rule == game.house_rules.end() ? std::string_view{} : house_value(header, *rule);
}

Text players_counted(const GameInfo& game) {
    return game.fewest_players == game.most_players
               ? Text{NN_("{0} player", "{0} players"), {game.most_players}}
               : Text{NN_("{1} to {0} player", "{1} to {0} players"),
                      {game.most_players, game.fewest_players}};
}

std::vector<std::string> seats(const Header& header, const GameInfo& game) {
    std::vector<std::string> all = header.players;
    if (game.extra_seats != nullptr) {
        std::ranges::move(game.extra_seats(static_cast<int>(header.players.size())), std::back_inserter(all));
    }
    return all;
}

std::optional<Text> wrong_name(std::string_view name) {
    static constexpr std::array<std::string_view, 3> taken{"virtual", "none", "table"};
    if (first_invalid(name)) {
        return Text{N_("a name must be UTF-8"), {}};
    }
    const auto length = code_points(name);
    if (length < 1 || length > 40) {
        return Text{N_("a name has 1 to 40 characters"), {}};
    }
    if (has_control_character(name)) {
        return Text{N_("a name must not hold control characters"), {}};
    }
    if (std::ranges::find(taken, name) != taken.end()) {
        return Text{N_("the name {0} is taken by Pfiff itself"), {std::string(name)}};
    }
    return std::nullopt;
}

std::string new_uuid() {
    uuid_t bytes;
    std::array<char, UUID_STR_LEN> text{};
    uuid_generate_random(bytes);
    uuid_unparse_lower(bytes, text.data());
    return text.data();
}

bool is_uuid(std::string_view text) {
    uuid_t bytes;
    return uuid_parse_range(text.data(), text.data() + text.size(), bytes) == 0;
}

namespace {

/// The digits at a place as a number, or -1.
int digits(std::string_view text, std::size_t at, std::size_t count) {
    int value = 0;
    for (const char c : text.substr(at, count)) {
        if (c < '0' || c > '9') {
            return -1;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

bool is_time(std::string_view text) {
    const int hour = digits(text, 0, 2);
    const int minute = digits(text, 3, 2);
    return text.size() == 5 && text[2] == ':' && hour >= 0 && hour < 24 && minute >= 0 && minute < 60;
}

}  // namespace

bool is_date(std::string_view text) {
    if (text.size() != 10 && text.size() != 16) {
        return false;
    }
    const int year = digits(text, 0, 4);
    const int month = digits(text, 5, 2);
    const int day = digits(text, 8, 2);
    if (year < 0 || month < 0 || day < 0 || text[4] != '-' || text[7] != '-') {
        return false;
    }
    const std::chrono::year_month_day date{std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    return date.ok() && (text.size() == 10 || (text[10] == 'T' && is_time(text.substr(11))));
}

}  // namespace core
