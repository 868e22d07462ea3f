#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "core/reading.h"

namespace gui {

/// Why something is so: in words, by which rule, and the entries that it rests on, each of which leads there.
class Why : public wxPanel {
public:
    explicit Why(wxWindow* parent);

    struct Told {
        std::function<wxString(core::Seq)> line;  ///< what may be shown of an entry
        std::function<void(core::Seq)> go_to;
        std::function<void(std::string_view rule)> look_up;
        std::function<void()> closed;  ///< nothing: it stays
    };
    void tell(Told told);

    struct Asked {
        wxString about;  ///< what it is about: an entry, a number and whose it is
        wxString why;
        std::string rule{};  ///< empty: none
        std::vector<core::Seq> from{};
    };
    void put(const Asked& asked);
    /// Only these words: nothing was asked yet.
    void invite(const wxString& words);

private:
    void put_lines(const std::vector<core::Seq>& from);

    Told told_;
    std::string rule_;
};

/// What there is to say for an entry: its verdict, or of what was confirmed what had been presumed.
core::Verdict grounds_of(const core::Ruled& entry);

/// Of the verdict on an entry, as it may be told.
Why::Asked why_of(const core::Ruled& entry, const wxString& line);

}  // namespace gui
