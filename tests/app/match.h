#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "../store/folder.h"
#include "app/library/library.h"
#include "app/match/session.h"

inline core::Header header_of_three() {
    core::Header header;
    header.game = "hund";
    header.players = {"Anna", "Ben", "Cleo"};
    return header;
}

/// One match of three in a database of its own, as it is entered at a table.
class Match : public testing::Test {
protected:
    Match() { begin({}); }

    void begin(app::Policy policy) { begin(policy, header_of_three()); }

    void begin(app::Policy policy, core::Header header) {
        id_ = app::begin_match(database_, std::move(header), policy);
        restart();
    }

    /// As after the program was closed and opened again.
    void restart() {
        session_.reset();
        session_.emplace(database_, id_);
    }

    app::Session& session() { return *session_; }

    app::Entered enter(std::string_view line) { return session_->enter(line); }

    void enter_all(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            const app::Entered entered = enter(line);
            ASSERT_FALSE(entered.refused()) << line << ": " << core::say(core::reason(entered.verdict));
        }
    }

    std::vector<std::string> journal() {
        std::vector<std::string> texts;
        for (const core::Fact& fact : store::Journal(database_).read(id_).facts) {
            texts.push_back(fact.text);
        }
        return texts;
    }

    core::Kind kind_of(core::Seq seq) {
        return core::kind(session_->reading().entries.at(static_cast<std::size_t>(seq) - 1).verdict);
    }

    bool stands(core::Seq seq) {
        return session_->reading().entries.at(static_cast<std::size_t>(seq) - 1).stands;
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    std::string id_;
    std::optional<app::Session> session_;
};

/// Ben leads grey, Cleo and Anna discard: entries 1 to 5.
inline const std::vector<std::string> two_discards{"first Ben", "designation 3", "play Ben grey-4",
                                                   "play Cleo pink-2", "play Anna pink-1"};
