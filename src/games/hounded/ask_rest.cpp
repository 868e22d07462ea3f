#include <algorithm>

#include "games/hounded/asking.h"
#include "games/hounded/game.h"
#include "games/hounded/moves.h"
#include "games/hounded/naming.h"

namespace hounded {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;
namespace board = kit::seven;

/// Where the pieces are proposed to begin; the rule book only pictures it.
constexpr PerPiece<std::string_view> proposed{"d1", "b1", "f1", "d2", "c1", "e1", "d7"};

/// Answers what may follow, entry by entry.
class Following {
public:
    Following(const State& state, Tokens tokens) : state_(state), tokens_(tokens), word_(tokens.front()) {}

    Ask answer() const {
        if (word_ == "hunters" && tokens_.size() == 1) {
            return ask_seat();
        }
        if (word_ == "start") {
            return ask_start();
        }
        if (word_ == "move" && tokens_.size() < 3) {
            return tokens_.size() == 1 ? ask_piece() : ask_goal();
        }
        if (word_ == "reveal" && tokens_.size() < 3) {
            return tokens_.size() == 1 ? ask_tile_space() : ask_tile();
        }
        if ((word_ == "hide" || word_ == "bury") && tokens_.size() == 1) {
            return word_ == "hide" ? ask_hidden() : ask_buried();
        }
        if (word_ == "fox") {
            return ask_way();
        }
        if (word_ == "freeze") {
            return ask_frozen();
        }
        if (word_ == "outcome" && tokens_.size() < 3) {
            return tokens_.size() == 1 ? ask_end() : ask_left();
        }
        return whole_line();
    }

private:
    core::Verdict judged(Tokens line) const {
        const auto entry = Game::parse(state_, line);
        return entry ? Game::judge(state_, *entry) : core::Verdict(entry.error());
    }

    core::Verdict foreseen(std::string token) const {
        std::vector<std::string> line(tokens_.begin(), tokens_.end());
        line.push_back(std::move(token));
        return judged(line);
    }

    Ask whole_line() const {
        Ask ask;
        ask.verdict = judged(tokens_);
        ask.whole = core::rule(*ask.verdict) != "core/notation";
        return ask;
    }

    Choice closing(std::string token, Text label) const {
        core::Verdict verdict = foreseen(token);
        return core::offer(std::move(token), std::move(label), std::move(verdict));
    }

    Choice open(std::string token, Text label) const {
        Choice choice = core::offer(std::move(token), std::move(label));
        choice.verdict = hopeless(state_, word_);
        return choice;
    }

    /// A grid of all spaces, each as a token that `make` turns into a choice.
    template <class Make>
    static void add_spaces(Ask& ask, Make make) {
        ask.asked = Asked::space;
        for (int i = 0; i < board::side; ++i) {
            ask.rows.push_back(core::verbatim(kit::print_space({0, i}).substr(1)));
            ask.columns.push_back(core::verbatim(kit::print_space({i, 0}).substr(0, 1)));
        }
        ask.choices.reserve(space_count);
        for (int space = 0; space < space_count; ++space) {
            Choice& choice = ask.choices.emplace_back(make(board::space_token(space)));
            choice.row = board::grid.at(space).row;
            choice.column = board::grid.at(space).column;
        }
    }

    Ask ask_seat() const {
        Ask ask;
        ask.question = {N_("Who leads the Hunting Party? The other is the fox."), {}};
        ask.asked = Asked::player;
        for (const std::string& name : state_.setup->seats) {
            ask.choices.push_back(closing(name, core::verbatim(name)));
        }
        return ask;
    }

    /// The pieces may be told in any order; the first one that is missing is asked for.
    Ask ask_start() const {
        Pieces told;
        for (const std::string& token : tokens_.subspan(1)) {
            const auto piece = read_piece(token.substr(0, token.find('=')));
            if (!piece) {
                return whole_line();
            }
            told.add(*piece);
        }
        const auto next = std::ranges::find_if(all_pieces, [&](Piece piece) { return !told.has(piece); });
        if (next == all_pieces.end()) {
            return whole_line();
        }
        Ask ask;
        ask.question = {N_("Where does {0} stand?"), {piece_name(*next)}};
        const bool last = told.count() + 1 == piece_count;
        add_spaces(ask, [&](const std::string& space) {
            const std::string token = std::string(print_piece(*next)) + "=" + space;
            Choice choice = last ? closing(token, core::verbatim(space)) : open(token, core::verbatim(space));
            choice.place = space;
            return choice;
        });
        for (const Piece piece : all_pieces) {
            if (!told.has(piece) && !hopeless(state_, word_)) {
                ask.arranged.push_back({std::string(print_piece(piece)), piece_face(piece),
                                        std::string(proposed[index(piece)])});
            }
        }
        return ask;
    }

