#include "app/library/policy.h"

#include <array>
#include <utility>

namespace app {

namespace {

constexpr std::array<std::pair<Policy, std::string_view>, 4> words{
    {{Policy::warn, "warn"}, {Policy::strict, "strict"}, {Policy::ask, "ask"}, {Policy::silent, "silent"}}};

}  // namespace

std::string_view word(Policy policy) {
    return words[static_cast<std::size_t>(policy)].second;
}

std::optional<Policy> policy_of(std::string_view word) {
    for (const auto& [policy, name] : words) {
        if (name == word) {
            return policy;
        }
    }
    return std::nullopt;
}

bool speaks_up(Policy policy) {
    return policy == Policy::warn || policy == Policy::strict;
}

bool may_tell(Policy policy, core::Status status, core::Seq entry, core::Seq ruled_up_to) {
    if (speaks_up(policy) || status != core::Status::open) {
        return true;
    }
    return policy == Policy::ask && entry <= ruled_up_to;
}

}  // namespace app
