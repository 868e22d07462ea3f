#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include "app/library.h"
#include "app/session.h"
#include "core/header.h"
#include "games/catalog.h"
#include "store/journal.h"

/// What it costs until a line is on the disk, beside a bare insert under the same pragmas in the same
/// run; and what entering the 600th line of a match costs in all.
namespace {

namespace fs = std::filesystem;

/// A folder of its own that is gone afterwards.
class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / ("pfiff-bench-" + core::new_uuid())) {
        fs::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    fs::path file(const char* name) const { return path_ / name; }

private:
    fs::path path_;
};

core::Record evening() {
    std::ifstream file(std::string(PFIFF_SOURCE_DIR) + "/tests/records/hund/evening-of-two.pfiff",
                       std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    core::Record record = core::read_record(bytes, games::infos()).value();
    record.header.id = core::new_uuid();
    return record;
}

void bare_insert(benchmark::State& state) {
    const Folder folder;
    SQLite::Database sql(folder.file("bare.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    sql.exec("PRAGMA journal_mode = WAL");
    sql.exec("PRAGMA synchronous = FULL");
    sql.exec("CREATE TABLE lines (match INTEGER, seq INTEGER, text TEXT, PRIMARY KEY (match, seq)) STRICT");
    SQLite::Statement insert(sql, "INSERT INTO lines VALUES (1, ?1, ?2)");
    int seq = 0;
    for (auto step : state) {
        SQLite::Transaction transaction(sql);
        insert.bind(1, ++seq);
        insert.bind(2, "play Anna grey-10");
        insert.exec();
        insert.reset();
        transaction.commit();
    }
}

void durable_append(benchmark::State& state) {
    const Folder folder;
    store::Database database(folder.file("pfiff.db"));
    store::Journal journal(database);
    const core::Record record = evening();
    journal.begin(record.header, "warn", {});
    int seq = 0;
    for (auto step : state) {
        journal.append(*record.header.id, ++seq, "play Anna grey-10");
    }
}

/// Judged, written and applied behind 600 lines: notes come between the plays of a long evening.
void enter_behind_600(benchmark::State& state) {
    const Folder folder;
    store::Database database(folder.file("pfiff.db"));
    core::Record record = evening();
    for (int seq = static_cast<int>(record.facts.size()) + 1; seq <= 600; ++seq) {
        record.facts.push_back({seq, seq, fmt::format("note \"{}\"", seq)});
    }
    const std::string match = app::import_record(database, record).match;
    app::Session session(database, match);
    for (auto step : state) {
        benchmark::DoNotOptimize(session.enter("note x"));
    }
}

BENCHMARK(bare_insert)->Unit(benchmark::kMicrosecond);
BENCHMARK(durable_append)->Unit(benchmark::kMicrosecond);
BENCHMARK(enter_behind_600)->Unit(benchmark::kMicrosecond)->Iterations(50);

}  // namespace
