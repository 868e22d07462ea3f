#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "app/editor/line_view.h"

namespace gui {

/// For those who type: completes what is begun, says what it will stand for, and keeps the words
/// when they are refused.
class EntryLine : public wxPanel {
public:
    explicit EntryLine(wxWindow* parent);

    struct Callbacks {
        std::function<void(const app::LineAction&)> act;
        /// What may stand in place of the words so far.
        std::function<std::vector<std::string>(const std::string&)> completions;
    };
    void set_callbacks(Callbacks callbacks);

    /// The words and what they mean. Refused ones stay to be corrected: whoever types on at once adds to
    /// them, so that no later entry slips into the place of this one; after a pause what is typed takes their
    /// place.
    void show(const app::LineView& view);
    /// As if they were typed.
    void put(const std::string& words);
    void focus();
    /// A key pressed elsewhere begins a line here.
    void begin_with(wxUniChar key);
    wxString words() const;

private:
    Callbacks callbacks_;
    wxTimer pause_;
    int refusal_ = 0;  ///< the number of the notice that said it last
};

}  // namespace gui
