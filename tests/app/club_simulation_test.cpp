#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>

#include <fmt/format.h>

#include "app/club/club.h"
#include "app/club/folder.h"
#include "app/club/look.h"
#include "app/exchange/export_history.h"
#include "app/library/library.h"
#include "app/report/statistics_json.h"
#include "clubs.h"
#include "core/text/failure.h"
#include "store/matches/evenings.h"
#include "store/matches/families.h"
#include "store/matches/history.h"
#include "store/matches/people.h"

namespace {

namespace fs = std::filesystem;

/// Machines that enter, rename, bin and join at random, with an engine between them that copies some files,
/// whole or cut off, in any order.
class Simulation {
public:
    Simulation(unsigned seed, int machines) : random_(seed) {
        for (int i = 0; i < machines; ++i) {
            machines_.push_back(std::make_unique<ClubMachine>(folder_ / fmt::format("machine{}", i), i));
        }
        machines_.front()->begin();
        for (int i = 1; i < machines; ++i) {
            machines_[static_cast<std::size_t>(i)]->join(*machines_.front());
        }
    }

    void go_on(int steps) {
        for (int i = 0; i < steps; ++i) {
            ++now_;
            ClubMachine& machine = *machines_[upto(machines_.size())];
            machine.set_time(now_);
            switch (upto(10)) {
                case 0:
                case 1:
                    begin(machine);
                    break;
                case 2:
                case 3:
                case 4:
                    enter(machine);
                    break;
                case 5:
                    say(machine);
                    break;
                case 6:
                    name(machine);
                    break;
                case 7:
                    machine.look();
                    break;
                default:
                    copy_some();
                    break;
            }
        }
    }

    /// The engine brings all to everybody, until nobody has anything new.
    void settle() {
        constexpr int enough = 6;
        for (int round = 0; round < enough; ++round) {
            for (const auto& machine : machines_) {
                machine->set_time(++now_);
                machine->look();
            }
            for (const auto& from : machines_) {
                for (const auto& to : machines_) {
                    from->bring_to(*to);
                }
            }
        }
    }

    void expect_that_all_agree() {
        const auto first = machines_.front()->history();
        const std::string pages = machines_.front()->pages();
        for (const auto& machine : machines_) {
            EXPECT_EQ(machine->history(), first);
            EXPECT_EQ(machine->pages(), pages);
            EXPECT_EQ(machine->look().given, 0);
        }
    }

    /// Nothing that was acknowledged is lost: what is gone was thrown away for good.
    void expect_that_it_is_the_union() {
        for (const auto& machine : machines_) {
            const auto lines = machine->all_lines();
            for (const auto& [match, entered] : entered_) {
                const bool there = std::ranges::any_of(lines, [&](const std::vector<std::string>& all) {
                    return all.size() >= entered.size() &&
                           std::equal(entered.begin(), entered.end(), all.begin());
                });
                EXPECT_TRUE(there || gone_.contains(match)) << match << " up to " << entered.back();
            }
        }
    }

    int ways() { return machines_.front()->ways(); }

private:
    std::size_t upto(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }

    std::optional<std::string> a_match(ClubMachine& machine) {
        const auto all = store::Archive(machine.database()).matches();
        return all.empty() ? std::nullopt : std::optional(all[upto(all.size())]);
    }

    void begin(ClubMachine& machine) {
        static const std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora", "Ada", "Anna B."};
        core::Header header;
        header.game = "hounded";
        header.level = core::Level::scores;
        header.id = fmt::format("{:08x}-0000-4000-8000-{:012x}", random_(), ++count_);
        const std::size_t first = upto(names.size());
        header.players = {names[first], names[(first + 1 + upto(names.size() - 1)) % names.size()]};
        if (upto(2) == 0) {
            header.date = fmt::format("2026-11-{:02}", 1 + upto(9));
        }
        app::begin_match(machine.database(), header, app::Policy::warn);
    }

