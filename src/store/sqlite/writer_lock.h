#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <variant>

namespace store {

/// The right to write into a database, held by one Pfiff at a time; the system lets go of it when the program
/// ends, however it ends. It is on the name, in a file beside the database, and on the database itself,
/// whatever it is called.
class WriterLock {
public:
    struct HeldByAnother {};
    /// The file of the lock cannot be made: the system's error number.
    struct CannotBeMade {
        int error;
    };
    using Taken = std::variant<WriterLock, HeldByAnother, CannotBeMade>;

    static Taken take(const std::filesystem::path& database, std::chrono::milliseconds wait);

    /// Takes the file of this name too; answers whether nobody else has it, under any name. One that is not
    /// there or cannot be written is nobody's. When it is tried and when it is let go, this program must have
    /// no connection to the database: closing any descriptor of a file drops SQLite's own locks on it.
    bool take_file(const std::filesystem::path& database);

    /// Writes into the file of the lock how the database was left, whole and in order; `mark` reads it.
    void leave(const std::string& mark) const;
    static std::string mark(const std::filesystem::path& database);

    WriterLock(WriterLock&& other) noexcept;
    WriterLock& operator=(WriterLock&& other) noexcept;
    ~WriterLock();

private:
    explicit WriterLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
    int file_ = -1;
};

}  // namespace store
