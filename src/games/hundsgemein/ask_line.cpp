#include <algorithm>

#include "games/hundsgemein/ask.h"
#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

using core::Ask;
using core::Asked;
using core::Choice;
using core::Text;

/// Answers what may follow the first words of a line.
class Asking {
public:
    Asking(const State& state, std::span<const std::string> tokens)
        : state_(state),
          setup_(*state.setup),
          tokens_(tokens.begin(), tokens.end()),
          word_(tokens_.front()) {}

    Ask answer() const {
        const std::vector<std::string> line = filled();
        const auto entry = Game::parse(state_, line);
        if (!entry && (line.size() > tokens_.size() || entry.error().rule == "core/notation")) {
            return core::refused(entry.error());
        }
        if (line.size() == tokens_.size()) {
            return whole_line();
        }
        if (word_ == "dogs") {
            return ask_dog();
        }
        if (word_ == "claim") {
            return tokens_.size() == 1 ? ask_street() : ask_claimer();
        }
        if (tokens_.size() == 1) {
            return ask_seat();
        }
        return tokens_.size() == 3 && word_ == "place" ? ask_block() : ask_type();
    }

private:
    /// The line with anything in the places that are not filled yet; as long as such a line can be.
    std::vector<std::string> filled() const {
        std::vector<std::string> rest;
        if (word_ == "dogs") {
            rest.assign(street_count, std::string(look(Dog::zorro).word));
        } else if (word_ == "claim") {
            rest = {street_token(0), "none"};
        } else if (word_ == "place") {
            rest = {state_.name(0), "1", kit::seven::space_token(0)};
        } else if (word_ == "open" || word_ == "discard") {
            rest = {state_.name(0), "1", "1"};
        } else if (word_ == "first" || word_ == "challenge") {
            rest = {state_.name(0)};
        }
        std::vector<std::string> line = tokens_;
        for (std::size_t i = line.size(); i < 1 + rest.size(); ++i) {
            line.push_back(rest[i - 1]);
        }
        return line;
    }

    core::Verdict judged(const std::vector<std::string>& tokens) const {
        const auto entry = Game::parse(state_, tokens);
        return entry ? Game::judge(state_, *entry) : core::Verdict(entry.error());
    }

    /// A choice that makes the line whole, with the verdict of that line.
    Choice closing(std::string token, Text label) const {
        std::vector<std::string> line = tokens_;
        line.push_back(token);
        return core::offer(std::move(token), std::move(label), judged(line));
    }

    /// A choice after which more must follow; impossible if nothing can that is not.
    static Choice going_on(std::string token, Text label, std::optional<core::Impossible> against) {
        Choice choice = core::offer(std::move(token), std::move(label));
        if (against) {
            choice.verdict = std::move(*against);
        }
        return choice;
    }

    Ask whole_line() const {
        Ask ask;
        ask.whole = true;
        ask.verdict = judged(tokens_);
        return ask;
    }

    int seat() const { return core::seat_of(tokens_[1], setup_.seats).value_or(0); }

    Ask ask_seat() const {
        Ask ask;
        ask.asked = Asked::player;
        ask.question = word_ == "first"       ? Text{N_("Who begins?"), {}}
                       : word_ == "challenge" ? Text{N_("Who says that the last tile lies illegally?"), {}}
                       : word_ == "open"      ? Text{N_("Before whom do tiles lie open?"), {}}
                       : word_ == "discard"   ? Text{N_("Who discards?"), {}}
                                              : Text{N_("Who places a tile?"), {}};
        for (int seat = 0; seat < setup_.seat_count(); ++seat) {
            const std::string& name = state_.name(seat);
            const bool closes = word_ == "first" || word_ == "challenge";
            ask.choices.push_back(closes ? closing(name, core::verbatim(name))
                                         : going_on(name, core::verbatim(name), no_tiles(seat)));
        }
        expect_seat(ask);
        return ask;
    }

    std::optional<core::Impossible> no_tiles(int seat) const {
        auto against = not_now(state_, word_);
        if (!against && state_.tiles_left(seat) == 0) {
            return core::Impossible{"hundsgemein/tile", {N_("{0} has no tiles left"), {state_.name(seat)}}};
        }
        return against;
    }

    void expect_seat(Ask& ask) const {
        if (not_now(state_, word_)) {
            return;
        }
        if (word_ == "open") {
            if (const auto seat = expected_to_open(state_)) {
                ask.expected = {state_.name(*seat)};
            }
        } else if (word_ == "challenge") {
            ask.about = {kit::seven::space_token(state_.last->what.block)};
            if (setup_.seat_count() == 2) {
                ask.expected = {state_.name(1 - state_.last->what.seat)};
            }
        } else if (word_ != "first" && state_.turn) {
            ask.expected = word_ == "place" ? expected_to_place(state_, *state_.turn)
                                            : std::vector{state_.name(*state_.turn)};
        }
    }

    Text type_question() const {
        const std::string& name = state_.name(seat());
        const bool second = tokens_.size() == 3;
        if (word_ == "open") {
            return second ? Text{N_("What else lies open before {0}? Nothing, if that is all."), {name}}
                          : Text{N_("What lies open before {0}?"), {name}};
        }
        if (word_ == "discard") {
            return second ? Text{N_("What else does {0} discard? Nothing, if that is all."), {name}}
                          : Text{N_("What does {0} discard?"), {name}};
        }
        return {N_("Which tile does {0} place?"), {name}};
    }

