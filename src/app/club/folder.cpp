#include "app/club/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "app/exchange/history_json.h"
#include "app/exchange/new_file.h"
#include "app/exchange/play.h"
#include "core/header.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "core/text/system_words.h"
#include "core/text/utf8.h"

namespace app {

namespace fs = std::filesystem;

namespace {

constexpr int format = 1;
constexpr std::size_t most_name_bytes = 200;

class Descriptor {
public:
    explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (descriptor_ != -1) {
            ::close(descriptor_);
        }
    }
    int get() const { return descriptor_; }
    bool is_open() const { return descriptor_ != -1; }

private:
    int descriptor_;
};

std::optional<store::Manifest::File> file_of(const struct stat& status) {
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    if (!S_ISREG(status.st_mode)) {
        return std::nullopt;
    }
    return store::Manifest::File{status.st_size, status.st_mtim.tv_sec * nanoseconds + status.st_mtim.tv_nsec,
                                 0};
}

std::optional<store::Manifest::File> file_of(const Descriptor& open) {
    struct stat status {};
    return ::fstat(open.get(), &status) == 0 ? file_of(status) : std::nullopt;
}

std::optional<Json> json_in(std::string_view text) {
    constexpr int deepest = 2;
    Json json = Json::parse(
        text, [](int depth, Json::parse_event_t, const Json&) { return depth <= deepest; }, false);
    return json.is_object() ? std::optional(std::move(json)) : std::nullopt;
}

/// A name for people: one line, not too long.
std::string name_in(const Json& json, const char* key) {
    const auto found = json.find(key);
    std::string name = found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto c = static_cast<unsigned char>(name[i]);
        const bool is_c1 = c == 0xc2 && i + 1 < name.size() && static_cast<unsigned char>(name[i + 1]) < 0xa0;
        if (c < ' ' || c == 0x7f || is_c1) {
            name.replace(i, is_c1 ? 2 : 1, " ");
        }
    }
    return name.size() <= most_name_bytes && !core::first_invalid(name) ? name : std::string();
}

std::int64_t whole_number_in(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? number_of(*found) : 0;
}

/// And no link to one.
bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(fs::symlink_status(path, error));
}

/// Where a file is to be written; the folders above it are made.
fs::path place_in(const fs::path& folder, const fs::path& path) {
    std::error_code error;
    fs::path place = folder;
    for (const fs::path& part : path.parent_path()) {
        place /= part;
        fs::create_directory(place, error);
        if (error || !is_folder(place)) {
            throw cannot_write(place, error ? error.value() : ENOTDIR);
        }
    }
    return folder / path;
}

core::Failure no_club(const fs::path& file, const core::Text& why) {
    return core::Failure({N_("{0} cannot be read: {1}"), {file.string(), why}});
}

}  // namespace

std::optional<ClubHead> read_head_of_club(const fs::path& folder) {
    const fs::path file = folder / head_file;
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        throw core::Failure({N_("The folder {0} is not there."), {folder.string()}});
    }
    if (!fs::exists(fs::symlink_status(file, error))) {
        return std::nullopt;
    }
    const auto read = read_bytes(file, 0, most_small_bytes);
    const auto json = read ? json_in(read->bytes) : std::nullopt;
    const std::int64_t version = json ? whole_number_in(*json, "pfiff_club") : 0;
    if (version > format) {
        throw no_club(file, {N_("it is of a newer Pfiff"), {}});
    }
    if (version < 1) {
        throw no_club(file, {N_("the head of a club was expected"), {}});
    }
    const auto own = json->find("referees_own");
    std::string id = name_in(*json, "id");
    if (!core::is_uuid(id)) {
        throw no_club(file, {N_("the head of a club was expected"), {}});
    }
    return ClubHead{std::move(id), name_in(*json, "name"), own != json->end() && *own == true};
}

void write_head_of_club(const fs::path& folder, const ClubHead& head) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw cannot_write(folder, error.value());
    }
    Json json = {{"pfiff_club", format}, {"id", head.id}, {"name", head.name}};
    if (head.referees_own) {
        json["referees_own"] = true;
    }
    NewFile file(folder / head_file);
    file.write(dumped(json) + "\n");
    if (file.keep() == NewFile::Kept::name_is_taken) {
        throw core::Failure(
            {N_("In {0} a club was begun already; join it without a name."), {folder.string()}});
    }
}

std::string written(const store::Machine& machine) {
    return dumped({{"pfiff_machine", format},
                   {"name", machine.name},
                   {"version", machine.version},
                   {"news", machine.news}}) +
           "\n";
}

std::optional<store::Machine> machine_in(std::string_view text) {
    const auto json = json_in(text);
    if (!json) {
        return std::nullopt;
    }
    return store::Machine{
        {}, name_in(*json, "name"), name_in(*json, "version"), whole_number_in(*json, "news")};
}

fs::path place_of_record(const std::string& match) {
    const std::string id = core::fold_case(match);
    return fs::path("matches") / id.substr(0, 2) / (id + ".pfiff");
}

std::optional<store::Manifest::File> look_at(const fs::path& file) {
    struct stat status {};
    return ::lstat(file.c_str(), &status) == 0 ? file_of(status) : std::nullopt;
}

