#include <benchmark/benchmark.h>

#include <wx/app.h>
#include <wx/init.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace {

/// Runs the benches once the loop of events does.
class Benches : public wxApp {
public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        CallAfter([this] {
            gui::speak("en");
            gui::wear(gui::Appearance::light, 100);
            gui::prepare_forms();
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
