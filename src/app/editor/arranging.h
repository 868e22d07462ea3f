#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/ask.h"

namespace app {

/// `PIECE=PLACE`, one each, in their order.
std::vector<std::string> tokens_of(const std::vector<core::Arranged>& arranged);

/// The same pieces where the tokens put them; nothing if those do not put each piece once, on places of
/// their own.
std::optional<std::vector<core::Arranged>> arranged_as(std::vector<core::Arranged> pieces,
                                                       std::span<const std::string> tokens);

/// Pieces that are put on the picture before play begins.
class Arranging {
public:
    /// `last`: how they were put last, as tokens.
    explicit Arranging(std::string last) : last_(std::move(last)) {}

    void put(std::vector<core::Arranged> pieces) { pieces_ = std::move(pieces); }
    /// Where they stand now, if these pieces are asked for: else as they stood last, if that fits this table,
    /// else as proposed.
    const std::vector<core::Arranged>& pieces(const std::vector<core::Arranged>& proposed,
                                              const core::Table& table);
    /// What is to be said of them, sentence by sentence.
    std::vector<core::Text> said(const std::vector<core::Arranged>& proposed, const core::Table& table) const;
    /// They are entered so: answers the tokens.
    std::vector<std::string> enter();
    const std::string& last() const { return last_; }

private:
    std::vector<core::Arranged> kept(const std::vector<core::Arranged>& proposed,
                                     const core::Table& table) const;

    std::string last_;
    std::vector<core::Arranged> pieces_;  ///< empty: not put yet
};

}  // namespace app
