#include "kit/hidden.h"

#include <utility>

#include "kit/clash.h"

namespace kit {

namespace {

using core::Seq;
using core::Text;

std::size_t at(int seat) {
    return static_cast<std::size_t>(seat);
}

const std::string& name_of(const CardWords& words, int seat) {
    return words.names[at(seat)];
}

core::Illegal still_holds(const HiddenCards& hidden, const CardWords& words, int seat, const CardSet& none,
                          Seq lead) {
    std::vector<Seq> from = hidden.counted_by(none);
    from.push_back(lead);
    return {words.suit_rule,
            {N_("{0} still holds {1}: more of these cards are unseen than the others can have"),
             {name_of(words, seat), suits_of(words, none)}},
            core::ascending(std::move(from))};
}

/// How the claim is refuted now, or nothing. What refutes it is known apart: the entry that proves it.
std::optional<core::Illegal> refuted(const HiddenCards& hidden, CardWords words, const Claim& claim,
                                     const Played* played) {
    words.suit_rule = claim.rule.empty() ? words.suit_rule : claim.rule;
    if (played != nullptr && played->seat == claim.seat && claim.none.has(played->card)) {
        return core::Illegal{
            words.suit_rule,
            {N_("{0} held {1} after all and plays {2} now"),
             {name_of(words, claim.seat), suits_of(words, claim.none), card_name(words.looks, played->card)}},
            core::ascending({claim.lead})};
    }
    const auto& hand = hidden.hands[claim.seat];
    if (hand && !(*hand & claim.none).empty()) {
        return core::Illegal{words.suit_rule,
                             {N_("{0} has {1} in the hand that the referee saw"),
                              {name_of(words, claim.seat), suits_of(words, claim.none)}},
                             core::ascending({claim.lead, hidden.shown_by[claim.seat]})};
    }
    return hidden.certainly_holds(claim.seat, claim.none)
               ? std::optional(still_holds(hidden, words, claim.seat, claim.none, claim.lead))
               : std::nullopt;
}

/// Whether nothing can refute the claim any more. Whoever has no unknown place left holds no unseen card.
bool is_certain(const HiddenCards& hidden, const Claim& claim) {
    return hidden.places[claim.seat] == 0 || (hidden.unseen & claim.none).empty();
}

}  // namespace

core::Text suits_of(const CardWords& words, const CardSet& cards) {
    std::vector<Text> names;
    for (int suit = 0; suit < static_cast<int>(words.looks.size()); ++suit) {
        if (cards.count(suit) == cards.count()) {
            return suit_name(words.looks, suit);
        }
        if (cards.count(suit) > 0) {
            names.push_back(suit_name(words.looks, suit));
        }
    }
    return core::listed(names);
}

void HiddenCards::deal_to(int seat, int cards) {
    places[seat] = cards;
    all_places += cards;
}

void HiddenCards::turn_up(Suited card, Seq seq) {
    open(card, seq);
    --all_places;
}

void HiddenCards::show(const Hand& hand, Seq seq) {
    CardSet& cards = hands[hand.seat].emplace();
    for (const Suited card : hand.cards) {
        cards.add(card);
    }
    unseen = unseen - cards;
    shown_by[hand.seat] = seq;
    all_places -= std::exchange(places[hand.seat], 0);
}

void HiddenCards::show_some(const Hand& hand, Seq seq) {
    CardSet known = hands[hand.seat].value_or(CardSet{});
    for (const Suited card : hand.cards) {
        known.add(card);
    }
    hands[hand.seat] = known;
    unseen = unseen - known;
    shown_by[hand.seat] = seq;
    places[hand.seat] -= static_cast<int>(hand.cards.size());
    all_places -= static_cast<int>(hand.cards.size());
}

void HiddenCards::open(Suited card, Seq seq) {
    unseen.remove(card);
    seen_by[CardSet::index(card)] = seq;
}

void HiddenCards::play(const Played& card) {
    open(card.card, card.seq);
    played.add(card.card);
    auto& hand = hands[card.seat];
    if (hand && hand->has(card.card)) {
        hand->remove(card.card);
    } else if (places[card.seat] > 0) {
        --places[card.seat];
        --all_places;
    }
}

std::vector<Seq> HiddenCards::counted_by(const CardSet& cards) const {
    std::vector<Seq> entries(shown_by.begin(), shown_by.end());
    (deck & cards).for_each([&](std::size_t card) { entries.push_back(seen_by[card]); });
    return entries;
}

std::optional<core::Impossible> elsewhere(const HiddenCards& hidden, const CardWords& words, Suited card) {
    const auto no_card = [&](Text why, Seq from) {
        return core::Impossible{words.card_rule, std::move(why), core::ascending({from})};
    };
    const auto name = [&] { return card_name(words.looks, card); };
    const Seq seen = hidden.deck.has(card) ? hidden.seen_by[CardSet::index(card)] : 0;
    if (!hidden.deck.has(card)) {
        const bool numbers = words.looks[at(card.suit)].values.empty();
        return no_card(numbers ? Text{N_("{0} is not in the game: the values go from 1 to {1}"),
                                      {name(), hidden.deck.highest(card.suit)}}
                               : Text{N_("{0} is not in the game"), {name()}},
                       0);
    }
    if (hidden.unseen.has(card)) {
        return std::nullopt;
    }
    if (hidden.played.has(card)) {
        return no_card({N_("{0} was played in this round"), {name()}}, seen);
    }
    for (std::size_t seat = 0; seat < words.names.size(); ++seat) {
        if (hidden.hands[seat] && hidden.hands[seat]->has(card)) {
            return no_card({N_("{0} is in the hand of {1}"), {name(), words.names[seat]}},
                           hidden.shown_by[seat]);
        }
    }
    return no_card({words.open, {name()}}, seen);
}

std::optional<core::Impossible> elsewhere(const HiddenCards& hidden, const CardWords& words,
                                          std::span<const Suited> cards) {
    CardSet seen;
    for (const Suited card : cards) {
        if (auto known = elsewhere(hidden, words, card)) {
            return known;
        }
        if (seen.has(card)) {
            return core::Impossible{words.card_rule,
                                    {N_("{0} is there twice"), {card_name(words.looks, card)}}};
        }
        seen.add(card);
    }
    return std::nullopt;
}

std::optional<core::Impossible> cannot_come(const HiddenCards& hidden, const CardWords& words, int seat,
                                            Suited card) {
    const auto& hand = hidden.hands[seat];
    if (hand && hand->has(card)) {
        return std::nullopt;
    }
    auto known = elsewhere(hidden, words, card);
    return known || !hidden.is_shown(seat)
               ? known
               : core::Impossible{words.card_rule,
                                  {N_("{0} is not in the hand that {1} showed"),
                                   {card_name(words.looks, card), name_of(words, seat)}},
                                  {hidden.shown_by[seat]}};
}

core::Verdict judge_without(const HiddenCards& hidden, const CardWords& words, int seat, Suited card,
                            const CardSet& none, Seq lead) {
    const auto told = [&](std::string_view id) {
        return Text{id, {name_of(words, seat), suits_of(words, none)}};
    };
    const auto& hand = hidden.hands[seat];
    if (hand && !(*hand & none).empty()) {
        return core::Illegal{words.suit_rule, told(N_("{0} has {1} in the hand that the referee saw")),
                             core::ascending({lead, hidden.shown_by[seat]})};
    }
    const int unknown = hidden.places[seat] - (hidden.unseen.has(card) ? 1 : 0);
    if ((hidden.unseen & none).empty() || unknown == 0) {
        return core::Legal{};
    }
    if (hidden.certainly_holds(seat, none)) {
        return still_holds(hidden, words, seat, none, lead);
    }
    return core::Presumed{words.suit_rule, told(N_("{0} has no {1} left")), core::ascending({lead})};
}

core::Verdict judge_hand(const HiddenCards& hidden, const CardWords& words, const Hand& hand) {
    if (hidden.is_shown(hand.seat)) {
        return core::Impossible{"core/done",
                                {N_("the referee has seen the hand of {0}"), {name_of(words, hand.seat)}},
                                {hidden.shown_by[hand.seat]}};
    }
    CardSet missing = hidden.hands[hand.seat].value_or(CardSet{});
    const int cards = missing.count() + hidden.places[hand.seat];
    HiddenCards before = hidden;
    before.unseen = before.unseen | missing;
    if (auto known = elsewhere(before, words, hand.cards)) {
        return *known;
    }
    for (const Suited card : hand.cards) {
        missing.remove(card);
    }
    if (missing.count() > cards - static_cast<int>(hand.cards.size())) {
        return core::Impossible{
            words.card_rule,
            {N_("{0} holds cards that are missing in this hand"), {name_of(words, hand.seat)}},
            {hidden.shown_by[hand.seat]}};
    }
    return core::Legal{};
}

void examine_claims(HiddenCards& hidden, const CardWords& words, Seq seq, const Played* played,
                    std::span<Revokes> revokes, core::Consequences& found) {
    const auto refute = [&](const Claim& claim) {
        auto illegal = refuted(hidden, words, claim, played);
        revokes[at(claim.seat)].later += illegal && illegal->rule == words.suit_rule ? 1 : 0;
        return illegal;
    };
    const int standing = settle(
        hidden.claims, refute, [&](const Claim& claim) { return is_certain(hidden, claim); }, found);
    // A single claim that cannot be true was refuted above.
    if (!hidden.clash_found && standing > 1) {
        if (auto finding = find_clash(hidden, words, seq)) {
            hidden.clash_found = true;
            found.findings.push_back(std::move(*finding));
        }
    }
}

void play_card(HiddenCards& hidden, Tricks& tricks, const CardWords& words, const Played& played,
               const core::Verdict& verdict, std::optional<Claim> claim, std::span<Revokes> revokes,
               core::Consequences& found) {
    hidden.play(played);
    tricks.running.push_back(played);
    if (claim && played.kind == core::Kind::presumed) {
        claim->seq = played.seq;
        hidden.claims.push_back(*claim);
    }
    if (!hidden.claims.empty()) {
        examine_claims(hidden, words, played.seq, &played, revokes, found);
    }
    const bool revoked = played.kind == core::Kind::illegal && core::rule(verdict) == words.suit_rule;
    revokes[at(played.seat)].at_once += revoked ? 1 : 0;
}

std::vector<core::Mark> marks_of(const HiddenCards& hidden, const Played& played) {
    const auto claim = std::ranges::find(hidden.claims, played.seq, &Claim::seq);
    const bool claims = claim != hidden.claims.end();
    switch (claims ? claim->kind : played.kind) {
        case core::Kind::illegal:
            return {core::Mark::illegal};
        case core::Kind::presumed:
            return {core::Mark::presumed};
        default:
            return claims ? std::vector{core::Mark::confirmed} : std::vector<core::Mark>{};
    }
}

}  // namespace kit
