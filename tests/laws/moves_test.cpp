#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"

/// The moves of every game are those that the referee calls legal, and no others.
namespace {

/// What may stand in any order is put into one.
std::string in_one_order(const core::Game& game, std::vector<std::string> line) {
    for (const core::LineForm& form : game.forms()) {
        if (form.any_order && form.word() == line.front()) {
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
                    words_.emplace_back(form.word());
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

/// Plays a match in which every card is entered, by moves where there are any, and otherwise as is asked.
/// `look` is shown each position and its moves.
void play_by_moves(const core::Game& game, unsigned seed,
                   const std::function<void(const core::Record&, const std::vector<std::string>&)>& look) {
    std::mt19937 random(seed);
    core::Record record{laws::random_header(game, random), {}};
    record.header.level = core::Level::plays;
    for (int line = 0; line < 60; ++line) {
        const auto moves = moves_of(game, record);
        look(record, moves);
        laws::enter(record,
                    moves.empty()
                        ? laws::random_line(game, record, random)
                        : moves[std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random)]);
    }
}

TEST(Laws, every_game_can_be_played_by_its_moves) {
    for (const core::Game* game : games::catalog()) {
        int made = 0;
        for (unsigned seed = 0; seed < 10; ++seed) {
            play_by_moves(*game, seed, [&](const core::Record& record, const auto& moves) {
                if (record.facts.size() % 5 == 0) {
                    EXPECT_EQ(moves, AskedOn(*game, record).lines) << core::write_record(record);
                }
                made += moves.empty() ? 0 : 1;
            });
        }
        EXPECT_GT(made, 100) << game->info->id;
    }
}

/// Tries every line that the words of the game's records make up, of who is to act: none of `moves` or `ask`.
class Enumeration {
public:
    explicit Enumeration(const core::Game& game) : game_(game) {
        for (const auto& file : laws::records_of(game.info->id, {".pfiff"})) {
            const auto record = core::read_record(laws::content(file), games::infos()).value();
            for (const core::Ruled& entry : game.read(record.header, record.facts, {}).entries) {
                if (entry.judged && core::kind(entry.verdict) != core::Kind::impossible) {
                    add(core::split(entry.text.str()).tokens);
                }
            }
        }
    }

    /// The legal lines there, none in two orders.
    std::set<std::string> legal(const core::Record& record, const std::string& actor) const {
        std::set<std::string> found;
        for (const core::LineForm& form : forms_) {
            if (form.move) {
                extend(record, actor, {std::string(form.word())}, found);
            }
        }
        return found;
    }

    /// Whether the line is made of words that are tried, and no longer than those that are.
    bool tries(const std::string& line) const {
        const std::vector<std::string> tokens = *core::tokenize(line);
        for (std::size_t i = 1; i < tokens.size(); ++i) {
            const Place place = place_of(tokens, i);
            if (i > place.second + 1 || (!is_player(place) && !words_.at(place).contains(tokens[i]))) {
                return false;
            }
        }
        return true;
    }

private:
    /// A slot of the lines with this word, from 1.
    using Place = std::pair<std::string, std::size_t>;

    const core::LineForm* form_of(const std::string& word) const {
        const auto found = std::ranges::find(forms_, word, &core::LineForm::word);
        return found == forms_.end() || found->slots.empty() ? nullptr : &*found;
    }
    /// Any number of tokens may stand in the last slot.
    Place place_of(const std::vector<std::string>& tokens, std::size_t i) const {
        return {tokens.front(), std::min(i, form_of(tokens.front())->slots.size())};
    }
    bool is_player(const Place& place) const {
        return form_of(place.first)->slots[place.second - 1] == core::Asked::player;
    }

    void add(const std::vector<std::string>& tokens) {
        for (std::size_t i = 1; form_of(tokens.front()) != nullptr && i < tokens.size(); ++i) {
            words_[place_of(tokens, i)].insert(tokens[i]);
        }
    }

    void extend(const core::Record& record, const std::string& actor, const std::vector<std::string>& tokens,
                std::set<std::string>& found) const {
        core::Record after = record;
        laws::enter(after, core::joined(tokens));
        const core::Ruled ruled = game_.read(after.header, after.facts, {}).entries.back();
        if (core::kind(ruled.verdict) == core::Kind::legal) {
            found.insert(in_one_order(game_, *core::tokenize(ruled.text.str())));
        }
        const core::LineForm* const form = form_of(tokens.front());
        // The last slot may take several: two are tried of it.
        if (form == nullptr || tokens.size() > form->slots.size() + 1) {
            return;
        }
        const Place place = place_of(tokens, tokens.size());
        const auto& seats = record.header.players;
        const std::set<std::string> own{actor}, all(seats.begin(), seats.end());
        for (const std::string& word : !is_player(place)    ? words_.at(place)
                                       : tokens.size() == 1 ? own
                                                            : all) {
            std::vector<std::string> longer = tokens;
            longer.push_back(word);
            extend(record, actor, longer, found);
        }
    }

    const core::Game& game_;
    const std::vector<core::LineForm> forms_ = game_.forms();
    std::map<Place, std::set<std::string>> words_;
};

TEST(Laws, moves_are_what_is_legal_of_all_lines_that_words_make_up) {
    for (const core::Game* game : games::catalog()) {
        const Enumeration enumeration(*game);
        std::size_t met = 0;
        for (unsigned seed = 0; seed < 2; ++seed) {
            play_by_moves(*game, seed, [&](const core::Record& record, std::vector<std::string> moves) {
                const core::Reading reading = game->read(record.header, record.facts, {});
                const auto seat = reading.status == core::Status::open ? reading.table->to_act : std::nullopt;
                if (!seat || record.facts.size() % 20 != 4 + 10 * seed) {
                    return;
                }
                std::erase_if(moves, [&](const std::string& move) { return !enumeration.tries(move); });
                const auto seats = core::seats(record.header, *game->info);
                EXPECT_EQ(std::set(moves.begin(), moves.end()),
                          enumeration.legal(record, seats[static_cast<std::size_t>(*seat)]))
                    << core::write_record(record);
                met += moves.size();
            });
        }
        EXPECT_GT(met, 10u) << game->info->id;
    }
}

}  // namespace
