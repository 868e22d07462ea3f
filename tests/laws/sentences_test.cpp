#include <gtest/gtest.h>

#include "app/derive/disclosure.h"
#include "app/words/words.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "laws/cards.h"
#include "laws/files.h"
#include "laws/random_match.h"
#include "laws/viewed.h"

/// What people read of the lines of a record.
namespace {

core::Reading read(const core::Record& record, const core::View& view = {}) {
    return games::find(record.header.game)->read(record.header, record.facts, view);
}

std::string in_words(const core::Arg& arg) {
    const auto* number = std::get_if<int>(&arg.value);
    const auto* text = std::get_if<core::Text>(&arg.value);
    return number != nullptr ? std::to_string(*number)
           : text != nullptr ? app::say(*text)
                             : core::shown(std::get<std::string>(arg.value));
}

/// Nothing that belongs into a place of the sentence, or of a part of it, is left out.
void expect_whole(const core::Text& text) {
    const std::string all = app::say(text);
    for (const core::Arg& arg : text.args) {
        const std::string part = in_words(arg);
        EXPECT_NE(all.find(part), std::string::npos) << part << " in: " << all;
        if (const auto* inner = std::get_if<core::Text>(&arg.value)) {
            EXPECT_NE(part, "") << all;
            expect_whole(*inner);
        }
    }
}

bool is_understood(const core::Ruled& entry) {
    return entry.text.sentence().id != "{0}";
}

void expect_read_well(const core::Record& record) {
    const core::Reading reading = read(record);
    const std::vector<std::string> seats = core::seats(record.header, *games::find(record.header.game)->info);
    for (const core::Ruled& entry : reading.entries) {
        const core::Text sentence = entry.text.sentence();
        const std::string said = app::say(sentence);
        SCOPED_TRACE(entry.text.str());
        expect_whole(sentence);
        if (!is_understood(entry)) {
            EXPECT_EQ(said, core::shown(entry.text.str()));
            continue;
        }
        EXPECT_NE(said, entry.text.str());
        for (const char* place : {"{0}", "{1}", "{2}", "{3}"}) {
            EXPECT_TRUE(said.find(place) == std::string::npos ||
                        entry.text.str().find(place) != std::string::npos)
                << said;
        }
        if (entry.seat) {
            const std::string& name = seats[static_cast<std::size_t>(*entry.seat)];
            EXPECT_NE(said.find(core::shown(name)), std::string::npos) << said;
        }
    }
}

class Sentences : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override { app::speak(GetParam()); }
    void TearDown() override { app::speak("en"); }
};

TEST_P(Sentences, have_each_name_and_value_of_every_line_of_every_record) {
    ASSERT_EQ(app::spoken(), GetParam());
    for (const auto& file : laws::records({".pfiff"})) {
        SCOPED_TRACE(file);
        if (const auto record = core::read_record(laws::content(file), games::infos())) {
            expect_read_well(*record);
        }
    }
    for (const core::Game* game : games::catalog()) {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            expect_read_well(laws::random_match(*game, seed, 80));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Sentences, testing::Values("en", "de", "ko"));

/// What everybody may know of a hidden entry: that it was made, and by whom.
TEST(SentencesOfSecrets, name_no_card_that_is_hidden) {
    laws::in_every_game("hidden entries name no card", [](const laws::Match& match, std::mt19937&) {
        int met = 0;
        const core::Reading whole = match.read();
        const auto seats = core::seats(match.record.header, *match.game.info);
        const auto names = laws::spoken_names(match, whole);
        for (const core::Viewer& viewer : match.viewers()) {
            for (const core::Ruled& entry : match.read(laws::as(viewer)).entries) {
                if (!entry.hidden) {
                    continue;
                }
                EXPECT_EQ(app::say(entry.text.sentence()), "");
                const core::Ruled& known = laws::entry_of(whole, entry.seq);
                const std::string told = app::say(app::known_to_all(known, seats, match.game).sentence());
                const auto tokens = core::split(known.text.str()).tokens;
                for (const std::size_t place : laws::places_of_cards(match.game, tokens)) {
                    const auto name = names.find(tokens[place]);
                    EXPECT_FALSE(laws::says(told, tokens[place])) << told;
                    EXPECT_FALSE(name != names.end() && laws::says(told, name->second)) << told;
                }
                ++met;
            }
        }
        return met;
    });
}

}  // namespace
