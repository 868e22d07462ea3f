#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "core/ask.h"
#include "core/table.h"
#include "gui/draw/painter.h"
#include "gui/picture/arrangement.h"

namespace gui {

/// What a canvas shows: the table as it lies there, the points of those who sit there, and what may be
/// chosen.
struct Picture {
    core::Table table;
    std::vector<int> totals{};               ///< one a seat, or empty
    std::vector<core::Choice> choices{};     ///< what may be chosen by its place, if it has one
    std::vector<std::string> about{};        ///< the places that the question is about, in their order
    std::string looked_at{};                 ///< the token of the choice that is looked at before it is taken
    std::vector<core::Goal> goals{};         ///< places that several tokens lead to
    bool shows_goals = true;                 ///< they look like it; else they look as any other choice
    std::vector<std::string> way{};          ///< the places that were chosen so far, in their order
    std::vector<core::Arranged> arranged{};  ///< pieces that can be put elsewhere
    std::string picked{};                    ///< the one of them that is about to be
    std::string cursor{};                    ///< the place that the keyboard is at; empty: it is not here
    std::optional<core::Text> notice{};      ///< stands above all else

    const core::Choice* choice(const std::string& token) const;
    /// The choice that is made by tapping a place, or the piece that stands there.
    const core::Choice* choice_at(const std::string& place, const std::string& piece) const;
    const core::Choice* choice_at(const core::Place& place) const;
    /// More than one step away: what leads there is taken, not what would be chosen there at once.
    const core::Goal* goal_at(const std::string& place) const;
    const core::Arranged* arranged_at(const std::string& place) const;
    const core::Arranged* piece(const std::string& name) const;
};

/// Draws any table. What can be chosen by its place is told when it is tapped; so is the entry that
/// put a thing there. The arrow keys walk over the places, Space and Enter tap.
class Canvas : public wxWindow {
public:
    explicit Canvas(wxWindow* parent);

    struct Callbacks {
        std::function<void(const core::Choice&)> chosen;
        std::function<void(const core::Goal&)> led_to;
        std::function<void(const std::string& place)>
            beside;  ///< spaces are asked for, and this is none of them
        std::function<void(core::Seq)> entry;
        std::function<void()> arranged;  ///< a piece was put elsewhere
    };
    void set_callbacks(Callbacks callbacks) { callbacks_ = std::move(callbacks); }

    /// As long as it lives nothing is painted: what changes several times is painted once.
    class Still {
    public:
        explicit Still(Canvas& canvas) : canvas_(canvas) { canvas_.still_ = true; }
        ~Still() {
            canvas_.still_ = false;
            canvas_.repaint();
        }
        Still(const Still&) = delete;
        Still& operator=(const Still&) = delete;

    private:
        Canvas& canvas_;
    };

    /// For those who sit around the table, in looks and a language of their own; empty: that in force.
    struct FromAfar {
        Theme looks;
        std::string language;
    };
    void show_from_afar(FromAfar afar);

    void show(Picture picture);
    const Picture& picture() const { return picture_; }
    /// What may be chosen now: its places look like it. `way`: the places that were chosen before.
    void offer(const core::Ask& ask, std::vector<std::string> way = {}, bool show_goals = true);
    /// Whether it shows a board of tiles and pieces: then it is tapped more than it is looked at.
    bool is_tapped() const;
    /// Whether racks are on it, which are tapped now and then.
    bool has_racks() const;
    /// Whether each choice is a space of a board of tiles and pieces, where it is tapped.
    bool takes_all(const core::Ask& ask) const;
    /// What the choice would mean is shown before it is taken; empty: none is looked at.
    void look_at(const std::string& token);
    /// Where a place lies; empty if it does not.
    Box box_of(const std::string& place);

    /// The same picture elsewhere.
    void paint_on(Painter& painter) const { draw(painter, lay()); }

    /// The picture in words, line by line, for those who do not see it.
    wxString spoken() const;
    /// What lies at a place.
    wxString spoken_at(const std::string& token) const;

private:
    wxString spoken_at(const core::Zone& zone, const core::Place& place) const;

    struct Target {
        Box box;
        std::string place;
        std::string piece;  ///< the name of what stands there
        core::Seq seq;
    };

    const Theme& looks() const { return afar_ ? afar_->looks : theme(); }
    std::string_view language() const { return afar_ ? std::string_view(afar_->language) : ""; }
    Arrangement lay() const;
    void aim(const Arrangement& all);
    void aim_if_needed();
    void draw(Painter& painter, const Arrangement& all) const;
    void paint();
    void repaint();
    void keep(std::vector<Thing> things, const wxRegion& painted);
    void press(const wxPoint& where);
    void release(const wxPoint& where);
    void hover(const wxPoint& where);
    void tap(const Target& target);
    bool press_key(int key);
    void walk(int dx, int dy);
    void put_picked(const std::string& place);
    void drop();
    const Target* target_at(const wxPoint& where);
    const Target* target_of(const std::string& place) const;

    Picture picture_;
    std::optional<FromAfar> afar_;
    Sprites sprites_;
    std::vector<Thing> things_;  ///< that are on the screen
    std::vector<Target> targets_;
    bool aimed_ = false;  ///< at what is shown now
    bool still_ = false;
    Callbacks callbacks_;
    bool asks_for_space_ = false;
    bool drags_ = false;
    wxPoint dragged_to_;
};

}  // namespace gui
