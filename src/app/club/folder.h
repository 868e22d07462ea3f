#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/club/manifest.h"
#include "store/club/membership.h"

/// The folder that the machines of a club share. Each writes below a folder of its own, named by its id, and
/// nobody else does; all that others wrote is a stranger's: links are not followed, and no more is read than
/// has its place there.
namespace app {

inline constexpr std::string_view head_file = "pfiff-club.json";
inline constexpr std::string_view machine_file = "machine.json";
inline constexpr std::string_view said_file = "said.jsonl";
/// What a machine says of itself, and the head of a club, are a few words.
inline constexpr std::size_t most_small_bytes = std::size_t{64} << 10U;

/// What `pfiff-club.json` says; written once, by whoever begins the club.
struct ClubHead {
    std::string id;  ///< a UUID
    std::string name;
    bool referees_own = false;  ///< hands and other secrets travel at once
};
/// Nothing: no club lies there. Throws `core::Failure` for one that cannot be read, or of a newer Pfiff.
std::optional<ClubHead> read_head_of_club(const std::filesystem::path& folder);
/// Throws `core::Failure` if one lies there, or it cannot be written.
void write_head_of_club(const std::filesystem::path& folder, const ClubHead& head);

std::string written(const store::Machine& machine);
std::optional<store::Machine> machine_in(std::string_view text);

/// `matches/<aa>/<uuid>.pfiff`
std::filesystem::path place_of_record(const std::string& match);

/// Size and time of a file that is one, and no link; nothing of anything else.
std::optional<store::Manifest::File> look_at(const std::filesystem::path& file);

/// The bytes of a file from a place on, at most so many; nothing where it cannot be read or is no file.
/// `seen` is what it was meanwhile; nothing, if it changed.
struct FileRead {
    std::string bytes;
    std::optional<store::Manifest::File> seen{};
};
std::optional<FileRead> read_bytes(const std::filesystem::path& file, std::int64_t from, std::size_t most);

/// Of the bytes before a place: whether a file goes on as it was read.
std::int64_t mark_of(const std::filesystem::path& file, std::int64_t place);

/// Puts a text in the place of a file below the folder, brought to the disk later by somebody else; folders
/// are made. Throws `core::Failure`, also where a link would lead out of the folder.
void put_file(const std::filesystem::path& folder, const std::filesystem::path& path, std::string_view text);
/// Adds lines to such a file and brings them to the disk. If that fails it is as long as it was.
void add_to_file(const std::filesystem::path& folder, const std::filesystem::path& path,
                 std::string_view lines);

/// The ids of all machines, in order.
std::vector<std::string> machines_in(const std::filesystem::path& folder);

/// The files of some machines one after another: what may be of a club.
class FolderWalk {
public:
    FolderWalk(const std::filesystem::path& folder, std::vector<std::string> machines);
    /// Only the records of a match.
    FolderWalk(const std::filesystem::path& folder, std::vector<std::string> machines,
               const std::string& match);

    struct File {
        std::string path;     ///< below the folder, with `/`
        std::string machine;  ///< whose it is
        store::Manifest::File seen;
    };
    /// The next one; nothing: that was all. What is of no club, or empty, has no size.
    std::optional<File> next();

private:
    std::optional<File> next_record();

    std::filesystem::path folder_;
    std::filesystem::path record_;       ///< of the only match, below each machine
    std::vector<std::string> machines_;  ///< still to be looked at, the last first
    std::string machine_;
    std::filesystem::recursive_directory_iterator at_;
};

}  // namespace app
