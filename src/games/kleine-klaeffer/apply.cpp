#include "games/kleine-klaeffer/game.h"

#include <algorithm>
#include <utility>

#include "games/kleine-klaeffer/council.h"

namespace kleine_klaeffer {

State Game::start(const core::Header& header) {
    Setup setup;
    setup.must_take = core::house_value(header, info(), "taking") == "mandatory";
    setup.districts_break_ties = core::house_value(header, info(), "fewest-tie") == "districts";
    auto state = kit::start<State>(header, info(), setup);
    state.phase = state.plays() ? Phase::laying : Phase::counting;
    // 72 cards, less those put away unseen, in the hands and in the ring.
    state.left = 30 + 2 * state.setup->seat_count();
    return state;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Ring& entry) {
        for (std::size_t i = 0; i < entry.cards.size(); ++i) {
            lay(entry.cards[i], ring[i]);
        }
        state_.phase = Phase::first;
    }

    void operator()(const First& entry) {
        state_.first = entry.seat;
        state_.turn = entry.seat;
        state_.turn_by = seq_;
        state_.phase = Phase::turns;
    }

    void operator()(const Give& entry) {
        forget_offer();
        state_.player(entry.to).votes[entry.colour] +=
            std::exchange(state_.player(entry.seat).votes[entry.colour], 0);
        for (Gain& gain : state_.gains) {
            if (gain.seat == entry.seat && gain.colour == entry.colour) {
                gain.seat = entry.to;
            }
        }
        state_.gains.push_back({entry.to, entry.colour, seq_});
        if (entry.seat == state_.turn) {
            ++state_.gives;
            state_.give_by = seq_;
        }
    }

    void operator()(const Placing& entry) {
        begin_turn(entry.seat);
        state_.placed = true;
        state_.placed_by = seq_;
        Player& player = state_.player(entry.seat);
        --player.hand;
        player.illegal_placements += is_illegal() ? 1 : 0;
        lay(entry.card, entry.space);
        state_.latest = seq_;
        state_.latest_illegal = is_illegal();
        const bool due = offers_for(state_.council, entry.space).any();
        state_.open = Placed{entry.seat, entry.space, due, seq_};
        if (!due) {
            draw();
        }
    }

    void operator()(const Take& entry) {
        const Placed placed = *std::exchange(state_.open, std::nullopt);
        const Spaces spaces = offers_for(state_.council, placed.space).taken(entry.what);
        Player& player = state_.player(entry.seat);
        for (int space = 0; space < space_count; ++space) {
            if (spaces.has(space)) {
                const auto& [card, laid] = *state_.council[space];
                state_.gains.push_back({entry.seat, card.colour, seq_, laid});
                player.votes[card.colour] += card.value;
                state_.council[space].reset();
            }
        }
        player.takes += entry.what == What::none ? 0 : 1;
        player.crises += entry.what == What::crisis ? 1 : 0;
        if (placed.due) {
            draw();
        } else if (state_.phase == Phase::turns && refill_due(state_) > 0) {
            // It is the turn again of the one who took so late.
            state_.turn = entry.seat;
            state_.gives = 0;
            state_.placed = true;
            state_.drew.reset();
            state_.refill = refill_due(state_);
        }
    }

    void operator()(const Refill& entry) {
        const std::vector<int> spaces = refilled(state_);
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            lay(entry.cards[i], spaces[i]);
        }
        state_.left -= static_cast<int>(spaces.size());
        state_.refill = 0;
        state_.drew.reset();
        state_.latest = seq_;
        state_.latest_illegal = false;
        end_turn();
    }

    void operator()(const Pass& entry) {
        begin_turn(entry.seat);
        end_turn();
    }

    void operator()(const Keep& entry) {
        forget_offer();
        Player& player = state_.player(entry.seat);
        for (const Card card : entry.cards) {
            state_.gains.push_back({entry.seat, card.colour, seq_});
            player.votes[card.colour] += card.value;
        }
        player.hand = 0;
        player.done.enter(seq_);
        if (!next_keeper(state_)) {
            state_.phase = Phase::finished;
        }
    }

    void operator()(const Votes& entry) {
        Player& player = state_.player(entry.seat);
        player.done.enter(seq_);
        for (Colour colour = 0; colour < colour_count; ++colour) {
            player.votes[colour] = entry.votes[colour].value_or(0);
            if (player.votes[colour] > 0) {
                state_.gains.push_back({entry.seat, colour, seq_});
            }
        }
        if (!state_.setup->first_from(0, [&](int seat) { return !state_.player(seat).done; })) {
            state_.phase = Phase::finished;
        }
    }

private:
    void lay(Card card, int space) { state_.council[space] = Member{card, seq_}; }

    /// What may be left out cannot be made up for any more.
    void forget_offer() {
        if (state_.open && !state_.open->due) {
            state_.open.reset();
        }
    }

    void begin_turn(int seat) {
        forget_offer();
        if (seat != state_.turn) {
            state_.gives = 0;
        }
        state_.turn = seat;
        state_.drew.reset();
    }

    /// Step 4, and the turn's end if nothing is to be refilled.
    void draw() {
        if (state_.left > 0) {
            --state_.left;
            ++state_.player(state_.turn).hand;
            state_.drew = state_.turn;
        }
        state_.refill = refill_due(state_);
        if (state_.refill == 0) {
            end_turn();
        }
    }

    void end_turn() {
        Player& player = state_.player(state_.turn);
        player.ended_turn = true;
        player.last_by = seq_;
        state_.turn_by = seq_;
        player.had_last = state_.last_turns;
        state_.last_turns = state_.last_turns || state_.left == 0;
        state_.placed = false;
        state_.gives = 0;
        ++state_.turns;
        const auto next = next_turn(state_, state_.turn);
        if (next && free_count(state_.council) > 0) {
            state_.turn = *next;
        } else {
            state_.phase = next_keeper(state_) ? Phase::keeping : Phase::finished;
        }
    }
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, Seq seq, const Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

}  // namespace kleine_klaeffer
