#include "games/hounded/naming.h"

namespace hounded {

using core::Text;

Text space_name(int space) {
    return core::verbatim(kit::seven::space_token(space));
}

Text pieces_counted(int count) {
    return {NN_("{0} piece", "{0} pieces"), {count}};
}

Text spaces_counted(int count) {
    return {NN_("{0} space", "{0} spaces"), {count}};
}

Text tiles_counted(int count) {
    return {NN_("{0} tile", "{0} tiles"), {count}};
}

Text end_name(End end) {
    static constexpr std::array<std::string_view, end_words.size()> names{
        N_("the fox was captured by the Master"), N_("the fox could not move"),
        N_("morning, noon and night were revealed"), N_("too few tiles were left face down")};
    return {names[static_cast<std::size_t>(end)], {}};
}

Text what_is_due(const State& state) {
    switch (state.due) {
        case Due::reveal:
            return state.phase == Phase::hunters ? Text{N_("the Terrier stands on {0}, which is face down: "
                                                           "that tile must be turned up or "
                                                           "left hidden first"),
                                                        {space_name(state.due_space)}}
                                                 : Text{N_("the fox stands on {0}, which is face down: that "
                                                           "tile must be turned up first"),
                                                        {space_name(state.due_space)}};
        case Due::bonus:
            return {N_("the fox may go on through the thicket or stay: that must be said first"), {}};
        case Due::freeze:
            return {N_("the fox must first say which pieces its brook holds up"), {}};
        case Due::baby:
            return {N_("the fox may turn up further tiles or stay: that must be said first"), {}};
        case Due::nothing:
            break;
    }
    const bool plays = state.plays();
    switch (state.phase) {
        case Phase::roles:
            return {N_("first it must be said who leads the Hunting Party"), {}};
        case Phase::start:
            return plays ? Text{N_("first it must be said where the pieces stand"), {}}
                         : Text{N_("how the match ended is entered now"), {}};
        case Phase::hunters:
            return {N_("it is the turn of the Hunting Party, led by {0}"), {state.name(state.hunters)}};
        case Phase::fox:
            return {N_("it is the turn of {0}, the fox"), {state.name(state.fox_seat())}};
        case Phase::finished:
            break;
    }
    return {N_("the match is over"), {}};
}

}  // namespace hounded
