// The real window, killed again and again while matches are tapped in: started anew it resumes at the very
// question.

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <thread>

#include "app/exchange/read_file.h"
#include "app/match/session.h"
#include "app/words/words.h"
#include "games/catalog.h"
#include "power/child.h"
#include "power/content.h"
#include "power/screen_child.h"

namespace {

namespace fs = std::filesystem;
using power::Loss;
using power::Shown;

/// Pieces that are put on the picture, and slots that are tapped, are written in another order.
bool is_same(const std::string& line, const std::string& entered) {
    auto here = core::tokenize(line).value();
    auto there = core::tokenize(entered).value();
    std::ranges::sort(here);
    std::ranges::sort(there);
    return here == there;
}

/// What the match in the database asks; nothing once it is over.
std::string question_in(const fs::path& database, const std::string& match) {
    store::Opening opening;
    opening.only_to_read = true;
    store::Database open(database, opening);
    const app::Session session(open, match);
    const core::Ask ask = session.ask({});
    const core::Text question = ask.question.id.empty() ? session.ask(ask.expected).question : ask.question;
    return session.shown().status == core::Status::open ? power::in_a_line(app::say(question)) : "";
}

/// One record after another is tapped in, each into a database of its own.
class Evening {
public:
    Evening(fs::path folder, unsigned seed) : folder_(std::move(folder)), dice_(seed) {
        for (const char* name :
             {"gui/round", "records/hounded/a-whole-hunt", "records/heckin-hounds/a-round-of-five",
              "records/hundsgemein/rule-book-basic-scoring", "records/kleine-klaeffer/evening-of-three"}) {
            records_.push_back(
                app::read_file(fs::path(PFIFF_SOURCE_DIR) / "tests" / (std::string(name) + ".pfiff"))
                    .value());
        }
        begin();
    }

    /// One kill, and the look at the database. Throws `Loss`.
    void kill_once() {
        power::Child child({fs::canonical("/proc/self/exe"), "--child", here(), here() / "record.pfiff"},
                           folder_ / "errors");
        int kept_alive = dice_.up_to(6);
        bool shows = hear(child);
        while (shows && shown_.entries < record().facts.size() && kept_alive-- > 0) {
            shows = hear(child);
        }
        if (!shows) {
            throw Loss("the window closed by itself; what it said is in " + (folder_ / "errors").string());
        }
        std::this_thread::sleep_for(power::Moment(dice_.up_to(longest_tap)));
        child.kill();
        child.wait();
        while (hear(child)) {
        }
        ++kills_;
        look();
    }

    std::string report() const {
        return fmt::format(
            "killed while tapping: {} times; entries shown: {}, of them entered but not shown when it "
            "was killed: {}; matches: {}; resumed at the very question: {} times\n",
            kills_, entered_, unseen_, begun_, resumed_);
    }

private:
    static constexpr int longest_tap = 60'000;

    const core::Record& record() const {
        return records_[static_cast<std::size_t>(begun_ - 1) % records_.size()];
    }
    fs::path here() const { return folder_ / std::to_string(begun_); }

    void begin() {
        ++begun_;
        core::Record& next = records_[static_cast<std::size_t>(begun_ - 1) % records_.size()];
        next.header.id = core::new_uuid();
        fs::create_directories(here());
        power::write_bytes(here() / "record.pfiff", core::write_record(next));
        reading_ = games::find(next.header.game)->read(next.header, next.facts, {});
        shown_ = {};
        is_new_ = true;
        first_of_child_ = true;
    }

    /// What the window shows next; the first of a window that was started anew must be what was there.
    bool hear(power::Child& child) {
        const auto line = child.answer();
        if (!line) {
            first_of_child_ = true;
            return false;
        }
        const Shown now = power::read_shown(*line);
        if (std::exchange(first_of_child_, false)) {
            resumed_at(now);
        } else if (now.entries != shown_.entries + 1) {
            throw Loss(fmt::format("{} entries were shown, then {}", shown_.entries, now.entries));
        } else {
            ++entered_;
        }
        shown_ = now;
        return true;
    }

    void resumed_at(const Shown& now) {
        if (std::exchange(is_new_, false)) {
            return;
        }
        if (now.entries != stored_ || (!question_.empty() && now.question != question_)) {
            throw Loss(fmt::format("resumed with {} entries at '{}'; {} entries and '{}' were expected",
                                   now.entries, now.question, stored_, question_));
        }
        if (now.entries == shown_.entries && now != shown_) {
            throw Loss(fmt::format("'{}' was shown, then '{}'", power::written(shown_), power::written(now)));
        }
        ++resumed_;
    }

    /// All that was shown is there, and one entry more at most.
    void look() {
        const std::string& match = *record().header.id;
        const fs::path database = here() / "pfiff.db";
        const auto lines = power::content_of(database).lines;
        if (lines.size() != 1 || !lines.contains(match)) {
            throw Loss("the match is gone");
        }
        const auto& there = lines.at(match);
        stored_ = there.size();
        if (stored_ < shown_.entries || stored_ > shown_.entries + 1) {
            throw Loss(fmt::format("{} entries were shown, {} are there", shown_.entries, stored_));
        }
        for (std::size_t i = 0; i < stored_; ++i) {
            if (!is_same(there[i], reading_.entries[i].text.str())) {
                throw Loss(fmt::format("entry {} reads '{}', '{}' was entered", i + 1, there[i],
                                       reading_.entries[i].text.str()));
            }
        }
        unseen_ += stored_ > shown_.entries ? 1 : 0;
        if (stored_ == record().facts.size()) {
            begin();
        } else {
            question_ = question_in(database, match);
        }
    }

    fs::path folder_;
    power::Dice dice_;
    std::vector<core::Record> records_;
    core::Reading reading_;
    Shown shown_;
    std::size_t stored_ = 0;
    std::string question_;
    bool is_new_ = true;
    bool first_of_child_ = true;
    int begun_ = 0;
    int kills_ = 0;
    int entered_ = 0;
    int unseen_ = 0;
    int resumed_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    int kills = 5;
    unsigned seed = 1;
    std::string folder;
    std::vector<std::string> child;
    CLI::App program("Kills the window at random moments and looks whether the match goes on.");
    program.add_option("--kills", kills, "How many kills.")->capture_default_str();
    program.add_option("--seed", seed, "The same seed draws the same moments.")->capture_default_str();
    program.add_option("--folder", folder, "Where it works; else a new folder.");
    program.add_option("--child", child, "The window itself: its folder and the record to tap in.")
        ->expected(2);
    CLI11_PARSE(program, argc, argv);
    if (!child.empty()) {
        return power::tap_until_killed(child[0], child[1]);
    }
    const fs::path place = folder.empty() ? power::new_folder() : fs::absolute(folder);
    try {
        app::speak("en");
        Evening evening(place, seed);
        for (int kill = 0; kill < kills; ++kill) {
            evening.kill_once();
        }
        std::cout << evening.report();
    } catch (const std::exception& loss) {
        std::cerr << loss.what() << "\nIt is kept in " << place.string() << '\n';
        return EXIT_FAILURE;
    }
    fs::remove_all(place);
    return EXIT_SUCCESS;
}
