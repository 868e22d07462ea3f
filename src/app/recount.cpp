#include "app/recount.h"

#include <algorithm>
#include <future>
#include <optional>
#include <span>
#include <thread>

#include "core/failure.h"
#include "core/report.h"
#include "games/catalog.h"
#include "store/batch.h"
#include "store/history.h"
#include "store/journal.h"

namespace app {

namespace {

constexpr std::size_t matches_a_step = 48;

/// A match on its way: read here, judged anywhere, written here.
struct Work {
    std::optional<core::Record> record;
    core::Reading reading;
    core::Report report;
};

void judge(std::span<Work> works) {
    for (Work& work : works) {
        if (work.record) {
            const core::Game& game = *games::find(work.record->header.game);
            work.reading = game.read(work.record->header, work.record->facts, {});
            work.report = game.report(work.record->header, work.record->facts);
        }
    }
}

/// On all cores: each takes an equal part.
void judge_all(std::vector<Work>& works) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t part = (works.size() + cores - 1) / cores;
    std::vector<std::future<void>> others;
    for (std::size_t from = part; from < works.size(); from += part) {
        others.push_back(std::async(std::launch::async, judge,
                                    std::span(works).subspan(from, std::min(part, works.size() - from))));
    }
    judge(std::span(works).first(std::min(part, works.size())));
    for (auto& other : others) {
        other.get();
    }
}

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
    judge_all(works);
    store::Batch batch(database_);
    store::History history(database_);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (works[i].record) {
            history.derive(ids[i], works[i].reading, works[i].report);
        }
    }
    batch.commit();
    done_ = end;
}

}  // namespace app
