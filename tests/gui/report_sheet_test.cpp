#include <cstdlib>

#include "app/exchange/import_record.h"
#include "app/report/year.h"
#include "core/text/failure.h"
#include "gui/pages/statistics_charts.h"
#include "gui/print/report_sheet.h"
#include "gui/windows.h"
#include "store/folder.h"

/// A look back at a year, on paper and as a picture.
class TheYearOnPaper : public Windows {
protected:
    void SetUp() override {
        database_ = std::make_unique<store::Database>(folder_ / "years.db");
        for (int month = 1; month <= 12; ++month) {
            core::Record played = record("hund/evening-of-four.pfiff");
            played.header.id = core::new_uuid();
            played.header.date = wxString::Format("2024-%02d-01T19:00", month).utf8_string();
            app::import_record(*database_, std::move(played));
        }
    }

    gui::MakeSheet sheet() {
        const store::YearPage page = store::year_page(*database_, 2024, {}, {});
        return gui::sheet_of(app::report_of(page), {gui::chart_of_year(page, "")});
    }

    std::unique_ptr<store::Database> database_;
};

TEST_F(TheYearOnPaper, is_saved_as_a_picture_of_every_kind) {
    gui::save_picture(sheet(), folder_ / "year.png");
    gui::save_picture(sheet(), folder_ / "year.svg");
    gui::save_picture(sheet(), folder_ / "year.pdf");
    EXPECT_TRUE(bytes_of(folder_ / "year.png").starts_with("\x89PNG"));
    EXPECT_TRUE(bytes_of(folder_ / "year.pdf").starts_with("%PDF"));
    const std::string svg = bytes_of(folder_ / "year.svg");
    for (const char* said :
         {"The year 2024", "Most wins in a row: Cleo, 12", "Who met whom", "What changed most"}) {
        EXPECT_NE(svg.find(said), std::string::npos) << said;
    }
    if (const char* there = std::getenv("PFIFF_SHEETS")) {
        std::filesystem::copy(folder_ / "year.png", std::filesystem::path(there) / "year.png",
                              std::filesystem::copy_options::overwrite_existing);
    }
}

TEST_F(TheYearOnPaper, is_refused_as_any_other_file_and_leaves_nothing_there) {
    EXPECT_THROW(gui::save_picture(sheet(), folder_ / "year.doc"), core::Failure);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "year.doc"));
}
