#include "app/club/look.h"

#include <filesystem>
#include <optional>

#include "app/club/folder.h"
#include "app/club/giving.h"
#include "app/club/statement.h"
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

ClubHead head_of(const store::Membership& membership) {
    auto head = read_head_of_club(membership.folder);
    if (!head) {
        throw core::Failure({N_("In {0} lies no club."), {membership.folder.string()}});
    }
    if (head->id != membership.club) {
        throw core::Failure(
            {N_("In {0} lies another club than the one of this database."), {membership.folder.string()}});
    }
    return *std::move(head);
}

}  // namespace

/// What must be said first, what comes, what is made so, what goes: one after the other.
class ClubLook::Looking {
public:
    Looking(store::Database& database, How how)
        : database_(database),
          how_(std::move(how)),
          membership_(membership_of(database)),
          head_(head_of(membership_)),
          taking_(database, membership_.folder, how_.held, news_),
          manifest_(database) {
        if (membership_.understands != 0 && membership_.understands != statements_version) {
            manifest_.forget_others(membership_.machine);
        }
        begin_giving();
        if (!how_.only.empty()) {
            begin_walk();
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
    enum class Phase { say, walk, make_so, give, over };

    void begin_giving() { giving_.emplace(database_, membership_, head_.referees_own, news_); }

    void go_on() {
        switch (phase_) {
            case Phase::say:
                say();
                break;
            case Phase::walk:
                walk();
                break;
            case Phase::make_so:
                make_so();
                break;
            case Phase::give:
                give();
                break;
            case Phase::over:
                break;
        }
    }

    /// Whether files of this machine are gone is known only later; what is said twice does no harm.
    void say() {
        if (how_.only_gives) {
            phase_ = is_own_folder_gone() ? Phase::over : Phase::give;
        } else if (is_own_folder_gone()) {
            begin_walk();
        } else if (!giving_->tell_of_matches()) {
            giving_->tell_of_names();
            begin_walk();
        }
    }

    void begin_walk() {
        if (how_.only.empty()) {
            walk_.emplace(membership_.folder);
        } else {
            walk_.emplace(membership_.folder, how_.only);
        }
        phase_ = Phase::walk;
    }

    bool is_own_folder_gone() const {
        std::error_code error;
        return manifest_.files_of(membership_.machine) > 0 &&
               !std::filesystem::is_directory(membership_.folder / membership_.machine, error);
    }

    void walk() {
        constexpr int few = 64;
        for (int i = 0; i < few; ++i) {
            const auto file = walk_->next();
            if (!file) {
                end_walk();
                return;
            }
            ++files_;
            const bool own = file->machine == membership_.machine;
            own_files_ += own && store::Manifest::is_own_name(file->path) ? 1 : 0;
            const auto known = manifest_.find(file->path);
            if (known && known->size == file->seen.size && known->changed == file->seen.changed) {
                continue;
            }
            const bool news = taking_.take(*file);
            const bool to_be_read_again = known && known->size < 0;
            news_.renewed = news_.renewed || (own && news && !to_be_read_again);
            return;
        }
    }

    void end_walk() {
        if (!how_.only.empty()) {
            phase_ = Phase::over;
            return;
        }
        const int missing = manifest_.files_of(membership_.machine) - own_files_;
        if (missing > 0 && how_.write_anew) {
            manifest_.forget_machine(membership_.machine);
            manifest_.make_all_due();
            giving_->say_again();
        } else if (missing > 0) {
            news_.missing = missing;
        }
        phase_ = Phase::make_so;
    }

    void make_so() {
        const auto last = taking_.make_so(made_);
        if (last) {
            made_ = *last;
            return;
        }
        taking_.make_names_so();
        if (news_.renewed) {
            membership_.machine = core::new_uuid();
        }
        membership_.understands = statements_version;
        if (changed()) {
            store::Memberships(database_).change(membership_);
        }
        begin_giving();
        phase_ = news_.missing > 0 ? Phase::over : Phase::give;
    }

    bool changed() const {
        const store::Membership before = membership_of(database_);
        return before.machine != membership_.machine || before.understands != membership_.understands;
    }

    void give() {
        if (!giving_->give_matches()) {
            giving_->give_machine();
            phase_ = Phase::over;
        }
    }

    store::Database& database_;
    How how_;
    store::Membership membership_;
    ClubHead head_;
    ClubNews news_;
    Taking taking_;
    std::optional<FolderWalk> walk_;
    store::Manifest manifest_;
    std::optional<Giving> giving_;
    store::Saying made_;
    Phase phase_ = Phase::say;
    int files_ = 0;
    int own_files_ = 0;
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
