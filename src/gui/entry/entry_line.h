#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

namespace gui {

/// For those who type: completes what is begun, says what it will stand for, and keeps the words
/// when they are refused.
class EntryLine : public wxPanel {
public:
    explicit EntryLine(wxWindow* parent);

    struct Told {
        std::function<void(const std::string&)> entered;  ///< without words too
        /// What may stand in place of the words so far.
        std::function<std::vector<std::string>(const std::string&)> completions;
        /// What the words would be entered as; empty where that is not known.
        std::function<wxString(const std::string&)> meaning;
    };
    void tell(Told told);

    void put(const std::string& words);
    void clear();
    /// The words stay to be corrected. Whoever types on at once adds to them, so that no later entry slips
    /// into the place of this one; after a pause what is typed takes their place.
    void refuse();
    void focus();
    /// A key pressed elsewhere begins a line here.
    void begin_with(wxUniChar key);
    wxString words() const;

private:
    Told told_;
    wxTimer pause_;
};

}  // namespace gui
