#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "core/scores.h"
#include "core/table.h"
#include "gui/arrangement.h"

namespace gui {

/// What a canvas shows: the table as it lies there, and the points of those who sit there.
struct Picture {
    core::Table table;
    std::vector<int> totals;  ///< one a seat, or empty
};

/// Draws any table. What can be chosen by its place is told when it is tapped; so is the entry that
/// put a thing there.
class Canvas : public wxWindow {
public:
    explicit Canvas(wxWindow* parent);

    void show(Picture picture);
    const Picture& picture() const { return picture_; }

    void on_place(std::function<void(const std::string&)> told) { place_told_ = std::move(told); }
    void on_entry(std::function<void(core::Seq)> told) { entry_told_ = std::move(told); }

    /// The picture in words, line by line, for those who do not see it.
    wxString spoken() const;

private:
    struct Target {
        Box box;
        std::string place;
        core::Seq seq;
    };

    void paint();
    void tap(const wxPoint& where);

    Picture picture_;
    std::vector<Target> targets_;
    std::function<void(const std::string&)> place_told_;
    std::function<void(core::Seq)> entry_told_;
};

}  // namespace gui
