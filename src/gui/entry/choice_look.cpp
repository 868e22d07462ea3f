#include "gui/entry/choice_look.h"

#include <algorithm>

#include "gui/picture/pieces.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/shapes.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

const core::Face* face_of_row(const core::Ask& ask, std::size_t row) {
    const core::Face* found = nullptr;
    for (const core::Choice& choice : ask.choices) {
        if (choice.row != static_cast<int>(row)) {
            continue;
        }
        if (!choice.face || (found != nullptr && found->shape != choice.face->shape)) {
            return nullptr;
        }
        found = &*choice.face;
    }
    return found;
}

bool is_lone_suit(const core::Choice& choice) {
    return choice.face && choice.face->value.empty() && !choice.face->shape.empty() &&
           !choice.face->letter.empty();
}

bool has_rows_of_one_hue(const core::Ask& ask) {
    return std::all_of(ask.choices.begin(), ask.choices.end(), [&](const core::Choice& choice) {
        return std::all_of(ask.choices.begin(), ask.choices.end(), [&](const core::Choice& other) {
            return choice.row != other.row || !choice.face || !other.face ||
                   choice.face->hue == other.face->hue;
        });
    });
}

wxString caption_of(const core::Choice& choice, bool in_grid, bool row_says_hue) {
    if (in_grid && choice.face && !choice.face->value.empty()) {
        return row_says_hue ? shown(choice.face->value) : brief(*choice.face);
    }
    if (in_grid && is_lone_suit(choice)) {
        return letters(*choice.face);
    }
    return choice.chosen ? words(choice.label) + wxString::FromUTF8(" ✓") : words(choice.label);
}

bool is_pictured(const core::Choice& choice, bool in_grid) {
    return !choice.brings.empty() || (choice.face && (!in_grid || is_lone_suit(choice)));
}

wxBitmapBundle picture_on(const core::Choice& choice, bool in_grid) {
    if (!choice.brings.empty()) {
        return picture_of(choice.brings, theme().px(44));
    }
    if (choice.face->shape.empty()) {
        return {};
    }
    const Shade shade = theme().shade(*choice.face);
    const bool filled = !choice.verdict || core::kind(*choice.verdict) == core::Kind::legal;
    // Drawn shapes are made half as high again; in a grid all are to be alike.
    const bool is_drawn = in_grid && has_parts(choice.face->shape);
    return pip(choice.face->shape, filled ? shade.ink : shade.words, is_drawn ? 13 : 18);
}

std::string button_style(const core::Choice& choice, bool long_caption) {
    std::string style = long_caption ? "choice tight" : "choice";
    if (choice.face && choice.face->hue != core::Hue::none) {
        style += " hue-" + word(choice.face->hue);
        style += choice.face->kind.empty() ? std::string() : " kind-" + std::string(choice.face->kind);
    }
    if (choice.verdict) {
        const core::Kind kind = core::kind(*choice.verdict);
        style += kind == core::Kind::illegal ? " illegal" : kind == core::Kind::presumed ? " doubtful" : "";
    }
    return choice.chosen ? style + " chosen" : style;
}

}  // namespace gui
