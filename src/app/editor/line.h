#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/match/session.h"
#include "core/ask.h"

namespace app {

/// A line of the record in the making: the tokens so far, where the line will go, and what may come
/// next. Knows no window.
class Line {
public:
    using Asker = std::function<core::Ask(std::span<const std::string>, Slot)>;

    explicit Line(Asker asker) : asker_(std::move(asker)) {}

    /// A new line, with the tokens that are expected by default.
    void begin();
    /// A new line of any kind: no tokens yet.
    void begin_bare();
    /// A line for another slot: an amendment starts from the entry's tokens without the last.
    void begin(Slot slot, std::vector<std::string> tokens);

    /// Another token, and those that are then expected by default. If it is one of the choices, it may
    /// take the place of those so far.
    void add(const std::string& token);
    /// A new line that begins with this word instead of those expected.
    void begin_aside(const std::string& word);
    /// Takes the last token back, or what was last chosen in place of others.
    void back();
    /// The same line, of which more or less is known now.
    void ask_again() { ask_anew(); }
    /// Keeps the first tokens only.
    void keep(std::size_t count);

    const std::vector<std::string>& tokens() const { return tokens_; }
    /// The tokens as a person reads them, one each.
    const std::vector<core::Text>& labels() const { return labels_; }
    const core::Ask& ask() const { return ask_; }
    /// What is asked now; at the beginning of a line, what the match waits for.
    const core::Text& question() const;
    /// Whether these are the tokens that a line begins with by default.
    bool at_start() const { return tokens_ == start_.expected; }
    /// Words that lines may begin with instead, offered while the line is at its start.
    std::vector<core::Choice> asides() const;
    Slot slot() const { return slot_; }
    std::string text() const;
    /// Whole, and nothing may follow or all was told: it can be entered without another question.
    bool closed() const;

private:
    void append(const std::string& token);
    bool replace(const std::string& token);
    /// `first`: what may come before all of them, where that was asked already.
    void set(std::vector<std::string> tokens, std::optional<core::Ask> first = {});
    void ask_anew(std::optional<core::Ask> first = {});

    Asker asker_;
    Slot slot_;
    std::vector<std::string> tokens_;
    std::vector<core::Text> labels_;
    std::optional<std::vector<std::string>> replaced_;  ///< the tokens before those that took their place
    bool told_whole_ = false;
    core::Ask start_;
    core::Ask ask_;
};

}  // namespace app
