#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

#include "../store/folder.h"
#include "app/exchange/import_record.h"
#include "games/catalog.h"

/// All records of tests/records, in order.
inline std::vector<std::filesystem::path> all_records() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(PFIFF_SOURCE_DIR "/tests/records")) {
        if (entry.path().extension() == ".pfiff") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

inline core::Record read_text(std::string_view text) {
    auto record = core::read_record(text, games::infos());
    EXPECT_TRUE(record) << core::say(record.error().message);
    return std::move(*record);
}

/// Answers the ids.
inline std::vector<std::string> import_all_records(store::Database& database) {
    std::vector<std::string> ids;
    for (const auto& file : all_records()) {
        ids.push_back(app::import_record(database, read_text(bytes_of(file))).match);
    }
    return ids;
}

/// All that is written, as one text.
struct Collected {
    std::string text;
    std::function<void(std::string_view)> sink() {
        return [this](std::string_view bytes) { text += bytes; };
    }
};

inline bool go_on(int /*done*/, int /*all*/) {
    return true;
}

/// What people call each other: equal but for accents, from right to left, 40 emoji, like a formula.
inline const std::vector<std::string>& strange_names() {
    static const std::vector<std::string> names = [] {
        std::string dogs;
        for (int i = 0; i < 40; ++i) {
            dogs += "\U0001F415";
        }
        return std::vector<std::string>{"=1+1", "דנה, \"הכלבה\"", dogs, "Zo\u00e9", "Zo\u00e8"};
    }();
    return names;
}

/// A match of Hund that such people began before 1970.
inline std::string strange_record(const std::string& id) {
    std::string text =
        "pfiff 1\ngame hund\nid " + id + "\ndate 1969-07-20T21:17\ntitle \"a, b; \\\"c\\\"\"\n";
    for (const std::string& name : strange_names()) {
        text += "player " + core::quoted(name) + "\n";
    }
    return text + "level plays\nfirst " + core::quoted(strange_names().front()) + "\n";
}
