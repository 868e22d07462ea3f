#include "games/hounded/game.h"

#include <algorithm>
#include <array>

#include "games/hounded/moves.h"
#include "games/hounded/types.h"
#include "kit/lines.h"

namespace hounded {

namespace {

using core::Ask, core::Asked, core::Choice;
using kit::Parsed;
using Anybody = kit::Anybody<Game>;

/// Where the pieces are proposed to begin; the rule book only pictures it.
constexpr PerPiece<std::string_view> proposed{"d1", "b1", "f1", "d2", "c1", "e1", "d7"};

std::string token_of(int space) {
    return kit::seven::space_token(space);
}

/// The pieces of the Hunting Party; the fox is understood too.
struct Hunting : kit::Pieces<Game, Piece, hunting_count> {
    static Impossible unread(const std::string& token) {
        return core::not_understood(
            {N_("{0} is no piece; the pieces are master, hound1, hound2, hound3, terrier, bulldog and fox"),
             {token}});
    }
};

struct HeldUp : Hunting {
    static constexpr std::string_view none = "none";
    static Choice show_none() { return core::offer("none", {N_("none"), {}}); }
};

struct Cells : kit::Cells<Game, kit::seven::grid> {
    using Value = int;
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no space; the spaces go from a1 to g7"), {token}});
    }
};

/// Spaces of which only these can be legal.
template <auto spaces_of>
struct Among : Cells {
    static void may(const State& state, const Entry& entry, const auto& visit) {
        kit::seven::for_each(spaces_of(state, entry), visit);
    }
};

bool is_told(const std::vector<std::pair<Piece, int>>& told, Piece piece) {
    return std::ranges::find(told, piece, &std::pair<Piece, int>::first) != told.end();
}

/// The first piece that is not told yet, if there is one.
std::optional<Piece> missing(const std::vector<std::pair<Piece, int>>& told) {
    const auto next = std::ranges::find_if(all_pieces, [&](Piece piece) { return !is_told(told, piece); });
    return next == all_pieces.end() ? std::nullopt : std::optional(*next);
}

/// `fox=d7`. The pieces may be told in any order; the first one that is missing is asked for.
struct PieceOnSpace {
    using Value = std::pair<Piece, int>;
    static constexpr Asked asked = Asked::space;

    static std::optional<Value> read(const State& state, std::string_view token) {
        const std::size_t equals = token.find('=');
        const auto piece = kit::read_looked<Piece>(token.substr(0, equals));
        const auto space = equals == token.npos ? std::nullopt : Cells::read(state, token.substr(equals + 1));
        return piece && space ? std::optional<Value>({*piece, *space}) : std::nullopt;
    }
    static Impossible unread(const std::string& token) {
        const std::size_t equals = token.find('=');
        if (equals == token.npos) {
            return core::not_understood({N_("{0} says no space; write fox=d7"), {token}});
        }
        const std::string piece = token.substr(0, equals);
        return kit::read_looked<Piece>(piece) ? Cells::unread(token.substr(equals + 1))
                                              : Hunting::unread(piece);
    }
    static std::string token(const State&, Value value) {
        return std::string(word_of(value.first)).append("=").append(token_of(value.second));
    }
    static void each_after(const State& state, const std::vector<Value>& told, const auto& visit) {
        const Piece piece = *missing(told);
        Cells::each(state, [&](int space) { visit(Value{piece, space}); });
    }
    static Text label(const State&, Value value) {
        return {N_("{0} on {1}"), {name_of(value.first), space_name(value.second)}};
    }
    static Choice show(const State& state, Value value) {
        Choice choice = Cells::show(state, value.second);
        choice.place = std::exchange(choice.token, token(state, value));
        return choice;
    }
    static void heads(const State& state, Ask& ask) { Cells::heads(state, ask); }
};

struct AllPieces {
    static Parsed parsed(const State&, const Entry& entry) {
        return missing(std::get<Start>(entry).pieces) ? Parsed::part : Parsed::full;
    }
};

struct Tiles : kit::Pieces<Game, Tile, tile_kinds> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no tile; a tile is written like thicket-2"), {token}});
    }
};

using Ends = kit::Words<Game, End, end_words, end_name>;

/// Too many to choose from.
struct FaceDown : kit::Number<Game, 0, void> {
    static Impossible unread(const std::string& token) {
        return core::not_understood({N_("{0} is no number of tiles"), {token}});
    }
    static void each(const State&, const auto&) {}
    static void heads(const State&, Ask& ask) { ask.high = first_face_down; }
};

int steps_of(const State& state) {
    return state.due == Due::bonus ? state.due_count : state.steps;
}

