#include "games/heckin-hounds/game.h"

#include <algorithm>
#include <array>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/racks.h"
#include "kit/lines.h"

namespace heckin_hounds {

namespace {

using core::Ask, core::Asked, core::Choice;
using Anybody = kit::Anybody<Game>;
using Actor = kit::Actor<Game>;

struct Suits : kit::Pieces<Game, Suit, suit_count, read_suit, print_suit, suit_name, suit_face> {
    static Impossible unread(const std::string&) {
        return core::not_understood({N_("expected `bad-dog SUIT`, one of the six suits"), {}});
    }
};

/// The cards that are dealt.
struct Deck {
    static constexpr int suits = mops;
    static auto looks() { return heckin_hounds::looks(); }
    static int top(const State& state) { return state.setup->top(); }
};
struct Dealt : kit::Cards<Game, Deck> {
    static Impossible unread(const std::string& token) {
        return core::not_understood(
            {N_("{0} is no card; a card is written like tom-dire-3, td3 or cerberus"), {token}});
    }
};

/// Mops, and Cerberus, come from a slot that was filled again.
struct Coming : Dealt {
    static bool is_refilled(const State& state, const Entry& entry) {
        const auto* play = std::get_if<Play>(&entry);
        if (play == nullptr || !is_slot(play->slot)) {
            return play == nullptr;
        }
        const Held& held = state.player(play->seat).at(play->slot);
        return held.trade > 0 || held.card;
    }
    static void each(const State& state, const Entry& entry, const auto& visit) {
        const bool refilled = is_refilled(state, entry);
        each_of(state, refilled ? suit_count : mops, visit);
        if (refilled) {
            visit(cerberus);
        }
    }
    static void may(const State& state, const Entry& entry, const auto& visit) {
        const auto* play = std::get_if<Play>(&entry);
        const Held* const held = play == nullptr ? nullptr : &state.player(play->seat).at(play->slot);
        held != nullptr && held->card ? visit(*held->card) : each(state, entry, visit);
    }
};

/// What a clue is about.
struct Subjects {
    static constexpr Asked asked = Asked::slot;

    static std::optional<Subject> read(const State&, std::string_view token) {
        if (const auto card = read_card(token)) {
            return Subject{card->suit, card->value};
        }
        const Subject subject{read_suit(token), core::number(token)};
        return subject.suit || subject.value ? std::optional(subject) : std::nullopt;
    }
    static std::string token(const State&, const Subject& subject) {
        return subject.is_card() ? print_card({*subject.suit, *subject.value})
               : subject.suit    ? std::string(print_suit(*subject.suit))
                                 : std::to_string(*subject.value);
    }
    static void each(const State&, const auto&) {}
    static Choice show(const State&, const Subject&) { return {}; }
};

struct SubjectOf {
    Subject& operator()(Clue& clue) const { return clue; }
    const Subject& operator()(const Clue& clue) const { return clue; }
};

struct Five {
    static int of(const State&, const Entry& = {}) { return slot_count; }
    static std::optional<Impossible> instead(const State&, int) { return std::nullopt; }
};

/// A card lies in one slot.
struct SlotsOfClue {
    static bool fits(const Entry& entry) {
        const auto& clue = std::get<Clue>(entry);
        return clue.is_card() ? clue.slots.size() == 1 : !clue.slots.empty();
    }
    static int of(const State&, const Entry&) { return slot_count; }
};

struct Highest {
    static int of(const State& state) { return state.setup->top(); }
};

using SlotNumbers = kit::Number<Game, 1, Five, Asked::slot>;
using Tricks = kit::Number<Game, 0, Five>;

/// Where the slots lie on the table.
template <class E>
void add_places(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::slot) {
        for (Choice& choice : ask.choices) {
            choice.place = state.place_of(std::get<E>(entry).seat, *core::number(choice.token));
        }
    }
}

/// Whoever takes Cerberus, and where, is one tap on the picture.
void add_all_slots(const State& state, const Entry& entry, Ask& ask) {
    add_places<TakeCerberus>(state, entry, ask);
    if (ask.asked != Asked::player || !kit::is_now<Game>(state, entry)) {
        return;
    }
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        for (Slot slot = 1; slot <= slot_count; ++slot) {
            Choice choice = tapped(state, seat, slot, {"cerberus", state.name(seat), std::to_string(slot)});
            choice.completes = true;
            choice.verdict = Game::judge(state, TakeCerberus{seat, slot});
            ask.choices.push_back(std::move(choice));
        }
    }
}

void expect_next(const State& state, const Entry&, Ask& ask) {
    if (const auto next = state.next()) {
        ask.expected = {state.name(*next)};
    }
}

/// The rows of what may come only from a slot that was filled again.
void add_rows(const State& state, const Entry& entry, Ask& ask) {
    if (Coming::is_refilled(state, entry)) {
        ask.rows.push_back(suit_name(mops));
        if (kit::is_impossible(*ask.choices.back().verdict)) {
            ask.choices.pop_back();
        } else {
            ask.rows.push_back(suit_name(cerberus_suit));
        }
    }
}

