#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/exchange/import_files.h"
#include "gui/host/page_host.h"

namespace gui {

/// What became of records that were taken in, with one sentence a file that was refused.
class ImportSummary {
public:
    void add(const app::ImportedFile& file);

    /// The first match that is there now; empty: none of them is.
    const std::string& match() const { return match_; }
    void tell(PageHost& host) const;

private:
    friend ImportSummary import_into(wxWindow& parent, store::Database& database,
                                     const std::vector<std::filesystem::path>& files);

    int taken_ = 0;
    int known_ = 0;
    int refused_ = 0;
    int alike_ = 0;  ///< look like another match
    std::string match_;
    bool to_its_end_ = true;
    wxString said_;
};

/// Stores records, files and folders of them; shows how far it is, and can be stopped.
ImportSummary import_into(wxWindow& parent, store::Database& database,
                          const std::vector<std::filesystem::path>& files);

}  // namespace gui
