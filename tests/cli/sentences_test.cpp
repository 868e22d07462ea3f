#include <gtest/gtest.h>

#include "app/words/words.h"
#include "games/catalog.h"

/// A few lines of each game as people read them.
namespace {

std::string said(const std::string& game, const std::string& line, std::string_view language) {
    core::Record record;
    record.header.game = game;
    record.header.players = {"Anna", "Ben"};
    record.facts.push_back({1, 1, line});
    app::speak(language);
    const core::Reading reading = games::find(game)->read(record.header, record.facts, {});
    const std::string sentence = app::say(reading.entries.back().text.sentence());
    app::speak("en");
    return sentence;
}

TEST(SentencesOfLanguages, are_in_the_words_of_each) {
    EXPECT_EQ(said("hund", "play Ben gy3", "de"), "Ben spielt Grau 3");
    EXPECT_EQ(said("hund", "play Ben gy3", "ko"), "Ben: 회색 3 냄");
    EXPECT_EQ(said("heckin-hounds", "bid Ben 1", "de"), "Ben sagt 1 Schicht an");
    EXPECT_EQ(said("heckin-hounds", "bid Ben 2", "de"), "Ben sagt 2 Schichten an");
    EXPECT_EQ(said("heckin-hounds", "bid Ben 1", "ko"), "Ben: 근무 1번 서약");
    EXPECT_EQ(said("hounded", "fox d6 d5", "de"), "Der Fuchs läuft nach d5, über d6");
    EXPECT_EQ(said("hundsgemein", "discard Ben 2 4", "de"), "Ben wirft Floh 2 und Floh 4 ab");
    EXPECT_EQ(said("hund", "amend 1 first Ben", "de"), "Eintrag 1 soll lauten: Ben beginnt");
}

}  // namespace
