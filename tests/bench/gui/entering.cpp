#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

#include "bench/gui/window.h"
#include "gui/board/board_face.h"
#include "gui/match/table.h"

/// What it costs in the real window until an answer is painted: to an entry far into a long evening, and to a
/// piece that is tapped.
namespace {

gui::Table& table_in(const bench::Window& window) {
    return dynamic_cast<gui::Table&>(*window.frame().page());
}

/// Paints at once, without waiting for the next frame of the screen.
void paint(const bench::Window& window) {
    window.frame().Update();
    table_in(window).canvas().Update();
}

/// How often the picture was painted, so that nothing is measured that did not happen.
class Paintings {
public:
    explicit Paintings(wxWindow& window) : window_(window) {
        window_.Bind(wxEVT_PAINT, &Paintings::count, this);
    }
    ~Paintings() { window_.Unbind(wxEVT_PAINT, &Paintings::count, this); }
    Paintings(const Paintings&) = delete;
    Paintings& operator=(const Paintings&) = delete;

    void must_be_at_least(benchmark::IterationCount wanted, benchmark::State& state) const {
        if (counted_ < wanted) {
            state.SkipWithError("the picture was not painted each time");
        }
    }

private:
    void count(wxPaintEvent& event) {
        ++counted_;
        event.Skip();
    }

    wxWindow& window_;
    benchmark::IterationCount counted_ = 0;
};

constexpr int entries = 30;

/// The last of them is the 600th entry. `painted`: what each changes.
template <class Line>
void enter(benchmark::State& state, const bench::Window& window, wxWindow& painted, Line line) {
    const Paintings paintings(painted);
    std::size_t next = 0;
    for (auto step : state) {
        table_in(window).enter(line(next++));
        paint(window);
    }
    paintings.must_be_at_least(state.iterations(), state);
}

/// A note changes the log alone.
void entry_to_painted(benchmark::State& state) {
    const bench::Window window(bench::long_evening(600 - entries));
    enter(state, window, table_in(window), [](std::size_t) { return std::string("note x"); });
}

/// A play changes the picture and the pad too.
void play_to_painted(benchmark::State& state) {
    constexpr std::size_t before_plays = 7;
    const std::vector<core::Fact> evening = bench::record_of("hund/evening-of-two.pfiff").facts;
    const bench::Window window(bench::long_evening(600 - entries, before_plays));
    enter(state, window, table_in(window).canvas(),
          [&evening](std::size_t next) { return evening[before_plays + next].text; });
}

/// What the board costs besides, at the size of a display.
void play_on_board(benchmark::State& state) {
    constexpr std::size_t before_plays = 7;
    const std::vector<core::Fact> evening = bench::record_of("hund/evening-of-two.pfiff").facts;
    const bench::Window window(bench::long_evening(600 - entries, before_plays));
    auto* board = new wxFrame(nullptr, wxID_ANY, {});
    board->SetClientSize(1920, 1080);
    auto* face = new gui::BoardFace(board);
    face->SetSize(board->GetClientSize());
    board->Show();
    face->show(table_in(window).board());
    bench::Window::settle();
    {
        const Paintings paintings(face->canvas());
        std::size_t next = 0;
        for (auto step : state) {
            table_in(window).enter(evening[before_plays + next++].text);
            paint(window);
            const auto begun = std::chrono::steady_clock::now();
            face->show(table_in(window).board());
            board->Update();
            state.SetIterationTime(
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
        }
        paintings.must_be_at_least(state.iterations(), state);
    }
    board->Destroy();
    bench::Window::settle();
}

/// The spaces light up that the fox may go to, and every other time they go out again.
void tap_to_spaces(benchmark::State& state) {
    core::Record record = bench::record_of("hounded/a-whole-hunt.pfiff");
    const auto turn_of_the_fox = std::ranges::find(record.facts, "done", &core::Fact::text);
    record.facts.erase(turn_of_the_fox + 1, record.facts.end());
    record.header.id = core::new_uuid();
    const bench::Window window(record);
    gui::Table& table = table_in(window);
    const Paintings paintings(table.canvas());
    const std::vector<std::string> fox{"fox"};
    std::size_t lit = 0;
    bool lights = true;  // as the window begins
    for (auto step : state) {
        lights = !lights;
        const core::Ask ask = table.session().ask(lights ? std::span(fox) : std::span<const std::string>());
        lit = std::max(lit, ask.choices.size() + ask.goals.size());
        table.canvas().offer(ask);
        paint(window);
    }
    paintings.must_be_at_least(state.iterations(), state);
    state.counters["lit"] = static_cast<double>(lit);
}

BENCHMARK(entry_to_painted)->Unit(benchmark::kMillisecond)->Iterations(entries)->UseRealTime();
BENCHMARK(play_to_painted)->Unit(benchmark::kMillisecond)->Iterations(entries)->UseRealTime();
BENCHMARK(play_on_board)->Unit(benchmark::kMillisecond)->Iterations(entries)->UseManualTime();
BENCHMARK(tap_to_spaces)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
