#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "core/ask.h"
#include "core/table.h"
#include "gui/arrangement.h"

namespace gui {

/// What a canvas shows: the table as it lies there, the points of those who sit there, and what may be
/// chosen.
struct Picture {
    core::Table table;
    std::vector<int> totals{};            ///< one a seat, or empty
    std::vector<core::Choice> choices{};  ///< what may be chosen by its place, if it has one
    std::vector<std::string> about{};     ///< the places that the question is about, in their order
    std::string looked_at{};              ///< the token of the choice that is looked at before it is taken

    const core::Choice* choice(const std::string& token) const;
};

/// Draws any table. What can be chosen by its place is told when it is tapped; so is the entry that
/// put a thing there.
class Canvas : public wxWindow {
public:
    explicit Canvas(wxWindow* parent);

    void show(Picture picture);
    const Picture& picture() const { return picture_; }
    /// What may be chosen now: its places look like it.
    void offer(const core::Ask& ask);
    /// What the choice would mean is shown before it is taken; empty: none is looked at.
    void look_at(const std::string& token);

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
    void hover(const wxPoint& where);
    const Target* target_at(const wxPoint& where) const;

    Picture picture_;
    std::vector<Target> targets_;
    std::function<void(const std::string&)> place_told_;
    std::function<void(core::Seq)> entry_told_;
};

}  // namespace gui