/// Whole with every step, but not where a hunting piece stands: there it can only go on.
struct Steps {
    static Parsed parsed(const State& state, const Entry& entry) {
        const auto& path = std::get<FoxMove>(entry).path;
        return static_cast<int>(path.size()) >= steps_of(state) ? Parsed::full
               : holds(hunting_pieces(state), path.back())      ? Parsed::part
                                                                : Parsed::whole;
    }
};

struct Brook {
    static Parsed parsed(const State& state, const Entry& entry) {
        return static_cast<int>(std::get<Freeze>(entry).pieces.size()) < state.due_count ? Parsed::whole
                                                                                         : Parsed::full;
    }
};

Spaces goals_of(const State& state, const Entry& entry) {
    return legal_moves(state, std::get<Move>(entry).piece);
}
Spaces burial_places(const State& state, const Entry&) {
    return state.open_dens() | just(state.space_of(Piece::terrier));
}
/// Where the path can go on; nowhere once it broke a rule.
Spaces next_steps(const State& state, const Entry& entry) {
    const auto& path = std::get<FoxMove>(entry).path;
    if (path.empty()) {
        return kit::seven::spread(just(state.space_of(Piece::fox))) | state.open_dens();
    }
    return against_path(state, path, steps_of(state))
               ? 0
               : kit::seven::spread(just(path.back())) | state.open_dens();
}

Entry on_due_space(const State& state) {
    return Reveal{state.due_space, Tile::grass};
}
Entry hidden_there(const State& state) {
    return Hide{state.due_space};
}
Entry from_its_space(const State& state) {
    return FoxMove{{state.space_of(Piece::fox)}};
}

void add_proposal(const State& state, const Entry& entry, Ask& ask) {
    const auto& told = std::get<Start>(entry).pieces;
    for (const Piece piece : all_pieces) {
        if (!is_told(told, piece) && kit::is_now<Game>(state, Start{})) {
            ask.arranged.push_back(
                {std::string(word_of(piece)), face_of(piece), std::string(proposed[piece])});
        }
    }
}

/// As a choice a piece is as good as its best move.
void add_moves(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::space) {
        if (kit::is_now<Game>(state, Done{})) {
            ask.about = {token_of(state.space_of(std::get<Move>(entry).piece))};
        }
        return;
    }
    for (Choice& choice : ask.choices) {
        const Piece piece = *kit::read_looked<Piece>(choice.token);
        if (!choice.verdict && legal_moves(state, piece) == 0) {
            const Spaces free = moves_of(state, piece);
            choice.verdict =
                free != 0 ? Game::judge(state, Move{piece, std::countr_zero(free)})
                          : Illegal{"hounded/reach", {N_("{0} has no space to go to"), {name_of(piece)}}};
        }
    }
}

void expect_due_space(const State& state, const Entry& entry, Ask& ask) {
    if (ask.asked == Asked::piece) {
        ask.about = {token_of(std::get<Reveal>(entry).space)};
    } else if (state.due == Due::reveal) {
        ask.expected = {token_of(state.due_space)};
    }
}

void add_goals(const State& state, Ask& ask) {
    for (const Way& way : fox_ways(state, steps_of(state))) {
        core::Goal& goal = ask.goals.emplace_back(core::Goal{token_of(way.goal), {}, {}});
        std::vector<Text> over;
        for (const int space : way.path) {
            goal.tokens.push_back(token_of(space));
            over.push_back(space_name(space));
        }
        over.pop_back();
        goal.label = over.empty() ? Text{N_("in one step"), {}} : Text{N_("over {0}"), {core::listed(over)}};
    }
}

/// With a step left the way may lead through hunting pieces, if anything lets the fox through.
void add_ways(const State& state, const Entry& entry, Ask& ask) {
    std::vector<int> path = std::get<FoxMove>(entry).path;
    for (Choice& choice : ask.choices) {
        if (!choice.completes && !choice.verdict) {
            path.push_back(*Cells::read(state, choice.token));
            if (auto against = against_path(state, path, steps_of(state))) {
                choice.verdict = std::move(*against);
            }
            path.pop_back();
        }
    }
    if (path.empty() && kit::is_now<Game>(state, from_its_space(state))) {
        ask.about = {token_of(state.space_of(Piece::fox))};
        add_goals(state, ask);
    }
}

Text piece_question(const State&, const Entry& entry) {
    return {N_("Where does {0} stand?"), {name_of(*missing(std::get<Start>(entry).pieces))}};
}

Text goal_question(const State& state, const Entry& entry) {
    const Piece piece = std::get<Move>(entry).piece;
    return {N_("Where does {0} go from {1}?"), {name_of(piece), space_name(state.space_of(piece))}};
}

