#include <benchmark/benchmark.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/exchange/import_record.h"
#include "app/match/session.h"
#include "bench/common/material.h"
#include "store/matches/journal.h"

/// What it costs until a line is on the disk, beside a bare insert under the same pragmas in the same
/// run; and what entering the 600th line of a match costs in all.
namespace {

using bench::Folder;

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
    const core::Record record = bench::long_evening(0);
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
    const std::string match = app::import_record(database, bench::long_evening(600)).match;
    app::Session session(database, match);
    for (auto step : state) {
        benchmark::DoNotOptimize(session.enter("note x"));
    }
}

/// What entering does beside writing: the match is judged again with the line that is new.
void judge_behind_600(benchmark::State& state) {
    const core::Record record = bench::long_evening(601);
    const core::Game& game = *games::find(record.header.game);
    for (auto step : state) {
        benchmark::DoNotOptimize(game.read(record.header, record.facts, {}));
    }
}

BENCHMARK(bare_insert)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(durable_append)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(judge_behind_600)->Unit(benchmark::kMicrosecond);
BENCHMARK(enter_behind_600)->Unit(benchmark::kMicrosecond)->Iterations(50)->UseRealTime();

}  // namespace
