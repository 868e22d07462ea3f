#include "store/pack.h"

#include <algorithm>
#include <utility>

namespace store {

namespace {

// Numbers stand in groups of seven bits, the lowest first; those that may be negative are folded onto the
// natural numbers: 0, -1, 1, -2, …

void put(std::string& pack, std::uint64_t number) {
    while (number >= 0x80U) {
        pack += static_cast<char>((number & 0x7fU) | 0x80U);
        number >>= 7U;
    }
    pack += static_cast<char>(number);
}

void put_natural(std::string& pack, int number) {
    put(pack, static_cast<std::uint64_t>(static_cast<std::uint32_t>(number)));
}

void put_signed(std::string& pack, int number) {
    const auto wide = static_cast<std::int64_t>(number);
    put(pack, wide < 0 ? static_cast<std::uint64_t>(-wide) * 2 - 1 : static_cast<std::uint64_t>(wide) * 2);
}

constexpr std::uint64_t won_bit = 1;
constexpr std::uint64_t score_bit = 2;

// What was never written, and would only be counted for hours.
constexpr std::uint64_t most_seats = 100;

}  // namespace

std::string packed(const Digest& digest) {
    std::string pack;
    put(pack, digest.fewest ? 1 : 0);
    put_natural(pack, digest.starter + 1);
    put(pack, digest.seats.size());
    for (const Digest::Seat& seat : digest.seats) {
        put_natural(pack, seat.player);
        put(pack, (seat.won ? won_bit : 0) | (seat.score ? score_bit : 0));
        if (seat.score) {
            put_signed(pack, *seat.score);
        }
        put_natural(pack, seat.rank);
        put_natural(pack, seat.illegal);
        put_natural(pack, seat.taken_back);
    }
    for (const Digest::Number& number : digest.numbers) {
        put_natural(pack, number.key);
        put_natural(pack, number.seat + 1);
        put_natural(pack, number.round);
        put_signed(pack, number.value);
    }
    return pack;
}

std::uint64_t Unpacking::next_long() {
    std::uint64_t number = 0;
    unsigned shift = 0;
    for (std::size_t i = 0; i < rest_.size() && shift < 64; ++i, shift += 7U) {
        number |= static_cast<std::uint64_t>(rest_[i] & 0x7fU) << shift;
        if ((rest_[i] & 0x80U) == 0) {
            rest_ = rest_.subspan(i + 1);
            return number;
        }
    }
    rest_ = {};
    return number;
}

int Unpacking::next_signed() {
    const std::uint64_t folded = next();
    const auto half = static_cast<std::int64_t>(folded / 2);
    return static_cast<int>(folded % 2 == 0 ? half : -half - 1);
}

const Digest& Unpacking::read(std::span<const unsigned char> pack) {
    rest_ = pack;
    digest_.numbers.clear();
    digest_.fewest = next() != 0;
    digest_.starter = next_int() - 1;
    digest_.seats.clear();
    for (std::uint64_t left = std::min(next(), most_seats); left > 0 && !rest_.empty(); --left) {
        Digest::Seat& seat = digest_.seats.emplace_back();
        seat.player = next_int();
        const std::uint64_t bits = next();
        seat.won = (bits & won_bit) != 0;
        if ((bits & score_bit) != 0) {
            seat.score = next_signed();
        }
        seat.rank = next_int();
        seat.illegal = next_int();
        seat.taken_back = next_int();
    }
    return digest_;
}

const Digest& Unpacking::read_numbers() {
    while (!rest_.empty()) {
        Digest::Number& number = digest_.numbers.emplace_back();
        number.key = next_int();
        number.seat = next_int() - 1;
        number.round = next_int();
        number.value = next_signed();
    }
    return digest_;
}

}  // namespace store
