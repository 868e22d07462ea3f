#include "core/text/tokens.h"
#include "house/hearts/game.h"

namespace hearts {

State Game::start(const core::Header& header) {
    Setup setup;
    const int players = static_cast<int>(header.players.size());
    for (int suit = 0; suit < suit_count; ++suit) {
        setup.deck = setup.deck | CardSet::of_suit(suit, lowest, highest);
    }
    if (players != 4) {
        setup.deck.remove({diamonds, lowest});
    }
    if (players == 5) {
        setup.deck.remove({clubs, lowest});
    }
    setup.first = {clubs, players == 5 ? lowest + 1 : lowest};
    setup.hand_size = setup.deck.count() / players;
    setup.limit = *core::number(core::house_value(header, info(), "limit"));
    auto state = kit::start<State>(header, info(), setup);
    state.round = new_round(*state.setup, 1);
    return state;
}

int State::total(int seat) const {
    int sum = penalties[static_cast<std::size_t>(seat)];
    for (const Result& result : results) {
        sum += result.points[seat];
    }
    return sum;
}

int State::receiver(int seat) const {
    const int seats = setup->seat_count();
    const std::array distances{0, 1, seats - 1, seats == 4 ? 2 : 0};
    return (seat + distances[static_cast<std::size_t>(round.number % 4)]) % seats;
}

bool State::passing() const {
    const auto is_shown = [this](int seat) { return round.cards.is_shown(seat); };
    return plays() && receiver(0) != 0 && !round.tricks.begun() &&
           std::ranges::none_of(setup->all_seats(), is_shown);
}

std::optional<int> State::turn() const {
    const auto waits = [this](int seat) {
        const auto& hand = round.cards.hands[seat];
        return round.tricks.begun() ? !round.tricks.has_played(seat) : hand && hand->has(setup->first);
    };
    return over || !plays() ? std::nullopt : setup->first_from(round.tricks.leader, waits);
}

Round new_round(const Setup& setup, int number) {
    Round round;
    round.number = number;
    round.cards.deal(setup.deck);
    for (const int seat : setup.all_seats()) {
        round.cards.deal_to(seat, setup.hand_size);
    }
    return round;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Play& play) {
        const kit::Played played{play.seat, play.card, seq_, core::kind(verdict_)};
        const auto claim = claim_of(state_, play);
        if (!tricks_.begun()) {
            tricks_.make_room(setup_.seat_count(), setup_.hand_size);
            tricks_.leader = play.seat;
            state_.starter = state_.starter.value_or(play.seat);
        }
        if (claim) {
            round_.claims.push_back(seq_);
        }
        kit::play_card(round_.cards, tricks_, card_words(state_), played, verdict_, claim, state_.revokes,
                       consequences);
        round_.broken = round_.broken || play.card.suit == hearts;
        if (static_cast<int>(tricks_.running.size()) == setup_.seat_count()) {
            tricks_.take(winning(tricks_.running));
        }
        if (tricks_.done == setup_.hand_size) {
            finish_round();
        }
    }

    void operator()(const Pass& pass) {
        round_.cards.show_some({state_.receiver(pass.seat), pass.cards}, seq_);
        round_.passed[pass.seat].enter(seq_);
    }

    void operator()(const Hand& hand) { round_.cards.show(hand, seq_); }

    void operator()(const Points& points) {
        const bool closes = setup_.closes(points.seat, round_.told);
        round_.told[points.seat].enter(seq_, points.points);
        if (closes) {
            finish_round();
        }
    }

private:
    void finish_round() {
        state_.results.push_back(count_round(state_));
        state_.over = std::ranges::max(Game::totals(state_)) >= setup_.limit;
        if (!state_.over) {
            round_ = new_round(setup_, round_.number + 1);
        }
    }

    const Setup& setup_ = *state_.setup;
    Round& round_ = state_.round;
    kit::Tricks& tricks_ = round_.tricks;
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, core::Seq seq,
                               const core::Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

void Game::unseen(State& state, const Entry& entry) {
    if (const auto* pass = std::get_if<Pass>(&entry); pass != nullptr && state.passing()) {
        state.round.passed[pass->seat].emplace();
    }
}

}  // namespace hearts
