#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "core/ask.h"
#include "gui/entry/changes.h"
#include "gui/entry/line.h"
#include "gui/entry/sheet.h"

namespace gui {

/// Puts any question as large buttons: in a grid where the choices lie in one, else one after
/// another. Grey is what is impossible; what is illegal can be chosen, and looks like it.
class Pad : public wxPanel {
public:
    explicit Pad(wxWindow* parent);

    /// What may be done with the line that is in the making.
    struct Told {
        std::function<void(const std::string& token)> chosen;
        std::function<void(std::size_t count)> keep;              ///< back to the first tokens
        std::function<void(const std::string& word)> aside;       ///< a line that begins with this word
        std::function<void(const std::string& token)> looked_at;  ///< before it is chosen
        std::function<void()> other;                              ///< a line of another kind
        std::function<void()> finish;                             ///< the line is whole
        std::function<void()> stand;                              ///< the pieces stand as they are shown
        std::function<void()> propose;                            ///< they are shown as proposed
        std::function<void()> leave;                              ///< no correction after all
        std::function<void()> confirm;                            ///< the correction is to be kept
    };
    void tell(Told told) { told_ = std::move(told); }

    /// `on_picture`: all choices can be tapped there, so that many of them need no buttons.
    void put(const Line& line, bool on_picture = false);
    /// The same question, with what is known of its choices now.
    void judge(const core::Ask& ask, bool on_picture) {
        put_choices(ask, on_picture);
        Layout();
    }
    /// Nothing stays of choices that were shown before.
    void forget();
    /// Another sentence below the question; empty: none. The next `put` takes it away.
    void hint(const wxString& what, bool alarm = false);
    /// The pieces are put on the picture, not here: only what is said of it. `as_proposed`: there is nothing
    /// to go back to.
    void arrange(const Line& line, const wxString& how, bool as_proposed);
    /// Words above all else while an entry is corrected; empty: none is.
    void correcting(const wxString& what);
    /// What a correction would change, before it is kept.
    void preview(const app::Preview& preview);
    /// Nothing can be entered: only these words.
    void rest(const wxString& why);

    /// How high the choices may be before they scroll.
    void limit_height(int most);
    /// Whether the line in the making is whole, and can be entered.
    bool can_finish() const;
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
    wxButton* make_crumb(const wxString& label, const std::string& style, const wxString& name,
                         const wxString& tip);
    wxWindow* crumb_of(const wxString& label);
    std::size_t place_of(const wxWindow& crumb) const;
    void lay_aside(wxWindow* crumb);
    void put_crumbs(const Line& line);
    void fit_crumbs();
    void put_asides(const std::vector<core::Choice>& asides);
    void put_choices(core::Ask ask, bool on_picture);
    void put_input(const Line& line);
    Sheet& sheet_for(const core::Ask& ask);
    void fit_sheet();
    void lie_anew();
    void make_room();
    int sheet_room() const;

    Told told_;
    wxPanel* crumbs_;
    std::vector<wxWindow*> spare_crumbs_;  ///< that lie aside, the latest last
    Changes* changes_;
    wxPanel* asides_;
    wxScrolledWindow* host_;
    std::vector<Sheet*> sheets_;  ///< the one used last is the last
    Sheet* sheet_ = nullptr;      ///< the one that is shown
    int widest_ = 8;              ///< columns
    int most_height_ = 400;
};

}  // namespace gui