    /// As a choice a piece is as good as its best move.
    Choice piece_choice(Piece piece) const {
        Choice choice = open(std::string(print_piece(piece)), piece_name(piece));
        choice.face = piece_face(piece);
        if (choice.verdict) {
            return choice;
        }
        if (legal_moves(state_, piece) == 0) {
            const Spaces free = moves_of(state_, piece);
            choice.verdict =
                free != 0
                    ? Game::judge(state_, Move{piece, std::countr_zero(free)})
                    : core::Illegal{"hounded/reach", {N_("{0} has no space to go to"), {piece_name(piece)}}};
        }
        return choice;
    }

    Ask ask_piece() const {
        Ask ask;
        ask.question = {N_("Which piece moves?"), {}};
        ask.asked = Asked::piece;
        for (const Piece piece : hunting_party) {
            ask.choices.push_back(piece_choice(piece));
        }
        return ask;
    }

    Ask ask_goal() const {
        const auto piece = read_piece(tokens_[1]);
        if (!piece) {
            return whole_line();
        }
        Ask ask;
        ask.question = {N_("Where does {0} go from {1}?"),
                        {piece_name(*piece), space_name(state_.space_of(*piece))}};
        if (!hopeless(state_, word_)) {
            ask.about = {board::space_token(state_.space_of(*piece))};
        }
        add_spaces(ask, [&](const std::string& space) { return closing(space, core::verbatim(space)); });
        return ask;
    }

    Ask ask_tile_space() const {
        Ask ask;
        ask.question = {N_("Which tile is turned up?"), {}};
        if (state_.due == Due::reveal) {
            ask.expected = {board::space_token(state_.due_space)};
        }
        add_spaces(ask, [&](const std::string& space) {
            Choice choice = open(space, core::verbatim(space));
            const int at = *board::read_space(space);
            if (!choice.verdict && (state_.due != Due::baby || state_.is_up(at))) {
                core::Verdict verdict =
                    Game::judge(state_, Reveal{at, state_.tile(at).value_or(Tile::grass)});
                if (core::rule(verdict) != "hounded/tile" && core::kind(verdict) == core::Kind::impossible) {
                    choice.verdict = std::move(verdict);
                }
            }
            return choice;
        });
        return ask;
    }

