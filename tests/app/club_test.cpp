#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "app/club/statement.h"
#include "app/derive/secrets.h"
#include "clubs.h"
#include "core/text/failure.h"
#include "store/full_disk.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/small_disk.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

namespace fs = std::filesystem;

const std::string match = "11111111-0000-4000-8000-000000000001";

/// Two or three machines of a club, each with its own copy of the folder.
class Club : public testing::Test {
protected:
    Club() : anna_(folder_ / "anna", 0), ben_(folder_ / "ben", 3), cleo_(folder_ / "cleo", 6) {
        anna_.begin();
        ben_.join(anna_);
        cleo_.join(anna_);
    }

    /// All look, and an engine brings all to all, until nothing is new.
    void settle() {
        for (int round = 0; round < 3; ++round) {
            for (ClubMachine* machine : all_) {
                machine->look();
            }
            for (ClubMachine* from : all_) {
                for (ClubMachine* to : all_) {
                    from->bring_to(*to);
                }
            }
        }
    }

    fs::path record_of(ClubMachine& machine, const std::string& id = match) {
        return machine.own_folder() / app::place_of_record(id);
    }
    static void write(const fs::path& file, const std::string& text) {
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }

    Folder folder_;
    ClubMachine anna_, ben_, cleo_;
    std::vector<ClubMachine*> all_{&anna_, &ben_, &cleo_};
};

std::string one_said(const core::Text& text) {
    return core::say(text);
}

}  // namespace

TEST_F(Club, a_match_comes_to_all_with_its_times) {
    anna_.play(match, {"shift Anna 1 2", "shift Ben 3 3"});
    anna_.set_time(10);
    anna_.enter(match, "note late");
    settle();
    EXPECT_EQ(ben_.history(), anna_.history());
    EXPECT_EQ(cleo_.history(), anna_.history());
    EXPECT_EQ(ben_.lines_of(match), anna_.lines_of(match));
}

TEST_F(Club, only_who_entered_something_has_its_record) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    EXPECT_TRUE(fs::exists(record_of(anna_)));
    EXPECT_FALSE(fs::exists(record_of(ben_)));
    ben_.enter(match, "shift Ben 3 3");
    settle();
    EXPECT_TRUE(fs::exists(record_of(ben_)));
    EXPECT_EQ(anna_.lines_of(match), ben_.lines_of(match));
    EXPECT_FALSE(fs::exists(record_of(cleo_)));
}

TEST_F(Club, a_match_that_went_on_at_two_machines_is_kept_in_both_ways) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    anna_.enter(match, "shift Ben 3 3");
    ben_.enter(match, "shift Ben 2 2");
    ben_.enter(match, "note and on");
    settle();
    for (ClubMachine* machine : all_) {
        ASSERT_THAT(machine->all_lines(), SizeIs(2));
        EXPECT_EQ(machine->history(), anna_.history());
        const auto ways = app::ways_of(machine->database(), match);
        ASSERT_TRUE(ways);
        EXPECT_EQ(ways->after, 1);
        EXPECT_THAT(ways->others, SizeIs(1));
        // "shift Ben 2 2" comes first by its letters, and is the longer one.
        EXPECT_TRUE(ways->counts);
        EXPECT_THAT(machine->lines_of(match), ElementsAre("shift Anna 1 2", "shift Ben 2 2", "note and on"));
        EXPECT_THAT(machine->lines_of(ways->others.front()), ElementsAre("shift Anna 1 2", "shift Ben 3 3"));
        EXPECT_EQ(store::Journal(machine->database()).read(ways->others.front()).header.what_if->source,
                  match);
    }
}

