#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <string_view>

namespace store {

/// Brings what the folder says of its files to the disk: a rename is there only then. A disk that cannot do
/// so has done what it can.
void sync_folder(const std::filesystem::path& folder);

/// What SQLite keeps beside a database until it is part of it.
inline constexpr std::array logs{"-journal", "-wal"};
/// All that SQLite may put beside a database; the last can be made anew.
inline constexpr std::array companions{"-journal", "-wal", "-shm"};
/// Whether there is such a file, and it is not empty.
bool holds_something(const std::filesystem::path& file);
/// Whether something lies beside the database that is needed to read it.
bool has_log(const std::filesystem::path& database);

/// Copies a file byte for byte, wholly and on the disk or not at all. Throws `fs::filesystem_error`.
void copy_durably(const std::filesystem::path& from, const std::filesystem::path& to);

/// Writes a file in the same way, over what lies there.
void write_durably(const std::filesystem::path& to, std::string_view bytes);

/// The place of a database that is being made: a hidden name beside its own, that nobody else's file has.
/// What is not put into its place leaves no trace, unless the program is killed.
class Draft {
public:
    explicit Draft(std::filesystem::path place);
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft();

    const std::filesystem::path& file() const { return file_; }
    const std::filesystem::path& place() const { return place_; }
    /// At once or not at all, over what lies there; no connection may be open to the draft.
    void put_in_place() const;

    /// Removes what killed programs left in the folder: drafts of the places whose names are ours.
    static void remove_left_in(const std::filesystem::path& folder,
                               const std::function<bool(std::string_view place)>& is_ours);

private:
    std::filesystem::path place_;
    std::filesystem::path file_;
};

}  // namespace store
