// Worlds that fail us, on real file systems: whatever happens it is said, with the file's name, and nothing
// is lost.

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "app/exchange/export_history.h"
#include "app/exchange/import_record.h"
#include "app/library/doctor.h"
#include "app/library/library.h"
#include "app/match/session.h"
#include "core/text/failure.h"
#include "records.h"
#include "store/backup/backups.h"
#include "store/backup/restore.h"
#include "store/failure.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/small_disk.h"

using testing::HasSubstr;

namespace bad_worlds {

namespace fs = std::filesystem;

constexpr const char* evening = "0f8fad5b-d9cb-469f-a165-70867728950e";
constexpr std::size_t two_megabytes = 2 * 1024 * 1024;

/// A match of one line.
void make(const fs::path& file) {
    store::Database database(file);
    core::Header header;
    header.game = "hund";
    header.players = {"Anna", "Ben", "Cleo"};
    header.id = evening;
    app::begin_match(database, header, app::Policy::warn);
    app::Session(database, evening).enter("first Ben");
}

std::size_t lines_in(const fs::path& file) {
    store::Opening looking;
    looking.only_to_read = true;
    store::Database database(file, looking);
    EXPECT_EQ(database.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
    return store::Journal(database).read(evening).facts.size();
}

/// Something that is tried with no free page on the disk, with one, with two, until there is room for it.
class FullDisks : public testing::Test {
protected:
    void SetUp() override {
        if (!disk_.why_not().empty()) {
            GTEST_SKIP() << "nothing can be mounted here: " << disk_.why_not();
        }
    }
    struct Try {
        std::function<void()> prepare;
        std::function<void()> work;
        /// Is told whether the work succeeded; there is room again.
        std::function<void(bool)> check;
    };
    void at_every_lack_of_room(const Try& attempt) {
        constexpr int most_pages = 400;
        int failures = 0;
        for (int pages = 0; pages < most_pages; ++pages) {
            disk_.clear();
            attempt.prepare();
            disk_.leave(pages);
            const std::string failure = failure_of(attempt.work);
            disk_.make_room();
            attempt.check(failure.empty());
            if (failure.empty()) {
                EXPECT_GT(failures, 0) << "it needed no room at all";
                return;
            }
            ++failures;
            EXPECT_THAT(failure, HasSubstr(disk_.path().string()));
            ASSERT_FALSE(HasFailure()) << "with " << pages << " free pages: " << failure;
        }
        FAIL() << "it never succeeded";
    }
    fs::path file() const { return disk_ / "pfiff.db"; }

    SmallDisk disk_{two_megabytes};
};

TEST_F(FullDisks, a_database_is_made_whole_or_not_at_all) {
    at_every_lack_of_room({[] {}, [this] { store::Database made(file()); },
                           [this](bool made) {
                               EXPECT_EQ(fs::exists(file()), made);
                               make(file().string() + "2");
                           }});
}

TEST_F(FullDisks, an_entry_is_kept_or_refused_and_no_other_is_lost) {
    std::optional<store::Database> database;
    std::optional<app::Session> session;
    const auto close = [&] {
        session.reset();
        database.reset();
    };
    at_every_lack_of_room({[&] {
                               close();
                               make(file());
                               database.emplace(file());
                               session.emplace(*database, evening);
                           },
                           [&] { session->enter("designation 3"); },
                           [&](bool entered) {
                               EXPECT_EQ(lines_in(file()), entered ? 2U : 1U);
                               session->enter("note \"there is room again\"");
                               EXPECT_EQ(lines_in(file()), entered ? 3U : 2U);
                               close();
                           }});
}

TEST_F(FullDisks, an_older_database_is_brought_up_to_date_or_stays_as_it_was) {
    const std::string old = bytes_of(PFIFF_SOURCE_DIR "/tests/store/001.db");
    at_every_lack_of_room({[&] { write_bytes(file(), old); }, [this] { store::Database database(file()); },
                           [&](bool migrated) {
                               EXPECT_TRUE(migrated || bytes_of(file()) == old);
                               EXPECT_TRUE(!migrated || fs::exists(disk_ / "pfiff.schema-1.db"));
                               EXPECT_EQ(lines_in(file()), 6U);
                           }});
}

TEST_F(FullDisks, a_record_is_imported_whole_or_not_at_all) {
    const std::string text = bytes_of(PFIFF_SOURCE_DIR "/tests/records/hund/evening-of-four.pfiff");
    std::optional<store::Database> database;
    at_every_lack_of_room({[&] {
                               database.reset();
                               make(file());
                               database.emplace(file());
                           },
                           [&] { app::import_record(*database, read_text(text)); },
                           [&](bool imported) {
                               EXPECT_EQ(lines_in(file()), 1U);
                               EXPECT_EQ(store::History(*database).matches().size(), imported ? 2U : 1U);
                               app::import_record(*database, read_text(text));
                               EXPECT_EQ(store::History(*database).matches().size(), 2U);
                               database.reset();
                           }});
}

TEST_F(FullDisks, a_history_is_exported_whole_or_not_at_all) {
    std::optional<store::Database> database;
    at_every_lack_of_room(
        {[&] {
             database.reset();
             make(file());
             database.emplace(file());
         },
         [&] { app::export_history(*database, disk_ / "history", go_on); },
         [&](bool exported) {
             EXPECT_EQ(fs::exists(disk_ / "history"), exported);
             database.reset();
             EXPECT_EQ(std::distance(fs::directory_iterator(disk_.path()), {}), exported ? 3 : 2)
                 << "the database, its lock, and what was exported";
         }});
}

TEST_F(FullDisks, a_backup_is_kept_whole_or_not_at_all) {
    std::optional<store::Database> database;
    at_every_lack_of_room({[&] {
                               database.reset();
                               make(file());
                               database.emplace(file());
                           },
                           [&] { store::back_up_today(*database); },
                           [&](bool made) {
                               EXPECT_EQ(lines_in(file()), 1U);
                               const auto all = store::backups(file());
                               ASSERT_EQ(all.size(), made ? 1U : 0U);
                               if (made) {
                                   EXPECT_EQ(lines_in(all.front().file), 1U);
                               }
                               database.reset();
                           }});
}

TEST_F(FullDisks, a_backup_is_put_back_or_all_stays_as_it_was) {
    at_every_lack_of_room({[this] {
                               make(file());
                               store::Database database(file());
                               store::back_up_today(database);
                               app::Session(database, evening).enter("designation 3");
                           },
                           [this] { store::restore(store::backups(file()).front().file, file()); },
                           [this](bool restored) {
                               EXPECT_EQ(lines_in(file()), restored ? 1U : 2U);
                               store::Database database(file());
                               app::Session(database, evening).enter("note \"it goes on\"");
                           }});
}

TEST_F(FullDisks, results_are_derived_or_wait) {
    std::optional<store::Database> database;
    at_every_lack_of_room({[&] {
                               database.reset();
                               make(file());
                               database.emplace(file());
                           },
                           [&] { app::rebuild(*database, go_on); },
                           [&](bool) {
                               app::rebuild(*database, go_on);
                               EXPECT_TRUE(app::examine(*database, go_on).right());
                               database.reset();
                           }});
}

}  // namespace bad_worlds