Text way_question(const State& state, const Entry& entry) {
    const auto& path = std::get<FoxMove>(entry).path;
    const int steps = steps_of(state);
    return path.empty()
               ? Text{N_("Where does the fox go? ({0} at most)"), {spaces_counted(steps)}}
               : Text{N_("Where does the fox go from {0}? ({1} left)"),
                      {token_of(path.back()), spaces_counted(steps - static_cast<int>(path.size()))}};
}

Text way_said(const State&, const Entry& entry) {
    const auto& path = std::get<FoxMove>(entry).path;
    std::vector<Text> spaces;
    std::ranges::transform(path, std::back_inserter(spaces), space_name);
    const Text goal = std::move(spaces.back());
    spaces.pop_back();
    return spaces.empty() ? Text{N_("The fox goes to {0}"), {goal}}
                          : Text{N_("The fox goes to {0}, via {1}"), {goal, core::listed(spaces)}};
}

using Its = kit::Declare<Game>;

/// In the order of Entry.
constexpr std::array all{
    Its::line<Hunters>(
        "hunters NAME", N_("who leads the Hunting Party"), N_("{0} leads the Hunting Party"),
        Its::one<&Hunters::seat, Anybody>(N_("Who leads the Hunting Party? The other is the fox."))),
    Its::in_plays<Start>("start PIECE=SPACE …", N_("where the pieces stand"), N_("Starting positions: {0}"),
                         Its::some<&Start::pieces, PieceOnSpace, AllPieces>(piece_question))
        .with(add_proposal),
    Its::move<Move>("move PIECE SPACE", N_("a hunting piece moves"), N_("{0} goes to {1}"),
                    Its::one<&Move::piece, Hunting>(N_("Which piece moves?")),
                    Its::one<&Move::space, Among<goals_of>>(goal_question))
        .with(add_moves),
    Its::move<Reveal>("reveal SPACE TILE", N_("a tile is turned up"), N_("Turned up on {0}: {1}"),
                      Its::one<&Reveal::space, Cells>(N_("Which tile is turned up?")),
                      Its::one<&Reveal::tile, Tiles>(N_("Which tile lies on {0}?")))
        .from(on_due_space)
        .sounds([](const Verdict& verdict) { return core::rule(verdict) == "hounded/face-up"; })
        .with(expect_due_space)
        .as_secret(),
    Its::move<Hide>("hide SPACE", N_("it stays face down"),
                    N_("The Terrier leaves the tile on {0} face down"),
                    Its::one<&Hide::space, Cells>(N_("Which tile does the Terrier leave face down?")))
        .from(hidden_there)
        .with(expect_due_space),
    Its::move<Bury>("bury SPACE", N_("bury a tile"), N_("The hunters bury the tile on {0}"),
                    Its::one<&Bury::space, Among<burial_places>>(N_("Which tile is buried?"))),
    Its::move<Done>("done", N_("the hunters' turn is over"), N_("The hunters' turn is over")),
    Its::move<FoxMove>("fox SPACE …", N_("the fox moves"), way_said,
                       Its::some<&FoxMove::path, Among<next_steps>, Steps>(way_question))
        .from(from_its_space)
        .with(add_ways),
    Its::move<Stay>("stay", N_("no more of it"), N_("The fox uses no more of its bonus")),
    Its::move<Freeze>("freeze PIECE …|none", N_("hold pieces up"), N_("Held up by the brook: {0}"),
                      Its::some<&Freeze::pieces, HeldUp, Brook, kit::Again::understood>([](const State& state,
                                                                                           const Entry&) {
                          return brook_question(state);
                      }).in_any_order()),
    Its::in_scores<Ending>("outcome captured|trapped|time|tiles [FACE-DOWN]", N_("how the hunt ended"),
                           {N_("The hunt ended: {0}; face down: {1}"), N_("The hunt ended: {0}")},
                           Its::one<&Ending::end, Ends>(N_("How did the hunt end?")),
                           Its::maybe<&Ending::face_down, FaceDown>(
                               N_("How many tiles were left face down? This may be left out."))),
};

}  // namespace

std::span<const kit::Line<Game>> Game::lines() {
    return all;
}

std::optional<int> Game::to_act(const State& state) {
    return state.phase == Phase::hunters ? std::optional(state.hunters)
           : state.phase == Phase::fox   ? std::optional(state.fox_seat())
                                         : std::nullopt;
}

/// An entry says what was done, not by whom.
std::optional<int> Game::seat(const Entry&) {
    return std::nullopt;
}

}  // namespace hounded

static_assert(core::GameRules<hounded::Game>);
template struct kit::Declared<hounded::Game, hounded::State, hounded::Entry>;
