#include "app/editor/line.h"

#include <algorithm>
#include <iterator>

#include "core/record.h"

namespace app {

namespace {

bool leads_nowhere(const core::Ask& ask) {
    return ask.asked == core::Asked::nothing && ask.choices.empty() && !ask.whole;
}

const core::Choice* choice_in(const core::Ask& ask, const std::string& token) {
    const auto same = [&](const core::Choice& choice) { return choice.token == token; };
    const auto found = std::find_if(ask.choices.begin(), ask.choices.end(), same);
    return found == ask.choices.end() ? nullptr : &*found;
}

/// The words of a button with that token, or the token as it is.
core::Text label_in(const core::Ask& ask, const std::string& token) {
    const core::Choice* choice = choice_in(ask, token);
    return choice == nullptr ? core::verbatim(token) : choice->label;
}

}  // namespace

void Line::begin() {
    slot_ = {};
    start_ = asker_({}, slot_);
    set(start_.expected, start_);
    if (leads_nowhere(ask_) && !tokens_.empty()) {
        begin_bare();
    }
}

void Line::begin_bare() {
    set({});
}

void Line::begin(Slot slot, std::vector<std::string> tokens) {
    slot_ = slot;
    set(std::move(tokens));
}

void Line::set(std::vector<std::string> tokens, std::optional<core::Ask> first) {
    tokens_ = std::move(tokens);
    replaced_.reset();
    told_whole_ = false;
    ask_anew(std::move(first));
}

void Line::add(const std::string& token) {
    if (!replace(token)) {
        append(token);
    }
    if (!told_whole_) {
        const std::vector<std::string> expected = ask_.expected;
        std::for_each(expected.begin(), expected.end(), [this](const std::string& next) { append(next); });
    }
}

/// Where the choice says what the line is then. Answers whether it does.
bool Line::replace(const std::string& token) {
    const core::Choice* choice = choice_in(ask_, token);
    if (choice == nullptr || choice->line.empty()) {
        return false;
    }
    const bool completes = choice->completes;
    std::vector<std::string> before = tokens_;
    set(core::with(tokens_, core::Choice(*choice)));
    replaced_ = std::move(before);
    told_whole_ = completes;
    return true;
}

void Line::append(const std::string& token) {
    labels_.push_back(label_in(ask_, token));
    tokens_.push_back(token);
    replaced_.reset();
    ask_ = asker_(tokens_, slot_);
}

void Line::begin_aside(const std::string& word) {
    begin_bare();
    add(word);
}

std::vector<core::Choice> Line::asides() const {
    std::vector<core::Choice> found;
    if (slot_.kind != Slot::Kind::end || !at_start()) {
        return found;
    }
    std::copy_if(start_.choices.begin(), start_.choices.end(), std::back_inserter(found),
                 [this](const core::Choice& choice) {
                     const bool possible =
                         !choice.verdict || core::kind(*choice.verdict) != core::Kind::impossible;
                     return possible && std::find(start_.asides.begin(), start_.asides.end(), choice.token) !=
                                            start_.asides.end();
                 });
    return found;
}

void Line::back() {
    if (replaced_) {
        set(std::vector<std::string>(*replaced_));
    } else {
        keep(tokens_.empty() ? 0 : tokens_.size() - 1);
    }
}

void Line::keep(std::size_t count) {
    set({tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(std::min(count, tokens_.size()))});
}

const core::Text& Line::question() const {
    const bool waits = slot_.kind == Slot::Kind::end && at_start() && !start_.question.id.empty();
    return waits ? start_.question : ask_.question;
}

std::string Line::text() const {
    return core::joined(tokens_);
}

bool Line::closed() const {
    return told_whole_ || (ask_.whole && ask_.choices.empty() && ask_.asked == core::Asked::nothing);
}

void Line::ask_anew(std::optional<core::Ask> first) {
    labels_.clear();
    ask_ = first ? std::move(*first) : asker_({}, slot_);
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
        labels_.push_back(label_in(ask_, tokens_[i]));
        ask_ = asker_(std::span(tokens_).first(i + 1), slot_);
    }
}

}  // namespace app
