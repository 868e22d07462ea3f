#include "app/words/alike.h"

#include <gmock/gmock.h>

#include "app/exchange/import_record.h"
#include "records.h"

namespace {

class AlikeNames : public testing::Test {
protected:
    AlikeNames() {
        const auto record = core::read_record(
            "pfiff 1\ngame hund\nplayer Anna\nplayer J\u00f6rg\nplayer Cleo\n", games::infos());
        app::import_record(database_, *record);
    }
    std::string asked(const std::vector<std::string>& seated) const {
        const auto alike = app::Likenesses(database_).question(seated);
        return alike ? core::say(app::asked(*alike)) : "";
    }

    Folder folder_;
    mutable store::Database database_{folder_ / "pfiff.db"};
};

TEST_F(AlikeNames, are_asked_about_where_somebody_of_that_look_has_played) {
    EXPECT_EQ(asked({"Ben", "anna"}), "anna looks like Anna, who has played before: the same person?");
    EXPECT_EQ(asked({"\u0410nna"}), "\u0410nna looks like Anna, who has played before: the same person?");
    EXPECT_EQ(asked({"An\u200bna"}), "An⟨U+200B⟩na looks like Anna, who has played before: the same person?");
    EXPECT_EQ(asked({"j\u00f6rg"}),
              "j\u00f6rg looks like J\u00f6rg, who has played before: the same person?");
}

TEST_F(AlikeNames, are_not_asked_about_where_the_name_is_known_or_new) {
    EXPECT_EQ(asked({"Anna", "Jo\u0308rg", "Ben"}), "");
    EXPECT_EQ(asked({}), "");
}

TEST_F(AlikeNames, are_asked_about_where_both_sit_at_the_table) {
    EXPECT_EQ(asked({"Anna", "Ben", "ben"}), "ben and Ben look alike: are they two players?");
    EXPECT_EQ(asked({"J\u00f6rg", "Jo\u0308rg"}), "") << "they are one name, which the header refuses";
}

}  // namespace
