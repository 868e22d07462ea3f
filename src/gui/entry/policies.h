#pragma once

#include <array>
#include <string_view>

#include "app/library/policy.h"
#include "core/text/text.h"

namespace gui {

/// The policies in the order in which they are offered, in words.
struct PolicyWords {
    app::Policy policy;
    std::string_view title;  ///< "The referee …"
    std::string_view meaning;
};

inline constexpr std::array<PolicyWords, 4> policy_words{{
    {app::Policy::warn, N_("warns at once"),
     N_("What is against the rules is said at once; the table may let it stand.")},
    {app::Policy::strict, N_("is strict"),
     N_("What is against the rules is said at once, and must be taken back.")},
    {app::Policy::ask, N_("rules when asked"), N_("Nothing is said until someone calls the referee.")},
    {app::Policy::silent, N_("is silent"), N_("Nothing is said before the match is over.")},
}};

}  // namespace gui
