#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "app/editor/line_view.h"
#include "core/ask.h"
#include "gui/entry/changes.h"
#include "gui/entry/choice_grid.h"
#include "gui/entry/crumbs.h"

namespace gui {

/// Puts any question as large buttons: in a grid where the choices lie in one, else one after
/// another. Grey is what is impossible; what is illegal can be chosen, and looks like it.
class Pad : public wxPanel {
public:
    explicit Pad(wxWindow* parent);

    struct Callbacks {
        std::function<void(const app::LineAction&)> act;
        std::function<void()> leave;                              ///< no correction after all
        std::function<void(const std::string& token)> looked_at;  ///< a choice, before it is taken
    };
    void set_callbacks(Callbacks callbacks) { callbacks_ = std::move(callbacks); }

    /// What of the choices is on a picture that can be tapped: with all of them there, many need no buttons.
    enum class Picture { none, some, all };
    void show(const app::LineView& view, Picture picture);
    /// Nothing stays of choices that were shown before.
    void forget();

    /// How high the choices may be before they scroll.
    void limit_height(int most);
    int least_choices_height() const;
    int choices_height() const { return host_->IsShown() ? host_->GetMinSize().y : 0; }
    /// The width at which no row of choices need be broken, of all that were put so far: so that nothing
    /// jumps between the questions.
    int wished_width() const;
    /// The button of a choice, or nothing; for those who press it otherwise.
    wxButton* button_of(const std::string& token) const;
    /// The button that leads to lines of another kind.
    wxButton& other() const;

private:
    void hear();
    void put(const app::Prompt& prompt, Picture picture);
    void put_hint(const app::Prompt& prompt, Picture picture);
    void arrange(const app::Prompt& prompt);
    void preview(const app::Preview& preview);
    void rest(const wxString& why);
    void put_asides(const std::vector<core::Choice>& asides);
    void put_choices(core::Ask ask, Picture picture);
    void put_input(const app::Prompt& prompt);
    ChoiceGrid& grid_for(const core::Ask& ask);
    void fit_grid();
    void lie_anew();
    void make_room();
    int grid_room() const;

    Callbacks callbacks_;
    std::optional<Crumbs> crumbs_;
    Changes* changes_;
    wxPanel* asides_;
    wxScrolledWindow* host_;
    std::vector<ChoiceGrid*> grids_;        ///< the one used last is the last
    ChoiceGrid* grid_ = nullptr;            ///< the one that is shown
    core::Text question_;                   ///< that is shown
    std::vector<core::Text> said_;          ///< of the line so far
    std::vector<core::Arranged> proposed_;  ///< where pieces are put by one button
    int widest_ = 8;                        ///< columns
    int most_height_ = 400;
};

}  // namespace gui
