#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"
#include "laws/viewed.h"

/// What verdicts, points and wins rest on, and how a match goes, in every game.
namespace grounds {

using core::Kind;
using core::Seq;
using laws::entry_of;

/// Looks whether the entries that something rests on can be what it rests on; says what is wrong, or nothing.
class Look {
public:
    Look(const core::Game& game, const core::Reading& reading) : game_(game), reading_(reading) {}

    std::string at_all() const {
        std::string wrong;
        for (const core::Ruled& entry : reading_.entries) {
            if (entry.judged) {
                wrong += at(entry);
            }
        }
        for (const core::Reckoning& round : *reading_.scores.rounds) {
            for (const core::Reckoning::Line& line : round.lines) {
                for (const core::Amount& amount : line.amounts) {
                    wrong += at(amount);
                }
            }
        }
        return wrong + at_the_win() + at_the_penalties();
    }

private:
    std::optional<std::size_t> place(Seq seq) const {
        const auto found = std::ranges::find(reading_.order, seq);
        return found == reading_.order.end() ? std::nullopt
                                             : std::optional<std::size_t>(found - reading_.order.begin());
    }

    /// They are there once, in order, stand, happened, and may be known; but a correction names itself the
    /// line that it is about.
    std::string at(const std::vector<Seq>& from, bool of_correction = false) const {
        std::string wrong;
        if (core::ascending(from) != from) {
            wrong += "not ascending; ";
        }
        for (const Seq seq : from) {
            if (seq < 1 || seq > static_cast<Seq>(reading_.entries.size())) {
                return wrong + "no entry " + std::to_string(seq) + "; ";
            }
            const core::Ruled& entry = entry_of(reading_, seq);
            const bool happened = core::kind(entry.verdict) != Kind::impossible || entry.correction;
            const bool secret = (entry.hidden || entry.veiled) && !of_correction;
            if (!entry.stands || !entry.judged || !happened || secret) {
                wrong += "entry " + std::to_string(seq) + " does not count; ";
            }
        }
        return wrong;
    }

    std::string at(const core::Ruled& entry) const {
        const auto from = core::rests_on(entry.verdict);
        std::string wrong = at(from, core::rule(entry.verdict) == "core/correction");
        if (entry.settled) {
            const auto before = place(entry.seq);
            wrong += at(std::vector<Seq>{entry.settled->by}) + at(entry.settled->was.from);
            wrong += place(entry.settled->by) > before ? "" : "settled by an earlier entry; ";
        }
        const auto last = place(entry.settled ? entry.settled->by : entry.seq);
        for (const Seq seq : from) {
            const auto there = place(seq);
            const bool earlier = last && there ? *there <= *last : seq < entry.seq;
            if (seq == entry.seq || (!earlier && wrong.empty())) {
                wrong += "entry " + std::to_string(seq) + " is not earlier; ";
            }
        }
        return wrong.empty() ? wrong : "entry " + std::to_string(entry.seq) + ": " + wrong;
    }

    std::string at(const core::Amount& amount) const {
        std::string wrong = at(amount.from);
        if (amount.points != 0) {
            wrong += amount.from.empty() ? "rests on nothing; " : "";
            wrong += std::ranges::find(game_.rulebook, amount.rule, &core::Rule::id) == game_.rulebook.end()
                         ? "no rule; "
                         : "";
        }
        return wrong.empty() ? wrong : core::say(amount.why) + ": " + wrong;
    }

    std::string at_the_win() const {
        const bool open = reading_.status == core::Status::open;
        return at(reading_.scores.why_from) +
               (open != reading_.scores.why_from.empty() ? "what the win rests on; " : "");
    }

    std::string at_the_penalties() const {
        const auto& all = reading_.scores.penalties_from;
        std::string wrong =
            all.size() != (game_.info->has_points ? reading_.scores.names.size() : 0) ? "penalties; " : "";
        for (std::size_t seat = 0; seat < all.size(); ++seat) {
            wrong += at(all[seat]);
            wrong += all[seat].empty() && reading_.scores.penalties[seat] != 0 ? "no penalty; " : "";
            for (const Seq seq : all[seat]) {
                const bool own = entry_of(reading_, seq).seat == static_cast<int>(seat);
                wrong += own ? "" : "the penalty of another; ";
            }
        }
        return wrong;
    }

    const core::Game& game_;
    const core::Reading& reading_;
};

std::string look_at(const laws::Match& match) {
    std::string wrong = Look(match.game, match.read()).at_all();
    for (const core::Viewer& viewer : match.viewers()) {
        wrong += Look(match.game, match.read(laws::as(viewer))).at_all();
    }
    return wrong;
}

/// Every record of the tests.
template <class Use>
void in_every_record(const Use& use) {
    for (const auto& file : laws::records({".pfiff"})) {
        const auto record = core::read_record(laws::content(file), games::infos());
        ASSERT_TRUE(record) << file;
        use(laws::Match{*games::find(record->header.game), *record}, file.string());
    }
}

TEST(Grounds, everything_in_the_records_rests_on_earlier_entries_that_stand) {
    in_every_record(
        [](const laws::Match& match, const std::string& name) { EXPECT_EQ(look_at(match), "") << name; });
}

RC_GTEST_PROP(Grounds, everything_in_any_match_rests_on_earlier_entries_that_stand, ()) {
    const core::Record record = laws::any_match(80);
    const laws::Match match{*games::find(record.header.game), record};
    RC_ASSERT(look_at(match) == "");
}

TEST(Grounds, points_count_by_rules_of_each_game_that_has_points) {
    std::set<std::string_view> counting;
    in_every_record([&](const laws::Match& match, const std::string&) {
        for (const core::Reckoning& round : *match.read().scores.rounds) {
            for (const core::Reckoning::Line& line : round.lines) {
                for (const core::Amount& amount : line.amounts) {
                    EXPECT_NE(games::rule(amount.rule), nullptr) << amount.rule;
                    counting.insert(match.game.info->id);
                }
            }
        }
    });
    for (const core::GameInfo* game : games::infos()) {
        EXPECT_EQ(counting.contains(game->id), game->has_points) << game->id;
    }
}

/// What differs between the moments of a match and its reading entry by entry.
std::string moments_differ(const laws::Match& match) {
    const auto moments = match.game.moments(match.record.header, match.record.facts, {});
    std::string wrong;
    std::vector<Seq> order;
    std::pair<int, int> before{1, 1};
    for (const core::Moment& moment : moments) {
        order.push_back(moment.seq);
        const std::pair now{moment.where.round, moment.where.turn};
        wrong += now < before ? "entry " + std::to_string(moment.seq) + " happened earlier; " : "";
        before = now;
        const core::Reading there = match.read({.viewer = {}, .until = moment.seq, .before = {}});
        wrong += there.order != order || there.scores.totals != moment.totals
                     ? "entry " + std::to_string(moment.seq) + " stands otherwise; "
                     : "";
    }
    return match.read().order == order ? wrong : wrong + "not the entries of the match";
}

TEST(Moments, are_what_is_read_entry_by_entry) {
    in_every_record([](const laws::Match& match, const std::string& name) {
        if (match.record.facts.size() < 400) {
            EXPECT_EQ(moments_differ(match), "") << name;
        }
    });
}

RC_GTEST_PROP(Moments, are_what_is_read_of_any_match, ()) {
    const core::Record record = laws::any_match(50);
    const laws::Match match{*games::find(record.header.game), record};
    RC_ASSERT(moments_differ(match) == "");
}

}  // namespace grounds
