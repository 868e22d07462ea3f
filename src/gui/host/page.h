#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <wx/panel.h>

namespace app {
struct BoardView;
}

class wxMenu;

namespace gui {

/// The least width of a bar's heading, at standard size: its end gives way to what stands beside it.
inline constexpr int shortest_heading = 80;

/// What fills the window at a time; where that is too small for it, the window scrolls it as a whole.
class Page : public wxPanel {
public:
    /// Stands in the window's bar.
    virtual wxString heading() const = 0;
    /// The game that it is about; empty: none, or all.
    virtual std::string_view game() const { return {}; }
    /// The match that it is about; empty: none. Nothing changes it from elsewhere meanwhile.
    virtual std::string match() const { return {}; }
    /// The folder of the club was looked at. `changed`: what the page lists may be another thing now.
    virtual void take_news(bool /*changed*/) {}
    /// Whether the page brings the window's bar itself, with what it needs there.
    virtual bool has_own_bar() const { return false; }
    /// A key that no control took; answers whether the page did.
    virtual bool key(const wxKeyEvent&) { return false; }
    /// Esc: one step out of what is under way; answers false where there is nothing to leave.
    virtual bool leave_step() { return false; }
    /// A line that was begun there and not entered yet.
    struct Begun {
        std::string match, line;
    };
    virtual Begun begun() const { return {}; }
    /// Goes on with it if it is of the same match.
    virtual void go_on(const Begun&) {}
    /// What everybody at the table may see of it, if that is a match that is entered.
    virtual std::optional<app::BoardView> board() const;
    /// What the window's menu has of this page besides.
    virtual void add_to_menu(wxMenu&) {}
    /// Where the keyboard begins.
    virtual void focus_first() {}

    bool Layout() override;

protected:
    /// The height that its parts need to be of use.
    virtual int least_height() const;

private:
    void ask_for_room();

    bool asks_ = false;
};

}  // namespace gui
