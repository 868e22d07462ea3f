#pragma once

#include <memory>
#include <optional>
#include <string>

#include <wx/app.h>

#include "gui/host/preferences.h"
#include "gui/shell/frame.h"
#include "gui/shell/single_instance.h"

namespace gui {

/// The program: reads the command line, opens the database, shows the window.
class Program : public wxApp {
public:
    bool OnInit() override;
    int OnRun() override;
    int OnExit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override;

private:
    void show(const std::filesystem::path& file);
    void listen();
    static bool offers_backup(const std::filesystem::path& file, const wxString& trouble);

    std::optional<Preferences> preferences_;
    Frame* frame_ = nullptr;
    std::optional<Listening> listening_;
    bool handed_over_ = false;
    bool board_ = false;
    std::string database_, language_, match_;
    std::vector<std::filesystem::path> records_;
};

}  // namespace gui
