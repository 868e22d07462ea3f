#include "games/heckin-hounds/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/racks.h"

namespace heckin_hounds {

State Game::start(const core::Header& header) {
    Setup setup;
    setup.nearest_wins = core::house_value(header, info(), "all-negative") == "nearest";
    setup.clues_recorded = core::house_value(header, info(), "clues") == "recorded";
    auto state = kit::start<State>(header, info(), setup);
    state.phase = state.plays() ? Phase::leader : Phase::counting;
    return state;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Leader& entry) {
        state_.leader = entry.seat;
        state_.leader_by = seq_;
        state_.phase = Phase::bad_dog;
    }

    void operator()(const BadDog& entry) {
        round_.bad_dog = entry.suit;
        round_.bad_dog_by = seq_;
        state_.phase = Phase::clues;
    }

    void operator()(const Hand& entry) {
        Player& player = state_.player(entry.seat);
        player.hand.enter(seq_);
        for (std::size_t i = 0; i < entry.cards.size(); ++i) {
            tell(player.rack[i], entry.cards[i]);
        }
    }

    void operator()(const Clue& entry) {
        Player& player = state_.player(entry.seat);
        ++told().clues;
        round_.clues.push_back(seq_);
        if (const auto* illegal = std::get_if<Illegal>(&verdict_)) {
            count_wrong(illegal->rule);
        }
        if (!player.told) {
            player.told.enter(seq_);
        }
        if (std::holds_alternative<Presumed>(verdict_)) {
            find_conflicts(entry);
            round_.claims.push_back({seq_, entry});
        }
        if (entry.seat == state_.leader || known_to_be_false(state_, entry)) {
            return;
        }
        if (player.clues < clues_each) {
            player.clues_by[player.clues] = seq_;
        }
        ++player.clues;
        for (const Slot slot : entry.slots) {
            mark(player.at(slot), entry);
        }
    }

    void operator()(const TakeCerberus& entry) {
        Held& held = state_.player(entry.seat).at(entry.slot);
        if (held.card) {
            round_.gone.add(*held.card);
        }
        tell(held, cerberus);
        held.replaced = true;
        put(held);
        round_.turn_by = seq_;
        round_.cerberus_by = seq_;
        state_.phase = Phase::trades;
    }

    void operator()(const Trade& entry) {
        Player& player = state_.player(entry.seat);
        Held& held = player.at(entry.slot);
        round_.away.push_back(held.card ? std::optional(*held.card) : std::nullopt);
        held.card = kit::Entered<Card>{};
        held.trade = static_cast<int>(round_.away.size());
        put(held);
        player.traded = entry.slot;
        decide(player);
    }

    void operator()(const Keep& entry) { decide(state_.player(entry.seat)); }

    void operator()(const Drawn& entry) {
        Player& player = state_.player(entry.seat);
        player.drawn.enter(seq_);
        tell(player.at(*player.traded), entry.card);
    }

    void operator()(const Bid& entry) {
        state_.player(entry.seat).bid.enter(seq_, entry.tricks);
        round_.turn_by = seq_;
        if (!state_.next()) {
            state_.phase = Phase::plays;
            round_.tricks.leader = *state_.leader;
        }
    }

    void operator()(const Play& entry) {
        Held& held = state_.player(entry.seat).at(entry.slot);
        held.played = true;
        tell(held, entry.card);
        round_.turn_by = seq_;
        round_.gone.add(entry.card);
        round_.tricks.running.push_back({entry.seat, entry.card, seq_, core::kind(verdict_)});
        if (!held.refilled()) {
            examine_claims(entry);
        }
        if (!state_.next()) {
            finish_trick();
        }
    }

    void operator()(const Shift& entry) {
        round_.shifts[entry.seat].enter(seq_, entry);
        if (!state_.next()) {
            finish_round();
        }
    }

private:
    void tell(Held& held, Card card) {
        held.card.enter(seq_, card);
        round_.told.add(card);
    }

    void put(Held& held) const {
        held.seq = seq_;
        held.illegally = is_illegal();
    }