TEST_F(Club, which_way_counts_can_be_chosen_and_chosen_otherwise_later) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    anna_.enter(match, "abandon early");
    ben_.enter(match, "abandon late");
    settle();
    const std::string other = app::ways_of(anna_.database(), match)->others.front();
    const auto counted = [](ClubMachine& machine) {
        std::vector<std::string> ids;
        for (const std::int32_t row : store::History(machine.database()).find(store::MatchQuery{})) {
            const auto listed = store::History(machine.database()).row(row);
            if (app::ways_of(machine.database(), listed->id)->counts) {
                ids.push_back(listed->id);
            }
        }
        return ids;
    };
    EXPECT_THAT(counted(cleo_), ElementsAre(match));
    app::let_count(ben_.database(), other);
    settle();
    EXPECT_THAT(counted(cleo_), ElementsAre(other));
    app::let_count(cleo_.database(), match);
    settle();
    EXPECT_THAT(counted(anna_), ElementsAre(match));
    EXPECT_EQ(ben_.history(), anna_.history());
}

TEST_F(Club, the_longer_way_counts_until_somebody_chooses) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    anna_.enter(match, "note a stray tap");
    ben_.enter(match, "shift Ben 2 2");
    ben_.enter(match, "shift Anna 2 2");
    settle();
    const auto ways = app::ways_of(cleo_.database(), match);
    ASSERT_TRUE(ways);
    EXPECT_FALSE(ways->counts);  // "note …" comes first, but is shorter
    EXPECT_THAT(cleo_.lines_of(ways->others.front()), SizeIs(3));
}

TEST_F(Club, nothing_changes_a_match_that_is_open_in_a_window) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    anna_.enter(match, "shift Ben 1 1");
    anna_.look();
    anna_.bring_to(ben_);
    const auto held = [](const std::string& id) { return id == match; };
    EXPECT_THAT(ben_.look(false, held).waiting, ElementsAre(match));
    EXPECT_THAT(ben_.lines_of(match), SizeIs(1));
    EXPECT_EQ(ben_.look().longer, 1);
    EXPECT_THAT(ben_.lines_of(match), SizeIs(2));
}

TEST_F(Club, who_goes_on_elsewhere_is_told) {
    anna_.play(match, {"shift Anna 1 2"});
    settle();
    const auto gone_on = app::gone_on_elsewhere(ben_.database(), match);
    ASSERT_TRUE(gone_on);
    EXPECT_EQ(gone_on->machine, "Machine 0");
    EXPECT_EQ(gone_on->entries, 1);
    EXPECT_FALSE(app::gone_on_elsewhere(anna_.database(), match));
    ben_.set_time(20);
    EXPECT_FALSE(app::gone_on_elsewhere(ben_.database(), match)) << "20 minutes later";
}

TEST_F(Club, the_latest_counts_of_what_was_said_of_a_match) {
    anna_.play(match);
    settle();
    anna_.set_time(1);
    ben_.set_time(2);
    store::History(anna_.database()).set_details(match, {"One", "", "", ""});
    store::History(ben_.database()).set_details(match, {"Two", "", "", "a note"});
    store::History(anna_.database()).bin(match);
    settle();
    for (ClubMachine* machine : all_) {
        const auto listed = store::History(machine->database()).find(match);
        EXPECT_EQ(listed->title, "Two");
        EXPECT_TRUE(listed->binned);
    }
    // Whoever knows of it has the last word, whatever his clock says.
    anna_.set_time(-1000);
    store::History(anna_.database()).set_details(match, {"Three", "", "", ""});
    settle();
    EXPECT_EQ(store::History(cleo_.database()).find(match)->title, "Three");
}

TEST_F(Club, what_is_thrown_away_for_good_is_gone_everywhere) {
    anna_.play(match, {"note x"});
    settle();
    store::History(ben_.database()).bin(match);
    store::History(ben_.database()).empty_bin();
    settle();
    for (ClubMachine* machine : all_) {
        EXPECT_THAT(machine->all_lines(), IsEmpty());
    }
    EXPECT_EQ(anna_.look().stored, 0);
}

