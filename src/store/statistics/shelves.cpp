#include "store/statistics/shelves.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>
#include <ranges>
#include <vector>

#include "core/text/failure.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/packed.h"

namespace store {

namespace {

constexpr std::uint64_t binned_bit = 1;
constexpr std::uint64_t branch_bit = 2;

std::string_view text_of(std::span<const unsigned char> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::span<const unsigned char> bytes_of(std::string_view text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

/// A sum in which every bit and its place count; in parts, because a processor multiplies several at once.
std::uint64_t sum_of(std::string_view pack) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    std::array<std::uint64_t, 4> sums{};
    const auto add = [&](const char* bytes, std::size_t size) {
        std::array<std::uint64_t, 4> parts{};
        std::memcpy(parts.data(), bytes, size);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] = (std::rotl(sums[i], 29) ^ parts[i]) * odd;
        }
    };
    std::size_t at = 0;
    for (; at + sizeof sums <= pack.size(); at += sizeof sums) {
        add(pack.data() + at, sizeof sums);
    }
    add(pack.data() + at, pack.size() - at);
    std::uint64_t all = ~pack.size();
    for (const std::uint64_t sum : sums) {
        all = (std::rotl(all, 29) ^ sum) * odd;
    }
    return all;
}

/// The pack behind its sum.
Bytes sealed(std::string_view pack) {
    const std::uint64_t sum = sum_of(pack);
    return {std::string(reinterpret_cast<const char*>(&sum), sizeof sum).append(pack)};
}

/// The pack, if it is as it was sealed.
std::optional<std::span<const unsigned char>> opened(std::span<const unsigned char> sealed) {
    std::uint64_t sum = 0;
    if (sealed.size() < sizeof sum) {
        return std::nullopt;
    }
    std::memcpy(&sum, sealed.data(), sizeof sum);
    const auto pack = sealed.subspan(sizeof sum);
    return sum_of(text_of(pack)) == sum ? std::optional(pack) : std::nullopt;
}

/// What lies on a shelf, in one order. Texts that many matches share stand in front, and are numbered.
struct Shelf {
    std::map<std::string, std::size_t, std::less<>> shared;
    Packing texts, sheets;
    std::map<std::string, Packing, std::less<>> digests;  ///< by game
    int matches = 0;

    void share(std::string_view text) {
        const auto found = shared.find(text);
        if (found == shared.end()) {
            texts.text(text);
        }
        sheets.natural(found == shared.end() ? shared.emplace(text, shared.size()).first->second
                                             : found->second);
    }
    std::string whole() const {
        Packing pack;
        pack.text(texts.bytes());
        pack.text(sheets.bytes());
        return pack.bytes();
    }
};

Shelf packed(const Database& database, std::int64_t period) {
    Shelf shelf;
    // Periods are divisions that cut off, before 1970 upwards; the index by day has it between two minutes.
    Query rows(
        database,
        "SELECT s.match, binned, branch, status, game, level, variants, house, venue, title, words, who, "
        "played, touched, minutes, seats, entries, rounds, won, d.pack "
        "FROM sheets s LEFT JOIN digests d ON d.match = s.match WHERE binned IN (0, 1) "
        "AND played BETWEEN ?1 * 43200 - 43199 AND ?1 * 43200 + 43199 AND played / 43200 = ?1 "
        "ORDER BY played DESC, uuid DESC",
        period);
    while (rows.next()) {
        constexpr int first_shared = 3;
        constexpr int first_text = 9;
        constexpr int first_long = 12;
        constexpr int first_number = 14;
        constexpr int digest = 19;
        ++shelf.matches;
        shelf.sheets.long_number(rows.time(0));
        shelf.sheets.natural((rows.number(1) != 0 ? binned_bit : 0) | (rows.number(2) != 0 ? branch_bit : 0));
        for (int column = first_shared; column < first_text; ++column) {
            shelf.share(text_of(rows.bytes(column)));
        }
        for (int column = first_text; column < first_long; ++column) {
            shelf.sheets.text(text_of(rows.bytes(column)));
        }
        for (int column = first_long; column < first_number; ++column) {
            shelf.sheets.long_number(rows.time(column));
        }
        for (int column = first_number; column < digest; ++column) {
            shelf.sheets.whole(rows.time(column));
        }
        shelf.digests[rows.text(first_shared + 1)].text(text_of(rows.bytes(digest)));
    }
    return shelf;
}

/// Reads the sheets of a shelf, one after another.
class Unshelving {
public:
    explicit Unshelving(std::span<const unsigned char> shelf) : sheets_(shelf) {
        Packed texts(sheets_.bytes());
        while (!texts.empty()) {
            shared_.push_back(texts.text());
        }
        sheets_ = Packed(sheets_.bytes());
    }

