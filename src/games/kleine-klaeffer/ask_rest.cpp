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
    Following(const State& state, Tokens tokens)
        : state_(state), setup_(*state.setup), tokens_(tokens), word_(tokens.front()) {}

    Ask answer() const {
        const auto whole = length();
        if (!whole) {
            return whole_line();
        }
        if (tokens_.size() == 1 && names_player()) {
            return ask_seat();
        }
        if (names_player() && !core::seat_of(tokens_[1], setup_.seats)) {
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
            return ask_what();
        }
        if (const auto wrong = no_card_among_them()) {
            return core::refused(*wrong);
        }
        return word_ == "place" && tokens_.size() == 3 ? ask_space() : ask_card(*whole);
    }

private:
    bool names_player() const { return word_ != "council" && word_ != "refill"; }
    std::size_t first_card() const { return names_player() ? 2 : 1; }
    int seat() const { return core::seat_of(tokens_[1], setup_.seats).value_or(0); }

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
            const int hand = tokens_.size() > 1 ? state_.player(seat()).hand : hand_size;
            return 2 + static_cast<std::size_t>(std::max(hand, 1));
        }
        return std::nullopt;
    }

    core::Verdict judged(Tokens tokens) const {
        const auto entry = Game::parse(state_, tokens);
        return entry ? Game::judge(state_, *entry) : core::Verdict(entry.error());
    }

    /// The verdict of the line if its next token is this one and then it is whole.
    core::Verdict foreseen(std::string token) const {
        std::vector<std::string> line(tokens_.begin(), tokens_.end());
        line.push_back(std::move(token));
        return judged(line);
    }

    Ask whole_line() const {
        Ask ask;
        ask.verdict = judged(tokens_);
        ask.whole = core::rule(*ask.verdict) != "core/notation";
        return ask;
    }

    std::optional<core::Verdict> no_card_among_them() const {
        for (const std::string& token : tokens_.subspan(std::min(first_card(), tokens_.size()))) {
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

    Ask ask_seat() const {
        Ask ask;
        ask.question = seat_question();
        ask.asked = Asked::player;
        if (const auto expected = expected_seat(state_, word_)) {
            ask.expected = {setup_.name(*expected)};
        }
        const bool completes = word_ == "first" || word_ == "pass" || word_ == "votes";
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const std::string& name = setup_.name(seat);
            if (completes) {
                ask.choices.push_back(core::offer(name, core::verbatim(name), foreseen(name)));
            } else {
                ask.choices.push_back(core::offer(name, core::verbatim(name)));
                ask.choices.back().verdict = seat_hopeless(seat);
            }
        }
        return ask;
    }

    /// The impossible verdict that any line of this seat would get, or nothing.
    std::optional<core::Verdict> seat_hopeless(int seat) const {
        if (auto now = hopeless(state_, word_)) {
            return now;
        }
        core::Verdict verdict = core::Legal{};
        if (word_ == "place") {
            verdict = Game::judge(state_, Pass{seat});
        } else if (word_ == "take") {
            verdict = Game::judge(state_, Take{seat, What::none});
        } else if (word_ == "keep") {
            verdict = Game::judge(
                state_, Keep{seat, std::vector<Card>(static_cast<std::size_t>(state_.player(seat).hand))});
        } else if (std::ranges::max(state_.player(seat).votes) == 0) {
            verdict = core::Impossible{"klaeffer/give", {N_("{0} has no district"), {setup_.name(seat)}}};
        }
        const bool impossible = core::kind(verdict) == core::Kind::impossible;
        return impossible ? std::optional(std::move(verdict)) : std::nullopt;
    }

    Ask ask_colour() const {
        Ask ask;
        ask.question = {N_("Which district does {0} give?"), {tokens_[1]}};
        ask.asked = Asked::piece;
        for (Colour colour = 0; colour < colour_count; ++colour) {
            Choice choice = core::offer(std::string(print_colour(colour)), colour_name(colour));
            choice.face = colour_face(colour);
            const int votes = state_.player(seat()).votes[static_cast<std::size_t>(colour)];
            if (auto now = hopeless(state_, word_)) {
                choice.verdict = std::move(now);
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
            ask.choices.push_back(core::offer(name, core::verbatim(name), foreseen(name)));
        }
        return ask;
    }

    Ask ask_what() const {
        Ask ask;
        ask.question = {N_("What does {0} take?"), {tokens_[1]}};
        ask.asked = Asked::word;
        const bool placer = state_.open && state_.open->seat == seat();
        const std::optional<Offers> offers =
            placer ? std::optional(offers_for(state_.council, state_.open->space)) : std::nullopt;
        if (placer) {
            ask.about = {kit::print_space(grid.at(state_.open->space))};
        }
        for (const What what : {What::row, What::column, What::both, What::crisis, What::none}) {
            const std::string word(what_words[static_cast<std::size_t>(what)]);
            const Spaces spaces = offers ? offers->taken(what) : Spaces{};
            Choice choice = core::offer(word, what_label(what, spaces.count()), foreseen(word));
            for (int space = 0; space < space_count; ++space) {
                if (spaces.has(space)) {
                    choice.brings.push_back(card_face(state_.council[static_cast<std::size_t>(space)]->card));
                    choice.takes.push_back(kit::print_space(grid.at(space)));
                }
            }
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    static Text what_label(What what, int count) {
        const Text cards = count == 0 ? Text{N_("nothing"), {}} : cards_counted(count);
        switch (what) {
            case What::row:
                return {N_("row: {0}"), {cards}};
            case What::column:
                return {N_("column: {0}"), {cards}};
            case What::both:
                return {N_("both: {0}"), {cards}};
            case What::crisis:
                return {N_("crisis: {0}"), {cards}};
            case What::none:
                break;
        }
        return {N_("take nothing"), {}};
    }

    /// The spaces that the cards of the list go to, the next one first.
    std::vector<int> destinations() const {
        const std::vector<int> all = word_ == "council"  ? std::vector<int>(ring.begin(), ring.end())
                                     : word_ == "refill" ? refilled(state_)
                                                         : std::vector<int>{};
        const std::size_t given = std::min(tokens_.size() - 1, all.size());
        return {all.begin() + static_cast<std::ptrdiff_t>(given), all.end()};
    }

    Text card_question(int number, int count, const std::vector<int>& spaces) const {
        if (word_ == "place") {
            return {N_("Which card does {0} place?"), {tokens_[1]}};
        }
        if (word_ == "keep") {
            return {N_("Card {0} of {1} left in the hand of {2}"), {number, count, tokens_[1]}};
        }
        return spaces.empty() ? Text{N_("Card {0} of {1}"), {number, count}}
                              : Text{N_("Card {0} of {1}: which lies on {2}?"),
                                     {number, count, space_name(spaces.front())}};
    }

    /// All cards in one grid, so that each is one tap: three bands of two colours side by side.
    Ask ask_card(std::size_t whole) const {
        Ask ask;
        const auto number = static_cast<int>(tokens_.size() - first_card()) + 1;
        const std::vector<int> spaces = destinations();
        ask.question = card_question(number, static_cast<int>(whole - first_card()), spaces);
        ask.asked = Asked::card;
        ask.about = places(spaces);
        for (Colour colour = 0; colour < colour_count; colour += 2) {
            for (Breed breed = 0; breed < breed_count; ++breed) {
                ask.rows.push_back(breed_name(breed));
            }
        }
        for (int column = 0; column < 2 * top_value; ++column) {
            ask.columns.push_back(core::verbatim(std::to_string(column % top_value + 1)));
        }
        const bool last = tokens_.size() + 1 == whole;
        const auto never = names_player() ? seat_hopeless(seat()) : hopeless(state_, word_);
        for (int i = 0; i < colour_count * breed_count * top_value; ++i) {
            const Card card{i / (breed_count * top_value), i / top_value % breed_count, i % top_value + 1};
            const std::string token = print_card(card);
            Choice choice = last ? core::offer(token, card_name(card), foreseen(token))
                                 : core::offer(token, card_name(card));
            if (!last) {
                choice.verdict = never;
            }
            choice.face = card_face(card);
            choice.row = breed_count * (card.colour / 2) + card.breed;
            choice.column = top_value * (card.colour % 2) + card.value - 1;
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    Ask ask_space() const {
        Ask ask;
        const Card card = *read_card(tokens_[2]);
        ask.question = {N_("Where does {0} place {1}?"), {tokens_[1], card_name(card)}};
        ask.asked = Asked::space;
        for (int i = 0; i < grid.rows; ++i) {
            ask.rows.push_back(core::verbatim(kit::print_space({0, i}).substr(1)));
            ask.columns.push_back(core::verbatim(kit::print_space({i, 0}).substr(0, 1)));
        }
        for (int space = 0; space < space_count; ++space) {
            const std::string token = kit::print_space(grid.at(space));
            Choice choice = core::offer(token, core::verbatim(token), foreseen(token));
            choice.row = grid.at(space).row;
            choice.column = grid.at(space).column;
            if (!state_.council[static_cast<std::size_t>(space)]) {
                choice.row_end = votes_if_there(space, Line::row, card);
                choice.column_end = votes_if_there(space, Line::column, card);
            }
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    Text votes_if_there(int space, Line line, Card card) const {
        return core::verbatim(std::to_string(votes_through(state_.council, space, line, card.value)));
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
        ask.question = {N_("How many votes has {0} of {1}? What is left out is none."),
                        {tokens_[1], colour_name(colour)}};
        ask.asked = Asked::number;
        constexpr int a_row = 10;
        for (int n = 0; n < a_row; ++n) {
            ask.columns.push_back(core::verbatim(std::to_string(n)));
        }
        for (int n = 0; n <= most_votes; ++n) {
            const std::string count = std::to_string(n);
            const std::string token = std::string(print_colour(colour)) + "=" + count;
            Choice choice = core::offer(token, core::verbatim(count), foreseen(token));
            choice.row = n / a_row;
            choice.column = n % a_row;
            if (n % a_row == 0) {
                ask.rows.push_back(core::verbatim(count));
            }
            ask.choices.push_back(std::move(choice));
        }
        return ask;
    }

    const State& state_;
    const Setup& setup_;
    Tokens tokens_;
    const std::string& word_;
};

}  // namespace

core::Ask ask_rest(const State& state, Tokens tokens) {
    return Following(state, tokens).answer();
}

}  // namespace kleine_klaeffer
