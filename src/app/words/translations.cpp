#include "app/words/translations.h"

#include <cstdint>
#include <fstream>
#include <iterator>

namespace app {

namespace {

constexpr std::uint32_t magic = 0x950412de;

std::uint32_t swapped(std::uint32_t number) {
    return (number >> 24U) | ((number >> 8U) & 0xff00U) | ((number << 8U) & 0xff0000U) | (number << 24U);
}

/// Numbers of the file, in the order of bytes that it was written with.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes), swap_(raw(0) == swapped(magic)) {}

    bool is_catalogue() const { return at(0) == magic; }
    std::uint32_t at(std::size_t place) const { return swap_ ? swapped(raw(place)) : raw(place); }

private:
    std::uint32_t raw(std::size_t place) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4 && place + i < bytes_.size(); ++i) {
            number |= std::uint32_t{static_cast<unsigned char>(bytes_[place + i])} << (8 * i);
        }
        return number;
    }

    std::string_view bytes_;
    bool swap_;
};

}  // namespace

std::optional<Translations> Translations::read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return std::nullopt;
    }
    return from({std::istreambuf_iterator<char>(stream), {}});
}

std::optional<Translations> Translations::from(std::string bytes) {
    Translations catalogue(std::move(bytes));
    const std::string_view all = catalogue.bytes_;
    const Numbers numbers(all);
    constexpr std::size_t head = 28;
    if (all.size() < head || !numbers.is_catalogue()) {
        return std::nullopt;
    }
    const std::size_t count = numbers.at(8);
    const std::size_t ids = numbers.at(12);
    const std::size_t words = numbers.at(16);
    if (ids + count * 8 > all.size() || words + count * 8 > all.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Piece id{numbers.at(ids + i * 8 + 4), numbers.at(ids + i * 8)};
        const Piece word{numbers.at(words + i * 8 + 4), numbers.at(words + i * 8)};
        if (id.at + id.length > all.size() || word.at + word.length > all.size()) {
            return std::nullopt;
        }
        catalogue.pieces_.emplace(all.substr(id.at, id.length), word);
    }
    return catalogue;
}

std::optional<std::string_view> Translations::find(std::string_view id) const {
    const auto found = pieces_.find(std::string(id));
    // The empty id is the head of the file, not a text.
    if (id.empty() || found == pieces_.end() || found->second.length == 0) {
        return std::nullopt;
    }
    return std::string_view(bytes_).substr(found->second.at, found->second.length);
}

}  // namespace app
