#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <wx/fswatcher.h>
#include <wx/timer.h>

#include "app/club/look.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"

namespace gui {

/// Brings the database and the folder of its club up to date by itself, a little at a time, so that one can
/// do anything else: when something was entered, when the folder changed, and once a minute.
class ClubWatch {
public:
    /// `page`: what the window shows; its match is not changed, and it is told of news.
    ClubWatch(PageHost& host, std::function<Page*()> page);

    /// As soon as it can be.
    void look(bool write_anew = false);
    /// What others do not know yet is written, before the window closes.
    void give();
    /// What others wrote of a match, before it is opened.
    void read(const std::string& match);
    /// What is to be said of a match that was opened just now: who is at it elsewhere, and which way counts.
    void tell_of(const std::string& match);

private:
    std::string open_match() const;
    void look_at_once(app::ClubLook::How how);
    void go_on();
    void begin();
    bool is_time();
    void end();
    void tell(const app::ClubNews& news);
    bool tell_of_others(const app::ClubNews& news);
    void watch_folder();
    void say(const wxString& words, Tone tone = Tone::plain, std::optional<Offer> offer = {});

    PageHost& host_;
    std::function<Page*()> page_;
    wxTimer timer_;
    std::unique_ptr<wxFileSystemWatcher> watcher_;
    std::optional<app::ClubLook> look_;
    std::optional<app::ClubNews> untold_;
    std::size_t watched_ = 0;  ///< so many machines
    int ticks_ = 0;            ///< since the last look
    int soon_ = 0;             ///< ticks until the next look, because something changed; 0: nothing did
    bool write_anew_ = false;
    bool asked_ = false;     ///< somebody wants to know what came of it
    bool waits_ = false;     ///< nothing is written until somebody says so
    bool troubled_ = false;  ///< what was said is that the folder cannot be used
    std::string released_;   ///< a match that is open, and may be changed all the same
    wxString said_;
};

}  // namespace gui
