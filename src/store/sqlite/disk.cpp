#include "store/sqlite/disk.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/header.h"

namespace store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".draft";
constexpr std::size_t letters_of_a_uuid = 36;

/// Of `.pfiff.db.UUID.draft`, or what SQLite puts beside it, `pfiff.db`; nothing for other names.
std::string_view place_of(std::string_view name) {
    const std::size_t end = name.rfind(ending);
    if (end == std::string_view::npos || end < letters_of_a_uuid + 2 || !name.starts_with('.')) {
        return {};
    }
    const std::size_t uuid = end - letters_of_a_uuid;
    const bool is_one = name[uuid - 1] == '.' && core::is_uuid(name.substr(uuid, letters_of_a_uuid));
    return is_one ? name.substr(1, uuid - 2) : std::string_view();
}

void sync_file(const Draft& draft) {
    const int descriptor = ::open(draft.file().c_str(), O_RDONLY | O_CLOEXEC);
    const bool kept = descriptor != -1 && ::fsync(descriptor) == 0;
    const int why = errno;
    if (descriptor != -1) {
        ::close(descriptor);
    }
    if (!kept) {
        throw fs::filesystem_error("cannot be kept", draft.place(),
                                   std::error_code(why, std::generic_category()));
    }
}

}  // namespace

void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor != -1) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

bool holds_something(const fs::path& file) {
    std::error_code unseen;
    const auto size = fs::file_size(file, unseen);
    return !unseen && size > 0;
}

bool has_log(const fs::path& database) {
    return std::ranges::any_of(logs,
                               [&](const char* log) { return holds_something(database.string() + log); });
}

void copy_durably(const fs::path& from, const fs::path& to) {
    const Draft draft(to);
    fs::copy_file(from, draft.file());
    sync_file(draft);
    draft.put_in_place();
}

void write_durably(const fs::path& to, std::string_view bytes) {
    const Draft draft(to);
    std::ofstream stream(draft.file(), std::ios::binary);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    stream.close();
    if (!stream) {
        throw fs::filesystem_error("cannot be written", to, std::error_code(errno, std::generic_category()));
    }
    sync_file(draft);
    draft.put_in_place();
}

Draft::Draft(fs::path place)
    : place_(std::move(place)),
      file_(place_.parent_path() /
            fmt::format(".{}.{}{}", place_.filename().string(), core::new_uuid(), ending)) {
}

Draft::~Draft() {
    std::error_code ignored;
    fs::remove(file_, ignored);
    for (const char* companion : companions) {
        fs::remove(file_.string() + companion, ignored);
    }
}

void Draft::put_in_place() const {
    fs::rename(file_, place_);
    sync_folder(place_.parent_path());
}

void Draft::remove_left_in(const fs::path& folder,
                           const std::function<bool(std::string_view place)>& is_ours) {
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (const std::string_view place = place_of(name); !place.empty() && is_ours(place)) {
            left.push_back(entry->path());
        }
    }
    for (const fs::path& file : left) {
        fs::remove(file, error);
    }
}

}  // namespace store
