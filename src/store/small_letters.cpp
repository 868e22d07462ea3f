#include "store/small_letters.h"

#include <array>
#include <climits>
#include <clocale>
#include <cwchar>
#include <cwctype>

namespace store {

namespace {

/// A locale that knows the letters of all scripts, whatever the user's is; every Debian has it built in.
locale_t all_scripts() {
    static const locale_t locale = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return locale;
}

bool is_plain(std::string_view text) {
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0x80U) != 0) {
            return false;
        }
    }
    return true;
}

std::string small_plain(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return small;
}

/// In the thread's locale, for as long as it lives.
class Speaking {
public:
    explicit Speaking(locale_t locale) : before_(::uselocale(locale)) {}
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    ~Speaking() { ::uselocale(before_); }

private:
    locale_t before_;
};

}  // namespace

std::string small_letters(std::string_view text) {
    if (is_plain(text) || all_scripts() == nullptr) {
        return small_plain(text);
    }
    const Speaking speaking(all_scripts());
    std::string small;
    std::mbstate_t reading{};
    std::mbstate_t writing{};
    for (std::size_t i = 0; i < text.size();) {
        wchar_t letter = 0;
        const std::size_t length = std::mbrtowc(&letter, text.data() + i, text.size() - i, &reading);
        if (length == 0 || length > text.size()) {
            small += text[i++];
            reading = {};
            continue;
        }
        std::array<char, MB_LEN_MAX> bytes{};
        const std::size_t written = std::wcrtomb(
            bytes.data(), static_cast<wchar_t>(std::towlower(static_cast<std::wint_t>(letter))), &writing);
        small.append(bytes.data(), written == static_cast<std::size_t>(-1) ? 0 : written);
        i += length;
    }
    return small;
}

}  // namespace store