TEST_F(Club, people_are_joined_once_and_apart_again_everywhere) {
    anna_.play(match);
    store::People(anna_.database()).rename(*store::People(anna_.database()).named("Ben"), "Benjamin");
    core::Header header = store::Journal(anna_.database()).read(match).header;
    header.id = "22222222-0000-4000-8000-000000000002";
    header.players = {"Anna B.", "Ben"};
    app::begin_match(ben_.database(), header, app::Policy::warn);
    settle();
    store::People people(cleo_.database());
    people.merge(*people.named("Anna B."), *people.named("Anna"));
    settle();
    store::People there(anna_.database());
    EXPECT_EQ(there.find(*there.named("Anna"))->spellings, (std::vector<std::string>{"Anna", "Anna B."}));
    EXPECT_EQ(there.find(*there.named("Ben"))->name, "Benjamin");
    EXPECT_THAT(bytes_of(record_of(anna_)), HasSubstr("player Ben\n"));
    there.take_apart(there.merges().front().from);
    settle();
    EXPECT_THAT(store::People(ben_.database()).merges(), IsEmpty());
}

TEST_F(Club, names_that_clash_or_close_a_circle_come_out_the_same_everywhere) {
    anna_.play(match);
    settle();
    const auto named = [](ClubMachine& machine, const char* name) {
        return *store::People(machine.database()).named(name);
    };
    store::People(anna_.database()).rename(named(anna_, "Anna"), "Zoe");
    store::People(ben_.database()).rename(named(ben_, "Ben"), "Zoe");
    settle();
    for (ClubMachine* machine : all_) {
        EXPECT_EQ(machine->history(), anna_.history());
        EXPECT_THAT(store::People(machine->database()).all(), SizeIs(2));
    }
    core::Header header = store::Journal(anna_.database()).read(match).header;
    header.players = {"Dora", "Ada"};
    header.id = "33333333-0000-4000-8000-000000000003";
    app::begin_match(anna_.database(), header, app::Policy::warn);
    header.players = {"Eva", "Fred"};
    header.id = "44444444-0000-4000-8000-000000000004";
    app::begin_match(anna_.database(), header, app::Policy::warn);
    settle();
    store::People(anna_.database()).merge(named(anna_, "Dora"), named(anna_, "Eva"));
    store::People(ben_.database()).merge(named(ben_, "Eva"), named(ben_, "Dora"));
    settle();
    for (ClubMachine* machine : all_) {
        EXPECT_EQ(machine->history(), anna_.history());
        EXPECT_THAT(store::People(machine->database()).merges(), SizeIs(1));
    }
}

TEST_F(Club, what_was_so_before_a_machine_joined_gives_way_to_what_the_club_said) {
    anna_.play(match);
    store::History(anna_.database()).set_details(match, {"Of the club", "", "", ""});
    settle();
    ClubMachine dora(folder_ / "dora", 9);
    dora.play(match);
    store::History(dora.database()).set_details(match, {"Of before", "", "", ""});
    dora.join(anna_);
    anna_.bring_to(dora);
    dora.look();
    EXPECT_EQ(store::History(dora.database()).find(match)->title, "Of the club");
}

TEST_F(Club, copies_that_engines_make_in_a_conflict_are_the_same_match) {
    anna_.play(match, {"shift Anna 1 2"});
    anna_.look();
    const std::string text = bytes_of(record_of(anna_));
    fs::path place = anna_.own_folder() / app::place_of_record(match);
    write(place.parent_path() / (match + ".sync-conflict-20261101-101112-ABCDEFG.pfiff"),
          text + "# +5\nshift Ben 3 3\n");
    write(place.parent_path() / (match + " (Anna's conflicted copy 2026-11-01).pfiff"), text);
    anna_.look();
    EXPECT_THAT(anna_.all_lines(), SizeIs(1));
    EXPECT_THAT(anna_.lines_of(match), SizeIs(2));
    settle();
    EXPECT_EQ(ben_.history(), anna_.history());
    EXPECT_EQ(anna_.look().missing, 0);
}

