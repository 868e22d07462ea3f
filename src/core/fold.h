#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>

#include "core/common.h"
#include "core/fold_lines.h"
#include "core/game_rules.h"
#include "core/journal.h"

namespace core {

/// Folds a journal into a state, ruling on every entry.
template <GameRules G>
class Fold {
public:
    Fold(const Header& header, std::span<const Fact> facts)
        : facts_(facts),
          seats_(seats(header, G::info())),
          resolution_(resolve(facts)),
          state_(G::start(header)),
          penalties_from_(G::info().has_points ? state_.penalties.size() : 0) {
        lay_out();
    }

    /// Told of each entry that was judged, and where the match stood before it.
    using Watch = std::function<void(Seq, const Where&)>;

    /// Judges the entries as the viewer may see them, up to where the view stops.
    void run(const View& view, const Watch& watch = {}) {
        viewer_ = view.viewer;
        std::optional<Fold> all;
        if (view.viewer.kind != Viewer::Kind::referee && !watched_) {
            all.emplace(*this);
            all->run({});
            mask(*all);
        }
        if (view.viewer.kind == Viewer::Kind::seat) {
            Fold open(*this);
            open.watched_ = view.viewer;
            open.shown_to_.assign(facts_.size(), false);
            open.run({.viewer = audience, .until = {}, .before = {}});
            shown_to_ = std::move(open.shown_to_);
        }
        const std::optional<Seq> last = view.until ? last_standing(resolution_, *view.until) : std::nullopt;
        for (const Seq seq : resolution_.order) {
            if (view.before == seq || (view.until && !last)) {
                break;
            }
            if (resolved(seq).stands) {
                const Where where = watch ? G::where(state_) : Where{};
                judge_line(seq);
                reading_.order.push_back(seq);
                if (watch) {
                    watch(seq, where);
                }
            }
            if (last == seq) {
                break;
            }
        }
        if (all && !all->over()) {
            veil(*all);
        }
    }

    Reading reading() && {
        name_culprits();
        reading_.status = status();
        reading_.ended_by = ended_by_;
        reading_.scores = G::scores(state_);
        reading_.scores.penalties = state_.penalties;
        std::ranges::transform(penalties_from_, std::back_inserter(reading_.scores.penalties_from),
                               ascending);
        if (reading_.status == Status::abandoned) {
            let_nobody_win(reading_.scores);
        }
        put_what_waits();
        if (ended_by_) {
            reading_.scores.why_from.push_back(*ended_by_);
            reading_.scores.why_from = ascending(std::move(reading_.scores.why_from));
        }
        return std::move(reading_);
    }

    const typename G::State& state() const { return state_; }
    /// What was there before stays veiled: the viewer is shown the present instead.
    bool veils_past() const { return past_.has_value(); }
    bool over() const { return status() != Status::open; }
    const std::vector<std::string>& seat_names() const { return seats_; }

private:
    using Lines = FoldLines<G>;
    using Said = typename Lines::Said;

    /// Keeps the state for what is not asked for yet.
    void put_what_waits() {
        const auto last = std::make_shared<const typename G::State>(std::move(state_));
        const auto shown = past_ ? std::make_shared<const typename G::State>(std::move(*past_)) : last;
        reading_.table =
            Later<Table>::by([shown, viewer = viewer_, past = past_.has_value(),
                              abandoned = reading_.status == Status::abandoned, why = reading_.scores.why] {
                Table table = G::table(*shown, viewer);
                table.to_act = G::finished(*shown) ? std::nullopt : G::to_act(*shown);
                if (past) {
                    table.headline.insert(table.headline.begin(), what_was_veiled());
                }
                if (abandoned) {
                    table.headline = why;
                    table.to_act.reset();
                }
                return table;
            });
        reading_.stats = Later<std::vector<Stat>>::by([shown] { return G::stats(*shown); });
        reading_.scores.rounds = Later<std::vector<Reckoning>>::by([last] { return G::rounds(*last); });
    }

    void name_culprits() {
        for (Ruled& row : reading_.entries) {
            const auto* entry = Lines::entry_in(said(row.seq));
            if (entry != nullptr && (kind(row.verdict) == Kind::illegal || row.taken_back_by)) {
                row.culprit = G::culprit(*entry, rule(row.verdict));
            }
        }
    }

    Status status() const {
        return abandoned_ ? Status::abandoned : G::finished(state_) ? Status::finished : Status::open;
    }

