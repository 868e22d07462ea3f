// A file that is opened as a database: any bytes, or a script of what was done to a sound one
// (shared/script.h).

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "app/library/doctor.h"
#include "fuzz/shared/script.h"
#include "fuzz/shared/world.h"

namespace {

/// What could not be opened was left as it was.
void open_and(const std::filesystem::path& file, const store::Opening& opening, const auto& work) {
    const std::string before = fuzz::bytes_of(file);
    std::optional<store::Database> database;
    fuzz::may_fail([&] { database.emplace(file, opening); });
    if (database) {
        work(*database);
    } else if (fuzz::bytes_of(file) != before) {
        std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::Folder folder;
    static const fuzz::Folder exported;
    static const int copies_lie_there = ::setenv("TMPDIR", exported.path().c_str(), 1);
    if (copies_lie_there != 0) {
        std::abort();
    }
    const std::filesystem::path file = folder / "pfiff.db";
    fuzz::lay_out(file, {reinterpret_cast<const char*>(data), size});
    store::Opening looking = fuzz::at_rest();
    looking.only_to_read = true;
    open_and(file, looking, [](store::Database& database) { fuzz::read_all(database, exported); });
    open_and(file, fuzz::at_rest(), [size](store::Database& database) {
        // Seldom, for it is slow.
        if (size % 4 == 0) {
            fuzz::may_fail([&] { app::examine(database, fuzz::go_on); });
        }
        fuzz::change_all(database);
        fuzz::read_all(database, exported);
    });
    folder.empty();
    return 0;
}

#ifdef PFIFF_FUZZING
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    constexpr unsigned seldom = 8;
    if (fuzz::is_script(bytes) ? seed % seldom == 0 : seed % 2 == 0) {
        return LLVMFuzzerMutate(data, size, most);
    }
    const std::string script = fuzz::mutated(std::string(bytes), seed);
    if (script.size() > most) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::memcpy(data, script.data(), script.size());
    return script.size();
}
#endif
