#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <fmt/format.h>

#include "core/header.h"
#include "core/record.h"
#include "games/catalog.h"

/// What benches work on.
namespace bench {

/// A folder of its own that is gone afterwards.
class Folder {
public:
    Folder() : path_(std::filesystem::temp_directory_path() / ("pfiff-bench-" + core::new_uuid())) {
        std::filesystem::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path file(const char* name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

/// One of the records of the tests, `hund/evening-of-four.pfiff`.
inline core::Record record_of(const std::string& name) {
    std::ifstream file(std::string(PFIFF_SOURCE_DIR) + "/tests/records/" + name, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return core::read_record(bytes, games::infos()).value();
}

/// An evening for two, or its first lines, with notes up to that many lines.
inline core::Record long_evening(int lines, std::size_t before_notes = 1000) {
    core::Record record = record_of("hund/evening-of-two.pfiff");
    record.header.id = core::new_uuid();
    record.facts.resize(std::min(before_notes, record.facts.size()));
    for (int seq = static_cast<int>(record.facts.size()) + 1; seq <= lines; ++seq) {
        record.facts.push_back({seq, seq, fmt::format("note \"{}\"", seq)});
    }
    return record;
}

}  // namespace bench
