#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>

#include "core/ask.h"

class wxFlexGridSizer;

namespace gui {

/// The buttons of one set of choices: in a grid where they lie in one, else one after another. They stay the
/// same while only verdicts change.
class ChoiceGrid : public wxPanel {
public:
    struct Callbacks {
        std::function<void(const std::string& token)> chosen;
        std::function<void(const std::string& token)> looked_at;  ///< before it is chosen; empty: none is
    };
    ChoiceGrid(wxWindow* parent, const core::Ask& ask, Callbacks callbacks);

    /// Whether its buttons are those of the choices.
    bool fits(const core::Ask& ask) const;
    /// Puts the words and verdicts of the choices on the buttons.
    void dress_all(const core::Ask& ask);
    void lay_out(int width, int height);
    /// Whether it is laid out as that room wants it.
    bool lies_well(int width, int height) const;
    wxButton* button_of(const std::string& token) const;

private:
    void add_button(std::size_t i);
    void dress_choice(std::size_t i);
    void lay_grid(wxSizer& rows, int width);
    wxWindow* heading(std::size_t row);
    int widest_heading() const;
    int pip_width() const;
    int per_line(int width) const;
    int row_height(int width, int height) const;
    void show_tip(std::size_t i, const wxPoint& pointer);
    bool is_grid() const { return !ask_.rows.empty() && !ask_.columns.empty(); }

    Callbacks callbacks_;
    core::Ask ask_;
    std::vector<wxButton*> buttons_;
    std::vector<std::string> styles_;
    std::vector<wxString> told_of_;
    std::vector<wxString> tips_;  ///< shown once the pointer has moved there
    wxPoint dressed_at_;          ///< where the pointer was when the choices came
    std::vector<wxWindow*> headings_;
    bool rows_of_one_hue_;
    int heading_width_ = 0;
    int laid_per_line_ = 0;  ///< 0: not laid out yet
    int laid_height_ = 0;    ///< of a row
};

}  // namespace gui
