#include "app/exchange/new_file.h"

#include <gmock/gmock.h>

#include "../store/folder.h"
#include "store/full_disk.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

class NewFile : public testing::Test {
protected:
    app::Written write(const std::string& text) {
        return app::write_into(folder_ / "out", "evening", ".csv",
                               [&](const app::Sink& sink) { sink(text); });
    }

    Folder folder_;
};

}  // namespace

TEST_F(NewFile, appears_with_all_that_was_written_and_usual_rights) {
    const app::Written written = write("one");
    EXPECT_EQ(written.file, folder_ / "out" / "evening.csv");
    EXPECT_FALSE(written.was_there);
    EXPECT_EQ(bytes_of(written.file), "one");
    EXPECT_NE(fs::status(written.file).permissions() & fs::perms::group_read, fs::perms::none);
    EXPECT_THAT(names_in(folder_ / "out"), ElementsAre("evening.csv"));
}

TEST_F(NewFile, never_takes_the_place_of_another) {
    write("one");
    EXPECT_TRUE(write("one").was_there);
    EXPECT_EQ(write("two").file, folder_ / "out" / "evening-2.csv");
    EXPECT_TRUE(write("two").was_there);
    EXPECT_EQ(bytes_of(folder_ / "out" / "evening.csv"), "one");
    EXPECT_THAT(names_in(folder_ / "out"), ElementsAre("evening-2.csv", "evening.csv"));
}

TEST_F(NewFile, leaves_nothing_behind_where_the_disk_is_full) {
    write("one");
    {
        const FullDisk disk(1000);
        EXPECT_THROW(write(std::string(5000, 'x')), core::Failure);
    }
    EXPECT_THAT(names_in(folder_ / "out"), ElementsAre("evening.csv"));
    EXPECT_EQ(bytes_of(folder_ / "out" / "evening.csv"), "one");
}

TEST_F(NewFile, leaves_nothing_behind_that_was_not_kept) {
    {
        app::NewFile file(folder_ / "half");
        file.write("half of it");
    }
    EXPECT_THAT(names_in(folder_.path()), IsEmpty());
}

TEST_F(NewFile, says_why_it_cannot_be_written) {
    try {
        app::NewFile(folder_ / "nowhere" / "file");
        FAIL();
    } catch (const core::Failure& failure) {
        EXPECT_THAT(failure.what(), testing::AllOf(HasSubstr("nowhere/file"), HasSubstr("No such file")));
    }
}

TEST_F(NewFile, stands_in_a_folder_that_is_there_whole_or_not_at_all) {
    {
        const app::NewFolder folder(folder_ / "all");
        write_bytes(folder.place_for("2024/one"), "1");
    }
    EXPECT_THAT(names_in(folder_.path()), IsEmpty());
    fs::create_directory(folder_ / "all");
    app::NewFolder folder(folder_ / "all" / "");
    write_bytes(folder.place_for("2024/one"), "1");
    folder.keep();
    EXPECT_THAT(names_in(folder_.path()), ElementsAre("all"));
    EXPECT_EQ(bytes_of(folder_ / "all" / "2024" / "one"), "1");
    EXPECT_EQ(fs::status(folder_ / "all").permissions(), fs::perms::owner_all);
}

TEST_F(NewFile, comes_to_no_folder_that_holds_something) {
    write_bytes(folder_ / "mine", "mine");
    EXPECT_THROW(app::NewFolder(folder_.path()), core::Failure);
    EXPECT_THROW(app::NewFolder(folder_ / "mine"), core::Failure);
    EXPECT_THAT(names_in(folder_.path()), ElementsAre("mine"));
}

TEST_F(NewFile, is_named_by_day_title_and_id) {
    core::Header header;
    header.game = "hund";
    header.id = "0b7e1d5a-3c52-4a0e-9c0f-2f0d3f1f8a11";
    EXPECT_EQ(app::file_name(header), "hund-0b7e1d5a");
    header.date = "1969-07-20T21:17";
    header.title = "Über/../=1+1 \"한나\"";
    EXPECT_EQ(app::file_name(header), "1969-07-20-Über-1-1-한나--0b7e1d5a");
    EXPECT_EQ(app::file_name(header, 36), "1969-07-20-Über-1-1-한나--0b7e1d5a-3c52-4a0e-9c0f-2f0d3f1f8a11");
    std::string emoji;
    for (int i = 0; i < 40; ++i) {
        emoji += "🐕";
    }
    header.title = emoji;
    EXPECT_EQ(app::file_name(header), "1969-07-20-hund-0b7e1d5a");
}
