#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <string>

#include "cli/shell.h"

namespace {

/// pfiff-cli enter as another program talks to it: one line in, one line out.
class Entering {
public:
    Entering(const Shell& shell, const std::string& options) {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) {
            throw std::runtime_error("no pipe");
        }
        const std::filesystem::path script = shell.folder() / "enter.sh";
        write_file(script, "exec pfiff-cli enter " + options + "\n");
        const std::string call = shell.call(script);
        child_ = fork();
        if (child_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            execl("/bin/sh", "sh", "-c", call.c_str(), nullptr);
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        to_ = in[1];
        from_ = fdopen(out[0], "r");
    }
    ~Entering() {
        kill();
        close(to_);
        std::fclose(from_);
    }
    Entering(const Entering&) = delete;
    Entering& operator=(const Entering&) = delete;

    void say(const std::string& line) const {
        const std::string whole = line + "\n";
        if (write(to_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size())) {
            throw std::runtime_error("it does not listen");
        }
    }

    std::string answer() const {
        std::string line;
        for (int c = std::fgetc(from_); c != EOF && c != '\n'; c = std::fgetc(from_)) {
            line += static_cast<char>(c);
        }
        return line;
    }

    /// As the power goes: at once, with no chance to finish anything.
    void kill() {
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            waitpid(child_, nullptr, 0);
            child_ = 0;
        }
    }

private:
    pid_t child_ = 0;
    int to_ = -1;
    std::FILE* from_ = nullptr;
};

constexpr const char* header = "pfiff 1\ngame hund\nplayer Anna\nplayer Ben\nplayer Cleo\nlevel plays\n";

std::string note(int number) {
    return "note \"remark " + std::to_string(number) + "\"";
}

}  // namespace

TEST(Enter, what_was_acknowledged_outlives_a_kill) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    constexpr int rounds = 4;
    constexpr int lines_a_round = 9;
    int acknowledged = 0;
    std::string match;
    for (int round = 0; round < rounds; ++round) {
        Entering entering(shell, round == 0 ? "--db club.db --new header.pfiff" : "--db club.db");
        const std::string greeting = entering.answer();
        ASSERT_TRUE(greeting.starts_with("match ")) << greeting;
        match = round == 0 ? greeting : match;
        EXPECT_EQ(greeting, match);
        for (int line = 0; line < lines_a_round; ++line) {
            entering.say(note(acknowledged + 1));
            ++acknowledged;
            ASSERT_EQ(entering.answer(), std::to_string(acknowledged) + " legal");
        }
        entering.kill();
        const Ran exported = shell.run("pfiff-cli export --db club.db | grep ^note");
        std::string expected;
        for (int line = 1; line <= acknowledged; ++line) {
            expected += note(line) + "\n";
        }
        EXPECT_EQ(exported.out, expected);
        EXPECT_EQ(exported.err, "");
    }
}

TEST(Enter, an_entry_is_answered_before_the_next_is_awaited) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    const Entering entering(shell, "--db club.db --new header.pfiff");
    ASSERT_TRUE(entering.answer().starts_with("match "));
    entering.say("designation 9");
    EXPECT_EQ(entering.answer(), "- impossible hund/designation");
    entering.say("designation 5");
    EXPECT_EQ(entering.answer(), "1 legal");
    entering.say("first Cleo");
    EXPECT_EQ(entering.answer(), "2 legal");
    entering.say("play Anna gy3");
    EXPECT_EQ(entering.answer(), "3 illegal hund/turn");
    entering.say("amend 3 play Anna grey-3");
    EXPECT_EQ(entering.answer(), "- impossible core/correction");
}

TEST(Enter, what_the_database_loses_is_not_acknowledged_and_lies_in_a_record) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    const Entering entering(shell, "--db club.db --new header.pfiff");
    ASSERT_TRUE(entering.answer().starts_with("match "));
    entering.say(note(1));
    ASSERT_EQ(entering.answer(), "1 legal");
    std::filesystem::remove(shell.folder() / "club.db");
    entering.say(note(2));
    EXPECT_EQ(entering.answer(), "") << "it has ended";
    const Ran rescued = shell.run("grep -h ^note club.rescued-*.pfiff");
    EXPECT_EQ(rescued.out, note(1) + "\n" + note(2) + "\n");
    EXPECT_EQ(shell.run("pfiff-cli import --db new.db club.rescued-*.pfiff").status, 0);
}

TEST(Enter, where_it_was_lost_the_last_words_say_so) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    const Ran ran = shell.run(
        "touch out; { echo 'first Ben'; until grep -q '^1 ' out; do sleep 0.05; done; rm club.db; } | "
        "pfiff-cli enter --db club.db --new header.pfiff > out");
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("club.db was removed or moved away"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("club.rescued-"), std::string::npos) << ran.err;
}

TEST(Enter, while_nobody_enters_a_copy_of_the_one_file_has_all) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    const Entering entering(shell, "--db club.db --new header.pfiff");
    ASSERT_TRUE(entering.answer().starts_with("match "));
    entering.say(note(1));
    ASSERT_EQ(entering.answer(), "1 legal");
    const Ran copied = shell.run(
        "for i in $(seq 200); do [ -s club.db-wal ] || break; sleep 0.1; done; "
        "cp club.db stick.db && pfiff-cli export --db stick.db | grep ^note");
    EXPECT_EQ(copied.out, note(1) + "\n");
}

TEST(Enter, the_doctor_says_what_a_killed_program_left_beside) {
    const Shell shell;
    write_file(shell.folder() / "header.pfiff", header);
    Entering entering(shell, "--db club.db --new header.pfiff");
    ASSERT_TRUE(entering.answer().starts_with("match "));
    entering.say(note(1));
    ASSERT_EQ(entering.answer(), "1 legal");
    entering.kill();
    EXPECT_NE(shell.run("pfiff-cli doctor --db club.db").out.find("club.db-wal"), std::string::npos);
    EXPECT_EQ(shell.run("true | pfiff-cli enter --db club.db").status, 0);
    EXPECT_EQ(shell.run("pfiff-cli doctor --db club.db").out.find("club.db-wal"), std::string::npos);
}
