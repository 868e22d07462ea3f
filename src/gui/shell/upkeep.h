#pragma once

#include <optional>

#include <wx/timer.h>

#include "app/derive/recount.h"
#include "gui/host/page_host.h"
#include "store/backup/backups.h"

namespace gui {

/// What the program does by itself, a little at a time, while one can do anything else: today's backup first;
/// then, after an update of the rules or when the program was killed, results are derived anew. Every second
/// it looks whether the database is where it was, whether it can be written again, and after a short rest
/// brings all that was entered into the one file.
class Upkeep {
public:
    explicit Upkeep(PageHost& host);

    /// Derives anew what is stale now.
    void count_anew();

private:
    void go_on();
    void look_after_the_file();
    void go_on_with_backup();
    void go_on_recounting();
    void say(const wxString& words, Tone tone = Tone::plain, std::optional<Offer> offer = {});
    void rest();

    PageHost& host_;
    wxTimer timer_;
    wxTimer watch_;
    std::optional<store::DailyBackup> backup_;  ///< from when it was looked for until all is done
    bool backup_tried_ = false;
    bool could_write_;                     ///< when it was last looked
    std::optional<app::Recount> recount_;  ///< while it goes on
    wxString said_;
};

}  // namespace gui
