#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "gui/host/page_host.h"

namespace gui {

/// A sentence for the user that waits for no answer, with at most one thing to do about it.
class Banner : public wxPanel {
public:
    explicit Banner(wxWindow* parent);

    void put(const wxString& words, Tone tone, std::optional<Offer> offer);
    wxString message() const;

private:
    std::function<void()> act_;
};

}  // namespace gui
