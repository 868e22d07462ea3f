#pragma once

#include <string>

#include "app/importing.h"
#include "gui/desk.h"

namespace gui {

/// What became of records that were taken in, with one sentence a file that was refused.
class TakenIn {
public:
    void add(const app::ImportedFile& file);

    /// The first match that is there now; empty: none of them is.
    const std::string& match() const { return match_; }
    void tell(Desk& desk, bool to_its_end = true) const;

private:
    int taken_ = 0;
    int known_ = 0;
    int refused_ = 0;
    std::string match_;
    wxString said_;
};

}  // namespace gui
