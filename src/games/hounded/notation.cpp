#include <algorithm>

#include "games/hounded/game.h"

namespace hounded {

namespace {

using core::misread;
using Tokens = std::span<const std::string>;
using Parsed = tl::expected<Entry, core::Impossible>;
template <class T>
using Read = tl::expected<T, core::Impossible>;
namespace board = kit::seven;

Read<Piece> piece_in(const std::string& token) {
    const auto piece = read_piece(token);
    return piece ? Read<Piece>(*piece)
                 : misread({N_("{0} is no piece; the pieces are master, hound1, hound2, hound3, terrier, "
                               "bulldog and fox"),
                            {token}});
}

Read<int> space_in(const std::string& token) {
    const auto space = board::read_space(token);
    return space ? Read<int>(*space) : misread({N_("{0} is no space; the spaces go from a1 to g7"), {token}});
}

Read<Tile> tile_in(const std::string& token) {
    const auto tile = read_tile(token);
    return tile ? Read<Tile>(*tile)
                : misread({N_("{0} is no tile; a tile is written like thicket-2"), {token}});
}

Parsed parse_start(Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `start PIECE=SPACE …`"), {}});
    }
    Start entry;
    entry.pieces.reserve(tokens.size() - 1);
    for (const std::string& token : tokens.subspan(1)) {
        const std::size_t equals = token.find('=');
        if (equals == std::string::npos) {
            return misread({N_("{0} says no space; write fox=d7"), {token}});
        }
        const auto piece = piece_in(token.substr(0, equals));
        const auto space = space_in(token.substr(equals + 1));
        if (!piece || !space) {
            return tl::unexpected(piece ? space.error() : piece.error());
        }
        entry.pieces.emplace_back(*piece, *space);
    }
    return entry;
}

Parsed parse_move(Tokens tokens) {
    if (tokens.size() != 3) {
        return misread({N_("expected `move PIECE SPACE`"), {}});
    }
    const auto piece = piece_in(tokens[1]);
    const auto space = space_in(tokens[2]);
    return piece && space ? Parsed(Move{*piece, *space})
                          : tl::unexpected(piece ? space.error() : piece.error());
}

Parsed parse_reveal(Tokens tokens) {
    if (tokens.size() != 3) {
        return misread({N_("expected `reveal SPACE TILE`"), {}});
    }
    const auto space = space_in(tokens[1]);
    const auto tile = tile_in(tokens[2]);
    return space && tile ? Parsed(Reveal{*space, *tile})
                         : tl::unexpected(space ? tile.error() : space.error());
}

/// `WORD SPACE`
template <class E>
Parsed parse_space(Tokens tokens) {
    if (tokens.size() != 2) {
        return misread({N_("expected `{0} SPACE`"), {tokens.front()}});
    }
    return space_in(tokens[1]).map([](int space) { return Entry(E{space}); });
}

/// `WORD`
template <class E>
Parsed parse_word(Tokens tokens) {
    return tokens.size() == 1 ? Parsed(E{}) : misread({N_("nothing may follow `{0}`"), {tokens.front()}});
}

Parsed parse_fox(Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `fox SPACE …`, every space of its way"), {}});
    }
    FoxMove entry;
    entry.path.reserve(tokens.size() - 1);
    for (const std::string& token : tokens.subspan(1)) {
        const auto space = space_in(token);
        if (!space) {
            return tl::unexpected(space.error());
        }
        entry.path.push_back(*space);
    }
    return entry;
}

Parsed parse_freeze(Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `freeze PIECE …` or `freeze none`"), {}});
    }
    if (tokens.size() == 2 && tokens[1] == "none") {
        return Freeze{};
    }
    Freeze entry;
    entry.pieces.reserve(tokens.size() - 1);
    for (const std::string& token : tokens.subspan(1)) {
        const auto piece = piece_in(token);
        if (!piece) {
            return tl::unexpected(piece.error());
        }
        entry.pieces.push_back(*piece);
    }
    return entry;
}

