#include "gui/neighbour.h"

#include <spawn.h>
#include <sys/wait.h>

#include <array>
#include <cstdlib>
#include <optional>

#include "gui/windows.h"

class TwoPrograms : public Windows {
protected:
    void SetUp() override {
        ::setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
        start();
    }
    std::filesystem::path database() const { return folder_ / "pfiff.db"; }

    /// The real program, with this database; answers its exit code while this window goes on.
    int pfiff(std::string record) {
        std::string program = PFIFF;
        std::string option = "--db";
        std::string file = database().string();
        std::array<char*, 5> call{program.data(), option.data(), file.data(), record.data(), nullptr};
        pid_t process = 0;
        if (::posix_spawn(&process, PFIFF, nullptr, nullptr, call.data(), environ) != 0) {
            return -1;
        }
        int status = 0;
        return until([&] { return ::waitpid(process, &status, WNOHANG) == process; }) ? status : -1;
    }
};

TEST_F(TwoPrograms, the_second_hands_its_records_to_the_first_and_ends) {
    std::optional<gui::Records> heard;
    const gui::Listening listening(database(), [&](const gui::Records& records) { heard = records; });
    EXPECT_EQ(pfiff("evening.pfiff"), 0);
    EXPECT_TRUE(until([&] { return heard.has_value(); }));
    EXPECT_EQ(heard, gui::Records{std::filesystem::absolute("evening.pfiff")});
}

TEST_F(TwoPrograms, where_nobody_listens_nothing_is_handed_over) {
    EXPECT_FALSE(gui::hand_over(database(), {"evening.pfiff"}));
    {
        const gui::Listening listening(database(), [](const gui::Records&) {});
    }
    EXPECT_FALSE(gui::hand_over(database(), {"evening.pfiff"})) << "it has ended";
    EXPECT_FALSE(gui::hand_over(folder_ / "another.db", {"evening.pfiff"}));
}