    bool next() {
        if (sheets_.empty()) {
            return false;
        }
        match_.match = static_cast<std::int32_t>(sheets_.long_number());
        const std::uint64_t bits = sheets_.natural();
        match_.binned = (bits & binned_bit) != 0;
        match_.branch = (bits & branch_bit) != 0;
        match_.status = shared();
        match_.game = shared();
        match_.level = shared();
        match_.variants = shared();
        match_.house = shared();
        match_.venue = shared();
        match_.title = sheets_.text();
        match_.words = sheets_.text();
        match_.who = sheets_.bytes();
        match_.played = sheets_.long_number();
        match_.touched = sheets_.long_number();
        match_.minutes = static_cast<int>(sheets_.whole());
        match_.seats = static_cast<int>(sheets_.whole());
        match_.entries = static_cast<int>(sheets_.whole());
        match_.rounds = static_cast<int>(sheets_.whole());
        match_.won = static_cast<unsigned>(sheets_.whole());
        return true;
    }
    const Shelved& match() const { return match_; }

private:
    std::string_view shared() {
        const std::uint64_t number = sheets_.natural();
        return number < shared_.size() ? shared_[number] : std::string_view();
    }

    Packed sheets_;
    std::vector<std::string_view> shared_;
    Shelved match_;
};

std::set<std::int64_t> periods(const Database& database, std::string_view sql) {
    std::set<std::int64_t> found;
    Query rows(database, sql);
    while (rows.next()) {
        found.insert(rows.time(0));
    }
    return found;
}

bool are_all_there(const Database& database) {
    Query shelved(database, "SELECT coalesce(sum(matches), 0) FROM shelves");
    Query all(database, "SELECT count(*) FROM sheets");
    return shelved.next() && all.next() && shelved.time(0) == all.time(0);
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
            Transaction transaction(database_, Transaction::Waits::not_at_all);
            for (const std::int64_t period : due_) {
                const Shelf shelf = packed(database_, period);
                Query(database_, "DELETE FROM shelves_due WHERE period = ?1", period).run();
                Query(
                    database_,
                    "INSERT OR REPLACE INTO shelves (period, matches, games, sheets) VALUES (?1, ?2, ?3, ?4)",
                    period, shelf.matches, static_cast<int>(shelf.digests.size()), sealed(shelf.whole()))
                    .run();
                Query(database_, "DELETE FROM shelved_digests WHERE period = ?1", period).run();
                for (const auto& [game, digests] : shelf.digests) {
                    Query(database_,
                          "INSERT INTO shelved_digests (period, game, digests) VALUES (?1, ?2, ?3)", period,
                          game, sealed(digests.bytes()))
                        .run();
                }
            }
            transaction.commit();
            due_.clear();
        } catch (const core::Failure&) {
            // Who only looks need not know that nothing can be written.
        }
    }
    return due_.empty();
}

void Shelves::walk(const Wanted& wanted, const std::function<void(Bytes, const Digests&)>& visit) const {
    std::set<std::int64_t> all = periods(database_, "SELECT period FROM shelves");
    all.insert(due_.begin(), due_.end());
    std::vector<std::int64_t> damaged;
    for (const std::int64_t period : std::views::reverse(all)) {
        Digests digests;
        if (!due_.contains(period)) {
            int there = 0;
            Query games(database_, "SELECT game, digests FROM shelved_digests WHERE period = ?1", period);
            for (; wanted && games.next(); ++there) {
                if (const std::string game = games.text(0); wanted(game)) {
                    const auto pack = opened(games.bytes(1));
                    digests[game] = text_of(pack.value_or(Bytes()));
                    there -= pack ? 0 : 1;
                }
            }
            Query row(database_, "SELECT sheets, games FROM shelves WHERE period = ?1", period);
            const auto sheets = row.next() ? opened(row.bytes(0)) : std::nullopt;
            if (sheets && (!wanted || there == row.number(1))) {
                visit(*sheets, digests);
                continue;
            }
            damaged.push_back(period);
        }
        const Shelf shelf = packed(database_, period);
        for (const auto& [game, pack] : shelf.digests) {
            digests[game] = pack.bytes();
        }
        visit(bytes_of(shelf.whole()), digests);
    }
    if (!database_.read_only()) {
        for (const std::int64_t period : damaged) {
            Query(database_, "INSERT OR IGNORE INTO shelves_due (period) VALUES (?1)", period).run();
        }
    }
}

void Shelves::each(const std::function<void(const Shelved&)>& visit) const {
    walk({}, [&](Bytes sheets, const Digests&) {
        for (Unshelving rest(sheets); rest.next();) {
            visit(rest.match());
        }
    });
}

void Shelves::each_digest(const std::vector<std::string>& games,
                          const std::function<void(const Shelved&, Bytes)>& visit) const {
    const auto wanted = [&](std::string_view game) {
        return games.empty() || std::ranges::find(games, game) != games.end();
    };
    walk(wanted, [&](Bytes sheets, const Digests& digests) {
        std::map<std::string_view, Packed> packs;
        for (const auto& [game, pack] : digests) {
            packs.emplace(game, Packed(bytes_of(pack)));
        }
        for (Unshelving rest(sheets); rest.next();) {
            if (const auto pack = packs.find(rest.match().game); pack != packs.end()) {
                if (const Bytes digest = pack->second.bytes(); !digest.empty()) {
                    visit(rest.match(), digest);
                }
            }
        }
    });
}

}  // namespace store