TEST_F(Club, a_file_that_is_cut_off_anywhere_does_no_harm) {
    anna_.play(match, {"shift Anna 1 2", "shift Ben 3 3", "shift Anna 2 2"});
    store::History(anna_.database()).set_details(match, {"A title", "", "", ""});
    anna_.look();
    const std::string whole = bytes_of(record_of(anna_));
    for (std::size_t bytes = 0; bytes < whole.size(); ++bytes) {
        for (const fs::path& file : anna_.own_files()) {
            anna_.bring_to(ben_, file, bytes);
        }
        EXPECT_THAT(ben_.look().wrong, IsEmpty()) << bytes;
        for (const auto& lines : ben_.all_lines()) {
            EXPECT_LE(lines.size(), 3U);
        }
    }
    anna_.bring_to(ben_);
    ben_.look();
    EXPECT_EQ(ben_.history(), anna_.history());
}

TEST_F(Club, a_folder_that_was_deleted_by_mistake_is_written_anew_when_somebody_says_so) {
    anna_.play(match, {"shift Anna 1 2"});
    store::History(anna_.database()).set_details(match, {"A title", "", "", ""});
    anna_.look();
    const auto before = anna_.own_files();
    fs::remove_all(anna_.own_folder());
    EXPECT_EQ(anna_.look().missing, 3);
    EXPECT_THAT(anna_.own_files(), IsEmpty());
    anna_.look(true);
    EXPECT_EQ(anna_.own_files(), before);
    anna_.bring_to(ben_);
    ben_.look();
    EXPECT_EQ(ben_.history(), anna_.history());
    EXPECT_EQ(anna_.look().missing, 0);
}

TEST_F(Club, a_database_of_before_gets_back_what_it_wrote_and_writes_under_a_new_name) {
    anna_.play(match, {"shift Anna 1 2"});
    anna_.look();
    anna_.database().settle();
    const fs::path backup = folder_ / "backup.db";
    fs::copy_file(folder_ / "anna/pfiff.db", backup);
    anna_.enter(match, "shift Ben 3 3");
    store::History(anna_.database()).set_details(match, {"Later", "", "", ""});
    anna_.look();
    const std::string id = anna_.id();
    anna_.replace_database(backup);
    EXPECT_EQ(anna_.id(), id);
    EXPECT_TRUE(anna_.look().renewed);
    EXPECT_NE(anna_.id(), id);
    EXPECT_THAT(anna_.lines_of(match), SizeIs(2));
    EXPECT_EQ(store::History(anna_.database()).find(match)->title, "Later");
    EXPECT_FALSE(anna_.look().renewed);
}

TEST_F(Club, statements_of_a_newer_pfiff_are_counted_and_left_alone) {
    anna_.play(match);
    settle();
    const fs::path said = ben_.own_folder() / app::said_file;
    const std::string lines =
        R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"colour_of_the_box":"red"})"
        "\n"
        R"({"about":"11111111-0000-4000-8000-000000000001","at":1893456000,"said":{"title":"New","note":"","mood":7}})"
        "\nnonsense\n";
    write(anna_.folder() / ben_.id() / app::said_file, lines);
    EXPECT_EQ(anna_.look().newer, 2);
    EXPECT_EQ(anna_.look().newer, 0) << "each is told once";
    EXPECT_EQ(store::History(anna_.database()).find(match)->title, "New");
    EXPECT_EQ(bytes_of(anna_.folder() / ben_.id() / app::said_file), lines);
}

