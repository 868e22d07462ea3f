#include "app/editor/board_view.h"

#include <algorithm>
#include <ranges>

namespace app {

namespace {

/// Lines that only undo another one are not worth a word to those who sit there.
core::Text latest(const std::vector<LogRow>& log) {
    for (const LogRow& row : log | std::views::reverse) {
        if (row.stands && !row.folded) {
            return row.sentence();
        }
    }
    return {};
}

}  // namespace

BoardView board_view(const MatchEditor& editor) {
    const Session& session = editor.session();
    const core::Reading& shown = session.shown();
    BoardView view{.table = *shown.table, .totals = shown.scores.totals, .last = latest(editor.log())};
    if (editor.view().ruling) {
        view.ruling = editor.view().ruling->sentence;
    }
    // That of the match so far is for whoever looks it up; the table stays for all others.
    const auto& sheet = editor.view().sheet;
    if (sheet && (sheet->round < sheet->scores.rounds->size() || shown.status == core::Status::finished)) {
        view.sheet = sheet;
    }
    if (shown.status == core::Status::open) {
        const core::Ask first = session.ask({});
        view.asked = first.expected.empty() ? first.question : session.ask(first.expected).question;
    } else if (shown.status == core::Status::finished && !view.sheet) {
        view.sheet = editor.sheet_of(shown.scores.rounds->size());
    }
    return view;
}

}  // namespace app
