#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include "app/match/steps.h"
#include "gui/toolkit/icons.h"

namespace gui {

/// Where in a match one looks, and all the ways to go elsewhere: slider, buttons, keys, play-back.
class Stepping : public wxPanel {
public:
    explicit Stepping(wxWindow* parent);

    struct Callbacks {
        std::function<void(int step)> moved;
        std::function<void(const wxString&)> say;  ///< why a jump led nowhere; empty: nothing to say
    };
    /// `turn`: what a turn is called.
    void set_callbacks(Callbacks callbacks, std::string_view turn);

    /// The same place as before, as far as it is still there; nobody is told.
    void put(std::vector<app::Step> steps);
    /// −1: before the first entry; clamped.
    void go_to(int step);
    /// Where it looks already, nobody is told.
    void look_at(int step);

    int step() const { return step_; }
    int steps() const { return static_cast<int>(steps_.size()); }
    bool plays() const { return timer_.IsRunning(); }
    void play(bool plays);
    /// "round 2 · trick 4 · entry 37 of 120"
    wxString where(int step) const;

    bool key(const wxKeyEvent& event);
    void focus_first();

private:
    struct Way {
        std::string_view what;
        const char* name;
        const char* keys_back;
        const char* keys_on;
        std::function<void(app::Direction)> go;
        bool off_at_ends = true;  ///< grey where there is nothing to go to
    };
    void build_steps();
    void build_jumps();
    wxButton& add_button(wxPanel& panel, const std::string& name, Icon shape, const wxString& tip,
                         std::function<void()> act);
    void add_way(wxPanel& panel, const Way& way);
    void jump(bool app::Step::*kind, app::Direction to);
    void go_turn(app::Direction to);
    void go_round(app::Direction to);
    void go_entry(app::Direction to) { go_to(step_ + (to == app::Direction::on ? 1 : -1)); }
    void tick();
    void show_where();
    bool key_of_letter(int key, app::Direction to);
    int pause() const;

    Callbacks callbacks_;
    std::string_view turn_;
    std::vector<app::Step> steps_;
    int step_ = -1;
    bool has_rounds_ = false;
    wxTimer timer_;
    std::vector<wxWindow*> back_, on_;  ///< buttons that are grey at an end
};

}  // namespace gui
