#include "power/content.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "app/exchange/read_file.h"
#include "store/sqlite/database.h"
#include "store/sqlite/schema.h"

namespace power {

namespace fs = std::filesystem;

namespace {

/// A copy with what SQLite keeps beside it, gone afterwards.
class Copy {
public:
    explicit Copy(const fs::path& database) : folder_(database.string() + ".looked-at") {
        fs::create_directories(folder_);
        for (const char* beside : {"", "-wal", "-journal"}) {
            const fs::path file = database.string() + beside;
            if (fs::exists(file)) {
                fs::copy_file(file, folder_ / ("copy.db" + std::string(beside)),
                              fs::copy_options::overwrite_existing);
            }
        }
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;
    ~Copy() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    std::string file() const { return folder_ / "copy.db"; }

private:
    fs::path folder_;
};

void must_be_whole(SQLite::Database& sql, const fs::path& file) {
    const std::string found = sql.execAndGet("PRAGMA integrity_check").getString();
    if (found != "ok") {
        throw Loss(fmt::format("{} is not whole: {}", file.string(), found));
    }
    SQLite::Statement orphans(sql, "PRAGMA foreign_key_check");
    if (orphans.executeStep()) {
        throw Loss(fmt::format("{}: a row of {} lacks what it refers to", file.string(),
                               orphans.getColumn(0).getString()));
    }
}

Lines lines_in(SQLite::Database& sql) {
    Lines lines;
    SQLite::Statement matches(sql, "SELECT uuid FROM matches");
    while (matches.executeStep()) {
        lines[matches.getColumn(0).getString()];
    }
    SQLite::Statement all(sql,
                          "SELECT m.uuid, l.seq, l.text FROM lines l JOIN matches m ON m.id = l.match "
                          "ORDER BY l.match, l.seq");
    while (all.executeStep()) {
        auto& match = lines[all.getColumn(0).getString()];
        match.push_back(all.getColumn(2).getString());
        if (match.size() != static_cast<std::size_t>(all.getColumn(1).getInt())) {
            throw Loss("the entries of a match do not follow one another");
        }
    }
    return lines;
}

int id_of_player(SQLite::Database& sql, const std::string& name) {
    SQLite::Statement add(sql, "INSERT INTO players (name) VALUES (?) ON CONFLICT DO NOTHING");
    add.bind(1, name);
    add.exec();
    SQLite::Statement find(sql, "SELECT id FROM players WHERE name = ?");
    find.bind(1, name);
    find.executeStep();
    return find.getColumn(0).getInt();
}

void add_match(SQLite::Database& sql, const core::Record& record, int id) {
    constexpr std::int64_t begun = 1'700'000'000;
    SQLite::Statement match(sql,
                            "INSERT INTO matches (id, uuid, game, header, policy, begun) "
                            "VALUES (?, ?, ?, ?, 'warn', ?)");
    SQLite::bind(match, id, *record.header.id, record.header.game, core::write_header(record.header),
                 begun + id * 1'000);
    match.exec();
    for (std::size_t seat = 0; seat < record.header.players.size(); ++seat) {
        SQLite::Statement sits(sql, "INSERT INTO match_players (match, seat, player) VALUES (?, ?, ?)");
        SQLite::bind(sits, id, static_cast<int>(seat), id_of_player(sql, record.header.players[seat]));
        sits.exec();
    }
    SQLite::Statement line(sql, "INSERT INTO lines (match, seq, text, written) VALUES (?, ?, ?, ?)");
    for (const core::Fact& fact : record.facts) {
        SQLite::bind(line, id, fact.seq, fact.text, begun + id * 1'000 + fact.seq);
        line.exec();
        line.reset();
    }
}

}  // namespace

Content content_of(const fs::path& database) {
    const Copy copy(database);
    try {
        SQLite::Database sql(copy.file(), SQLite::OPEN_READWRITE);
        must_be_whole(sql, database);
        return {sql.execAndGet("PRAGMA user_version").getInt(),
                sql.execAndGet("SELECT count(*) FROM results").getInt(), lines_in(sql)};
    } catch (const SQLite::Exception& error) {
        throw Loss(fmt::format("{} cannot be read: {}", database.string(), error.what()));
    }
}

void must_be_whole_databases(const fs::path& folder) {
    std::vector<fs::path> databases;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".db" && !entry.path().filename().string().starts_with('.')) {
            databases.push_back(entry.path());
        }
    }
    for (const fs::path& database : databases) {
        content_of(database);
    }
}

void must_be_same(const Lines& found, const Lines& expected, const std::string& when) {
    for (const auto& [match, lines] : expected) {
        const auto there = found.find(match);
        if (there == found.end()) {
            throw Loss(fmt::format("{}: the match {} is gone", when, match));
        }
        if (there->second != lines) {
            const auto [here, other] = std::ranges::mismatch(there->second, lines);
            throw Loss(fmt::format(
                "{}: the match {} has {} entries, {} were expected; the first that differs is {}", when,
                match, there->second.size(), lines.size(), here - there->second.begin() + 1));
        }
    }
    if (found.size() != expected.size()) {
        throw Loss(
            fmt::format("{}: {} matches are there, {} were expected", when, found.size(), expected.size()));
    }
}

std::vector<core::Record> records_of_the_tests(int copy) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PFIFF_SOURCE_DIR) / "tests/records")) {
        if (entry.path().extension() == ".pfiff") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::vector<core::Record> records;
    for (const fs::path& file : files) {
        if (auto record = app::read_file(file)) {
            record->header.id = fmt::format("00000000-0000-4000-8000-{:06}{:06}", copy, records.size());
            records.push_back(std::move(*record));
        }
    }
    return records;
}

void make_database(const fs::path& file, std::size_t version, int copies) {
    store::create(file, store::migrations().first(std::min<std::size_t>(version, 2)));
    {
        SQLite::Database sql(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Transaction transaction(sql);
        int id = 0;
        for (int copy = 0; copy < copies; ++copy) {
            for (const core::Record& record : records_of_the_tests(copy)) {
                add_match(sql, record, ++id);
            }
        }
        transaction.commit();
    }
    if (version > 2) {
        store::Database up_to_date(file);
    }
}

std::map<std::string, std::string> files_in(const fs::path& folder) {
    std::map<std::string, std::string> files;
    if (fs::is_directory(folder)) {
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                files[fs::relative(entry.path(), folder)] = bytes_of(entry.path());
            }
        }
    }
    return files;
}

fs::path new_folder() {
    std::string name = (fs::temp_directory_path() / "pfiff-power-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("cannot make a folder");
    }
    return name;
}

std::string in_a_line(const std::string& text) {
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
}

std::string bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    if (!(std::ofstream(file, std::ios::binary) << bytes).flush()) {
        throw std::runtime_error("cannot write " + file.string());
    }
}

}  // namespace power
