#include "gui/shell/club_watch.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <wx/filename.h>
#include <wx/log.h>

#include "app/club/club.h"
#include "core/text/failure.h"
#include "gui/toolkit/words.h"
#include "store/club/manifest.h"
#include "store/club/membership.h"

namespace gui {

namespace {

constexpr int step_ms = 20;
constexpr std::chrono::milliseconds part_of_a_frame{5};
constexpr int tick_ms = 1000;
constexpr int ticks_between_looks = 60;
/// Engines bring several files, one after another.
constexpr int ticks_after_a_change = 2;
/// An entry seldom comes alone.
constexpr int ticks_after_an_entry = 5;

}  // namespace

ClubWatch::ClubWatch(PageHost& host, std::function<Page*()> page)
    : host_(host), page_(std::move(page)), ticks_(ticks_between_looks - ticks_after_a_change) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go_on(); });
    timer_.Start(tick_ms);
}

std::string ClubWatch::open_match() const {
    const Page* page = page_();
    return page != nullptr ? page->match() : std::string();
}

void ClubWatch::look(bool write_anew) {
    write_anew_ = write_anew_ || write_anew;
    asked_ = true;
    waits_ = false;
    soon_ = 1;
}

/// Nobody waits for more than a few.
void ClubWatch::give() {
    constexpr int few = 50;
    look_.reset();
    const int due = store::Manifest(host_.database()).all_due();
    if (due > 0 && due <= few) {
        look_at_once({.only_gives = true});
    }
}

/// A look that is under way goes on later: it must not change what is opened now.
void ClubWatch::read(const std::string& match) {
    if (!match.empty()) {
        soon_ = look_ ? ticks_after_a_change : soon_;
        look_.reset();
        timer_.Start(tick_ms);
        look_at_once({.only = match});
    }
}

void ClubWatch::look_at_once(app::ClubLook::How how) {
    if (host_.database().read_only() || !store::Memberships(host_.database()).current()) {
        return;
    }
    try {
        app::ClubLook look(host_.database(), std::move(how));
        while (!look.over()) {
            look.step(part_of_a_frame);
        }
    } catch (const core::Failure&) {
        // The folder is not there now: that is said where it is looked at as a whole.
    }
}

/// That it went on in two ways comes first: who is at it elsewhere may be at the other one.
void ClubWatch::tell_of(const std::string& match) {
    if (match.empty()) {
        return;
    }
    const auto gone_on = app::gone_on_elsewhere(host_.database(), match);
    const auto ways = app::ways_of(host_.database(), match);
    if (!ways) {
        if (gone_on) {
            host_.tell(words(app::in_words(*gone_on)), Tone::caution);
            said_ = host_.message();
        }
        return;
    }
    if (ways->counts || host_.database().read_only()) {
        host_.tell(words(app::in_words(*ways)), Tone::plain,
                   Offer{words(N_("&Show the other way")),
                         [this, other = ways->others.front()] { host_.open_review(other); }});
    } else {
        host_.tell(words(app::in_words(*ways)), Tone::caution,
                   Offer{words(N_("&Let this way count")), [this, match] {
                             app::let_count(host_.database(), match);
                             tell_of(match);
                         }});
    }
    said_ = host_.message();
}

void ClubWatch::go_on() {
    try {
        if (const auto news = std::exchange(untold_, {})) {
            tell(*news);
        } else if (look_) {
            look_->step(part_of_a_frame);
            if (look_->over()) {
                end();
            }
        } else if (is_time()) {
            begin();
        }
    } catch (...) {
        look_.reset();
        ticks_ = 0;
        timer_.Start(tick_ms);
        say(what_went_wrong(), Tone::caution);
        troubled_ = true;
    }
}

bool ClubWatch::is_time() {
    ++ticks_;
    const store::Database& database = host_.database();
    if (database.read_only() || !store::Memberships(database).current()) {
        watcher_.reset();
        return false;
    }
    const bool entered =
        !waits_ && ticks_ % ticks_after_an_entry == 0 && store::Manifest(database).all_due() > 0;
    return (soon_ > 0 && --soon_ == 0) || (soon_ == 0 && entered) || ticks_ >= ticks_between_looks;
}

