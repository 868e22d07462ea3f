// The file of an open database is removed, replaced, changed, or has another name: nothing that was
// acknowledged is lost.

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>

#include "core/record.h"
#include "folder.h"
#include "games/catalog.h"
#include "store/matches/soundness.h"
#include "table.h"

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

namespace fs = std::filesystem;

/// An evening of which two entries are on the disk.
class Displaced : public testing::Test {
protected:
    Displaced() {
        store::Journal(*database_).begin(three_at_the_table(), "warn", {});
        enter("first Ben");
        enter("designation 3");
    }
    void enter(const std::string& line) {
        store::Journal(*database_).enter(record_, line);
        record_.facts.push_back({static_cast<core::Seq>(record_.facts.size()) + 1, 0, line});
    }
    /// What is said when the third one is not acknowledged.
    std::string refusal() {
        try {
            enter("note third");
        } catch (const store::Displaced& displaced) {
            return displaced.what();
        }
        return {};
    }
    fs::path file() const { return folder_ / "pfiff.db"; }
    fs::path log() const { return folder_ / "pfiff.db-wal"; }
    fs::path index() const { return folder_ / "pfiff.db-shm"; }
    fs::path rescued() const { return folder_ / "pfiff.rescued-0f8fad5b.pfiff"; }
    std::vector<std::string> lines_rescued() const {
        const auto record = core::read_record(bytes_of(rescued()), games::infos());
        return record ? texts_of(*record) : std::vector<std::string>{};
    }
    static std::vector<std::string> lines_in(const fs::path& file) {
        store::Database database(file);
        return texts_of(store::Journal(database).read(evening));
    }
    /// A whole database that knows nothing of the evening.
    fs::path another() const {
        store::Database other(folder_ / "other.db");
        store::Journal(other).begin(three_at_the_table(other_evening), "warn", lines({"first Anna"}));
        return other.file();
    }

    Folder folder_;
    core::Record record_{three_at_the_table(), {}};
    std::unique_ptr<store::Database> database_ = std::make_unique<store::Database>(file());
};

void overwrite(const fs::path& from, const fs::path& to) {
    fs::copy_file(from, to, fs::copy_options::overwrite_existing);
}

const std::vector<std::string> all_three{"first Ben", "designation 3", "note third"};

}  // namespace

TEST_F(Displaced, a_removed_database_acknowledges_nothing_and_the_whole_sitting_lies_in_a_record) {
    fs::remove(file());
    EXPECT_THAT(refusal(), AllOf(HasSubstr(file().string()), HasSubstr("was removed or moved away"),
                                 HasSubstr(rescued().string())));
    EXPECT_EQ(lines_rescued(), all_three);
    EXPECT_TRUE(database_->read_only());
}

TEST_F(Displaced, one_that_was_moved_away_goes_on_once_it_is_back) {
    fs::rename(file(), folder_ / "away.db");
    EXPECT_THAT(refusal(), HasSubstr("was removed or moved away"));
    EXPECT_FALSE(database_->try_again());
    fs::rename(folder_ / "away.db", file());
    EXPECT_TRUE(database_->try_again());
    EXPECT_FALSE(database_->read_only());
    enter("note third");
    database_.reset();
    EXPECT_EQ(lines_in(file()), all_three);
}

TEST_F(Displaced, with_its_folder_it_is_said_and_the_record_lies_where_it_was) {
    const fs::path home = folder_ / "home";
    fs::create_directory(home);
    store::Database database(home / "pfiff.db");
    store::Journal journal(database);
    journal.begin(three_at_the_table(), "warn", {});
    core::Record record{three_at_the_table(), {}};
    fs::rename(home, folder_ / "away");
    EXPECT_THROW(journal.enter(record, "first Ben"), store::Displaced);
    EXPECT_THAT(bytes_of(home / "pfiff.rescued-0f8fad5b.pfiff"), HasSubstr("first Ben"));
}

TEST_F(Displaced, another_file_in_its_place_gets_neither_the_entry_nor_the_log) {
    fs::rename(another(), file());
    const std::string before = bytes_of(file());
    EXPECT_THAT(refusal(), HasSubstr("was replaced by another file"));
    EXPECT_EQ(lines_rescued(), all_three);
    EXPECT_FALSE(fs::exists(log())) << "it would be read into the other one";
    database_.reset();
    EXPECT_EQ(bytes_of(file()), before);
    store::Database other(file());
    EXPECT_THAT(store::damages(other), IsEmpty());
    EXPECT_TRUE(store::Journal(other).has(other_evening));
}

