#include <csignal>
#include <cstdlib>
#include <fstream>

#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "gui/print/match_sheet.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/matches/journal.h"

namespace paper {

std::string text_of(const std::filesystem::path& file) {
    const std::string command = "pdftotext -layout '" + file.string() + "' -";
    FILE* pipe = popen(command.c_str(), "r");
    std::string all;
    for (int byte = fgetc(pipe); byte != EOF; byte = fgetc(pipe)) {
        all += static_cast<char>(byte);
    }
    EXPECT_EQ(pclose(pipe), 0) << command;
    return all;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace paper

class TheSheet : public Windows {
protected:
    void SetUp() override { database_ = std::make_unique<store::Database>(folder_ / "sheets.db"); }

    std::string begin(const core::Record& record, app::Policy policy = app::Policy::warn) {
        core::Header header = record.header;
        header.id.reset();
        std::string match = app::begin_match(*database_, header, policy);
        store::Journal(*database_).append(match, record.facts);
        return match;
    }

    /// The words of the sheet.
    std::string sheet(const std::string& match) {
        const std::filesystem::path file = folder_ / "sheet.pdf";
        const app::Session session(*database_, match);
        gui::save_sheet(session, file);
        if (const char* folder = std::getenv("PFIFF_SHEETS")) {
            std::filesystem::copy_file(
                file,
                std::filesystem::path(folder) / (session.header().game + "-" + match.substr(0, 4) + ".pdf"),
                std::filesystem::copy_options::overwrite_existing);
        }
        return paper::text_of(file);
    }

    std::unique_ptr<store::Database> database_;
};

TEST_F(TheSheet, says_who_played_and_won_in_every_game) {
    for (const char* name : {"hund/evening-of-four.pfiff", "heckin-hounds/a-whole-match.pfiff",
                             "kleine-klaeffer/evening-of-four.pfiff",
                             "hundsgemein/rule-book-advanced-scoring.pfiff", "hounded/a-whole-hunt.pfiff"}) {
        SCOPED_TRACE(name);
        const std::string match = begin(record(name));
        const std::string text = sheet(match);
        const app::Session session(*database_, match);
        const core::Scores& scores = session.reading().scores;
        EXPECT_TRUE(paper::has(text, std::string(session.game().info->title)));
        for (const std::string& player : session.header().players) {
            EXPECT_TRUE(paper::has(text, player)) << text;
        }
        for (const int points : scores.totals) {
            EXPECT_TRUE(paper::has(text, (points < 0 ? "−" : "") + std::to_string(std::abs(points))))
                << points;
        }
        for (const core::Reckoning& round : *scores.rounds) {
            EXPECT_TRUE(paper::has(text, gui::words(round.title).utf8_string()));
        }
        EXPECT_TRUE(paper::has(text, "Page 1 of "));
    }
}

TEST_F(TheSheet, lists_fouls_that_stood_or_were_taken_back_with_their_rule) {
    const std::string match = begin(record("hund/wild-plays.pfiff"));
    const std::string text = sheet(match);
    const app::Session session(*database_, match);
    const auto& entries = session.reading().entries;
    const auto foul = std::find_if(entries.begin(), entries.end(), [](const core::Ruled& entry) {
        return entry.judged && entry.stands && core::kind(entry.verdict) == core::Kind::illegal;
    });
    ASSERT_NE(foul, entries.end());
    EXPECT_TRUE(paper::has(text, "Fouls"));
    EXPECT_TRUE(paper::has(text, "Entry " + std::to_string(foul->seq) + " · "));
    EXPECT_TRUE(paper::has(text, "it stood"));
}

TEST_F(TheSheet, says_that_a_match_is_open_and_what_was_noted) {
    core::Record begun = record("hund/evening-of-four.pfiff");
    begun.facts.resize(12);
    begun.facts.push_back({13, 0, "note \"Anna spilled the tea\""});
    begun.facts.push_back({14, 0, "penalty " + begun.header.players.front() + " -3 \"tea\""});
    const std::string text = sheet(begin(begun));
    EXPECT_TRUE(paper::has(text, "open")) << text;
    EXPECT_TRUE(paper::has(text, "The match so far"));
    EXPECT_TRUE(paper::has(text, "Anna spilled the tea"));
    EXPECT_TRUE(paper::has(text, "−3"));
}

TEST_F(TheSheet, tells_all_matches_of_the_evening) {
    const auto keep = [this](const char* date) {
        core::Record played = record("hund/evening-of-four.pfiff");
        played.header.id = core::new_uuid();
        played.header.date = date;
        std::string match = *played.header.id;
        app::import_record(*database_, std::move(played));
        return match;
    };
    const std::string match = keep("2024-03-01T19:00");
    EXPECT_FALSE(paper::has(sheet(match), "The evening")) << "it is the only one";
    keep("2024-03-01T20:15");
    const std::string text = sheet(match);
    EXPECT_TRUE(paper::has(text, "Fri, 1 Mar 2024, 20:15 · Hund · Hund on Saturday · Cleo won")) << text;
    EXPECT_TRUE(paper::has(text, "Wins of the evening: Cleo 2")) << text;
}

TEST_F(TheSheet, speaks_german_and_korean) {
    const std::string match = begin(record("hund/evening-of-four.pfiff"));
    for (const char* language : {"de", "ko"}) {
        gui::speak(language);
        EXPECT_TRUE(paper::has(sheet(match), gui::words("Total").utf8_string())) << language;
    }
    gui::speak("en");
}

TEST_F(TheSheet, is_not_left_half_where_it_cannot_be_written) {
    const std::string match = begin(record("hund/evening-of-four.pfiff"));
    const app::Session session(*database_, match);
    EXPECT_THROW(gui::save_sheet(session, folder_ / "missing" / "sheet.pdf"), core::Failure);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "missing"));
}
