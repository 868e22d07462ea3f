#pragma once

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>

#include "core/text/failure.h"
#include "store/sqlite/database.h"

// What the fuzzers of files share.

namespace fuzz {

/// A folder in memory, where the machine has one; gone with the program.
class Folder {
public:
    Folder() {
        const std::filesystem::path memory = "/dev/shm";
        const bool well = ::access(memory.c_str(), W_OK) == 0;
        std::string pattern =
            ((well ? memory : std::filesystem::temp_directory_path()) / "pfiff-XXXXXX").string();
        if (::mkdtemp(pattern.data()) == nullptr) {
            std::perror("a folder");
            std::abort();
        }
        path_ = pattern;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }
    void empty() const {
        for (const auto& entry : std::filesystem::directory_iterator(path_)) {
            std::filesystem::remove_all(entry.path());
        }
    }

private:
    std::filesystem::path path_;
};

inline void write_bytes(const std::filesystem::path& file, std::string_view bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Only a sentence may come out of it; whatever else is thrown ends the fuzzer.
template <class Work>
void may_fail(Work&& work) {
    try {
        work();
    } catch (const core::Failure& failure) {
        if (failure.message().id.empty()) {
            std::abort();
        }
    }
}

inline bool go_on(int /*done*/, int /*all*/) {
    return true;
}

/// A time that stands still.
inline store::Opening at_rest() {
    store::Opening opening;
    opening.clock = [] { return std::int64_t{1'700'000'000}; };
    return opening;
}

/// All that reads a database, and what comes of it. `folder` takes what is exported.
void read_all(store::Database& database, const Folder& folder);
/// All that changes one.
void change_all(store::Database& database);

}  // namespace fuzz
