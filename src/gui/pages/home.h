#pragma once

#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "store/matches/history.h"

namespace gui {

/// Where the program begins: the open match first, a new one, the latest ones.
class Home : public Page {
public:
    Home(wxWindow* parent, PageHost& host);

    wxString heading() const override { return {}; }
    void focus_first() override;
    void take_news(bool changed) override {
        if (changed) {
            host_.open_home();
        }
    }

private:
    void put_resume();
    void put_again();
    void put_latest();
    void put_games();

    PageHost& host_;
    std::optional<store::Listed> open_;
};

}  // namespace gui
