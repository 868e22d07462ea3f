#include "core/text/system_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#include "core/text/failure.h"

namespace core {

Text system_words(int error) {
    // Those that people meet; others are said as the system says them.
    static constexpr std::array<std::string_view, 18> known{N_("No such file or directory"),
                                                            N_("Permission denied"),
                                                            N_("Operation not permitted"),
                                                            N_("No space left on device"),
                                                            N_("Read-only file system"),
                                                            N_("Disk quota exceeded"),
                                                            N_("Is a directory"),
                                                            N_("Not a directory"),
                                                            N_("File exists"),
                                                            N_("Input/output error"),
                                                            N_("File name too long"),
                                                            N_("Too many open files"),
                                                            N_("Too many levels of symbolic links"),
                                                            N_("Broken pipe"),
                                                            N_("File too large"),
                                                            N_("Device or resource busy"),
                                                            N_("Directory not empty"),
                                                            N_("Bad file descriptor")};
    std::string words = std::generic_category().message(error);
    const auto found = std::ranges::find(known, words);
    return found == known.end() ? verbatim(std::move(words)) : Text{*found, {}};
}

Text system_words(const std::exception& error) {
    if (const auto* failure = dynamic_cast<const Failure*>(&error)) {
        return failure->message();
    }
    const auto* of_system = dynamic_cast<const std::system_error*>(&error);
    return of_system != nullptr ? system_words(of_system->code().value()) : verbatim(error.what());
}

}  // namespace core
