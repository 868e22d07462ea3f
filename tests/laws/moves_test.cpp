#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/catalog.h"
#include "laws/random_match.h"

/// The moves of every game are those that the referee calls legal, and no others.
namespace {

/// What may stand in any order is put into one.
std::string in_one_order(const core::Game& game, std::vector<std::string> line) {
    for (const core::LineForm& form : game.forms()) {
        if (form.any_order && form.usage.starts_with(line.front() + " ")) {
            std::sort(line.begin() + static_cast<std::ptrdiff_t>(form.slots.size()), line.end());
        }
    }
    return core::joined(line);
}

std::vector<std::string> moves_of(const core::Game& game, const core::Record& record) {
    std::vector<std::string> moves = game.moves(record.header, record.facts, {});
    for (std::string& move : moves) {
        move = in_one_order(game, *core::tokenize(move));
    }
    std::ranges::sort(moves);
    return moves;
}

/// Finds the legal moves of who is to act by asking on and on.
class AskedOn {
public:
    AskedOn(const core::Game& game, const core::Record& record) : game_(game), record_(record) {
        const core::Reading reading = game.read(record.header, record.facts, {});
        if (reading.status == core::Status::open && reading.table->to_act) {
            const auto seats = core::seats(record.header, *game.info);
            actor_ = seats[static_cast<std::size_t>(*reading.table->to_act)];
            for (const core::LineForm& form : game.forms()) {
                if (form.move) {
                    words_.emplace_back(form.usage.substr(0, form.usage.find(' ')));
                }
            }
            look({});
        }
        std::ranges::sort(lines);
        lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    }

    std::vector<std::string> lines;

private:
    void look(const std::vector<std::string>& tokens) {
        const core::Ask ask = game_.ask(record_.header, record_.facts, {}, tokens);
        for (const core::Choice& choice : ask.choices) {
            if (!choice.on_picture && is_of_actor(tokens, ask, choice.token)) {
                follow(core::with(tokens, choice), choice);
            }
        }
    }

    bool is_of_actor(const std::vector<std::string>& tokens, const core::Ask& ask,
                     const std::string& token) const {
        return tokens.empty()       ? std::ranges::find(words_, token) != words_.end()
               : tokens.size() == 1 ? ask.asked != core::Asked::player || token == actor_
                                    : true;
    }

    /// What is against the rules so far stays so.
    void follow(const std::vector<std::string>& line, const core::Choice& choice) {
        const bool legal = choice.verdict && core::kind(*choice.verdict) == core::Kind::legal;
        if (choice.completes && legal) {
            lines.push_back(in_one_order(game_, line));
        }
        if (!choice.verdict || core::kind(*choice.verdict) <= core::Kind::presumed) {
            look(line);
        }
    }

    const core::Game& game_;
    const core::Record& record_;
    std::string actor_;
    std::vector<std::string> words_;
};

RC_GTEST_PROP(Laws, moves_are_what_is_legal_for_who_is_to_act, ()) {
    const core::Record record = laws::any_match(*rc::gen::inRange(0, 60));
    const core::Game& game = *games::find(record.header.game);
    RC_ASSERT(moves_of(game, record) == AskedOn(game, record).lines);
}

/// Plays by moves where there are any, and otherwise as is asked; looks at each fifth position.
int moves_made(const core::Game& game, unsigned seed) {
    std::mt19937 random(seed);
    core::Record record{laws::random_header(game, random), {}};
    int made = 0;
    record.header.level = core::Level::plays;
    for (int line = 0; line < 60; ++line) {
        const auto moves = moves_of(game, record);
        if (line % 5 == 0) {
            EXPECT_EQ(moves, AskedOn(game, record).lines) << core::write_record(record);
        }
        made += moves.empty() ? 0 : 1;
        laws::enter(record,
                    moves.empty()
                        ? laws::random_line(game, record, random)
                        : moves[std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random)]);
    }
    return made;
}

TEST(Laws, every_game_can_be_played_by_its_moves) {
    for (const core::Game* game : games::catalog()) {
        int made = 0;
        for (unsigned seed = 0; seed < 10; ++seed) {
            made += moves_made(*game, seed);
        }
        EXPECT_GT(made, 100) << game->info->id;
    }
}

}  // namespace
