#include "app/exchange/agreement.h"

#include <algorithm>
#include <map>
#include <vector>

#include "core/text/names.h"
#include "games/catalog.h"

namespace app {

namespace {

/// The first lines in long forms, each as it was entered: amendments are lines of their own here and
/// change no other.
std::vector<std::string> normal_lines(const core::Record& record, std::size_t count) {
    std::vector<core::Fact> facts(record.facts.begin(),
                                  record.facts.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::string> lines(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto tokens = core::tokenize(facts[i].text);
        if (tokens && !tokens->empty() && tokens->front() == "amend") {
            lines[i] = core::joined(*tokens);
            facts[i].text = "note amended";
        }
    }
    const core::Reading reading = games::find(record.header.game)->read(record.header, facts, {});
    for (std::size_t i = 0; i < count; ++i) {
        lines[i] = core::nfc(lines[i].empty() ? reading.entries[i].text.str() : lines[i]);
    }
    return lines;
}

std::map<std::string, std::string> house_rules_in_force(const core::Header& header) {
    std::map<std::string, std::string> rules;
    for (const core::HouseRule& rule : games::find(header.game)->info->house_rules) {
        rules.emplace(rule.name, core::house_value(header, rule));
    }
    return rules;
}

}  // namespace

bool agree(const core::Header& one, const core::Header& other) {
    return one.game == other.game && std::ranges::equal(one.players, other.players, core::same_name) &&
           one.variants == other.variants && one.level == other.level &&
           house_rules_in_force(one) == house_rules_in_force(other);
}

std::optional<core::Seq> first_difference(const core::Record& one, const core::Record& other) {
    const std::size_t common = std::min(one.facts.size(), other.facts.size());
    const auto here = normal_lines(one, common);
    const auto there = normal_lines(other, common);
    for (std::size_t i = 0; i < common; ++i) {
        if (here[i] != there[i]) {
            return static_cast<core::Seq>(i) + 1;
        }
    }
    return std::nullopt;
}

}  // namespace app
