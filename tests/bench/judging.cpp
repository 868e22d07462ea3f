#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "bench/common/material.h"
#include "core/report.h"
#include "games/heckin-hounds/game.h"
#include "games/hounded/game.h"
#include "games/hounded/moves.h"
#include "games/hund/game.h"
#include "games/hundsgemein/game.h"
#include "games/kleine-klaeffer/game.h"

/// How long judging takes, an entry: in memory, replaying records of growing length, and asking what comes
/// next.
namespace {

using bench::record_of;

/// The record's entries so often that there are `count`; what comes after the end is judged too.
core::Record of_length(const core::Record& record, std::size_t count) {
    core::Record longer{record.header, {}};
    while (longer.facts.size() < count) {
        for (const core::Fact& fact : record.facts) {
            if (longer.facts.size() < count) {
                const int seq = static_cast<int>(longer.facts.size()) + 1;
                longer.facts.push_back({seq, seq, fact.text});
            }
        }
    }
    return longer;
}

benchmark::Counter each_of(const benchmark::State& state, std::size_t count) {
    return {static_cast<double>(state.iterations()) * static_cast<double>(count),
            benchmark::Counter::kIsRate | benchmark::Counter::kInvert};
}

void replay(benchmark::State& state, const std::string& name) {
    const core::Record record = of_length(record_of(name), static_cast<std::size_t>(state.range(0)));
    const core::Game& game = *games::find(record.header.game);
    for (auto step : state) {
        benchmark::DoNotOptimize(game.read(record.header, record.facts, {}));
    }
    state.counters["per_entry"] = each_of(state, static_cast<std::size_t>(state.range(0)));
}

/// The entries of a record, understood, and what they begin with.
template <class G>
struct Played {
    struct Line {
        core::Seq seq;
        typename G::Entry entry;
    };
    explicit Played(const std::string& name) {
        const core::Record record = record_of(name);
        start = G::start(record.header);
        for (const core::Fact& fact : record.facts) {
            if (auto entry = G::parse(start, core::tokenize(fact.text).value())) {
                lines.push_back({fact.seq, std::move(*entry)});
            }
        }
    }
    static void take(typename G::State& position, const Line& line) {
        const core::Verdict verdict = G::judge(position, line.entry);
        if (core::kind(verdict) != core::Kind::impossible) {
            G::apply(position, line.entry, line.seq, verdict);
        }
    }

