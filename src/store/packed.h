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
    explicit Packed(std::span<const unsigned char> bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }
    std::uint64_t natural() {
        // Nearly all numbers are small and stand in one byte.
        if (!rest_.empty() && rest_.front() < 0x80U) {
            const std::uint64_t number = rest_.front();
            rest_ = rest_.subspan(1);
            return number;
        }
        return long_natural();
    }
    std::int64_t whole() {
        const std::uint64_t folded = natural();
        const auto half = static_cast<std::int64_t>(folded / 2);
        return folded % 2 == 0 ? half : -half - 1;
    }
    std::int64_t long_number() {
        std::int64_t number = 0;
        if (rest_.size() < sizeof number) {
            rest_ = {};
        } else {
            std::memcpy(&number, rest_.data(), sizeof number);
            rest_ = rest_.subspan(sizeof number);
        }
        return number;
    }
    /// Holds as long as what is read.
    std::span<const unsigned char> bytes() {
        const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(natural(), rest_.size()));
        const auto found = rest_.first(size);
        rest_ = rest_.subspan(size);
        return found;
    }
    std::string_view text() {
        const auto found = bytes();
        return {reinterpret_cast<const char*>(found.data()), found.size()};
    }

private:
    std::uint64_t long_natural();

    std::span<const unsigned char> rest_;
};

}  // namespace store
