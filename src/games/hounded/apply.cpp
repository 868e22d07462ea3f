#include "games/hounded/game.h"

#include <algorithm>
#include <utility>

#include "games/hounded/moves.h"
#include "games/hounded/types.h"
#include "kit/hidden.h"

namespace hounded {

State Game::start(const core::Header& header) {
    Setup setup;
    setup.safe_tiles = core::house_value(header, info(), "outlast") == "safe-tiles";
    setup.unbroken_line = core::house_value(header, info(), "line-of-five") == "unbroken";
    auto state = kit::start<State>(header, info(), setup);
    for (int kind = 0; kind < tile_kinds; ++kind) {
        state.unseen[kind] = in_the_box(static_cast<Tile>(kind));
    }
    return state;
}

namespace {

class Apply : public kit::Applying<State> {
public:
    using Applying::Applying;

    void operator()(const Hunters& entry) {
        state_.hunters = entry.seat;
        state_.roles_by = seq_;
        state_.phase = Phase::start;
    }

    void operator()(const Start& entry) {
        for (const auto& [piece, space] : entry.pieces) {
            state_.at[piece] = space;
            state_.at_by[piece] = seq_;
        }
        turn_up(state_.space_of(Piece::fox), Tile::den);
        state_.phase = Phase::hunters;
    }

    void operator()(const Move& entry) {
        put(entry.piece, entry.space);
        state_.moved.add(entry.piece);
        if (entry.piece == Piece::terrier) {
            must_reveal(entry.space);
        }
    }

    void operator()(const Reveal& entry) {
        const bool of_baby = state_.due == Due::baby;
        turn_up(entry.space, entry.tile);
        touch(entry.space);
        settle_hiding(entry.space, entry.tile);
        if (const auto end = outlasted()) {
            state_.turns += state_.phase == Phase::fox ? 1 : 0;
            return finish(*end);
        }
        if (of_baby) {
            if (--state_.due_count == 0) {
                end_fox_turn();
            }
            return;
        }
        state_.due = Due::nothing;
        if (state_.phase == Phase::hunters) {
            found_by_terrier(entry.tile);
        } else {
            found_by_fox(entry.tile);
        }
    }

    void operator()(const Hide& entry) {
        state_.due = Due::nothing;
        touch(entry.space);
        state_.left_unseen |= state_.tile(entry.space) ? 0 : just(entry.space);
        if (core::kind(verdict_) == core::Kind::presumed) {
            state_.hidden.push_back({entry.space, seq_});
        }
    }

    void operator()(const Bury& entry) {
        state_.face_up &= ~just(entry.space);
        state_.tile_by[entry.space] = seq_;
        if (entry.space == state_.space_of(Piece::terrier)) {
            state_.buried_under_terrier = true;
            state_.bury_by = seq_;
        }
        touch(entry.space);
    }

    void operator()(const Done&) {
        state_.phase = Phase::fox;
        state_.moved = {};
        state_.frozen = {};
        state_.buried_under_terrier = false;
        state_.may_bury_dens = false;
        state_.allowance = usual_pieces;
        state_.steps = is_beside_bulldog(state_) ? steps_beside_bulldog : usual_steps;
        if (is_trapped(state_, state_.steps)) {
            finish(End::trapped);
        }
    }

    void operator()(const FoxMove& entry) {
        state_.due = Due::nothing;
        for (const int space : entry.path) {
            ++state_.stepped[space];
        }
        put(Piece::fox, entry.path.back());
        must_reveal(entry.path.back());
        if (state_.due == Due::nothing) {
            end_fox_turn();
        }
    }

    void operator()(const Stay&) { end_fox_turn(); }

    void operator()(const Freeze& entry) {
        end_fox_turn();
        if (state_.phase == Phase::hunters) {
            std::ranges::for_each(entry.pieces, [this](Piece piece) { state_.frozen.add(piece); });
            state_.freeze_by = seq_;
        }
    }

