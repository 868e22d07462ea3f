#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <wx/dataview.h>

#include "core/verdict.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"

namespace gui {

/// Every rule there is, in our own words; a verdict leads here.
class Rules : public Page {
public:
    /// Opens it at a rule, or, where that ends with a stroke, at the first of those that begin so.
    Rules(wxWindow* parent, std::string_view rule);

    wxString heading() const override;
    void focus_first() override;
    bool leave_step() override;

    int shown_rules() const { return static_cast<int>(listed_.size()); }
    wxString shown_title() const;

private:
    struct Known {
        const core::Rule* rule;
        std::string_view game;  ///< empty: rules of every game
    };

    void fill();
    void choose(std::string_view rule);
    void put(const Known& known);
    void put_nothing();

    std::vector<Known> all_, listed_;
    wxDataViewListCtrl* list_;
};

}  // namespace gui
