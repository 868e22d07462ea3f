// What becomes of the file of the database while its window is open.

#include <fstream>
#include <iterator>
#include <memory>

#include <wx/panel.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/sqlite/database.h"

namespace fs = std::filesystem;

class DisplacedFile : public Windows {
protected:
    fs::path file() const { return frame_->database().file(); }
    bool is_said() const { return gui::part<wxPanel>(*frame_, "read_only").IsShown(); }
    wxString what_is_said() const { return gui::words(frame_->database().why_read_only()); }
    std::vector<fs::path> rescued() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(folder_)) {
            if (entry.path().filename().string().starts_with("pfiff.rescued-")) {
                found.push_back(entry.path());
            }
        }
        return found;
    }
};

TEST_F(DisplacedFile, that_it_was_moved_away_is_said_by_itself_and_so_is_that_it_is_back) {
    start();
    play({"Anna", "Ben", "Cleo"}, {"first Ben"}).entry().put("desig");
    fs::rename(file(), folder_ / "away.db");
    EXPECT_TRUE(until([&] { return is_said(); }));
    EXPECT_TRUE(what_is_said().Contains("was removed or moved away")) << what_is_said();
    fs::rename(folder_ / "away.db", file());
    EXPECT_TRUE(until([&] { return !is_said() && frame_->message().Contains("again"); }))
        << frame_->message();
    EXPECT_FALSE(frame_->database().read_only());
    EXPECT_EQ(table().entry().words(), "desig") << "what was typed and not kept is still there";
}

TEST_F(DisplacedFile, an_entry_that_cannot_be_kept_lies_in_a_record_with_all_before_it) {
    start();
    gui::Table& table = play({"Anna", "Ben", "Cleo"}, {"first Ben"});
    fs::remove(file());
    EXPECT_THROW(table.enter("designation 3"), store::Displaced);
    EXPECT_EQ(table.session().facts().size(), 1U);
    ASSERT_EQ(rescued().size(), 1U);
    std::ifstream record(rescued().front());
    const std::string text{std::istreambuf_iterator<char>(record), {}};
    EXPECT_NE(text.find("first Ben\ndesignation 3\n"), std::string::npos) << text;
    EXPECT_TRUE(until([&] { return is_said(); }));
}

TEST_F(DisplacedFile, after_a_short_rest_the_one_file_has_all) {
    start();
    play({"Anna", "Ben", "Cleo"});
    tap("first Ben");
    EXPECT_TRUE(frame_->database().is_unsettled());
    const auto is_settled = [&] { return !frame_->database().is_unsettled(); };
    EXPECT_TRUE(until(is_settled) || until(is_settled)) << "at most two seconds, twice";
    EXPECT_EQ(fs::file_size(file().string() + "-wal"), 0U);
}

TEST_F(DisplacedFile, what_another_one_had_open_is_written_again_once_it_is_gone) {
    auto other = std::make_unique<store::Database>(folder_ / "pfiff.db");
    start();
    EXPECT_TRUE(frame_->database().read_only());
    EXPECT_TRUE(is_said());
    other.reset();
    EXPECT_TRUE(until([&] { return !is_said(); }));
    EXPECT_FALSE(frame_->database().read_only());
}