    typename G::State start;
    std::vector<Line> lines;
};

/// Judges and applies entries that were understood before, as a search would.
template <class G>
void judge_and_apply(benchmark::State& state, G, const std::string& name) {
    const Played<G> played(name);
    for (auto step : state) {
        typename G::State position = played.start;
        for (const auto& line : played.lines) {
            Played<G>::take(position, line);
        }
        benchmark::DoNotOptimize(position);
    }
    state.counters["per_entry"] = each_of(state, played.lines.size());
}

/// Finds all moves of each position of the record, as a search would; told by the move.
template <class G>
void find_moves(benchmark::State& state, G, const std::string& name) {
    const Played<G> played(name);
    std::vector<typename G::State> positions{played.start};
    std::size_t found = 0;
    for (const auto& line : played.lines) {
        positions.push_back(positions.back());
        Played<G>::take(positions.back(), line);
        found += G::moves(positions.back()).size();
    }
    for (auto step : state) {
        for (const auto& position : positions) {
            benchmark::DoNotOptimize(G::moves(position));
        }
    }
    state.counters["per_entry"] = each_of(state, found);
}

void ask(benchmark::State& state, const std::string& name) {
    const core::Record record = of_length(record_of(name), static_cast<std::size_t>(state.range(0)));
    const core::Game& game = *games::find(record.header.game);
    const auto expected = game.ask(record.header, record.facts, {}, {}).expected;
    for (auto step : state) {
        benchmark::DoNotOptimize(game.ask(record.header, record.facts, {}, expected));
    }
}

/// All goals of the fox in Hounded, each with a way, from positions with open dens everywhere.
void goals_of_the_fox(benchmark::State& state) {
    std::mt19937 random(1);
    core::Header header;
    header.players = {"Anna", "Ben"};
    std::vector<hounded::State> positions(64, hounded::Game::start(header));
    std::vector<int> spaces(hounded::space_count);
    std::iota(spaces.begin(), spaces.end(), 0);
    for (hounded::State& position : positions) {
        std::shuffle(spaces.begin(), spaces.end(), random);
        std::copy_n(spaces.begin(), hounded::piece_count, position.at.begin());
        for (std::size_t i = hounded::hunting_count; i < hounded::hunting_count + 5; ++i) {
            position.dens |= hounded::just(spaces[i]);
        }
        position.face_up = position.dens;
    }
    std::size_t next = 0;
    for (auto step : state) {
        benchmark::DoNotOptimize(hounded::fox_ways(positions[next++ % positions.size()], 3));
    }
}

/// Whether a legal placement is left in Hundsgemein, as on an empty board so on a full one.
void legal_placement_left(benchmark::State& state) {
    const core::Record record = record_of("hundsgemein/rule-book-basic-scoring.pfiff");
    std::vector<hundsgemein::State> positions{hundsgemein::Game::start(record.header)};
    for (const core::Fact& fact : record.facts) {
        const auto entry = hundsgemein::Game::parse(positions.back(), core::tokenize(fact.text).value());
        positions.push_back(positions.back());
        hundsgemein::Game::apply(positions.back(), entry.value(), fact.seq, core::Legal{});
    }
    std::size_t next = 0;
    for (auto step : state) {
        benchmark::DoNotOptimize(positions[next++ % positions.size()].over());
    }
}

BENCHMARK_CAPTURE(judge_and_apply, hund_of_four, hund::Game(), "hund/evening-of-four.pfiff");
BENCHMARK_CAPTURE(judge_and_apply, hund_of_two, hund::Game(), "hund/evening-of-two.pfiff");
BENCHMARK_CAPTURE(judge_and_apply, heckin_hounds, heckin_hounds::Game(), "heckin-hounds/a-whole-match.pfiff");
BENCHMARK_CAPTURE(judge_and_apply, klaeffer, kleine_klaeffer::Game(),
                  "kleine-klaeffer/evening-of-three.pfiff");
BENCHMARK_CAPTURE(judge_and_apply, hundsgemein, hundsgemein::Game(),
                  "hundsgemein/rule-book-basic-scoring.pfiff");
BENCHMARK_CAPTURE(judge_and_apply, hounded, hounded::Game(), "hounded/a-whole-hunt.pfiff");
BENCHMARK_CAPTURE(find_moves, hund_of_four, hund::Game(), "hund/evening-of-four.pfiff");
BENCHMARK_CAPTURE(find_moves, heckin_hounds, heckin_hounds::Game(), "heckin-hounds/a-whole-match.pfiff");
BENCHMARK_CAPTURE(find_moves, klaeffer, kleine_klaeffer::Game(), "kleine-klaeffer/evening-of-three.pfiff");
BENCHMARK_CAPTURE(find_moves, hundsgemein, hundsgemein::Game(), "hundsgemein/rule-book-basic-scoring.pfiff");
BENCHMARK_CAPTURE(find_moves, hounded, hounded::Game(), "hounded/a-whole-hunt.pfiff");
BENCHMARK(goals_of_the_fox);
BENCHMARK(legal_placement_left);
BENCHMARK_CAPTURE(replay, hund_of_four, "hund/evening-of-four.pfiff")->Arg(50)->Arg(100)->Arg(200);
BENCHMARK_CAPTURE(replay, hund_of_two, "hund/evening-of-two.pfiff")->Arg(75)->Arg(150)->Arg(295);
BENCHMARK_CAPTURE(replay, hund_wild, "hund/wilder-plays.pfiff")->Arg(600)->Arg(1000)->Arg(6000);
// The 49th entry ends the match, and the words of the reckoning are made with it.
BENCHMARK_CAPTURE(replay, hundsgemein, "hundsgemein/rule-book-basic-scoring.pfiff")
    ->Arg(25)
    ->Arg(48)
    ->Arg(49);
BENCHMARK_CAPTURE(replay, hundsgemein_wild, "hundsgemein/wilder-plays.pfiff")->Arg(250)->Arg(1000);
BENCHMARK_CAPTURE(replay, klaeffer, "kleine-klaeffer/evening-of-three.pfiff")->Arg(36)->Arg(73)->Arg(200);
BENCHMARK_CAPTURE(replay, klaeffer_wild, "kleine-klaeffer/wilder-plays.pfiff")->Arg(250)->Arg(1000);
BENCHMARK_CAPTURE(replay, hounded, "hounded/a-whole-hunt.pfiff")->Arg(35)->Arg(70)->Arg(200);
BENCHMARK_CAPTURE(replay, hounded_wild, "hounded/wilder-plays.pfiff")->Arg(250)->Arg(1000);
BENCHMARK_CAPTURE(replay, heckin_hounds, "heckin-hounds/a-whole-match.pfiff")->Arg(40)->Arg(80)->Arg(160);
BENCHMARK_CAPTURE(replay, heckin_hounds_wild, "heckin-hounds/wilder-plays.pfiff")->Arg(250)->Arg(600);
BENCHMARK_CAPTURE(ask, hund_of_four, "hund/evening-of-four.pfiff")->Arg(50)->Arg(200);
BENCHMARK_CAPTURE(ask, hundsgemein, "hundsgemein/rule-book-basic-scoring.pfiff")->Arg(40);
BENCHMARK_CAPTURE(ask, klaeffer, "kleine-klaeffer/evening-of-three.pfiff")->Arg(70);
BENCHMARK_CAPTURE(ask, heckin_hounds, "heckin-hounds/a-whole-match.pfiff")->Arg(100)->Arg(150);
BENCHMARK_CAPTURE(ask, hund_wild, "hund/wilder-plays.pfiff")->Arg(600);

}  // namespace
