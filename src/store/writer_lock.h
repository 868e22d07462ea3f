#pragma once

#include <chrono>
#include <filesystem>
#include <variant>

namespace store {

/// The right to write into a database, held by one Pfiff at a time. It lies in a file beside the
/// database; the system lets go of it when the program ends, however it ends.
class WriterLock {
public:
    struct HeldByAnother {};
    /// The file of the lock cannot be made: the system's error number.
    struct CannotBeMade {
        int error;
    };
    using Taken = std::variant<WriterLock, HeldByAnother, CannotBeMade>;

    static Taken take(const std::filesystem::path& database, std::chrono::milliseconds wait);

    WriterLock(WriterLock&& other) noexcept;
    WriterLock& operator=(WriterLock&& other) noexcept;
    ~WriterLock();

private:
    explicit WriterLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

}  // namespace store
