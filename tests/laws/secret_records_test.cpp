#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "app/match/session.h"
#include "app/words/words.h"
#include "cli/program.h"
#include "games/catalog.h"
#include "laws/cards.h"
#include "laws/files.h"
#include "laws/told.h"
#include "store/folder.h"

/// Every record of every game in which something is hidden: what of it comes out anywhere?
namespace {

using core::Ruled;
using core::Seq;
using core::Viewer;
using laws::as;
using laws::audience;
using laws::says;

core::Record record_in(const std::filesystem::path& file) {
    return core::read_record(laws::content(file), games::infos()).value_or(core::Record{});
}

laws::Match match_in(const std::filesystem::path& file) {
    core::Record record = record_in(file);
    const core::Game* game = games::find(record.header.game);
    return {*game, std::move(record)};
}

bool hides_anything(const std::filesystem::path& file) {
    if (record_in(file).facts.empty()) {
        return false;
    }
    return laws::hides_what_counts(match_in(file));
}

std::vector<std::filesystem::path> files_with_secrets() {
    auto all = laws::records({".pfiff"});
    std::erase_if(all, [](const auto& file) { return !hides_anything(file); });
    return all;
}

/// Without the entries that come later: there a card may be played.
core::Reading up_to_now(core::Reading reading) {
    std::erase_if(reading.entries, [](const Ruled& entry) { return entry.stands && !entry.judged; });
    return reading;
}

/// What a call of the program prints.
std::string printed(std::vector<std::string> call) {
    std::ios::sync_with_stdio(false);  // the program does so too, and that would give std::cout back
    std::ostringstream text;
    std::streambuf* before = std::cout.rdbuf(text.rdbuf());
    cli::run(std::move(call));
    std::cout.rdbuf(before);
    return text.str();
}

class SecretRecord : public testing::TestWithParam<std::filesystem::path> {
protected:
    /// The cards that the viewer has not seen after this entry.
    std::set<std::string> secret(const Viewer& viewer, Seq until) const {
        core::View view = as(viewer);
        view.until = until;
        return laws::unseen_cards(match_.game, whole_, up_to_now(match_.read(view)));
    }

    void expect_silence(const std::string& text, const std::set<std::string>& cards,
                        const std::string& where) {
        for (const std::string& card : cards) {
            EXPECT_FALSE(says(text, card)) << card << " " << where << ":\n" << text;
            const auto name = names_.find(card);
            EXPECT_FALSE(name != names_.end() && says(text, name->second))
                << name->second << " " << where << ":\n"
                << text;
        }
        met_ += static_cast<int>(cards.size());
    }

    /// Some of the entries, evenly: all of a short record.
    std::vector<Seq> steps(int most) const {
        std::vector<Seq> all;
        for (Seq seq = 0; seq <= entries(); seq += 1 + entries() / most) {
            all.push_back(seq);
        }
        return all;
    }
    Seq entries() const { return static_cast<Seq>(match_.record.facts.size()); }

    laws::Match match_ = match_in(GetParam());
    core::Reading whole_ = match_.read();
    std::map<std::string, std::string> names_ = laws::spoken_names(match_, whole_);
    int met_ = 0;
};

std::vector<std::string> seats_of(const laws::Match& match) {
    return core::seats(match.record.header, *match.game.info);
}

}  // namespace

TEST_P(SecretRecord, is_stepped_through_without_a_word_of_what_is_hidden) {
    const Folder folder;
    store::Database database{folder / "pfiff.db"};
    const std::string id = app::import_record(database, match_.record).match;
    app::Session session(database, id);
    const auto at_last = laws::unseen_cards(match_.game, whole_, match_.read(as(audience)));
    for (const app::Policy policy :
         {app::Policy::silent, app::Policy::ask, app::Policy::warn, app::Policy::strict}) {
        session.set_policy(policy);
        for (const Seq seq : steps(70)) {
            const std::string where = "after " + std::to_string(seq) + " under " + std::string(word(policy));
            expect_silence(laws::told(up_to_now(session.shown_until(seq))), secret(audience, seq), where);
        }
        std::string said;
        for (Seq seq = 1; seq <= entries(); ++seq) {
            said += session.text_of(seq) + "\n";
        }
        for (const app::Ruling& ruling : session.call_referee()) {
            said += core::say(ruling.sentence) + "\n" + core::say(core::reason(ruling.verdict)) + "\n";
        }
        if (const auto pending = session.pending()) {
            said += core::say(pending->sentence);
        }
        expect_silence(said, at_last, "said by the referee");
    }
    EXPECT_GT(met_, 0);
}

TEST_P(SecretRecord, is_shown_to_each_without_a_word_of_what_he_may_not_see) {
    app::speak("en");
    for (const Viewer& viewer : match_.viewers()) {
        const std::string who = viewer.kind == Viewer::Kind::audience
                                    ? "table"
                                    : seats_of(match_)[static_cast<std::size_t>(viewer.seat)];
        for (const Seq seq : steps(7)) {
            const std::string text =
                printed({"show", "--at", std::to_string(seq), "--as", who, GetParam().string()});
            ASSERT_FALSE(text.empty());
            expect_silence(text, secret(viewer, seq), "shown to " + who);
        }
    }
    EXPECT_GT(met_, 0);
}

TEST_P(SecretRecord, is_exported_without_what_is_hidden) {
    const Folder folder;
    store::Database database{folder / "pfiff.db"};
    const std::string id = app::import_record(database, match_.record).match;
    const app::Exported exported = app::export_without_secrets(database, id);
    EXPECT_GT(exported.left_out, 0);
    const auto open = core::read_record(exported.text, games::infos());
    ASSERT_TRUE(open);
    const core::Reading all_that_is_left = laws::Match{match_.game, *open}.read();
    expect_silence(laws::told(all_that_is_left),
                   laws::unseen_cards(match_.game, whole_, match_.read(as(audience))), "exported");
}

INSTANTIATE_TEST_SUITE_P(All, SecretRecord, testing::ValuesIn(files_with_secrets()),
                         [](const auto& tested) { return laws::test_name(tested.param); });