void add_played(const State& state, const Entry& entry, Ask& ask) {
    add_places<Play>(state, entry, ask);
    const auto& play = std::get<Play>(entry);
    for (Slot slot = 1; ask.asked == Asked::slot && slot <= slot_count; ++slot) {
        Choice& choice = ask.choices[static_cast<std::size_t>(slot) - 1];
        if (!choice.verdict && state.player(play.seat).at(slot).played) {
            choice.verdict = Game::judge(state, Play{play.seat, slot, {0, 1}});
        }
    }
    if (ask.asked != Asked::card) {
        return;
    }
    if (!is_slot(play.slot)) {
        ask = core::refused(*ask.choices.front().verdict);
        return;
    }
    add_rows(state, entry, ask);
    const Held& held = state.player(play.seat).at(play.slot);
    if (held.card && !held.played) {
        ask.expected = {print_card(*held.card)};
    }
    ask.about = {state.place_of(play.seat, play.slot)};
}

/// Who did not trade drew nothing.
std::optional<Verdict> drew_nothing(const State& state, int seat) {
    Verdict verdict = Game::judge(state, Drawn{seat, {mops, 1}});
    const auto rule = core::rule(verdict);
    const bool nothing = !state.player(seat).traded && rule == "heckin/card";
    return nothing || rule == "core/phase" || rule == "core/done" ? std::optional(std::move(verdict))
                                                                  : std::nullopt;
}

std::optional<Verdict> nobody_drew(const State& state) {
    std::optional<Verdict> verdict;
    for (int seat = state.setup->seat_count(); seat-- > 0;) {
        verdict = drew_nothing(state, seat);
        if (!verdict) {
            break;
        }
    }
    return verdict;
}

void add_drawn(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::player) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            ask.choices[static_cast<std::size_t>(seat)].verdict = drew_nothing(state, seat);
        }
        return;
    }
    const int seat = std::get<Drawn>(entry).seat;
    if (auto verdict = drew_nothing(state, seat)) {
        ask = core::refused(std::move(*verdict));
        return;
    }
    add_rows(state, entry, ask);
    ask.about = {state.place_of(seat, *state.player(seat).traded)};
}

Text clue_sentence(const State& state, const Entry& entry) {
    const auto& clue = std::get<Clue>(entry);
    return {N_("{0} is told: {1}"), {state.name(clue.seat), clue_said(clue)}};
}

Text card_question(const State& state, const Entry& entry) {
    const auto& play = std::get<Play>(entry);
    return {N_("Which card comes from slot {0} of {1}?"), {play.slot, state.name(play.seat)}};
}

Text dealt_question(const State& state, const Entry& entry) {
    const auto& hand = std::get<Hand>(entry);
    const int slot = static_cast<int>(hand.cards.size()) + 1;
    const std::string& name = state.name(hand.seat);
    return hand.seat == state.leader
               ? Text{N_("Which card lies in slot {0} of {1}? The others look away."), {slot, name}}
               : Text{N_("Which card lies in slot {0} of {1}? {1} looks away."), {slot, name}};
}

void add_dealt_slot(const State& state, const Entry& entry, Ask& ask) {
    const auto& hand = std::get<Hand>(entry);
    const auto& cards = hand.cards;
    const auto rule = core::rule(Game::judge(state, Hand{hand.seat, {}}));
    if (ask.asked == Asked::card && rule != "core/phase" && rule != "core/done") {
        ask.about = {state.place_of(hand.seat, static_cast<Slot>(cards.size()) + 1)};
    }
}

/// The line is whole without badness; who took nothing has none.
void add_badness(const State&, const Entry& entry, Ask& ask) {
    if (ask.whole && std::get<Shift>(entry).took == 0) {
        ask.question = {};
        ask.asked = Asked::nothing;
        ask.choices.clear();
    }
}

Entry some_drawn(const State&) {
    return Drawn{0, {mops, 1}};
}
Entry some_clue(const State&) {
    return Clue{{0, 1}, 0, {1}};
}

using Its = kit::Declare<Game>;

