#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "app/club/club.h"
#include "app/club/club_record.h"
#include "app/club/folder.h"
#include "app/club/look.h"
#include "app/exchange/import_record.h"
#include "bench/common/material.h"
#include "bench/generated/many_matches.h"
#include "store/matches/archive.h"

/// A club of fifty machines: what it costs to look at its folder when nothing is new, beside a bare walk over
/// the names and sizes of its files, and to take in a match, beside importing its record.
namespace {

namespace fs = std::filesystem;

constexpr int machines = 50;
constexpr int some_matches = 2000;

void look(store::Database& database) {
    app::ClubLook look(database, {});
    while (!look.over()) {
        look.step(std::chrono::seconds(1));
    }
}

std::string machine(int number) {
    return fmt::format("{:08x}-0000-4000-8000-000000000000", number + 1);
}

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

/// The folder, in which each match is at one of the machines, and a database that knows all of it.
struct Club {
    Club() : database(place.file("pfiff.db")) {
        bench::fill(database, some_matches);
        app::begin_club(database, folder(), "Club", "This one");
        const store::Archive archive(database);
        int number = 0;
        for (const std::string& match : archive.matches()) {
            const store::Whole whole = archive.read(match);
            write(folder() / machine(number++ % machines) / app::place_of_record(match),
                  app::written(whole, whole.lines.size()));
        }
        look(database);
    }
    fs::path folder() const { return place.file("club"); }

    bench::Folder place;
    store::Database database;
};

Club& the_club() {
    static Club club;
    return club;
}

void bare_walk(benchmark::State& state) {
    const fs::path folder = the_club().folder();
    for (auto step : state) {
        std::uintmax_t bytes = 0;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            bytes += entry.is_regular_file() ? entry.file_size() : 0;
        }
        benchmark::DoNotOptimize(bytes);
    }
}

void look_with_nothing_new(benchmark::State& state) {
    Club& club = the_club();
    for (auto step : state) {
        look(club.database);
    }
}

core::Record another_evening() {
    core::Record record = bench::record_of("hund/evening-of-four.pfiff");
    record.header.id = core::new_uuid();
    record.header.date = "2026-11-01";
    record.header.title = *record.header.id;
    return record;
}

void import_a_match(benchmark::State& state) {
    Club& club = the_club();
    for (auto step : state) {
        state.PauseTiming();
        core::Record record = another_evening();
        state.ResumeTiming();
        app::import_record(club.database, std::move(record));
    }
}

/// What others wrote of it, as it is read before it is opened.
void take_in_a_match(benchmark::State& state) {
    Club& club = the_club();
    for (auto step : state) {
        state.PauseTiming();
        const core::Record record = another_evening();
        store::Whole match;
        match.header = core::write_header(record.header);
        match.begun = 1'790'000'000;
        for (const core::Fact& fact : record.facts) {
            match.lines.push_back({fact.text, match.begun + fact.seq});
        }
        write(club.folder() / machine(7) / app::place_of_record(*record.header.id),
              app::written(match, match.lines.size()));
        state.ResumeTiming();
        app::ClubLook look(club.database, {.only = *record.header.id});
        while (!look.over()) {
            look.step(std::chrono::seconds(1));
        }
    }
}

BENCHMARK(bare_walk)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(look_with_nothing_new)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(import_a_match)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);
BENCHMARK(take_in_a_match)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);

}  // namespace
