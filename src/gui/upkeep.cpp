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
        if (!backup_) {
            backup_.emplace(desk_.database());
            timer_.Start(pause_ms);
        } else if (!backup_->over()) {
            backup_->step();
        } else if (recount_ && !recount_->over()) {
            go_on_recounting();
        } else {
            rest();
        }
    } catch (...) {
        rest();
        desk_.tell(what_went_wrong(), Tone::caution);
    }
}

void Upkeep::rest() {
    backup_.reset();
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
        desk_.tell(words(N_("All matches are counted anew.")));
    } else {
        desk_.tell(words(N_("Counting all matches anew: {0} of {1}"), {recount_->done(), recount_->all()}),
                   Tone::plain, Offer{words(N_("&Stop")), [this] { rest(); }});
    }
}

}  // namespace gui
