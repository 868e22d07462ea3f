#pragma once

#include <optional>

#include "kit/hidden.h"

namespace kit {

/// Whether all claims that are presumed can be true together; if not, which of them cannot.
std::optional<core::Finding> find_clash(const HiddenCards& hidden, const CardWords& words, core::Seq at);

}  // namespace kit
