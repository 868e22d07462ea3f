#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/match/session.h"
#include "power/child.h"
#include "power/content.h"
#include "store/sqlite/database.h"

namespace power {

/// What a kind of kills came to.
struct Tally {
    std::string kind;
    int kills = 0;
    int in_the_middle = 0;
    int acknowledged = 0;  ///< entries
};

/// Where the program is, and where what it makes is kept.
struct Setting {
    std::filesystem::path cli;
    std::filesystem::path folder;
    Call call(Call arguments) const {
        arguments.insert(arguments.begin(), cli.string());
        return arguments;
    }
};

/// Records of all games are entered, one after another, by a program that is killed again and again. A
/// session on a database of its own, to which nothing happens, enters the same: it says what each answer must
/// have been and how the line must read.
class Entering {
public:
    /// One database for all kills, or, where `anew`, a fresh one each time, which is killed while it is made.
    Entering(Setting setting, Dice& dice, bool anew);

    /// One kill, the look at what is there, and the next entry. Throws `Loss`.
    void kill_once();
    const Tally& tally() const { return tally_; }

private:
    void begin_anew();
    void next_record();
    const core::Record& record() const;
    bool is_begun() const { return session_ != nullptr; }
    void begin_here();
    Call enter_call() const;
    bool hear_greeting(Child& child);
    void take_answer(const std::string& answer);
    void enter_some(Child& child);
    void kill(Child& child, bool greeted);
    void look();
    void go_on();
    std::string next_line() const;

    Setting setting_;
    Dice& dice_;
    bool anew_;
    Tally tally_;
    std::vector<core::Record> records_;
    std::size_t record_ = 0;    ///< how many were begun
    std::size_t position_ = 0;  ///< of the record's lines, the first that is not known to be there
    std::size_t sent_ = 0;      ///< how many of them were said to the program that is killed
    Moment start_{};            ///< that a program needs until it greets
    Moment entry_{};            ///< that an entry needs
    std::filesystem::path database_;
    std::unique_ptr<store::Database> twin_;
    std::unique_ptr<app::Session> session_;
    Lines expected_;
};

}  // namespace power
