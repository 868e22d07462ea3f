#include "fuzz/shared/script.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <vector>

#include "app/exchange/import_record.h"
#include "app/exchange/read_file.h"
#include "app/library/library.h"
#include "games/catalog.h"
#include "store/matches/archive.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/people.h"
#include "store/statistics/ratings.h"

namespace fuzz {

namespace {

constexpr std::size_t most_bytes = 4U << 20U;

std::string sound(int schema) {
    static const std::filesystem::path source = PFIFF_SOURCE_DIR;
    if (schema == 1) {
        return bytes_of(source / "tests/store/001.db");
    }
    const Folder folder;
    {
        store::Database database(folder / "sound.db", at_rest());
        for (const char* record :
             {"hund/legal-plays", "hund/legal-scores", "hund/abandoned", "hounded/legal-scores",
              "heckin-hounds/legal-scores", "kleine-klaeffer/legal-scores", "hundsgemein/legal-scores"}) {
            auto read = app::read_file(source / "tests/records" / (std::string(record) + ".pfiff"));
            app::import_record(database, std::move(*read));
        }
        const auto matches = store::Archive(database).matches();
        store::History(database).set_details(matches[0], {"Title", "Place", "2024-02-29", "A note"});
        store::History(database).bin(matches[2]);
        core::Header second;
        second.follows = matches[3];
        store::Journal(database).link(matches[4], second);
        core::Record copy = store::Journal(database).read(matches[1]);
        copy.header.id = "11111111-1111-4111-8111-111111111111";
        copy.header.what_if = {matches[1], 3};
        store::Journal(database).begin(copy.header, "warn", copy.facts);
        app::derive_stale(database, go_on);
        store::People(database).rename(2, "Renamed");
        store::Ratings(database).bring_up_to_date();
    }
    return bytes_of(folder / "sound.db");
}

const std::string& sound_bytes(int schema) {
    static const std::array<std::string, 2> all{sound(0), sound(1)};
    return all.at(static_cast<std::size_t>(schema));
}

/// The first word, taken off.
std::string_view word(std::string_view& line) {
    const std::string_view first = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), first.size() + 1));
    return first;
}

