#include <algorithm>
#include <numeric>

#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

int index_holding(const auto& sets, int block) {
    const auto found = std::ranges::find_if(sets, [&](Blocks blocks) { return holds(blocks, block); });
    return static_cast<int>(found - sets.begin());
}

}  // namespace

PerType<int> Tiles::counts() const {
    PerType<int> counts{};
    ++counts[static_cast<std::size_t>(one)];
    if (other) {
        ++counts[static_cast<std::size_t>(*other)];
    }
    return counts;
}

int State::tiles_left(int seat) const {
    const auto& own = left[static_cast<std::size_t>(seat)];
    return std::accumulate(own.begin(), own.end(), 0);
}

int State::type_on(int block) const {
    return index_holding(by_type, block);
}

int State::seat_on(int block) const {
    return index_holding(by_seat, block);
}

std::vector<core::Seq> State::placed_by(Blocks blocks) const {
    std::vector<core::Seq> entries;
    kit::seven::for_each(blocks & occupied(),
                         [&](int block) { entries.push_back(seqs[static_cast<std::size_t>(block)]); });
    return core::ascending(std::move(entries));
}

Blocks State::legal_blocks(int type) const {
    return all_blocks & ~(occupied() | just(centre) | spread(by_type[static_cast<std::size_t>(type)]));
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

std::optional<core::Illegal> misplaced(Blocks same_type, int type, int block) {
    if (block == centre) {
        return core::Illegal{
            "hundsgemein/centre",
            {N_("{0} bears the crossed bones, where no tile may lie"), {kit::seven::space_token(block)}}};
    }
    if (const Blocks touching = touched(same_type, block); touching != 0) {
        return core::Illegal{
            "hundsgemein/same-type",
            {N_("{0} touches {1} on {2}"),
             {kit::seven::space_token(block), type_name(type), kit::seven::listed(touching)}}};
    }
    return std::nullopt;
}

}  // namespace hundsgemein
