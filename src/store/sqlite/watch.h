#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "core/text/text.h"

namespace store {

/// What somebody else did to a file of the database that is open.
struct Harm {
    enum class What { gone, another, changed, second_name };
    enum class Part { database, log, index };
    What what;
    Part part;
    std::string file;

    core::Text sentence() const;
};

/// The files of an open database, by what they are, not by their names: device and inode, and how they were
/// left. SQLite has them open, so that their numbers are given to no other file meanwhile.
class Watch {
public:
    explicit Watch(const std::filesystem::path& database);

    /// We wrote it. If another file lies there, that is left to be found.
    void look_at_database() { look_again(database_, database_was_); }
    void look_at_log() { look_again(log_, log_was_); }
    /// The first harm that is found, the worst first.
    std::optional<Harm> harm() const;
    /// Our log must not be read into the file that lies there now: it gets another name, and its index goes.
    void put_log_aside() const;

private:
    struct State {
        std::uint64_t device = 0, inode = 0;
        std::uint64_t names = 0;
        std::int64_t bytes = 0, seconds = 0, nanoseconds = 0;

        bool is_same_file(const State& other) const { return device == other.device && inode == other.inode; }
        bool is_as_left(const State& other) const {
            return bytes == other.bytes && seconds == other.seconds && nanoseconds == other.nanoseconds;
        }
    };
    static std::optional<State> state_of(const std::string& file);
    static void look_again(const std::string& file, State& was);

    std::string database_, log_, index_;
    State database_was_, log_was_, index_was_;
};

/// Which file it is and how it lies there: another text once anything of that changes. Nothing while it is
/// too fresh for clocks to tell one change from the next.
std::string mark_of(const std::filesystem::path& file);

/// Whether other names of the same file are known: what is written under one could be lost under the other.
bool has_second_name(const std::filesystem::path& file);

}  // namespace store
