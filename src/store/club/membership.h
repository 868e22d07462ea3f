#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// The club that a database is part of: the folder that its machines share, and who this one is there.
struct Membership {
    std::string club;  ///< a UUID
    std::filesystem::path folder;
    std::string machine;  ///< a UUID
    std::string name;     ///< for people
    int understands = 0;  ///< the version of what was understood when all was read; 0: it never was
};

/// What a machine says of itself.
struct Machine {
    std::string id;
    std::string name;
    std::string version;
    std::int64_t news = 0;  ///< when it wrote last

    bool operator==(const Machine&) const = default;
};

class Memberships {
public:
    explicit Memberships(const Database& database) : database_(database) {}

    std::optional<Membership> current() const;
    /// From now on. Matches and what was said of them are due.
    void join(const Membership& membership);
    /// Nothing that is known of matches and people is forgotten, nor is a file of the folder removed.
    void leave();
    /// Of the same club: the folder lies elsewhere, the machine is called otherwise.
    void change(const Membership& membership);

    std::vector<Machine> machines() const;
    void hear(const Machine& machine);

private:
    const Database& database_;
};

}  // namespace store