    void enter(ClubMachine& machine) {
        const auto match = a_match(machine);
        if (!match) {
            return;
        }
        static const std::vector<std::string> words{"note hello",       "note bye",           "hunters {0}",
                                                    "outcome captured", "outcome surrounded", "outcome time",
                                                    "abandon late"};
        const auto players = machine.players_of(*match);
        const std::string line =
            fmt::format(fmt::runtime(words[upto(words.size() - (upto(4) == 0 ? 0 : 1))]), players[upto(2)]);
        machine.enter(*match, line);
        entered_.emplace_back(machine.root_of(*match), machine.lines_of(*match));
    }

    void say(ClubMachine& machine) {
        const auto match = a_match(machine);
        if (!match) {
            return;
        }
        store::History history(machine.database());
        store::Evenings evenings(machine.database());
        switch (upto(7)) {
            case 0:
                history.set_details(*match, {fmt::format("Title {}", now_), "Kitchen", "", "a note"});
                break;
            case 1:
                history.bin(*match);
                break;
            case 2:
                history.restore(*match);
                break;
            case 3:
                for (const store::Listed& binned : history.matches(true)) {
                    if (binned.binned) {
                        gone_.insert(machine.root_of(binned.id));
                    }
                }
                history.empty_bin();
                break;
            case 4:
                evenings.part(*match);
                break;
            case 5:
                store::Journal(machine.database()).set_policy(*match, upto(2) == 0 ? "ask" : "strict");
                break;
            default:
                if (store::Families(machine.database()).of(*match)) {
                    app::let_count(machine.database(), *match);
                }
                break;
        }
    }

    void name(ClubMachine& machine) {
        store::People people(machine.database());
        const auto all = people.all();
        if (all.size() < 2) {
            return;
        }
        const store::Person& one = all[upto(all.size())];
        const store::Person& other = all[upto(all.size())];
        try {
            switch (upto(4)) {
                case 0:
                    people.rename(one.id, fmt::format("Name {}", upto(5)));
                    break;
                case 1:
                    people.merge(one.id, other.id);
                    break;
                case 2:
                    if (const auto merges = people.merges(); !merges.empty()) {
                        people.take_apart(merges[upto(merges.size())].from);
                    }
                    break;
                default:
                    people.set_colour(one.id, upto(2) == 0 ? "#112233" : "#445566");
                    break;
            }
        } catch (const core::Failure&) {
            // Both sat at one table, or somebody has the name.
        }
    }

    void copy_some() {
        ClubMachine& from = *machines_[upto(machines_.size())];
        ClubMachine& to = *machines_[upto(machines_.size())];
        for (const fs::path& file : from.own_files()) {
            if (upto(3) > 0) {
                from.bring_to(to, file, upto(4) == 0 ? std::optional(upto(400)) : std::nullopt);
            }
        }
    }

    Folder folder_;
    std::mt19937 random_;
    std::vector<std::unique_ptr<ClubMachine>> machines_;
    std::vector<std::pair<std::string, std::vector<std::string>>> entered_;
    std::set<std::string> gone_;
    int count_ = 0;
    std::int64_t now_ = 0;
};

int simulations() {
    const char* wanted = std::getenv("PFIFF_CLUBS");
    return wanted == nullptr ? 12 : std::atoi(wanted);
}

}  // namespace

TEST(Club_simulation, machines_that_do_anything_agree_in_the_end_on_the_union) {
    int ways = 0;
    for (int seed = 1; seed <= simulations(); ++seed) {
        SCOPED_TRACE(seed);
        Simulation simulation(static_cast<unsigned>(seed), 2 + seed % 4);
        simulation.go_on(150);
        simulation.settle();
        simulation.expect_that_all_agree();
        simulation.expect_that_it_is_the_union();
        ways += simulation.ways();
        if (testing::Test::HasFailure()) {
            return;
        }
    }
    EXPECT_GT(ways, 0);
}
