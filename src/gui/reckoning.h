#pragma once

#include <functional>

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "core/scores.h"

class wxFlexGridSizer;

namespace gui {

/// The reckoning of a round or of the match, line by line as the table would count it. Every number
/// can be asked why.
class Reckoning : public wxPanel {
public:
    explicit Reckoning(wxWindow* parent);

    void on_done(std::function<void()> told) { done_ = std::move(told); }
    /// Shows this round (from 0), or the whole match for one past the last.
    void show(const core::Scores& scores, std::size_t round);

private:
    void put_tabs();
    void put_round(const core::Reckoning& round);
    void put_match();
    void add_words(const wxString& text, const std::string& style);
    wxFlexGridSizer* begin_grid();
    void add_amount(wxFlexGridSizer& grid, int points, const wxString& why, bool total);

    std::function<void()> done_;
    core::Scores scores_;
    std::size_t round_ = 0;
    wxScrolledWindow* sheet_;
};

}  // namespace gui
