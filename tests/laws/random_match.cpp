#include "laws/random_match.h"

#include <algorithm>
#include <ostream>

#include <rapidcheck.h>

#include "core/common.h"
#include "games/catalog.h"

namespace laws {

namespace {

bool one_in(int n, std::mt19937& random) {
    return std::uniform_int_distribution(1, n)(random) == 1;
}

std::size_t any_of(std::size_t size, std::mt19937& random) {
    return std::uniform_int_distribution<std::size_t>(0, size - 1)(random);
}

bool impossible(const core::Choice& choice) {
    return choice.verdict && core::kind(*choice.verdict) == core::Kind::impossible;
}

/// The line with some token that may follow, a possible one unless there is none or chance wants it
/// otherwise.
std::vector<std::string> continued(std::vector<std::string> tokens, const core::Ask& ask,
                                   std::mt19937& random) {
    if (ask.choices.empty()) {
        tokens.push_back(ask.asked == core::Asked::number
                             ? std::to_string(std::uniform_int_distribution(ask.low, ask.high)(random))
                             : "so");
        return tokens;
    }
    std::vector<const core::Choice*> possible;
    for (const core::Choice& choice : ask.choices) {
        if (!impossible(choice)) {
            possible.push_back(&choice);
        }
    }
    if (possible.empty() || one_in(60, random)) {
        return core::with(tokens, ask.choices[any_of(ask.choices.size(), random)]);
    }
    return core::with(tokens, *possible[any_of(possible.size(), random)]);
}

std::string random_correction(const core::Record& record, std::mt19937& random) {
    const std::string n = std::to_string(1 + any_of(record.facts.size(), random));
    if (one_in(2, random)) {
        return "undo " + n + (one_in(2, random) ? " mistyped" : " taken-back");
    }
    const std::string& other = record.facts[any_of(record.facts.size(), random)].text;
    return (one_in(2, random) ? "amend " : "insert ") + n + " " + other;
}

/// A first word that is possible, whether it is expected or not; none that corrects, or ends the match.
std::vector<std::string> another_word(const core::Ask& ask, std::mt19937& random) {
    if (!ask.asides.empty() && one_in(2, random)) {
        return {ask.asides[any_of(ask.asides.size(), random)]};
    }
    std::vector<std::string> words;
    for (const core::Choice& choice : ask.choices) {
        if (!impossible(choice) && !core::is_correction(choice.token) && choice.token != "abandon") {
            words.push_back(choice.token);
        }
    }
    return words.empty() ? words : std::vector<std::string>{words[any_of(words.size(), random)]};
}

/// How a line begins: as is expected; now and then otherwise.
std::vector<std::string> begun(const core::Ask& ask, std::mt19937& random) {
    if (one_in(40, random)) {
        return {};
    }
    if (one_in(6, random)) {
        return another_word(ask, random);
    }
    std::vector<std::string> tokens = ask.expected;
    if (!tokens.empty() && one_in(20, random)) {
        tokens.resize(1);
    }
    return tokens;
}

}  // namespace

core::Header random_header(const core::Game& game, std::mt19937& random) {
    static const std::vector<std::string> names{"Anna", "Ben", "Cleo", "Dora Lu", "Emil", "play", "\"#\""};
    core::Header header;
    header.game = game.info->id;
    const int players =
        std::uniform_int_distribution(game.info->fewest_players, game.info->most_players)(random);
    header.players.assign(names.begin(), names.begin() + players);
    for (const core::Variant& variant : game.info->variants) {
        if (one_in(2, random)) {
            header.variants.emplace(variant.name);
        }
    }
    for (const core::HouseRule& rule : game.info->house_rules) {
        if (one_in(2, random)) {
            header.house.emplace(rule.name, rule.values[any_of(rule.values.size(), random)]);
        }
    }
    header.level = one_in(4, random) ? core::Level::scores : core::Level::plays;
    return header;
}

std::string random_line(const core::Game& game, const core::Record& record, std::mt19937& random) {
    if (!record.facts.empty() && one_in(25, random)) {
        return random_correction(record, random);
    }
    core::Ask ask = game.ask(record.header, record.facts, {}, {});
    std::vector<std::string> tokens = begun(ask, random);
    for (int more = 0; more < 20; ++more) {
        ask = game.ask(record.header, record.facts, {}, tokens);
        const bool over = ask.choices.empty() && (ask.asked == core::Asked::nothing || ask.whole);
        if (over || (ask.whole && one_in(2, random))) {
            break;
        }
        tokens = continued(std::move(tokens), ask, random);
    }
    return core::joined(tokens);
}

void enter(core::Record& record, std::string line) {
    const int seq = static_cast<int>(record.facts.size()) + 1;
    record.facts.push_back({seq, seq, std::move(line)});
}

core::Record random_match(const core::Game& game, unsigned seed, int lines) {
    std::mt19937 random(seed);
    core::Record record{random_header(game, random), {}};
    for (int i = 0; i < lines; ++i) {
        enter(record, random_line(game, record, random));
    }
    return record;
}

core::Record shrinking(core::Record record) {
    const auto shorter = [](core::Record whole) {
        return rc::seq::map(rc::shrink::removeChunks(whole.facts), [header = whole.header](auto facts) {
            for (std::size_t i = 0; i < facts.size(); ++i) {
                facts[i].seq = facts[i].line = static_cast<int>(i) + 1;
            }
            return core::Record{header, std::move(facts)};
        });
    };
    return *rc::gen::shrink(rc::gen::just(std::move(record)), shorter);
}

core::Record any_match(const core::Game& game, int lines) {
    return shrinking(random_match(game, *rc::gen::noShrink(rc::gen::arbitrary<unsigned>()), lines));
}

core::Record any_match(int lines) {
    return any_match(*games::catalog()[*rc::gen::inRange<std::size_t>(0, games::catalog().size())], lines);
}

}  // namespace laws

void core::showValue(const Record& record, std::ostream& stream) {
    stream << '\n' << write_record(record);
}
