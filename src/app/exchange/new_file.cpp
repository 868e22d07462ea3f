#include "app/exchange/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "core/text/system_words.h"
#include "store/sqlite/disk.h"

namespace app {

namespace fs = std::filesystem;

namespace {

/// Beside the place itself, so that it is on the same disk; hidden, and told apart.
std::string draft_of(const fs::path& place) {
    constexpr std::size_t most_bytes = 200;
    return place.parent_path() /
           ("." + place.filename().string().substr(0, most_bytes) + "." + core::new_uuid());
}

/// An absolute name without `/` at its end, whose last part is a name.
fs::path whole_name(const fs::path& path) {
    std::error_code error;
    fs::path whole = fs::weakly_canonical(fs::absolute(path), error);
    if (error) {
        throw cannot_write(path, error.value());
    }
    return whole.has_filename() ? whole : whole.parent_path();
}

/// Answers whether it did; no if the name is taken.
bool rename_to_free_name(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return true;
    }
    if (errno == EEXIST) {
        return false;
    }
    // A file system that cannot keep others away: look first.
    if (errno != EINVAL && errno != ENOSYS) {
        throw cannot_write(to, errno);
    }
    if (fs::exists(fs::symlink_status(to))) {
        return false;
    }
    if (::rename(from.c_str(), to.c_str()) != 0) {
        throw cannot_write(to, errno);
    }
    return true;
}

bool same_bytes(const fs::path& one, const fs::path& other) {
    std::ifstream here(one, std::ios::binary);
    std::ifstream there(other, std::ios::binary);
    return here && there &&
           std::equal(std::istreambuf_iterator<char>(here), {}, std::istreambuf_iterator<char>(there), {});
}

/// Letters, digits and `-` of the text as they are, all else as `-`; what is no ASCII stays too.
std::string safe_for_a_file(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const bool plain =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
        if (plain) {
            name += c;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    return name;
}

}  // namespace

core::Failure cannot_write(const fs::path& file, int error) {
    return core::Failure({N_("{0} cannot be written: {1}."), {file.string(), core::system_words(error)}});
}

void bring_to_the_disk(const fs::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool well = descriptor != -1 && ::syncfs(descriptor) == 0;
    const int error = errno;
    if (descriptor != -1) {
        ::close(descriptor);
    }
    if (!well) {
        throw cannot_write(folder, error);
    }
}

NewFile::NewFile(fs::path file, Care care) : file_(std::move(file)), care_(care) {
    const fs::path draft = draft_of(file_);
    descriptor_ = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor_ == -1) {
        throw cannot_write(file_, errno);
    }
    draft_ = draft;
}

NewFile::~NewFile() {
    if (descriptor_ != -1) {
        ::close(descriptor_);
    }
    if (!draft_.empty()) {
        ::unlink(draft_.c_str());
    }
}

void NewFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            throw cannot_write(file_, errno);
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

void NewFile::finish() {
    if (descriptor_ == -1) {
        return;
    }
    const bool well = care_ == Care::later || ::fsync(descriptor_) == 0;
    const int error = errno;
    const bool closed = ::close(descriptor_) == 0;
    descriptor_ = -1;
    if (!well || !closed) {
        throw cannot_write(file_, well ? errno : error);
    }
}

NewFile::Kept NewFile::keep_as(const fs::path& file) {
    finish();
    if (!rename_to_free_name(draft_, file)) {
        return same_bytes(draft_, file) ? Kept::was_there : Kept::name_is_taken;
    }
    draft_.clear();
    if (care_ == Care::at_once) {
        store::sync_folder(file.parent_path());
    }
    return Kept::kept;
}

void NewFile::replace() {
    finish();
    if (::rename(draft_.c_str(), file_.c_str()) != 0) {
        throw cannot_write(file_, errno);
    }
    draft_.clear();
    if (care_ == Care::at_once) {
        store::sync_folder(file_.parent_path());
    }
}

NewFolder::NewFolder(const fs::path& folder) : folder_(whole_name(folder)) {
    std::error_code error;
    if (fs::exists(folder_, error) && !fs::is_directory(folder_, error)) {
        throw cannot_write(folder_, ENOTDIR);
    }
    if (fs::is_directory(folder_, error) && !fs::is_empty(folder_, error)) {
        throw core::Failure({N_("{0} is not empty. Name a new folder."), {folder_.string()}});
    }
    fs::create_directories(folder_.parent_path(), error);
    const fs::path draft = draft_of(folder_);
    if (error || ::mkdir(draft.c_str(), 0700) != 0) {
        throw cannot_write(folder_, error ? error.value() : errno);
    }
    draft_ = draft;
}

NewFolder::~NewFolder() {
    if (!draft_.empty()) {
        std::error_code ignored;
        fs::remove_all(draft_, ignored);
    }
}

fs::path NewFolder::place_for(const fs::path& name) const {
    fs::path place = draft_ / name;
    std::error_code error;
    fs::create_directories(place.parent_path(), error);
    if (error) {
        throw cannot_write(folder_ / name, error.value());
    }
    return place;
}

void NewFolder::keep() {
    if (::rename(draft_.c_str(), folder_.c_str()) != 0) {
        throw cannot_write(folder_, errno);
    }
    draft_.clear();
    store::sync_folder(folder_.parent_path());
}

Written write_into(const fs::path& folder, const std::string& name, std::string_view ending,
                   const std::function<void(const Sink&)>& content) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw cannot_write(folder, error.value());
    }
    NewFile draft(folder / (name + std::string(ending)));
    content(draft.sink());
    for (int copy = 1;; ++copy) {
        const fs::path file =
            folder / (name + (copy == 1 ? "" : "-" + std::to_string(copy)) + std::string(ending));
        const NewFile::Kept kept = draft.keep_as(file);
        if (kept != NewFile::Kept::name_is_taken) {
            return {file, kept == NewFile::Kept::was_there};
        }
    }
}

std::string file_name(const core::Header& header, std::size_t letters_of_id) {
    constexpr std::size_t most_title_bytes = 80;
    std::string title = safe_for_a_file(header.title.value_or(header.game));
    if (title.size() > most_title_bytes) {
        title = safe_for_a_file(header.game);
    }
    if (title.size() > most_title_bytes) {
        title = "match";
    }
    const std::string day = header.date.value_or("").substr(0, 10);
    return (day.empty() ? "" : day + "-") + title + "-" + header.id.value_or("").substr(0, letters_of_id);
}

}  // namespace app
