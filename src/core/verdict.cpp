#include "core/verdict.h"

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

}  // namespace core