TEST_F(Club, what_strangers_put_into_the_folder_is_left_alone_and_named_once) {
    const fs::path stranger = anna_.folder() / "99999999-0000-4000-8000-000000000009";
    write(folder_ / "secret.pfiff",
          "pfiff 1\ngame hounded\nid " + match + "\nplayer A\nplayer B\n# begun 5\n");
    fs::create_directories(stranger / "matches/aa");
    fs::create_symlink(folder_ / "secret.pfiff", stranger / "matches/aa/link.pfiff");
    fs::create_directory_symlink(folder_.path(), stranger / "matches/bb");
    fs::create_directory_symlink(folder_.path(), anna_.folder() / "99999999-0000-4000-8000-00000000000a");
    ASSERT_EQ(::mkfifo((stranger / "matches/aa/pipe.pfiff").c_str(), 0600), 0);
    write(stranger / "matches/aa/empty.pfiff", "");
    write(stranger / "matches/aa/garbage.pfiff", std::string("\0\xff garbage\n# begun 5\n", 21));
    write(stranger / "matches/aa/long.pfiff", "pfiff 1\n" + std::string(20U << 20U, 'x') + "\n");
    write(stranger / "matches/aa/other.pfiff",
          "pfiff 1\ngame hounded\nid ../../../etc\nplayer A\nplayer B\n# begun 5\n");
    write(stranger / "machine.json", "[[[[[[[[\n");
    write(stranger / "said.jsonl", std::string(3U << 20U, '['));
    write(anna_.folder() / ".stversions/99999999-0000-4000-8000-000000000009/matches/aa/x.pfiff",
          "nothing\n");
    const app::ClubNews news = anna_.look();
    std::vector<std::string> named;
    for (const auto& wrong : news.wrong) {
        named.push_back(wrong.path.substr(37) + ": " + one_said(wrong.why));
    }
    EXPECT_THAT(named, testing::UnorderedElementsAre(HasSubstr("machine.json"), HasSubstr("garbage.pfiff"),
                                                     HasSubstr("long.pfiff: is too long"),
                                                     HasSubstr("other.pfiff: line 3")));
    EXPECT_THAT(anna_.all_lines(), IsEmpty());
    EXPECT_THAT(anna_.look().wrong, IsEmpty());
}

TEST_F(Club, a_link_in_its_own_folder_leads_nothing_out) {
    fs::create_directories(folder_ / "outside");
    fs::create_directories(anna_.own_folder());
    fs::create_directory_symlink(folder_ / "outside", anna_.own_folder() / "matches");
    anna_.play(match);
    EXPECT_THROW(anna_.look(), core::Failure);
    EXPECT_TRUE(fs::is_empty(folder_ / "outside"));
}

TEST_F(Club, another_match_of_the_same_id_is_refused) {
    anna_.play(match, {"note mine"});
    settle();
    std::string text = bytes_of(record_of(anna_));
    text.replace(text.find("player Anna"), 11, "player Zorro");
    write(ben_.folder() / "99999999-0000-4000-8000-000000000009" / app::place_of_record(match), text);
    const auto news = ben_.look();
    ASSERT_THAT(news.wrong, SizeIs(1));
    EXPECT_THAT(one_said(news.wrong.front().why), HasSubstr("other players or rules"));
    EXPECT_EQ(ben_.history(), anna_.history());
}

TEST_F(Club, a_full_disk_loses_nothing) {
    SmallDisk disk(256UL << 10U);
    if (!disk.why_not().empty()) {
        GTEST_SKIP() << disk.why_not();
    }
    fs::copy_file(anna_.folder() / app::head_file, disk / app::head_file);
    app::join_club(anna_.database(), disk.path(), "");
    for (int i = 0; i < 9; ++i) {
        const std::string id = "5555555" + std::to_string(i) + "-0000-4000-8000-000000000001";
        anna_.play(id, {"note " + std::string(900, 'x')});
        store::History(anna_.database()).set_details(id, {"Title", "", "", std::string(800, 'n')});
    }
    for (int pages = 0; pages < 12; ++pages) {
        disk.clear();
        fs::copy_file(anna_.folder() / app::head_file, disk / app::head_file);
        disk.leave(pages);
        try {
            anna_.look(true);
        } catch (const core::Failure& failure) {
            EXPECT_THAT(core::say(failure.message()), HasSubstr("cannot be written"));
        }
    }
    fs::remove(disk / "filler");
    anna_.look(true);
    ClubMachine dora(folder_ / "dora", 9);
    dora.join(anna_);
    fs::copy(disk.path() / anna_.id(), dora.folder() / anna_.id(), fs::copy_options::recursive);
    dora.look();
    EXPECT_EQ(dora.history(), anna_.history());
}

