#include "fuzz/shared/world.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/derive/recount.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/export_history.h"
#include "app/exchange/play.h"
#include "app/exchange/play_link.h"
#include "app/library/library.h"
#include "app/match/evening.h"
#include "app/match/rematch.h"
#include "app/match/session.h"
#include "app/report/csv.h"
#include "app/report/statistics_json.h"
#include "app/report/xlsx.h"
#include "games/catalog.h"
#include "store/matches/archive.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/people.h"
#include "store/sqlite/settings.h"
#include "store/statistics/ratings.h"
#include "store/statistics/statistics.h"

namespace fuzz {

namespace {

constexpr std::size_t most_matches = 8;  ///< that are looked at one by one

void nowhere(std::string_view /*bytes*/) {
}

/// Those that are looked at one by one.
std::vector<std::string> some_matches(store::Database& database) {
    std::vector<std::string> ids;
    may_fail([&] { ids = store::Archive(database).matches(); });
    ids.resize(std::min(ids.size(), most_matches));
    return ids;
}

void read_lists(store::Database& database) {
    const store::History history(database);
    may_fail([&] { history.matches(false); });
    may_fail([&] { history.matches(true); });
    may_fail([&] { history.latest(5); });
    may_fail([&] { history.latest_open(); });
    may_fail([&] { history.stale(); });
    may_fail([&] { history.roster(); });
    for (int column = 0; column <= static_cast<int>(store::Column::seats); ++column) {
        store::MatchQuery filter;
        filter.words = column % 2 == 0 ? "a" : "";
        may_fail([&] {
            for (const std::int32_t row :
                 history.find(filter, {static_cast<store::Column>(column), column > 3})) {
                history.row(row);
            }
        });
    }
    store::MatchQuery narrow;
    narrow.players = {1, 2};
    narrow.seats = 3;
    narrow.variant = "";
    narrow.from = "2020-01-01";
    may_fail([&] { history.find(narrow); });
    may_fail([&] { store::Settings(database).get("language"); });
}

void read_people(store::Database& database) {
    const store::People people(database);
    may_fail([&] { people.merges(); });
    may_fail([&] { people.who_played(); });
    may_fail([&] {
        for (const store::Person& person : people.all()) {
            people.find(person.id);
            people.colour_of(person.name);
        }
    });
}

void read_statistics(store::Database& database) {
    store::Statistics statistics(database);
    may_fail([&] { app::dumped(app::json_of(statistics.overview({}))); });
    may_fail([&] { app::dumped(app::json_of(statistics.pair(1, 2, {}))); });
    for (const int player : {1, 2, 4}) {
        may_fail([&] { app::dumped(app::json_of(statistics.player(player, {}))); });
    }
    for (const core::Game* game : games::catalog()) {
        may_fail([&] { app::dumped(app::json_of(statistics.game(std::string(game->info->id), {}))); });
    }
    may_fail([&] { app::dumped(app::json_of(statistics.game("hund", {}, 1))); });
    may_fail([&] {
        for (const int year : store::years(database)) {
            app::dumped(app::json_of(store::year_page(database, year, {}, {})));
        }
    });
    may_fail([&] { app::evening_of(database, "0f8fad5b-d9cb-469f-a165-70867728950e"); });
    store::Ratings ratings(database);
    may_fail([&] { ratings.now("hund"); });
    may_fail([&] { ratings.curve(1); });
}

void read_session(store::Database& database, const std::string& match) {
    may_fail([&] {
        app::Session session(database, match);
        session.shown();
        session.ask({});
        session.moments(true);
        session.details();
        session.pending();
        session.seen_by(0);
        session.can_undo();
        session.can_redo();
        app::said_of_rematch(database, session);
        app::can_change_roles(database, session);
    });
}

void read_match(store::Database& database, const std::string& match) {
    may_fail([&] { app::export_record(database, match); });
    may_fail([&] { app::export_without_secrets(database, match); });
    may_fail([&] { app::play_link(database, match, 2000); });
    may_fail([&] { store::Ratings(database).if_it_ended(match, {1, 2}); });
    read_session(database, match);
}

void write_tables(store::Database& database, const std::vector<std::string>& matches) {
    for (auto tables :
         {app::spreadsheets_of(database, matches), app::spreadsheets_of(database, store::MatchQuery{})}) {
        for (const app::Spreadsheet& table : tables) {
            may_fail([&] { app::write_csv(table, nowhere, go_on); });
        }
        may_fail([&] { app::write_xlsx(tables, nowhere, go_on); });
    }
    may_fail([&] { app::write_play_file(database, matches, nowhere, go_on); });
}

}  // namespace

void read_all(store::Database& database, const Folder& folder) {
    read_lists(database);
    read_people(database);
    read_statistics(database);
    const auto matches = some_matches(database);
    for (const std::string& match : matches) {
        read_match(database, match);
    }
    write_tables(database, matches);
    may_fail([&] { app::export_history(database, folder / "kept", go_on); });
    std::error_code ignored;
    std::filesystem::remove_all(folder / "kept", ignored);
}

namespace {

void change_match(store::Database& database, const std::string& match) {
    store::History history(database);
    may_fail([&] {
        app::Session session(database, match);
        const core::Ask ask = session.ask({});
        session.enter(core::joined(ask.expected));
        session.enter("note \"there\"");
        session.undo();
        session.redo();
        session.call_referee();
        session.set_policy(app::Policy::strict);
    });
    may_fail([&] { history.set_details(match, {"a title", "a place", "2024-02-29", "a note"}); });
    may_fail([&] { history.bin(match); });
    may_fail([&] { history.restore(match); });
}

}  // namespace

void change_all(store::Database& database) {
    may_fail([&] { app::derive_stale(database, go_on); });
    for (const std::string& match : some_matches(database)) {
        change_match(database, match);
    }
    store::People people(database);
    may_fail([&] { people.rename(1, "Somebody"); });
    may_fail([&] { people.merge(4, 1); });
    may_fail([&] { people.take_apart(4); });
    may_fail([&] { store::Ratings(database).bring_up_to_date(); });
    may_fail([&] { store::Settings(database).set("language", "ko"); });
    core::Header header;
    header.game = "hund";
    header.players = {"Anna", "Ben", "Cleo"};
    may_fail([&] { app::begin_match(database, header, app::Policy::warn); });
    may_fail([&] { store::History(database).empty_bin(); });
}

}  // namespace fuzz
