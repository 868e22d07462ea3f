#pragma once

#include <functional>
#include <string>

#include "core/text/failure.h"

/// What the failure says, or nothing if there was none.
inline std::string failure_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const core::Failure& failure) {
        return failure.what();
    }
    return {};
}
