#include "gui/shell/single_instance.h"

#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "gui/windows.h"

class TwoPrograms : public Windows {
protected:
    void SetUp() override {
        ::setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
        start();
    }
    std::filesystem::path database() const { return folder_ / "pfiff.db"; }

    /// The real program, with this database; answers its exit code while this window goes on.
    int pfiff(std::vector<std::string> more) {
        std::vector<std::string> words{PFIFF, "--db", database().string()};
        words.insert(words.end(), more.begin(), more.end());
        std::vector<char*> call;
        std::ranges::transform(words, std::back_inserter(call),
                               [](std::string& word) { return word.data(); });
        call.push_back(nullptr);
        pid_t process = 0;
        if (::posix_spawn(&process, PFIFF, nullptr, nullptr, call.data(), environ) != 0) {
            return -1;
        }
        int status = 0;
        return until([&] { return ::waitpid(process, &status, WNOHANG) == process; }) ? status : -1;
    }
};

TEST_F(TwoPrograms, the_second_hands_its_records_to_the_first_and_ends) {
    std::optional<gui::Errand> heard;
    const gui::Listening listening(database(), [&](const gui::Errand& errand) { heard = errand; });
    EXPECT_EQ(pfiff({"evening.pfiff"}), 0);
    EXPECT_TRUE(until([&] { return heard.has_value(); }));
    EXPECT_EQ(heard, gui::Errand{{std::filesystem::absolute("evening.pfiff")}});
}

TEST_F(TwoPrograms, the_second_hands_its_match_to_the_first_and_ends) {
    std::optional<gui::Errand> heard;
    const gui::Listening listening(database(), [&](const gui::Errand& errand) { heard = errand; });
    EXPECT_EQ(pfiff({"--match", "some-match"}), 0);
    EXPECT_TRUE(until([&] { return heard.has_value(); }));
    EXPECT_EQ(heard, (gui::Errand{{}, "some-match"}));
}

TEST_F(TwoPrograms, the_second_opens_no_window_where_it_has_nothing_to_bring) {
    std::optional<gui::Errand> heard;
    const gui::Listening listening(database(), [&](const gui::Errand& errand) { heard = errand; });
    EXPECT_EQ(pfiff({}), 0);
    EXPECT_TRUE(until([&] { return heard.has_value(); }));
    EXPECT_EQ(heard, gui::Errand{});
}

TEST_F(TwoPrograms, where_nobody_listens_nothing_is_handed_over) {
    EXPECT_FALSE(gui::hand_over(database(), {{"evening.pfiff"}}));
    {
        const gui::Listening listening(database(), [](const gui::Errand&) {});
    }
    EXPECT_FALSE(gui::hand_over(database(), {{"evening.pfiff"}})) << "it has ended";
    EXPECT_FALSE(gui::hand_over(folder_ / "another.db", {{"evening.pfiff"}}));
}
