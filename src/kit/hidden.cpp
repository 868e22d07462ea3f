#include "kit/hidden.h"

#include <numeric>

namespace kit {

namespace {

using core::Seq;
using core::Text;

std::size_t at(int seat) {
    return static_cast<std::size_t>(seat);
}

Text name_of(const CardWords& words, int seat) {
    return core::verbatim(words.names[at(seat)]);
}

Text suits_of(const CardWords& words, const CardSet& cards) {
    std::vector<Text> names;
    for (int suit = 0; suit < static_cast<int>(words.looks.size()); ++suit) {
        if (cards.count(suit) > 0) {
            names.push_back(suit_name(words.looks, suit));
        }
    }
    return core::listed(names);
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
std::optional<core::Illegal> refuted(const HiddenCards& hidden, const CardWords& words, const Claim& claim,
                                     const Played* played) {
    if (played != nullptr && played->seat == claim.seat && claim.none.has(played->card)) {
        return core::Illegal{
            words.suit_rule,
            {N_("{0} held {1} after all and plays {2} now"),
             {name_of(words, claim.seat), suits_of(words, claim.none), card_name(words.looks, played->card)}},
            {claim.lead}};
    }
    return hidden.certainly_holds(claim.seat, claim.none)
               ? std::optional(still_holds(hidden, words, claim.seat, claim.none, claim.lead))
               : std::nullopt;
}

/// Whether nothing can refute the claim any more. Who makes one is unseen, so no places are no cards left.
bool is_certain(const HiddenCards& hidden, const Claim& claim) {
    return hidden.places[at(claim.seat)] == 0 || (hidden.unseen & claim.none).empty();
}

/// A set of parts, bit by bit.
using PartSet = unsigned;

/// From the fewest parts to the most, equals in the order of the parts.
bool comes_before(PartSet a, PartSet b) {
    if (std::popcount(a) != std::popcount(b)) {
        return std::popcount(a) < std::popcount(b);
    }
    const PartSet differing = a ^ b;
    return (a & differing & (~differing + 1)) != 0;  // the first part that only one has is in a
}

/// Claims that stand, and whether all of them can be true.
class Clash {
public:
    explicit Clash(const HiddenCards& hidden) : hidden_(hidden) {
        for (const Claim& claim : hidden.claims) {
            if (claim.presumed()) {
                divide(hidden.unseen & claim.none);
            }
        }
        std::ranges::sort(parts_, {}, &CardSet::first);
        for (const Claim& claim : hidden.claims) {
            for (std::size_t part = 0; part < parts_.size() && claim.presumed(); ++part) {
                const bool claims = !(parts_[part] & claim.none).empty();
                claimed_[at(claim.seat)] |= claims ? 1u << part : 0u;
            }
        }
    }

    std::optional<core::Finding> finding(const CardWords& words, Seq seq) const {
        const auto set = first();
        if (!set) {
            return std::nullopt;
        }
        const CardSet cards = cards_of(*set);
        core::Finding finding{seq, words.suit_rule, {}, {}};
        for (const Claim& claim : hidden_.claims) {
            const bool all = (claimed_[at(claim.seat)] & *set) == *set;
            if (claim.presumed() && all && !(cards & claim.none).empty()) {
                finding.among.push_back(claim.seq);
            }
        }
        std::ranges::sort(finding.among);
        finding.reason = {
            N_("one of these discards was a revoke: the others cannot hold all unseen cards of {0}"),
            {suits_of(words, cards)}};
        return finding;
    }

private:
    /// Each claim speaks of all of a part or of nothing of it.
    void divide(CardSet cards) {
        for (std::size_t i = 0, count = parts_.size(); i < count && !cards.empty(); ++i) {
            const CardSet both = parts_[i] & cards;
            if (!both.empty() && both != parts_[i]) {
                parts_.push_back(parts_[i] - both);
                parts_[i] = both;
            }
            cards = cards - both;
        }
        if (!cards.empty()) {
            parts_.push_back(cards);
        }
    }

    CardSet cards_of(PartSet set) const {
        CardSet cards;
        for (; set != 0; set &= set - 1) {
            cards = cards | parts_[static_cast<std::size_t>(std::countr_zero(set))];
        }
        return cards;
    }

    /// Whether more of these cards are unseen than those have places who did not claim to have none.
    bool clashes(PartSet set) const {
        int taken = 0;
        for (std::size_t seat = 0; seat < claimed_.size(); ++seat) {
            taken += (claimed_[seat] & set) == set ? hidden_.places[seat] : 0;
        }
        return taken > 0 && cards_of(set).count() > hidden_.all_places() - taken;
    }

    std::optional<PartSet> first() const {
        std::optional<PartSet> first;
        for (const PartSet all : claimed_) {
            for (PartSet some = all; some != 0; some = (some - 1) & all) {
                if ((!first || comes_before(some, *first)) && clashes(some)) {
                    first = some;
                }
            }
        }
        return first;
    }

    const HiddenCards& hidden_;
    std::vector<CardSet> parts_;
    std::array<PartSet, most_seats> claimed_{};
};

}  // namespace

void HiddenCards::show(const Hand& hand, Seq seq) {
    CardSet& cards = hands[at(hand.seat)].emplace();
    for (const Suited card : hand.cards) {
        cards.add(card);
    }
    unseen = unseen - cards;
    shown_by[at(hand.seat)] = seq;
    places[at(hand.seat)] = 0;
}

void HiddenCards::open(Suited card, Seq seq) {
    unseen.remove(card);
    seen_by[CardSet::index(card)] = seq;
}

void HiddenCards::play(const Played& card) {
    open(card.card, card.seq);
    played.add(card.card);
    int& left = places[at(card.seat)];
    left -= left > 0 ? 1 : 0;
    if (auto& hand = hands[at(card.seat)]) {
        hand->remove(card.card);
    }
}

int HiddenCards::all_places() const {
    return std::accumulate(places.begin(), places.end(), face_down);
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
        return no_card({N_("{0} is not in the game: the values go from 1 to {1}"),
                        {name(), hidden.deck.highest(card.suit)}},
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
    const auto& hand = hidden.hands[at(seat)];
    if (hand && hand->has(card)) {
        return std::nullopt;
    }
    auto known = elsewhere(hidden, words, card);
    return known || !hand ? known
                          : core::Impossible{words.card_rule,
                                             {N_("{0} is not in the hand that {1} showed"),
                                              {card_name(words.looks, card), name_of(words, seat)}},
                                             {hidden.shown_by[at(seat)]}};
}

core::Verdict judge_without(const HiddenCards& hidden, const CardWords& words, int seat, const CardSet& none,
                            Seq lead) {
    const auto told = [&](std::string_view id) {
        return Text{id, {name_of(words, seat), suits_of(words, none)}};
    };
    if (const auto& hand = hidden.hands[at(seat)]) {
        return (*hand & none).empty()
                   ? core::Verdict(core::Legal{})
                   : core::Illegal{words.suit_rule, told(N_("{0} has {1} in the hand that the referee saw")),
                                   core::ascending({lead, hidden.shown_by[at(seat)]})};
    }
    if ((hidden.unseen & none).empty() || hidden.places[at(seat)] == 1) {
        return core::Legal{};
    }
    if (hidden.certainly_holds(seat, none)) {
        return still_holds(hidden, words, seat, none, lead);
    }
    return core::Presumed{words.suit_rule, told(N_("{0} has no {1} left")), {lead}};
}

core::Verdict judge_hand(const HiddenCards& hidden, const CardWords& words, const Hand& hand) {
    if (hidden.hands[at(hand.seat)]) {
        return core::Impossible{"core/done",
                                {N_("the referee has seen the hand of {0}"), {name_of(words, hand.seat)}},
                                {hidden.shown_by[at(hand.seat)]}};
    }
    auto known = elsewhere(hidden, words, hand.cards);
    return known ? core::Verdict(std::move(*known)) : core::Legal{};
}

void examine_claims(HiddenCards& hidden, const CardWords& words, Seq seq, const Played* played,
                    std::span<Revokes> revokes, core::Consequences& found) {
    const auto refute = [&](const Claim& claim) {
        auto illegal = refuted(hidden, words, claim, played);
        revokes[at(claim.seat)].later += illegal ? 1 : 0;
        return illegal;
    };
    const int standing = settle(
        hidden.claims, refute, [&](const Claim& claim) { return is_certain(hidden, claim); }, found);
    if (!hidden.clash_found && standing > 1) {  // a single claim that cannot be true was refuted above
        if (auto finding = Clash(hidden).finding(words, seq)) {
            hidden.clash_found = true;
            found.findings.push_back(std::move(*finding));
        }
    }
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
