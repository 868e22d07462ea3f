#include <algorithm>

#include "games/kleine-klaeffer/asking.h"
#include "games/kleine-klaeffer/council.h"
#include "games/kleine-klaeffer/game.h"
#include "games/kleine-klaeffer/naming.h"

namespace kleine_klaeffer {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;

/// Answers what may follow, entry by entry.
class Following {
public:
    explicit Following(const Begun& begun)
        : begun_(begun),
          state_(begun.state),
          setup_(*begun.state.setup),
          tokens_(begun.tokens),
          word_(begun.word()) {}

    Ask answer() const {
        const auto whole = length();
        if (!whole) {
            return whole_line();
        }
        if (tokens_.size() == 1 && begun_.names_player()) {
            return ask_seat();
        }
        if (begun_.names_player() && !core::seat_of(tokens_[1], setup_.seats)) {
            return core::refused(core::no_such_player(tokens_[1]));
        }
        if (word_ == "votes") {
            return ask_votes();
        }
        if (tokens_.size() >= *whole) {
            return whole_line();
        }
        if (word_ == "give") {
            return tokens_.size() == 2 ? ask_colour() : ask_receiver();
        }
        if (word_ == "take") {
            return ask_what(begun_);
        }
        if (const auto wrong = no_card_among_them()) {
            return core::refused(*wrong);
        }
        return word_ == "place" && tokens_.size() == 3 ? ask_space(begun_) : ask_card(begun_, *whole);
    }

private:
    /// How many tokens the entry has in all, or nothing if there is no such entry.
    std::optional<std::size_t> length() const {
        if (word_ == "first" || word_ == "pass") {
            return 2;
        }
        if (word_ == "take") {
            return 3;
        }
        if (word_ == "place" || word_ == "give") {
            return 4;
        }
        if (word_ == "council") {
            return 1 + std::size_t{ring_size};
        }
        if (word_ == "refill") {
            return 1 + static_cast<std::size_t>(std::max(state_.refill, 1));
        }
        if (word_ == "votes") {
            return 2 + std::size_t{colour_count};
        }
        if (word_ == "keep") {
            const int hand = tokens_.size() > 1 ? state_.player(begun_.seat()).hand : hand_size;
            return 2 + static_cast<std::size_t>(std::max(hand, 1));
        }
        return std::nullopt;
    }

    Ask whole_line() const {
        Ask ask;
        ask.verdict = begun_.judged();
        ask.whole = core::rule(*ask.verdict) != "core/notation";
        return ask;
    }

    std::optional<core::Verdict> no_card_among_them() const {
        for (const std::string& token : tokens_.subspan(std::min(begun_.first_card(), tokens_.size()))) {
            if (!read_card(token)) {
                return core::not_understood({N_("{0} is no card"), {token}});
            }
        }
        return std::nullopt;
    }

    Text seat_question() const {
        return word_ == "first"   ? Text{N_("Who begins?"), {}}
               : word_ == "place" ? Text{N_("Who places a card?"), {}}
               : word_ == "take"  ? Text{N_("Who takes cards?"), {}}
               : word_ == "give"  ? Text{N_("Who gives a district?"), {}}
               : word_ == "pass"  ? Text{N_("Who passes the last turn?"), {}}
               : word_ == "keep"  ? Text{N_("Whose cards are left?"), {}}
                                  : Text{N_("Whose votes are counted?"), {}};
    }

    /// Whose line of this word is expected now, if anybody's.
    std::optional<int> expected_seat() const {
        if (word_ == "take") {
            return state_.open ? std::optional(state_.open->seat) : std::nullopt;
        }
        if (word_ == "keep" || word_ == "votes") {
            return next_keeper(state_);
        }
        return word_ == "first" ? std::nullopt : std::optional(state_.turn);
    }

