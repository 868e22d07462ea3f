#include "cli/terminal/takes.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/words/words.h"
#include "cli/terminal/output.h"
#include "core/text/tokens.h"

namespace cli {

CLI::Validator takes_one_of(const std::vector<std::string>& words) {
    const auto wrong = [words](const std::string& given) {
        if (std::ranges::find(words, given) != words.end()) {
            return std::string();
        }
        std::vector<core::Text> all;
        std::ranges::transform(words, std::back_inserter(all), core::verbatim);
        return app::say({N_("{0} is none of these: {1}"), {named(core::quoted(given)), core::listed(all)}});
    };
    // The library adds it to the type of the option; completions find the words there.
    return {wrong, fmt::format("{{{}}}", fmt::join(words, ","))};
}

CLI::Validator takes_number(int least, int most) {
    const auto wrong = [=](const std::string& given) {
        const auto number = core::number(given);
        return number && *number >= least && *number <= most
                   ? std::string()
                   : app::say(
                         {N_("{0} is no number from {1} to {2}"), {named(core::quoted(given)), least, most}});
    };
    return {wrong, ""};
}

}  // namespace cli
