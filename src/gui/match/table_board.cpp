#include <algorithm>
#include <iterator>

#include "core/record.h"
#include "games/catalog.h"
#include "gui/entry/arranging.h"
#include "gui/match/table.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"

namespace gui {

void Table::show_table() {
    const core::Reading& reading = session_.shown();
    canvas_->show({*reading.table, reading.scores.totals});
}

void Table::offer_choices() {
    core::Ask ask = line_.ask();
    if (!ask.arranged.empty()) {
        ask.arranged = arranged_;
    }
    // Goals are what the rules allow: only where the referee speaks up do they look like it.
    canvas_->offer(ask, way(), app::speaks_up(session_.policy()));
}

/// The places of the line so far, where it leads from one to the next.
std::vector<std::string> Table::way() const {
    const core::Ask& ask = line_.ask();
    std::vector<std::string> places;
    if (ask.asked == core::Asked::space || ask.whole) {
        std::copy_if(line_.tokens().begin(), line_.tokens().end(), std::back_inserter(places),
                     [this](const std::string& token) { return canvas_->has(token); });
    }
    return places;
}

void Table::say_hint(const core::Ask& ask) {
    if (ask.stuck) {
        pad_->hint(words(N_("There is no legal move.")));
    } else if (!ask.choices.empty() &&
               std::none_of(ask.choices.begin(), ask.choices.end(), [this](const core::Choice& choice) {
                   return pad_->button_of(choice.token) != nullptr;
               })) {
        pad_->hint(words(N_("Tap a space on the board, or type its name.")));
    }
}

/// What is against a rule is told first: a second tap enters it all the same.
void Table::tap_choice(const core::Choice& choice) {
    if (looking_as_) {
        return;  // what would be said of it is not for all
    }
    const core::Kind kind = choice.verdict ? core::kind(*choice.verdict) : core::Kind::legal;
    if (kind == core::Kind::impossible) {
        if (choose_other_piece(choice)) {
            return;
        }
        pad_->hint(words(N_("This cannot be: {0}"), {core::reason(*choice.verdict)}), true);
        return;
    }
    if (kind == core::Kind::illegal && warned_ != choice.token) {
        const auto id = core::rule(*choice.verdict);
        const core::Rule* rule = id ? games::rule(*id) : nullptr;
        warned_ = choice.token;
        canvas_->look_at(choice.token);
        pad_->hint((rule != nullptr ? words(rule->title) + ": " : wxString()) +
                       words(core::reason(*choice.verdict)) + "\n" +
                       words(N_("Tap it again, and it is entered all the same.")),
                   true);
        return;
    }
    choose(choice.token);
}

/// A piece that was chosen before another one is tapped gives way to it.
bool Table::choose_other_piece(const core::Choice& tapped) {
    const auto& tokens = line_.tokens();
    if (tokens.empty()) {
        return false;
    }
    const core::Ask before = session_.ask(std::span(tokens).first(tokens.size() - 1), line_.slot());
    const std::string piece = canvas_->piece_at(tapped.place.empty() ? tapped.token : tapped.place);
    const bool was_asked = std::any_of(before.choices.begin(), before.choices.end(), [&](const auto& each) {
        return each.token == piece && (!each.verdict || core::kind(*each.verdict) != core::Kind::impossible);
    });
    if (piece.empty() || piece == tokens.back() || !was_asked) {
        return false;
    }
    line_.back();
    choose(piece);
    return true;
}

void Table::tap_goal(const core::Goal& goal) {
    tapped();
    for (const std::string& token : goal.tokens) {
        line_.add(token);
    }
    put_line();
    pad_->hint(shown(goal.place) + ": " + words(goal.label));
}

void Table::tap_beside(const std::string& place) {
    pad_->hint(app::speaks_up(session_.policy())
                   ? words(N_("{0} cannot be reached."), {std::string(place)})
                   : words(N_("{0} is not one of the spaces that are asked for."), {std::string(place)}),
               true);
}

/// As they stood last time, if that still fits; else as the game proposes.
std::vector<core::Arranged> Table::kept(const core::Ask& ask) const {
    const auto& arrangements = desk_.preferences().arrangements;
    const auto found = arrangements.find(session_.header().game);
    const auto tokens = core::tokenize(found == arrangements.end() ? std::string() : found->second);
    auto arranged = tokens ? arranged_as(ask.arranged, *tokens) : std::nullopt;
    const bool fits = arranged && std::all_of(arranged->begin(), arranged->end(),
                                              [this](const auto& each) { return canvas_->has(each.place); });
    return fits ? *arranged : ask.arranged;
}

void Table::put_arranged(const core::Ask& ask) {
    if (!same_pieces(arranged_, ask.arranged)) {
        arranged_ = kept(ask);
    }
    offer_choices();
    say_arranged(ask);
}

void Table::say_arranged(const core::Ask& ask) {
    wxString how = words(N_("Drag each piece to where it stands, or tap it and then its space."));
    const bool as_proposed = same_places(arranged_, ask.arranged);
    if (as_proposed) {
        how = words(N_("This is the proposal of the program.")) + "\n" + how;
    } else if (same_places(arranged_, kept(ask))) {
        how = words(N_("So they stood the last time.")) + "\n" + how;
    }
    pad_->arrange(line_, how, as_proposed);
}

void Table::enter_arranged() {
    std::vector<std::string> tokens = line_.tokens();
    const std::vector<std::string> pieces = tokens_of(arranged_);
    tokens.insert(tokens.end(), pieces.begin(), pieces.end());
    Preferences& chosen = desk_.preferences();
    chosen.arrangements[session_.header().game] = core::joined(pieces);
    chosen.keep();
    enter_line(core::joined(tokens), line_.slot());
}

/// An entry that arranges is amended as a whole.
bool Table::amends_arranged(std::vector<std::string>& tokens, app::Slot slot) {
    if (tokens.size() < 2) {
        return false;
    }
    const core::Ask ask = session_.ask(std::span(tokens).first(1), slot);
    const auto arranged = arranged_as(ask.arranged, std::span(tokens).subspan(1));
    if (!arranged || arranged->empty()) {
        return false;
    }
    tokens.resize(1);
    arranged_ = *arranged;
    return true;
}

}  // namespace gui
