#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace store {

// Numbers stand in groups of seven bits, the lowest first; those that may be negative are folded onto the
// natural numbers: 0, -1, 1, -2, …

/// Writes one after another.
class Packing {
public:
    void natural(std::uint64_t number);
    void whole(std::int64_t number);
    /// In as many bytes whatever it is.
    void long_number(std::int64_t number);
    /// Behind its length.
    void text(std::string_view text);

    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// Reads in the same order what lies there; what was cut off reads as 0 and as empty.
class Packed {
public:
    Packed() = default;
    explicit Packed(std::span<const unsigned char> bytes)
        : next_(bytes.data()), end_(bytes.data() + bytes.size()) {}

    bool empty() const { return next_ == end_; }
    std::uint64_t natural() {
        // Nearly all numbers are small and stand in one byte.
        return next_ != end_ && *next_ < 0x80U ? *next_++ : long_natural();
    }
    std::int64_t whole() {
        const std::uint64_t folded = natural();
        const auto half = static_cast<std::int64_t>(folded / 2);
        return folded % 2 == 0 ? half : -half - 1;
    }
    std::int64_t long_number() {
        std::int64_t number = 0;
        if (left() < sizeof number) {
            next_ = end_;
        } else {
            std::memcpy(&number, next_, sizeof number);
            next_ += sizeof number;
        }
        return number;
    }
    /// Holds as long as what is read.
    std::span<const unsigned char> bytes() {
        const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(natural(), left()));
        next_ += size;
        return {next_ - size, size};
    }
    std::string_view text() {
        const auto found = bytes();
        return {reinterpret_cast<const char*>(found.data()), found.size()};
    }

private:
    std::size_t left() const { return static_cast<std::size_t>(end_ - next_); }
    std::uint64_t long_natural();

    const unsigned char* next_ = nullptr;
    const unsigned char* end_ = nullptr;
};

}  // namespace store
