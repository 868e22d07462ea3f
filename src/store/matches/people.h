#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// Somebody who ever sat at the table. Records may spell him in several ways.
struct Person {
    int id = 0;
    std::string name;                    ///< as lists write it
    std::vector<std::string> spellings;  ///< as records do, his first one first
    std::string colour;                  ///< `#rrggbb`, or empty
    bool hidden = false;                 ///< lists that propose players leave him out
    int matches = 0;                     ///< those in the bin and every 'what if' not counted
    std::string last_played;             ///< `YYYY-MM-DD`; empty: never
};

/// That one player was found to be another one. It can be taken back.
struct Merge {
    int from = 0;
    std::string name;  ///< as it was written before
    int into = 0;
};

/// All who ever sat at the table. Records are never changed: a new name is what lists and statistics say, and
/// whoever sits down under it is the same person.
class People {
public:
    explicit People(Database& database) : database_(database) {}

    std::vector<Person> all() const;
    std::optional<Person> find(int id) const;
    /// Who is written or spelled so.
    std::optional<int> named(const std::string& name) const;
    /// `#rrggbb` of whoever is written or spelled so, or empty.
    std::string colour_of(const std::string& name) const;
    /// Only the names of those who ever played, for choosing among them.
    std::vector<std::pair<int, std::string>> who_played() const;

    /// Throws `core::Failure` if the name may not be one (`core::wrong_name`) or somebody else has it.
    void rename(int id, const std::string& name);
    void set_colour(int id, const std::string& colour);
    void set_hidden(int id, bool hidden);

    /// From now on `from` is `into`. Throws `core::Failure` if both sat at one table.
    void merge(int from, int into);
    std::vector<Merge> merges() const;
    void take_apart(int from);

private:
    Database& database_;
};

}  // namespace store
