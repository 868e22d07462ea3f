#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/header.h"
#include "core/text/text.h"

namespace core {

/// Reads the header line by line; the first line that is none of its begins the entries.
class HeaderReader {
public:
    explicit HeaderReader(std::span<const GameInfo* const> games) : games_(games) {}

    enum class Answer { taken, not_header };

    tl::expected<Answer, Text> take(std::string_view line);

    /// What is missing when the header is over.
    std::optional<Text> finish() const;

    /// Whether the line just taken was a header line (not empty, not a comment).
    bool took_header_line() { return std::exchange(last_line_is_header_, false); }

    /// Where the two lines that come first are expected; 1 once they are there.
    int next_line() const { return step_ == Step::game ? 2 : 1; }

    Header& header() { return header_; }

private:
    enum class Step { version, game, words };
    using Tokens = std::vector<std::string>;

    static bool is_word(std::string_view token);

    std::optional<Text> take_tokens(const Tokens& tokens);

    std::optional<Text> take_game(const Tokens& tokens);

    std::optional<Text> take_player(const std::string& name);

    Text no_such(std::string_view none, std::string_view says, const std::string& name,
                 const auto& known) const;

    std::optional<Text> take_variant(const std::string& name);

    std::optional<Text> take_house(const std::string& name, const std::string& value);

    std::optional<Text> take_level(const std::string& value);

    std::optional<Text> take_what_if(const std::string& source, const std::string& at);

    std::optional<Text> take_detail(const std::string& word, const std::string& value);

    std::span<const GameInfo* const> games_;
    Step step_ = Step::version;
    const GameInfo* game_ = nullptr;
    Header header_;
    std::set<std::string> names_;  ///< of the players: nobody says how many a header names
    bool has_level_ = false;
    bool last_line_is_header_ = false;
};

}  // namespace core
