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
        std::int64_t size = 0;
        std::int64_t changed = 0;
        std::int64_t read = 0;  ///< so many bytes were understood

        bool operator==(const File&) const = default;
    };
    /// By its path below the folder.
    std::optional<File> find(const std::string& path) const;
    void keep(const std::string& path, const File& file);
    void forget(const std::string& path);
    /// The files of a machine, or of all but that one, are not known any more.
    void forget_machine(const std::string& machine);
    void forget_others(const std::string& machine);
    /// Those that bear the name of a match are to be read once more: as if they had -1 bytes.
    void read_again(const std::string& match);
    /// How many it wrote itself. Copies that others made of them have longer names.
    int files_of(const std::string& machine) const;
    static bool is_own_name(const std::string& path);

    /// How far the record of a match goes in the files of a machine.
    struct Reach {
        std::string machine;
        int lines = 0;
        std::int64_t written = 0;  ///< when the last of them was entered

        bool operator==(const Reach&) const = default;
    };
    std::vector<Reach> reaches(const std::string& match) const;
    void reach(const std::string& match, const Reach& reach);
    /// Lines behind the first ones are others here now, or with -1 all of it.
    void shorten(const std::string& match, int lines);

    /// Matches of which other machines may not know all yet: some of them, in order, after that one.
    std::vector<std::string> due(const std::string& after, int most) const;
    int all_due() const;
    void done(const std::string& match);
    void make_due(const std::string& match);
    void make_all_due();

private:
    const Database& database_;
};

}  // namespace store
