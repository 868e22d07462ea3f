#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "gui/widgets/peek_button.h"

namespace gui {

/// One button a seat that knows more than the table: it looks as long as that is held.
class PeekButtons {
public:
    using Peek = std::function<void(std::optional<int> seat)>;
    PeekButtons(wxPanel& panel, Peek peek) : panel_(panel), peek_(std::move(peek)) {}

    /// `names`: of all seats. Where nobody knows more, no room is taken.
    void put(const std::vector<int>& seats, const std::vector<std::string>& names, bool shown);
    const std::vector<PeekButton*>& all() const { return buttons_; }

private:
    void make(const std::vector<std::string>& names);

    wxPanel& panel_;
    Peek peek_;
    std::vector<int> seats_;
    std::vector<PeekButton*> buttons_;
};

}  // namespace gui
