#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "../../store/folder.h"
#include "app/editor/match_editor.h"
#include "app/library/library.h"

using Lines = std::vector<std::string>;

/// A match at the table, entered by actions as a page sends them.
class AtTheTable : public testing::Test {
protected:
    static inline const Lines three{"Anna", "Ben", "Cleo"};
    /// One trick of three, with a discard in it, and the next one begun.
    static inline const Lines with_a_discard{"designation 5",    "first Ben",          "play Ben yellow-3",
                                             "play Cleo grey-6", "play Anna yellow-4", "play Anna green-1",
                                             "play Ben green-5", "play Cleo green-2"};

    void begin(const std::string& game, const Lines& players, app::Policy policy = app::Policy::warn) {
        core::Header header;
        header.game = game;
        header.players = players;
        open(app::begin_match(database_, header, policy));
    }

    void play(const Lines& lines, app::Policy policy = app::Policy::warn) {
        begin("hund", three, policy);
        enter(lines);
    }

    void open(const std::string& match) {
        editor_.reset();
        editor_.emplace(database_, match, arrangement_);
    }

    /// As after the program was closed and opened again.
    void restart() {
        const std::string match = session().match();
        arrangement_ = editor().line_editor().arrangement();
        open(match);
    }

    void enter(const Lines& lines) {
        for (const std::string& line : lines) {
            type(line);
            const std::size_t before = session().facts().size();
            submit();
            ASSERT_EQ(session().facts().size(), before + 1) << line << ": " << notice();
        }
    }

    void type(const std::string& words) { act(app::Type{words}); }
    void submit() { act(app::Submit{}); }
    void pick(const Lines& tokens) {
        for (const std::string& token : tokens) {
            act(app::Pick{token});
        }
    }
    void tap(const Lines& tokens) {
        for (const std::string& token : tokens) {
            act(app::Tap{token});
        }
    }
    void act(const app::LineAction& action) { editor().apply(action); }
    void act(const app::MatchAction& action) { editor().apply(action); }

    app::MatchEditor& editor() { return *editor_; }
    const app::Session& session() { return editor().session(); }
    const app::MatchView& view() { return editor().view(); }
    const app::LineView& line() { return editor().line(); }
    const app::Prompt& prompt() {
        static const app::Prompt none;
        EXPECT_NE(line().prompt(), nullptr) << "nothing is asked for";
        return line().prompt() == nullptr ? none : *line().prompt();
    }
    const core::Choice* choice(const std::string& token) {
        const auto& choices = prompt().ask.choices;
        const auto found = std::ranges::find(choices, token, &core::Choice::token);
        return found == choices.end() ? nullptr : &*found;
    }
    std::optional<core::Kind> foreseen(const std::string& token) {
        const core::Choice* found = choice(token);
        return found == nullptr || !found->verdict ? std::nullopt
                                                   : std::optional(core::kind(*found->verdict));
    }

    std::string last() { return session().facts().back().text; }
    std::string notice() { return core::say(line().notice.says); }
    std::string correcting() { return core::say(line().correcting); }
    std::string hint() {
        std::string all;
        for (const core::Text& text : prompt().hint) {
            all += core::say(text) + "\n";
        }
        return all;
    }
    const app::LogRow& row(core::Seq seq) { return editor().log().at(static_cast<std::size_t>(seq) - 1); }
    std::string word(core::Seq seq) { return core::say(row(seq).word); }
    bool stands(core::Seq seq) {
        return session().reading().entries.at(static_cast<std::size_t>(seq) - 1).stands;
    }
    std::size_t lines() { return session().facts().size(); }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    std::string arrangement_;
    std::optional<app::MatchEditor> editor_;
};
