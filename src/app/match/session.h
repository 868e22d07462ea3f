#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/library/policy.h"
#include "app/match/ruling.h"
#include "core/reading.h"
#include "core/record.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/thinking.h"

namespace app {

/// What became of a line.
struct Entered {
    core::Seq seq = 0;  ///< its number; 0 if it was refused
    std::string text;   ///< the line as stored
    core::Verdict verdict;
    core::Rare<core::Outcome> outcome;  ///< how the referee answers it
    std::optional<Ruling> ruling;       ///< what the referee says aloud under the policy
    bool refused() const { return seq == 0; }
};

/// Where a new line goes: at the end, before an entry, or in place of one.
struct Slot {
    enum class Kind { end, insert, amend } kind = Kind::end;
    core::Seq seq = 0;

    bool operator==(const Slot&) const = default;
};

/// One thing that a correction would change.
struct Change {
    enum class About { verdict, outcome, points, rating } about = About::verdict;
    core::Text what;  ///< the entry, the player
    core::Text was, becomes;
    core::Text difference{};  ///< of numbers
    core::Text says{};        ///< the change in a sentence, where there is one

    bool operator==(const Change&) const = default;
};

/// What a correction would change, before it is kept.
struct Preview {
    core::Verdict verdict;            ///< of the corrected entry
    core::Text sentence;              ///< what it would say, as it was just typed
    std::vector<core::Text> changes;  ///< verdicts, points, winner: one sentence each
    std::vector<Change> table{};      ///< the same side by side, and the ratings

    bool operator==(const Preview&) const = default;
};

/// One match at the table: reads its journal, judges it, writes lines. What it shows is on disk.
class Session {
public:
    Session(store::Database& database, std::string match);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    /// What lists and statistics know of the match is brought up to date.
    ~Session();

    const std::string& match() const { return match_; }
    const core::Header& header() const { return record_.header; }
    const core::Game& game() const { return *game_; }
    const std::vector<core::Fact>& facts() const { return record_.facts; }
    std::vector<std::string> seats() const;
    /// What may be said of the match afterwards, where the header says nothing.
    store::Details details() const { return history_.details(match_); }

    Policy policy() const { return policy_; }
    void set_policy(Policy policy);

    /// All that the referee knows.
    const core::Reading& reading() const { return reading_; }
    /// As the table sees it, and without what the policy keeps silent about: what screens show.
    const core::Reading& shown() const;
    /// The same after entry `seq`, for stepping through.
    core::Reading shown_until(core::Seq seq) const;
    /// The same with all that the referee knows, once the match is over; before that as `shown_until`.
    core::Reading whole_until(core::Seq seq) const;
    /// Who thought how long before which entry, as far as that is known; the times of a seat together, none
    /// where nothing is known.
    std::vector<store::Thought> thoughts() const { return thoughts(longest_thought()); }
    std::vector<store::Thought> thoughts(std::int64_t longest) const;
    /// In seconds, as somebody chose it.
    std::int64_t longest_thought() const { return store::longest_thought(database_); }
    std::vector<store::ThinkingTime> thinking_times() const;
    /// As `evening_of`.
    std::vector<store::Listed> evening() const;
    /// In seconds; nothing where there is none, or it is longer ago than that.
    std::optional<std::int64_t> since_last_line(std::int64_t now, std::int64_t longest) const;
    /// The match entry by entry, as `shown_until` counts it; `whole`: as `whole_until` does.
    std::vector<core::Moment> moments(bool whole) const;
    /// As one of those who play sees it, who may know more than the table; the policy keeps silent here too.
    core::Reading seen_by(int seat) const;

    /// What may come next, as the table may know it (hands that were entered stay hidden).
    /// With a seat as the one who sits there may know it. Under `ask` and `silent` no choice says more than
    /// that it is impossible.
    core::Ask ask(std::span<const std::string> tokens, Slot slot = {}, std::optional<int> as_seat = {}) const;
    /// The line that what was typed stands for: `gy10`, or `Grey 10` as the screen says it, becomes `play Ben
    /// gy10` where that is expected.
    std::string complete(std::string_view typed, Slot slot = {}) const;

