#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <memory>

#include <wx/app.h>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/init.h>

#include "core/report.h"
#include "games/catalog.h"
#include "gui/arrangement.h"
#include "gui/painter.h"
#include "gui/picture.h"
#include "gui/theme.h"

/// What painting a table costs, beside clearing as many pixels in the same run.
namespace {

const wxSize screen(1920, 1080);

core::Reading middle_of_an_evening(const char* name) {
    std::ifstream file(std::string(PFIFF_SOURCE_DIR) + "/tests/records/" + name, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const core::Record record = core::read_record(bytes, games::infos()).value();
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
    for (auto step : state) {
        wxMemoryDC dc(bitmap);
        dc.SetBackground(*wxWHITE_BRUSH);
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
        gui::Painter painter(*context, gui::theme());
        gui::paint(painter, picture, gui::arrange(picture.table, screen.x, screen.y, 16));
    }
}

BENCHMARK(clear_a_screen)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, four_players, "hund/evening-of-four.pfiff")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, two_players, "hund/evening-of-two.pfiff")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paint_a_table, five_stands, "heckin-hounds/a-round-of-five.pfiff")
    ->Unit(benchmark::kMillisecond);

class Benches : public wxApp {
public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        CallAfter([this] {
            gui::wear(gui::Appearance::light, 100);
            benchmark::RunSpecifiedBenchmarks();
            ExitMainLoop();
        });
        return true;
    }
};

}  // namespace

int main(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    wxApp::SetInstance(new Benches);
    return wxEntry(count, arguments);
}
