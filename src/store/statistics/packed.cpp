#include "store/statistics/packed.h"

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
    for (; next_ != end_ && shift < 64; shift += 7U) {
        const unsigned char byte = *next_++;
        number |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
        if ((byte & 0x80U) == 0) {
            return number;
        }
    }
    next_ = end_;
    return number;
}

}  // namespace store
