#pragma once

#include "gui/desk.h"
#include "gui/options.h"
#include "gui/page.h"

namespace gui {

/// Language, colours and size; each takes effect at once.
class Settings : public Page {
public:
    Settings(wxWindow* parent, Desk& desk);

    wxString heading() const override;
    void focus_first() override;

    Options& language() { return *language_; }

private:
    void take();

    Desk& desk_;
    Options* language_;
    Options* colours_;
    Options* size_;
};

}  // namespace gui
