#include "core/text/names.h"

#include <unicode/bytestream.h>
#include <unicode/coll.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include <fmt/format.h>

namespace core {

namespace {

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

icu::StringPiece piece(std::string_view text) {
    return {text.data(), static_cast<std::int32_t>(text.size())};
}

std::string normal(const icu::Normalizer2* form, std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    std::string made;
    icu::StringByteSink<std::string> sink(&made);
    if (form != nullptr) {
        form->normalizeUTF8(0, piece(text), sink, nullptr, status);
    }
    return form != nullptr && U_SUCCESS(status) ? made : std::string(text);
}

const icu::Normalizer2* nfc_form() {
    static UErrorCode status = U_ZERO_ERROR;
    static const icu::Normalizer2* const form = icu::Normalizer2::getNFCInstance(status);
    return form;
}

const icu::Normalizer2* folding() {
    static UErrorCode status = U_ZERO_ERROR;
    static const icu::Normalizer2* const form = icu::Normalizer2::getNFKCCasefoldInstance(status);
    return form;
}

std::string_view without_outer_blanks(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// Unicode's own table of what is drawn alike (UTS 39).
std::string skeleton(const std::string& text) {
    static UErrorCode opening = U_ZERO_ERROR;
    static const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker(uspoof_open(&opening),
                                                                                 &uspoof_close);
    constexpr int widest = 18;  // code points that one may become, in NFD, of four bytes at most
    std::string made(text.size() * widest, '\0');
    UErrorCode status = opening;
    const std::int32_t length =
        uspoof_getSkeletonUTF8(checker.get(), 0, text.data(), static_cast<std::int32_t>(text.size()),
                               made.data(), static_cast<std::int32_t>(made.size()), &status);
    made.resize(U_SUCCESS(status) ? static_cast<std::size_t>(length) : 0);
    return U_SUCCESS(status) ? made : text;
}

constexpr UChar32 zero_width_joiner = 0x200D;
constexpr UChar32 emoji_presentation = 0xFE0F;

/// What is not seen where it stands, or moves what stands beside it. The signs that make one picture of
/// several are seen.
bool is_invisible(UChar32 before, UChar32 point) {
    const bool in_a_picture =
        (point == zero_width_joiner || point == emoji_presentation) &&
        (before == emoji_presentation || u_hasBinaryProperty(before, UCHAR_EXTENDED_PICTOGRAPHIC) != 0 ||
         u_hasBinaryProperty(before, UCHAR_EMOJI_MODIFIER) != 0);
    const bool blank = u_hasBinaryProperty(point, UCHAR_WHITE_SPACE) != 0 || point == 0x2800;
    const bool sits_on_nothing = before == ' ' && (U_GET_GC_MASK(point) & U_GC_M_MASK) != 0;
    return !in_a_picture && point != ' ' && u_charType(point) != U_CONTROL_CHAR &&
           (blank || sits_on_nothing || u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
            u_hasBinaryProperty(point, UCHAR_BIDI_CONTROL) != 0);
}

/// They stay once they are made: other threads may be sorting while the language is changed.
const icu::Collator* collator_of(std::string_view language) {
    static std::mutex making;
    static std::map<std::string, std::unique_ptr<icu::Collator>, std::less<>> made;
    const std::scoped_lock lock(making);
    auto found = made.find(language);
    if (found == made.end()) {
        UErrorCode status = U_ZERO_ERROR;
        const std::string code(language);
        std::unique_ptr<icu::Collator> collator(
            icu::Collator::createInstance(icu::Locale(code.c_str()), status));
        found = made.emplace(code, U_SUCCESS(status) ? std::move(collator) : nullptr).first;
    }
    return found->second.get();
}

std::atomic<const icu::Collator*> collator_in_force{nullptr};

/// Plain texts nearly always show as they are.
bool shows_as_it_is(std::string_view text) {
    return is_plain(text) && !text.starts_with(' ') && !text.ends_with(' ');
}

}  // namespace

std::string nfc(std::string_view name) {
    return is_plain(name) ? std::string(name) : normal(nfc_form(), name);
}

bool same_name(std::string_view one, std::string_view other) {
    return one == other || (!is_plain(one) && !is_plain(other) && nfc(one) == nfc(other));
}

std::string fold_case(std::string_view text) {
    if (!is_plain(text)) {
        return normal(folding(), text);
    }
    std::string small(text);
    for (char& c : small) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return small;
}

std::string likeness(std::string_view name) {
    const std::string letters = fold_case(name);
    return skeleton(std::string(without_outer_blanks(letters)));
}

std::string shown(std::string_view text) {
    if (shows_as_it_is(text)) {
        return std::string(text);
    }
    const icu::UnicodeString letters = icu::UnicodeString::fromUTF8(piece(text));
    std::int32_t end = letters.length();
    while (end > 0 && letters[end - 1] == u' ') {
        --end;
    }
    std::string all;
    bool inside = false;
    UChar32 before = ' ';
    for (std::int32_t at = 0; at < letters.length(); at = letters.moveIndex32(at, 1)) {
        const UChar32 point = letters.char32At(at);
        inside = inside || point != ' ';
        if (point == ' ') {
            all += inside && at < end ? " " : "·";
        } else if (is_invisible(before, point)) {
            all += fmt::format("⟨U+{:04X}⟩", static_cast<std::uint32_t>(point));
        } else {
            icu::UnicodeString(point).toUTF8String(all);
        }
        before = point;
    }
    return all;
}

std::optional<std::size_t> meant(std::string_view typed, std::span<const std::string> names) {
    const auto place = [&](auto found) { return static_cast<std::size_t>(found - names.begin()); };
    for (const auto& is_meant : std::initializer_list<std::function<bool(const std::string&)>>{
             [&](const std::string& name) { return same_name(name, typed); },
             [&](const std::string& name) { return shown(name) == typed; }}) {
        if (const auto found = std::ranges::find_if(names, is_meant); found != names.end()) {
            return place(found);
        }
    }
    const auto looks_so = [wanted = likeness(typed)](const std::string& name) {
        return likeness(name) == wanted;
    };
    const auto found = std::ranges::find_if(names, looks_so);
    const bool alone = found != names.end() && std::find_if(found + 1, names.end(), looks_so) == names.end();
    return alone ? std::optional(place(found)) : std::nullopt;
}

void sort_as(std::string_view language) {
    collator_in_force = collator_of(language);
}

bool comes_before(std::string_view one, std::string_view other) {
    const icu::Collator* collator = collator_in_force;
    collator = collator != nullptr ? collator : collator_of("");
    UErrorCode status = U_ZERO_ERROR;
    const auto order =
        collator == nullptr ? UCOL_EQUAL : collator->compareUTF8(piece(one), piece(other), status);
    return order == UCOL_EQUAL || U_FAILURE(status) ? one < other : order == UCOL_LESS;
}

}  // namespace core
