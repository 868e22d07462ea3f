// Programs that are killed, and disks that are full.

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

#include "folder.h"
#include "full_disk.h"
#include "store/backup/backups.h"
#include "store/backup/restore.h"
#include "store/matches/history.h"
#include "table.h"

using testing::HasSubstr;

namespace {

std::string line_text(core::Seq seq) {
    return "note \"line " + std::to_string(seq) + "\"";
}

/// Writes lines for ever and tells the pipe the number of each that is on the disk.
[[noreturn]] void write_until_killed(const std::filesystem::path& file, int acknowledged) {
    store::Database database(file);
    store::Journal journal(database);
    journal.begin(three_at_the_table(), "warn", {});
    for (core::Seq seq = 1;; ++seq) {
        journal.append(evening, seq, line_text(seq));
        if (::write(acknowledged, &seq, sizeof seq) != sizeof seq) {
            ::_exit(1);
        }
    }
}

pid_t forked() {
    const pid_t process = ::fork();
    if (process < 0) {
        throw std::runtime_error(
            "no process can be started");  // nor may one of that number be killed: it is all
    }
    return process;
}

/// How long a process of its own takes for it, undisturbed.
std::chrono::microseconds time_of(const std::function<void()>& work) {
    const auto begun = std::chrono::steady_clock::now();
    const pid_t process = forked();
    if (process == 0) {
        work();
        ::_exit(0);
    }
    ::waitpid(process, nullptr, 0);
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun);
}

/// Kills a process of its own while it does so, after that part of the time.
void kill_while(const std::function<void()>& work, std::chrono::microseconds after) {
    const pid_t process = forked();
    if (process == 0) {
        work();
        ::pause();
    }
    std::this_thread::sleep_for(after);
    ::kill(process, SIGKILL);
    ::waitpid(process, nullptr, 0);
}

constexpr int moments = 8;

/// The last line that a writer acknowledged before it was killed, at least `enough`.
core::Seq kill_a_writer(const std::filesystem::path& file, core::Seq enough) {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t writer = forked();
    if (writer == 0) {
        ::close(ends[0]);
        write_until_killed(file, ends[1]);
    }
    ::close(ends[1]);
    core::Seq last = 0;
    core::Seq next = 0;
    while (last < enough && ::read(ends[0], &next, sizeof next) == sizeof next) {
        last = next;
    }
    ::kill(writer, SIGKILL);
    while (::read(ends[0], &next, sizeof next) == sizeof next) {
        last = next;
    }
    ::close(ends[0]);
    ::waitpid(writer, nullptr, 0);
    return last;
}

}  // namespace

TEST(Power, what_was_acknowledged_is_there_after_the_writer_was_killed) {
    for (const core::Seq enough : {1, 20, 57}) {
        const Folder folder;
        const auto file = folder / "pfiff.db";
        const core::Seq acknowledged = kill_a_writer(file, enough);
        ASSERT_GE(acknowledged, enough);
        store::Database database(file);
        EXPECT_FALSE(database.read_only()) << "a dead writer holds nothing";
        const core::Record record = store::Journal(database).read(evening);
        ASSERT_GE(record.facts.size(), static_cast<std::size_t>(acknowledged));
        for (const core::Fact& fact : record.facts) {
            EXPECT_EQ(fact.text, line_text(fact.seq));
        }
        store::Journal(database).append(evening, record.facts.back().seq + 1, "note after");
    }
}

TEST(Power, a_program_killed_while_it_makes_the_database_hinders_nobody) {
    const Folder undisturbed;
    const auto whole = time_of([&] { const store::Database database(undisturbed / "pfiff.db"); });
    for (int moment = 0; moment < moments; ++moment) {
        const Folder folder;
        const auto file = folder / "pfiff.db";
        kill_while([&] { const store::Database database(file); }, whole * moment / moments);
        store::Database database(file);
        EXPECT_FALSE(database.read_only());
        store::Journal(database).begin(three_at_the_table(), "warn", lines({"first Ben"}));
        EXPECT_EQ(store::Journal(database).read(evening).facts.size(), 1U);
    }
}

TEST(Power, a_full_disk_loses_the_line_that_it_refused_and_no_other) {
    const Folder folder;
    const auto file = folder / "pfiff.db";
    store::Database database(file);
    store::Journal journal(database);
    journal.begin(three_at_the_table(), "warn", {});
    core::Seq kept = 0;
    std::string failure;
    {
        const FullDisk full(256 * 1024);
        while (failure.empty() && kept < 10'000) {
            failure = failure_of([&] {
                journal.append(evening, kept + 1, line_text(kept + 1));
                ++kept;
            });
        }
    }
    EXPECT_THAT(failure, HasSubstr(file.string()));
    EXPECT_GT(kept, 1);
    EXPECT_EQ(journal.read(evening).facts.size(), static_cast<std::size_t>(kept));
    journal.append(evening, kept + 1, "note \"there is space again\"");
    EXPECT_EQ(journal.read(evening).facts.back().text, "note \"there is space again\"");
}

TEST(Power, a_database_that_does_not_fit_on_the_disk_is_not_made) {
    const Folder folder;
    const auto file = folder / "pfiff.db";
    {
        const FullDisk full(8 * 1024);
        EXPECT_THAT(failure_of([&] { store::Database database(file); }), HasSubstr(file.string()));
    }
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_FALSE(store::Database(file).read_only());
}

TEST(Power, on_a_full_disk_a_database_is_only_read) {
    const Folder folder;
    const auto file = folder / "pfiff.db";
    {
        store::Database database(file);
        store::Journal(database).begin(three_at_the_table(), "warn", lines({"first Ben"}));
    }
    const FullDisk full(8 * 1024);
    store::Database database(file);
    EXPECT_TRUE(database.read_only());
    EXPECT_EQ(store::Journal(database).read(evening).facts.size(), 1U);
    EXPECT_THAT(failure_of([&] { store::Journal(database).append(evening, 2, "note x"); }),
                HasSubstr("can only be read"));
}

TEST(Power, a_program_killed_while_it_copies_an_older_schema_leaves_no_half_copy) {
    const auto kept = std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/store/001.db";
    const Folder undisturbed;
    write_bytes(undisturbed / "pfiff.db", bytes_of(kept));
    const auto whole = time_of([&] { const store::Database database(undisturbed / "pfiff.db"); });
    for (int moment = 0; moment < moments; ++moment) {
        const Folder folder;
        const auto file = folder / "pfiff.db";
        write_bytes(file, bytes_of(kept));
        kill_while([&] { const store::Database database(file); }, whole * moment / moments);
        for (const store::Backup& copy : store::backups(file)) {
            EXPECT_EQ(failure_of([&] { store::must_be_whole_backup(copy.file); }), "");
        }
        store::Database database(file);
        EXPECT_EQ(store::Journal(database).read(evening).facts.size(), 6U);
    }
}