    ToldClues& told() { return state_.told[*state_.leader]; }

    void count_wrong(core::RuleId rule) {
        told().untrue += rule == "heckin/clue-true" ? 1 : 0;
        told().incomplete += rule == "heckin/clue-all" ? 1 : 0;
    }

    void mark(Held& held, const Clue& clue) const {
        if (clue.suit && !held.told_suit) {
            held.told_suit.enter(seq_, *clue.suit);
        }
        if (clue.value && !held.told_value) {
            held.told_value.enter(seq_, *clue.value);
        }
    }

    void decide(Player& player) {
        player.chosen.enter(seq_);
        round_.turn_by = seq_;
        if (!state_.next()) {
            state_.phase = Phase::bids;
        }
    }

    void find_conflicts(const Clue& clue) {
        core::Finding finding{
            seq_, "heckin/clue-true", {}, {N_("these clues cannot all be true of one hand"), {}}};
        for (const Claim& claim : round_.claims) {
            if (claim.clue.seat == clue.seat && conflict(claim.clue, clue)) {
                finding.among.push_back(claim.seq);
            }
        }
        if (!finding.among.empty()) {
            finding.among.push_back(seq_);
            std::ranges::sort(finding.among);
            consequences.findings.push_back(std::move(finding));
        }
    }

    void examine_claims(const Play& entry) {
        const auto refute = [&](const Claim& claim) {
            auto illegal = claim.clue.seat == entry.seat ? refuted(state_, claim.clue, entry.slot, entry.card)
                                                         : std::nullopt;
            count_wrong(illegal ? illegal->rule : "");
            return illegal;
        };
        const auto is_certain = [&](const Claim& claim) {
            return claim.clue.seat == entry.seat && all_shown(state_.player(entry.seat), claim.clue);
        };
        kit::settle(round_.claims, refute, is_certain, consequences);
    }

    void finish_trick() {
        kit::Tricks& tricks = round_.tricks;
        tricks.take(kit::winning(tricks.running, rank));
        for (const kit::Played& played : tricks.last) {
            state_.player(tricks.leader).badness += played.card.suit == round_.bad_dog ? 1 : 0;
        }
        round_.turn_by = tricks.turn_by();
        if (tricks.done == tricks_in_round) {
            finish_round();
        }
    }

    void finish_round() {
        Result result{round_.number, state_.leader.value_or(0), round_.bad_dog};
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const Player& player = round_.players[seat];
            const auto& shift = round_.shifts[seat];
            result.bids[seat] = shift ? shift->bid : player.bid.value_or(0);
            result.tricks[seat] = shift ? shift->took : round_.tricks.won[seat];
            result.badness[seat] = shift ? shift->badness.value_or(0) : player.badness;
            result.told_by[seat] = shift ? shift.by : player.bid.by;
        }
        result.taken = std::move(round_.tricks.taken);
        result.bad_dog_by = round_.bad_dog_by;
        result.clues = std::move(round_.clues);
        state_.results.push_back(std::move(result));
        if (round_.number == setup_.seat_count()) {
            state_.phase = Phase::finished;
            return;
        }
        const int number = round_.number + 1;
        round_ = Round{};
        round_.number = number;
        if (state_.leader) {
            state_.leader = setup_.left_of(*state_.leader);
            state_.phase = Phase::bad_dog;
        }
    }

    const Setup& setup_ = *state_.setup;
    Round& round_ = state_.round;
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, Seq seq, const Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

/// That an entry comes too early, too late or again is judged before its cards are looked at.
void Game::unseen(State& state, const Entry& entry) {
    const auto rule = core::rule(judge(state, entry));
    if (rule == "core/phase" || rule == "core/done") {
        return;
    }
    if (const auto* hand = std::get_if<Hand>(&entry)) {
        state.player(hand->seat).hand.emplace();
    }
    if (const auto* drawn = std::get_if<Drawn>(&entry);
        drawn != nullptr && state.player(drawn->seat).traded) {
        state.player(drawn->seat).drawn.emplace();
    }
}

}  // namespace heckin_hounds
