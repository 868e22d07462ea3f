#include "core/header_reader.h"

#include <algorithm>
#include <array>

#include "core/text/names.h"
#include "core/text/tokens.h"

namespace core {

tl::expected<HeaderReader::Answer, Text> HeaderReader::take(std::string_view line) {
    if (says_nothing(line)) {
        return Answer::taken;
    }
    const Tokenized read = split(line);
    if (step_ == Step::words && (read.tokens.empty() || !is_word(read.tokens.front()))) {
        return Answer::not_header;
    }
    last_line_is_header_ = true;
    auto tokens = tokenize(line);
    if (!tokens && step_ == Step::version) {
        return tl::unexpected(*finish());  // it is another kind of file
    }
    if (!tokens) {
        return tl::unexpected(tokens.error());
    }
    if (auto wrong = take_tokens(*tokens)) {
        return tl::unexpected(*wrong);
    }
    return Answer::taken;
}

std::optional<Text> HeaderReader::finish() const {
    if (step_ == Step::version) {
        return Text{N_("expected `pfiff 1` as the first line"), {}};
    }
    if (step_ == Step::game) {
        return Text{N_("expected `game ID` as the second line"), {}};
    }
    const int players = static_cast<int>(header_.players.size());
    if (players < game_->fewest_players || players > game_->most_players) {
        return Text{N_("{0} is for {1}; the header names {2}"),
                    {std::string(game_->title), players_counted(*game_), players}};
    }
    return std::nullopt;
}

bool HeaderReader::is_word(std::string_view token) {
    static constexpr std::array<std::string_view, 10> words{
        "player", "variant", "house", "level", "id", "date", "venue", "title", "follows", "what-if"};
    return std::ranges::find(words, token) != words.end();
}

std::optional<Text> HeaderReader::take_tokens(const Tokens& tokens) {
    if (step_ == Step::version) {
        if (tokens.size() == 2 && tokens.front() == "pfiff" && number(tokens[1]).value_or(0) > 1) {
            return Text{
                N_("this record was written by a newer Pfiff, in version {0}; this Pfiff reads version 1"),
                {tokens[1]}};
        }
        if (tokens != Tokens{"pfiff", "1"}) {
            return Text{N_("expected `pfiff 1` as the first line"), {}};
        }
        step_ = Step::game;
        return std::nullopt;
    }
    if (step_ == Step::game) {
        return take_game(tokens);
    }
    const std::string& word = tokens.front();
    const std::size_t expected = word == "house" || word == "what-if" ? 3 : 2;
    if (tokens.size() != expected) {
        return Text{NN_("`{0}` takes {1} word after it", "`{0}` takes {1} words after it"),
                    {word, static_cast<int>(expected) - 1}};
    }
    return word == "player"    ? take_player(tokens[1])
           : word == "variant" ? take_variant(tokens[1])
           : word == "house"   ? take_house(tokens[1], tokens[2])
           : word == "level"   ? take_level(tokens[1])
           : word == "what-if" ? take_what_if(tokens[1], tokens[2])
                               : take_detail(word, tokens[1]);
}

std::optional<Text> HeaderReader::take_game(const Tokens& tokens) {
    if (tokens.size() != 2 || tokens.front() != "game") {
        return Text{N_("expected `game ID` as the second line"), {}};
    }
    const auto found = std::ranges::find(games_, tokens[1], [](const GameInfo* game) { return game->id; });
    if (found == games_.end()) {
        std::vector<Text> ids;
        std::ranges::transform(games_, std::back_inserter(ids),
                               [](const GameInfo* game) { return verbatim(std::string(game->id)); });
        return Text{N_("no game is called {0}; expected one of: {1}"), {tokens[1], listed(ids)}};
    }
    game_ = *found;
    header_.game = tokens[1];
    step_ = Step::words;
    return std::nullopt;
}

std::optional<Text> HeaderReader::take_player(const std::string& name) {
    if (auto wrong = wrong_name(name)) {
        return wrong;
    }
    if (!names_.insert(nfc(name)).second) {
        return Text{N_("two players are called {0}"), {name}};
    }
    header_.players.push_back(name);
    return std::nullopt;
}

/// Says what there is, if there is anything.
Text HeaderReader::no_such(std::string_view none, std::string_view says, const std::string& name,
                           const auto& known) const {
    std::vector<Text> names(known.size());
    std::ranges::transform(known, names.begin(),
                           [](const auto& one) { return verbatim(std::string(one.name)); });
    return names.empty() ? Text{none, {std::string(game_->title), name}}
                         : Text{says, {std::string(game_->title), name, listed(names)}};
}

std::optional<Text> HeaderReader::take_variant(const std::string& name) {
    if (std::ranges::find(game_->variants, name, &Variant::name) == game_->variants.end()) {
        return no_such(N_("{0} has no variant {1}"), N_("{0} has no variant {1}; it has: {2}"), name,
                       game_->variants);
    }
    if (!header_.variants.insert(name).second) {
        return Text{N_("`{0}` is there twice"), {"variant " + name}};
    }
    return std::nullopt;
}

std::optional<Text> HeaderReader::take_house(const std::string& name, const std::string& value) {
    const auto rule = std::ranges::find(game_->house_rules, name, &HouseRule::name);
    if (rule == game_->house_rules.end()) {
        return no_such(N_("{0} has no house rule {1}"), N_("{0} has no house rule {1}; it has: {2}"), name,
                       game_->house_rules);
    }
    if (std::ranges::find(rule->values, value) == rule->values.end()) {
        std::vector<Text> values;
        std::ranges::transform(rule->values, std::back_inserter(values),
                               [](std::string_view known) { return verbatim(std::string(known)); });
        return Text{N_("the house rule {0} is one of: {1}"), {name, listed(values)}};
    }
    if (!header_.house.emplace(name, value).second) {
        return Text{N_("`{0}` is there twice"), {"house " + name}};
    }
    return std::nullopt;
}

std::optional<Text> HeaderReader::take_level(const std::string& value) {
    if (value != "plays" && value != "scores") {
        return Text{N_("expected `level plays` or `level scores`"), {}};
    }
    if (std::exchange(has_level_, true)) {
        return Text{N_("`{0}` is there twice"), {std::string("level")}};
    }
    header_.level = value == "plays" ? Level::plays : Level::scores;
    return std::nullopt;
}

std::optional<Text> HeaderReader::take_what_if(const std::string& source, const std::string& at) {
    const auto entry = number(at);
    if (header_.what_if) {
        return Text{N_("`{0}` is there twice"), {std::string("what-if")}};
    }
    if (!is_uuid(source) || !entry) {
        return Text{N_("`what-if` takes the UUID of a match and the number of its entry"), {}};
    }
    header_.what_if = {source, *entry};
    return std::nullopt;
}

std::optional<Text> HeaderReader::take_detail(const std::string& word, const std::string& value) {
    auto& detail = word == "id"        ? header_.id
                   : word == "date"    ? header_.date
                   : word == "venue"   ? header_.venue
                   : word == "follows" ? header_.follows
                                       : header_.title;
    if (detail) {
        return Text{N_("`{0}` is there twice"), {word}};
    }
    if ((word == "id" || word == "follows") && !is_uuid(value)) {
        return Text{N_("`{0}` takes a UUID"), {word}};
    }
    if (word == "date" && !is_date(value)) {
        return Text{N_("`date` takes a day, YYYY-MM-DD, or a day and time, YYYY-MM-DDTHH:MM"), {}};
    }
    detail = value;
    return std::nullopt;
}

}  // namespace core
