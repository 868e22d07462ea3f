#pragma once

#include "gui/host/desk.h"
#include "gui/host/page.h"
#include "store/matches/history.h"

namespace gui {

/// Where the program begins: the open match first, a new one, the latest ones.
class Home : public Page {
public:
    Home(wxWindow* parent, Desk& desk);

    wxString heading() const override { return {}; }
    void focus_first() override;

private:
    void put_resume();
    void put_again();
    void put_latest();

    Desk& desk_;
    std::optional<store::Listed> open_;
};

}  // namespace gui
