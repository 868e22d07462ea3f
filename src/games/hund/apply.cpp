#include "games/hund/game.h"

#include <algorithm>

#include "games/hund/play.h"

namespace hund {

State Game::start(const core::Header& header) {
    Setup setup;
    const int players = static_cast<int>(header.players.size());
    const bool more = header.variants.contains("more-cards");
    setup.two = players == 2;
    const int base = players <= 3 ? 6 : players == 4 ? 8 : 10;
    setup.top = more ? base + base / 2 : base;
    for (Suit suit = 0; suit < suit_count; ++suit) {
        setup.deck = setup.deck | CardSet::of_suit(suit, 1, setup.top);
    }
    setup.hand_size = more ? 15 : 10;
    setup.columns = more ? 8 : 5;
    setup.covers = more ? 7 : 5;
    setup.select = header.variants.contains("select-designations");
    setup.runner_up = core::house_value(header, info(), "virtual-lead") == "runner-up";
    setup.rounds = setup.select ? core::number(core::house_value(header, info(), "rounds")).value_or(5) : 5;
    auto state = kit::start<State>(header, info(), setup);
    state.round = new_round(*state.setup, 1);
    return state;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Dealer& entry) { state_.dealer.enter(seq_, entry.seat); }

    void operator()(const Designation& entry) {
        round_.designation.enter(seq_, entry.number);
        state_.designated_by[entry.number] = seq_;
    }

    void operator()(const First& entry) {
        make_room();
        round_.first.enter(seq_, entry.seat);
        round_.tricks.leader = entry.seat;
        state_.starter = state_.starter.value_or(entry.seat);
        if (setup_.two && !state_.dealer) {
            state_.dealer = first_dealer(entry.seat);
        }
    }

    void operator()(const Select& entry) {
        round_.selected.push_back(entry);
        round_.selected_by.push_back(seq_);
    }

    void operator()(const Display& entry) {
        round_.displayed.enter(seq_);
        for (std::size_t i = 0; i < entry.cards.size(); ++i) {
            round_.display[i] = {entry.cards[i], static_cast<int>(i) < setup_.covers, seq_};
            round_.cards.open(entry.cards[i], seq_);
        }
    }

    void operator()(const Hand& entry) { round_.cards.show(entry, seq_); }

    void operator()(const Play& entry) {
        const Played played{entry.seat, entry.card, seq_, core::kind(verdict_)};
        empty_column(played);
        std::optional<kit::Claim> claim;
        if (!trick_.empty()) {
            const Played& lead = trick_.front();
            claim = {.seq = seq_,
                     .seat = entry.seat,
                     .none = CardSet::of_suit(lead.card.suit, 1, setup_.top),
                     .lead = lead.seq};
        }
        kit::play_card(round_.cards, round_.tricks, card_words(state_), played, verdict_, claim,
                       state_.revokes, consequences);
        if (entry.card.suit != trick_.front().card.suit && !setup_.is_virtual(entry.seat)) {
            round_.sources.discards.push_back(seq_);
        }
        if (round_.roles.size() < suit_count && designates(state_, entry.card)) {
            designate(entry.seat, entry.card.suit);
        }
        if (static_cast<int>(trick_.size()) == setup_.seat_count()) {
            finish_trick();
        }
    }

    void operator()(const Flip& entry) {
        Column& column = round_.display[entry.column - 1];
        column = {entry.card, false, seq_};
        round_.cards.turn_up(entry.card, seq_);
        round_.flip_due.reset();
        kit::examine_claims(round_.cards, card_words(state_), seq_, nullptr, state_.revokes, consequences);
    }

    void operator()(const Roles& entry) {
        round_.roles.assign(entry.suits.begin(), entry.suits.end());
        round_.sources.roles.fill(seq_);
    }

    void operator()(const Took& entry) {
        round_.took[entry.seat].enter(seq_, entry);
        if (!state_.to_count()) {
            finish_round();
        }
    }

private:
    /// For the cards of a round, so that the lists do not grow one by one.
    void make_room() {
        const auto tricks = static_cast<std::size_t>(setup_.hand_size);
        round_.tricks.make_room(setup_.seat_count(), setup_.hand_size);
        round_.cards.claims.reserve(tricks);
        round_.sources.discards.reserve(tricks);
    }

    void empty_column(const Played& played) {
        if (const auto column =
                setup_.is_virtual(played.seat) ? column_of(round_, played.card) : std::nullopt) {
            Column& emptied = round_.display[*column];
            emptied.open.reset();
            emptied.seq = played.seq;
        }
    }

    /// The next role; the fourth also gives the last suit the last one.
    void designate(int seat, Suit suit) {
        give_role(seat, suit);
        for (Suit last = 0; last < suit_count && round_.roles.size() == suit_count - 1; ++last) {
            if (std::ranges::find(round_.roles, last) == round_.roles.end()) {
                give_role(seat, last);
            }
        }
    }

    void give_role(int seat, Suit suit) {
        round_.sources.roles[round_.roles.size()] = seq_;
        round_.designators[round_.roles.size()] = seat;
        round_.roles.push_back(suit);
    }

    void finish_trick() {
        const std::size_t best = winning(round_, trick_);
        for (const Played& played : trick_) {
            round_.won[trick_[best].seat].add(played.card);
        }
        round_.tricks.take(best);
        if (round_.tricks.done == setup_.hand_size) {
            finish_round();
            return;
        }
        for (std::size_t i = 0; setup_.two && i < round_.display.size(); ++i) {
            if (round_.display[i].covers && !round_.display[i].open) {
                round_.flip_due = static_cast<int>(i) + 1;
            }
        }
    }

    void finish_round() {
        state_.results.push_back(count_round(state_));
        state_.results.back().sources = std::move(round_.sources);
        state_.results.back().sources.taken = std::move(round_.tricks.taken);
        if (round_.designation) {
            state_.designated[*round_.designation] = true;
        }
        state_.end = end_after_round(state_);
        if (!state_.end) {
            round_ = new_round(setup_, round_.number + 1);
            if (state_.dealer) {
                state_.dealer = 1 - *state_.dealer;
            }
        }
    }

    const Setup& setup_ = *state_.setup;
    Round& round_ = state_.round;
    kit::Trick& trick_ = state_.round.tricks.running;
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, Seq seq, const Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

}  // namespace hund
