#include <benchmark/benchmark.h>

#include <memory>

#include <wx/evtloop.h>

#include "app/library.h"
#include "bench/common/material.h"
#include "gui/frame.h"
#include "gui/preferences.h"
#include "gui/table.h"

/// What it costs in the real window until an answer is painted: to an entry far into a long evening, and to a
/// piece that is tapped.
namespace {

/// The program's window with one match open.
class Window {
public:
    explicit Window(const core::Record& record) : preferences_(folder_.file("pfiff.conf")) {
        store::Database database(folder_.file("pfiff.db"));
        const std::string match = app::import_record(database, record).match;
        frame_ = new gui::Frame(std::move(database), preferences_);
        frame_->open_table(match);
        frame_->Show();
        settle();
    }
    ~Window() {
        frame_->Destroy();
        settle();
    }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    gui::Table& table() { return dynamic_cast<gui::Table&>(*frame_->page()); }
    /// Paints at once, without waiting for the next frame of the screen.
    void paint() {
        frame_->Update();
        table().canvas().Update();
    }

private:
    static void settle() {
        for (int round = 0; round < 20; ++round) {
            wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
            wxMilliSleep(10);
        }
    }

    bench::Folder folder_;
    gui::Preferences preferences_;
    gui::Frame* frame_ = nullptr;
};

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

void entry_to_painted(benchmark::State& state) {
    Window window(bench::long_evening(600));
    const Paintings paintings(window.table().canvas());
    for (auto step : state) {
        window.table().enter("note x");
        window.paint();
    }
    paintings.must_be_at_least(state.iterations(), state);
}

/// The spaces light up that the fox may go to.
void tap_to_spaces(benchmark::State& state) {
    core::Record record = bench::record_of("hounded/a-whole-hunt.pfiff");
    const auto turn_of_the_fox = std::ranges::find(record.facts, "done", &core::Fact::text);
    record.facts.erase(turn_of_the_fox + 1, record.facts.end());
    record.header.id = core::new_uuid();
    Window window(record);
    gui::Table& table = window.table();
    const Paintings paintings(table.canvas());
    std::size_t lit = 0;
    for (auto step : state) {
        const core::Ask ask = table.session().ask({{"fox"}});
        lit = ask.choices.size() + ask.goals.size();
        table.canvas().offer(ask);
        window.paint();
    }
    paintings.must_be_at_least(state.iterations(), state);
    state.counters["lit"] = static_cast<double>(lit);
}

BENCHMARK(entry_to_painted)->Unit(benchmark::kMillisecond)->Iterations(30)->UseRealTime();
BENCHMARK(tap_to_spaces)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
