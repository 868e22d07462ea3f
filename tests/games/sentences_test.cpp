#include <gtest/gtest.h>

#include "games/match.h"

/// What people read of each line of each game.
namespace {

using Said = std::vector<std::pair<std::string, std::string>>;

void expect_said(const core::Header& header, const Said& all) {
    core::Record record{header, {}};
    for (const auto& [line, sentence] : all) {
        record.facts.push_back({static_cast<int>(record.facts.size()) + 1, 0, line});
    }
    const core::Reading reading = games::find(header.game)->read(header, record.facts, {});
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(core::say(reading.entries[i].text.sentence()), all[i].second) << all[i].first;
    }
}

core::Header of_two(const std::string& game) {
    return games_tests::header(game, {"Anna", "Ben"}, core::Level::plays);
}

TEST(Sentences, of_what_every_game_has) {
    expect_said(of_two("hund"), {{"note \"the lamp {0} fell\"", "Note: the lamp {0} fell"},
                                 {"penalty Ben 1 late", "Points of Ben corrected: +1 (late)"},
                                 {"penalty Ben -3 \"\"", "Points of Ben corrected: −3 (\"\")"},
                                 {"abandon \"it rains\"", "The match is abandoned: it rains"},
                                 {"undo 4 mistyped", "Entry 4 was mistyped"},
                                 {"undo 4 taken-back", "Entry 4 was taken back"},
                                 {"insert 1 first Ben", "Inserted before entry 1: Ben begins"},
                                 {"amend 99 first Ben", "Entry 99 should read: Ben begins"},
                                 {"nonsense {0}", "nonsense {0}"},
                                 {"play Zoe gy1", "play Zoe gy1"}});
    // What is amended reads as it is now.
    expect_said(of_two("hund"), {{"first Anna", "Ben begins"},
                                 {"amend 1 first Ben", "Entry 1 should read: Ben begins"},
                                 {"dealer Anna", "play Ben"},
                                 {"amend 3 play  Ben", "amend 3 play  Ben"}});
}

TEST(Sentences, of_hund) {
    expect_said(
        of_two("hund"),
        {{"play Ben gy3", "Ben plays grey 3"},
         {"dealer Ben", "Ben deals"},
         {"designation 3", "The number card is 3"},
         {"first Ben", "Ben begins"},
         {"select Ben pu10", "Ben selects purple 10"},
         {"display gy1 gy2 gy3 pi4 ye5",
          "Face-up cards of the virtual player, left to right: grey 1, grey 2, grey 3, pink 4 and yellow 5"},
         {"flip 2 gn1", "Turned up in column 2: green 1"},
         {"roles gy pu pi gn ye",
          "Roles of the suits: trump grey, plus purple, hund pink, minus green and lead yellow"},
         {"took Ben hund=2 plus=3 minus=0", "Cards taken by Ben: 3 plus, 2 hund and 0 minus"}});
    expect_said(
        games_tests::header("hund", {"Anna", "Ben", "Cleo"}, core::Level::plays),
        {{"hand Ben gy1 gy2 gy3 pu1 pu2 pu3 pi1 pi2 gn1 ye1",
          "Ben holds grey 1, grey 2, grey 3, purple 1, purple 2, purple 3, pink 1, pink 2, green 1 and "
          "yellow 1"}});
}

TEST(Sentences, of_heckin_hounds) {
    expect_said(
        games_tests::header("heckin-hounds", {"Anna", "Ben", "Cleo"}, core::Level::plays),
        {{"clue Ben td 2 4", "Ben is told: Tom Dire in slots 2 and 4"},
         {"clue Ben td3 2", "Ben is told: Tom Dire 3 in slot 2"},
         {"clue Ben 3 1 2 5", "Ben is told: value 3 in slots 1, 2 and 5"},
         {"play Ben 4 cerberus", "Ben plays Cerberus from slot 4"},
         {"bid Ben 1", "Ben bids 1 shift"},
         {"bid Ben 0", "Ben bids 0 shifts"},
         {"trade Ben 2", "Ben trades the card in slot 2"},
         {"keep Ben", "Ben keeps all cards"},
         {"cerberus Ben 1", "Ben takes Cerberus into slot 1"},
         {"leader Ben", "Ben is the Shift Leader"},
         {"bad-dog evil-molly", "The bad dog is Evil Molly"},
         {"hand Ben de1 pa2 su3 td4 em1",
          "Ben holds, in slots 1 to 5: Deathpaw 1, Paulgrave 2, Sudachi 3, Tom Dire 4 and Evil Molly 1"},
         {"drawn Ben mo2", "Ben drew Mops 2"},
         {"shift Ben 2 1", "Ben bid 2 and took 1"},
         {"shift Ben 2 1 0", "Ben bid 2 and took 1; bad dogs: 0"}});
}

