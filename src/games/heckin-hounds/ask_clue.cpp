#include "games/heckin-hounds/game.h"

#include <algorithm>
#include <iterator>

#include "core/common.h"
#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/racks.h"
#include "kit/lines.h"

namespace heckin_hounds {

namespace {

using core::Ask, core::Asked, core::Choice;
using Slots = std::vector<Slot>;

/// `@2`: a slot that was pointed at before it is said what it holds.
std::string pointed(Slot slot) {
    return "@" + std::to_string(slot);
}

std::optional<Slot> read_pointed(const std::string& token) {
    const auto slot = token.starts_with('@') ? core::number(token.substr(1)) : std::nullopt;
    return slot && is_slot(*slot) ? slot : std::nullopt;
}

const kit::Line<Game>& clue_line() {
    return *kit::line_of<Game>("clue");
}

Verdict judged(const State& state, kit::Tokens line) {
    return *kit::whole_line<Game>(state, line).verdict;
}

class Telling {
public:
    Telling(const State& state, kit::Tokens tokens) : state_(state), setup_(*state.setup), tokens_(tokens) {}

    Ask answer() const {
        if (tokens_.size() == 1) {
            return ask_whom();
        }
        const auto seat = core::seat_of(tokens_[1], setup_.seats);
        if (!seat) {
            return core::refused(core::no_such_player(tokens_[1]));
        }
        Slots slots;
        for (const std::string& token : tokens_.subspan(2)) {
            if (const auto slot = read_pointed(token)) {
                slots.push_back(*slot);
            }
        }
        if (slots.size() + 2 == tokens_.size()) {
            std::ranges::sort(slots);
            return ask_what(*seat, slots);
        }
        return ask_slots(*seat);
    }

private:
    /// The verdict that every clue for the seat would get now, or nothing.
    std::optional<Verdict> no_way(int seat) const {
        Verdict verdict = Game::judge(state_, Clue{{0, 1}, seat, {1}});
        return clue_line().stands(verdict) ? std::optional(std::move(verdict)) : std::nullopt;
    }

    static std::vector<std::string> with_slots(std::vector<std::string> line, const Slots& slots,
                                               std::string (*print)(Slot)) {
        std::ranges::transform(slots, std::back_inserter(line), print);
        return line;
    }
    std::vector<std::string> pointing(int seat, const Slots& slots) const {
        return with_slots({"clue", setup_.name(seat)}, slots, pointed);
    }

    Choice closing(int seat, const std::string& subject, Text label, const Slots& slots) const {
        auto line = with_slots({"clue", setup_.name(seat), subject}, slots,
                               [](Slot slot) { return std::to_string(slot); });
        Choice choice = core::offer(subject, std::move(label), judged(state_, line));
        choice.line = std::move(line);
        return choice;
    }

    /// A slot of another rack: the clue is about that one then.
    void add_other_racks(Ask& ask, std::optional<int> but) const {
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            for (Slot slot = 1; seat != but && seat != state_.leader && slot <= slot_count; ++slot) {
                ask.choices.push_back(tapped(state_, seat, slot, pointing(seat, {slot})));
            }
        }
    }

    Ask ask_whom() const {
        Ask ask;
        ask.question = clue_question(state_);
        ask.asked = Asked::player;
        const auto never = kit::hopeless(state_, clue_line());
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            if (seat == state_.leader) {
                continue;
            }
            const std::string& name = setup_.name(seat);
            const int due = clues_due(state_, seat);
            Choice choice =
                core::offer(name, due > 0 ? Text{N_("{0} ({1} more)"), {name, due}} : core::verbatim(name));
            choice.verdict = never;
            ask.choices.push_back(std::move(choice));
        }
        if (!never) {
            add_other_racks(ask, std::nullopt);
        }
        return ask;
    }

    Text what_question(int seat, const Slots& slots) const {
        const std::string& name = setup_.name(seat);
        return slots.empty()
                   ? Text{N_("What is {0} told? Tap the slots first, or what is said of them."), {name}}
               : slots.size() == 1
                   ? Text{N_("Which card lies in slot {0} of {1}? A suit or a value needs more slots."),
                          {slots.front(), name}}
                   : Text{N_("What have the slots {0} of {1} in common?"), {slots_listed(slots), name}};
    }

    /// The slots are pointed at first, then comes what is said of them.
    Ask ask_what(int seat, const Slots& slots) const {
        if (auto never = no_way(seat)) {
            return core::refused(std::move(*never));
        }
        Ask ask;
        ask.question = what_question(seat, slots);
        ask.asked = Asked::slot;
        ask.rows.push_back({N_("slots"), {}});
        for (Slot slot = 1; slot <= slot_count; ++slot) {
            ask.choices.push_back(toggled(seat, slots, slot));
        }
        add_subjects(ask, seat, slots);
        add_other_racks(ask, seat);
        return ask;
    }

