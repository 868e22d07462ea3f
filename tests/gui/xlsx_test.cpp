#include "app/report/xlsx.h"

#include <map>

#include <gtest/gtest.h>
#include <wx/mstream.h>
#include <wx/xml/xml.h>
#include <wx/zipstrm.h>

#include "app/exchange/import_record.h"
#include "app/report/csv.h"
#include "app/words/words.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

/// A workbook read back, with the archive and XML of wx.
class TheWorkbook : public Windows {
protected:
    struct Cell {
        std::string type;  ///< of the file: `inlineStr` is text; empty: a number
        std::string value;
    };
    using Sheet = std::vector<std::map<int, Cell>>;

    static bool go_on(int /*done*/, int /*all*/) { return true; }

    static Sheet sheet(const std::string& workbook, const wxString& name) {
        wxMemoryInputStream bytes(workbook.data(), workbook.size());
        wxZipInputStream archive(bytes);
        for (std::unique_ptr<wxZipEntry> entry(archive.GetNextEntry()); entry;
             entry.reset(archive.GetNextEntry())) {
            if (entry->GetName().AfterLast('/') == name) {
                return rows(wxXmlDocument(archive));
            }
        }
        ADD_FAILURE() << "there is no " << name.utf8_string();
        return {};
    }

    static wxXmlNode* child(const wxXmlNode* parent, const wxString& name) {
        wxXmlNode* node = parent == nullptr ? nullptr : parent->GetChildren();
        while (node != nullptr && node->GetName() != name) {
            node = node->GetNext();
        }
        return node;
    }

    static Sheet rows(const wxXmlDocument& document) {
        Sheet all;
        for (wxXmlNode* row = child(child(document.GetRoot(), "sheetData"), "row"); row != nullptr;
             row = row->GetNext()) {
            auto& cells = all.emplace_back();
            for (wxXmlNode* cell = row->GetChildren(); cell != nullptr; cell = cell->GetNext()) {
                EXPECT_EQ(child(cell, "f"), nullptr) << "nothing is a formula";
                const wxXmlNode* text = child(child(cell, "is"), "t");
                const wxXmlNode* number = child(cell, "v");
                cells[static_cast<int>(cell->GetAttribute("r")[0].GetValue()) - 'A'] = {
                    cell->GetAttribute("t").utf8_string(),
                    (text != nullptr ? text : number)->GetNodeContent().utf8_string()};
            }
        }
        return all;
    }

    std::string workbook(const std::vector<app::Spreadsheet>& tables) {
        std::string bytes;
        EXPECT_TRUE(app::write_xlsx(
            tables, [&](std::string_view more) { bytes += more; }, go_on));
        return bytes;
    }
};

TEST_F(TheWorkbook, has_each_cell_with_its_type_and_no_formula) {
    const app::Spreadsheet table{
        "t",
        "Players",
        {{"a", "Player"}, {"b", "Points"}, {"c", "Played"}, {"d", "Rank"}},
        [](const app::Spreadsheet::Rows& rows, const app::Progress&) {
            rows({app::name("=1+1"), app::Points{-7}, app::Day{"1969-07-20"}, {}});
            rows({app::name("http://pfiff"), app::Mean{2.5}, app::Day{"1899-12-30"}, 3});
            rows({app::name("7"), 0, app::Day{"2024-02-29T18:00"}, {}});
            return true;
        }};
    const Sheet sheet = TheWorkbook::sheet(workbook({table}), "sheet1.xml");
    ASSERT_EQ(sheet.size(), 4U);
    EXPECT_EQ(sheet[0].at(1).value, "Points");
    EXPECT_EQ(sheet[1].at(0).type, "inlineStr");
    EXPECT_EQ(sheet[1].at(0).value, "=1+1");
    EXPECT_EQ(sheet[1].at(1).type, "");
    EXPECT_EQ(sheet[1].at(1).value, "-7");
    EXPECT_EQ(sheet[1].at(2).value, "25404") << "days since 1899-12-30: a date, not words";
    EXPECT_EQ(sheet[1].count(3), 0U) << "nothing is nothing";
    EXPECT_EQ(sheet[2].at(0).type, "inlineStr") << "no link";
    EXPECT_EQ(sheet[2].at(2).type, "inlineStr") << "before 1900 there are no dates";
    EXPECT_EQ(sheet[3].at(0).type, "inlineStr") << "a name of digits is a name";
    EXPECT_EQ(sheet[3].at(2).value, "45351.75");
}

TEST_F(TheWorkbook, speaks_the_language_and_keeps_what_was_cut_whole) {
    gui::speak("de");
    const app::Spreadsheet table{"t", "Players", {{"a", "Player"}}, [](const auto& rows, const auto&) {
                                     std::string longest;
                                     while (longest.size() < 40'000) {
                                         longest += "한";
                                     }
                                     rows({core::verbatim(longest)});
                                     return true;
                                 }};
    const Sheet sheet = TheWorkbook::sheet(workbook({table}), "sheet1.xml");
    EXPECT_EQ(sheet[0].at(0).value, app::word_for("Player"));
    EXPECT_NE(sheet[0].at(0).value, "Player");
    EXPECT_TRUE(sheet[1].at(0).value.ends_with("한…"));
    gui::speak("en");
}

TEST_F(TheWorkbook, says_what_the_tables_for_programs_say) {
    start();
    const core::Record evening = record("hund/evening-of-four.pfiff");
    const std::string match = app::import_record(frame_->database(), evening).match;
    auto tables = app::spreadsheets_of(frame_->database(), std::vector{match});
    for (app::Spreadsheet& table : app::spreadsheets_of(frame_->database(), store::MatchQuery{})) {
        tables.push_back(std::move(table));
    }
    const std::string bytes = workbook(tables);
    EXPECT_EQ(workbook(tables), bytes) << "the same history makes the same file";
    for (std::size_t i = 0; i < tables.size(); ++i) {
        std::vector<std::vector<app::Cell>> rows;
        tables[i].write([&](const std::vector<app::Cell>& row) { rows.push_back(row); }, go_on);
        const Sheet sheet = TheWorkbook::sheet(bytes, wxString::Format("sheet%zu.xml", i + 1));
        ASSERT_EQ(sheet.size(), rows.size() + 1) << tables[i].key;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t column = 0; column < rows[row].size(); ++column) {
                const auto found = sheet[row + 1].find(static_cast<int>(column));
                const app::Cell& cell = rows[row][column];
                EXPECT_EQ(found == sheet[row + 1].end(), std::holds_alternative<std::monostate>(cell));
                if (const int* count = std::get_if<int>(&cell)) {
                    EXPECT_EQ(found->second.value, std::to_string(*count));
                } else if (const auto* text = std::get_if<core::Text>(&cell)) {
                    EXPECT_EQ(found->second.value, core::say(*text));
                    EXPECT_EQ(found->second.type, "inlineStr");
                }
            }
        }
    }
}

TEST_F(TheWorkbook, is_not_made_when_it_is_stopped) {
    const app::Spreadsheet table{
        "t", "Players", {{"a", "Player"}}, [](const auto&, const auto&) { return false; }};
    std::string bytes;
    EXPECT_FALSE(app::write_xlsx(
        {table}, [&](std::string_view more) { bytes += more; }, go_on));
    EXPECT_EQ(bytes, "");
}
