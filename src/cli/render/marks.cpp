#include "cli/render/marks.h"

#include "app/words/words.h"

namespace cli {

char sign(core::Mark mark) {
    using enum core::Mark;
    switch (mark) {
        case leads:
            return '>';
        case wins:
            return '*';
        case next:
            return '<';
        case forced:
            return '=';
        case designates:
            return '#';
        case illegal:
            return '!';
        case presumed:
            return '?';
        case confirmed:
            return 'v';
        case fresh:
            return '+';
        case barred:
            return 'x';
        case offered:
            return '$';
        case moved:
            return '-';
        case frozen:
            return '%';
        case buried:
            return '~';
        case traded:
            return '^';
    }
    return ' ';
}

std::string word(core::Mark mark) {
    using enum core::Mark;
    switch (mark) {
        case leads:
            return app::word_for(N_("leads"));
        case wins:
            return app::word_for(N_("wins so far"));
        case next:
            return app::word_for(N_("next"));
        case forced:
            return app::word_for(N_("must be played"));
        case designates:
            return app::word_for(N_("designates"));
        case illegal:
            return app::word_for(N_("illegal"));
        case presumed:
            return app::word_for(N_("presumed"));
        case confirmed:
            return app::word_for(N_("certain"));
        case fresh:
            return app::word_for(N_("just now"));
        case barred:
            return app::word_for(N_("closed"));
        case offered:
            return app::word_for(N_("on offer"));
        case moved:
            return app::word_for(N_("has moved"));
        case frozen:
            return app::word_for(N_("may not move"));
        case buried:
            return app::word_for(N_("buried"));
        case traded:
            return app::word_for(N_("traded"));
    }
    return {};
}

}  // namespace cli
