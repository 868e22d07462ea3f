#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <string_view>

#include "games/catalog.h"
#include "laws/files.h"

namespace {

const std::vector<std::string> sources = {".h", ".cpp", ".in"};

/// From the ground up. The windows do not see the command line.
constexpr std::array<std::string_view, 34> rooms = {
    "core/text",        "core",          "kit",          "games",       "store/sqlite", "store/backup",
    "store/statistics", "store/matches", "store/club",   "app/words",   "app/derive",   "app/library",
    "app/match",        "app/editor",    "app/exchange", "app/club",    "app/report",   "cli/terminal",
    "cli/render",       "cli/verbs",     "cli",          "gui/toolkit", "gui/draw",     "gui/host",
    "gui/widgets",      "gui/charts",    "gui/picture",  "gui/print",   "gui/board",    "gui/entry",
    "gui/match",        "gui/pages",     "gui/shell",    "gui"};

/// `hund/rules.cpp` in `games` gives `games`: a game is no room of the house.
std::optional<std::size_t> storey(std::string_view path) {
    std::string_view room = path.substr(0, std::min(path.size(), path.rfind('/')));
    if (room.starts_with("games/")) {
        room = "games";
    }
    const auto* found = std::find(rooms.begin(), rooms.end(), room);
    return found == rooms.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - rooms.begin()));
}

/// `src/games/hund/rules.cpp` gives `games`, and with 2 `hund`.
std::string part(const std::string& path, int which) {
    std::size_t begin = 0;
    for (int i = 0; i < which; ++i) {
        begin = path.find('/', begin);
        if (begin == std::string::npos) {
            return {};
        }
        ++begin;
    }
    return path.substr(begin, path.find('/', begin) - begin);
}

struct Include {
    std::string file;
    int line;
    std::string what;
    bool ours;  ///< in quotes
};

std::vector<Include> includes() {
    const std::regex pattern("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
    std::vector<Include> all;
    for (const auto& file : laws::files("src", sources)) {
        int number = 0;
        for (const std::string& line : laws::lines(file)) {
            ++number;
            std::smatch match;
            if (std::regex_match(line, match, pattern)) {
                all.push_back({laws::name_of(file), number, match[2], match[1] == "\""});
            }
        }
    }
    return all;
}

std::string place(const Include& include) {
    return include.file + ":" + std::to_string(include.line) + " includes " + include.what;
}

bool begins_with_any(std::string_view text, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view beginning) { return text.starts_with(beginning); });
}

/// Where the word stands alone, whatever its case: `hundred` is not `Hund`.
bool says_alone(const std::string& line, const std::string& word) {
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    auto from = line.begin();
    while (true) {
        const auto found = std::search(from, line.end(), word.begin(), word.end(), same);
        if (found == line.end()) {
            return false;
        }
        const auto after = found + static_cast<std::ptrdiff_t>(word.size());
        if ((found == line.begin() || !letter(*(found - 1))) && (after == line.end() || !letter(*after))) {
            return true;
        }
        from = found + 1;
    }
}

TEST(House, has_includes_to_look_at) {
    EXPECT_GT(includes().size(), 50U);
}

TEST(House, a_room_sees_only_the_rooms_below) {
    for (const Include& include : includes()) {
        if (!include.ours) {
            continue;
        }
        const auto from = storey(std::string_view(include.file).substr(std::string_view("src/").size()));
        const auto to = storey(include.what);
        ASSERT_TRUE(from) << include.file << " lies in no room of the house";
        ASSERT_TRUE(to) << place(include) << ", which is in no room: name it from src/";
        EXPECT_LE(*to, *from) << place(include);
        EXPECT_FALSE(part(include.file, 1) == "gui" && part(include.what, 0) == "cli") << place(include);
    }
}

TEST(House, no_folder_is_crowded) {
    std::map<std::string, int> files;
    for (const auto& file : laws::files("src", sources)) {
        ++files[file.parent_path().string()];
    }
    for (const auto& [folder, count] : files) {
        EXPECT_LE(count, 30) << folder;
    }
}

TEST(House, no_file_is_long) {
    for (const auto& file : laws::files("src", sources)) {
        EXPECT_LE(laws::lines(file).size(), 350U) << laws::name_of(file);
    }
}

/// `session_answers.cpp` is a part of `session.h`. A part of a game is declared in its folder, and verbs in
/// `verbs.h`.
bool is_of(std::string_view source, const std::string& header) {
    const auto stem = [](std::string_view path) {
        path = path.substr(path.rfind('/') + 1);
        return path.substr(0, path.find('.'));
    };
    const std::string_view own = stem(source);
    const std::string_view other = stem(header);
    const std::string_view folder = source.substr(4, source.rfind('/') - 4);
    const bool is_near = header.starts_with(folder.substr(0, folder.find('/')));
    return (is_near && (own == other || (own.starts_with(other) && own[other.size()] == '_'))) ||
           (folder == "cli/verbs" && header == "cli/verbs/verbs.h") ||
           (folder.starts_with("games/") && header.starts_with(folder));
}

TEST(House, a_source_begins_with_its_header) {
    std::map<std::string, std::string> first;
    for (const Include& include : includes()) {
        first.try_emplace(include.file, include.what);
    }
    for (const auto& [file, header] : first) {
        const bool has_header = file.ends_with(".cpp") && part(file, 2) != "main.cpp";
        EXPECT_TRUE(!has_header || is_of(file, header)) << file << " begins with " << header;
    }
}

TEST(House, wx_is_seen_only_by_the_windows) {
    for (const Include& include : includes()) {
        if (begins_with_any(include.what, {"wx/", "gtk/", "gdk/", "pango/", "cairo", "atk/"})) {
            EXPECT_EQ(part(include.file, 1), "gui") << place(include);
        }
    }
}

TEST(House, sql_is_seen_only_by_the_store) {
    for (const Include& include : includes()) {
        if (begins_with_any(include.what, {"sqlite", "SQLiteCpp"})) {
            EXPECT_EQ(part(include.file, 1), "store") << place(include);
        }
    }
}

TEST(House, what_may_be_seen_is_decided_below_the_windows) {
    for (const auto& file : laws::files("src/gui", sources)) {
        for (const std::string& line : laws::lines(file)) {
            EXPECT_EQ(line.find("Viewer"), std::string::npos) << laws::name_of(file) << ": " << line;
        }
    }
}

TEST(House, one_game_never_sees_another) {
    for (const Include& include : includes()) {
        if (part(include.file, 1) == "games" && part(include.what, 0) == "games" &&
            !part(include.file, 3).empty() && !part(include.what, 2).empty()) {
            EXPECT_EQ(part(include.file, 2), part(include.what, 1)) << place(include);
        }
    }
}

TEST(House, outside_its_folder_no_game_is_named) {
    for (const std::string room :
         {"src/core", "src/kit", "src/store", "src/app", "src/cli", "src/gui", "forms", "db"}) {
        for (const auto& file : laws::files(room, {".h", ".cpp", ".in", ".xrc", ".sql"})) {
            int number = 0;
            for (const std::string& line : laws::lines(file)) {
                ++number;
                for (const core::GameInfo* game : games::infos()) {
                    EXPECT_FALSE(says_alone(line, std::string(game->id)) ||
                                 says_alone(line, std::string(game->title)))
                        << laws::name_of(file) << ":" << number << " names " << game->title << ": " << line;
                }
            }
        }
    }
}

}  // namespace
