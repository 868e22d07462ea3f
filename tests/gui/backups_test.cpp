#include "store/backup/backups.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "gui/pages/home.h"
#include "gui/pages/settings.h"
#include "gui/windows.h"
#include "store/folder.h"
#include "store/matches/journal.h"

class TheBackups : public Windows {
protected:
    std::filesystem::path file() const { return folder_ / "pfiff.db"; }
    /// Begins a match, starts the program again and waits for the backup that it makes by itself.
    std::string match_of_yesterday() {
        start();
        std::string match = begin({"Anna", "Ben"});
        stop();
        start();
        EXPECT_TRUE(until([this] { return !store::backups(file()).empty(); }));
        return match;
    }
    gui::Settings& settings() {
        frame_->open_settings();
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Settings*>(frame_->page()) != nullptr; }));
        return page<gui::Settings>();
    }
    std::size_t lines(const std::string& match) {
        return store::Journal(frame_->database()).read(match).facts.size();
    }
};

TEST_F(TheBackups, are_made_by_themselves_and_put_back_from_the_settings) {
    const std::string match = match_of_yesterday();
    store::Journal(frame_->database()).append(match, 1, "note today");
    gui::BackupList& list = settings().backups();
    ASSERT_EQ(list.rows(), 1U);
    press(*list.button(0));
    EXPECT_TRUE(until([this] { return frame_->message().Contains("set aside"); }));
    EXPECT_EQ(lines(match), 1U) << "nothing happens before it was asked";
    press("act");
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::Home*>(frame_->page()) != nullptr; }));
    EXPECT_EQ(lines(match), 0U);
    EXPECT_FALSE(frame_->database().read_only());
    EXPECT_TRUE(frame_->message().Contains("set-aside-")) << frame_->message();
    EXPECT_EQ(settings().backups().rows(), 2U) << "what was there can be put back too";
}

TEST_F(TheBackups, one_that_is_damaged_is_refused_and_all_goes_on) {
    const std::string match = match_of_yesterday();
    write_bytes(store::backups(file()).front().file, "noise");
    press(*settings().backups().button(0));
    press("act");
    EXPECT_TRUE(until([this] { return frame_->message().Contains("is not a database"); }))
        << frame_->message();
    EXPECT_EQ(lines(match), 0U);
    store::Journal(frame_->database()).append(match, 1, "note \"it goes on\"");
}

TEST_F(TheBackups, one_that_cannot_be_made_is_said) {
    write_bytes(folder_ / "pfiff.backups", "no folder");
    start();
    begin({"Anna", "Ben"});
    stop();
    start();
    EXPECT_TRUE(until([this] { return frame_->message().Contains("cannot be written"); }))
        << frame_->message();
}
