#include "core/tokens.h"

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

}  // namespace

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

bool says_nothing(std::string_view line) {
    if (line.size() > most_line_bytes) {
        return false;
    }
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin == std::string_view::npos || line[begin] == '#';
}

tl::expected<std::vector<std::string>, Text> tokenize(std::string_view line) {
    if (line.size() > most_line_bytes) {
        return tl::unexpected(
            Text{NN_("the line has {0} byte; {1} are allowed", "the line has {0} bytes; {1} are allowed"),
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

}  // namespace core