    Choice toggled(int seat, Slots slots, Slot slot) const {
        Choice choice = core::offer(pointed(slot), core::verbatim(std::to_string(slot)));
        const auto found = std::ranges::find(slots, slot);
        choice.chosen = found != slots.end();
        choice.place = state_.place_of(seat, slot);
        choice.row = 0;
        choice.column = slot - 1;
        if (choice.chosen) {
            slots.erase(found);
        } else {
            slots.push_back(slot);
            std::ranges::sort(slots);
        }
        choice.line = pointing(seat, slots);
        return choice;
    }

    /// What may be said: of one slot the card in it, of others what they have in common.
    void add_subjects(Ask& ask, int seat, const Slots& slots) const {
        const auto add = [&](const std::string& token, const Text& label, core::Face face, int row,
                             int column) {
            Choice choice = slots.empty() ? core::offer(token, label) : closing(seat, token, label, slots);
            choice.face = std::move(face);
            choice.row = row;
            choice.column = column;
            ask.choices.push_back(std::move(choice));
        };
        const bool of_one = slots.size() == 1;
        if (!of_one) {
            ask.rows.insert(ask.rows.end(), {{N_("suit"), {}}, {N_("value"), {}}});
        }
        for (Suit suit = 0; suit < mops; ++suit) {
            if (!of_one) {
                add(std::string(print_suit(suit)), suit_name(suit), suit_face(suit), 1, suit);
                continue;
            }
            ask.rows.push_back(suit_name(suit));
            for (int value = 1; value <= setup_.top(); ++value) {
                const Card card{suit, value};
                add(print_card(card), card_name(card), card_face(card), suit + 1, value - 1);
            }
        }
        for (int value = 1; !of_one && value <= setup_.top(); ++value) {
            const std::string token = std::to_string(value);
            add(token, core::verbatim(token), value_face(value), 2, value - 1);
        }
        // The slots lie above the cards, so there are as many columns at least.
        ask.columns.assign(static_cast<std::size_t>(std::max(slot_count, setup_.top())), core::verbatim(""));
    }

    /// In the order of the record: what the clue is about is told, now come its slots.
    Ask ask_slots(int seat) const {
        Ask ask;
        const bool about_card = read_card(tokens_[2]).has_value();
        if (!about_card && !read_suit(tokens_[2]) && !core::number(tokens_[2])) {
            return kit::whole_line<Game>(state_, tokens_);
        }
        const std::size_t given = tokens_.size() - 3;
        if (given > 0) {
            ask = kit::whole_line<Game>(state_, tokens_);
        }
        if (about_card && given > 0) {
            return ask;
        }
        if (auto never = no_way(seat)) {
            return given > 0 ? ask : core::refused(std::move(*never));
        }
        ask.question = about_card ? Text{N_("In which slot of {0}?"), {tokens_[1]}}
                                  : Text{N_("In which slots of {0}? Two or more"), {tokens_[1]}};
        ask.asked = Asked::slot;
        for (Slot slot = 1; slot <= slot_count; ++slot) {
            const std::string token = std::to_string(slot);
            if (std::ranges::find(tokens_.subspan(3), token) != tokens_.subspan(3).end()) {
                continue;
            }
            std::vector<std::string> line(tokens_.begin(), tokens_.end());
            line.push_back(token);
            // With one slot a clue about a suit or a value is whole, but never in order.
            Choice choice = about_card || given > 0
                                ? core::offer(token, core::verbatim(token), judged(state_, line))
                                : core::offer(token, core::verbatim(token));
            choice.place = state_.place_of(seat, slot);
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    const State& state_;
    const Setup& setup_;
    kit::Tokens tokens_;
};

}  // namespace

Choice tapped(const State& state, int seat, Slot slot, std::vector<std::string> line) {
    const std::string place = state.place_of(seat, slot);
    Choice choice = core::offer("@" + place, core::verbatim(place));
    choice.place = place;
    choice.line = std::move(line);
    choice.on_picture = true;
    return choice;
}

Text clue_question(const State& state) {
    std::vector<Text> due;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (const int clues = clues_due(state, seat); clues > 0) {
            due.push_back({N_("{0}: {1}"), {state.name(seat), clues}});
        }
    }
    return due.empty() ? Text{N_("Who is told something?"), {}}
                       : Text{N_("Who is told something? Clues still due: {0}"), {core::listed(due)}};
}

Ask ask_clue(const State& state, kit::Tokens tokens) {
    return Telling(state, tokens).answer();
}

}  // namespace heckin_hounds