    /// Judges, stores and applies. A reason says no more than the table may know, here and in all that
    /// follows. An impossible line is not stored (refused), whatever the policy; nor is one at the end while
    /// `must_answer()`, nor an amendment that changes nothing.
    Entered enter(std::string_view line, Slot slot = {});
    /// What `enter` with an insert or amend slot would change.
    Preview preview(std::string_view line, Slot slot) const;

    /// The standing ruling that still waits for an answer, if the last entry brought one.
    std::optional<Ruling> pending() const;
    /// Whether the match goes on only after an answer: under `strict` an illegal entry cannot stand.
    bool must_answer() const;
    /// Answers it. `mistyped` gives the line back to be corrected in `slot_for` the ruling; it is
    /// undone already if nothing was built on it, else it is to be amended.
    std::optional<std::string> answer(const Ruling& ruling, Answer answer);
    /// Where the line that was given back belongs.
    Slot slot_for(const Ruling& ruling) const;

    /// Referee!: rules on what was entered since the last call, and tells verdicts up to here.
    std::vector<Ruling> call_referee();
    /// What was ruled of an entry before a later line, where that may be told; else legal.
    core::Verdict verdict_before(core::Seq entry, core::Seq line) const;
    /// Whether the verdict of this entry may be shown now.
    bool may_tell(core::Seq entry) const;

    bool can_undo() const;
    bool can_redo() const;
    void undo();
    void redo();
    /// Undoes this entry, as taken back at the table or mistyped.
    void undo_entry(core::Seq seq, bool taken_back);
    /// The entry's text as it is now, without `insert N` before it: what an amendment starts from. Of one
    /// that is hidden from the table only the word and whose it is, or nothing.
    std::string text_of(core::Seq seq) const;
    /// The line in the words of people; a correction as such.
    core::Text sentence_of(core::Seq seq) const { return told_of(seq).sentence(); }

    bool read_only() const;
    const core::Text& why_read_only() const { return database_.why_read_only(); }

private:
    /// A line looked at before it is kept.
    struct Candidate {
        std::string text;
        core::Reading reading;
        core::Verdict verdict;  ///< of the line, as it may be said; `Impossible` if it is to be refused
        core::Seq changed = 0;  ///< the entry that it amends; itself if it amends none
    };
    core::Ask ask_anew(std::span<const std::string> tokens, Slot slot, std::optional<int> as_seat) const;
    Candidate look_at(std::string_view line, Slot slot) const;
    bool changes_nothing(const Candidate& amendment) const;
    Entered keep(Candidate candidate);
    core::Reading read(std::size_t lines) const;
    core::Viewer viewer(bool whole) const;
    core::Reading as_shown(const core::View& view) const;
    core::Reading without_untold(core::Reading reading) const;
    /// As the table sees it, with all verdicts.
    const core::Reading& open() const;
    void forget_views();
    void take_in(std::vector<Ruling> rulings, core::Seq at, const core::Reading& after);
    Ruling as_told(Ruling ruling) const;
    core::Printed told_of(core::Seq seq) const;
    void recall_pending();
    void add_ratings(const core::Reading& after, Preview& preview) const;
    void derive();
    void bring_up_to_date();
    bool may_follow(const std::vector<std::string>& expected, std::size_t count, const std::string& token,
                    Slot slot) const;
    std::optional<std::vector<std::string>> as_on_screen(const core::Ask& first, std::string_view typed,
                                                         Slot slot) const;
    std::optional<std::vector<std::string>> by_another_word(const core::Ask& first,
                                                            const std::vector<std::string>& typed,
                                                            Slot slot) const;

    store::Database& database_;
    store::Journal journal_;
    store::History history_;
    std::string match_;
    core::Record record_;
    const core::Game* game_;
    Policy policy_;
    core::Seq ruled_up_to_;
    core::Reading reading_;
    std::vector<Ruling> pending_;
    std::size_t derived_lines_ = 0;
    mutable std::optional<core::Reading> open_;
    mutable std::optional<core::Reading> shown_;
    mutable std::optional<core::Ask> next_;      ///< what may come after the last entry
    mutable std::optional<core::Ask> expected_;  ///< what may come after what is expected first
};

}  // namespace app
