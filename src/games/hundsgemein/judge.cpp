#include <algorithm>

#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

using core::ascending;
using core::Illegal;
using core::Impossible;
using core::Legal;
using core::out_of_phase;
using core::resting_on;
using core::Seq;
using core::Text;
using core::Verdict;

/// Judges entries in the order of priority of the design: what is impossible first, the core's rules
/// before the game's own.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), setup_(*state.setup) {}

    Verdict operator()(const Dogs& entry) const {
        if (state_.dogs) {
            return resting_on({state_.told_by.dogs},
                              out_of_phase({N_("the dogs stand on the streets already"), {}}));
        }
        for (int i = 0; i < dog_count; ++i) {
            const auto dog = static_cast<Dog>(i);
            const auto there = static_cast<int>(std::ranges::count(entry.on, dog));
            if (there != dogs_of_each) {
                return Impossible{
                    "hundsgemein/dogs",
                    {NN_("{0} is named once; there are {2}", "{0} is named {1} times; there are {2}"),
                     {dog_name(dog), there, dogs_of_each}}};
            }
        }
        return Legal{};
    }

    Verdict operator()(const First&) const {
        if (auto early = before_plays()) {
            return *early;
        }
        return state_.begun
                   ? resting_on({state_.told_by.first}, out_of_phase({N_("who begins is said once"), {}}))
                   : Legal{};
    }

    Verdict operator()(const Open& entry) const {
        if (auto early = before_play()) {
            return *early;
        }
        return missing(entry.seat, entry.tiles).value_or(Legal{});
    }

    Verdict operator()(const Place& entry) const {
        if (auto early = before_play()) {
            return *early;
        }
        if (holds(state_.occupied(), entry.block)) {
            return Impossible{
                "hundsgemein/occupied",
                {N_("{0} is taken: {1} lies there"),
                 {kit::seven::space_token(entry.block), type_name(state_.type_on(entry.block))}},
                {state_.seqs[static_cast<std::size_t>(entry.block)]}};
        }
        if (auto none = missing(entry.seat, {entry.type, std::nullopt})) {
            return *none;
        }
        if (auto wrong = out_of_turn(entry.seat)) {
            return *wrong;
        }
        if (auto wrong = not_open(entry.seat, {entry.type, std::nullopt})) {
            return *wrong;
        }
        const Blocks same_type = state_.by_type[static_cast<std::size_t>(entry.type)];
        auto wrong = misplaced(same_type, entry.type, entry.block);
        if (!wrong) {
            return Legal{};
        }
        return entry.block == centre
                   ? Verdict(std::move(*wrong))
                   : resting_on(state_.placed_by(touched(same_type, entry.block)), std::move(*wrong));
    }

    Verdict operator()(const Discard& entry) const {
        if (auto early = before_play()) {
            return *early;
        }
        if (auto none = missing(entry.seat, entry.tiles)) {
            return *none;
        }
        if (auto wrong = out_of_turn(entry.seat)) {
            return *wrong;
        }
        return not_open(entry.seat, entry.tiles).value_or(Legal{});
    }

    Verdict operator()(const Challenge& entry) const {
        if (auto early = before_play()) {
            return *early;
        }
        if (!state_.last) {
            return out_of_phase({N_("nothing has been placed that could be challenged"), {}});
        }
        if (state_.last->removed) {
            return resting_on({state_.last->closed_by},
                              out_of_phase({N_("the tile that was placed last is gone already"), {}}));
        }
        if (state_.last->discarded_since) {
            return Illegal{"hundsgemein/late-challenge",
                           {N_("somebody has discarded since; the tile stays where it lies"), {}},
                           {state_.last->closed_by}};
        }
        if (state_.last->what.seat == entry.seat) {
            return Illegal{
                "hundsgemein/own-challenge",
                {N_("{0} has placed that tile and cannot challenge it"), {state_.name(entry.seat)}},
                {state_.last->seq}};
        }
        return Legal{};
    }

    Verdict operator()(const End&) const {
        if (auto early = before_play()) {
            return *early;
        }
        return state_.over() ? Verdict(Legal{}) : Illegal{"hundsgemein/not-over", what_still_fits()};
    }

    Verdict operator()(const Claim& entry) const {
        if (setup_.plays()) {
            return out_of_phase(
                {N_("in this match every tile is entered, and the board tells who claims"), {}});
        }
        if (!state_.dogs) {
            return out_of_phase({N_("which dog stands on which street must be entered first"), {}});
        }
        if (state_.claims[static_cast<std::size_t>(entry.street)]) {
            return Impossible{"core/done",
                              {N_("{0} has been settled already"), {street_token(entry.street)}},
                              {state_.told_by.claims[static_cast<std::size_t>(entry.street)]}};
        }
        return Legal{};
    }

private:
    std::optional<Verdict> before_plays() const {
        if (!setup_.plays()) {
            return out_of_phase({N_("in this match only the claims are entered, not every tile"), {}});
        }
        if (!state_.dogs) {
            return out_of_phase({N_("which dog stands on which street must be entered first"), {}});
        }
        return std::nullopt;
    }

    std::optional<Verdict> before_play() const {
        auto early = before_plays();
        if (!early && !state_.begun) {
            return out_of_phase({N_("who begins must be entered first"), {}});
        }
        return early;
    }

    std::optional<Verdict> missing(int seat, const Tiles& tiles) const {
        const PerType<int> counts = tiles.counts();
        for (int type = 0; type < type_count; ++type) {
            const int wanted = counts[static_cast<std::size_t>(type)];
            const int there = state_.tiles_left(seat, type);
            if (wanted > there) {
                return Impossible{
                    "hundsgemein/tile",
                    there == 0 ? Text{N_("{0} has no {1} left"), {state_.name(seat), type_name(type)}}
                               : Text{N_("{0} has only one {1} left"), {state_.name(seat), type_name(type)}},
                    given_by(seat, type)};
            }
        }
        return std::nullopt;
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

    std::optional<Verdict> out_of_turn(int seat) const {
        // It is nobody's turn only if nobody has a tile, and that was judged before.
        if (state_.turn.value_or(seat) == seat) {
            return std::nullopt;
        }
        return Illegal{"hundsgemein/turn",
                       {N_("it is {0} who plays now"), {state_.name(*state_.turn)}},
                       {state_.given.empty() ? state_.told_by.first : state_.given.back().seq}};
    }

    std::optional<Verdict> not_open(int seat, const Tiles& tiles) const {
        const auto& open = state_.open[seat];
        if (!open) {
            return std::nullopt;
        }
        const PerType<int> counts = tiles.counts();
        for (std::size_t type = 0; type < counts.size(); ++type) {
            if (counts[type] > (*open)[type]) {
                return Illegal{"hundsgemein/not-open",
                               {N_("before {0} lies {1}; that is not enough for {2}"),
                                {state_.name(seat), open_listed(*open), listed(counts)}},
                               {state_.told_by.open[seat]}};
            }
        }
        return std::nullopt;
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
    static Text open_listed(const PerType<std::int8_t>& open) { return listed(open); }

    Text what_still_fits() const {
        for (int type = 0; type < type_count; ++type) {
            const Blocks blocks = state_.legal_blocks(type);
            for (int seat = 0; seat < setup_.seat_count() && blocks != 0; ++seat) {
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
    const Setup& setup_;
};

}  // namespace

core::Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace hundsgemein
