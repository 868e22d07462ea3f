#include <benchmark/benchmark.h>

#include <memory>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>

#include "bench/common/material.h"
#include "core/report.h"
#include "gui/draw/painter.h"
#include "gui/picture/arrangement.h"
#include "gui/picture/picture.h"
#include "gui/toolkit/theme.h"

/// What painting a table costs, beside clearing as many pixels in the same run.
namespace {

const wxSize screen(1920, 1080);

core::Reading middle_of_an_evening(const char* name) {
    const core::Record record = bench::record_of(name);
    const core::Game& game = *games::find(record.header.game);
    const auto middle = static_cast<core::Seq>(record.facts.size() * 2 / 3);
    return game.read(record.header, record.facts,
                     {.viewer = {core::Viewer::Kind::audience, 0}, .until = middle, .before = {}});
}

void clear_a_screen(benchmark::State& state) {
    wxBitmap bitmap(screen);
    for (auto step : state) {
        wxMemoryDC dc(bitmap);
        dc.SetBackground(*wxWHITE_BRUSH);
        dc.Clear();
    }
}

void paint_a_table(benchmark::State& state, const char* name) {
    const core::Reading reading = middle_of_an_evening(name);
    const gui::Picture picture{reading.table, reading.scores.totals};
    wxBitmap bitmap(screen);
    gui::Sprites sprites;
    for (auto step : state) {
        wxMemoryDC dc(bitmap);
        const gui::Arrangement all = gui::arrange(picture.table, screen.x, screen.y, 16);
        gui::paint_paper(dc, screen, all, gui::theme());
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
        gui::Painter painter(*context, gui::theme(), &sprites);
        gui::paint(painter, picture, all);
    }
}

BENCHMARK(clear_a_screen)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, four_players, "hund/evening-of-four.pfiff")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, two_players, "hund/evening-of-two.pfiff")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, five_racks, "heckin-hounds/a-round-of-five.pfiff")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, hunting_ground, "hounded/a-whole-hunt.pfiff")->Unit(benchmark::kMillisecond);

}  // namespace
