#pragma once

#include <span>
#include <string_view>

namespace store {

/// One file of db/, embedded by the build.
struct Migration {
    std::string_view name;
    std::string_view sql;
};

/// All of them in their order; the number of a migration is its place from 1 and `user_version`.
std::span<const Migration> migrations();

}  // namespace store
