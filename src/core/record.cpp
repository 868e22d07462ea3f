#include "core/record.h"

#include <algorithm>
#include <array>

#include "core/utf8.h"

namespace core {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

/// Reads one quoted token whose opening quote is at `at`; moves past the closing one.
std::optional<std::string> read_quoted(std::string_view line, std::size_t& at) {
    std::string token;
    for (++at; at < line.size(); ++at) {
        if (line[at] == '"') {
            ++at;
            if (at < line.size() && !is_blank(line[at])) {
                return std::nullopt;
            }
            return token;
        }
        if (line[at] == '\\') {
            ++at;
            if (at == line.size() || (line[at] != '"' && line[at] != '\\')) {
                return std::nullopt;
            }
        }
        token += line[at];
    }
    return std::nullopt;
}

/// Reads one token without quotes; what must be quoted inside it is an error.
std::optional<std::string> read_plain(std::string_view line, std::size_t& at) {
    const std::size_t begin = at;
    while (at < line.size() && !is_blank(line[at])) {
        if (line[at] == '"' || line[at] == '#') {
            return std::nullopt;
        }
        ++at;
    }
    return std::string(line.substr(begin, at - begin));
}

struct Tokenized {
    std::vector<std::string> tokens;  ///< those before the error, if there is one
    bool well_quoted = true;
};

Tokenized split(std::string_view line) {
    Tokenized result;
    result.tokens.reserve(4);
    std::size_t at = 0;
    while (true) {
        while (at < line.size() && is_blank(line[at])) {
            ++at;
        }
        if (at == line.size() || line[at] == '#') {
            return result;
        }
        auto token = line[at] == '"' ? read_quoted(line, at) : read_plain(line, at);
        if (!token) {
            result.well_quoted = false;
            return result;
        }
        result.tokens.push_back(std::move(*token));
    }
}

}  // namespace

tl::expected<std::vector<std::string>, Text> tokenize(std::string_view line) {
    if (line.size() > most_line_bytes) {
        return tl::unexpected(Text{N_("the line has {0} bytes; {1} are allowed"),
                                   {static_cast<int>(line.size()), static_cast<int>(most_line_bytes)}});
    }
    Tokenized result = split(line);
    if (!result.well_quoted) {
        return tl::unexpected(Text{N_("badly quoted: a token in quotes ends with a quote, and only \\\" and "
                                      "\\\\ stand for themselves"),
                                   {}});
    }
    return std::move(result.tokens);
}

std::string quoted(std::string_view token) {
    const bool plain = !token.empty() && token.find_first_of(" \t#\"") == std::string_view::npos;
    if (plain) {
        return std::string(token);
    }
    std::string text = "\"";
    for (const char c : token) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c;
    }
    return text + '"';
}

std::string joined(std::span<const std::string> tokens) {
    std::string line;
    for (const std::string& token : tokens) {
        if (!line.empty()) {
            line += ' ';
        }
        line += quoted(token);
    }
    return line;
}

