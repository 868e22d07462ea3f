#include "app/derive/recount.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <future>
#include <optional>
#include <span>
#include <thread>

#include "core/text/failure.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

constexpr std::size_t matches_a_step = 48;

/// A match on its way: read here, judged anywhere, written here.
struct Work {
    std::optional<core::Record> record;
    core::Reading reading;
    std::exception_ptr failure;
    std::atomic<bool> judged = false;
};

void judge(Work& work) {
    if (work.record) {
        const core::Game& game = *games::find(work.record->header.game);
        work.reading = game.read(work.record->header, work.record->facts, {});
        static_cast<void>(*work.reading.stats);  // here, and not where all wait for the writing
    }
}

/// Judges on all cores: whoever has time takes the next one.
class Judging {
public:
    explicit Judging(std::vector<Work>& works) : works_(works) {
        for (unsigned core = 1; core < std::thread::hardware_concurrency(); ++core) {
            others_.push_back(std::async(std::launch::async, [this] {
                while (judge_next()) {
                }
            }));
        }
    }
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;
    ~Judging() { next_ = works_.size(); }  // nobody begins another one

    /// Helps until that one is judged.
    void until(const Work& work) {
        while (!work.judged && judge_next()) {
        }
        work.judged.wait(false);
        if (work.failure) {
            std::rethrow_exception(work.failure);
        }
    }

private:
    bool judge_next() {
        const std::size_t taken = next_++;
        if (taken >= works_.size()) {
            return false;
        }
        Work& work = works_[taken];
        try {
            judge(work);
        } catch (...) {
            work.failure = std::current_exception();
        }
        work.judged = true;
        work.judged.notify_all();
        return true;
    }

    std::vector<Work>& works_;
    std::atomic<std::size_t> next_ = 0;
    std::vector<std::future<void>> others_;  // gone first, when all have come to their end
};

}  // namespace

Recount::Recount(store::Database& database) : database_(database) {
    if (!database.read_only()) {
        stale_ = store::History(database).stale();
    }
}

void Recount::step() {
    const std::size_t end = std::min(stale_.size(), done_ + matches_a_step);
    const std::span<const std::string> ids(stale_.data() + done_, end - done_);
    std::vector<Work> works(ids.size());
    const store::Journal journal(database_);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        try {
            works[i].record = journal.read(ids[i]);
        } catch (const core::Failure&) {
            // The others must not wait for it.
        }
    }
    store::Transaction transaction(database_, store::Transaction::Waits::not_at_all);
    store::History history(database_);
    Judging judging(works);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        judging.until(works[i]);
        if (works[i].record) {
            history.derive(ids[i], works[i].reading);
        }
    }
    transaction.commit();
    done_ = end;
}

}  // namespace app
