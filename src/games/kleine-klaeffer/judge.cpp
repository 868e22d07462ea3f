#include "games/kleine-klaeffer/council.h"
#include "games/kleine-klaeffer/game.h"
#include "kit/judged.h"

namespace kleine_klaeffer {

namespace {

using core::done_before, core::out_of_phase, kit::Against;

/// Judges entries in the order of priority of the design: what is impossible first, the core's rules
/// before the game's own.
class Judge {
public:
    explicit Judge(const State& state) : state_(state) {}

    Verdict operator()(const Ring&) const {
        if (state_.phase != Phase::laying) {
            return out_of_phase(what_is_due(state_));
        }
        return Legal{};
    }

    Verdict operator()(const First&) const {
        if (state_.phase != Phase::first) {
            return out_of_phase(what_is_due(state_));
        }
        return Legal{};
    }

    Verdict operator()(const Give& entry) const {
        if (state_.phase != Phase::turns) {
            return out_of_phase(what_is_due(state_));
        }
        if (entry.seat == entry.to) {
            return Impossible{"klaeffer/give", {N_("{0} cannot give to {0}"), {name(entry.seat)}}};
        }
        if (votes_of(entry.seat, entry.colour) == 0) {
            return Impossible{"klaeffer/give",
                              {N_("{0} has no {1} card"), {name(entry.seat), colour_name(entry.colour)}}};
        }
        return out_of_turn(entry.seat).or_else([&] { return against_giving(entry); });
    }

    Verdict operator()(const Placing& entry) const {
        return no_turn_now(entry.seat)
            .or_else([&] { return lies_there(entry.space); })
            .or_else([&] { return out_of_turn(entry.seat); })
            .or_else([&]() -> Against {
                return touches_another(state_.council, entry.space)
                           ? Against()
                           : Illegal{"klaeffer/adjacent",
                                     {N_("no card lies side by side with {0}"), {space_name(entry.space)}}};
            });
    }

    Verdict operator()(const Take& entry) const {
        if (!state_.open) {
            return out_of_phase(state_.phase == Phase::turns && !state_.placed
                                    ? Text{N_("cards are taken once, after a card was placed"), {}}
                                    : what_is_due(state_));
        }
        if (state_.open->seat != entry.seat) {
            return out_of_phase(
                {N_("{0} placed the card, so nobody else takes for it"), {name(state_.open->seat)}},
                {state_.open->seq});
        }
        const Offers offers = offers_for(state_.council, state_.open->space);
        if (entry.what != What::none && offers.taken(entry.what).empty()) {
            return Impossible{"klaeffer/nothing", why_nothing(entry.what), {state_.open->seq}};
        }
        return against_taking(entry.what, offers);
    }

    Verdict operator()(const Refill& entry) const {
        if (state_.phase != Phase::turns || state_.refill == 0) {
            return out_of_phase(state_.phase == Phase::turns
                                    ? Text{N_("the council need not be refilled now"), {}}
                                    : what_is_due(state_));
        }
        const int cards = static_cast<int>(entry.cards.size());
        if (cards != state_.refill) {
            return Impossible{"klaeffer/refill",
                              {NN_("{0} card comes into the council now, not {1}",
                                   "{0} cards come into the council now, not {1}"),
                               {state_.refill, cards}}};
        }
        return Legal{};
    }

    Verdict operator()(const Pass& entry) const {
        return no_turn_now(entry.seat)
            .or_else([&] { return out_of_turn(entry.seat); })
            .or_else([&]() -> Against {
                return state_.last_turns ? Against()
                                         : Illegal{"klaeffer/must-place",
                                                   {N_("{0} must place a card: the displays still have some"),
                                                    {name(entry.seat)}}};
            });
    }

    Verdict operator()(const Keep& entry) const {
        if (state_.phase != Phase::keeping) {
            return out_of_phase(what_is_due(state_));
        }
        const Player& player = state_.player(entry.seat);
        if (player.done) {
            return done_before({N_("the leftover cards of {0} are entered"), {name(entry.seat)}},
                               player.done.by);
        }
        const int cards = static_cast<int>(entry.cards.size());
        if (cards != player.hand) {
            return Impossible{"klaeffer/keep",
                              {NN_("{0} has {1} card in hand, not {2}", "{0} has {1} cards in hand, not {2}"),
                               {name(entry.seat), player.hand, cards}}};
        }
        return Legal{};
    }

    Verdict operator()(const Votes& entry) const {
        if (state_.phase != Phase::counting) {
            return out_of_phase(
                {N_("in this match everything that happens is entered, not only the votes"), {}});
        }
        if (state_.player(entry.seat).done) {
            return done_before({N_("the votes of {0} are counted"), {name(entry.seat)}},
                               state_.player(entry.seat).done.by);
        }
        for (Colour colour = 0; colour < colour_count; ++colour) {
            const int votes = entry.votes[colour].value_or(0);
            if (votes > most_votes) {
                return Impossible{"klaeffer/count",
                                  {NN_("{0} vote of {1} is more than there can be",
                                       "{0} votes of {1} are more than there can be"),
                                   {votes, colour_name(colour)}}};
            }
        }
        return Legal{};
    }

private:
    std::string name(int seat) const { return setup_.name(seat); }
    int votes_of(int seat, Colour colour) const { return state_.player(seat).votes[colour]; }

