#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <wx/combobox.h>
#include <wx/panel.h>

class wxButton;

namespace gui {

/// Who plays, in the order of the seats: names complete from the roster, and move up and down.
class Seating : public wxPanel {
public:
    /// With these names, once it is told how many may sit.
    Seating(wxWindow* parent, std::vector<std::string> roster, std::vector<std::string> names);

    void put(const std::vector<std::string>& names);
    /// Empty rows left out, blanks around names too.
    std::vector<std::string> names() const;
    /// At most so many rows.
    void limit(int fewest, int most);
    void on_change(std::function<void()> callback) { on_change_ = std::move(callback); }
    /// Enter was pressed in the last row.
    void on_done(std::function<void()> done) { on_done_ = std::move(done); }
    wxComboBox* field(std::size_t row) const { return fields_.at(row); }
    /// The first row without a name.
    void focus_first();
    /// A name that is being changed is what it was; answers false where none is.
    bool leave_step();

private:
    void build();
    wxComboBox* add_field(std::size_t row, const wxArrayString& choices);
    void add_buttons(wxSizer& line, std::size_t row);
    void go_to(std::size_t row);
    void swap(std::size_t row, std::size_t other);
    void add_known(const std::string& name);
    void put_known();
    void changed();

    std::vector<std::string> roster_;
    std::vector<std::string> values_;
    std::vector<wxComboBox*> fields_;
    std::pair<std::size_t, std::string> edited_;  ///< the row that the keyboard came to, and its name then
    wxPanel* known_;
    int fewest_ = 2;
    int most_ = 5;
    std::function<void()> on_change_, on_done_;
};

}  // namespace gui
