#include "cli/terminal/known_words.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/text/names.h"

namespace cli {

namespace {

/// How many letters must be put, taken or changed to make one of the other (Levenshtein).
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t corner = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = corner + (one[i] == other[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

core::Failure not_known(std::string_view says, const std::string& word,
                        const std::vector<std::string>& known) {
    std::vector<core::Text> all(known.size());
    std::ranges::transform(known, all.begin(), core::verbatim);
    const core::Text sentence{says, {word, core::listed(all)}};
    const std::string typed = core::fold_case(word);
    const auto how_far = [&](const std::string& one) { return distance(core::fold_case(one), typed); };
    const auto nearest = std::ranges::min_element(known, {}, how_far);
    if (nearest == known.end() || how_far(*nearest) > 1 + typed.size() / 5) {
        return core::Failure(sentence);
    }
    return core::Failure({N_("{0} Was {1} meant?"), {sentence, *nearest}});
}

}  // namespace cli
