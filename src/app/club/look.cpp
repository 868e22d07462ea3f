#include "app/club/look.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "app/club/folder.h"
#include "app/club/giving.h"
#include "app/club/taking.h"
#include "core/text/failure.h"
#include "store/club/manifest.h"
#include "store/club/membership.h"
#include "store/club/sayings.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

store::Membership membership_of(const store::Database& database) {
    const auto membership = store::Memberships(database).current();
    if (!membership) {
        throw core::Failure({N_("This database is part of no club."), {}});
    }
    return *membership;
}

void must_be_its_club(const store::Membership& membership) {
    const auto head = read_head_of_club(membership.folder);
    if (!head) {
        throw core::Failure({N_("In {0} lies no club."), {membership.folder.string()}});
    }
    if (head->id != membership.club) {
        throw core::Failure(
            {N_("In {0} lies another club than the one of this database."), {membership.folder.string()}});
    }
}

}  // namespace

/// The files of this machine first; then what was said here, before anything takes its place; then what comes
/// from the others is made so, and what they do not know is given.
class ClubLook::Looking {
public:
    Looking(store::Database& database, How how)
        : database_(database),
          how_(std::move(how)),
          membership_(membership_of(database)),
          taking_(database, membership_.folder, how_.held, news_),
          manifest_(database) {
        must_be_its_club(membership_);
        if (!membership_.version.empty() && membership_.version != PFIFF_VERSION) {
            manifest_.read_again();
        }
        machines_ = machines_in(membership_.folder);
        if (how_.only.empty()) {
            phase_ = Phase::own;
            walk_.emplace(membership_.folder, machines_of(true));
        } else {
            phase_ = Phase::others;
            walk_.emplace(membership_.folder, machines_of(false), how_.only);
        }
    }

    bool is_over() const { return phase_ == Phase::over; }
    int files() const { return files_; }
    const ClubNews& news() const { return news_; }

    void step(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        store::Transaction transaction(database_);
        do {
            go_on();
        } while (!is_over() && std::chrono::steady_clock::now() < end);
        transaction.commit();
    }

private:
    enum class Phase { own, say, others, make_so, give, over };

    void go_on() {
        switch (phase_) {
            case Phase::own:
                if (!walk()) {
                    end_own();
                }
                break;
            case Phase::say:
                say();
                break;
            case Phase::others:
                if (!walk()) {
                    end_others();
                }
                break;
            case Phase::make_so:
                make_so();
                break;
            case Phase::give:
                if (!giving_->give_matches()) {
                    giving_->give_machine();
                    phase_ = Phase::over;
                }
                break;
            case Phase::over:
                break;
        }
    }

    std::vector<std::string> machines_of(bool own) const {
        std::vector<std::string> machines;
        std::ranges::copy_if(machines_, std::back_inserter(machines), [&](const std::string& machine) {
            return (machine == membership_.machine) == own;
        });
        return machines;
    }

    /// Some files; answers whether there may be more.
    bool walk() {
        constexpr int few = 64;
        for (int i = 0; i < few; ++i) {
            const auto file = std::exchange(unfinished_, {});
            const auto next = file ? file : walk_->next();
            if (!next) {
                return false;
            }
            if (next->seen.size == 0) {
                continue;
            }
            const auto known = manifest_.find(next->path);
            if (!file) {
                ++files_;
                ++seen_[next->machine];
                own_seen_ += known && known->own ? 1 : 0;
            }
            if (!known || !known->is_as_seen(next->seen)) {
                take(*next, known);
                break;
            }
        }
        return true;
    }

    void take(const FolderWalk::File& file, const std::optional<store::Manifest::File>& known) {
        const bool own = phase_ == Phase::own;
        const auto took = taking_.take(file, own);
        if (took == Taking::Took::more || took == Taking::Took::news_and_more) {
            unfinished_ = file;
        }
        if (!own) {
            return;
        }
        // What was to be read again is no news of somebody who writes under this name.
        const bool is_news = took == Taking::Took::news || took == Taking::Took::news_and_more;
        news_.renewed = news_.renewed || (is_news && (!known || known->size >= 0));
        if (took == Taking::Took::refused && known && known->own) {
            --own_seen_;  // it is damaged: as if it were gone
            manifest_.keep(file.path, *known);
        }
    }

    void end_own() {
        const int missing = manifest_.count(membership_.machine, true) - own_seen_;
        news_.missing = std::max(missing, 0);
        if (news_.renewed) {
            membership_.machine = core::new_uuid();
            store::Memberships(database_).change(membership_);
            news_.missing = 0;
        }
        giving_.emplace(database_, membership_, news_);
        if (news_.missing > 0 && how_.write_anew) {
            manifest_.forget_machine(membership_.machine);
            manifest_.make_all_due();
            giving_->say_again();
            news_.missing = 0;
        }
        phase_ = news_.missing > 0 ? Phase::over : Phase::say;
        if (news_.missing > 0 && !how_.only_gives) {
            begin_others();
        }
    }

    void say() {
        if (giving_->tell_of_matches()) {
            return;
        }
        giving_->tell_of_names();
        if (how_.only_gives) {
            phase_ = Phase::give;
        } else {
            begin_others();
        }
    }

    void begin_others() {
        walk_.emplace(membership_.folder, machines_of(false));
        phase_ = Phase::others;
    }

    void end_others() {
        if (!how_.only.empty()) {
            phase_ = Phase::over;
            return;
        }
        for (const store::Machine& machine : store::Memberships(database_).machines()) {
            if (machine.id != membership_.machine && manifest_.count(machine.id, false) > seen_[machine.id]) {
                forget_what_is_gone(machine.id);
            }
        }
        phase_ = Phase::make_so;
    }

    /// What only those files told the others may have to be given by this machine now.
    void forget_what_is_gone(const std::string& machine) {
        for (const std::string& path : manifest_.files_of(machine)) {
            if (!look_at(membership_.folder / path)) {
                manifest_.forget(path);
                manifest_.forget_reach(std::filesystem::path(path).stem().string(), machine);
            }
        }
    }

    void make_so() {
        if (const auto last = taking_.make_so(made_)) {
            made_ = *last;
            return;
        }
        taking_.make_names_so();
        if (membership_.version != PFIFF_VERSION) {
            membership_.version = PFIFF_VERSION;
            store::Memberships(database_).change(membership_);
        }
        giving_.emplace(database_, membership_, news_);
        phase_ = news_.missing > 0 ? Phase::over : Phase::give;
    }

    store::Database& database_;
    How how_;
    store::Membership membership_;
    ClubNews news_;
    Taking taking_;
    store::Manifest manifest_;
    std::vector<std::string> machines_;
    std::optional<FolderWalk> walk_;
    std::optional<FolderWalk::File> unfinished_;
    std::optional<Giving> giving_;
    store::Saying made_;
    Phase phase_ = Phase::own;
    int files_ = 0;
    int own_seen_ = 0;                 ///< files that this machine wrote
    std::map<std::string, int> seen_;  ///< files of each machine
};

ClubLook::ClubLook(store::Database& database, How how)
    : looking_(std::make_unique<Looking>(database, std::move(how))) {
}

ClubLook::~ClubLook() = default;

void ClubLook::step(std::chrono::milliseconds time) {
    looking_->step(time);
}

bool ClubLook::over() const {
    return looking_->is_over();
}

int ClubLook::files() const {
    return looking_->files();
}

const ClubNews& ClubLook::news() const {
    return looking_->news();
}

}  // namespace app
