#include "power/child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

namespace power {

namespace fs = std::filesystem;

namespace {

constexpr int patience_ms = 60'000;

int opened(const fs::path& file, int flags) {
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC, 0644);
    if (descriptor < 0) {
        throw std::runtime_error("cannot open " + file.string());
    }
    return descriptor;
}

/// Starts it with these three streams, which are closed here.
pid_t start(const Call& call, std::array<int, 3> streams) {
    std::vector<char*> arguments;
    arguments.reserve(call.size() + 1);
    for (const std::string& argument : call) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    const pid_t process = ::fork();
    if (process < 0) {
        throw std::runtime_error(
            "no process can be started");  // nor may one of that number be killed: it is all
    }
    if (process == 0) {
        for (int stream = 0; stream < 3; ++stream) {
            ::dup2(streams.at(static_cast<std::size_t>(stream)), stream);
        }
        ::signal(SIGPIPE, SIG_DFL);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    for (const int stream : streams) {
        ::close(stream);
    }
    return process;
}

Ended waited_for(pid_t process) {
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL) {
        return {128 + WTERMSIG(status)};
    }
    return WIFEXITED(status) ? Ended{WEXITSTATUS(status)} : Ended{};
}

pid_t start_into_files(const Call& call, const fs::path& out) {
    fs::path errors = out;
    errors += ".errors";
    return start(call, {opened("/dev/null", O_RDONLY), opened(out, O_WRONLY | O_CREAT | O_TRUNC),
                        opened(errors, O_WRONLY | O_CREAT | O_TRUNC)});
}

}  // namespace

Child::Child(const Call& call, const fs::path& errors) {
    ::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    process_ = start(call, {in[0], out[1], opened(errors, O_WRONLY | O_CREAT | O_APPEND)});
    to_ = in[1];
    from_ = out[0];
}

Child::~Child() {
    kill();
    wait();
    say_no_more();
    ::close(from_);
}

void Child::say(std::string_view line) const {
    const std::string whole = std::string(line) + "\n";
    std::string_view rest = whole;
    while (!rest.empty()) {
        const ssize_t written = ::write(to_, rest.data(), rest.size());
        if (written < 0 && errno != EINTR) {
            return;
        }
        rest.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

void Child::say_no_more() {
    if (to_ >= 0) {
        ::close(std::exchange(to_, -1));
    }
}

std::optional<std::string> Child::answer() {
    for (;;) {
        if (const auto end = heard_.find('\n'); end != std::string::npos) {
            std::string line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return line;
        }
        pollfd pipe{from_, POLLIN, 0};
        if (::poll(&pipe, 1, patience_ms) == 0) {
            throw std::runtime_error("the program said nothing for a minute");
        }
        std::array<char, 4096> bytes{};
        const ssize_t got = ::read(from_, bytes.data(), bytes.size());
        if (got == 0) {
            return std::nullopt;
        }
        heard_.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    }
}

void Child::kill() {
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
    }
}

Ended Child::wait() {
    return process_ > 0 ? waited_for(std::exchange(process_, 0)) : Ended{};
}

int run(const Call& call, const fs::path& out) {
    return waited_for(start_into_files(call, out)).status.value_or(128 + SIGKILL);
}

Ended run_until(const Call& call, const fs::path& out, Moment kill) {
    const auto due = std::chrono::steady_clock::now() + kill;
    const pid_t process = start_into_files(call, out);
    std::this_thread::sleep_until(due);
    ::kill(process, SIGKILL);
    return waited_for(process);
}

}  // namespace power
