#include "store/sqlite/sitting.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

#include "store/sqlite/disk.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace fs = std::filesystem;

namespace {

std::string text_in(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// In the folder, under a name of its own.
fs::path write_into(const fs::path& folder, const std::string& name, const std::string& text) {
    fs::create_directories(folder);
    for (int next = 1;; ++next) {
        fs::path file = folder / (next == 1 ? name + ".pfiff" : fmt::format("{}-{}.pfiff", name, next));
        const std::string there = text_in(file);
        if (!there.empty() && there.starts_with(text)) {
            return file;
        }
        if (text.starts_with(there)) {
            write_durably(file, text);
            return file;
        }
    }
}

}  // namespace

void Sitting::add(const std::string& match, const std::vector<core::Fact>& facts) {
    if (const auto found = records_.find(match); found != records_.end()) {
        auto& there = found->second.facts;
        there.insert(there.end(), facts.begin(), facts.end());
    }
}

Sitting::Entering::Entering(Sitting& sitting, const core::Record& so_far, std::string_view text)
    : sitting_(sitting), record_(sitting.records_.try_emplace(*so_far.header.id, so_far).first->second) {
    record_.facts.push_back({static_cast<core::Seq>(record_.facts.size()) + 1, 0, std::string(text)});
}

void Sitting::Entering::is_kept() {
    kept_ = true;
    sitting_.last_ = *record_.header.id;
}

Sitting::Entering::~Entering() {
    if (!kept_) {
        record_.facts.pop_back();
    }
}

std::vector<fs::path> Sitting::rescue(const fs::path& database) const {
    constexpr std::size_t letters_of_id = 8;
    std::vector<fs::path> files;
    for (const auto& [match, record] : records_) {
        const std::string name =
            fmt::format("{}.rescued-{}", database.stem().string(), match.substr(0, letters_of_id));
        const std::string text = core::write_record(record);
        try {
            files.push_back(write_into(fs::absolute(database).parent_path(), name, text));
        } catch (const fs::filesystem_error&) {
            // Its disk may have gone with it.
            files.push_back(
                guarded(database, [&] { return write_into(fs::temp_directory_path(), name, text); }));
        }
    }
    return files;
}

}  // namespace store