TEST_F(Club, a_folder_that_is_not_there_changes_nothing) {
    anna_.play(match);
    fs::rename(anna_.folder(), folder_ / "away");
    EXPECT_THROW(anna_.look(), core::Failure);
    EXPECT_NE(app::state_of_club(anna_.database())->trouble.id, "");
    fs::create_directory(anna_.folder());
    EXPECT_THROW(anna_.look(), core::Failure) << "a stick that is not mounted";
    write(anna_.folder() / app::head_file,
          R"({"pfiff_club":1,"id":"99999999-0000-4000-8000-000000000009","name":"Other"})");
    EXPECT_THROW(anna_.look(), core::Failure) << "another club";
    EXPECT_THAT(fs::directory_iterator(anna_.folder())->path().filename(), app::head_file);
    fs::remove_all(anna_.folder());
    fs::rename(folder_ / "away", anna_.folder());
    EXPECT_EQ(anna_.look().given, 1);
}

TEST_F(Club, heads_that_are_none_are_refused) {
    ClubMachine dora(folder_ / "dora", 9);
    EXPECT_THROW(app::join_club(dora.database(), dora.folder(), ""), core::Failure);
    for (const char* head : {"", "{", "[]", R"({"pfiff_club":2,"id":"x"})", R"({"pfiff_club":1})",
                             R"({"pfiff_club":"1","id":"99999999-0000-4000-8000-000000000009"})"}) {
        write(dora.folder() / app::head_file, head);
        EXPECT_THROW(app::join_club(dora.database(), dora.folder(), ""), core::Failure) << head;
        EXPECT_THROW(app::begin_club(dora.database(), dora.folder(), "Mine", ""), core::Failure) << head;
        EXPECT_EQ(bytes_of(dora.folder() / app::head_file), head);
    }
    EXPECT_FALSE(app::state_of_club(dora.database()));
}

TEST_F(Club, whoever_leaves_keeps_all_and_can_come_back) {
    anna_.play(match, {"note x"});
    settle();
    const auto before = ben_.history();
    app::leave_club(ben_.database());
    EXPECT_FALSE(app::state_of_club(ben_.database()));
    ben_.enter(match, "note y");
    EXPECT_EQ(ben_.all_lines().size(), 1U);
    app::join_club(ben_.database(), ben_.folder(), "");
    settle();
    EXPECT_EQ(ben_.history(), anna_.history());
    EXPECT_THAT(anna_.lines_of(match), SizeIs(2));
}

namespace {

/// Records of matches that ended, each with the longest beginning at which it was open and had secrets.
std::vector<std::pair<core::Record, core::Record>> records_with_secrets() {
    std::vector<std::pair<core::Record, core::Record>> found;
    for (const auto& file : all_records()) {
        const core::Record whole = read_text(bytes_of(file));
        const core::Game& game = *games::find(whole.header.game);
        core::Record open = whole;
        const auto is_open = [&] {
            return game.read(open.header, open.facts, {}).status == core::Status::open;
        };
        if (is_open()) {
            continue;
        }
        while (!is_open()) {
            open.facts.pop_back();
        }
        const auto hidden = app::hidden_lines(open, game);
        if (std::ranges::find(hidden, true) != hidden.end()) {
            found.emplace_back(whole, open);
        }
    }
    return found;
}

}  // namespace

TEST_F(Club, secrets_travel_only_when_a_match_is_over) {
    const auto records = records_with_secrets();
    EXPECT_GT(records.size(), 3U);
    for (const auto& [whole, open] : records) {
        const core::Game& game = *games::find(open.header.game);
        const std::string id = app::import_record(anna_.database(), open).match;
        settle();
        const auto published = app::without_secrets(open, game).record.facts;
        const auto lines = ben_.lines_of(id);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_EQ(lines[i], published.at(i).text);
            EXPECT_THAT(lines[i], testing::Not(HasSubstr(" #")));
        }
        core::Record ended = whole;
        ended.header.id = id;
        app::import_record(anna_.database(), ended);
        settle();
        EXPECT_EQ(ben_.lines_of(id), anna_.lines_of(id));
    }
    EXPECT_EQ(ben_.history(), anna_.history());
}

