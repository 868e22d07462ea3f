#include "app/editor/clock.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <ranges>

#include <fmt/format.h>

namespace app {

namespace {

constexpr std::array<std::string_view, 4> kind_words{"none", "up", "turn", "match"};
constexpr int a_minute = 60;
constexpr int longest_limit = 24 * 60 * a_minute;
/// Against a limit nobody gains time by taking long. Who is away for longer does not play any more.
constexpr std::int64_t longest_against_a_limit = std::int64_t{60} * a_minute;

/// What is left of it when the clock first warns.
int warning(const ClockChoice& choice) {
    return choice.kind == ClockChoice::Kind::turn ? 10 : a_minute;
}

/// Whether the next entry's time will be known, so that it runs now.
bool runs(const core::Reading& reading, core::Level level) {
    const auto& entries = reading.entries;
    const bool begun = std::ranges::any_of(
        entries, [](const core::Ruled& entry) { return entry.played && entry.turn.has_value(); });
    return begun && store::followed_by_thought(reading, level).back();
}

/// Of the turn that is not over yet: the entries at the end that are the seat's.
int used_in_turn(const core::Reading& reading, const std::vector<store::Thought>& thoughts, int seat) {
    int seconds = 0;
    for (const core::Ruled& entry : reading.entries | std::views::reverse) {
        if (entry.played && entry.turn && *entry.turn != seat) {
            break;
        }
        const auto known = std::ranges::find(thoughts, entry.seq, &store::Thought::seq);
        seconds += known != thoughts.end() ? known->seconds : 0;
    }
    return seconds;
}

int used_in_match(const std::vector<store::Thought>& thoughts, int seat) {
    return std::accumulate(thoughts.begin(), thoughts.end(), 0, [&](int sum, const store::Thought& each) {
        return sum + (each.seat == seat ? each.seconds : 0);
    });
}

}  // namespace

const std::vector<ClockChoice>& clock_choices() {
    using enum ClockChoice::Kind;
    static const std::vector<ClockChoice> all{{},
                                              {up, 0},
                                              {turn, a_minute / 2},
                                              {turn, a_minute},
                                              {turn, 2 * a_minute},
                                              {match, 10 * a_minute},
                                              {match, 20 * a_minute},
                                              {match, 30 * a_minute}};
    return all;
}

core::Text title_of(const ClockChoice& choice) {
    switch (choice.kind) {
        case ClockChoice::Kind::none:
            return {N_("no clock"), {}};
        case ClockChoice::Kind::up:
            return {N_("counts the time of each player"), {}};
        case ClockChoice::Kind::turn:
            return {NN_("{0} second a turn", "{0} seconds a turn"), {choice.limit}};
        case ClockChoice::Kind::match:
            return {NN_("{0} minute a player", "{0} minutes a player"), {choice.limit / a_minute}};
    }
    return {};
}

std::string written(const ClockChoice& choice) {
    return fmt::format("{} {}", kind_words.at(static_cast<std::size_t>(choice.kind)), choice.limit);
}

ClockChoice read_clock_choice(std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const auto* word = std::ranges::find(kind_words, text.substr(0, blank));
    if (word == kind_words.end()) {
        return {};
    }
    ClockChoice choice{static_cast<ClockChoice::Kind>(word - kind_words.begin()), 0};
    const std::string_view number = text.substr(std::min(blank + 1, text.size()));
    std::from_chars(number.data(), number.data() + number.size(), choice.limit);
    const bool limited = choice.kind == ClockChoice::Kind::turn || choice.kind == ClockChoice::Kind::match;
    return limited && (choice.limit <= 0 || choice.limit > longest_limit) ? ClockChoice{} : choice;
}

std::optional<ClockView> clock_of(const Session& session, const ClockChoice& choice, std::int64_t now,
                                  std::int64_t opened) {
    const core::Reading& reading = session.shown();
    if (choice.kind == ClockChoice::Kind::none || reading.status != core::Status::open) {
        return std::nullopt;
    }
    ClockView view;
    view.counts_down = choice.kind != ClockChoice::Kind::up;
    const std::optional<int> seat = reading.table->to_act;
    const std::int64_t longest = view.counts_down ? longest_against_a_limit : session.longest_thought();
    auto since = session.since_last_line(now, longest);
    if (!seat || reading.entries.empty() || !runs(reading, session.header().level) || !since) {
        return view;
    }
    since = std::clamp<std::int64_t>(now - opened, 0, *since);
    const std::vector<store::Thought> thoughts = session.thoughts(longest);
    const int used = static_cast<int>(*since) + (choice.kind == ClockChoice::Kind::turn
                                                     ? used_in_turn(reading, thoughts, *seat)
                                                     : used_in_match(thoughts, *seat));
    view.seat = seat;
    view.name = session.seats().at(static_cast<std::size_t>(*seat));
    view.seconds = view.counts_down ? choice.limit - used : used;
    if (view.counts_down && view.seconds <= warning(choice)) {
        view.alarm = view.seconds <= 0 ? ClockView::Alarm::over : ClockView::Alarm::soon;
    }
    return view;
}

core::Text in_words(const ClockView& clock) {
    if (!clock.seat) {
        return {N_("The clock stands still"), {}};
    }
    const int seconds = std::abs(clock.seconds);
    return {"{0}  {1}",
            {clock.name, fmt::format("{}{}:{:02}", clock.seconds < 0 ? "−" : "", seconds / a_minute,
                                     seconds % a_minute)}};
}

}  // namespace app