    /// The four flea types; after one tile that may be all, the line is whole and a second may follow.
    Ask ask_type() const {
        Ask ask;
        if (tokens_.size() == 3) {
            ask = whole_line();
        }
        ask.asked = Asked::piece;
        ask.question = type_question();
        ask.actor = seat();
        for (int type = 0; type < type_count; ++type) {
            const std::string token = std::to_string(type + 1);
            const Text label{N_("{0} · {1} left"), {type_name(type), state_.tiles_left(seat(), type)}};
            ask.choices.push_back(word_ == "place" ? going_on(token, label, none_of(type))
                                                   : closing(token, label));
            ask.choices.back().face = type_face(type);
        }
        return ask;
    }

    std::optional<core::Impossible> none_of(int type) const {
        const core::Verdict verdict = Game::judge(state_, Open{seat(), {type, std::nullopt}});
        const auto* against = std::get_if<core::Impossible>(&verdict);
        return against != nullptr ? std::optional(*against) : std::nullopt;
    }

    Ask ask_block() const {
        Ask ask;
        ask.asked = Asked::space;
        ask.actor = seat();
        ask.question = {N_("On which block does {0} place {1}?"),
                        {tokens_[1], type_name(tokens_[2].front() - '1')}};
        for (int i = 0; i < side; ++i) {
            ask.rows.push_back(core::verbatim(std::to_string(i + 1)));
            ask.columns.push_back(core::verbatim(std::string(1, static_cast<char>('a' + i))));
        }
        for (int block = 0; block < block_count; ++block) {
            const kit::Space space = kit::seven::grid.at(block);
            Choice& choice = ask.choices.emplace_back(
                closing(kit::seven::space_token(block), core::verbatim(kit::seven::space_token(block))));
            choice.row = space.row;
            choice.column = space.column;
        }
        return ask;
    }

    static core::Impossible all_placed(Dog dog) {
        return {"hundsgemein/dogs", {N_("all {0} of {1} are placed"), {dogs_of_each, dog_name(dog)}}};
    }

    int left_of(Dog dog) const {
        return dogs_of_each -
               static_cast<int>(std::count(tokens_.begin() + 1, tokens_.end(), look(dog).word));
    }

    Ask ask_dog() const {
        Ask ask;
        const int street = static_cast<int>(tokens_.size()) - 1;
        ask.asked = Asked::piece;
        ask.question = {N_("Which dog stands on {0}?"), {street_token(street)}};
        ask.about = {street_token(street)};
        std::vector<Dog> left;
        for (int i = 0; i < dog_count; ++i) {
            const auto dog = static_cast<Dog>(i);
            const std::string token(look(dog).word);
            const Text label{N_("{0} · {1} left"), {dog_name(dog), std::max(0, left_of(dog))}};
            auto against = not_now(state_, word_);
            if (left_of(dog) > 0) {
                left.push_back(dog);
            } else if (!against) {
                against = all_placed(dog);
            }
            ask.choices.push_back(street + 1 == street_count ? closing(token, label)
                                                             : going_on(token, label, std::move(against)));
            ask.choices.back().face = dog_face(dog);
        }
        if (left.size() == 1) {
            ask.expected.assign(static_cast<std::size_t>(street_count - street),
                                std::string(look(left.front()).word));
        }
        return ask;
    }

    Ask ask_street() const {
        Ask ask;
        ask.asked = Asked::slot;
        ask.question = {N_("Which street?"), {}};
        for (int street = 0; street < street_count; ++street) {
            const core::Verdict verdict = Game::judge(state_, Claim{street, std::nullopt});
            const auto* against = std::get_if<core::Impossible>(&verdict);
            const std::string token = street_token(street);
            const Text label = state_.dogs
                                   ? Text{N_("{0} · {1}"),
                                          {token, dog_name((*state_.dogs)[static_cast<std::size_t>(street)])}}
                                   : core::verbatim(token);
            ask.choices.push_back(
                going_on(token, label, against != nullptr ? std::optional(*against) : std::nullopt));
        }
        if (const auto next = state_.next_claim(); next && state_.dogs && !setup_.plays()) {
            ask.expected = {street_token(*next)};
        }
        return ask;
    }

    Ask ask_claimer() const {
        Ask ask;
        ask.asked = Asked::player;
        ask.about = {tokens_[1]};
        ask.question = {N_("Who claims the dog on {0}?"), {tokens_[1]}};
        for (const std::string& name : setup_.seats) {
            ask.choices.push_back(closing(name, core::verbatim(name)));
        }
        ask.choices.push_back(closing("none", {N_("nobody"), {}}));
        return ask;
    }

    const State& state_;
    const Setup& setup_;
    std::vector<std::string> tokens_;
    const std::string& word_;
};

}  // namespace

core::Ask ask_within_line(const State& state, std::span<const std::string> tokens) {
    return Asking(state, tokens).answer();
}

}  // namespace hundsgemein