    void operator()(const Ending& entry) {
        state_.told_face_down = entry.face_down;
        finish(entry.end);
    }

private:
    void touch(int space) { state_.latest = Latest{seq_, space, is_illegal()}; }

    void put(Piece piece, int space) {
        state_.at[piece] = space;
        state_.at_by[piece] = seq_;
        touch(space);
    }

    void must_reveal(int space) {
        if (!state_.is_up(space)) {
            state_.due = Due::reveal;
            state_.due_space = space;
        }
    }

    void turn_up(int space, Tile tile) {
        auto& known = state_.known[space];
        if (!known) {
            known = tile;
            --state_.unseen[tile];
            state_.dens |= tile == Tile::den ? just(space) : 0;
        }
        state_.face_up |= just(space);
        state_.left_unseen &= ~just(space);
        state_.tile_by[space] = seq_;
    }

    /// What was left face down there was a den or a trap, or was not: now it is known.
    void settle_hiding(int space, Tile tile) {
        const auto is_there = [&](const Hidden& hidden) { return hidden.space == space; };
        const auto refute = [&](const Hidden& hidden) {
            return !is_there(hidden) || can_be_buried(tile)
                       ? std::nullopt
                       : std::optional(Illegal{"hounded/hide",
                                               {N_("the tile on {0} was neither den nor trap, but {1}: it "
                                                   "should have been turned up"),
                                                {space_name(space), name_of(tile)}}});
        };
        kit::settle(state_.hidden, refute, is_there, consequences);
        std::erase_if(state_.hidden, is_there);
        state_.latest->confirms = !consequences.confirms.empty();
    }

    /// How the fox has outlasted the day by what has just been turned up, if it has.
    std::optional<End> outlasted() const {
        if (state_.times_found() == time_count) {
            return End::time;
        }
        return state_.face_down() <= last_tiles ? std::optional(End::tiles) : std::nullopt;
    }

    void allow_more(int pieces) {
        state_.allowance = std::min(state_.allowance + pieces, int{hunting_count});
    }

    void found_by_terrier(Tile tile) {
        switch (tile) {
            case Tile::scent1:
                return allow_more(1);
            case Tile::scent2:
                return allow_more(2);
            case Tile::baby:
                state_.may_bury_dens = state_.open_dens() != 0;
                allow_more(state_.may_bury_dens ? 0 : 2);
                return;
            default:
                return;
        }
    }

    void found_by_fox(Tile tile) {
        switch (tile) {
            case Tile::thicket1:
                return owe(Due::bonus, 1);
            case Tile::thicket2:
                return owe(Due::bonus, 2);
            case Tile::brook1:
                return owe(Due::freeze, 1);
            case Tile::brook2:
                return owe(Due::freeze, 2);
            case Tile::baby:
                return owe(Due::baby, baby_tiles);
            case Tile::trap:
                end_fox_turn();
                state_.allowance = hunting_count;
                return;
            default:
                return end_fox_turn();
        }
    }

    void owe(Due due, int count) {
        state_.due = due;
        state_.due_count = count;
        state_.due_by = seq_;
    }

    void end_fox_turn() {
        state_.due = Due::nothing;
        state_.due_count = 0;
        ++state_.turns;
        const int master = state_.space_of(Piece::master);
        const Spaces near_master = kit::seven::spread(just(master));
        const Spaces safe = kit::seven::all & ~state_.face_up & ~occupied(state_) & ~near_master;
        if (state_.setup->safe_tiles && count(safe) <= last_tiles) {
            return finish(End::tiles);
        }
        if (are_neighbours(master, state_.space_of(Piece::fox))) {
            return finish(End::captured);
        }
        state_.phase = Phase::hunters;
        state_.allowance = usual_pieces;
    }

    void finish(End end) {
        state_.end = end;
        state_.due = Due::nothing;
        state_.phase = Phase::finished;
    }
};

}  // namespace

core::Consequences Game::apply(State& state, const Entry& entry, Seq seq, const Verdict& verdict) {
    return kit::applied(Apply(state, seq, verdict), entry);
}

}  // namespace hounded
