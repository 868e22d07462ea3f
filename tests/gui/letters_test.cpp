#include "gui/painted.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

/// Short forms of cards, tiles and pieces, in every game.
class TheLetters : public Windows, public testing::WithParamInterface<const char*> {
protected:
    /// Message ids hold their context behind a control character; no word that anybody sees does.
    static void expect_words(const wxString& text) {
        EXPECT_EQ(text.find_first_of(wxString::FromUTF8("\x04")), wxString::npos) << text.utf8_string();
        EXPECT_FALSE(text.Contains("0004")) << text.utf8_string();
    }

    static void expect_words_in(const wxWindow& window) {
        expect_words(window.GetLabel());
        for (const wxWindow* child : window.GetChildren()) {
            expect_words_in(*child);
        }
    }
};

TEST_P(TheLetters, are_words_on_the_table_and_on_the_pad) {
    core::Record match = record(GetParam());
    for (const char* language : {"en", "de", "ko"}) {
        gui::speak(language);
        gui::Table& table = open(match.header);
        for (std::size_t i = 0; i < match.facts.size() && i < 12; ++i) {
            table.enter(match.facts[i].text);
            settle();
            expect_words_in(table.pad());
            for (const gui::Written& each : words_of(table.session().shown().table, 1600, 1000)) {
                expect_words(each.text);
            }
        }
    }
    gui::speak("en");
}

INSTANTIATE_TEST_SUITE_P(Games, TheLetters,
                         testing::Values("hund/evening-of-four.pfiff", "heckin-hounds/a-whole-match.pfiff",
                                         "hounded/a-whole-hunt.pfiff",
                                         "hundsgemein/rule-book-basic-scoring.pfiff",
                                         "kleine-klaeffer/evening-of-three.pfiff"));
