// What strangers put into the folder of a club.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/club/club.h"
#include "app/club/look.h"
#include "app/exchange/import_record.h"
#include "core/record.h"
#include "fuzz/shared/files.h"
#include "fuzz/shared/world.h"
#include "games/catalog.h"
#include "store/sqlite/transaction.h"

namespace {

constexpr std::string_view head =
    R"({"pfiff_club":1,"id":"00000000-0000-4000-8000-000000000000","name":"Club"})";
constexpr std::string_view known =
    "pfiff 1\ngame hounded\nid 11111111-0000-4000-8000-000000000001\ndate 2026-11-01\nplayer Anna\n"
    "player Ben\nlevel scores\nhunters Anna\noutcome time\n";

const fuzz::Folder& the_folder() {
    static const fuzz::Folder folder;
    return folder;
}

/// A match is in it already, and it is part of the club. What an input writes is never committed.
store::Database& the_database() {
    static const fuzz::Folder place;
    static store::Database database(place / "pfiff.db", fuzz::at_rest());
    static const bool joined = [] {
        fuzz::write_bytes(the_folder() / "pfiff-club.json", head);
        app::import_record(database, core::read_record(known, games::infos()).value());
        app::join_club(database, the_folder().path(), "Fuzzer");
        return true;
    }();
    static_cast<void>(joined);
    return database;
}

app::ClubNews look(store::Database& database) {
    app::ClubLook look(database, {});
    while (!look.over()) {
        look.step(std::chrono::milliseconds(0));
    }
    return look.news();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Folder exported;
    store::Database& database = the_database();
    fuzz::lay_out_files(the_folder(), {reinterpret_cast<const char*>(data), size});
    fuzz::write_bytes(the_folder() / "pfiff-club.json", head);
    {
        const store::Transaction never_kept(database);
        fuzz::may_fail([&] {
            look(database);
            look(database);
            // Nobody wrote anything since.
            const app::ClubNews news = look(database);
            if (news.changed_here() || news.given + news.told > 0 || !news.wrong.empty()) {
                std::abort();
            }
        });
        fuzz::read_all(database, exported);
    }
    the_folder().empty();
    return 0;
}