std::optional<int> number(std::string_view token) {
    const bool leading_zero = token.size() > 1 && token.front() == '0';
    if (token.empty() || token.size() > 6 || leading_zero) {
        return std::nullopt;
    }
    int value = 0;
    for (const char c : token) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

namespace {

/// Whether the line is empty or holds a comment only, and so is no entry. A line that is too long is
/// not looked into.
bool says_nothing(std::string_view line) {
    if (line.size() > most_line_bytes) {
        return false;
    }
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin == std::string_view::npos || line[begin] == '#';
}

/// Reads the header line by line; the first line that is none of its begins the entries.
class HeaderReader {
public:
    explicit HeaderReader(std::span<const GameInfo* const> games) : games_(games) {}

    enum class Answer { taken, not_header };

    tl::expected<Answer, Text> take(std::string_view line) {
        if (says_nothing(line)) {
            return Answer::taken;
        }
        const Tokenized read = split(line);
        if (step_ == Step::words && (read.tokens.empty() || !is_word(read.tokens.front()))) {
            return Answer::not_header;
        }
        last_line_is_header_ = true;
        auto tokens = tokenize(line);
        if (!tokens) {
            return tl::unexpected(tokens.error());
        }
        if (auto wrong = take_tokens(*tokens)) {
            return tl::unexpected(*wrong);
        }
        return Answer::taken;
    }

    /// What is missing when the header is over.
    std::optional<Text> finish() const {
        if (step_ == Step::version) {
            return Text{N_("expected `pfiff 1` as the first line"), {}};
        }
        if (step_ == Step::game) {
            return Text{N_("expected `game ID` as the second line"), {}};
        }
        const int players = static_cast<int>(header_.players.size());
        if (players < game_->fewest_players || players > game_->most_players) {
            return Text{N_("{0} is for {1} to {2} players; the header names {3}"),
                        {std::string(game_->title), game_->fewest_players, game_->most_players, players}};
        }
        return std::nullopt;
    }

    /// Whether the line just taken was a header line (not empty, not a comment).
    bool took_header_line() { return std::exchange(last_line_is_header_, false); }

    /// Where the two lines that come first are expected; 1 once they are there.
    int next_line() const { return step_ == Step::game ? 2 : 1; }

    Header& header() { return header_; }

private:
    enum class Step { version, game, words };
    using Tokens = std::vector<std::string>;

    static bool is_word(std::string_view token) {
        static constexpr std::array<std::string_view, 8> words{"player", "variant", "house", "level",
                                                               "id",     "date",    "venue", "title"};
        return std::ranges::find(words, token) != words.end();
    }

    std::optional<Text> take_tokens(const Tokens& tokens) {
        if (step_ == Step::version) {
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
        const std::size_t expected = word == "house" ? 3 : 2;
        if (tokens.size() != expected) {
            return Text{N_("`{0}` takes {1} after it"), {word, static_cast<int>(expected) - 1}};
        }
        return word == "player"    ? take_player(tokens[1])
               : word == "variant" ? take_variant(tokens[1])
               : word == "house"   ? take_house(tokens[1], tokens[2])
               : word == "level"   ? take_level(tokens[1])
                                   : take_detail(word, tokens[1]);
    }

    std::optional<Text> take_game(const Tokens& tokens) {
        if (tokens.size() != 2 || tokens.front() != "game") {
            return Text{N_("expected `game ID` as the second line"), {}};
        }
        const auto found =
            std::ranges::find(games_, tokens[1], [](const GameInfo* game) { return game->id; });
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

    std::optional<Text> take_player(const std::string& name) {
        if (auto wrong = wrong_name(name)) {
            return wrong;
        }
        if (std::ranges::find(header_.players, name) != header_.players.end()) {
            return Text{N_("two players are called {0}"), {name}};
        }
        header_.players.push_back(name);
        return std::nullopt;
    }

    std::optional<Text> take_variant(const std::string& name) {
        if (std::ranges::find(game_->variants, name, &Variant::name) == game_->variants.end()) {
            return Text{N_("{0} has no variant {1}"), {std::string(game_->title), name}};
        }
        if (!header_.variants.insert(name).second) {
            return Text{N_("`{0}` is there twice"), {"variant " + name}};
        }
        return std::nullopt;
    }

    std::optional<Text> take_house(const std::string& name, const std::string& value) {
        const auto rule = std::ranges::find(game_->house_rules, name, &HouseRule::name);
        if (rule == game_->house_rules.end()) {
            return Text{N_("{0} has no house rule {1}"), {std::string(game_->title), name}};
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

    std::optional<Text> take_level(const std::string& value) {
        if (value != "plays" && value != "scores") {
            return Text{N_("expected `level plays` or `level scores`"), {}};
        }
        if (std::exchange(has_level_, true)) {
            return Text{N_("`{0}` is there twice"), {std::string("level")}};
        }
        header_.level = value == "plays" ? Level::plays : Level::scores;
        return std::nullopt;
    }

    std::optional<Text> take_detail(const std::string& word, const std::string& value) {
        auto& detail = word == "id"      ? header_.id
                       : word == "date"  ? header_.date
                       : word == "venue" ? header_.venue
                                         : header_.title;
        if (detail) {
            return Text{N_("`{0}` is there twice"), {word}};
        }
        if (word == "id" && !is_uuid(value)) {
            return Text{N_("`id` takes a UUID"), {}};
        }
        if (word == "date" && !is_date(value)) {
            return Text{N_("`date` takes a day, YYYY-MM-DD, or a day and time, YYYY-MM-DDTHH:MM"), {}};
        }
        detail = value;
        return std::nullopt;
    }

    std::span<const GameInfo* const> games_;
    Step step_ = Step::version;
    const GameInfo* game_ = nullptr;
    Header header_;
    bool has_level_ = false;
    bool last_line_is_header_ = false;
};

/// The text's lines, without their endings.
class Lines {
public:
    explicit Lines(std::string_view rest) : rest_(rest) {}

    std::optional<std::string_view> next() {
        if (rest_.empty()) {
            return std::nullopt;
        }
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        while (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        ++number_;
        return line;
    }

    int number() const { return number_; }

private:
    std::string_view rest_;
    int number_ = 0;
};

int line_of(std::string_view bytes, std::size_t at) {
    return 1 + static_cast<int>(std::ranges::count(bytes.substr(0, at), '\n'));
}

}  // namespace

tl::expected<Record, Fault> read_record(std::string_view bytes, std::span<const GameInfo* const> games) {
    if (bytes.size() > most_record_bytes) {
        return tl::unexpected(
            Fault{line_of(bytes, most_record_bytes), {N_("the record is longer than 4 MiB"), {}}});
    }
    if (const auto bad = first_invalid(bytes)) {
        return tl::unexpected(Fault{line_of(bytes, *bad), {N_("the record is not UTF-8 here"), {}}});
    }
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        bytes.remove_prefix(3);
    }
    Lines lines(bytes);
    HeaderReader reader(games);
    Record record;
    bool in_header = true;
    int last_header_line = 1;
    while (const auto line = lines.next()) {
        if (in_header) {
            const auto answer = reader.take(*line);
            if (!answer) {
                return tl::unexpected(Fault{lines.number(), answer.error()});
            }
            in_header = *answer == HeaderReader::Answer::taken;
            last_header_line = reader.took_header_line() ? lines.number() : last_header_line;
        }
        if (!in_header && !says_nothing(*line)) {
            record.facts.push_back(
                {static_cast<Seq>(record.facts.size()) + 1, lines.number(), std::string(*line)});
        }
    }
    if (const auto missing = reader.finish()) {
        return tl::unexpected(Fault{std::max(last_header_line, reader.next_line()), *missing});
    }
    record.header = std::move(reader.header());
    return record;
}

std::string write_header(const Header& header) {
    std::string text = "pfiff 1\ngame " + header.game + "\n";
    const auto line = [&](std::string_view word, const std::string& value) {
        text.append(word).append(" ").append(quoted(value)).append("\n");
    };
    for (const auto& [word, value] : {std::pair{"id", &header.id},
                                      {"date", &header.date},
                                      {"venue", &header.venue},
                                      {"title", &header.title}}) {
        if (*value) {
            line(word, **value);
        }
    }
    for (const std::string& player : header.players) {
        line("player", player);
    }
    for (const std::string& variant : header.variants) {
        line("variant", variant);
    }
    for (const auto& [name, value] : header.house) {
        line("house " + name, value);
    }
    line("level", header.level == Level::plays ? "plays" : "scores");
    return text;
}

std::string write_record(const Record& record) {
    std::string text = write_header(record.header);
    for (const Fact& fact : record.facts) {
        text.append(fact.text).append("\n");
    }
    return text;
}

}  // namespace core
