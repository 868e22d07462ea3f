#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/fold.h"
#include "kit/cards.h"
#include "kit/tricks.h"

/// Who holds what, as far as it is known, where all cards are dealt.
namespace kit {

/// The entry that shows a hand to the referee.
struct Hand {
    int seat;
    std::vector<Suited> cards;
};

/// A seat holds none of these cards: what a presumed discard says.
struct Claim {
    core::Seq seq;
    int seat;
    CardSet none;
    core::Seq lead = 0;                      ///< the entry that led the trick
    core::RuleId rule{};                     ///< if it is not that of following suit
    core::Kind kind = core::Kind::presumed;  ///< until it is refuted (illegal) or confirmed (legal)

    bool presumed() const { return kind == core::Kind::presumed; }
};

/// Each claim that is presumed is refuted, as `refute` says, or confirmed, if it is certain. Answers how many
/// stay as they are.
template <class Claims, class Refute, class IsCertain>
int settle(Claims& claims, const Refute& refute, const IsCertain& is_certain, core::Consequences& found) {
    int standing = 0;
    for (auto& claim : claims) {
        if (!claim.presumed()) {
            continue;
        }
        if (std::optional<core::Illegal> illegal = refute(claim)) {
            claim.kind = core::Kind::illegal;
            found.overturns.push_back({claim.seq, std::move(*illegal)});
        } else if (is_certain(claim)) {
            claim.kind = core::Kind::legal;
            found.confirms.push_back(claim.seq);
        } else {
            ++standing;
        }
    }
    return standing;
}

/// The cards of a round. What nobody was shown lies in a hand, or face down and in nobody's.
struct HiddenCards {
    CardSet deck;    ///< all there are
    CardSet unseen;  ///< neither played, nor in a hand that was shown, nor open
    CardSet played;
    PerCard<core::Seq> seen_by{};                    ///< the entries that played or opened them last
    Each<std::optional<CardSet>, most_seats> hands;  ///< what is known of them
    Each<core::Seq, most_seats> shown_by{};
    Each<int, most_seats> places{};  ///< cards still to come from a hand that are not known
    int all_places = 0;              ///< and of those that lie face down
    std::vector<Claim> claims;
    bool clash_found = false;  ///< the one finding of the round has been made

    void deal(const CardSet& cards) { deck = unseen = cards; }
    void deal_to(int seat, int cards);
    void deal_down(int cards) { all_places += cards; }
    void show(const Hand& hand, core::Seq seq);
    /// These of its cards are known now, the others not.
    void show_some(const Hand& hand, core::Seq seq);
    bool is_shown(int seat) const { return hands[seat] && places[seat] == 0; }
    /// It lies on the table now.
    void open(Suited card, core::Seq seq);
    /// It lay face down.
    void turn_up(Suited card, core::Seq seq);
    /// It was in the seat's hand, or open, and is in the trick now.
    void play(const Played& card);

    /// Whether every distribution of the unseen cards gives the seat one of these.
    bool certainly_holds(int seat, const CardSet& cards) const {
        return (unseen & cards).count() > all_places - places[seat];
    }
    /// The entries by which it is counted who can hold these cards.
    std::vector<core::Seq> counted_by(const CardSet& cards) const;
};

/// What verdicts on the cards of a game cite.
struct CardWords {
    std::span<const Look> looks;
    std::span<const std::string> names;
    core::RuleId card_rule, suit_rule;
    std::string_view open{};  ///< message id: that the card {0} lies open
};

/// Why a card that is seen now for the first time cannot be: not in the game, or known elsewhere.
std::optional<core::Impossible> elsewhere(const HiddenCards& hidden, const CardWords& words, Suited card);
/// The same of cards that are seen together.
std::optional<core::Impossible> elsewhere(const HiddenCards& hidden, const CardWords& words,
                                          std::span<const Suited> cards);
/// Why the card cannot come from the seat's hand.
std::optional<core::Impossible> cannot_come(const HiddenCards& hidden, const CardWords& words, int seat,
                                            Suited card);

/// Whether the card may be played by whoever holds none of these. `lead` is the entry that led the trick.
core::Verdict judge_without(const HiddenCards& hidden, const CardWords& words, int seat, Suited card,
                            const CardSet& none, core::Seq lead);
/// The hand may be shown, as far as its cards are concerned.
core::Verdict judge_hand(const HiddenCards& hidden, const CardWords& words, const Hand& hand);

/// Looks at all presumed claims after entry `at` was applied: those that are refuted now or confirmed, and
/// whether the others clash. Counts revokes that are proven.
void examine_claims(HiddenCards& hidden, const CardWords& words, core::Seq at, const Played* played,
                    std::span<Revokes> revokes, core::Consequences& found);

/// The card is in the trick now, with what its player claims if that is presumed, and what it proves.
void play_card(HiddenCards& hidden, Tricks& tricks, const CardWords& words, const Played& played,
               const core::Verdict& verdict, std::optional<Claim> claim, std::span<Revokes> revokes,
               core::Consequences& found);

/// The suits of the cards, as a list in a sentence.
core::Text suits_of(const CardWords& words, const CardSet& cards);

/// What the verdict on a card became.
std::vector<core::Mark> marks_of(const HiddenCards& hidden, const Played& played);

}  // namespace kit
