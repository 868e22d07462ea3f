#include "store/disk.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <string_view>
#include <utility>
#include <vector>

#include "core/header.h"

namespace store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".draft";
constexpr std::size_t letters_of_a_uuid = 36;

/// `.pfiff.db.UUID.draft`, or what SQLite puts beside it.
bool is_draft(std::string_view name, std::string_view place) {
    const std::size_t end = name.rfind(ending);
    return end != std::string_view::npos && end > letters_of_a_uuid && name.starts_with('.') &&
           name.substr(1).starts_with(place) &&
           core::is_uuid(name.substr(end - letters_of_a_uuid, letters_of_a_uuid));
}

}  // namespace

void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor != -1) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

Draft::Draft(fs::path place)
    : place_(std::move(place)),
      file_(place_.parent_path() /
            fmt::format(".{}.{}{}", place_.filename().string(), core::new_uuid(), ending)) {
}

Draft::~Draft() {
    for (const char* beside : {"", "-journal", "-wal", "-shm"}) {
        std::error_code ignored;
        fs::remove(file_.string() + beside, ignored);
    }
}

void Draft::put_in_place() const {
    fs::rename(file_, place_);
    sync_folder(place_.parent_path());
}

void Draft::remove_left_in(const fs::path& folder, std::string_view place) {
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (is_draft(entry->path().filename().string(), place)) {
            left.push_back(entry->path());
        }
    }
    for (const fs::path& file : left) {
        fs::remove(file, error);
    }
}

}  // namespace store