    Ruled& ruled(Seq seq) { return reading_.entries[static_cast<std::size_t>(seq) - 1]; }
    const Resolved& resolved(Seq seq) const { return resolution_.lines[static_cast<std::size_t>(seq) - 1]; }

    const Said& said(Seq seq) const { return lines_->said(seq); }

    /// One row a line; corrections get their verdict here, entries when they are judged.
    void lay_out() {
        reading_.entries.reserve(facts_.size());
        const auto lines = std::make_shared<Lines>(seats_, state_, facts_.size());
        lines_ = lines;
        std::vector<std::string> room;
        for (const Fact& fact : facts_) {
            const Resolved& line = resolved(fact.seq);
            Ruled& row = reading_.entries.emplace_back();
            row.seq = fact.seq;
            row.line = fact.line;
            row.stands = line.stands;
            row.taken_back_by = line.taken_back_by;
            row.amended_by = line.amended_by;
            row.correction = line.what == Resolved::What::undo || line.what == Resolved::What::amend;
            row.inserted = line.what == Resolved::What::insert;
            const Said& said = lines->read(line, fact, facts_, room);
            row.text = print(fact, line, said);
            row.seat = Lines::seat_in(said);
            if (row.correction && row.stands) {
                row.judged = true;
                row.verdict = line.wrong ? Verdict(*line.wrong) : Verdict(Legal{});
            }
        }
    }

    /// The line in long forms; as it came if it is not understood.
    Printed print(const Fact& fact, const Resolved& line, const Said& said) const {
        if (line.is_misread()) {
            return fact.text;
        }
        if (line.what == Resolved::What::undo || Lines::is_understood(said)) {
            return Printed(lines_, fact.seq);
        }
        std::vector<std::string> room;
        return line.amended_by && !line.wrong
                   ? lines_->prefix(fact.seq) + joined(*tokens_of(line, facts_, fact.seq, room))
                   : fact.text;
    }

    /// Takes away what this viewer may not see, whether it stands or not, was amended or mistyped. What
    /// stands is looked at again when it is judged.
    void mask(const Fold& all) {
        betraying_.assign(reading_.entries.size(), false);
        for (Ruled& row : reading_.entries) {
            const auto i = static_cast<std::size_t>(row.seq) - 1;
            const auto* entry = Lines::entry_in(said(row.seq));
            betraying_[i] = entry != nullptr && G::betrays(all.state_, *entry, viewer_);
            const bool seen = entry != nullptr ? G::visible(nullptr, *entry, viewer_) && !betraying_[i]
                                               : Lines::is_understood(said(row.seq)) ||
                                                     !hints_at_secret<G>(all.state_, row.text);
            if (!seen) {
                hide(row);
            }
        }
        // What was only mistyped was never at the table, and may say of a secret what is true.
        if (std::ranges::any_of(reading_.entries, &Ruled::hidden)) {
            for (Ruled& row : reading_.entries) {
                if (was_mistyped(resolution_, row.seq)) {
                    hide(row);
                }
            }
        }
    }

    /// What is told of entries before the last one, and instead of earlier tables: they would say it too.
    void veil(const Fold& all) {
        const auto last = std::find_if(all.reading_.order.rbegin(), all.reading_.order.rend(),
                                       [&](Seq seq) { return Lines::entry_in(all.said(seq)) != nullptr; });
        bool any = false;
        for (Ruled& row : reading_.entries) {
            const auto* entry = Lines::entry_in(said(row.seq));
            auto told = entry != nullptr ? G::veiled(all.state_, *entry) : std::nullopt;
            any = any || told;
            if (told && !row.hidden && (last == all.reading_.order.rend() || row.seq != *last)) {
                row.veiled = true;
                row.text = {lines_->prefix(row.seq) + told->str(), lines_->framed(row.seq, told->sentence())};
                row.verdict = without_reason(std::move(row.verdict));
                row.settled.reset();
            }
        }
        if (any) {
            drop_veiled_grounds(reading_);
        }
        if (any && reading_.order.size() < all.reading_.order.size()) {
            past_ = all.state_;
        }
    }

    void judge_line(Seq seq) {
        Ruled& row = ruled(seq);
        row.judged = true;
        const Said& said = this->said(seq);
        const auto* why_not = std::get_if<Rare<Impossible>>(&said);
        if (row.hidden && why_not != nullptr) {
            return;
        }
        if (resolved(seq).wrong) {
            row.verdict = *resolved(seq).wrong;
        } else if (why_not != nullptr) {
            const bool unknown_name = (*why_not)->rule == "core/player";
            const bool late = unknown_name && over() && !begins_with(seq, "penalty");
            row.verdict = late ? match_is_over(ended_by_) : **why_not;
        } else if (const auto* common = Lines::common_in(said)) {
            row.verdict = std::visit([&](const auto& entry) { return take(seq, entry); }, *common);
        } else {
            take_entry(seq, std::get<typename G::Entry>(said), row);
        }
    }