TEST(Sentences, of_kleine_klaeffer) {
    expect_said(
        of_two("kleine-klaeffer"),
        {{"place Ben grc5 b3", "Ben places green chihuahua 5 on b3"},
         {"take Ben row", "Ben takes matching cards of the row"},
         {"take Ben both", "Ben takes matching cards of the row and the column"},
         {"take Ben crisis", "Ben takes the crisis cards"},
         {"take Ben none", "Ben takes nothing"},
         {"refill grc1 res2", "The council is refilled: green chihuahua 1 and red spitz 2"},
         {"give Ben blue Anna", "Ben gives the blue district to Anna"},
         {"pass Ben", "Ben skips the last turn"},
         {"keep Ben yeb4", "Ben still holds yellow bulldog 4"},
         {"council yec1 yec2 yec3 yec4 yec5 yes1 yes2 yes3 yes4 yes5 yeb1 yeb2",
          "The ring of the council, row by row: yellow chihuahua 1, yellow chihuahua 2, yellow chihuahua 3, "
          "yellow "
          "chihuahua 4, yellow chihuahua 5, yellow spitz 1, yellow spitz 2, yellow spitz 3, yellow spitz 4, "
          "yellow spitz 5, yellow bulldog 1 and yellow bulldog 2"},
         {"first Ben", "Ben begins"},
         {"votes Ben red=4 green=12 blue=0", "Votes of Ben: 4 red and 12 green"},
         {"votes Ben", "Votes of Ben: none"}});
}

TEST(Sentences, of_hounded) {
    expect_said(
        of_two("hounded"),
        {{"hunters Ben", "Ben leads the Hunting Party"},
         {"start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=d7",
          "Starting positions: Master of Hounds on d1, foxhound 1 on b1, foxhound 2 on f1, foxhound 3 on "
          "d2, Terrier on c1, Bulldog on e1 and Fox on d7"},
         {"move hound1 b3", "foxhound 1 goes to b3"},
         {"reveal b3 thicket-2", "Turned up on b3: thicket 2"},
         {"hide b3", "The Terrier leaves the tile on b3 face down"},
         {"bury b3", "The hunters bury the tile on b3"},
         {"done", "The hunters' turn is over"},
         {"fox d6", "The fox goes to d6"},
         {"fox d6 d5 e5", "The fox goes to e5, via d6 and d5"},
         {"stay", "The fox uses no more of its bonus"},
         {"freeze hound1 terrier", "Held up by the brook: foxhound 1 and Terrier"},
         {"freeze none", "Held up by the brook: none"},
         {"outcome trapped", "The hunt ended: the fox could not move"},
         {"outcome time 7", "The hunt ended: morning, noon and night were revealed; face down: 7"}});
}

TEST(Sentences, of_hundsgemein) {
    expect_said(of_two("hundsgemein"),
                {{"place Ben 2 b3", "Ben places flea 2 on b3"},
                 {"discard Ben 2", "Ben discards flea 2"},
                 {"discard Ben 2 4", "Ben discards flea 2 and flea 4"},
                 {"open Ben 2", "Face up before Ben: flea 2"},
                 {"open Ben 2 2", "Face up before Ben: flea 2 and flea 2"},
                 {"challenge Ben", "Ben challenges the last tile"},
                 {"end", "The board is scored"},
                 {"claim h1 Ben", "Ben claims the dog on h1"},
                 {"claim v6 none", "Nobody claims the dog on v6"},
                 {"dogs zorro zorro zorro daisy daisy daisy fifi fifi fifi rex rex rex",
                  "Dogs on the streets, h1 to h6 and v1 to v6: Zorro, Zorro, Zorro, Daisy, Daisy, Daisy, "
                  "Fifi, Fifi, Fifi, Rex, Rex and Rex"},
                 {"first Ben", "Ben begins"}});
}

}  // namespace
