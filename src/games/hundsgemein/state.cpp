#include "games/hundsgemein/game.h"

#include <algorithm>
#include <numeric>

namespace hundsgemein {

namespace {

int index_holding(const auto& sets, int block) {
    const auto found = std::ranges::find_if(sets, [&](Blocks blocks) { return holds(blocks, block); });
    return static_cast<int>(found - sets.begin());
}

}  // namespace

PerType<int> Tiles::counts() const {
    PerType<int> counts{};
    ++counts[one];
    if (other) {
        ++counts[*other];
    }
    return counts;
}

int State::tiles_left(int seat) const {
    const auto& own = left[seat];
    return std::accumulate(own.begin(), own.end(), 0);
}

int State::type_on(int block) const {
    return index_holding(by_type, block);
}

int State::seat_on(int block) const {
    return index_holding(by_seat, block);
}

std::vector<Seq> State::placed_by(Blocks blocks) const {
    std::vector<Seq> entries;
    kit::seven::for_each(blocks & occupied(), [&](int block) { entries.push_back(seqs[block]); });
    return ascending(std::move(entries));
}

Blocks State::legal_blocks(int type) const {
    return all_blocks & ~(occupied() | just(centre) | spread(by_type[type]));
}

bool State::over() const {
    if (!begun) {
        return false;
    }
    for (int type = 0; type < type_count; ++type) {
        bool any = false;
        for (int seat = 0; seat < setup->seat_count(); ++seat) {
            any = any || tiles_left(seat, type) > 0;
        }
        if (any && legal_blocks(type) != 0) {
            return false;
        }
    }
    return true;
}

std::optional<int> State::next_claim() const {
    const auto found = std::ranges::find_if(claims, [](const auto& claim) { return !claim; });
    return found == claims.end() ? std::nullopt : std::optional(static_cast<int>(found - claims.begin()));
}

Blocks touched(Blocks blocks, int block) {
    return spread(just(block)) & blocks & ~just(block);
}

std::optional<Illegal> misplaced(Blocks same_type, int type, int block) {
    if (block == centre) {
        return Illegal{
            "hundsgemein/centre",
            {N_("{0} bears the crossed bones, where no tile may lie"), {kit::seven::space_token(block)}}};
    }
    if (const Blocks touching = touched(same_type, block); touching != 0) {
        return Illegal{"hundsgemein/same-type",
                       {N_("{0} touches {1} on {2}"),
                        {kit::seven::space_token(block), type_name(type), kit::seven::listed(touching)}}};
    }
    return std::nullopt;
}

Blocks longest_run(Blocks blocks, Blocks on_side, bool across) {
    const auto step = static_cast<unsigned>(across ? 1 : side);
    const Blocks there = blocks & on_side;
    Blocks run = 0;
    Blocks best = 0;
    for (Blocks next = on_side & (~on_side + 1); (next & on_side) != 0; next <<= step) {
        run = (there & next) != 0 ? run | next : 0;
        best = count(run) > count(best) ? run : best;
    }
    return best;
}

std::string street_token(int street) {
    return (is_across(street) ? "h" : "v") + std::to_string(row_before(street) + 1);
}

std::optional<int> read_street(std::string_view token) {
    if (token.size() != 2 || (token[0] != 'h' && token[0] != 'v') || token[1] < '1' ||
        token[1] >= '0' + side) {
        return std::nullopt;
    }
    return (token[0] == 'h' ? 0 : side - 1) + (token[1] - '1');
}

}  // namespace hundsgemein