TEST_F(Displaced, a_copy_put_in_its_place_is_another_file) {
    database_->settle();
    fs::copy_file(file(), folder_ / "copy.db");
    enter("note \"after the copy\"");
    fs::rename(folder_ / "copy.db", file());
    EXPECT_THAT(refusal(), HasSubstr("was replaced by another file"));
    database_.reset();
    EXPECT_THAT(lines_in(file()), ElementsAre("first Ben", "designation 3"));
    EXPECT_THAT(lines_rescued(),
                ElementsAre("first Ben", "designation 3", "note \"after the copy\"", "note third"));
}

TEST_F(Displaced, one_that_was_copied_over_is_not_mixed_with_ours) {
    const fs::path other = another();
    overwrite(other, file());
    EXPECT_THAT(refusal(), HasSubstr("was changed by another program"));
    EXPECT_EQ(lines_rescued(), all_three);
    EXPECT_THAT(refusal(), HasSubstr("was changed by another program")) << "and so for good";
    EXPECT_FALSE(database_->try_again());
    database_.reset();
    EXPECT_EQ(bytes_of(file()), bytes_of(other));
    EXPECT_THAT(store::damages(store::Database(file())), IsEmpty());
}

TEST_F(Displaced, while_it_has_a_second_name_nothing_is_acknowledged) {
    fs::create_hard_link(file(), folder_ / "second.db");
    EXPECT_THAT(refusal(), HasSubstr("second name"));
    EXPECT_EQ(lines_rescued(), all_three);
    fs::remove(folder_ / "second.db");
    EXPECT_TRUE(database_->try_again());
    enter("note third");
    database_.reset();
    EXPECT_EQ(lines_in(file()), all_three);
}

TEST_F(Displaced, under_a_second_name_it_is_only_read) {
    database_.reset();
    fs::create_hard_link(file(), folder_ / "second.db");
    for (const fs::path& name : {file(), folder_ / "second.db"}) {
        store::Database database(name);
        EXPECT_TRUE(database.read_only());
        EXPECT_THAT(core::say(database.why_read_only()), HasSubstr("second name"));
    }
    store::Database first(file());
    fs::remove(folder_ / "second.db");
    EXPECT_TRUE(first.try_again());
    EXPECT_FALSE(first.read_only());
}

TEST_F(Displaced, the_right_to_write_is_on_the_file_and_not_on_a_name) {
    fs::remove(folder_ / "pfiff.db.lock");
    EXPECT_TRUE(store::Database(file()).read_only()) << "somebody tidied the lock away";
    database_->settle();
    fs::rename(file(), folder_ / "second.db");
    EXPECT_TRUE(store::Database(folder_ / "second.db").read_only());
}

TEST_F(Displaced, without_its_log_all_comes_into_the_database_and_it_goes_on) {
    for (const fs::path& part : {log(), index()}) {
        fs::remove(part);
        EXPECT_THAT(refusal(), AllOf(HasSubstr(part.string()), HasSubstr("was removed or moved away")));
        EXPECT_EQ(lines_rescued(), all_three);
        const fs::path copy = folder_ / "copy.db";
        overwrite(file(), copy);
        EXPECT_THAT(lines_in(copy), ElementsAre("first Ben", "designation 3"));
        EXPECT_TRUE(database_->try_again());
        EXPECT_FALSE(database_->read_only());
    }
    enter("note third");
    database_.reset();
    EXPECT_EQ(lines_in(file()), all_three);
}

TEST_F(Displaced, an_older_log_in_the_place_of_ours_takes_nothing_back) {
    fs::copy_file(log(), folder_ / "older");
    enter("note \"later\"");
    fs::rename(folder_ / "older", log());
    EXPECT_THAT(refusal(), HasSubstr("pfiff.db-wal was replaced"));
    EXPECT_TRUE(database_->try_again());
    enter("note third");
    database_.reset();
    EXPECT_THAT(lines_in(file()), ElementsAre("first Ben", "designation 3", "note \"later\"", "note third"));
}

