#include "store/packed.h"

namespace store {

void Packing::natural(std::uint64_t number) {
    while (number >= 0x80U) {
        bytes_ += static_cast<char>((number & 0x7fU) | 0x80U);
        number >>= 7U;
    }
    bytes_ += static_cast<char>(number);
}

void Packing::whole(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    natural(number < 0 ? ~bits * 2 + 1 : bits * 2);
}

void Packing::long_number(std::int64_t number) {
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void Packing::text(std::string_view text) {
    natural(text.size());
    bytes_ += text;
}

std::uint64_t Packed::long_natural() {
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

}  // namespace store
