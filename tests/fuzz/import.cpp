// What an import reads: one record, or a folder. Where the bytes begin with `=== NAME` they are the files of
// a folder, each after such a line; else they are one record.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/import_files.h"
#include "fuzz/shared/world.h"
#include "store/sqlite/transaction.h"

namespace {

constexpr std::string_view mark = "=== ";

bool stays_inside(std::string_view name) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-./";
    return !name.empty() && name.size() < 100 && name.find_first_not_of(letters) == std::string_view::npos &&
           name.find("..") == std::string_view::npos && name.find("//") == std::string_view::npos &&
           name.front() != '/' && name.back() != '/';
}

void write_file(const fuzz::Folder& folder, std::string_view name, std::string_view bytes) {
    if (stays_inside(name)) {
        std::error_code ignored;
        std::filesystem::create_directories((folder / name).parent_path(), ignored);
        fuzz::write_bytes(folder / name, bytes);
    }
}

/// Answers what is to be imported.
std::filesystem::path lay_out(const fuzz::Folder& folder, std::string_view bytes) {
    if (!bytes.starts_with(mark)) {
        fuzz::write_bytes(folder / "evening.pfiff", bytes);
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

/// Where all is put, and a match already is. What an input writes is never committed.
store::Database& the_database() {
    static const fuzz::Folder place;
    static store::Database database(place / "pfiff.db", fuzz::at_rest());
    return database;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Folder files;
    static const fuzz::Folder exported;
    const std::filesystem::path all = lay_out(files, {reinterpret_cast<const char*>(data), size});
    store::Database& database = the_database();
    {
        const store::Transaction never_kept(database);
        const auto told = [](const app::ImportedFile& file, int, int) {
            app::what_was_done(file);
            return true;
        };
        fuzz::may_fail([&] { app::import_files(database, {all}, told); });
        // A second time it is all there.
        fuzz::may_fail([&] { app::import_files(database, {all}, told); });
        fuzz::read_all(database, exported);
    }
    files.empty();
    return 0;
}
