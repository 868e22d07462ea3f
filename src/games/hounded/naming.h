#pragma once

#include "core/text.h"
#include "games/hounded/types.h"

/// What the match waits for, and how it stands, in words.
namespace hounded {

/// `d4`
core::Text space_name(int space);

/// `1 piece`, `3 pieces`
core::Text pieces_counted(int count);
/// `1 space`, `3 spaces`
core::Text spaces_counted(int count);
/// `1 tile`, `3 tiles`
core::Text tiles_counted(int count);

/// "the fox could not move"
core::Text end_name(End end);

/// What must be entered now before anything else.
core::Text what_is_due(const State& state);

}  // namespace hounded
