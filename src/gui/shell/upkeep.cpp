#include "gui/shell/upkeep.h"

#include <chrono>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int pause_ms = 15;
/// A program that stays open for days looks whether a new one began.
constexpr int rest_ms = 10 * 60 * 1000;
constexpr int watch_ms = 1000;
constexpr std::chrono::seconds short_rest{2};

}  // namespace

Upkeep::Upkeep(PageHost& host) : host_(host), could_write_(!host.database().read_only()) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go_on(); });
    count_anew();
    watch_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_after_the_file(); });
    watch_.Start(watch_ms);
}

void Upkeep::count_anew() {
    recount_.emplace(host_.database());
    timer_.Start(pause_ms);
}

/// Whoever finds that the file is gone says so or does not; here it is said in any case.
void Upkeep::look_after_the_file() {
    store::Database& database = host_.database();
    try {
        if (database.read_only()) {
            backup_.reset();
            if (database.try_again()) {
                count_anew();
            }
        } else if (!backup_ && database.is_unsettled() && database.rest() > short_rest) {
            database.settle();
        } else {
            database.must_be_in_place();
        }
    } catch (const store::Displaced&) {
        backup_.reset();
    }
    if (could_write_ == database.read_only()) {
        could_write_ = !could_write_;
        host_.say_whether_it_writes();
    }
}

void Upkeep::go_on() {
    try {
        if (!backup_tried_) {
            go_on_with_backup();
        } else if (recount_ && !recount_->over()) {
            go_on_recounting();
        } else {
            rest();
        }
    } catch (...) {
        rest();
        say(what_went_wrong(), Tone::caution);
    }
}

/// A backup that cannot be made hinders nothing else.
void Upkeep::go_on_with_backup() {
    try {
        if (!backup_) {
            backup_.emplace(host_.database());
            timer_.Start(pause_ms);
        } else {
            backup_->step();
        }
        backup_tried_ = backup_->over();
    } catch (...) {
        backup_tried_ = true;
        say(what_went_wrong(), Tone::caution);
    }
}

/// Says a thing once, and never in place of what somebody else said.
void Upkeep::say(const wxString& words, Tone tone, std::optional<Offer> offer) {
    const wxString shown = host_.message();
    if (words != said_ && (shown.empty() || shown == said_)) {
        host_.tell(words, tone, std::move(offer));
        said_ = words;
    }
}

void Upkeep::rest() {
    backup_.reset();
    backup_tried_ = false;
    recount_.reset();
    timer_.Start(rest_ms);
}

void Upkeep::go_on_recounting() {
    constexpr int few = 200;
    recount_->step();
    if (recount_->all() <= few) {
        return;
    }
    if (recount_->over()) {
        say(words(N_("All matches are counted anew.")));
    } else {
        say(words(N_("Counting all matches anew: {0} of {1}"), {recount_->done(), recount_->all()}),
            Tone::plain, Offer{words(N_("&Stop")), [this] { rest(); }});
    }
}

}  // namespace gui
