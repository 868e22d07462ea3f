#include "bench/report/figures.h"

#include <array>

namespace bench {

namespace {

constexpr double ms = 1000;
constexpr double frame = 16 * ms;  ///< of a screen that shows sixty pictures a second
constexpr std::string_view each{"per_entry"};

constexpr std::array all{
    Figure{"Hund, four players: an entry", "judging", "replay/hund_of_four/200", 2, "pace", {}, each},
    Figure{"Hund, two players: an entry", "judging", "replay/hund_of_two/295", 2, "pace", {}, each},
    Figure{"Hund, wild: an entry", "judging", "replay/hund_wild/1000", 2, "pace", {}, each},
    Figure{"Hund: of 6000 entries each, to 600",
           "judging",
           "replay/hund_wild/6000",
           {},
           "replay/hund_wild/600",
           1.25,
           each},
    Figure{"Hundsgemein: an entry", "judging", "replay/hundsgemein/48", 2, "pace", {}, each},
    Figure{
        "Hundsgemein: 49 entries, reckoned", "judging", "replay/hundsgemein/49", {}, "replay/hundsgemein/48"},
    Figure{"Hundsgemein, wild: an entry", "judging", "replay/hundsgemein_wild/1000", 2, "pace", {}, each},
    Figure{"Hundsgemein: is a placement left?", "judging", "legal_placement_left", 2},
    Figure{"Kleine Kläffer: an entry", "judging", "replay/klaeffer/73", 2, "pace", {}, each},
    Figure{"Kleine Kläffer, wild: an entry", "judging", "replay/klaeffer_wild/1000", 2, "pace", {}, each},
    Figure{"Heckin Hounds: an entry", "judging", "replay/heckin_hounds/160", 2, "pace", {}, each},
    Figure{"Heckin Hounds, wild: an entry", "judging", "replay/heckin_hounds_wild/600", 2, "pace", {}, each},
    Figure{"Hounded: an entry", "judging", "replay/hounded/70", 3, "pace", {}, each},
    Figure{"Hounded, wild: an entry", "judging", "replay/hounded_wild/1000", 3, "pace", {}, each},
    Figure{"Hounded: all goals of the fox", "judging", "goals_of_the_fox", 20},

    Figure{"600th entry: judge and apply", "appending", "judge_behind_600", 1 * ms},
    Figure{"durable append", "appending", "durable_append/real_time", {}, "bare_insert/real_time", 1.3},
    Figure{"600th entry: judged, on disk",
           "appending",
           "enter_behind_600/iterations:50/real_time",
           {},
           "bare_insert/real_time"},
    Figure{"a database opened", "keeping", "opening_a_database/real_time", {}},
    Figure{"a day's backup", "keeping", "backup_of_a_day/real_time", {}, "copy_of_the_file/real_time"},

    Figure{"first window",
           "windows",
           "first_window/of_pfiff/iterations:5/manual_time",
           {},
           "first_window/of_an_empty_frame/iterations:5/manual_time",
           1.5},
    Figure{"600th entry: until painted", "windows", "entry_to_painted/iterations:30/real_time", frame},
    Figure{"Hounded: until spaces light up", "windows", "tap_to_spaces/real_time", frame},
    Figure{"picture of Hund, two players", "windows", "paint_a_table/two_players", frame, "clear_a_screen"},
    Figure{"picture of Hund, four players", "windows", "paint_a_table/four_players", frame, "clear_a_screen"},
    Figure{"picture of Heckin Hounds, five", "windows", "paint_a_table/five_stands", frame, "clear_a_screen"},
    Figure{"picture of Hounded", "windows", "paint_a_table/hunting_ground", frame, "clear_a_screen"},

    Figure{"History: first page", "looking_back", "first_page_of_history", 30 * ms},
    Figure{"search: one letter", "looking_back", "search_of/one_letter", 50 * ms},
    Figure{"search: a name and a game", "looking_back", "search_of/a_name_and_a_game", 50 * ms},
    Figure{"search: a title", "looking_back", "search_of/a_title", 50 * ms},
    Figure{"search: nothing to be found", "looking_back", "search_of/nothing", 50 * ms},
    Figure{"statistics: all", "looking_back", "page_of_all", 100 * ms, "bare_scan/all", 2},
    Figure{"statistics: a player", "looking_back", "page_of_a_player", 100 * ms, "bare_scan/all", 2},
    Figure{"statistics: a pair", "looking_back", "page_of_a_pair", 100 * ms, "bare_scan/all", 2},
    Figure{"statistics: Hund", "looking_back", "page_of_a_game/hund", 100 * ms, "bare_scan/hund", 2},
    Figure{"statistics: Heckin Hounds", "looking_back", "page_of_a_game/heckin_hounds", 100 * ms,
           "bare_scan/heckin_hounds", 2},
    Figure{"statistics: Hounded", "looking_back", "page_of_a_game/hounded", 100 * ms, "bare_scan/hounded", 2},
    Figure{"a match opened for review", "looking_back", "opening_a_match", 20 * ms},
};

}  // namespace

std::span<const Figure> figures() {
    return all;
}

}  // namespace bench