TEST_F(Displaced, a_log_that_was_copied_over_is_believed_no_longer) {
    database_->settle();
    enter("note \"in the log\"");
    write_bytes(log(), "");
    EXPECT_THAT(refusal(), HasSubstr("pfiff.db-wal was changed by another program"));
    EXPECT_THAT(lines_rescued(),
                ElementsAre("first Ben", "designation 3", "note \"in the log\"", "note third"));
    database_.reset();
    EXPECT_THAT(lines_in(file()), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Displaced, what_else_is_written_is_not_acknowledged_either) {
    fs::remove(file());
    store::Journal journal(*database_);
    EXPECT_THROW(journal.set_policy(evening, "strict"), store::Displaced);
    EXPECT_THROW(journal.begin(three_at_the_table(other_evening), "warn", {}), store::Displaced);
    EXPECT_THAT(lines_rescued(), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Displaced, it_is_noticed_at_the_end_too) {
    fs::remove(file());
    database_.reset();
    EXPECT_THAT(lines_rescued(), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Displaced, a_rescued_record_is_never_written_over_by_one_that_says_less) {
    fs::remove(file());
    refusal();
    EXPECT_THROW(database_->must_be_in_place(), store::Displaced);
    EXPECT_EQ(lines_rescued(), all_three);
    EXPECT_THROW(enter("note other"), store::Displaced);
    EXPECT_EQ(lines_rescued(), all_three);
    EXPECT_THAT(bytes_of(folder_ / "pfiff.rescued-0f8fad5b-2.pfiff"), HasSubstr("note other"));
}

TEST_F(Displaced, full_disks_and_undone_work_are_our_own_doing) {
    store::Journal journal(*database_);
    EXPECT_THAT(failure_of([&] { journal.append(evening, 9, "note \"too far\""); }), HasSubstr("line 9"));
    EXPECT_THAT(failure_of([&] {
                    journal.append(evening, lines({"note a", "note b"}, 9));
                }),
                HasSubstr("line 9"));
    EXPECT_EQ(refusal(), "");
}

TEST_F(Displaced, what_reads_beside_us_hinders_nothing) {
    for (int i = 0; i < 3; ++i) {
        store::Opening looking;
        looking.only_to_read = true;
        const store::Database reading(file(), looking);
        database_->settle();
        enter("note \"and on\"");
    }
    EXPECT_EQ(refusal(), "");
}

TEST_F(Displaced, after_a_rest_a_copy_of_the_one_file_has_all) {
    EXPECT_TRUE(database_->is_unsettled());
    EXPECT_TRUE(database_->settle());
    EXPECT_FALSE(database_->is_unsettled());
    fs::copy_file(file(), folder_ / "stick.db");
    EXPECT_EQ(fs::file_size(log()), 0U);
    EXPECT_THAT(lines_in(folder_ / "stick.db"), ElementsAre("first Ben", "designation 3"));
    enter("note third");
    EXPECT_TRUE(database_->is_unsettled());
}

TEST_F(Displaced, what_a_killed_program_left_in_the_log_is_taken_in_at_the_next_opening) {
    const fs::path killed = folder_ / "killed.db";
    fs::copy_file(file(), killed);
    fs::copy_file(log(), killed.string() + "-wal");
    const store::Database next(killed);
    fs::copy_file(killed, folder_ / "stick.db");
    EXPECT_THAT(lines_in(folder_ / "stick.db"), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Displaced, what_was_only_read_is_written_again_once_the_other_one_is_gone) {
    store::Database second(file());
    EXPECT_TRUE(second.read_only());
    EXPECT_FALSE(second.try_again());
    database_.reset();
    EXPECT_TRUE(second.try_again());
    EXPECT_FALSE(second.read_only());
    store::Journal(second).append(evening, 3, "note third");
    EXPECT_EQ(texts_of(store::Journal(second).read(evening)), all_three);
}

TEST_F(Displaced, a_long_evening_does_not_grow_the_log_for_ever) {
    store::Journal journal(*database_);
    for (core::Seq seq = 3; seq < 1200; ++seq) {
        journal.append(evening, seq, "note x");
    }
    EXPECT_LT(fs::file_size(log()), 6U << 20U);
    EXPECT_NO_THROW(database_->must_be_in_place()) << "what we took in of it ourselves is no harm";
}
