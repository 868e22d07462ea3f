#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

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

/// What comes next and what was entered last, as the audience's reading has it.
void compare(const app::BoardView& board, const Match& match) {
    const core::Reading seen = match.read(as(audience));
    RC_ASSERT(told_of(board.table, board.totals) == told_of(*seen.table, seen.scores.totals));
    if (seen.status == core::Status::open) {
        const core::Ask first = match.ask(as(audience), {});
        RC_ASSERT(board.asked ==
                  (first.expected.empty() ? first : match.ask(as(audience), first.expected)).question);
    }
    const auto said = [&](const core::Ruled& entry) {
        return entry.hidden ? board.last.id == "{0}: something hidden" || board.last.id == "something hidden"
                            : entry.text.sentence() == board.last;
    };
    RC_ASSERT(board.last.id.empty() || std::ranges::any_of(seen.entries, said));
    if (board.sheet) {
        RC_ASSERT(board.sheet->scores == seen.scores);
    }
}

TEST(Board, shows_what_the_audience_may_see_whoever_peeks_or_corrects) {
    const Folder folder;
    store::Database database(folder / "board.db");
    const auto law = [&](const Match& match, std::mt19937& random) {
        if (match.record.facts.empty()) {
            return 0;
        }
        core::Header header = match.record.header;
        header.id.reset();
        header.what_if.reset();
        header.follows.reset();
        const std::string id = app::begin_match(database, header, app::Policy::warn);
        const auto until = 1 + random() % match.record.facts.size();
        Match so_far{match.game, {match.record.header, {}}};
        so_far.record.facts.assign(match.record.facts.begin(),
                                   match.record.facts.begin() + static_cast<std::ptrdiff_t>(until));
        store::Journal(database).append(id, so_far.record.facts);
        app::MatchEditor editor(database, id);
        const app::BoardView board = app::board_view(editor);
        compare(board, so_far);
        const auto check = [&] {
            if (editor.session().facts().size() == until) {
                RC_ASSERT(app::board_view(editor) == board);
            }
        };
        look_around(editor, check, random);
        return laws::hides_what_counts(match) ? 1 : 0;
    };
    laws::in_every_game("The board shows what the audience may see at any moment", law);
}

}  // namespace
