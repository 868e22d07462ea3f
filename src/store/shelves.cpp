#include "store/shelves.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "core/failure.h"
#include "store/batch.h"
#include "store/packed.h"
#include "store/query.h"
#include "store/trouble.h"

namespace store {

namespace {

constexpr std::uint64_t binned_bit = 1;
constexpr std::uint64_t branch_bit = 2;

struct Shelf {
    std::string pack;
    int matches = 0;
};

Shelf packed(const Database& database, std::int64_t period) {
    Packing pack;
    Shelf shelf;
    // Periods are divisions that cut off, before 1970 upwards; the index by day has it between two minutes.
    Query rows(database,
               "SELECT match, binned, branch, status, game, seats, entries, touched, won, who, title, venue, "
               "words FROM sheets WHERE binned IN (0, 1) AND played BETWEEN ?1 * 43200 - 43199 AND "
               "?1 * 43200 + 43199 AND played / 43200 = ?1 ORDER BY played DESC, uuid DESC",
               period);
    while (rows.next()) {
        ++shelf.matches;
        pack.whole(rows.time(0));
        pack.natural((rows.number(1) != 0 ? binned_bit : 0) | (rows.number(2) != 0 ? branch_bit : 0));
        pack.text(rows.words(3));
        pack.text(rows.words(4));
        for (const int column : {5, 6, 7, 8}) {
            pack.whole(rows.time(column));
        }
        for (const int column : {9, 10, 11, 12}) {
            const auto bytes = rows.bytes(column);
            pack.text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        }
    }
    shelf.pack = pack.bytes();
    return shelf;
}

void read(Shelved& match, Packed& pack) {
    match.match = static_cast<std::int32_t>(pack.whole());
    const std::uint64_t bits = pack.natural();
    match.binned = (bits & binned_bit) != 0;
    match.branch = (bits & branch_bit) != 0;
    match.status = pack.text();
    match.game = pack.text();
    match.seats = static_cast<int>(pack.whole());
    match.entries = static_cast<int>(pack.whole());
    match.touched = pack.whole();
    match.won = static_cast<unsigned>(pack.whole());
    match.who = pack.bytes();
    match.title = pack.text();
    match.venue = pack.text();
    match.words = pack.text();
}

std::span<const unsigned char> bytes_of(const std::string& pack) {
    return {reinterpret_cast<const unsigned char*>(pack.data()), pack.size()};
}

/// A sum in which every bit and its place count.
std::int64_t seal_of(std::span<const unsigned char> pack) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    std::uint64_t sum = ~pack.size();
    for (std::size_t at = 0; at < pack.size(); at += sizeof sum) {
        std::uint64_t part = 0;
        std::memcpy(&part, pack.data() + at, std::min(sizeof part, pack.size() - at));
        sum = (sum ^ part) * odd;
        sum ^= sum >> 32U;
    }
    return static_cast<std::int64_t>(sum);
}

std::set<std::int64_t> periods(const Database& database, std::string_view sql) {
    std::set<std::int64_t> found;
    Query rows(database, sql);
    while (rows.next()) {
        found.insert(rows.time(0));
    }
    return found;
}

bool are_all_there(const Database& database) {
    Query row(database,
              "SELECT (SELECT sum(matches) FROM shelves) IS (SELECT nullif(count(*), 0) FROM sheets)");
    return row.next() && row.number(0) != 0;
}

void tell(std::span<const unsigned char> pack, const std::function<void(const Shelved&)>& told) {
    Shelved match;
    for (Packed rest(pack); !rest.empty();) {
        read(match, rest);
        told(match);
    }
}

}  // namespace

Shelves::Shelves(const Database& database) : database_(database) {
    guarded(database.file(), [&] {
        due_ = periods(database, "SELECT period FROM shelves_due");
        if (pack_what_is_due() && !are_all_there(database)) {
            due_ = periods(database, "SELECT played / 43200 FROM sheets UNION SELECT period FROM shelves");
            pack_what_is_due();
        }
    });
}

/// Answers whether nothing is due any longer.
bool Shelves::pack_what_is_due() {
    if (!due_.empty() && !database_.read_only()) {
        try {
            Batch batch(database_, Batch::Waits::not_at_all);
            for (const std::int64_t period : due_) {
                const Shelf shelf = packed(database_, period);
                Query(database_, "DELETE FROM shelves_due WHERE period = ?1", period).run();
                Query(database_,
                      "INSERT OR REPLACE INTO shelves (period, matches, seal, pack) VALUES (?1, ?2, ?3, ?4)",
                      period, shelf.matches, seal_of(bytes_of(shelf.pack)), Bytes{shelf.pack})
                    .run();
            }
            batch.commit();
            due_.clear();
        } catch (const core::Failure&) {
            // Who only looks need not know that nothing can be written.
        }
    }
    return due_.empty();
}

void Shelves::each(const std::function<void(const Shelved&)>& told) const {
    std::set<std::int64_t> all = periods(database_, "SELECT period FROM shelves");
    all.insert(due_.begin(), due_.end());
    std::vector<std::int64_t> damaged;
    for (auto period = all.rbegin(); period != all.rend(); ++period) {
        if (!due_.contains(*period)) {
            Query row(database_, "SELECT seal, pack FROM shelves WHERE period = ?1", *period);
            if (row.next() && seal_of(row.bytes(1)) == row.time(0)) {
                tell(row.bytes(1), told);
                continue;
            }
            damaged.push_back(*period);
        }
        tell(bytes_of(packed(database_, *period).pack), told);
    }
    if (!database_.read_only()) {
        for (const std::int64_t period : damaged) {
            Query(database_, "INSERT OR IGNORE INTO shelves_due (period) VALUES (?1)", period).run();
        }
    }
}

}  // namespace store
