#include "gui/listed.h"

#include <wx/datetime.h>

#include "games/catalog.h"
#include "gui/words.h"

namespace gui {

wxString title_of(const store::Listed& match) {
    const core::Game* game = games::find(match.game);
    const wxString title = shown(game != nullptr ? game->info->title : std::string_view(match.game));
    return match.title.empty() ? title : title + wxString::FromUTF8(" · ") + shown(match.title);
}

wxString players_of(const store::Listed& match) {
    wxString all;
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        all += (all.empty() ? "" : ", ") + shown(match.players[i]);
        if (i < match.scores.size() && match.scores[i]) {
            all += wxString::Format(" %d", *match.scores[i]);
        }
    }
    return all;
}

namespace {

wxString outcome_alone(const store::Listed& match) {
    if (match.status == "open") {
        return words(N_("open"));
    }
    if (match.status == "abandoned") {
        return words(N_("abandoned"));
    }
    if (match.winners.empty()) {
        return words(N_("finished"));
    }
    std::vector<core::Text> names;
    names.reserve(match.winners.size());
    for (const std::string& winner : match.winners) {
        names.push_back(core::verbatim(winner));
    }
    return names.size() == 1 ? words(N_("{0} won"), {names.front()})
                             : words(N_("{0} shared the win"), {core::listed(names)});
}

}  // namespace

wxString outcome_of(const store::Listed& match) {
    wxString outcome = outcome_alone(match);
    if (match.pair == store::Listed::Pair::first) {
        outcome = words(N_("{0}; first of two"), {typed(outcome)});
    } else if (match.pair == store::Listed::Pair::second) {
        outcome = words(N_("{0}; second of two"), {typed(outcome)});
    }
    return match.source.empty() ? outcome : words(N_("what if: {0}"), {typed(outcome)});
}

wxString day_of(const store::Listed& match) {
    if (match.played.empty()) {
        return words(N_("day unknown"));
    }
    wxString day = shown(match.played);
    day.Replace("T", " ");
    return day;
}

}  // namespace gui