    /// Why nobody, or not this seat, can place a card or pass now.
    Against no_turn_now(int seat) const {
        const Player& player = state_.player(seat);
        return state_.phase != Phase::turns || state_.placed ? Against(out_of_phase(what_is_due(state_)))
               : state_.last_turns && player.had_last
                   ? done_before({N_("{0} has had the last turn"), {name(seat)}}, player.last_by)
                   : Against();
    }

    Against lies_there(int space) const {
        const auto& there = state_.council[space];
        return there
                   ? Impossible{"klaeffer/cell",
                                {N_("{0} lies on {1} already"), {card_name(there->card), space_name(space)}},
                                {there->seq}}
                   : Against();
    }

    Against out_of_turn(int seat) const {
        return seat == state_.turn ? Against()
                                   : Illegal{"klaeffer/turn",
                                             {N_("it is the turn of {0}"), {name(state_.turn)}},
                                             {state_.turn_by}};
    }

    Against against_giving(const Give& entry) const {
        if (state_.placed) {
            return Illegal{"klaeffer/give-start",
                           {N_("{0} has placed a card in this turn already"), {name(entry.seat)}},
                           {state_.placed_by}};
        }
        if (!state_.player(entry.seat).ended_turn) {
            return Illegal{"klaeffer/give-round", {N_("it is the first turn of {0}"), {name(entry.seat)}}};
        }
        if (state_.gives > 0) {
            return Illegal{"klaeffer/give-one",
                           {N_("{0} has given a district in this turn already"), {name(entry.seat)}},
                           {state_.give_by}};
        }
        if (votes_of(entry.to, entry.colour) > 0) {
            return Illegal{
                "klaeffer/give-taken",
                {N_("{0} has the district {1} already"), {name(entry.to), colour_name(entry.colour)}},
                gained_by(entry.to, entry.colour)};
        }
        return {};
    }

    std::vector<Seq> gained_by(int seat, Colour colour) const {
        std::vector<Seq> entries;
        for (const Gain& gain : state_.gains) {
            if (gain.seat == seat && gain.colour == colour) {
                entries.push_back(gain.seq);
            }
        }
        return ascending(std::move(entries));
    }

    Text why_nothing(What what) const {
        const int space = state_.open->space;
        const Text card = card_name(state_.council[space]->card);
        if (what == What::row || what == What::column) {
            return {N_("nothing else in {0} has the colour or the breed of {1}"),
                    {line_name(space, what == What::row ? Line::row : Line::column), card}};
        }
        return {what == What::crisis ? N_("every card in {0} and {1} has the colour or the breed of {2}")
                                     : N_("nothing else in {0} or {1} has the colour or the breed of {2}"),
                {line_name(space, Line::row), line_name(space, Line::column), card}};
    }

    Verdict against_taking(What what, const Offers& offers) const {
        const int space = state_.open->space;
        if (what == What::crisis && !offers.is_crisis()) {
            return Illegal{"klaeffer/crisis", why_no_crisis(offers), {state_.open->seq}};
        }
        for (const Line line : lines) {
            const Offer& offer = offers.by_line[line];
            if (takes(what, line) && !offer.cards.empty() && !offer.convinced()) {
                return Illegal{"klaeffer/ten-votes",
                               {NN_("{0} has {1} vote through {2}; {3} are needed",
                                    "{0} has {1} votes through {2}; {3} are needed"),
                                {line_name(space, line), offer.votes, space_name(space), enough_votes}},
                               run_laid_by(line)};
            }
        }
        if (what == What::none && offers.full && offers.any()) {
            return Illegal{
                "klaeffer/full-council",
                {N_("the council is full and something is on offer: the next player could not place a card"),
                 {}},
                {state_.open->seq}};
        }
        for (const Line line : lines) {
            if (setup_.must_take && !takes(what, line) && offers.by_line[line].stands()) {
                return Illegal{"klaeffer/must-take",
                               {N_("{0} is on offer and this table must take it"), {line_name(space, line)}},
                               run_laid_by(line)};
            }
        }
        return Legal{};
    }

    /// What laid the cards of the unbroken run through the placed one.
    std::vector<Seq> run_laid_by(Line line) const {
        std::vector<Seq> entries;
        for (const int space : run_through(state_.council, state_.open->space, line)) {
            entries.push_back(state_.council[space]->seq);
        }
        return ascending(std::move(entries));
    }

    Text why_no_crisis(const Offers& offers) const {
        if (!offers.full) {
            return {N_("there is no crisis: the council is not full"), {}};
        }
        return {
            N_("there is no crisis: {0} is on offer"),
            {line_name(state_.open->space, offers.by_line[Line::row].stands() ? Line::row : Line::column)}};
    }

    const State& state_;
    const Setup& setup_ = *state_.setup;
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace kleine_klaeffer
