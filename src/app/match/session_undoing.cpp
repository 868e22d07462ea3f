#include "app/match/session.h"

#include <ranges>

#include "core/journal.h"

namespace app {

namespace {

using core::Resolved;
using core::Seq;

/// Undo takes back the last line that still stands, whatever it was, but no undo of its own: one that
/// says that an entry was taken back at the table is an act like any other.
std::optional<Seq> to_undo(const std::vector<core::Fact>& facts) {
    const core::Resolution resolution = core::resolve(facts);
    for (auto seq = static_cast<Seq>(facts.size()); seq > 0; --seq) {
        const Resolved& line = resolution.lines[static_cast<std::size_t>(seq) - 1];
        const bool own = line.what == Resolved::What::undo && !line.taken_back;
        if (line.stands && !own) {
            return seq;
        }
    }
    return std::nullopt;
}

/// Redo undoes the last undo, as long as nothing was entered after it.
std::optional<Seq> to_redo(const std::vector<core::Fact>& facts) {
    const core::Resolution resolution = core::resolve(facts);
    for (auto seq = static_cast<Seq>(facts.size()); seq > 0; --seq) {
        const Resolved& line = resolution.lines[static_cast<std::size_t>(seq) - 1];
        if (line.what != Resolved::What::undo || (line.stands && line.taken_back)) {
            return std::nullopt;
        }
        const bool names_an_undo =
            !line.wrong &&
            resolution.lines[static_cast<std::size_t>(*line.target) - 1].what == Resolved::What::undo;
        if (line.stands && !line.wrong && !names_an_undo) {
            return seq;
        }
    }
    return std::nullopt;
}

}  // namespace

bool Session::can_undo() const {
    return !read_only() && to_undo(record_.facts);
}
bool Session::can_redo() const {
    return !read_only() && to_redo(record_.facts);
}

void Session::undo() {
    if (const auto seq = to_undo(record_.facts)) {
        undo_entry(*seq, false);
    }
}

void Session::redo() {
    if (const auto seq = to_redo(record_.facts)) {
        undo_entry(*seq, false);
    }
}

void Session::undo_entry(Seq seq, bool taken_back) {
    keep(look_at("undo " + std::to_string(seq) + (taken_back ? " taken-back" : " mistyped"), {}));
}

}  // namespace app
