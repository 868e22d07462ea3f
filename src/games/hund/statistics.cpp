#include "games/hund/game.h"
#include "games/hund/play.h"
#include "kit/points.h"

namespace hund {

namespace {

using core::Figure, core::Stat;

/// Of each role, and in it of each suit.
using Designations = std::array<int, std::size_t{suit_count} * suit_count>;

std::size_t cell(std::size_t role, std::size_t suit) {
    return role * suit_count + suit;
}

/// `designated.trump.grey`; statistics point at these.
const std::array<std::string, Designations{}.size()>& designation_keys() {
    static const auto all = [] {
        std::array<std::string, Designations{}.size()> keys;
        for (std::size_t role = 0; role < suit_count; ++role) {
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                keys[cell(role, suit)] = "designated.";
                keys[cell(role, suit)].append(role_words[role]).append(".").append(looks()[suit].word);
            }
        }
        return keys;
    }();
    return all;
}

Figure designations() {
    Figure figure{"designations",
                  Figure::Kind::heat,
                  N_("Designations"),
                  N_("How often each suit was given each role by the cards played."),
                  {}};
    for (std::size_t role = 0; role < suit_count; ++role) {
        figure.rows.push_back(role_name(static_cast<Role>(role)).id);
        figure.columns.push_back(looks()[role].name);
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            figure.series.push_back(
                {designation_keys()[cell(role, suit)], looks()[suit].name, looks()[suit].hue});
        }
    }
    return figure;
}

void add(const Designations& counts, std::optional<int> seat, std::vector<Stat>& stats) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) {
            stats.push_back({designation_keys()[i], seat, std::nullopt, counts[i]});
        }
    }
}

/// Who gave the roles is known only where the cards were entered.
void add_designations(const State& state, std::vector<Stat>& stats) {
    PerSeat<Designations> by_seat{};
    Designations by_nobody{};
    for (const Result& result : state.results) {
        for (std::size_t role = 0; role < suit_count; ++role) {
            Designations& counts = state.plays() ? by_seat[result.designators[role]] : by_nobody;
            ++counts[cell(role, static_cast<std::size_t>(result.roles[role]))];
        }
    }
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        add(by_seat[seat], seat, stats);
    }
    add(by_nobody, std::nullopt, stats);
}

void add_round(const State& state, const Result& result, std::vector<Stat>& stats) {
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        const Points& points = result.points[seat];
        stats.push_back({"plus", seat, result.number, points.plus});
        stats.push_back({"hund", seat, result.number, points.hund});
        stats.push_back({"minus", seat, result.number, points.minus});
        if (state.plays()) {
            stats.push_back({"tricks", seat, result.number, result.tricks[seat]});
        }
    }
}

}  // namespace

std::vector<Figure> figures() {
    using Kind = Figure::Kind;
    return {
        {"points",
         Kind::means,
         N_("Points by role"),
         N_("What plus, hund and minus brought in a round, on average."),
         {{"plus", role_name(Role::plus).id},
          {"hund", role_name(Role::hund).id},
          {"minus", role_name(Role::minus).id}}},
        {"tricks",
         Kind::distribution,
         N_("Tricks"),
         N_("How many tricks were taken in a round."),
         {{"tricks", N_("tricks taken")}}},
        designations(),
        kit::revokes_figure(),
    };
}

std::vector<Stat> Game::stats(const State& state) {
    std::vector<Stat> stats = kit::starting(state.starter);
    for (const Result& result : state.results) {
        add_round(state, result, stats);
    }
    add_designations(state, stats);
    kit::add_revokes(state.revokes, stats);
    return stats;
}

}  // namespace hund
