#pragma once

#include <filesystem>
#include <initializer_list>

#include <wx/panel.h>

#include "gui/host/page_host.h"

namespace gui {

/// The club that the matches are part of: how it is, or how to join or begin one.
class ClubPanel : public wxPanel {
public:
    ClubPanel(wxWindow* parent, PageHost& host);

    /// Says how the club is now.
    void render();
    /// Joins the club that lies there, or offers to begin one.
    void choose(const std::filesystem::path& folder);
    void begin();

private:
    void show_parts(std::initializer_list<const char*> parts);
    void attempt(const std::function<void()>& act);

    PageHost& host_;
    std::filesystem::path folder_;  ///< where one may be begun
};

}  // namespace gui
