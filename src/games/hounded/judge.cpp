#include "games/hounded/game.h"

#include <algorithm>

#include "games/hounded/moves.h"
#include "games/hounded/types.h"

namespace hounded {

namespace {

/// Rules on an entry as the match stands.
class Judge {
public:
    explicit Judge(const State& state) : state_(state) {}

    Verdict operator()(const Hunters&) const {
        return state_.phase == Phase::roles ? Verdict(Legal{})
                                            : core::out_of_phase(what_is_due(state_), {state_.roles_by});
    }

    Verdict operator()(const Start& entry) const {
        if (state_.phase != Phase::start || !plays()) {
            return not_now();
        }
        Pieces placed;
        Spaces taken = 0;
        for (const auto& [piece, space] : entry.pieces) {
            if (placed.has(piece)) {
                return Impossible{"hounded/start", {N_("{0} is there twice"), {name_of(piece)}}};
            }
            if (holds(taken, space)) {
                return Impossible{"hounded/start", {N_("two pieces stand on {0}"), {space_name(space)}}};
            }
            placed.add(piece);
            taken |= just(space);
        }
        const auto missing =
            std::ranges::find_if(all_pieces, [&](Piece piece) { return !placed.has(piece); });
        return missing == all_pieces.end()
                   ? Verdict(Legal{})
                   : Impossible{"hounded/start", {N_("{0} is missing"), {name_of(*missing)}}};
    }

    Verdict operator()(const Move& entry) const {
        if (!is_hunters_turn() || entry.piece == Piece::fox) {
            return not_now();
        }
        if (const auto there = piece_on(state_, entry.space)) {
            return occupied_by(*there, entry.space);
        }
        if (state_.buried_under_terrier) {
            return Illegal{
                "hounded/buried-last",
                {N_("the Terrier has buried the tile below it, and that ends the hunters' turn"), {}},
                {state_.bury_by}};
        }
        const Text name = name_of(entry.piece);
        if (state_.frozen.has(entry.piece)) {
            return Illegal{"hounded/frozen",
                           {N_("{0} lost the scent at a brook and cannot move this turn"), {name}},
                           {state_.freeze_by}};
        }
        if (state_.moved.has(entry.piece)) {
            return Illegal{"hounded/twice",
                           {N_("{0} has moved already in this turn"), {name}},
                           {state_.at_by[entry.piece]}};
        }
        if (state_.moved.count() >= state_.allowance) {
            return Illegal{
                "hounded/too-many",
                {NN_("the only piece of this turn has moved", "all {0} pieces of this turn have moved"),
                 {state_.allowance}},
                moved_by()};
        }
        const auto against = against_movement(state_, entry.piece, entry.space);
        return against ? Verdict(*against) : Legal{};
    }

    Verdict operator()(const Reveal& entry) const {
        const bool of_baby = state_.due == Due::baby;
        if (!of_baby && (state_.due != Due::reveal || state_.due_space != entry.space)) {
            return not_now();
        }
        if (state_.is_up(entry.space)) {
            return Impossible{"hounded/face-up",
                              {N_("the tile on {0} lies face up already"), {space_name(entry.space)}},
                              {tile_by(entry.space)}};
        }
        const auto& known = state_.tile(entry.space);
        if (known && *known != entry.tile) {
            return Impossible{
                "hounded/tile",
                {N_("{0} has lain face up before: it is {1}"), {space_name(entry.space), name_of(*known)}},
                {tile_by(entry.space)}};
        }
        if (!known && state_.unseen[entry.tile] == 0) {
            return Impossible{"hounded/tile",
                              {N_("no more of the kind {1} can be there: the box holds {0}"),
                               {in_the_box(entry.tile), name_of(entry.tile)}},
                              known_by({entry.tile})};
        }
        return Legal{};
    }

    Verdict operator()(const Hide& entry) const {
        const bool by_terrier = state_.phase == Phase::hunters && state_.due == Due::reveal;
        if (!by_terrier || state_.due_space != entry.space) {
            return not_now();
        }
        if (state_.tile(entry.space)) {
            // What lies face down and is known was buried: a den or a trap.
            return Legal{};
        }
        if (state_.unseen[Tile::den] + state_.unseen[Tile::trap] == 0) {
            return Illegal{
                "hounded/hide",
                {N_("only a den or a trap may stay face down, and all of them are known to lie elsewhere"),
                 {}},
                known_by({Tile::den, Tile::trap})};
        }
        return Presumed{"hounded/hide",
                        {N_("the tile on {0} is a den or a trap"), {space_name(entry.space)}}};
    }

