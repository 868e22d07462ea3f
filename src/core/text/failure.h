#pragma once

#include <stdexcept>

#include "core/text/text.h"

namespace core {

/// The world failed us (disk, database, file): caught once in each `main`, or where a banner can
/// say it. Carries the sentence to show.
class Failure : public std::runtime_error {
public:
    explicit Failure(Text message) : std::runtime_error(say(message)), message_(std::move(message)) {}

    const Text& message() const { return message_; }

private:
    Text message_;
};

}  // namespace core
