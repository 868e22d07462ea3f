#pragma once

#include <filesystem>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/record.h"

namespace power {

/// Something was lost, or is half there.
struct Loss : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Chance, the same for the same seed.
class Dice {
public:
    explicit Dice(unsigned seed) : chance_(seed) {}
    /// From 0 to `most`.
    int up_to(int most) { return std::uniform_int_distribution<int>(0, most)(chance_); }

private:
    std::mt19937 chance_;
};

/// The lines of each match, by its id.
using Lines = std::map<std::string, std::vector<std::string>>;

/// A database as it lies there.
struct Content {
    int version = 0;  ///< of its schema
    int results = 0;  ///< matches whose results are derived
    Lines lines;
};

/// Reads a copy of the database, so that whoever opens it next finds it as the kill left it. One that is not
/// whole is a loss.
Content content_of(const std::filesystem::path& database);

/// A match that has one entry more, or one less, or another one, is a loss; `when` says after what.
void must_be_same(const Lines& found, const Lines& expected, const std::string& when);

/// Databases in the folder and below that have their names: one that is not whole is a loss. Drafts are
/// hidden.
void must_be_whole_databases(const std::filesystem::path& folder);

/// All records of the tests, each with an id of its own; `copy` tells copies of them apart.
std::vector<core::Record> records_of_the_tests(int copy = 0);

/// A database of an earlier schema, or of this one, with so many copies of all records: nothing is derived.
void make_database(const std::filesystem::path& file, std::size_t version, int copies);

/// The names of all files below the folder, and what is in them.
std::map<std::string, std::string> files_in(const std::filesystem::path& folder);

/// An empty folder with a name of its own.
std::filesystem::path new_folder();

/// The words with one blank between them, however they were broken.
std::string in_a_line(const std::string& text);

std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

}  // namespace power