/// In the order of Entry.
constexpr std::array all{
    Its::in_plays<Clue>("clue NAME SUIT|VALUE|CARD SLOT…", N_("give a clue"), clue_sentence,
                        Its::one<&Clue::seat, Anybody>({}), Its::one<SubjectOf{}, Subjects, Clue>({}),
                        Its::some<&Clue::slots, SlotNumbers, SlotsOfClue>({}))
        .from(some_clue)
        .asked_by(ask_clue),
    Its::move<Play>("play NAME SLOT CARD", N_("play a card"), N_("{0} plays {2} from slot {1}"),
                    Its::one<&Play::seat, Actor>(N_("Who plays?")),
                    Its::one<&Play::slot, SlotNumbers>(N_("From which slot does {0} play?")),
                    Its::one<&Play::card, Coming>(card_question))
        .with(add_played),
    Its::move<Bid>("bid NAME N", N_("bid"), NN_("{0} bids {1} shift", "{0} bids {1} shifts"),
                   Its::one<&Bid::seat, Actor>(N_("Who bids?")),
                   Its::one<&Bid::tricks, Tricks>(N_("How many shifts does {0} bid?"))),
    Its::move<Trade>("trade NAME SLOT", N_("trade a card"), N_("{0} trades the card in slot {1}"),
                     Its::one<&Trade::seat, Actor>(N_("Who trades a card?")),
                     Its::one<&Trade::slot, SlotNumbers>(N_("Which card does {0} trade?")))
        .with(add_places<Trade>),
    Its::move<Keep>("keep NAME", N_("keep all cards"), N_("{0} keeps all cards"),
                    Its::one<&Keep::seat, Actor>(N_("Who keeps all cards?")))
        .with(expect_next),
    Its::in_plays<TakeCerberus>(
        "cerberus NAME SLOT", N_("take Cerberus"), N_("{0} takes Cerberus into slot {1}"),
        Its::one<&TakeCerberus::seat, Anybody>(N_("Who takes Cerberus, and in place of which card?")),
        Its::one<&TakeCerberus::slot, SlotNumbers>(N_("In place of which card does {0} take Cerberus?")))
        .with(add_all_slots),
    Its::in_plays<Leader>("leader NAME", N_("Shift Leader"), N_("{0} is the Shift Leader"),
                          Its::one<&Leader::seat, Anybody>(N_("Who is the first Shift Leader?"))),
    Its::in_plays<BadDog>("bad-dog SUIT", N_("bad dog"), N_("The bad dog is {0}"),
                          Its::one<&BadDog::suit, Suits>(N_("Which suit is the bad dog?"))),
    Its::in_plays<Hand>("hand NAME CARD CARD CARD CARD CARD", N_("show a hand to the referee"),
                        N_("{0} holds, in slots 1 to 5: {1}"),
                        Its::one<&Hand::seat, Anybody>(N_("Whose hand?")),
                        Its::some<&Hand::cards, Dealt, Five>(dealt_question))
        .sounds(kit::is_impossible)
        .with(add_dealt_slot)
        .as_secret(),
    Its::in_plays<Drawn>("drawn NAME CARD", N_("say what was drawn"), N_("{0} drew {1}"),
                         Its::one<&Drawn::seat, Anybody>(N_("Who drew a card?")),
                         Its::one<&Drawn::card, Coming>(N_("Which card did {0} draw?")))
        .from(some_drawn)
        .unless(nobody_drew)
        .with(add_drawn)
        .as_secret(),
    Its::in_scores<Shift>("shift NAME BID TOOK [BADNESS]", N_("shifts of a player"),
                          {N_("{0} bid {1} and took {2}; bad dogs: {3}"), N_("{0} bid {1} and took {2}")},
                          Its::one<&Shift::seat, Anybody>(N_("Whose shifts?")),
                          Its::one<&Shift::bid, Tricks>(N_("How many shifts did {0} bid?")),
                          Its::one<&Shift::took, Tricks>(N_("How many shifts did {0} take?")),
                          Its::maybe<&Shift::badness, kit::Number<Game, 0, Highest>>(
                              N_("How many bad dogs did {0} take? This may be left out.")))
        .with(add_badness),
};

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

std::optional<int> Game::to_act(const State& state) {
    return state.phase == Phase::bad_dog || state.phase == Phase::clues ? state.leader : state.next();
}

/// Who gave a clue, or gave none, is not told, and what was counted is the table's. A bid out of range is its
/// bidder's.
std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> rule) {
    if (rule == "heckin/bid-range") {
        return core::seat_in(entry);
    }
    return rule == "heckin/clue-missing" ? std::nullopt
                                         : core::actor_in<TakeCerberus, Trade, Keep, Bid, Play>(entry);
}

bool Game::visible(const State* known, const Entry& entry, const core::Viewer& viewer) {
    const auto* hand = std::get_if<Hand>(&entry);
    const auto* drawn = std::get_if<Drawn>(&entry);
    if (viewer.kind == core::Viewer::Kind::referee || (hand == nullptr && drawn == nullptr)) {
        return true;
    }
    // Where it does not belong, nobody knows which round's it is.
    return viewer.kind == core::Viewer::Kind::seat && known != nullptr &&
           core::rule(judge(*known, entry)) != "core/phase" &&
           sees(*known, viewer.seat, hand != nullptr ? hand->seat : drawn->seat);
}

}  // namespace heckin_hounds

static_assert(core::GameRules<heckin_hounds::Game>);
template struct kit::Declared<heckin_hounds::Game, heckin_hounds::State, heckin_hounds::Entry>;
