#pragma once

#include <memory>
#include <optional>
#include <string>

#include <wx/app.h>

#include "gui/frame.h"
#include "gui/preferences.h"

namespace gui {

/// The program: reads the command line, opens the database, shows the window.
class Program : public wxApp {
public:
    bool OnInit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override;

private:
    void show(const std::filesystem::path& file);
    static bool offers_backup(const std::filesystem::path& file, const wxString& trouble);

    std::optional<Preferences> preferences_;
    Frame* frame_ = nullptr;
    std::string database_, language_, match_;
    std::vector<std::filesystem::path> records_;
};

}  // namespace gui
