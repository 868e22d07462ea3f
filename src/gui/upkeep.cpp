#include "gui/upkeep.h"

#include "gui/words.h"

namespace gui {

namespace {

constexpr int pause_ms = 15;
/// A program that stays open for days looks whether a new one began.
constexpr int rest_ms = 10 * 60 * 1000;

}  // namespace

Upkeep::Upkeep(Desk& desk) : desk_(desk) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go_on(); });
    recount_.emplace(desk_.database());
    timer_.Start(pause_ms);
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
            backup_.emplace(desk_.database());
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
    const wxString told = desk_.told();
    if (words != said_ && (told.empty() || told == said_)) {
        desk_.tell(words, tone, std::move(offer));
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
