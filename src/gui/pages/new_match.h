#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <wx/checkbox.h>

#include "app/library/policy.h"
#include "app/words/alike.h"
#include "core/reading.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/widgets/options.h"
#include "gui/widgets/seating.h"

namespace gui {

/// What is settled before a match begins.
class NewMatch : public Page {
public:
    NewMatch(wxWindow* parent, PageHost& host, const std::optional<core::Header>& like);

    wxString heading() const override;
    void focus_first() override;
    bool leave_step() override;

    Seating& seating() { return *seating_; }
    void begin();

private:
    void put_games(std::string_view chosen);
    void put_rules();
    void put_house_rules(wxSizer& sizer);
    void choose_game(std::string_view id);
    void take_over(const core::Header& header);
    core::Header header() const;
    /// What still stands against beginning; empty: nothing.
    wxString missing() const;
    void say_missing();
    void take_known();
    void same_again();

    PageHost& host_;
    app::Likenesses likenesses_;
    std::optional<app::SimilarNames> alike_;
    const core::Game* game_ = nullptr;
    Options* games_ = nullptr;
    Seating* seating_ = nullptr;
    Options* level_ = nullptr;
    Options* policy_ = nullptr;
    std::map<std::string, wxCheckBox*> variants_;
    std::map<std::string, Options*> house_;
};

}  // namespace gui
