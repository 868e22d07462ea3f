#include "gui/host/listed.h"

#include <wx/datetime.h>

#include "app/words/days.h"
#include "games/catalog.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

core::Text enumerated(const std::vector<std::string>& names) {
    std::vector<core::Text> texts;
    texts.reserve(names.size());
    for (const std::string& name : names) {
        texts.push_back(core::verbatim(name));
    }
    return core::listed(texts);
}

}  // namespace

wxString game_of(const store::Listed& match) {
    const core::Game* game = games::find(match.game);
    return shown(game != nullptr ? game->info->title : std::string_view(match.game));
}

wxString title_of(const store::Listed& match) {
    const wxString title = game_of(match);
    return match.title.empty() ? title : title + wxString::FromUTF8(" · ") + shown(match.title);
}

wxString names_of(const store::Listed& match) {
    return words(enumerated(match.players));
}

wxString players_of(const store::Listed& match) {
    wxString all;
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        all += (all.empty() ? "" : ", ") + shown(match.players[i]);
        if (i < match.scores.size() && match.scores[i]) {
            all += " " + number(*match.scores[i]);
        }
    }
    return all;
}

namespace {

wxString won_by(const std::vector<std::string>& winners) {
    const core::Text names = enumerated(winners);
    return winners.size() == 1 ? words(N_("{0} won"), {names}) : words(N_("{0} shared the win"), {names});
}

wxString outcome_alone(const store::Listed& match) {
    if (match.status == "open") {
        return match.elsewhere.empty() ? words(N_("open")) : words(N_("open at {0}"), {match.elsewhere});
    }
    if (match.status == "abandoned") {
        return words(N_("abandoned"));
    }
    return match.winners.empty() ? words(N_("finished")) : won_by(match.winners);
}

}  // namespace

wxString outcome_of(const core::Scores& scores) {
    return scores.winners.empty() ? words(N_("Nobody won")) : won_by(scores.winners);
}

wxString outcome_of(const store::Listed& match) {
    wxString outcome = outcome_alone(match);
    if (match.pair == store::Listed::Pair::first) {
        outcome = words(N_("{0}; first of two"), {typed(outcome)});
    } else if (match.pair == store::Listed::Pair::second) {
        outcome = words(N_("{0}; second of two"), {typed(outcome)});
    }
    if (!match.like.empty()) {
        outcome = words(N_("{0}; looks like another one"), {typed(outcome)});
    }
    return match.counts ? outcome : words(N_("what if: {0}"), {typed(outcome)});
}

wxString day_of(const store::Listed& match, std::string_view today) {
    return match.played.empty() ? words(N_("day unknown")) : shown(app::day_in_words(match.played, today));
}

}  // namespace gui
