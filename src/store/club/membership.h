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
    std::string machine;        ///< a UUID
    std::string name;           ///< for people
    bool referees_own = false;  ///< secrets travel before a match is over, as somebody here agreed to
    std::string version{};      ///< of the program that read all of the folder last; empty: none did
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
    /// From now on. Matches and what was said of them are due. Whoever was in this club before knows what was
    /// said there.
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
