#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/rare.h"
#include "core/record.h"
#include "core/verdict.h"

namespace core {

/// A line of the journal with its corrections resolved (record.md, 'Entries that every game has').
struct Resolved {
    enum class What : std::uint8_t { entry, undo, amend, insert } what = What::entry;
    bool stands = true;
    std::optional<Seq> taken_back_by;  ///< the standing `undo` that says so
    /// Of a correction that is itself impossible: `core/notation` or `core/correction`.
    Rare<Impossible> wrong;
    std::optional<Seq> amended_by;
    std::optional<Seq> target;  ///< N of a correction that is understood
    bool taken_back = false;    ///< of an undo: `taken-back`, not `mistyped`

    /// A correction that is itself not understood: its number, its way, or that an entry follows.
    bool is_misread() const { return wrong && wrong->rule == "core/notation"; }
};

struct Resolution {
    std::vector<Resolved> lines;  ///< one a fact, in their order
    /// The entries (undo and amend left out) in the order of the table, standing or not.
    std::vector<Seq> order;
};

/// Resolves all corrections. The facts must be numbered 1, 2, … in their order.
Resolution resolve(std::span<const Fact> facts);

/// The last standing entry of the first `until` lines; nothing if none of them stands.
std::optional<Seq> last_standing(const Resolution& resolution, Seq until);

/// Whether the line neither counts nor tells of what counted once: it was only mistyped.
bool was_mistyped(const Resolution& resolution, Seq seq);

/// The tokens that a line is judged by, read into `room`: its own, those of the entry that an insert holds,
/// or those of its last standing amendment. An error says why it is not understood.
tl::expected<std::span<const std::string>, Text> tokens_of(const Resolved& line, std::span<const Fact> facts,
                                                           Seq seq, std::vector<std::string>& room);

}  // namespace core
