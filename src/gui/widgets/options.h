#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace gui {

/// One of several, as buttons beside each other; what the chosen one means stands below.
class Options : public wxPanel {
public:
    struct Option {
        wxString label, meaning;
    };

    explicit Options(wxWindow* parent);

    void put(const std::vector<Option>& options, std::size_t chosen);
    void choose(std::size_t chosen);
    std::size_t chosen() const { return chosen_; }
    void on_change(std::function<void()> callback) { on_change_ = std::move(callback); }
    wxToggleButton* button(std::size_t option) const { return buttons_.at(option); }

private:
    std::vector<Option> options_;
    std::vector<wxToggleButton*> buttons_;
    wxStaticText* meaning_;
    std::size_t chosen_ = 0;
    std::function<void()> on_change_;
};

}  // namespace gui
