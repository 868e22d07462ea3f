#include "gui/toolkit/resized.h"

#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include <wx/app.h>
#include <wx/scrolwin.h>
#include <wx/weakref.h>

namespace gui {

namespace {

std::vector<wxWeakRef<wxWindow>> waiting;

void lay_out_waiting() {
    std::set<std::pair<int, wxWindow*>, std::greater<>> by_depth;
    for (const auto& inside : std::exchange(waiting, {})) {
        std::vector<wxWindow*> around;
        for (wxWindow* window = inside; window != nullptr;
             window = window->IsTopLevel() ? nullptr : window->GetParent()) {
            around.push_back(window);
        }
        for (int depth = 0; !around.empty(); ++depth, around.pop_back()) {
            by_depth.insert({depth, around.back()});
        }
    }
    for (const auto& [depth, window] : by_depth) {
        if (window->GetSizer() != nullptr) {
            window->InvalidateBestSize();
            window->Layout();
            if (auto* const sheet = dynamic_cast<wxScrolledWindow*>(window)) {
                sheet->FitInside();
            }
        }
    }
}

}  // namespace

void lay_out_around(wxWindow& window) {
    if (waiting.empty()) {
        wxTheApp->CallAfter([] { lay_out_waiting(); });
    }
    waiting.emplace_back(window.GetParent());
}

void after_resize(wxWindow& window, std::function<void()> act) {
    struct Waiting {
        std::function<void()> act;
        bool called = false;
    };
    window.Bind(wxEVT_SIZE,
                [&window, waiting = std::make_shared<Waiting>(std::move(act))](wxSizeEvent& event) {
                    event.Skip();
                    if (!std::exchange(waiting->called, true)) {
                        window.CallAfter([waiting] {
                            waiting->called = false;
                            waiting->act();
                        });
                    }
                });
}

}  // namespace gui
