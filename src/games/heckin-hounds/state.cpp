#include "games/heckin-hounds/types.h"

namespace heckin_hounds {

std::optional<int> State::next() const {
    const auto first_without = [&](int first, auto has_acted) -> std::optional<int> {
        for (int i = 0, seat = first; i < setup->seat_count(); ++i, seat = setup->left_of(seat)) {
            if (!has_acted(seat)) {
                return seat;
            }
        }
        return std::nullopt;
    };
    switch (phase) {
        case Phase::trades:
            return first_without(*leader, [&](int seat) { return player(seat).decided; });
        case Phase::bids:
            return first_without(*leader, [&](int seat) { return player(seat).bid.has_value(); });
        case Phase::plays:
            return first_without(round.tricks.leader,
                                 [&](int seat) { return round.tricks.has_played(seat); });
        case Phase::counting:
            return first_without(0, [&](int seat) { return player(seat).shift.has_value(); });
        case Phase::leader:
        case Phase::bad_dog:
        case Phase::clues:
        case Phase::finished:
            break;
    }
    return std::nullopt;
}

int State::total(int seat) const {
    int sum = penalties[static_cast<std::size_t>(seat)];
    for (const Result& result : results) {
        sum += result.score(seat);
    }
    return sum;
}

int State::badness(int seat) const {
    int sum = 0;
    for (const Result& result : results) {
        sum += result.badness[seat];
    }
    return sum;
}

}  // namespace heckin_hounds