TEST_F(Club, what_a_secret_line_said_before_it_was_amended_does_not_travel) {
    int tried = 0;
    for (const auto& [_, open] : records_with_secrets()) {
        core::Record record = open;
        const auto hidden = app::hidden_lines(record, *games::find(record.header.game));
        const auto first = static_cast<std::size_t>(std::ranges::find(hidden, true) - hidden.begin());
        const std::string secret = record.facts[first].text;
        record.facts.push_back({static_cast<core::Seq>(record.facts.size()) + 1, 0,
                                "amend " + std::to_string(first + 1) + " note shown"});
        record.facts.front().text += "  # he showed me";
        const std::string id = app::import_record(anna_.database(), record).match;
        anna_.look();
        const std::string text = bytes_of(record_of(anna_, id));
        EXPECT_THAT(text, testing::Not(HasSubstr(secret)));
        EXPECT_THAT(text, testing::Not(HasSubstr("showed me")));
        ++tried;
    }
    EXPECT_GT(tried, 3);
}

TEST_F(Club, what_others_do_not_know_is_not_thrown_away) {
    anna_.play(match, {"note x"});
    settle();
    store::History(anna_.database()).bin(match);
    store::History(anna_.database()).empty_bin();
    anna_.look();
    ben_.enter(match, "note y");
    settle();
    for (ClubMachine* machine : all_) {
        ASSERT_THAT(machine->all_lines(), SizeIs(1));
        EXPECT_THAT(machine->lines_of(match), SizeIs(2));
        EXPECT_TRUE(store::History(machine->database()).find(match)->binned);
        EXPECT_EQ(machine->history(), anna_.history());
    }
}

TEST_F(Club, what_became_shorter_or_is_gone_is_given_again_by_who_knows_it) {
    anna_.play(match, {"note x", "note y"});
    settle();
    const std::string whole = bytes_of(record_of(anna_));
    write(record_of(anna_), whole.substr(0, whole.find("# +", whole.find("note x"))));
    anna_.look();
    EXPECT_EQ(bytes_of(record_of(anna_)), whole);
    fs::remove_all(ben_.folder() / anna_.id());
    ben_.look();
    EXPECT_EQ(bytes_of(ben_.own_folder() / app::place_of_record(match)), whole);
}

TEST_F(Club, copies_in_a_conflict_with_any_name_hinder_nothing) {
    anna_.play(match, {"note x"});
    anna_.look();
    const std::string text = bytes_of(record_of(anna_));
    const fs::path place = record_of(anna_).parent_path();
    write(place / (match + " (안나의 노트북의 충돌된 사본 2024-01-01).pfiff"), text);
    write(anna_.own_folder() / "notes.json", "{}\n");
    write(anna_.own_folder() / "said.sync-conflict-20240101-120000-ABCDEFG.jsonl", "\n");
    EXPECT_EQ(anna_.look().missing, 0);
    fs::remove(place / (match + " (안나의 노트북의 충돌된 사본 2024-01-01).pfiff"));
    fs::remove(anna_.own_folder() / "said.sync-conflict-20240101-120000-ABCDEFG.jsonl");
    EXPECT_EQ(anna_.look().missing, 0);
    fs::remove(record_of(anna_));
    EXPECT_EQ(anna_.look().missing, 1);
}

TEST_F(Club, statements_that_were_written_anew_are_read_from_their_beginning) {
    anna_.play(match);
    for (const char* title : {"aaa", "bbb"}) {
        store::History(anna_.database()).set_details(match, {title, "", "", ""});
        settle();
    }
    fs::remove(anna_.own_folder() / app::said_file);
    store::History(anna_.database()).set_details(match, {"ccc", "", "", std::string(200, 'n')});
    EXPECT_EQ(anna_.look().missing, 1);
    anna_.look(true);
    settle();
    EXPECT_EQ(store::History(ben_.database()).find(match)->title, "ccc");
}

