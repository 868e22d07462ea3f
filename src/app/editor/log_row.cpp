#include "app/editor/log_row.h"

#include "app/derive/correction.h"
#include "app/editor/explanation.h"

namespace app {

namespace {

core::Text verdict_word(const core::Ruled& entry) {
    if (entry.settled) {
        return {entry.confirmed() ? N_("certain since {0}") : N_("illegal, by {0}"), {entry.settled->by}};
    }
    const core::Kind kind = core::kind(entry.verdict);
    return kind == core::Kind::legal ? core::Text{} : core::Text{core::word(kind), {}};
}

/// Whose it is may be told, but no more.
core::Text said_of_hidden(const core::Ruled& entry, const core::Table& table) {
    for (std::size_t i = 0; entry.seat && i < table.seat_ids.size() && i < table.seats.size(); ++i) {
        if (table.seat_ids[i] == entry.seat) {
            return {N_("{0}: something hidden"), {table.seats[i]}};
        }
    }
    return {N_("something hidden"), {}};
}

/// Not what was taken back at the table: that is an act like any other.
bool undoes_silently(const std::string& line) {
    const auto correction = correction_in(line);
    return correction && correction->kind == Correction::Kind::undo && !line.ends_with(" taken-back");
}

LogRow row_of(const core::Ruled& entry, const core::Table& table, bool may_tell) {
    LogRow row{.seq = entry.seq, .text = entry.text, .stands = entry.stands};
    if (entry.hidden) {
        row.text = {};
        row.hidden = said_of_hidden(entry, table);
    }
    row.folded = entry.correction && undoes_silently(entry.text);
    if (!entry.stands) {
        row.word = {N_("undone"), {}};
    } else if (entry.judged && !entry.correction && may_tell) {
        row.kind = core::kind(entry.verdict);
        row.word = verdict_word(entry);
        row.about = core::reason(grounds_of(entry));
    }
    if (entry.stands && entry.outcome) {
        row.word = entry.outcome->title;
        row.about = entry.outcome->says;
    }
    if (entry.amended_by && entry.stands) {
        core::Text amended{N_("amended by {0}"), {*entry.amended_by}};
        row.word = row.word.id.empty() ? std::move(amended)
                                       : core::Text{"{0}, {1}", {std::move(row.word), std::move(amended)}};
    }
    return row;
}

}  // namespace

std::vector<LogRow> log_rows(const Session& session, const core::Reading& reading) {
    std::vector<LogRow> rows;
    rows.reserve(reading.entries.size());
    for (const core::Ruled& entry : reading.entries) {
        rows.push_back(row_of(entry, reading.table, session.may_tell(entry.seq)));
    }
    return rows;
}

}  // namespace app