    bool begins_with(Seq seq, std::string_view word) const {
        std::vector<std::string> room;
        return tokens_of(resolved(seq), facts_, seq, room)->front() == word;
    }

    static Verdict take(Seq, const Note&) { return Legal{}; }

    Verdict take(Seq seq, const Abandon&) {
        if (over()) {
            return match_is_over(ended_by_);
        }
        abandoned_ = true;
        ended_by_ = seq;
        return Legal{};
    }

    Verdict take(Seq seq, const Penalty& penalty) {
        if (!G::info().has_points) {
            return Impossible{"core/no-points", {N_("this game has no points"), {}}};
        }
        add_penalty(state_.penalties[static_cast<std::size_t>(penalty.seat)], penalty);
        penalties_from_[static_cast<std::size_t>(penalty.seat)].push_back(seq);
        return Legal{};
    }

    /// A viewer who does not see everything judges by what he sees alone: what only the referee knows must
    /// not even show in what he finds impossible.
    void take_entry(Seq seq, const typename G::Entry& entry, Ruled& row) {
        if (!is_visible(seq, entry)) {
            if (!over()) {
                G::unseen(state_, entry);
            }
            return;
        }
        Verdict verdict = over() ? match_is_over(ended_by_) : G::judge(state_, entry);
        const bool impossible = kind(verdict) == Kind::impossible;
        if (impossible && !betraying_.empty() && betraying_[static_cast<std::size_t>(seq) - 1]) {
            return;
        }
        if (row.hidden) {
            row.hidden = false;
            row.text = print(facts_[static_cast<std::size_t>(seq) - 1], resolved(seq), said(seq));
        }
        row.verdict = std::move(verdict);
        if (impossible) {
            return;
        }
        row.played = true;
        row.turn = G::to_act(state_);
        Consequences consequences = G::apply(state_, entry, seq, row.verdict);
        row.outcome = std::move(consequences.outcome);
        if (G::finished(state_)) {
            ended_by_ = seq;
        }
        draw(seq, std::move(consequences));
    }

    /// What one who plays may see is decided by what lies open too: whom a hand that he alone knows to be
    /// wrong holds up in an earlier round would take the wrong one for the leader.
    bool is_visible(Seq seq, const typename G::Entry& entry) {
        const auto i = static_cast<std::size_t>(seq) - 1;
        if (watched_) {
            shown_to_[i] = G::visible(&state_, entry, *watched_);
        }
        return (watched_ || shown_to_.empty() || shown_to_[i]) && G::visible(&state_, entry, viewer_);
    }

    void draw(Seq seq, Consequences consequences) {
        for (Overturn& overturn : consequences.overturns) {
            settle(overturn.about, std::move(overturn.now), seq);
        }
        for (const Seq about : consequences.confirms) {
            settle(about, Legal{}, seq);
        }
        std::ranges::move(consequences.findings, std::back_inserter(reading_.findings));
    }

    /// Only what is presumed is settled, so each verdict once.
    void settle(Seq about, Verdict now, Seq by) {
        Ruled& earlier = ruled(about);
        assert(kind(earlier.verdict) == Kind::presumed && !earlier.settled);
        earlier.settled = Settled{by, std::get<Presumed>(std::exchange(earlier.verdict, std::move(now)))};
    }

    std::span<const Fact> facts_;
    std::vector<std::string> seats_;
    Resolution resolution_;
    Viewer viewer_;
    std::optional<Viewer> watched_;  ///< for whom it is looked at what is shown to him
    std::vector<bool> shown_to_;     ///< one a line, by what lies open; empty if nobody asks
    std::vector<bool> betraying_;    ///< one a line; empty if the viewer sees everything
    std::shared_ptr<const Lines> lines_;
    typename G::State state_;
    std::vector<std::vector<Seq>> penalties_from_;  ///< one a seat; none without points
    Reading reading_;
    bool abandoned_ = false;
    std::optional<Seq> ended_by_;            ///< the entry that finished or abandoned the match
    std::optional<typename G::State> past_;  ///< shown instead of the table as it was then
};

}  // namespace core
