#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace bench {

/// A program that was started on the present display, as another user would start it; it is killed at the
/// end.
class Started {
public:
    explicit Started(const std::vector<std::string>& command);
    ~Started();
    Started(const Started&) = delete;
    Started& operator=(const Started&) = delete;

    /// Waits until its first window is on the screen and something is painted in it. Answers how many seconds
    /// after the start that was; nothing if it does not come.
    std::optional<double> painted_after();

private:
    struct Screen;
    std::unique_ptr<Screen> screen_;
    std::chrono::steady_clock::time_point begun_;
    pid_t program_ = 0;
};

}  // namespace bench