std::optional<FileRead> read_bytes(const fs::path& file, std::int64_t from, std::size_t most) {
    // A pipe would keep whoever opens it waiting.
    const Descriptor open(::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    const auto before = open.is_open() ? file_of(open) : std::nullopt;
    if (!before) {
        return std::nullopt;
    }
    FileRead read;
    read.bytes.resize(
        std::min(most, static_cast<std::size_t>(std::max(before->size - from, std::int64_t{0}))));
    std::size_t length = 0;
    while (length < read.bytes.size()) {
        const ssize_t got = ::pread(open.get(), read.bytes.data() + length, read.bytes.size() - length,
                                    from + static_cast<std::int64_t>(length));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return std::nullopt;
        }
        if (got == 0) {
            break;
        }
        length += static_cast<std::size_t>(got);
    }
    read.bytes.resize(length);
    const auto after = file_of(open);
    read.seen = after == before ? after : std::nullopt;
    return read;
}

std::int64_t mark_of(const fs::path& file, std::int64_t place) {
    constexpr std::int64_t few = 64;
    const std::int64_t from = std::max(place - few, std::int64_t{0});
    const auto read = read_bytes(file, from, static_cast<std::size_t>(place - from));
    std::uint64_t mark = 14695981039346656037U;  // FNV-1a
    for (const char c : read ? read->bytes : std::string()) {
        mark = (mark ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    return static_cast<std::int64_t>(mark);
}

void put_file(const fs::path& folder, const fs::path& path, std::string_view text) {
    const fs::path file = place_in(folder, path);
    NewFile draft(file, NewFile::Care::later);
    draft.write(text);
    draft.replace();
}

void add_to_file(const fs::path& folder, const fs::path& path, std::string_view lines) {
    const fs::path file = place_in(folder, path);
    const Descriptor open(::open(file.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666));
    const auto before = open.is_open() ? file_of(open) : std::nullopt;
    if (!before) {
        throw cannot_write(file, open.is_open() ? EINVAL : errno);
    }
    char last = '\n';
    std::string all(lines);
    // What was cut off when a machine stopped stays a line of its own.
    if (before->size > 0 && ::pread(open.get(), &last, 1, before->size - 1) == 1 && last != '\n') {
        all.insert(all.begin(), '\n');
    }
    std::size_t done = 0;
    while (done < all.size()) {
        const ssize_t wrote = ::pwrite(open.get(), all.data() + done, all.size() - done,
                                       before->size + static_cast<std::int64_t>(done));
        if (wrote < 0 && errno != EINTR) {
            const int error = errno;
            if (::ftruncate(open.get(), before->size) != 0) {
                throw cannot_write(file, errno);
            }
            throw cannot_write(file, error);
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(wrote, 0));
    }
    if (::fsync(open.get()) != 0) {
        throw cannot_write(file, errno);
    }
}

std::vector<std::string> machines_in(const fs::path& folder) {
    std::vector<std::string> machines;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); entry != fs::directory_iterator();
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (core::is_uuid(name) && is_folder(entry->path())) {
            machines.push_back(name);
        }
    }
    std::ranges::sort(machines);
    return machines;
}

FolderWalk::FolderWalk(const fs::path& folder, std::vector<std::string> machines)
    : folder_(folder), machines_(std::move(machines)) {
    std::ranges::reverse(machines_);
}

FolderWalk::FolderWalk(const fs::path& folder, std::vector<std::string> machines, const std::string& match)
    : FolderWalk(folder, std::move(machines)) {
    record_ = place_of_record(match);
}

std::optional<FolderWalk::File> FolderWalk::next_record() {
    while (!machines_.empty()) {
        const std::string machine = std::move(machines_.back());
        machines_.pop_back();
        const fs::path file = folder_ / machine / record_;
        const bool inside = is_folder(file.parent_path()) && is_folder(file.parent_path().parent_path());
        if (const auto seen = look_at(file); inside && seen && seen->size > 0) {
            return File{machine / record_, machine, *seen};
        }
    }
    return std::nullopt;
}

std::optional<FolderWalk::File> FolderWalk::next() {
    if (!record_.empty()) {
        return next_record();
    }
    constexpr int deepest = 3;
    std::error_code error;
    while (at_ == fs::recursive_directory_iterator()) {
        if (machines_.empty()) {
            return std::nullopt;
        }
        machine_ = std::move(machines_.back());
        machines_.pop_back();
        at_ = fs::recursive_directory_iterator(folder_ / machine_,
                                               fs::directory_options::skip_permission_denied, error);
    }
    const fs::path path = at_->path();
    const bool hidden = path.filename().native().starts_with('.');
    if (hidden || at_.depth() >= deepest) {
        at_.disable_recursion_pending();
    }
    const fs::path ending = path.extension();
    const bool may_be = !hidden && (ending == ".pfiff" || ending == ".jsonl" || ending == ".json");
    at_.increment(error);
    if (error) {
        at_ = {};
    }
    const auto seen = may_be ? look_at(path) : std::nullopt;
    return File{path.native().substr(folder_.native().size() + 1), machine_,
                seen.value_or(store::Manifest::File{})};
}

}  // namespace app
