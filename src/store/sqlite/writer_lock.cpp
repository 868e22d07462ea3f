#include "store/sqlite/writer_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <iterator>
#include <thread>
#include <utility>

namespace store {

namespace {

/// SQLite locks bytes from 1 GiB on, 512 of them.
constexpr off_t behind_sqlites_locks = (1 << 30) + (1 << 16);

std::filesystem::path lock_of(std::filesystem::path database) {
    return database += ".lock";
}

}  // namespace

WriterLock::Taken WriterLock::take(const std::filesystem::path& database, std::chrono::milliseconds wait) {
    const int descriptor = ::open(lock_of(database).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        return CannotBeMade{errno};
    }
    WriterLock lock(descriptor);
    const auto deadline = std::chrono::steady_clock::now() + wait;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) {
            return CannotBeMade{errno};
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            return HeldByAnother{};
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return lock;
}

bool WriterLock::take_file(const std::filesystem::path& database) {
    file_ = ::open(database.c_str(), O_RDWR | O_CLOEXEC);
    if (file_ < 0) {
        return true;
    }
    struct flock far_behind {};
    far_behind.l_type = F_WRLCK;
    far_behind.l_whence = SEEK_SET;
    far_behind.l_start = behind_sqlites_locks;
    far_behind.l_len = 1;
    const bool held_by_another =
        ::fcntl(file_, F_OFD_SETLK, &far_behind) != 0 && (errno == EAGAIN || errno == EACCES);
    if (held_by_another) {
        ::close(std::exchange(file_, -1));
    }
    return !held_by_another;
}

void WriterLock::leave(const std::string& mark) const {
    // One that is written in part is none.
    if (::ftruncate(descriptor_, 0) == 0) {
        static_cast<void>(::pwrite(descriptor_, mark.data(), mark.size(), 0) < 0);
    }
}

std::string WriterLock::mark(const std::filesystem::path& database) {
    std::ifstream file(lock_of(database), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

WriterLock::WriterLock(WriterLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), file_(std::exchange(other.file_, -1)) {
}

WriterLock& WriterLock::operator=(WriterLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(file_, other.file_);
    return *this;
}

WriterLock::~WriterLock() {
    if (file_ >= 0) {
        ::close(file_);
    }
    // The file stays: removing it would let two programs lock two files of the same name.
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

}  // namespace store
