#include "core/text/tokens.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

/// What ends a token without quotes, one a byte.
constexpr auto ends = [] {
    std::array<bool, 256> all{};
    for (const char c : {' ', '\t', '"', '#'}) {
        all[static_cast<unsigned char>(c)] = true;
    }
    return all;
}();

bool ends_token(char c) {
    return ends[static_cast<unsigned char>(c)];
}

/// Reads the quoted token that begins at `at`, and moves behind it. False: it is badly quoted.
bool read_quoted(const char*& at, const char* end, std::string& token) {
    for (++at; at != end; ++at) {
        const char* const plain = at;
        while (at != end && *at != '"' && *at != '\\') {
            ++at;
        }
        token.append(plain, at);
        if (at == end) {
            return false;
        }
        if (*at == '"') {
            ++at;
            return at == end || is_blank(*at);
        }
        ++at;
        if (at == end || (*at != '"' && *at != '\\')) {
            return false;
        }
        token += *at;
    }
    return false;
}

/// False: it is badly quoted, and the tokens are those before that.
bool split_into(std::string_view line, std::vector<std::string>& tokens) {
    tokens.clear();
    const char* at = line.data();
    const char* const end = at + line.size();
    while (true) {
        while (at != end && is_blank(*at)) {
            ++at;
        }
        if (at == end || *at == '#') {
            return true;
        }
        const char* const begin = at;
        if (*at == '"') {
            std::string token;
            if (!read_quoted(at, end, token)) {
                return false;
            }
            tokens.push_back(std::move(token));
            continue;
        }
        at = std::find_if(at, end, ends_token);
        if (at != end && !is_blank(*at)) {
            return false;  // what must be quoted stands in it
        }
        tokens.emplace_back(begin, at);
    }
}

}  // namespace

Tokenized split(std::string_view line) {
    Tokenized result;
    result.tokens.reserve(4);
    result.well_quoted = split_into(line, result.tokens);
    return result;
}

bool says_nothing(std::string_view line) {
    if (line.size() > most_line_bytes) {
        return false;
    }
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin == std::string_view::npos || line[begin] == '#';
}

std::optional<Text> tokenize(std::string_view line, std::vector<std::string>& tokens) {
    if (line.size() > most_line_bytes) {
        return Text{NN_("the line has {0} byte; {1} are allowed", "the line has {0} bytes; {1} are allowed"),
                    {static_cast<int>(line.size()), static_cast<int>(most_line_bytes)}};
    }
    if (!split_into(line, tokens)) {
        return Text{N_("badly quoted: a token in quotes ends with a quote, and only \\\" and \\\\ stand for "
                       "themselves"),
                    {}};
    }
    return std::nullopt;
}

tl::expected<std::vector<std::string>, Text> tokenize(std::string_view line) {
    std::vector<std::string> tokens;
    tokens.reserve(4);
    if (auto wrong = tokenize(line, tokens)) {
        return tl::unexpected(std::move(*wrong));
    }
    return tokens;
}

std::string quoted(std::string_view token) {
    const bool plain = !token.empty() && std::ranges::none_of(token, ends_token);
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

std::string spaced(std::initializer_list<std::string_view> parts) {
    std::size_t size = 0;
    for (const std::string_view part : parts) {
        size += part.size() + 1;
    }
    std::string line;
    line.reserve(size);
    for (const std::string_view part : parts) {
        if (!line.empty() && !part.empty()) {
            line += ' ';
        }
        line += part;
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
