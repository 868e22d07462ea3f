#include "games/hundsgemein/game.h"

#include <algorithm>

#include "kit/judged.h"

namespace hundsgemein {

namespace {

using core::done_before, core::out_of_phase, kit::Against;

/// Judges entries in the order of priority of the design: what is impossible first, the core's rules
/// before the game's own.
class Judge {
public:
    explicit Judge(const State& state) : state_(state) {}

    Verdict operator()(const Dogs& entry) const {
        if (state_.dogs) {
            return out_of_phase({N_("the dogs stand on the streets already"), {}}, {state_.dogs.by});
        }
        for (int i = 0; i < dog_count; ++i) {
            const auto dog = static_cast<Dog>(i);
            const auto there = static_cast<int>(std::ranges::count(entry.on, dog));
            if (there != dogs_of_each) {
                return Impossible{
                    "hundsgemein/dogs",
                    {NN_("{0} is named once; there are {2}", "{0} is named {1} times; there are {2}"),
                     {name_of(dog), there, dogs_of_each}}};
            }
        }
        return Legal{};
    }

    Verdict operator()(const First&) const {
        return before_plays().or_else([&] {
            return state_.begun ? out_of_phase({N_("who begins is said once"), {}}, {state_.begun.by})
                                : Against();
        });
    }

    Verdict operator()(const Open& entry) const {
        return before_play().or_else([&] { return missing(entry.seat, entry.tiles); });
    }

    Verdict operator()(const Place& entry) const {
        const Tiles tile{entry.type, std::nullopt};
        return before_play()
            .or_else([&] { return lies_there(entry.block); })
            .or_else([&] { return missing(entry.seat, tile); })
            .or_else([&] { return out_of_turn(entry.seat); })
            .or_else([&] { return not_open(entry.seat, tile); })
            .or_else([&] { return placed_wrongly(entry); });
    }

    Verdict operator()(const Discard& entry) const {
        return before_play()
            .or_else([&] { return missing(entry.seat, entry.tiles); })
            .or_else([&] { return out_of_turn(entry.seat); })
            .or_else([&] { return not_open(entry.seat, entry.tiles); });
    }

    Verdict operator()(const Challenge& entry) const {
        return before_play().or_else([&] { return against_challenge(entry.seat); });
    }

    Verdict operator()(const End&) const {
        return before_play().or_else([&] {
            return state_.over() ? Against() : Illegal{"hundsgemein/not-over", what_still_fits()};
        });
    }

    Verdict operator()(const Claim& entry) const {
        if (state_.plays()) {
            return out_of_phase(
                {N_("in this match every tile is entered, and the board tells who claims"), {}});
        }
        if (!state_.dogs) {
            return out_of_phase({N_("which dog stands on which street must be entered first"), {}});
        }
        if (state_.claims[entry.street]) {
            return done_before({N_("{0} has been settled already"), {street_token(entry.street)}},
                               state_.claims[entry.street].by);
        }
        return Legal{};
    }

private:
    Against before_plays() const {
        return !state_.plays()
                   ? out_of_phase({N_("in this match only the claims are entered, not every tile"), {}})
               : !state_.dogs
                   ? out_of_phase({N_("which dog stands on which street must be entered first"), {}})
                   : Against();
    }

    Against before_play() const {
        return before_plays().or_else([&] {
            return state_.begun ? Against() : out_of_phase({N_("who begins must be entered first"), {}});
        });
    }

    Against lies_there(int block) const {
        return holds(state_.occupied(), block)
                   ? Impossible{"hundsgemein/occupied",
                                {N_("{0} is taken: {1} lies there"),
                                 {kit::seven::space_token(block), type_name(state_.type_on(block))}},
                                {state_.seqs[block]}}
                   : Against();
    }

    Against placed_wrongly(const Place& entry) const {
        const Blocks same_type = state_.by_type[entry.type];
        auto wrong = misplaced(same_type, entry.type, entry.block);
        if (wrong && entry.block != centre) {
            wrong->from = state_.placed_by(touched(same_type, entry.block));
        }
        return wrong;
    }

    Against against_challenge(int seat) const {
        if (!state_.last) {
            return out_of_phase({N_("nothing has been placed that could be challenged"), {}});
        }
        if (state_.last->removed) {
            return out_of_phase({N_("the tile that was placed last is gone already"), {}},
                                {state_.last->closed_by});
        }
        if (state_.last->discarded_since) {
            return Illegal{"hundsgemein/late-challenge",
                           {N_("somebody has discarded since; the tile stays where it lies"), {}},
                           {state_.last->closed_by}};
        }
        return state_.last->what.seat != seat
                   ? Against()
                   : Illegal{"hundsgemein/own-challenge",
                             {N_("{0} has placed that tile and cannot challenge it"), {state_.name(seat)}},
                             {state_.last->seq}};
    }

    Against missing(int seat, const Tiles& tiles) const {
        const PerType<int> counts = tiles.counts();
        for (int type = 0; type < type_count; ++type) {
            const int wanted = counts[type];
            const int there = state_.tiles_left(seat, type);
            if (wanted > there) {
                return Impossible{
                    "hundsgemein/tile",
                    there == 0 ? Text{N_("{0} has no {1} left"), {state_.name(seat), type_name(type)}}
                               : Text{N_("{0} has only one {1} left"), {state_.name(seat), type_name(type)}},
                    given_by(seat, type)};
            }
        }
        return {};
    }

    /// By what the seat gave tiles of the type away.
    std::vector<Seq> given_by(int seat, int type) const {
        std::vector<Seq> entries;
        for (const Given& given : state_.given) {
            if (given.seat == seat && given.type == type) {
                entries.push_back(given.seq);
            }
        }
        return ascending(std::move(entries));
    }

    Against out_of_turn(int seat) const {
        // It is nobody's turn only if nobody has a tile, and that was judged before.
        if (state_.turn.value_or(seat) == seat) {
            return {};
        }
        return Illegal{"hundsgemein/turn",
                       {N_("it is {0} who plays now"), {state_.name(*state_.turn)}},
                       {state_.given.empty() ? state_.begun.by : state_.given.back().seq}};
    }

    Against not_open(int seat, const Tiles& tiles) const {
        const auto& open = state_.open[seat];
        if (!open) {
            return {};
        }
        const PerType<int> counts = tiles.counts();
        for (std::size_t type = 0; type < counts.size(); ++type) {
            if (counts[type] > (*open)[type]) {
                return Illegal{"hundsgemein/not-open",
                               {N_("before {0} lies {1}; that is not enough for {2}"),
                                {state_.name(seat), listed(*open), listed(counts)}},
                               {open.by}};
            }
        }
        return {};
    }

    template <class Counts>
    static Text listed(const Counts& counts) {
        std::vector<Text> texts;
        for (std::size_t type = 0; type < counts.size(); ++type) {
            texts.insert(texts.end(), static_cast<std::size_t>(counts[type]),
                         type_name(static_cast<int>(type)));
        }
        return core::listed(texts);
    }
    Text what_still_fits() const {
        for (int type = 0; type < type_count; ++type) {
            const Blocks blocks = state_.legal_blocks(type);
            for (int seat = 0; seat < state_.setup->seat_count() && blocks != 0; ++seat) {
                if (state_.tiles_left(seat, type) > 0) {
                    return {N_("{0} still has {1}, which could lie on {2}"),
                            {state_.name(seat), type_name(type),
                             kit::seven::space_token(std::countr_zero(blocks))}};
                }
            }
        }
        return {};
    }

    const State& state_;
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace hundsgemein