    Ask ask_tile() const {
        if (!board::read_space(tokens_[1])) {
            return core::refused(
                core::not_understood({N_("{0} is no space; the spaces go from a1 to g7"), {tokens_[1]}}));
        }
        Ask ask;
        ask.question = {N_("Which tile lies on {0}?"), {tokens_[1]}};
        ask.asked = Asked::piece;
        ask.about = {tokens_[1]};
        for (int kind = 0; kind < tile_kinds; ++kind) {
            const auto tile = static_cast<Tile>(kind);
            Choice choice = closing(std::string(print_tile(tile)), tile_name(tile));
            choice.face = tile_face(tile);
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    Ask ask_hidden() const {
        Ask ask;
        ask.question = {N_("Which tile does the Terrier leave face down?"), {}};
        if (state_.due == Due::reveal) {
            ask.expected = {board::space_token(state_.due_space)};
        }
        add_spaces(ask, [&](const std::string& space) { return closing(space, core::verbatim(space)); });
        return ask;
    }

    Ask ask_buried() const {
        Ask ask;
        ask.question = {N_("Which tile is buried?"), {}};
        add_spaces(ask, [&](const std::string& space) { return closing(space, core::verbatim(space)); });
        return ask;
    }

    /// Step by step, or at once to a goal; the line is whole with every step.
    Ask ask_way() const {
        Ask ask;
        FoxMove so_far;
        if (tokens_.size() > 1) {
            ask = whole_line();
            const auto entry = Game::parse(state_, tokens_);
            if (!entry) {
                return ask;
            }
            so_far = std::get<FoxMove>(*entry);
        }
        const bool bonus = state_.due == Due::bonus;
        const int steps = bonus ? state_.due_count : state_.steps;
        const int left = steps - static_cast<int>(so_far.path.size());
        if (!so_far.path.empty() && left <= 0) {
            return ask;
        }
        ask.question = so_far.path.empty()
                           ? Text{N_("Where does the fox go? ({0} at most)"), {spaces_counted(steps)}}
                           : Text{N_("Where does the fox go from {0}? ({1} left)"),
                                  {tokens_.back(), spaces_counted(left)}};
        if (!so_far.path.empty() && holds(hunting_pieces(state_), so_far.path.back())) {
            // It cannot end there, but it can go on.
            ask.whole = false;
            ask.verdict.reset();
        }
        add_spaces(ask, [&](const std::string& space) { return step_to(space, so_far, steps); });
        if (so_far.path.empty() && !hopeless(state_, word_)) {
            ask.about = {board::space_token(state_.space_of(Piece::fox))};
            add_goals(ask, steps);
        }
        return ask;
    }

    /// Where a hunting piece stands, the way cannot end, but with a step left it may lead through.
    Choice step_to(const std::string& token, const FoxMove& so_far, int steps) const {
        const int space = *board::read_space(token);
        const bool last = static_cast<int>(so_far.path.size()) + 1 >= steps;
        if (last || !holds(hunting_pieces(state_), space) || hopeless(state_, word_)) {
            return closing(token, core::verbatim(token));
        }
        std::vector<int> path = so_far.path;
        path.push_back(space);
        Choice choice = core::offer(token, core::verbatim(token));
        if (auto against = against_path(state_, path, steps)) {
            choice.verdict = std::move(*against);
        }
        return choice;
    }

    void add_goals(Ask& ask, int steps) const {
        std::vector<Way> ways = fox_ways(state_, steps);
        ask.goals.reserve(ways.size());
        for (const Way& way : ways) {
            core::Goal goal{board::space_token(way.goal), {}, {}};
            goal.tokens.reserve(way.path.size());
            std::vector<Text> over;
            for (const int space : way.path) {
                goal.tokens.push_back(board::space_token(space));
                over.push_back(space_name(space));
            }
            over.pop_back();
            goal.label =
                over.empty() ? Text{N_("in one step"), {}} : Text{N_("over {0}"), {core::listed(over)}};
            ask.goals.push_back(std::move(goal));
        }
    }

    Ask ask_frozen() const {
        Ask ask;
        if (tokens_.size() > 1) {
            ask = whole_line();
            const int named = static_cast<int>(tokens_.size()) - 1;
            if (tokens_[1] == "none" || !ask.whole || named >= state_.due_count) {
                return ask;
            }
        }
        ask.question = {N_("Which pieces does the brook hold up? ({0} at most)"),
                        {pieces_counted(state_.due_count)}};
        ask.asked = Asked::piece;
        for (const Piece piece : hunting_party) {
            const std::string token(print_piece(piece));
            if (std::ranges::find(tokens_, token) == tokens_.end()) {
                Choice choice = closing(token, piece_name(piece));
                choice.face = piece_face(piece);
                ask.choices.push_back(std::move(choice));
            }
        }
        if (tokens_.size() == 1) {
            ask.choices.push_back(closing("none", {N_("none"), {}}));
        }
        return ask;
    }

    Ask ask_end() const {
        Ask ask;
        ask.question = {N_("How did the hunt end?"), {}};
        ask.asked = Asked::word;
        for (const End end : {End::captured, End::trapped, End::time, End::tiles}) {
            ask.choices.push_back(
                closing(std::string(end_words[static_cast<std::size_t>(end)]), end_name(end)));
        }
        return ask;
    }

    Ask ask_left() const {
        Ask ask = whole_line();
        if (ask.whole) {
            ask.question = {N_("How many tiles were left face down? This may be left out."), {}};
            ask.asked = Asked::number;
            ask.low = 0;
            ask.high = first_face_down;
        }
        return ask;
    }

    const State& state_;
    Tokens tokens_;
    const std::string& word_;
};

}  // namespace

core::Ask ask_rest(const State& state, Tokens tokens) {
    return Following(state, tokens).answer();
}

}  // namespace hounded
