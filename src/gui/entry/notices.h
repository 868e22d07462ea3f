#pragma once

#include <wx/string.h>

#include "app/editor/line_view.h"
#include "gui/host/page_host.h"

namespace gui {

/// Puts what a line editor says into the banner of the window, and takes it away again.
class Notices {
public:
    explicit Notices(PageHost& host) : host_(host) {}

    void show(const app::Notice& notice);

private:
    PageHost& host_;
    wxString told_;
    int number_ = 0;
};

}  // namespace gui