std::size_t number(std::string_view text) {
    std::size_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string from_hex(std::string_view hex) {
    std::string bytes;
    for (; hex.size() > 1; hex.remove_prefix(2)) {
        unsigned byte = 0;
        std::from_chars(hex.data(), hex.data() + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

/// A database as one who means harm has it open.
class Intruder {
public:
    explicit Intruder(std::filesystem::path file) : file_(std::move(file)) {}

    void run(std::string_view statement) {
        try {
            if (!sql_) {
                open();
            }
            steps_ = 0;
            sql_->exec(std::string(statement));
        } catch (const SQLite::Exception&) {
            // What cannot be done is not done.
        }
    }
    void close() { sql_.reset(); }

private:
    void open() {
        sql_ = std::make_unique<SQLite::Database>(file_.string(), SQLite::OPEN_READWRITE);
        sqlite3* handle = sql_->getHandle();
        ::sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        ::sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
        ::sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 20);
        sql_->exec(
            "PRAGMA ignore_check_constraints = ON; PRAGMA max_page_count = 500; PRAGMA synchronous = OFF;"
            "PRAGMA writable_schema = ON");
        ::sqlite3_set_authorizer(handle, &may, nullptr);
        ::sqlite3_progress_handler(handle, 1000, &is_enough, &steps_);
    }

    static int may(void* /*of*/, int action, const char* name, const char* /*second*/, const char* /*schema*/,
                   const char* /*trigger*/) {
        constexpr std::array<std::string_view, 3> harmless{"user_version", "application_id", "encoding"};
        const bool well = action == SQLITE_PRAGMA ? std::ranges::find(harmless, name) != harmless.end()
                                                  : action != SQLITE_ATTACH;
        return well ? SQLITE_OK : SQLITE_DENY;
    }
    static int is_enough(void* steps) { return ++*static_cast<int*>(steps) > 1000 ? 1 : 0; }

    std::filesystem::path file_;
    std::unique_ptr<SQLite::Database> sql_;
    int steps_ = 0;
};

void patch(const std::filesystem::path& file, std::string_view line) {
    std::string bytes = bytes_of(file);
    if (bytes.empty()) {
        return;
    }
    const std::size_t at = number(word(line)) % bytes.size();
    const std::string other = from_hex(word(line));
    bytes.replace(at, std::min(other.size(), bytes.size() - at), other.substr(0, bytes.size() - at));
    write_bytes(file, bytes);
}

std::vector<std::string> lines_of(std::string_view script) {
    std::vector<std::string> lines;
    while (!script.empty()) {
        const std::string_view line = script.substr(0, script.find('\n'));
        lines.emplace_back(line);
        script.remove_prefix(std::min(script.size(), line.size() + 1));
    }
    return lines;
}

}  // namespace

bool is_script(std::string_view bytes) {
    return bytes.starts_with("on 0\n") || bytes.starts_with("on 1\n");
}

void lay_out(const std::filesystem::path& file, std::string_view bytes) {
    if (!is_script(bytes)) {
        write_bytes(file, bytes);
        return;
    }
    const std::vector<std::string> lines = lines_of(bytes);
    write_bytes(file, sound_bytes(lines.front() == "on 1" ? 1 : 0));
    Intruder intruder(file);
    for (std::string_view line : lines) {
        const std::string_view what = word(line);
        if (what == "sql") {
            intruder.run(line);
            continue;
        }
        intruder.close();
        if (what == "patch") {
            patch(file, line);
        } else if (what == "cut") {
            std::filesystem::resize_file(file, std::min(number(line), most_bytes));
        }
    }
}

namespace {

/// Chance that a seed decides.
class Dice {
public:
    explicit Dice(unsigned seed) : state_(seed * 2654435761U + 1U) {}

    std::size_t below(std::size_t end) {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return static_cast<std::size_t>(state_ >> 11U) % end;
    }
    template <class All>
    const auto& one_of(const All& all) {
        return all[below(std::size(all))];
    }

private:
    std::uint64_t state_;
};

struct Table {
    std::string_view name;
    std::vector<std::string_view> columns;
};

const std::vector<Table>& tables() {
    static const std::vector<Table> all{
        {"matches",
         {"id", "uuid", "game", "header", "policy", "begun", "ruled_up_to", "answered_up_to", "binned"}},
        {"lines", {"match", "seq", "text", "written"}},
        {"players", {"id", "name", "shown", "colour", "hidden", "merged_into"}},
        {"match_players", {"match", "seat", "player"}},
        {"results", {"match", "rules_version", "lines", "status", "rounds", "findings"}},
        {"result_seats", {"match", "seat", "name", "score", "rank", "winner", "illegal", "taken_back"}},
        {"settings", {"key", "value"}},
        {"details", {"match", "title", "venue", "date", "note"}},
        {"sheets",
         {"match", "game", "seats", "played", "touched", "minutes", "status", "binned", "branch", "entries",
          "rounds", "variants", "house", "title", "venue", "words", "won", "who", "follows"}},
        {"digests", {"match", "pack"}},
        {"keys", {"id", "name"}},
        {"ratings", {"scope", "player", "month", "mu", "sigma", "matches"}},
        {"ratings_due", {"one", "month"}},
        {"underway", {"match"}}};
    return all;
}

constexpr std::array<std::string_view, 26> values{"0",
                                                  "1",
                                                  "2",
                                                  "-1",
                                                  "31",
                                                  "32",
                                                  "127",
                                                  "100000",
                                                  "2147483647",
                                                  "2147483648",
                                                  "-2147483648",
                                                  "9223372036854775807",
                                                  "-9223372036854775808",
                                                  "NULL",
                                                  "''",
                                                  "'x'",
                                                  "x'ff'",
                                                  "1e308",
                                                  "9e999",
                                                  "-0.5",
                                                  "zeroblob(70000)",
                                                  "x'ffffffffffffffffff7f'",
                                                  "hex(zeroblob(3000))",
                                                  "'finished'",
                                                  "' a'",
                                                  "'../../../../../../../../../../tmp/xx'"};

std::string assignment(Dice& dice, const Table& table) {
    const std::string column(dice.one_of(table.columns));
    const std::string value =
        dice.below(3) == 0   ? column + " * " + std::to_string(dice.below(100'000))
        : dice.below(4) == 0 ? "substr(" + column + ", 1, " + std::to_string(dice.below(20)) + ") || x'ff8f'"
                             : std::string(dice.one_of(values));
    return column + " = " + value;
}

std::string statement(Dice& dice) {
    const Table& table = dice.one_of(tables());
    const std::string name(table.name);
    const std::string first(table.columns.front());
    const std::string there = " WHERE " + first + " = (SELECT " + (dice.below(2) == 0 ? "max(" : "min(") +
                              first + ") FROM " + name + ")";
    switch (dice.below(9)) {
        case 0:
            return "DELETE FROM " + name + (dice.below(2) == 0 ? "" : there);
        case 1: {
            std::string row;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                row += (i == 0 ? "" : ", ") + std::string(dice.one_of(values));
            }
            std::string columns;
            for (const std::string_view column : table.columns) {
                columns += (columns.empty() ? "" : ", ") + std::string(column);
            }
            return "INSERT OR REPLACE INTO " + name + " (" + columns + ") VALUES (" + row + ")";
        }
        case 2:
            switch (dice.below(6)) {
                case 0:
                    return "DROP TABLE " + name;
                case 1:
                    return "CREATE TRIGGER more AFTER INSERT ON " + name + " BEGIN DELETE FROM " + name +
                           "; END";
                case 2:
                    return "CREATE VIEW more AS SELECT * FROM " + name;
                case 3:
                    return "ALTER TABLE " + name + " ADD COLUMN more TEXT";
                case 4:
                    return "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = '" + name +
                           "'";
                default:
                    return "UPDATE sqlite_schema SET rootpage = " + std::to_string(dice.below(60)) +
                           " WHERE name = '" + name + "'";
            }
        case 3:
            return "PRAGMA user_version = " + std::to_string(dice.below(6));
        default:
            return "UPDATE OR REPLACE " + name + " SET " + assignment(dice, table) +
                   (dice.below(2) == 0 ? "" : there);
    }
}

/// In the file's header, in a page's, in what lies in a page.
std::string a_patch(Dice& dice) {
    constexpr std::size_t page = 4096;
    const std::size_t pages = sound_bytes(0).size() / page;
    const std::size_t begin = dice.below(pages) * page;
    const std::array<std::size_t, 4> places{dice.below(100), begin + dice.below(12),
                                            begin + 8 + dice.below(60), begin + page - 1 - dice.below(700)};
    constexpr std::array<std::string_view, 9> bytes{
        "00", "ff", "7f", "80", "ffff", "0000", "7fffffff", "ffffffffffffffff", "0d"};
    return "patch " + std::to_string(dice.one_of(places)) + " " + std::string(dice.one_of(bytes));
}

}  // namespace

std::string mutated(std::string script, unsigned seed) {
    Dice dice(seed);
    std::vector<std::string> lines = lines_of(is_script(script) ? script : std::string("on 0\n"));
    const auto some = [&] {
        return lines.begin() + 1 + static_cast<std::ptrdiff_t>(dice.below(lines.size()));
    };
    switch (dice.below(8)) {
        case 0:
        case 1:
        case 2:
            lines.insert(some(), a_patch(dice));
            break;
        case 3:
            if (lines.size() > 1) {
                lines.erase(lines.begin() + 1 + static_cast<std::ptrdiff_t>(dice.below(lines.size() - 1)));
            }
            break;
        case 4:
            lines.insert(some(), dice.below(2) == 0 ? "again" : "cut " + std::to_string(dice.below(200'000)));
            break;
        default:
            lines.insert(some(), "sql " + statement(dice));
    }
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

}  // namespace fuzz
