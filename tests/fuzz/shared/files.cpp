#include "fuzz/shared/files.h"

#include <algorithm>
#include <string>

namespace fuzz {

namespace {

constexpr std::string_view mark = "=== ";

bool stays_inside(std::string_view name) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-./";
    return !name.empty() && name.size() < 100 && name.find_first_not_of(letters) == std::string_view::npos &&
           name.find("..") == std::string_view::npos && name.find("//") == std::string_view::npos &&
           name.front() != '/' && name.back() != '/';
}

void write_file(const Folder& folder, std::string_view name, std::string_view bytes) {
    if (stays_inside(name)) {
        std::error_code ignored;
        std::filesystem::create_directories((folder / name).parent_path(), ignored);
        write_bytes(folder / name, bytes);
    }
}

}  // namespace

std::filesystem::path lay_out_files(const Folder& folder, std::string_view bytes) {
    if (!bytes.starts_with(mark)) {
        write_bytes(folder / "evening.pfiff", bytes);
        return folder / "evening.pfiff";
    }
    const std::string begin = "\n" + std::string(mark);
    while (!bytes.empty()) {
        const std::string_view part = bytes.substr(0, bytes.find(begin));
        bytes.remove_prefix(std::min(bytes.size(), part.size() + 1));
        const std::size_t end = std::min(part.find('\n'), part.size());
        write_file(folder, part.substr(mark.size(), end - mark.size()),
                   part.substr(std::min(end + 1, part.size())));
    }
    return folder.path();
}

}  // namespace fuzz
