#include "app/words/alike.h"

#include <algorithm>

#include "core/text/names.h"
#include "store/matches/people.h"

namespace app {

core::Text asked(const SimilarNames& alike) {
    return alike.both_sit
               ? core::Text{N_("{0} and {1} look alike: are they two players?"), {alike.name, alike.other}}
               : core::Text{N_("{0} looks like {1}, who has played before: the same person?"),
                            {alike.name, alike.other}};
}

Likenesses::Likenesses(store::Database& database) {
    for (const auto& [id, name] : store::People(database).who_played()) {
        known_.emplace(core::likeness(name), name);
    }
}

std::optional<SimilarNames> Likenesses::question(std::span<const std::string> seated) const {
    std::map<std::string, std::string> sitting;
    for (const std::string& name : seated) {
        const auto [first, alone] = sitting.emplace(core::likeness(name), name);
        if (!alone && !core::same_name(first->second, name)) {
            return SimilarNames{name, first->second, true};
        }
    }
    for (const auto& [likeness, name] : sitting) {
        const auto [begin, end] = known_.equal_range(likeness);
        const auto is_known = [&](const auto& known) { return core::same_name(known.second, name); };
        if (begin != end && std::none_of(begin, end, is_known)) {
            return SimilarNames{name, begin->second};
        }
    }
    return std::nullopt;
}

}  // namespace app
