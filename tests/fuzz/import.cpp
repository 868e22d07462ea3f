// What an import reads: one record, or a folder.

#include <cstdint>
#include <string>
#include <string_view>

#include "app/exchange/import_files.h"
#include "fuzz/shared/files.h"
#include "fuzz/shared/world.h"
#include "store/sqlite/transaction.h"

namespace {

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
    const std::filesystem::path all = fuzz::lay_out_files(files, {reinterpret_cast<const char*>(data), size});
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
