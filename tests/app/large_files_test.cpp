// A file may be as large as it likes: what is four times as long takes about four times as long, whatever is
// in it. What would take sixteen times as long shows here, on any machine.

#include <gmock/gmock.h>

#include <algorithm>
#include <ctime>
#include <functional>

#include "app/exchange/import_files.h"
#include "core/report.h"
#include "records.h"

namespace {

namespace fs = std::filesystem;

constexpr std::size_t long_text = std::size_t{1} << 16;

using Line = std::function<std::string(int)>;

std::string record_of(std::string_view header, const Line& line, std::size_t bytes) {
    std::string text(header);
    for (int number = 1; text.size() < bytes; ++number) {
        text += line(number) + "\n";
    }
    return text;
}

/// Of the processor, the better of two.
double seconds(const std::function<void()>& work) {
    double best = 1e9;
    for (int i = 0; i < 2; ++i) {
        const std::clock_t begun = std::clock();
        work();
        best = std::min(best, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
    return best;
}

void judge(const std::string& text) {
    const auto record = core::read_record(text, games::infos());
    if (record) {
        const core::Game& game = *games::find(record->header.game);
        game.read(record->header, record->facts, {});
        game.report(record->header, record->facts);
        game.ask(record->header, record->facts, {}, {});
    }
}

void import(const std::string& text) {
    const Folder folder;
    write_bytes(folder / "long.pfiff", text);
    store::Database database(folder / "pfiff.db");
    app::import_files(database, {folder / "long.pfiff"},
                      [](const app::ImportedFile&, int, int) { return true; });
}

constexpr std::string_view hund = "pfiff 1\ngame hund\nplayer Anna\nplayer Ben\n";
constexpr std::string_view hounded = "pfiff 1\ngame hounded\nplayer Anna\nplayer Ben\n";

struct Enlarged {
    const char* name;
    std::string_view header;
    Line line;
};

std::string number(int n) {
    return std::to_string(n);
}

const std::vector<Enlarged>& kinds() {
    static const std::vector<Enlarged> all{
        {"notes", hund, [](int n) { return "note \"" + number(n) + "\""; }},
        {"plays", hund,
         [](int n) { return n == 1 ? std::string("first Ben") : std::string("play Ben yellow-3"); }},
        {"moves", hounded, [](int) { return std::string("fox a4 a5"); }},
        {"nonsense", hund, [](int n) { return std::string(static_cast<std::size_t>(n % 97), '"'); }},
        {"a line without an end", hund, [](int) { return std::string(long_text, 'x'); }},
        {"undone undos", hund,
         [](int n) { return n == 1 ? "note x" : "undo " + number(n - 1) + " mistyped"; }},
        {"amendments of one entry", hund, [](int n) { return n == 1 ? "first Ben" : "amend 1 first Anna"; }},
        {"insertions before insertions", hund,
         [](int n) { return n == 1 ? "first Ben" : "insert " + number(n - 1) + " note x"; }},
        {"insertions before one entry", hund,
         [](int n) { return n == 1 ? "first Ben" : std::string("insert 1 note x"); }},
        {"players", "pfiff 1\ngame hund\n", [](int n) { return "player P" + number(n); }},
    };
    return all;
}

void expect_in_proportion(const char* what, const std::function<void(const std::string&)>& work,
                          const Enlarged& kind) {
    SCOPED_TRACE(std::string(what) + ": " + kind.name);
    const std::string small = record_of(kind.header, kind.line, long_text);
    const std::string large = record_of(kind.header, kind.line, 4 * long_text);
    const double of_small = seconds([&] { work(small); });
    const double of_large = seconds([&] { work(large); });
    constexpr double too_short_to_compare = 0.02;
    EXPECT_LT(of_large, 8 * std::max(of_small, too_short_to_compare));
}

}  // namespace

TEST(LargeFiles, are_judged_in_proportion_to_their_length) {
    for (const Enlarged& kind : kinds()) {
        expect_in_proportion("judging", judge, kind);
    }
}

TEST(LargeFiles, are_taken_in_in_proportion_to_their_length) {
    for (const Enlarged& kind : kinds()) {
        expect_in_proportion("taking in", import, kind);
    }
}
