#include "kit/clash.h"

#include <algorithm>

#include "kit/hidden.h"

namespace kit {

namespace {

/// Whether more cards are claimed away than those have places who claim nothing: only then can claims clash.
bool may_clash(const HiddenCards& hidden) {
    CardSet none;
    int others = hidden.all_places;
    unsigned counted = 0;
    for (const Claim& claim : hidden.claims) {
        const unsigned seat = claim.presumed() ? 1u << claim.seat : 0u;
        if (seat != 0) {
            none = none | claim.none;
            others -= (counted & seat) == 0 ? hidden.places[claim.seat] : 0;
            counted |= seat;
        }
    }
    return (hidden.unseen & none).count() > others;
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
        std::ranges::sort(parts(), {}, &CardSet::first);
        std::ranges::transform(parts(), counts_.begin(), [](const CardSet& part) { return part.count(); });
        for (const Claim& claim : hidden.claims) {
            for (std::size_t part = 0; part < count_ && claim.presumed(); ++part) {
                const bool claims = !(parts_[part] & claim.none).empty();
                claimed_[claim.seat] |= claims ? 1u << part : 0u;
            }
        }
    }

    std::optional<core::Finding> finding(const CardWords& words, core::Seq seq) const {
        const auto set = first();
        if (!set) {
            return std::nullopt;
        }
        const CardSet cards = cards_of(*set);
        core::Finding finding{seq, {}, {}, {}};
        for (const Claim& claim : hidden_.claims) {
            const bool all = (claimed_[claim.seat] & *set) == *set;
            if (claim.presumed() && all && !(cards & claim.none).empty()) {
                const core::RuleId rule = claim.rule.empty() ? words.suit_rule : claim.rule;
                finding.rule = finding.among.empty() || finding.rule == rule ? rule : words.suit_rule;
                finding.among.push_back(claim.seq);
            }
        }
        std::ranges::sort(finding.among);
        finding.reason = {
            finding.rule == words.suit_rule
                ? N_("one of these discards was a revoke: the others cannot hold all unseen cards of {0}")
                : N_("one of these plays was illegal: the others cannot hold all unseen cards of {0}"),
            {suits_of(words, cards)}};
        return finding;
    }

private:
    std::span<CardSet> parts() { return std::span(parts_).first(count_); }

    /// Each claim speaks of all of a part or of nothing of it.
    void divide(CardSet cards) {
        for (CardSet& part : parts()) {
            const CardSet both = part & cards;
            if (!both.empty()) {
                add(part - both);
                part = both;
            }
            cards = cards - both;
        }
        add(cards);
    }
    void add(const CardSet& cards) {
        if (!cards.empty() && count_ < most_parts) {
            parts_[count_++] = cards;
        }
    }

    CardSet cards_of(PartSet set) const {
        CardSet cards;
        for (; set != 0; set &= set - 1) {
            cards = cards | parts_[std::countr_zero(set)];
        }
        return cards;
    }

    /// Whether more of these cards are unseen than those have places who did not claim to have none.
    bool clashes(PartSet set) const {
        int unseen = 0, taken = 0;
        for (PartSet rest = set; rest != 0; rest &= rest - 1) {
            unseen += counts_[std::countr_zero(rest)];
        }
        for (int seat = 0; seat < static_cast<int>(claimed_.size()); ++seat) {
            taken += (claimed_[seat] & set) == set ? hidden_.places[seat] : 0;
        }
        return unseen > hidden_.all_places - taken;
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
    /// Suits stay below it. Of sets that overlap in more parts a clash may be missed, but none is invented.
    static constexpr std::size_t most_parts = 16;
    Each<CardSet, most_parts> parts_;
    Each<int, most_parts> counts_{};
    std::size_t count_ = 0;
    Each<PartSet, most_seats> claimed_{};
};

}  // namespace

std::optional<core::Finding> find_clash(const HiddenCards& hidden, const CardWords& words, core::Seq at) {
    return may_clash(hidden) ? Clash(hidden).finding(words, at) : std::nullopt;
}

}  // namespace kit
