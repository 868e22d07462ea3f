#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/header.h"
#include "core/reading.h"
#include "core/report.h"

/// The numbers of a match counted a second time, by plain loops over the lines that the referee took and over
/// what `check` tells: nothing of how the games count them is used.
namespace laws {

using core::Json;
using Tokens = std::vector<std::string>;

/// By key, seat and round; zeros are left out.
using Counts = std::map<std::tuple<std::string, std::optional<int>, std::optional<int>>, int>;

/// An entry that stands and was possible, without the words of an insert.
struct Line {
    Tokens tokens;
    const core::Ruled& ruled;

    const std::string& word() const { return tokens.front(); }
    bool is_illegal() const { return core::kind(ruled.verdict) == core::Kind::illegal; }
    bool breaks(std::string_view rule) const { return is_illegal() && core::rule(ruled.verdict) == rule; }
};

/// What a game's second count works with.
struct Recount {
    using Numbered = std::optional<int>;

    const core::Header& header;
    const core::Reading& reading;
    const core::Report& report;
    std::vector<Line> lines;
    Counts counts{};

    void add(const std::string& key, Numbered seat, int value = 1, Numbered round = {});
    int seat(const std::string& name) const;
    int seats() const { return static_cast<int>(reading.scores.names.size()); }
    bool plays() const { return header.level == core::Level::plays; }
    /// Whoever the first line of this word names began.
    void starts_with(std::string_view word);
    /// `{"Anna": 3}` of each finished round.
    void add_rounds(const std::string& name, const std::string& key);
};

/// A game's second count makes itself known by such an object in a file of its own.
struct Recounted {
    using Count = void (*)(Recount&);
    Recounted(std::string_view game, Count count);
};

Counts counted(const std::vector<core::Stat>& stats);
/// Nothing if nobody wrote a second count of the game.
std::optional<Counts> recounted(const core::Header& header, const core::Reading& reading,
                                const core::Report& report);

/// One number a line, for a message.
std::string listed(const Counts& counts);

}  // namespace laws
