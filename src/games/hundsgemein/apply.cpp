#include "games/hundsgemein/game.h"

#include <algorithm>

namespace hundsgemein {

State Game::start(const core::Header& header) {
    Setup setup;
    const std::size_t players = header.players.size();
    setup.of_each = players == 2 ? 6 : players == 3 ? 4 : 3;
    setup.advanced = header.variants.contains("advanced");
    auto state = kit::start<State>(header, info(), setup);
    for (std::size_t seat = 0; seat < players; ++seat) {
        state.left[seat].fill(static_cast<std::int8_t>(setup.of_each));
    }
    return state;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Dogs& entry) { std::ranges::copy(entry.on, state_.dogs.enter(seq_).begin()); }

    void operator()(const First& entry) {
        state_.begun.enter(seq_);
        state_.turn = entry.seat;
        state_.starter = entry.seat;
    }

    void operator()(const Open& entry) {
        auto& open = state_.open[entry.seat].enter(seq_);
        const PerType<int> counts = entry.tiles.counts();
        for (std::size_t type = 0; type < counts.size(); ++type) {
            open[type] = static_cast<std::int8_t>(counts[type]);
        }
    }

    void operator()(const Place& entry) {
        const Blocks block = just(entry.block);
        Tally& tally = state_.tallies[entry.seat];
        state_.by_seat[entry.seat] |= block;
        state_.by_type[entry.type] |= block;
        state_.seqs[entry.block] = seq_;
        ++tally.placed;
        if (is_illegal()) {
            state_.illegal |= block;
            ++tally.illegal;
        }
        state_.last = Placement{entry, seq_};
        give_away(entry.seat, {entry.type, std::nullopt});
    }

    void operator()(const Discard& entry) {
        state_.tallies[entry.seat].discarded += entry.tiles.other ? 2 : 1;
        if (state_.last) {
            state_.last->closed_by = state_.may_be_challenged() ? seq_ : state_.last->closed_by;
            state_.last->discarded_since = true;
        }
        give_away(entry.seat, entry.tiles);
    }

    void operator()(const Challenge& entry) {
        if (core::kind(verdict_) != core::Kind::legal) {
            return;
        }
        Tally& tally = state_.tallies[entry.seat];
        const Place& what = state_.last->what;
        Tally& challenged = state_.tallies[what.seat];
        // The board is as it was at the placement: whatever changes it closes the window.
        const auto broken = misplaced(state_.by_type[what.type], what.type, what.block);
        if (broken) {
            ++tally.right;
            ++challenged.caught;
            remove(what);
            consequences.outcome = core::Outcome{
                "upheld",
                {N_("The challenge is right: {0}. The tile is removed, and the turn stays spent."),
                 {broken->reason}},
                {N_("upheld"), {}}};
        } else {
            ++tally.wrong;
            ++challenged.cleared;
            consequences.outcome = core::Outcome{
                "rejected",
                {N_("The challenge is wrong: the tile may lie where it lies, and it stays."), {}},
                {N_("rejected"), {}}};
        }
    }

    void operator()(const End&) {
        state_.ended = true;
        state_.turn.reset();
    }

    void operator()(const Claim& entry) { state_.claims[entry.street].enter(seq_, entry.seat); }

private:
    /// The tiles leave the player, others are turned up that nobody has told yet, and the turn passes on.
    void give_away(int seat, const Tiles& tiles) {
        auto& left = state_.left[seat];
        const PerType<int> counts = tiles.counts();
        for (std::size_t type = 0; type < counts.size(); ++type) {
            left[type] = static_cast<std::int8_t>(left[type] - counts[type]);
            if (counts[type] > 0) {
                state_.given.push_back({seat, static_cast<int>(type), seq_});
            }
        }
        state_.open[seat].reset();
        state_.acted = seat;
        ++state_.turns;
        state_.turn.reset();
        const int players = state_.setup->seat_count();
        for (int on = 1; on <= players && !state_.turn; ++on) {
            const int next = (seat + on) % players;
            if (state_.tiles_left(next) > 0) {
                state_.turn = next;
            }
        }
    }

    void remove(const Place& what) {
        const Blocks others = ~just(what.block);
        state_.by_seat[what.seat] &= others;
        state_.by_type[what.type] &= others;
        state_.illegal &= others;
        state_.last->removed = true;
        state_.last->closed_by = seq_;
    }
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, Seq seq, const Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

}  // namespace hundsgemein