    Ask ask_seat() const {
        Ask ask;
        ask.question = seat_question();
        ask.asked = Asked::player;
        if (const auto seat = expected_seat(); seat && !hopeless(state_, word_, *seat)) {
            ask.expected = {setup_.name(*seat)};
        }
        const bool completes = word_ == "first" || word_ == "pass" || word_ == "votes";
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const std::string& name = setup_.name(seat);
            if (completes) {
                ask.choices.push_back(core::offer(name, core::verbatim(name), begun_.foreseen(name)));
            } else {
                ask.choices.push_back(core::offer(name, core::verbatim(name)));
                ask.choices.back().verdict = hopeless(state_, word_, seat);
            }
        }
        return ask;
    }

    Ask ask_colour() const {
        Ask ask;
        ask.question = {N_("Which district does {0} give?"), {tokens_[1]}};
        ask.asked = Asked::piece;
        for (Colour colour = 0; colour < colour_count; ++colour) {
            Choice choice = core::offer(std::string(print_colour(colour)), colour_name(colour));
            choice.face = colour_face(colour);
            const int votes = state_.player(begun_.seat()).votes[static_cast<std::size_t>(colour)];
            if (const auto now = begun_.hopeless()) {
                choice.verdict = now;
            } else if (votes == 0) {
                choice.verdict = core::Impossible{
                    "klaeffer/give", {N_("{0} has no {1} card"), {tokens_[1], colour_name(colour)}}};
            } else {
                choice.label = {N_("{0}: {1}"), {colour_name(colour), votes}};
            }
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    Ask ask_receiver() const {
        const auto colour = read_colour(tokens_[2]);
        if (!colour) {
            return core::refused(core::not_understood({N_("{0} is no colour"), {tokens_[2]}}));
        }
        Ask ask;
        ask.question = {N_("To whom does {0} give the district {1}?"), {tokens_[1], colour_name(*colour)}};
        ask.asked = Asked::player;
        for (const std::string& name : setup_.seats) {
            ask.choices.push_back(core::offer(name, core::verbatim(name), begun_.foreseen(name)));
        }
        return ask;
    }

    /// The next colour that is not told yet; the line is whole at any time.
    Ask ask_votes() const {
        Ask ask = whole_line();
        const auto is_told = [&](Colour colour) {
            return std::ranges::any_of(tokens_.subspan(2), [&](const std::string& token) {
                return read_colour(std::string_view(token).substr(0, token.find('='))) == colour;
            });
        };
        Colour colour = 0;
        while (colour < colour_count && is_told(colour)) {
            ++colour;
        }
        if (colour == colour_count || !ask.whole) {
            return ask;
        }
        ask.question = votes_question(tokens_[1], colour);
        ask.asked = Asked::number;
        constexpr int a_row = 10;
        for (int n = 0; n < a_row; ++n) {
            ask.columns.push_back(core::verbatim(std::to_string(n)));
        }
        for (int n = 0; n <= most_votes; ++n) {
            const std::string count = std::to_string(n);
            const std::string token = std::string(print_colour(colour)) + "=" + count;
            Choice choice = core::offer(token, core::verbatim(count), begun_.foreseen(token));
            choice.row = n / a_row;
            choice.column = n % a_row;
            if (n % a_row == 0) {
                ask.rows.push_back(core::verbatim(count));
            }
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    const Begun& begun_;
    const State& state_;
    const Setup& setup_;
    Tokens tokens_;
    const std::string& word_;
};

}  // namespace

int Begun::seat() const {
    return core::seat_of(tokens[1], state.setup->seats).value_or(0);
}

core::Verdict Begun::judged() const {
    const auto entry = Game::parse(state, tokens);
    return entry ? Game::judge(state, *entry) : core::Verdict(entry.error());
}

core::Verdict Begun::foreseen(std::string token) const {
    std::vector<std::string> line(tokens.begin(), tokens.end());
    line.push_back(std::move(token));
    return Begun{state, line}.judged();
}

std::optional<core::Verdict> Begun::hopeless() const {
    return names_player() && tokens.size() > 1 ? kleine_klaeffer::hopeless(state, word(), seat())
                                               : kleine_klaeffer::hopeless(state, word());
}

core::Ask ask_rest(const Begun& begun) {
    return Following(begun).answer();
}

}  // namespace kleine_klaeffer
