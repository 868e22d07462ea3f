#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>

#include "store/folder.h"

/// A real file system of its own that holds so many bytes; only this process sees it.
class SmallDisk {
public:
    explicit SmallDisk(std::size_t bytes) {
        const std::string size = "size=" + std::to_string(bytes);
        if (!may_mount() || ::mount("none", place_.path().c_str(), "tmpfs", 0, size.c_str()) != 0) {
            why_not_ = std::strerror(errno);
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (why_not_.empty()) {
            ::umount2(place_.path().c_str(), MNT_DETACH);
        }
    }

    /// Why there is none: not every machine lets one mount anything. Empty: there is one.
    const std::string& why_not() const { return why_not_; }
    const std::filesystem::path& path() const { return place_.path(); }
    std::filesystem::path operator/(std::string_view name) const { return place_ / name; }

    void clear() {
        for (const auto& entry : std::filesystem::directory_iterator(place_.path())) {
            std::filesystem::remove_all(entry.path());
        }
    }
    /// Fills it but for so many pages.
    void leave(int pages) {
        const int filler =
            ::open((place_ / "filler").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        const std::string page(page_size, 'x');
        off_t size = 0;
        for (ssize_t wrote = 0; (wrote = ::write(filler, page.data(), page.size())) > 0;) {
            size += wrote;
        }
        EXPECT_EQ(::ftruncate(filler, std::max<off_t>(0, size - off_t{pages} * page_size)), 0);
        ::close(filler);
    }
    void make_room() { std::filesystem::remove(place_ / "filler"); }

private:
    static constexpr int page_size = 4096;

    /// In a name space of mounts of our own; without being root, in one of users too.
    static bool may_mount() {
        static const bool may =
            (::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
            ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
        return may;
    }

    Folder place_;
    std::string why_not_;
};