void ClubWatch::begin() {
    look_.emplace(
        host_.database(),
        app::ClubLook::How{
            .held = [this](const std::string& match) { return match == open_match() && match != released_; },
            .write_anew = std::exchange(write_anew_, false)});
    timer_.Start(step_ms);
}

void ClubWatch::end() {
    const app::ClubNews news = look_->news();
    look_.reset();
    ticks_ = 0;
    waits_ = news.missing > 0;
    timer_.Start(tick_ms);
    watch_folder();
    if (const std::string match = std::exchange(released_, {}); !match.empty() && match == open_match()) {
        host_.open_table(match);
        return;
    }
    if (troubled_ && host_.message() == said_) {
        host_.tell({});
    }
    troubled_ = false;
    if (Page* const page = page_(); page != nullptr) {
        page->take_news(news.changed_here() || news.given + news.told > 0);
    }
    untold_ = news;  // after lists are built anew, which takes away what is said
}

/// Of a match that is open only what is about it: nothing else stands in the way.
void ClubWatch::tell(const app::ClubNews& news) {
    const bool asked = std::exchange(asked_, false);
    const std::string open = open_match();
    if (std::ranges::find(news.waiting, open) != news.waiting.end()) {
        say(words(N_("Another machine went on with this match. What was entered there waits until you leave "
                     "it.")),
            Tone::caution, Offer{words(N_("&Take it in now")), [this, open] {
                                     released_ = open;
                                     look();
                                 }});
    } else if (!open.empty() && std::ranges::find(news.apart, open) != news.apart.end()) {
        tell_of(open);
    } else if (open.empty() && !tell_of_others(news) && asked) {
        host_.tell(words(N_("The folder of the club and your matches are up to date.")));
    }
}

/// Answers whether there was anything to be told.
bool ClubWatch::tell_of_others(const app::ClubNews& news) {
    if (news.missing > 0) {
        say(words(NN_("{0} file of this machine is gone from the club's folder, or damaged.",
                      "{0} files of this machine are gone from the club's folder, or damaged."),
                  {news.missing}),
            Tone::caution, Offer{words(N_("&Write anew")), [this] { look(true); }});
    } else if (!news.wrong.empty()) {
        say(words(N_("A file of the club cannot be read: {0}: {1}"),
                  {news.wrong.front().path, news.wrong.front().why}),
            Tone::caution);
    } else if (!news.apart.empty()) {
        say(words(N_("A match went on at two machines; both ways are kept.")), Tone::caution,
            Offer{words(N_("&Show")), [this, match = news.apart.front()] { host_.open_review(match); }});
    } else if (news.stored + news.longer > 0) {
        say(words(NN_("News of {0} match came from the club.", "News of {0} matches came from the club."),
                  {news.stored + news.longer}),
            Tone::plain, Offer{words(N_("&Show")), [this] { host_.open_history(); }});
    } else {
        return false;
    }
    return true;
}

void ClubWatch::watch_folder() {
    const store::Memberships memberships(host_.database());
    const auto membership = memberships.current();
    const auto machines = memberships.machines();
    if (!membership || (watcher_ && watched_ == machines.size())) {
        return;
    }
    watched_ = machines.size();
    const wxLogNull no_words;  // where nothing can be watched, once a minute is enough
    watcher_ = std::make_unique<wxFileSystemWatcher>();
    const auto watch = [&](const std::filesystem::path& folder) {
        watcher_->Add(wxFileName::DirName(exact(folder.string())),
                      wxFSW_EVENT_CREATE | wxFSW_EVENT_RENAME | wxFSW_EVENT_MODIFY | wxFSW_EVENT_DELETE);
    };
    watch(membership->folder);
    for (const store::Machine& machine : machines) {
        if (machine.id != membership->machine) {
            watch(membership->folder / machine.id);
        }
    }
    watcher_->Bind(wxEVT_FSWATCHER, [this](wxFileSystemWatcherEvent&) { soon_ = ticks_after_a_change; });
}

/// Says a thing once, and never in place of what somebody else said.
void ClubWatch::say(const wxString& words, Tone tone, std::optional<Offer> offer) {
    const wxString shown = host_.message();
    if (words != said_ && (shown.empty() || shown == said_)) {
        host_.tell(words, tone, std::move(offer));
        said_ = words;
    }
}

}  // namespace gui