Parsed parse_hunters(const Setup& setup, Tokens tokens) {
    if (tokens.size() != 2) {
        return misread({N_("expected `{0} NAME`"), {tokens.front()}});
    }
    return core::seat_named(tokens[1], setup.seats).map([](int seat) { return Entry(Hunters{seat}); });
}

Parsed parse_ending(Tokens tokens) {
    const auto word = tokens.size() > 1 ? std::ranges::find(end_words, tokens[1]) : end_words.end();
    if (word == end_words.end() || tokens.size() > 3) {
        return misread({N_("expected `outcome` and captured, trapped, time or tiles, then perhaps the number "
                           "of tiles that are left face down"),
                        {}});
    }
    Ending entry{static_cast<End>(word - end_words.begin()), std::nullopt};
    if (tokens.size() == 3) {
        entry.face_down = core::number(tokens[2]);
        if (!entry.face_down) {
            return misread({N_("{0} is no number of tiles"), {tokens[2]}});
        }
    }
    return entry;
}

}  // namespace

tl::expected<Entry, core::Impossible> Game::parse(const State& state, Tokens tokens) {
    const std::string_view word = tokens.front();
    if (word == "move") {
        return parse_move(tokens);
    }
    if (word == "reveal") {
        return parse_reveal(tokens);
    }
    if (word == "fox") {
        return parse_fox(tokens);
    }
    if (word == "done") {
        return parse_word<Done>(tokens);
    }
    if (word == "hide") {
        return parse_space<Hide>(tokens);
    }
    if (word == "bury") {
        return parse_space<Bury>(tokens);
    }
    if (word == "stay") {
        return parse_word<Stay>(tokens);
    }
    if (word == "freeze") {
        return parse_freeze(tokens);
    }
    if (word == "start") {
        return parse_start(tokens);
    }
    if (word == "hunters") {
        return parse_hunters(*state.setup, tokens);
    }
    if (word == "outcome") {
        return parse_ending(tokens);
    }
    return misread({N_("{0} is no entry of this game"), {tokens.front()}});
}

namespace {

/// Puts an entry into its line.
struct Printer {
    const Setup& setup;

    std::string operator()(const Hunters& entry) const {
        return core::spaced({"hunters", core::quoted(setup.seats[static_cast<std::size_t>(entry.seat)])});
    }
    std::string operator()(const Start& entry) const {
        std::string text = "start";
        for (const auto& [piece, space] : entry.pieces) {
            text.append(" ").append(print_piece(piece)).append("=").append(board::space_token(space));
        }
        return text;
    }
    std::string operator()(const Move& entry) const {
        return core::spaced({"move", print_piece(entry.piece), board::space_token(entry.space)});
    }
    std::string operator()(const Reveal& entry) const {
        return core::spaced({"reveal", board::space_token(entry.space), print_tile(entry.tile)});
    }
    std::string operator()(const Hide& entry) const {
        return core::spaced({"hide", board::space_token(entry.space)});
    }
    std::string operator()(const Bury& entry) const {
        return core::spaced({"bury", board::space_token(entry.space)});
    }
    std::string operator()(const Done&) const { return "done"; }
    std::string operator()(const FoxMove& entry) const {
        std::string text = "fox";
        for (const int space : entry.path) {
            text.append(" ").append(board::space_token(space));
        }
        return text;
    }
    std::string operator()(const Stay&) const { return "stay"; }
    std::string operator()(const Freeze& entry) const {
        std::string text = "freeze";
        for (const Piece piece : entry.pieces) {
            text.append(" ").append(print_piece(piece));
        }
        return entry.pieces.empty() ? text + " none" : text;
    }
    std::string operator()(const Ending& entry) const {
        return core::spaced({"outcome", end_words[static_cast<std::size_t>(entry.end)],
                             entry.face_down ? std::to_string(*entry.face_down) : std::string()});
    }
};

}  // namespace

std::string Game::print(const State& state, const Entry& entry) {
    return std::visit(Printer{*state.setup}, entry);
}

std::optional<int> Game::seat(const Entry&) {
    return std::nullopt;
}

}  // namespace hounded
