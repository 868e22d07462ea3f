#include <fstream>

#include "gui/match/review.h"
#include "gui/pages/home.h"
#include "gui/windows.h"
#include "store/matches/history.h"

/// `pfiff FILE…`, as a file manager calls it.
class OpeningRecords : public Windows {
protected:
    static std::filesystem::path evening() {
        return std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/records/hund/evening-of-four.pfiff";
    }
    std::filesystem::path nonsense() const {
        std::filesystem::path file = folder_ / "nonsense.pfiff";
        std::ofstream(file) << "pfiff 1\ngame chess\n";
        return file;
    }
    template <class Page>
    void open(const std::vector<std::filesystem::path>& files) {
        start();
        frame_->open_records(files);
        EXPECT_TRUE(
            until([this] { return dynamic_cast<Page*>(frame_->page()) && !frame_->message().empty(); }));
    }
    std::size_t matches() { return store::History(frame_->database()).matches().size(); }
};

TEST_F(OpeningRecords, the_record_is_taken_in_and_reviewed) {
    open<gui::Review>({evening()});
    EXPECT_EQ(frame_->message(), "1 match was taken in.");
    EXPECT_EQ(matches(), 1U);
}

TEST_F(OpeningRecords, a_second_time_it_is_the_same_match) {
    open<gui::Review>({evening(), evening()});
    EXPECT_EQ(frame_->message(), "1 match was taken in. 1 match was here already.");
    EXPECT_EQ(matches(), 1U);
}

TEST_F(OpeningRecords, what_is_no_record_is_refused_with_the_reason) {
    open<gui::Home>({nonsense()});
    EXPECT_TRUE(frame_->message().Contains("nonsense.pfiff: ")) << frame_->message();
    EXPECT_EQ(matches(), 0U);
}

TEST_F(OpeningRecords, a_file_that_is_not_there_is_named) {
    open<gui::Home>({folder_ / "nowhere.pfiff"});
    EXPECT_TRUE(frame_->message().Contains("nowhere.pfiff: ")) << frame_->message();
}

TEST_F(OpeningRecords, one_that_is_refused_does_not_hinder_the_others) {
    open<gui::Review>({nonsense(), evening()});
    EXPECT_TRUE(frame_->message().StartsWith("1 match was taken in. 1 file was refused."))
        << frame_->message();
}
