#pragma once

#include <sys/resource.h>

#include <csignal>

/// As long as it lives, no file can grow beyond so many bytes: a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t most_bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit tight{most_bytes, limit_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }

private:
    rlimit limit_{};
    void (*before_)(int);
};
