#include "power/entering.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "app/library/library.h"
#include "core/record.h"

namespace power {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

Moment since(Clock::time_point start) {
    return std::chrono::duration_cast<Moment>(Clock::now() - start);
}

/// A mean that forgets: the machine's pace changes.
void learn(Moment& mean, Moment latest) {
    mean = mean.count() == 0 ? latest : (mean * 7 + latest) / 8;
}

/// As `enter` answers a line.
std::string answer_to(const app::Entered& entered) {
    const std::string number = entered.refused() ? "-" : std::to_string(entered.seq);
    const auto rule = core::rule(entered.verdict);
    return fmt::format("{} {}{}{}", number, core::word(core::kind(entered.verdict)), rule ? " " : "",
                       rule.value_or(""));
}

void must_say(const std::optional<std::string>& said, const std::string& expected) {
    if (said != expected) {
        throw Loss(
            fmt::format("'{}' was answered where '{}' was expected", said.value_or("nothing"), expected));
    }
}

}  // namespace

Entering::Entering(Setting setting, Dice& dice, bool anew)
    : setting_(std::move(setting)), dice_(dice), anew_(anew), records_(records_of_the_tests()) {
    tally_.kind = anew ? "making a database" : "entering";
    for (std::size_t i = records_.size() - 1; i > 0; --i) {
        std::swap(records_[i], records_[static_cast<std::size_t>(dice_.up_to(static_cast<int>(i)))]);
    }
    fs::create_directories(setting_.folder);
    database_ = setting_.folder / "club" / "club.db";
    twin_ = std::make_unique<store::Database>(setting_.folder / "twin.db");
    next_record();
}

const core::Record& Entering::record() const {
    return records_[(record_ - 1) % records_.size()];
}

/// The next record, as a match of its own each time around.
void Entering::next_record() {
    session_.reset();
    core::Record& next = records_[record_++ % records_.size()];
    next.header.id = core::new_uuid();
    write_bytes(setting_.folder / "header.pfiff", core::write_header(next.header));
    position_ = 0;
}

void Entering::begin_here() {
    const core::Header& header = record().header;
    app::begin_match(*twin_, header, app::Policy::warn);
    session_ = std::make_unique<app::Session>(*twin_, *header.id);
    expected_[*header.id];
}

void Entering::begin_anew() {
    fs::remove_all(database_.parent_path());
    database_ = setting_.folder / std::to_string(tally_.kills + 1) / "club.db";
    expected_.clear();
    next_record();
}

std::string Entering::next_line() const {
    const auto& facts = record().facts;
    const std::size_t next = std::max(sent_, position_);
    return next < facts.size() ? facts[next].text : "note \"the match goes on\"";
}

Call Entering::enter_call() const {
    const std::string id = *record().header.id;
    return setting_.call(is_begun()
                             ? Call{"enter", "--db", database_, "--match", id}
                             : Call{"enter", "--db", database_, "--new", setting_.folder / "header.pfiff"});
}

bool Entering::hear_greeting(Child& child) {
    const auto greeting = child.answer();
    if (greeting) {
        must_say(greeting, "match " + *record().header.id);
        if (!is_begun()) {
            begin_here();
        }
    }
    return greeting.has_value();
}

/// Of the first line that had no answer yet.
void Entering::take_answer(const std::string& answer) {
    const auto& facts = record().facts;
    const std::string line = position_ < facts.size() ? facts[position_].text : next_line();
    const app::Entered entered = session_->enter(line);
    must_say(answer, answer_to(entered));
    ++position_;
    if (!entered.refused()) {
        expected_[session_->match()].push_back(entered.text);
        ++tally_.acknowledged;
    }
}

/// Some entries, each with its answer; then some more that nobody waits for.
void Entering::enter_some(Child& child) {
    const std::size_t all = record().facts.size();
    sent_ = position_;
    for (int calm = dice_.up_to(8); calm > 0 && sent_ < all; --calm) {
        const auto start = Clock::now();
        child.say(next_line());
        ++sent_;
        const auto answer = child.answer();
        if (!answer) {
            throw Loss("the program ended by itself while entries were entered");
        }
        learn(entry_, since(start));
        take_answer(*answer);
    }
    for (int hurried = dice_.up_to(4) + 1; hurried > 0 && sent_ < all; --hurried) {
        child.say(next_line());
        ++sent_;
    }
}

void Entering::kill(Child& child, bool greeted) {
    const Moment span = greeted ? entry_ * static_cast<int>(sent_ - position_) : start_;
    std::this_thread::sleep_for(Moment(dice_.up_to(static_cast<int>(span.count()))));
    child.kill();
    child.wait();
    greeted = greeted || hear_greeting(child);
    while (const auto answer = child.answer()) {
        take_answer(*answer);
    }
    ++tally_.kills;
    tally_.in_the_middle += !greeted || position_ < sent_ ? 1 : 0;
}

/// All that was acknowledged is there, and one entry more at most.
void Entering::look() {
    if (!fs::exists(database_)) {
        if (!expected_.empty()) {
            throw Loss("the database is gone");
        }
        return;
    }
    must_be_whole_databases(database_.parent_path());
    const Content content = content_of(database_);
    const std::string id = *record().header.id;
    const auto there = content.lines.find(id);
    if (there != content.lines.end() && !is_begun()) {
        begin_here();
    }
    if (there != content.lines.end() && there->second.size() == expected_[id].size() + 1 &&
        position_ < sent_) {
        const auto& facts = record().facts;
        expected_[id].push_back(session_->enter(facts[position_++].text).text);
    }
    must_be_same(content.lines, expected_, "after a kill while " + tally_.kind);
}

/// The next program enters the next line.
void Entering::go_on() {
    sent_ = 0;
    const auto start = Clock::now();
    Child child(enter_call(), setting_.folder / "errors");
    if (!hear_greeting(child)) {
        throw Loss("the next program does not open the database");
    }
    learn(start_, since(start));
    child.say(next_line());
    const auto answer = child.answer();
    if (!answer) {
        throw Loss("the match does not go on");
    }
    take_answer(*answer);
    child.say_no_more();
    if (child.wait().status.value_or(2) > 1) {
        throw Loss("the program failed after the match went on");
    }
    must_be_same(content_of(database_).lines, expected_, "after the match went on");
}

void Entering::kill_once() {
    if (start_.count() == 0) {
        go_on();  // undisturbed: how long that takes
    }
    if (anew_) {
        begin_anew();
    } else if (position_ >= record().facts.size()) {
        next_record();
    }
    sent_ = position_;
    {
        Child child(enter_call(), setting_.folder / "errors");
        const bool greeted = !anew_ && dice_.up_to(4) > 0 && hear_greeting(child);
        if (greeted) {
            enter_some(child);
        }
        kill(child, greeted);
    }
    look();
    go_on();
}

}  // namespace power
