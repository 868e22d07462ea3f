#include "app/exchange/import_files.h"

#include <gmock/gmock.h>

#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"

using app::Imported;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

namespace fs = std::filesystem;

constexpr const char* short_evening =
    "pfiff 1\ngame hund\nid 0f8fad5b-d9cb-469f-a165-70867728950e\nplayer Anna\nplayer Ben\nplayer Cleo\n"
    "level plays\nfirst Ben\ndesignation 3\n";

class Importing : public testing::Test {
protected:
    std::vector<app::ImportedFile> import_files(const std::vector<fs::path>& files) {
        std::vector<app::ImportedFile> told;
        EXPECT_TRUE(
            app::import_files(database_, files, [&](const app::ImportedFile& file, int done, int all) {
                told.push_back(file);
                EXPECT_EQ(done, static_cast<int>(told.size()));
                EXPECT_LE(done, all);
                return true;
            }));
        return told;
    }
    std::string refusal(const fs::path& file) {
        const auto told = import_files({file});
        EXPECT_THAT(told, SizeIs(1));
        EXPECT_EQ(told.at(0).file, file);
        EXPECT_FALSE(told.at(0).imported);
        return std::to_string(told.at(0).why.line) + ": " + core::say(app::what_was_done(told.at(0)));
    }
    std::string refusal_of(std::string_view bytes) {
        write_bytes(folder_ / "file", bytes);
        return refusal(folder_ / "file");
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
};

}  // namespace

TEST_F(Importing, tells_of_each_file_what_was_wrong_and_stores_the_good_ones) {
    write_bytes(folder_ / "a.pfiff", short_evening);
    std::string contradicting = short_evening + std::string("note x\n");
    contradicting.replace(contradicting.find("designation 3"), 13, "designation 4");
    write_bytes(folder_ / "b.pfiff", contradicting);
    write_bytes(folder_ / "c.pfiff", short_evening + std::string("note x\n"));
    const auto told = import_files({folder_ / "absent", folder_ / "a.pfiff", folder_ / "b.pfiff",
                                    folder_ / "c.pfiff", folder_ / "a.pfiff"});
    ASSERT_THAT(told, SizeIs(5));
    EXPECT_THAT(core::say(told[0].why.message), HasSubstr("No such file"));
    EXPECT_EQ(told[1].imported->what, Imported::What::stored);
    EXPECT_THAT(core::say(told[2].why.message), HasSubstr("another entry 2"));
    EXPECT_EQ(told[3].imported->what, Imported::What::longer);
    EXPECT_EQ(told[4].imported->what, Imported::What::nothing_new);
    std::string kept = app::export_record(database_, "0f8fad5b-d9cb-469f-a165-70867728950e");
    const std::size_t date = kept.find("date ");
    ASSERT_NE(date, std::string::npos) << "it is of the day on which it came";
    kept.erase(date, kept.find('\n', date) + 1 - date);
    EXPECT_EQ(kept, short_evening + std::string("note x\n"));
}

TEST_F(Importing, refuses_what_is_no_record) {
    EXPECT_THAT(refusal_of(""), HasSubstr("pfiff 1"));
    EXPECT_THAT(refusal_of("\x89PNG\r\n\x1a\n"), AllOf(HasSubstr("1: "), HasSubstr("UTF-8")));
    EXPECT_THAT(refusal_of(R"({"about":"BG Stats","plays":[]})"),
                AllOf(HasSubstr("1: "), HasSubstr("pfiff 1")));
    EXPECT_THAT(refusal_of("pfiff 1\ngame skat\n"), AllOf(HasSubstr("2: "), HasSubstr("skat")));
    EXPECT_THAT(refusal_of("pfiff 1\ngame hund\nplayer Anna\nplayer Anna\nplayer Ben\n"), HasSubstr("4: "));
    EXPECT_THAT(refusal_of("pfiff 1\ngame hund\nplayer \"\"\n"), HasSubstr("3: "));
    EXPECT_THAT(refusal_of("pfiff 1\ngame hund\nplayer \"Anna\n"), HasSubstr("3: "));
    EXPECT_THAT(refusal_of(short_evening + std::string(core::most_record_bytes, '\n')), HasSubstr("4 MiB"));
    EXPECT_THAT(store::History(database_).matches(), IsEmpty());
}

TEST_F(Importing, takes_all_records_of_a_folder_and_below) {
    fs::create_directories(folder_ / "club" / "2024");
    write_bytes(folder_ / "club" / "2024" / "evening.pfiff", short_evening);
    write_bytes(folder_ / "club" / "broken.pfiff", "pfiff 2\n");
    write_bytes(folder_ / "club" / "photo.png", "\x89PNG");
    fs::create_directory(folder_ / "club" / "folder.pfiff");
    const auto told = import_files({folder_ / "club"});
    ASSERT_THAT(told, SizeIs(2));
    EXPECT_EQ(told[0].file, folder_ / "club" / "2024" / "evening.pfiff");
    EXPECT_EQ(told[0].imported->what, Imported::What::stored);
    EXPECT_EQ(told[1].file, folder_ / "club" / "broken.pfiff");
    EXPECT_EQ(told[1].why.line, 1);
}

TEST_F(Importing, takes_records_whatever_the_case_of_their_endings) {
    fs::create_directories(folder_ / "stick");
    write_bytes(folder_ / "stick" / "EVENING.PFIFF", short_evening);
    EXPECT_THAT(import_files({folder_ / "stick"}), SizeIs(1));
    EXPECT_THAT(store::History(database_).matches(), SizeIs(1));
}

TEST_F(Importing, says_of_a_folder_without_records_that_it_has_none) {
    fs::create_directory(folder_ / "empty");
    EXPECT_THAT(refusal(folder_ / "empty"), HasSubstr("no records"));
}

TEST_F(Importing, takes_names_and_days_as_they_are) {
    const std::string text = strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29");
    write_bytes(folder_ / "strange.pfiff", text);
    import_files({folder_ / "strange.pfiff"});
    const auto listed = store::History(database_).find("3d813cbb-47fb-42ba-91df-831e1593ac29");
    EXPECT_EQ(listed->players, strange_names());
    EXPECT_EQ(listed->played, "1969-07-20T21:17");
    EXPECT_EQ(app::export_record(database_, listed->id), text);
}

TEST_F(Importing, can_be_stopped_after_any_file) {
    write_bytes(folder_ / "a.pfiff", short_evening);
    write_bytes(folder_ / "b.pfiff", strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29"));
    EXPECT_FALSE(app::import_files(database_, {folder_ / "a.pfiff", folder_ / "b.pfiff"},
                                   [](const app::ImportedFile&, int, int) { return false; }));
    EXPECT_THAT(store::History(database_).matches(), SizeIs(1));
}
