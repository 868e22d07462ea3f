#pragma once

#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/pages/backup_list.h"
#include "gui/pages/club_panel.h"
#include "gui/pages/copy_form.h"
#include "gui/widgets/options.h"

namespace gui {

/// Language, colours and size, and how the copies of games look; each takes effect at once. And the backups.
class Settings : public Page {
public:
    Settings(wxWindow* parent, PageHost& host);

    wxString heading() const override;
    void focus_first() override;
    void take_news(bool /*changed*/) override { club_->render(); }

    Options& language() { return *language_; }
    Options& board_colours() { return *board_colours_; }
    Options& board_language() { return *board_language_; }
    Options& thinking() { return *thinking_; }
    CopyForm& copies() { return *copies_; }
    ClubPanel& club() { return *club_; }
    BackupList& backups() { return *backups_; }

private:
    void take();
    void put_board();
    void put_thinking();
    void put_copies();

    PageHost& host_;
    Options* language_;
    Options* colours_;
    Options* size_;
    Options* board_colours_;
    Options* board_language_;
    Options* thinking_;
    CopyForm* copies_;
    ClubPanel* club_;
    BackupList* backups_;
};

}  // namespace gui
