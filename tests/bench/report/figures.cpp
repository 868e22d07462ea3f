#include "bench/report/figures.h"

#include <array>

namespace bench {

namespace {

constexpr std::string_view each{"per_entry"};
constexpr std::string_view inserting{"bare_insert/real_time"};
constexpr std::string_view empty_frame{"first_window/of_an_empty_frame/iterations:5/manual_time"};

constexpr Figure in_memory(std::string_view game, std::string_view bench) {
    return {game, "judging", bench, "pace", 0.12, each};
}

constexpr Figure found(std::string_view game, std::string_view bench) {
    return {game, "judging", bench, "pace", {}, each};
}

constexpr Figure read(std::string_view record, std::string_view bench) {
    return {record, "judging", bench, "pace", 0.4, each};
}

constexpr Figure painted(std::string_view picture, std::string_view bench) {
    return {picture, "windows", bench, "clear_a_screen", 6};
}

constexpr Figure opened(std::string_view page, std::string_view bench) {
    return {page, "windows", bench, "paint_a_table/*", 3};
}

constexpr Figure looking_back(std::string_view what, std::string_view bench, double limit,
                              std::string_view scan = "bare_scan/all") {
    return {what, "looking_back", bench, scan, limit};
}

constexpr std::array all{
    in_memory("Hund, four: an entry in memory", "judge_and_apply/hund_of_four"),
    in_memory("Hund, two: an entry in memory", "judge_and_apply/hund_of_two"),
    in_memory("Heckin Hounds: an entry in memory", "judge_and_apply/heckin_hounds"),
    in_memory("Kleine Kläffer: an entry in memory", "judge_and_apply/klaeffer"),
    in_memory("Hundsgemein: an entry in memory", "judge_and_apply/hundsgemein"),
    in_memory("Hounded: an entry in memory", "judge_and_apply/hounded"),
    found("Hund: a legal move found", "find_moves/hund_of_four"),
    found("Heckin Hounds: a legal move found", "find_moves/heckin_hounds"),
    found("Kleine Kläffer: a legal move found", "find_moves/klaeffer"),
    found("Hundsgemein: a legal move found", "find_moves/hundsgemein"),
    found("Hounded: a legal move found", "find_moves/hounded"),
    read("Hund, four: an entry read", "replay/hund_of_four/200"),
    read("Hund, two: an entry read", "replay/hund_of_two/295"),
    read("Hund, wild: an entry read", "replay/hund_wild/1000"),
    read("Heckin Hounds: an entry read", "replay/heckin_hounds/160"),
    read("Heckin Hounds, wild: an entry read", "replay/heckin_hounds_wild/600"),
    read("Kleine Kläffer: an entry read", "replay/klaeffer/73"),
    read("Kleine Kläffer, wild: an entry read", "replay/klaeffer_wild/1000"),
    read("Hundsgemein: an entry read", "replay/hundsgemein/48"),
    read("Hundsgemein, wild: an entry read", "replay/hundsgemein_wild/1000"),
    read("Hounded: an entry read", "replay/hounded/70"),
    read("Hounded, wild: an entry read", "replay/hounded_wild/1000"),
    Figure{"Hund: of 6000 entries each, to 600", "judging", "replay/hund_wild/6000", "replay/hund_wild/600",
           1.25, each, true},
    Figure{"Hundsgemein: 49 entries, reckoned", "judging", "replay/hundsgemein/49", "replay/hundsgemein/48"},
    Figure{"Hundsgemein: is a placement left?", "judging", "legal_placement_left", "pace", 1},
    Figure{"Hounded: all goals of the fox", "judging", "goals_of_the_fox", "pace", 10},

    Figure{"600th entry: judged with all before", "appending", "judge_behind_600", "pace", 600 * 0.4},
    Figure{"durable append", "appending", "durable_append/real_time", inserting, 1.3},
    Figure{"600th entry: judged, on disk", "appending", "enter_behind_600/iterations:50/real_time",
           inserting},
    Figure{"a database opened", "keeping", "opening_a_database/real_time", "pace", 2000},
    Figure{"everything derived anew, a match", "keeping", "rebuild/real_time", "bare_read/real_time"},
    Figure{"a day's backup", "keeping", "backup_of_a_day/real_time", "copy_of_the_file/real_time"},

    Figure{"club of 50: a look, nothing new", "club", "look_with_nothing_new/real_time",
           "bare_walk/real_time", 4},
    Figure{"club: a match taken in", "club", "take_in_a_match/iterations:20/real_time",
           "import_a_match/iterations:20/real_time", 5},

    Figure{"first window", "windows", "first_window/of_pfiff/iterations:5/manual_time", empty_frame, 1.25},
    Figure{"first window with 600 entries", "windows", "first_window_with_a_match/iterations:5/manual_time",
           empty_frame, 2},
    opened("page: Home", "page/home/iterations:3/manual_time"),
    opened("page: New match, nine known names", "page/new_match_of_nine/iterations:3/manual_time"),
    opened("page: a match", "page/table/iterations:3/manual_time"),
    opened("page: Review", "page/review/iterations:3/manual_time"),
    opened("page: History", "page/history/iterations:3/manual_time"),
    opened("page: Statistics", "page/statistics/iterations:3/manual_time"),
    opened("page: Players", "page/players/iterations:3/manual_time"),
    opened("page: Rules", "page/rules/iterations:3/manual_time"),
    opened("page: Settings", "page/settings/iterations:3/manual_time"),
    Figure{"600th entry: until painted", "windows", "entry_to_painted/iterations:30/real_time",
           "clear_a_screen", 12},
    Figure{"board: what a play costs more", "windows", "play_on_board/iterations:30/manual_time",
           "play_to_painted/iterations:30/real_time", 0.5},
    Figure{"Hounded: until spaces light up", "windows", "tap_to_spaces/real_time", "clear_a_screen", 8},
    painted("picture of Hund, two players", "paint_a_table/two_players"),
    painted("picture of Hund, four players", "paint_a_table/four_players"),
    painted("picture of Heckin Hounds, five", "paint_a_table/five_racks"),
    painted("picture of Hounded", "paint_a_table/hunting_ground"),

    looking_back("History: first page", "first_page_of_history", 0.25),
    looking_back("History: evenings of a page", "evenings_of_a_page", 0.25),
    looking_back("search: one letter", "search_of/one_letter", 0.25),
    looking_back("search: a name and a game", "search_of/a_name_and_a_game", 0.25),
    looking_back("search: a title", "search_of/a_title", 0.25),
    looking_back("search: nothing to be found", "search_of/nothing", 0.25),
    looking_back("sorted by any column, the slowest", "sorted_by/*", 0.3),
    looking_back("statistics: all", "page_of_all", 1.5),
    looking_back("statistics: a player", "page_of_a_player", 1.5),
    looking_back("statistics: a pair", "page_of_a_pair", 1.5),
    looking_back("statistics: a year", "page_of_a_year/all", 1.5),
    looking_back("statistics: a year of a player", "page_of_a_year/anna", 1.5),
    looking_back("statistics: Hund", "page_of_a_game/hund", 1.5, "bare_scan/hund"),
    looking_back("statistics: Heckin Hounds", "page_of_a_game/heckin_hounds", 1.5, "bare_scan/heckin_hounds"),
    looking_back("statistics: Hounded", "page_of_a_game/hounded", 1.5, "bare_scan/hounded"),
    looking_back("a match opened for review", "opening_a_match", 10'000, "pace"),
};

}  // namespace

std::span<const Figure> figures() {
    return all;
}

}  // namespace bench