    Verdict operator()(const Bury& entry) const {
        if (!is_hunters_turn()) {
            return not_now();
        }
        const bool den = state_.is_up_as(entry.space, Tile::den);
        if (!den && !state_.is_up_as(entry.space, Tile::trap)) {
            return Impossible{"hounded/unburiable",
                              {N_("no den or trap lies face up on {0}"), {space_name(entry.space)}},
                              ascending({tile_by(entry.space)})};
        }
        const bool by_baby = den && state_.may_bury_dens && entry.space != state_.space_of(Piece::fox);
        if (entry.space == state_.space_of(Piece::terrier) || by_baby) {
            return Legal{};
        }
        return Illegal{"hounded/bury",
                       {N_("the Terrier buries only the tile on which it stands, {0}"),
                        {space_name(state_.space_of(Piece::terrier))}},
                       {state_.at_by[Piece::terrier]}};
    }

    Verdict operator()(const Done&) const {
        if (!is_hunters_turn()) {
            return not_now();
        }
        if (state_.moved.count() < usual_pieces && another_could_move(state_)) {
            return Illegal{
                "hounded/three-pieces",
                {N_("only {0} of three pieces moved, and another one could"), {state_.moved.count()}},
                moved_by()};
        }
        return Legal{};
    }

    Verdict operator()(const FoxMove& entry) const {
        const bool bonus = state_.due == Due::bonus;
        if (state_.phase != Phase::fox || (state_.due != Due::nothing && !bonus)) {
            return not_now();
        }
        const int goal = entry.path.back();
        if (holds(hunting_pieces(state_), goal)) {
            return occupied_by(*piece_on(state_, goal), goal);
        }
        const auto against = against_path(state_, entry.path, bonus ? state_.due_count : state_.steps);
        return against ? Verdict(*against) : Legal{};
    }

    Verdict operator()(const Stay&) const {
        return state_.due == Due::bonus || state_.due == Due::baby ? Verdict(Legal{}) : not_now();
    }

    Verdict operator()(const Freeze& entry) const {
        if (state_.due != Due::freeze) {
            return not_now();
        }
        if (static_cast<int>(entry.pieces.size()) > state_.due_count) {
            return Impossible{"hounded/brook",
                              {N_("this brook holds up {0} at most"), {pieces_counted(state_.due_count)}},
                              {state_.due_by}};
        }
        Pieces named;
        for (const Piece piece : entry.pieces) {
            if (piece == Piece::fox) {
                return Impossible{"hounded/brook", {N_("the fox is not held up by its own brook"), {}}};
            }
            if (named.has(piece)) {
                return Impossible{"hounded/brook", {N_("{0} is named twice"), {name_of(piece)}}};
            }
            named.add(piece);
        }
        return Legal{};
    }

    Verdict operator()(const Ending& entry) const {
        if (plays() || state_.phase != Phase::start) {
            return not_now();
        }
        if (entry.face_down.value_or(0) > first_face_down) {
            return Impossible{
                "hounded/count",
                {NN_("at most {0} tile can be left face down", "at most {0} tiles can be left face down"),
                 {first_face_down}}};
        }
        return Legal{};
    }

private:
    bool plays() const { return state_.plays(); }
    bool is_hunters_turn() const { return state_.phase == Phase::hunters && state_.due == Due::nothing; }
    Verdict not_now() const { return core::out_of_phase(what_is_due(state_)); }

    Verdict occupied_by(Piece piece, int space) const {
        return Impossible{"hounded/occupied",
                          {N_("{0} stands on {1}"), {name_of(piece), space_name(space)}},
                          {state_.at_by[piece]}};
    }

    Seq tile_by(int space) const { return state_.tile_by[space]; }

    /// The moves of this turn.
    std::vector<Seq> moved_by() const {
        std::vector<Seq> entries;
        for (const Piece piece : hunting_party) {
            if (state_.moved.has(piece)) {
                entries.push_back(state_.at_by[piece]);
            }
        }
        return ascending(std::move(entries));
    }

    /// What told where the tiles of these kinds lie.
    std::vector<Seq> known_by(std::initializer_list<Tile> kinds) const {
        std::vector<Seq> entries;
        for (int space = 0; space < space_count; ++space) {
            const auto& known = state_.tile(space);
            if (known && std::ranges::find(kinds, *known) != kinds.end()) {
                entries.push_back(tile_by(space));
            }
        }
        return ascending(std::move(entries));
    }

    const State& state_;
};

}  // namespace

Verdict Game::judge(const State& state, const Entry& entry) {
    return std::visit(Judge(state), entry);
}

}  // namespace hounded
