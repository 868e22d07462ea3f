#include "store/writer_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <utility>

namespace store {

WriterLock::Taken WriterLock::take(const std::filesystem::path& database, std::chrono::milliseconds wait) {
    std::filesystem::path file = database;
    file += ".lock";
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
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

WriterLock::WriterLock(WriterLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {
}

WriterLock& WriterLock::operator=(WriterLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

WriterLock::~WriterLock() {
    // The file stays: removing it would let two programs lock two files of the same name.
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

}  // namespace store
