#include "store/statistics/pack.h"

#include <algorithm>

namespace store {

namespace {

void put_natural(Packing& pack, int number) {
    pack.natural(static_cast<std::uint32_t>(number));
}

constexpr std::uint64_t won_bit = 1;
constexpr std::uint64_t score_bit = 2;
constexpr std::uint64_t thought_bit = 4;

// What was never written, and would only be counted for hours.
constexpr std::uint64_t most_seats = 100;

}  // namespace

std::string packed(const Digest& digest) {
    Packing pack;
    pack.natural(digest.fewest ? 1 : 0);
    put_natural(pack, digest.starter + 1);
    pack.natural(digest.seats.size());
    for (const Digest::Seat& seat : digest.seats) {
        put_natural(pack, seat.player);
        pack.natural((seat.won ? won_bit : 0) | (seat.score ? score_bit : 0) |
                     (seat.decisions > 0 ? thought_bit : 0));
        if (seat.score) {
            pack.whole(*seat.score);
        }
        put_natural(pack, seat.rank);
        put_natural(pack, seat.illegal);
        put_natural(pack, seat.taken_back);
        if (seat.decisions > 0) {
            put_natural(pack, seat.decisions);
            put_natural(pack, seat.thought);
        }
    }
    for (const Digest::Number& number : digest.numbers) {
        put_natural(pack, number.key);
        put_natural(pack, number.seat + 1);
        put_natural(pack, number.round);
        pack.whole(number.value);
    }
    return pack.bytes();
}

const Digest& Unpacking::read(std::span<const unsigned char> pack) {
    rest_ = Packed(pack);
    digest_.fewest = rest_.natural() != 0;
    digest_.starter = next_int() - 1;
    digest_.seats.clear();
    for (std::uint64_t left = std::min(rest_.natural(), most_seats); left > 0 && !rest_.empty(); --left) {
        Digest::Seat& seat = digest_.seats.emplace_back();
        seat.player = next_int();
        const std::uint64_t bits = rest_.natural();
        seat.won = (bits & won_bit) != 0;
        if ((bits & score_bit) != 0) {
            seat.score = static_cast<int>(rest_.whole());
        }
        seat.rank = next_int();
        seat.illegal = next_int();
        seat.taken_back = next_int();
        if ((bits & thought_bit) != 0) {
            seat.decisions = next_int();
            seat.thought = next_int();
        }
    }
    return digest_;
}

}  // namespace store
