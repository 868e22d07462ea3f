#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "cli/shell.h"

namespace {

std::vector<std::string> sorted_lines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    std::ranges::sort(lines);
    return lines;
}

bool is_here(const Shell& shell, const std::string& program) {
    return shell.run("command -v " + program).status == 0;
}

}  // namespace

using Lines = std::vector<std::string>;

/// Calls the function that bash calls when somebody presses the tabulator key after these words.
class CompletionInBash : public testing::Test {
protected:
    Lines after(const std::string& words) {
        write_file(
            shell_.folder() / "tab.bash",
            "source <(pfiff-cli completion bash)\nCOMP_WORDS=(" + words +
                ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_pfiff_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
        const Ran ran = shell_.run("bash tab.bash && rm tab.bash");
        EXPECT_EQ(ran.err, "");
        return ran.out == "\n" ? Lines{} : sorted_lines(ran.out);
    }

    Shell shell_;
};

TEST_F(CompletionInBash, verbs_come_first) {
    EXPECT_EQ(after("pfiff-cli e"), (Lines{"enter", "export"}));
}

TEST_F(CompletionInBash, a_verb_has_its_own_options_and_those_of_all) {
    EXPECT_EQ(after("pfiff-cli check --"),
              (Lines{"--expect", "--help", "--json", "--language", "--strict", "--version"}));
    EXPECT_EQ(after("pfiff-cli --language de show --a"), (Lines{"--as", "--at"}));
}

TEST_F(CompletionInBash, fixed_values_are_offered) {
    EXPECT_EQ(after("pfiff-cli export --format ''"),
              (Lines{"bgstats", "csv", "link", "qr", "records", "xlsx"}));
    EXPECT_EQ(after("pfiff-cli export --format = b"), Lines{"bgstats"});
    EXPECT_EQ(after("pfiff-cli export --format ="),
              (Lines{"bgstats", "csv", "link", "qr", "records", "xlsx"}));
    EXPECT_EQ(after("pfiff-cli stats --level s"), Lines{"scores"});
    EXPECT_EQ(after("pfiff-cli check --language ''"), (Lines{"de", "en", "ko"}));
    EXPECT_EQ(after("pfiff-cli completion z"), Lines{"zsh"});
}

TEST_F(CompletionInBash, games_are_offered_by_their_ids) {
    EXPECT_EQ(after("pfiff-cli rules hund"), (Lines{"hund", "hundsgemein"}));
    EXPECT_EQ(after("pfiff-cli stats --game hounde"), Lines{"hounded"});
}

TEST_F(CompletionInBash, records_are_offered_and_folders_in_which_more_may_lie) {
    shell_.run("mkdir more && touch 'an evening.pfiff' notes.txt");
    EXPECT_EQ(after("pfiff-cli check ''"), (Lines{"an evening.pfiff", "more"}));
    EXPECT_EQ(after("pfiff-cli import --db notes.txt an"), Lines{"an evening.pfiff"});
}

TEST_F(CompletionInBash, a_database_may_be_any_file_and_a_folder_is_none) {
    shell_.run("mkdir more && touch club.db");
    EXPECT_EQ(after("pfiff-cli stats --db c"), Lines{"club.db"});
    EXPECT_EQ(after("pfiff-cli export -o ''"), Lines{"more"});
}

TEST_F(CompletionInBash, matches_and_players_of_the_database_are_offered) {
    shell_.run(
        "printf 'pfiff 1\\ngame hounded\\nid 0b7e1d5a-3c52-4a0e-9c0f-2f0d3f1f8a11\\nplayer Anna\\nplayer "
        "\"Ben B\"\\n"
        "level scores\\nhunters Anna\\noutcome tiles 6\\n' | pfiff-cli import --db club.db -");
    EXPECT_EQ(after("pfiff-cli export --db club.db --match 0b"),
              Lines{"0b7e1d5a-3c52-4a0e-9c0f-2f0d3f1f8a11"});
    EXPECT_EQ(after("pfiff-cli stats --db=club.db --player ''"), (Lines{"Anna", "Ben\\ B"}))
        << "as bash takes them";
    EXPECT_EQ(after("pfiff-cli stats --db = club.db --player Ben\\\\ "), Lines{"Ben\\ B"});
    EXPECT_EQ(after("pfiff-cli stats --db none.db --player ''"), Lines{})
        << "what cannot be found out is nothing";
}

TEST_F(CompletionInBash, entries_are_completed_word_by_word) {
    write_file(shell_.folder() / "evening.pfiff",
               "pfiff 1\ngame hund\nplayer Anna\nplayer Ben\nplayer Cleo\n"
               "designation 5\nfirst Ben\n");
    EXPECT_EQ(after("pfiff-cli ask evening.pfiff pl"), Lines{"play"});
    EXPECT_EQ(after("pfiff-cli ask evening.pfiff play B"), Lines{"Ben"});
    EXPECT_EQ(after("pfiff-cli ask evening.pfiff play Ben yellow-3"), Lines{"yellow-3"});
    EXPECT_EQ(after("pfiff-cli show evening.pfiff --as C"), Lines{"Cleo"});
    EXPECT_EQ(after("pfiff-cli rules hund follow"), Lines{"follow-suit"});
}

TEST_F(CompletionInBash, what_only_people_know_is_not_guessed) {
    EXPECT_EQ(after("pfiff-cli show --at ''"), Lines{});
    EXPECT_EQ(after("pfiff-cli games ''"), Lines{});
}

TEST(CompletionInFish, offers_the_same) {
    const Shell shell;
    if (!is_here(shell, "fish")) {
        GTEST_SKIP() << "there is no fish";
    }
    const auto after = [&](const std::string& call) {
        const Ran ran = shell.run(
            "pfiff-cli completion fish > tab.fish && fish --no-config -c 'source tab.fish; complete -C \"" +
            call + "\"' | cut -f 1");
        EXPECT_EQ(ran.err, "");
        return sorted_lines(ran.out);
    };
    EXPECT_EQ(after("pfiff-cli e"), (Lines{"enter", "export"}));
    EXPECT_EQ(after("pfiff-cli check --s"), Lines{"--strict"});
    EXPECT_EQ(after("pfiff-cli stats --level "), (Lines{"plays", "scores"}));
    EXPECT_EQ(after("pfiff-cli export --format=c"), Lines{"--format=csv"});
    EXPECT_EQ(after("pfiff-cli export --format "),
              (Lines{"bgstats", "csv", "link", "qr", "records", "xlsx"}));
    EXPECT_EQ(after("pfiff-cli rules hund"), (Lines{"hund", "hundsgemein"}));
    shell.run("touch evening.pfiff");
    EXPECT_EQ(after("pfiff-cli check eve"), Lines{"evening.pfiff"});
}

TEST(CompletionInZsh, is_understood_by_the_shell) {
    const Shell shell;
    if (!is_here(shell, "zsh")) {
        GTEST_SKIP() << "there is no zsh";
    }
    const Ran ran = shell.run(
        "pfiff-cli completion zsh > _pfiff-cli && zsh -n _pfiff-cli && zsh -f -c 'fpath=($PWD $fpath)\n"
        "autoload -Uz compinit && compinit -D -u && print -r $_comps[pfiff-cli]'");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, "_pfiff-cli\n");
}

TEST(Completion, waits_for_nothing_and_takes_an_unfinished_language) {
    const Shell shell;
    EXPECT_EQ(shell.run("(sleep 3; echo pfiff 1) | timeout 2 pfiff-cli complete-call ask - ''").status, 0);
    EXPECT_EQ(shell.run("pfiff-cli complete-call --language d").out, "de\n");
    EXPECT_EQ(shell.run("pfiff-cli complete-call check --language=d").out, "--language=de\n");
}

TEST(Completion, another_shell_is_not_known) {
    const Shell shell;
    EXPECT_EQ(shell.run("pfiff-cli completion tcsh").status, 2);
    EXPECT_EQ(shell.run("pfiff-cli completion").status, 2);
}
