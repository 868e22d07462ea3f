#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/common.h"
#include "core/reading.h"

namespace core {

/// What an entry, once applied, says of earlier ones.
struct Consequences {
    std::vector<Overturn> overturns;
    std::vector<Seq> confirms;  ///< earlier entries, presumed until now, that are certainly in order
    std::vector<Finding> findings;
    Rare<Outcome> outcome{};  ///< of the entry itself
};

/// What a game has to say. A missing function is a compile error that names it, in the game's own file.
///
/// `judge` never changes anything and never forbids: `apply` is total over illegal entries, and only
/// what is impossible is not applied. Who wants the state before `apply` too copies it. `State` carries
/// `penalties`, one number a seat.
template <class G>
concept GameRules = requires(const Header& header, const typename G::State& state, typename G::State own,
                             const typename G::State* known, const typename G::Entry& entry,
                             std::span<const std::string> tokens, Seq seq, const Verdict& verdict,
                             const Viewer& viewer, std::string_view word, std::optional<RuleId> cited) {
    { G::info() } -> std::same_as<const GameInfo&>;
    { G::rulebook() } -> std::same_as<std::span<const Rule>>;
    { G::start(header) } -> std::same_as<typename G::State>;
    /// An error is `core/notation` or `core/player`.
    { G::parse(state, tokens) } -> std::same_as<tl::expected<typename G::Entry, Impossible>>;
    { G::print(state, entry) } -> std::same_as<std::string>;
    /// What happened, for people; of the match `state` knows the beginning, and it says no more than `print`.
    { G::sentence(state, entry) } -> std::same_as<Text>;
    { G::forms() } -> std::same_as<std::vector<LineForm>>;
    { G::seat(entry) } -> std::same_as<std::optional<int>>;
    /// Whose foul the entry is when it is illegal by this rule, or (without one) taken back at the table:
    /// nobody's if it is no player's act but what the table names, shows or counts.
    { G::culprit(entry, cited) } -> std::same_as<std::optional<int>>;
    /// Whether the viewer may see what the entry says; null where it is not judged: then a doubt means no.
    { G::visible(known, entry, viewer) } -> std::same_as<bool>;
    /// Of an entry that the viewer may not see everybody knows that it was made.
    { G::unseen(own, entry) } -> std::same_as<void>;
    /// The entry without what stays secret while the match stands as it does, though it happened before all
    /// eyes; nothing if it may be told whole. So are all entries shown but the last.
    { G::veiled(state, entry) } -> std::same_as<std::optional<Printed>>;
    /// Whether lines of this word may hold what the table must not see, understood or not, as the match
    /// stands.
    { G::is_secret(state, word) } -> std::same_as<bool>;
    /// Whether the match as it stands keeps from the viewer what the entry would say, had it been entered by
    /// mistake: then he sees it neither where it does not stand nor where it is impossible.
    { G::betrays(state, entry, viewer) } -> std::same_as<bool>;
    { G::judge(state, entry) } -> std::same_as<Verdict>;
    { G::apply(own, entry, seq, verdict) } -> std::same_as<Consequences>;
    { G::finished(state) } -> std::same_as<bool>;
    /// Whose turn it is; nothing where the table is to say what lies there.
    { G::to_act(state) } -> std::same_as<std::optional<int>>;
    /// Every legal entry of who is to act, of those that are moves.
    { G::moves(state) } -> std::same_as<std::vector<typename G::Entry>>;
    /// Which round and turn (trick, move) the next entry belongs to.
    { G::where(state) } -> std::same_as<Where>;
    { G::ask(state, tokens) } -> std::same_as<Ask>;
    /// As the viewer may know it; what he may not see was not applied to the state.
    { G::table(state, viewer) } -> std::same_as<Table>;
    /// Without `rounds`, which are made when somebody looks.
    { G::scores(state) } -> std::same_as<Scores>;
    { G::rounds(state) } -> std::same_as<std::vector<Reckoning>>;
    /// `Scores::totals`, without all else.
    { G::totals(state) } -> std::same_as<std::vector<int>>;
    requires std::same_as<decltype(G::report(state)), Report>;  // may be incomplete here
    { G::stats(state) } -> std::same_as<std::vector<Stat>>;
    { own.penalties } -> std::convertible_to<std::vector<int>>;
};

}  // namespace core
