#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// What is known here of the files of a club's folder, so that only what is new is read, and of what other
/// machines may not know yet.
class Manifest {
public:
    explicit Manifest(const Database& database) : database_(database) {}

    /// A file as it was when it was read or written last.
    struct File {
        std::int64_t size = 0;     ///< -1: it is to be read again
        std::int64_t changed = 0;  ///< as the file system says
        std::int64_t read = 0;     ///< so many bytes were understood; -1: it was refused
        std::int64_t mark = 0;     ///< of the last of them, to know them again
        bool own = false;          ///< this machine wrote it

        bool operator==(const File&) const = default;
        bool is_as_seen(const File& seen) const { return size == seen.size && changed == seen.changed; }
    };
    /// By its path below the folder.
    std::optional<File> find(const std::string& path) const;
    void keep(const std::string& path, const File& file);
    void forget(const std::string& path);
    /// The files of a machine, in order.
    std::vector<std::string> files_of(const std::string& machine) const;
    /// How many of its files are known, or with `own` how many this machine wrote.
    int count(const std::string& machine, bool own) const;
    void forget_machine(const std::string& machine);
    /// What was refused, and statements, of which some may not have been understood, are to be read again.
    void read_again();
    /// Files that bear the name of a match are.
    void read_again(const std::string& match);

    /// How far the record of a match goes in the files of a machine.
    struct Reach {
        std::string machine;
        int lines = 0;
        std::int64_t written = 0;  ///< when the last of them was entered

        bool operator==(const Reach&) const = default;
    };
    std::vector<Reach> reaches(const std::string& match) const;
    /// Where it is less than before others may not know all: the match is due.
    void reach(const std::string& match, const Reach& reach);
    void forget_reach(const std::string& match, const std::string& machine);
    /// Lines behind the first ones are others here now, or with -1 all of it.
    void shorten(const std::string& match, int lines);

    /// Matches of which other machines may not know all yet: some of them, in order, after that one.
    std::vector<std::string> due(const std::string& after, int most) const;
    int all_due() const;
    void done(const std::string& match);
    void make_all_due();

private:
    const Database& database_;
};

}  // namespace store
