#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "app/editor/board_view.h"
#include "app/library/library.h"
#include "laws/told.h"
#include "laws/viewed.h"
#include "store/folder.h"

/// What holds, in every game, for the screen that all at the table look at.
namespace {

using core::Seq;
using laws::as;
using laws::audience;
using laws::Match;

std::string told_of(const core::Table& table, const std::vector<int>& totals) {
    core::Reading reading;
    reading.table = table;
    reading.scores.totals = totals;
    return laws::told(reading);
}

/// What one does who enters a match, and whoever looks at it meanwhile, without entering anything.
void look_around(app::MatchEditor& editor, const std::function<void()>& check, std::mt19937& random) {
    const std::vector<int> seats = editor.view().may_peek;
    for (const int seat : seats) {
        editor.apply(app::MatchAction(app::Peek{seat}));
        check();
        editor.apply(app::LineAction(app::BeginWith{"note"}));
        check();
    }
    editor.apply(app::MatchAction(app::Peek{}));
    const auto seq = static_cast<Seq>(1 + random() % editor.session().facts().size());
    editor.apply(app::LineAction(app::Amend{seq}));
    check();
    editor.apply(
        app::LineAction(app::Type{editor.session().facts()[random() % static_cast<unsigned>(seq)].text}));
    check();
    editor.apply(app::LineAction(app::Submit{}));
    if (editor.line().previews()) {
        check();
    }
}

TEST(Board, shows_what_the_audience_may_see_whoever_peeks_or_corrects) {
    const Folder folder;
    store::Database database(folder / "board.db");
    laws::in_every_game(
        "The board shows what the audience may see", [&](const Match& match, std::mt19937& random) {
            core::Header header = match.record.header;
            header.id.reset();
            header.what_if.reset();
            header.follows.reset();
            const std::string id = app::begin_match(database, header, app::Policy::warn);
            store::Journal(database).append(id, match.record.facts);
            app::MatchEditor editor(database, id);
            const core::Reading seen = match.read(as(audience));
            const app::BoardView board = app::board_view(editor);
            RC_ASSERT(told_of(board.table, board.totals) == told_of(*seen.table, seen.scores.totals));
            const auto lines = editor.session().facts().size();
            look_around(
                editor,
                [&] {
                    if (editor.session().facts().size() == lines) {
                        app::BoardView now = app::board_view(editor);
                        now.sheet = board.sheet;
                        RC_ASSERT(now == board);
                    }
                },
                random);
            return laws::hides_what_counts(match) ? 1 : 0;
        });
}

}  // namespace
