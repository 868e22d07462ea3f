#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace power {

using Moment = std::chrono::microseconds;

/// A program and its arguments.
using Call = std::vector<std::string>;

/// How a program ended; no status: it was killed.
struct Ended {
    std::optional<int> status;
    bool was_killed() const { return !status; }
};

/// A program that is talked to through pipes, one line in, one line out, and that is killed as the power
/// goes: at once, with no chance to finish anything. What it says on standard error is added to the file.
class Child {
public:
    Child(const Call& call, const std::filesystem::path& errors);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Also where it no longer listens.
    void say(std::string_view line) const;
    void say_no_more();
    /// The next whole line; nothing at the end of what it says. One that is silent for a minute is a failure.
    std::optional<std::string> answer();
    void kill();
    Ended wait();

private:
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;
};

/// Runs it to its end, what it says into files: `out`, and `out`.errors.
int run(const Call& call, const std::filesystem::path& out);
/// The same, killed so long after its start.
Ended run_until(const Call& call, const std::filesystem::path& out, Moment kill);

}  // namespace power