TEST_F(Club, a_clock_at_the_end_of_time_hinders_nobody_from_agreeing) {
    anna_.play(match);
    settle();
    write(
        anna_.folder() / "99999999-0000-4000-8000-000000000009/said.jsonl",
        R"({"about":"11111111-0000-4000-8000-000000000001","at":9223372036854775807,"said":{"title":"Late","note":""}})"
        "\n");
    fs::copy(anna_.folder() / "99999999-0000-4000-8000-000000000009",
             ben_.folder() / "99999999-0000-4000-8000-000000000009");
    settle();
    store::History(anna_.database()).set_details(match, {"Mine", "", "", ""});
    settle();
    EXPECT_EQ(ben_.history(), anna_.history());
}

TEST_F(Club, what_was_said_while_a_machine_had_left_counts_when_it_comes_back) {
    anna_.play(match);
    settle();
    store::History(ben_.database()).set_details(match, {"Old", "", "", ""});
    settle();
    app::leave_club(ben_.database());
    ben_.set_time(5);
    store::History(ben_.database()).set_details(match, {"New", "", "", "a long note"});
    app::join_club(ben_.database(), ben_.folder(), "");
    settle();
    EXPECT_EQ(store::History(anna_.database()).find(match)->note, "a long note");
}

TEST_F(Club, nobody_else_decides_that_secrets_travel) {
    std::string head = bytes_of(anna_.folder() / app::head_file);
    head.insert(head.size() - 2, R"(,"referees_own":true)");
    write(anna_.folder() / app::head_file, head);
    anna_.look();
    EXPECT_FALSE(store::Memberships(anna_.database()).current()->referees_own);
}

TEST_F(Club, none_is_begun_within_another_one) {
    anna_.look();
    ClubMachine dora(folder_ / "dora", 9);
    EXPECT_THROW(app::begin_club(dora.database(), anna_.own_folder(), "Inner", ""), core::Failure);
    fs::remove(anna_.folder() / app::head_file);
    EXPECT_THROW(app::begin_club(dora.database(), anna_.folder(), "Another", ""), core::Failure);
}

TEST(Club_of_referees, secrets_travel_at_once) {
    const Folder folder;
    ClubMachine anna(folder / "anna", 0);
    ClubMachine ben(folder / "ben", 3);
    anna.begin(true);
    ben.join(anna);
    const auto ids = import_all_records(anna.database());
    anna.look();
    anna.bring_to(ben);
    ben.look();
    EXPECT_EQ(ben.history(), anna.history());
}

TEST(Club_statement, every_one_is_written_as_it_was_read) {
    for (
        const std::string line :
        {R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"said":{"title":"T","note":""}})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"said":null})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"evening":""})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"binned":77})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"binned":{"gone":3}})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"policy":{"policy":"ask","ruled_up_to":3,"answered_up_to":0}})",
         R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"chosen":""})",
         R"({"about":"Anna","at":5,"player":{"shown":"A","colour":"#112233","hidden":true,"merged_into":"Ben"}})",
         R"({"about":"Anna","at":5,"player":{}})"}) {
        const auto saying = app::read_saying(line);
        ASSERT_TRUE(saying) << line;
        EXPECT_EQ(app::written(*saying), line);
    }
    for (const std::string line :
         {"", "{}", "[]", "null", R"({"about":"x","at":5,"said":null})",
          R"({"about":"11111111-0000-4000-8000-000000000001","said":null})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":"5","said":null})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"said":{"title":"a\nb","note":""}})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"said":{"date":"2026-13-01","note":""}})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"evening":"../x"})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"binned":"away"})",
          R"({"about":"11111111-0000-4000-8000-000000000001","at":5,"policy":{"policy":"kind"}})",
          R"({"about":"Anna","at":5,"player":{"merged_into":"Anna"}})",
          R"({"about":"Anna","at":5,"player":{"colour":"red"}})", R"({"about":"","at":5,"player":{}})"}) {
        EXPECT_FALSE(app::read_saying(line)) << line;
    }
}
