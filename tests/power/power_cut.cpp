// pfiff-cli, killed again and again: what it acknowledged is there afterwards, and whatever it was doing goes
// on.

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>

#include "app/words/words.h"
#include "power/entering.h"
#include "power/operations.h"

namespace {

namespace fs = std::filesystem;

struct Wanted {
    int kills = 30;
    unsigned seed = 1;
    std::string cli;
    std::string folder;
};

/// One line a kind.
void report(std::vector<power::Tally> tallies) {
    power::Tally all{"all"};
    std::vector<power::Tally> kinds;
    for (const power::Tally& tally : tallies) {
        auto same = std::ranges::find(kinds, tally.kind, &power::Tally::kind);
        same = same == kinds.end() ? kinds.insert(same, {tally.kind}) : same;
        for (power::Tally* sum : {&*same, &all}) {
            sum->kills += tally.kills;
            sum->in_the_middle += tally.in_the_middle;
            sum->acknowledged += tally.acknowledged;
        }
    }
    kinds.push_back(all);
    std::cout << fmt::format("{:<22}{:>8}{:>16}{:>14}\n", "killed while", "kills", "in the middle",
                             "acknowledged");
    for (const power::Tally& kind : kinds) {
        std::cout << fmt::format("{:<22}{:>8}{:>16}{:>14}\n", kind.kind, kind.kills, kind.in_the_middle,
                                 kind.acknowledged);
    }
}

void kill_all(const Wanted& wanted, const fs::path& folder) {
    power::Dice dice(wanted.seed);
    power::Entering entering({wanted.cli, folder / "entering"}, dice, false);
    power::Entering making({wanted.cli, folder / "making"}, dice, true);
    const auto operations = power::all_operations({wanted.cli, folder});
    std::size_t next = 0;
    for (int kill = 0; kill < wanted.kills; ++kill) {
        // Of ten kills five are while entering, one while the database is made, four while all else goes on.
        const int kind = kill % 10;
        if (kind == 1) {
            making.kill_once();
        } else if (kind % 2 == 1 || kind == 0) {
            entering.kill_once();
        } else {
            operations[next++ % operations.size()]->kill_once(dice);
        }
    }
    std::vector<power::Tally> tallies{entering.tally(), making.tally()};
    for (const auto& operation : operations) {
        tallies.push_back(operation->tally());
    }
    // Where there were many, some must have hit what they were meant for, or nothing was tried.
    constexpr int many = 20;
    int in_the_middle = 0;
    for (const power::Tally& tally : tallies) {
        in_the_middle += tally.in_the_middle;
        if (tally.kills >= many && tally.in_the_middle == 0) {
            throw power::Loss(fmt::format("no kill while {} came in the middle", tally.kind));
        }
    }
    if (wanted.kills >= many && in_the_middle == 0) {
        throw power::Loss("no kill at all came in the middle");
    }
    report(std::move(tallies));
}

}  // namespace

int main(int argc, char** argv) {
    Wanted wanted;
    CLI::App program("Kills pfiff-cli at random moments and looks whether anything is lost.");
    program.add_option("--kills", wanted.kills, "How many kills.")->capture_default_str();
    program.add_option("--seed", wanted.seed, "The same seed draws the same moments.")->capture_default_str();
    program.add_option("--cli", wanted.cli, "pfiff-cli.")->required()->check(CLI::ExistingFile);
    program.add_option("--folder", wanted.folder, "Where it works; else a new folder.");
    CLI11_PARSE(program, argc, argv);
    const fs::path folder = wanted.folder.empty() ? power::new_folder() : fs::absolute(wanted.folder);
    wanted.cli = fs::absolute(wanted.cli);
    try {
        app::speak("en");
        kill_all(wanted, folder);
    } catch (const std::exception& loss) {
        std::cerr << loss.what() << "\nIt is kept in " << folder.string() << '\n';
        return EXIT_FAILURE;
    }
    fs::remove_all(folder);
    return EXIT_SUCCESS;
}
