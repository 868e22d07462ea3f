#include "core/verdict.h"

#include <algorithm>

namespace core {

Kind kind(const Verdict& verdict) {
    return static_cast<Kind>(verdict.index());
}

std::string_view word(Kind kind) {
    switch (kind) {
        case Kind::legal:
            return "legal";
        case Kind::presumed:
            return "presumed";
        case Kind::illegal:
            return "illegal";
        case Kind::impossible:
            return "impossible";
    }
    return {};
}

std::optional<RuleId> rule(const Verdict& verdict) {
    return std::visit(
        [](const auto& given) -> std::optional<RuleId> {
            if constexpr (requires { given.rule; }) {
                return given.rule;
            } else {
                return std::nullopt;
            }
        },
        verdict);
}

Text reason(const Verdict& verdict) {
    return std::visit(
        [](const auto& given) -> Text {
            if constexpr (requires { given.reason; }) {
                return given.reason;
            } else if constexpr (requires { given.claim; }) {
                return given.claim;
            } else {
                return {};
            }
        },
        verdict);
}

std::vector<Seq> rests_on(const Verdict& verdict) {
    return std::visit(
        [](const auto& given) -> std::vector<Seq> {
            if constexpr (requires { given.from; }) {
                return given.from;
            } else {
                return {};
            }
        },
        verdict);
}

Verdict resting_on(std::vector<Seq> entries, Verdict verdict) {
    std::visit(
        [&](auto& given) {
            if constexpr (requires { given.from; }) {
                given.from = std::move(entries);
            }
        },
        verdict);
    return verdict;
}

Verdict without_reason(Verdict verdict) {
    verdict = resting_on({}, std::move(verdict));
    const Text later{N_("what exactly is told when the match is over"), {}};
    if (auto* illegal = std::get_if<Illegal>(&verdict)) {
        illegal->reason = later;
    } else if (auto* presumed = std::get_if<Presumed>(&verdict)) {
        presumed->claim = later;
    } else if (auto* impossible = std::get_if<Impossible>(&verdict)) {
        impossible->reason = later;
    }
    return verdict;
}

std::vector<Seq> ascending(std::vector<Seq> entries) {
    std::ranges::sort(entries);
    const auto repeated = std::ranges::unique(entries);
    entries.erase(repeated.begin(), repeated.end());
    std::erase(entries, 0);
    return entries;
}

}  // namespace core
