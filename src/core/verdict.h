#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/text/text.h"

namespace core {

/// The number of a line of the journal, from 1.
using Seq = int;

/// The id of a rule, `core/phase`; static storage, in the rulebook of the core or of a game.
using RuleId = std::string_view;

struct Rule {
    RuleId id;
    std::string_view title;  ///< message id
    std::string_view text;   ///< message id: the rule in our own words
    bool decided = false;    ///< by the referee, where the rule book is silent
};

struct Legal {
    bool operator==(const Legal&) const = default;
};
/// In order, unless a later entry refutes what it claims, and legal once one makes it certain.
struct Presumed {
    RuleId rule;
    Text claim;
    std::vector<Seq> from{};  ///< the entries that it rests on, besides the one that is judged

    bool operator==(const Presumed&) const = default;
};
/// Against a rule, but it happened.
struct Illegal {
    RuleId rule;
    Text reason;
    std::vector<Seq> from{};

    bool operator==(const Illegal&) const = default;
};
/// Cannot have happened, or the record lacks what must come before.
struct Impossible {
    RuleId rule;
    Text reason;
    std::vector<Seq> from{};

    bool operator==(const Impossible&) const = default;
};
using Verdict = std::variant<Legal, Presumed, Illegal, Impossible>;

/// An earlier entry, presumed until now, is proven to be illegal.
struct Overturn {
    Seq about;
    Illegal now;
};

/// Entries that cannot all be true, though none of them is the proven culprit.
struct Finding {
    Seq at;
    RuleId rule;
    std::vector<Seq> among;  ///< ascending
    Text reason;
};

enum class Kind { legal, presumed, illegal, impossible };

Kind kind(const Verdict& verdict);
/// The word of the record: `legal`, `presumed`, `illegal`, `impossible`.
std::string_view word(Kind kind);
/// Nothing for `legal`.
std::optional<RuleId> rule(const Verdict& verdict);
/// Empty for `legal`.
Text reason(const Verdict& verdict);
/// The earlier entries that the verdict rests on, ascending; none for `legal`.
std::vector<Seq> rests_on(const Verdict& verdict);
/// The same verdict, resting on these alone.
Verdict resting_on(std::vector<Seq> entries, Verdict verdict);
/// The same verdict, resting on nothing; instead of its reason, that it is told when the match is over.
Verdict without_reason(Verdict verdict);
/// Each entry once, in ascending order; 0 stands for none and is left out.
std::vector<Seq> ascending(std::vector<Seq> entries);

}  // namespace core
