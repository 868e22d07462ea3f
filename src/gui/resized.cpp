#include "gui/resized.h"

#include <memory>
#include <utility>

namespace gui {

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
