#include "games/hund/counting.h"

#include <algorithm>
#include <bit>

#include "games/hund/play.h"

namespace hund {

Counting::Counting(const State& state) {
    const Setup& setup = *state.setup;
    const Round& round = state.round;
    for (Suit suit = 0; suit < suit_count; ++suit) {
        unseen_[static_cast<std::size_t>(suit)] = setup.top - round.seen.count(suit);
    }
    for (int seat = 0; seat < setup.seat_count(); ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        if (!setup.is_virtual(seat) && !round.hands[i]) {
            places_[i] = setup.hand_size - round.cards_played[i];
        }
        all_places_ += places_[i];
    }
    if (setup.two) {
        all_places_ += static_cast<int>(std::ranges::count_if(round.display, &Column::covers));
    }
}

namespace {

/// How the claim is refuted now, or nothing. What refutes it is known apart: the entry that proves it.
std::optional<core::Illegal> refuted(const State& state, const Counting& counting, const Claim& claim,
                                     const std::optional<Played>& played) {
    if (played && played->seat == claim.seat && played->card.suit == claim.suit) {
        return core::Illegal{"hund/follow-suit",
                             {N_("{0} held {1} after all and plays {2} now"),
                              {state.name(claim.seat), kit::suit_name(looks(), claim.suit),
                               kit::card_name(looks(), played->card)}},
                             {claim.lead}};
    }
    if (counting.certainly_holds(claim.seat, claim.suit)) {
        std::vector<core::Seq> from = shown_by(state.round, claim.suit);
        from.push_back(claim.lead);
        return core::Illegal{
            "hund/follow-suit",
            {N_("{0} still holds {1}: more of these cards are unseen than the others can have"),
             {state.name(claim.seat), kit::suit_name(looks(), claim.suit)}},
            core::ascending(std::move(from))};
    }
    return std::nullopt;
}

/// Whether nothing can refute the claim any more. Who makes one is unseen, so no places are no cards left.
bool is_certain(const Counting& counting, const Claim& claim) {
    return counting.unseen(claim.suit) == 0 || counting.places(claim.seat) == 0;
}

/// A set of suits, bit by bit.
using SuitSet = unsigned;

bool has(SuitSet set, Suit suit) {
    return ((set >> static_cast<unsigned>(suit)) & 1u) != 0;
}

/// From the fewest suits to the most, equals in the order of the suits.
bool comes_before(SuitSet a, SuitSet b) {
    if (std::popcount(a) != std::popcount(b)) {
        return std::popcount(a) < std::popcount(b);
    }
    const SuitSet differing = a ^ b;
    return (a & differing & (~differing + 1)) != 0;  // the first suit that only one has is in a
}

/// The first set of suits of which more cards are unseen than those have places who did not claim to be void
/// in all of them.
std::optional<SuitSet> first_clash(const Counting& counting, const PerSeat<SuitSet>& claimed) {
    const auto clashes = [&](SuitSet set) {
        int unseen = 0, taken = 0;
        for (SuitSet rest = set; rest != 0; rest &= rest - 1) {
            unseen += counting.unseen(std::countr_zero(rest));
        }
        for (std::size_t seat = 0; seat < claimed.size(); ++seat) {
            taken += (claimed[seat] & set) == set ? counting.places(static_cast<int>(seat)) : 0;
        }
        return taken > 0 && unseen > counting.all_places() - taken;
    };
    std::optional<SuitSet> first;
    for (const SuitSet all : claimed) {
        for (SuitSet some = all; some != 0; some = (some - 1) & all) {
            if (clashes(some) && (!first || comes_before(some, *first))) {
                first = some;
            }
        }
    }
    return first;
}

std::optional<core::Finding> find_clash(const Round& round, const Counting& counting,
                                        const PerSeat<SuitSet>& claimed, core::Seq at) {
    const auto set = first_clash(counting, claimed);
    if (!set) {
        return std::nullopt;
    }
    core::Finding finding{at, "hund/follow-suit", {}, {}};
    std::vector<core::Text> suit_names;
    for (Suit suit = 0; suit < suit_count; ++suit) {
        if (has(*set, suit)) {
            suit_names.push_back(kit::suit_name(looks(), suit));
        }
    }
    for (const Claim& claim : round.claims) {
        const bool all = (claimed[static_cast<std::size_t>(claim.seat)] & *set) == *set;
        if (claim.presumed() && all && has(*set, claim.suit)) {
            finding.among.push_back(claim.seq);
        }
    }
    std::ranges::sort(finding.among);
    finding.reason = {
        N_("one of these discards was a revoke: the others cannot hold all unseen cards of {0}"),
        {core::listed(suit_names)}};
    return finding;
}

}  // namespace

void examine_claims(State& state, core::Seq at, const std::optional<Played>& played,
                    core::Consequences& found) {
    Round& round = state.round;
    if (std::ranges::none_of(round.claims, &Claim::presumed)) {
        return;
    }
    const Counting counting(state);
    int standing = 0;
    PerSeat<SuitSet> claimed{};  // the suits that each seat still claims to be void in
    for (Claim& claim : round.claims) {
        if (!claim.presumed()) {
            continue;
        }
        if (auto illegal = refuted(state, counting, claim, played)) {
            claim.kind = core::Kind::illegal;
            found.overturns.push_back({claim.seq, std::move(*illegal)});
        } else if (is_certain(counting, claim)) {
            claim.kind = core::Kind::legal;
            found.confirms.push_back(claim.seq);
        } else {
            ++standing;
            claimed[static_cast<std::size_t>(claim.seat)] |= 1u << static_cast<unsigned>(claim.suit);
        }
    }
    if (!round.clash_found && standing > 1) {  // a single claim that cannot be true was refuted above
        if (auto finding = find_clash(round, counting, claimed, at)) {
            round.clash_found = true;
            found.findings.push_back(std::move(*finding));
        }
    }
}

}  // namespace hund
