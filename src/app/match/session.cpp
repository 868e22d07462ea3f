#include "app/match/session.h"

#include <algorithm>
#include <utility>

#include "app/derive/correction.h"
#include "app/derive/disclosure.h"
#include "app/match/evening.h"
#include "core/common.h"
#include "core/text/failure.h"
#include "core/text/utf8.h"
#include "games/catalog.h"
#include "store/sqlite/days.h"

namespace app {

namespace {

using core::Reading;
using core::Seq;

bool is_impossible(const core::Verdict& verdict) {
    return core::kind(verdict) == core::Kind::impossible;
}

/// A line feed inside a line would begin another one.
std::string in_one_line(std::string_view line) {
    std::string text(line);
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string in_slot(const std::string& line, Slot slot) {
    if (slot.kind == Slot::Kind::end) {
        return line;
    }
    return (slot.kind == Slot::Kind::insert ? "insert " : "amend ") + std::to_string(slot.seq) + " " + line;
}

bool says_the_same(const Reading& one, const Reading& other) {
    return one.status == other.status && one.scores.totals == other.scores.totals &&
           one.scores.winners == other.scores.winners &&
           one.scores.rounds->size() == other.scores.rounds->size();
}

}  // namespace

Session::Session(store::Database& database, std::string match)
    : database_(database),
      journal_(database),
      history_(database),
      match_(std::move(match)),
      record_(journal_.read(match_)),
      game_(games::find(record_.header.game)),
      policy_(policy_of(journal_.policy(match_)).value_or(Policy::warn)),
      ruled_up_to_(journal_.ruled_up_to(match_)),
      reading_(read(record_.facts.size())),
      derived_lines_(record_.facts.size()) {
    recall_pending();
}

Session::~Session() {
    if (derived_lines_ != record_.facts.size() && !read_only()) {
        bring_up_to_date();
    }
}

Reading Session::read(std::size_t lines) const {
    return game_->read(record_.header, std::span(record_.facts).first(lines), {});
}

std::vector<std::string> Session::seats() const {
    return core::seats(record_.header, *game_->info);
}

bool Session::read_only() const {
    return database_.read_only();
}

void Session::set_policy(Policy policy) {
    journal_.set_policy(match_, word(policy));
    if (speaks_up(policy_)) {  // what was said at once has been told
        ruled_up_to_ = static_cast<core::Seq>(record_.facts.size());
        journal_.set_ruled_up_to(match_, ruled_up_to_);
    }
    policy_ = policy;
    forget_views();
    recall_pending();
}

const Reading& Session::open() const {
    if (!open_) {
        open_ =
            game_->read(record_.header, record_.facts, {.viewer = core::audience, .until = {}, .before = {}});
    }
    return *open_;
}

const Reading& Session::shown() const {
    if (!shown_) {
        shown_ = without_untold(announced(open(), reading_));
    }
    return *shown_;
}

Reading Session::shown_until(Seq seq) const {
    return as_shown({.viewer = core::audience, .until = seq, .before = {}});
}

Reading Session::seen_by(int seat) const {
    return as_shown({.viewer = {core::Viewer::Kind::seat, seat}, .until = {}, .before = {}});
}

Reading Session::whole_until(Seq seq) const {
    return as_shown({.viewer = viewer(true), .until = seq, .before = {}});
}

std::vector<core::Moment> Session::moments(bool whole) const {
    return game_->moments(record_.header, record_.facts,
                          {.viewer = viewer(whole), .until = {}, .before = {}});
}

core::Verdict Session::verdict_before(Seq entry, Seq line) const {
    if (!may_tell(entry)) {
        return core::Legal{};
    }
    const auto before = std::span(record_.facts).first(static_cast<std::size_t>(line) - 1);
    return game_->read(record_.header, before, {.viewer = viewer(true), .until = {}, .before = {}})
        .entries.at(static_cast<std::size_t>(entry) - 1)
        .verdict;
}

/// Once the match is over nothing needs to be hidden from those who want the whole.
core::Viewer Session::viewer(bool whole) const {
    return whole && reading_.status != core::Status::open ? core::referee : core::audience;
}

Reading Session::as_shown(const core::View& view) const {
    Reading seen = game_->read(record_.header, record_.facts, view);
    if (std::ranges::none_of(seen.entries, &core::Ruled::hidden)) {
        return without_untold(std::move(seen));  // the referee knows no more
    }
    core::View all = view;
    all.viewer = {};
    return without_untold(announced(std::move(seen), game_->read(record_.header, record_.facts, all)));
}

Reading Session::without_untold(Reading reading) const {
    Reading told = untold_removed(std::move(reading), [this](Seq seq) {
        return app::may_tell(policy_, reading_.status, seq, ruled_up_to_);
    });
    for (core::Reckoning& round : *told.scores.rounds) {
        if (auto sentence = sentence_on(round, told, game_->info->claim_words)) {
            round.remarks.push_back(std::move(*sentence));
        }
    }
    return told;
}

void Session::forget_views() {
    open_.reset();
    shown_.reset();
    next_.reset();
    expected_.reset();
}

bool Session::may_tell(Seq entry) const {
    return app::may_tell(policy_, reading_.status, entry, ruled_up_to_);
}

Session::Candidate Session::look_at(std::string_view line, Slot slot) const {
    const auto refused = [](core::Text why) {
        return Candidate{{}, {}, core::not_understood(std::move(why)), 0};
    };
    if (core::first_invalid(line)) {
        return refused({N_("this is not UTF-8"), {}});
    }
    if (core::says_nothing(line)) {
        return refused({N_("nothing was entered"), {}});
    }
    const Seq seq = static_cast<Seq>(record_.facts.size()) + 1;
    Candidate candidate{in_slot(in_one_line(line), slot), {}, {}, seq};
    core::Record record = record_;
    record.facts.push_back({seq, 0, candidate.text});
    candidate.reading = game_->read(record.header, record.facts, {});
    const core::Ruled& ruled = candidate.reading.entries.back();
    const auto correction = correction_in(candidate.text);
    candidate.verdict = ruled.verdict;
    Seq about = seq;
    if (correction && correction->kind == Correction::Kind::amend && !is_impossible(ruled.verdict)) {
        candidate.changed = *correction->about;
        const core::Verdict& amended =
            candidate.reading.entries[static_cast<std::size_t>(candidate.changed) - 1].verdict;
        if (is_impossible(amended)) {
            candidate.verdict = amended;
            about = candidate.changed;
        }
    }
    candidate.verdict = said_to_who_typed(record, *game_, about, candidate.verdict);
    if (candidate.changed != seq && !is_impossible(candidate.verdict) && changes_nothing(candidate)) {
        candidate.verdict =
            core::Impossible{"core/correction", {N_("entry {0} reads so already"), {candidate.changed}}};
    }
    // Long forms are what is written; a comment would be lost in them.
    if (candidate.text.find('#') == std::string::npos) {
        candidate.text = ruled.text;
    }
    return candidate;
}

/// Of a hidden entry nobody is told by a refusal that it was guessed.
bool Session::changes_nothing(const Candidate& amendment) const {
    const auto which = static_cast<std::size_t>(amendment.changed) - 1;
    const core::Ruled& seen = open().entries[which];
    return !seen.hidden && !seen.veiled && amendment.text.find('#') == std::string::npos &&
           amendment.reading.entries[which].text == reading_.entries[which].text;
}

Entered Session::enter(std::string_view line, Slot slot) {
    if (must_answer() && slot.kind == Slot::Kind::end && !correction_in(line)) {
        Entered refused;
        refused.verdict = core::Impossible{
            "core/phase",
            {N_("first it must be said of entry {0}: mistyped, or taken back?"), {pending_.front().about}}};
        return refused;
    }
    return keep(look_at(line, slot));
}

Entered Session::keep(Candidate candidate) {
    Entered entered;
    entered.verdict = candidate.verdict;
    if (is_impossible(candidate.verdict)) {
        return entered;
    }
    const Seq seq = static_cast<Seq>(record_.facts.size()) + 1;
    journal_.enter(record_, candidate.text);
    entered.seq = seq;
    entered.text = candidate.text;
    record_.facts.push_back({seq, 0, std::move(candidate.text)});
    forget_views();
    entered.outcome = candidate.reading.entries.back().outcome;
    const Reading before = std::exchange(reading_, std::move(candidate.reading));
    if (speaks_up(policy_)) {
        auto rulings = rulings_of_line(before, reading_, seq, policy_);
        if (!rulings.empty()) {
            entered.ruling = as_told(rulings.front());
        }
        take_in(std::move(rulings), seq, reading_);
    }
    if (!says_the_same(before, reading_)) {
        bring_up_to_date();
        database_.settle();
    }
    return entered;
}

void Session::derive() {
    history_.derive(match_, reading_);
    derived_lines_ = record_.facts.size();
}

/// What is derived can be derived another time: the line that was entered is on the disk, and no
/// failure here may look as if it were not.
void Session::bring_up_to_date() {
    try {
        derive();
    } catch (const core::Failure&) {
        derived_lines_ = 0;
    }
}

std::vector<store::Thought> Session::thoughts(std::int64_t longest) const {
    // Once it is over all is known, as it is to the statistics.
    const core::Reading& known = reading_.status == core::Status::open ? shown() : reading_;
    return store::thoughts(known, header().level, journal_.written(match_), longest);
}

std::vector<store::Listed> Session::evening() const {
    return evening_of(database_, match_);
}

std::optional<std::int64_t> Session::since_last_line(std::int64_t now, std::int64_t longest) const {
    const std::vector<std::int64_t> written = journal_.written(match_);
    return written.empty() ? std::nullopt : store::seconds_between(written.back(), now, longest);
}

std::vector<store::ThinkingTime> Session::thinking_times() const {
    const std::vector<store::Thought> known = thoughts();
    return known.empty() ? std::vector<store::ThinkingTime>{}
                         : store::thinking_times(known, shown().scores.names.size());
}

}  // namespace app
