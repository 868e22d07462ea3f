#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace app {

/// The words of one language, as `msgfmt` packs them. Read here and not by the C library, which
/// wants a locale of the system for that, and one for the whole program.
class Translations {
public:
    /// Nothing if there is no such file, or it is no catalogue.
    static std::optional<Translations> read(const std::filesystem::path& file);
    static std::optional<Translations> from(std::string bytes);

    /// The translation, or nothing.
    std::optional<std::string_view> find(std::string_view id) const;

private:
    explicit Translations(std::string bytes) : bytes_(std::move(bytes)) {}

    /// A string of the file; places and lengths are kept, as views would not survive a move.
    struct Piece {
        std::size_t at;
        std::size_t length;
    };
    std::string bytes_;
    std::unordered_map<std::string, Piece> pieces_;
};

}  // namespace app
