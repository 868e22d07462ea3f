#include "laws/told.h"

namespace laws {

namespace {

/// Pieces of text, each behind a mark, so that none runs into another.
class Telling {
public:
    Telling& operator<<(const std::string& text) {
        all_ += text + "|";
        return *this;
    }
    Telling& operator<<(const char* text) { return *this << std::string(text); }
    Telling& operator<<(const core::Text& text) { return *this << core::say(text); }
    Telling& operator<<(int number) { return *this << std::to_string(number); }
    template <template <class> class Maybe, class Value>
        requires requires(const Maybe<Value>& value) { value.has_value(); }
    Telling& operator<<(const Maybe<Value>& value) {
        return value ? *this << *value : *this << "-";
    }
    template <class Value>
    Telling& operator<<(const std::vector<Value>& values) {
        *this << "[";
        for (const Value& value : values) {
            *this << value;
        }
        return *this << "]";
    }
    Telling& operator<<(core::Mark mark) { return *this << static_cast<int>(mark); }
    Telling& operator<<(const core::Verdict& verdict) {
        return *this << std::string(core::word(core::kind(verdict)))
                     << std::string(core::rule(verdict).value_or("")) << core::reason(verdict)
                     << core::rests_on(verdict);
    }
    Telling& operator<<(const core::Face& face) {
        return *this << face.name << static_cast<int>(face.hue) << std::string(face.shape) << face.letter
                     << face.value << std::string(face.kind);
    }
    Telling& operator<<(const core::Token& token) {
        return *this << token.face << token.marks << token.seq << token.count << token.owner << token.name
                     << token.hints;
    }
    Telling& operator<<(const core::Place& place) {
        return *this << "\n  " << place.token << place.label << place.tokens << place.marks << place.seat
                     << place.figures;
    }
    Telling& operator<<(const core::Lane& lane) {
        return *this << static_cast<int>(lane.across) << lane.after << lane.place;
    }
    Telling& operator<<(const core::Margins& margins) {
        return *this << margins.row_heads << margins.column_heads << margins.row_ends << margins.column_ends;
    }
    Telling& operator<<(const core::Zone& zone) {
        return *this << "\n " << zone.id << zone.title << static_cast<int>(zone.layout) << zone.columns
                     << zone.seat << zone.places << zone.remarks << zone.margins << zone.lanes
                     << static_cast<int>(zone.square);
    }
    Telling& operator<<(const core::Table& table) {
        return *this << "\ntable" << table.headline << table.seats << table.seat_ids << table.to_act
                     << table.zones << table.may_peek;
    }
    Telling& operator<<(const core::Amount& amount) {
        return *this << amount.points << amount.why << std::string(amount.rule) << amount.from;
    }
    Telling& operator<<(const core::Reckoning::Line& line) {
        return *this << line.label << line.amounts << static_cast<int>(line.total);
    }
    Telling& operator<<(const core::Reckoning& round) {
        return *this << "\n round" << round.title << round.remarks << round.lines << round.ways << round.way
                     << round.claims;
    }
    Telling& operator<<(const core::Roles& roles) {
        return *this << roles.changed << roles.seat << roles.count << roles.says;
    }
    Telling& operator<<(const core::Scores& scores) {
        return *this << "\nscores" << scores.names << scores.totals << scores.penalties << scores.tiebreaks
                     << scores.winners << scores.why << *scores.rounds << scores.roles << scores.why_from
                     << scores.penalties_from;
    }
    Telling& operator<<(const core::Outcome& outcome) {
        return *this << std::string(outcome.word) << outcome.says << outcome.title;
    }
    Telling& operator<<(const core::Finding& finding) {
        return *this << "\nfinding" << finding.at << std::string(finding.rule) << finding.among
                     << finding.reason;
    }
    Telling& operator<<(const core::Settled& settled) {
        return *this << settled.by << core::Verdict(settled.was);
    }
    Telling& operator<<(const core::Ruled& entry) {
        return *this << "\n"
                     << described(entry) << entry.text.sentence() << core::reason(entry.verdict)
                     << core::rests_on(entry.verdict) << static_cast<int>(entry.hidden)
                     << static_cast<int>(entry.veiled) << static_cast<int>(entry.stands)
                     << static_cast<int>(entry.correction) << static_cast<int>(entry.judged) << entry.settled
                     << entry.amended_by << entry.seat << entry.outcome;
    }
    Telling& operator<<(const core::Choice& choice) {
        return *this << "\n " << choice.token << choice.label << choice.face << choice.row << choice.column
                     << static_cast<int>(choice.completes) << choice.place << choice.row_end
                     << choice.column_end << choice.brings << choice.takes << choice.line
                     << static_cast<int>(choice.chosen) << static_cast<int>(choice.on_picture)
                     << choice.verdict;
    }
    Telling& operator<<(const core::Goal& goal) { return *this << goal.place << goal.tokens << goal.label; }
    Telling& operator<<(const core::Arranged& piece) {
        return *this << piece.piece << piece.face << piece.place;
    }

    const std::string& all() const { return all_; }

private:
    std::string all_;
};

}  // namespace

std::string described(const core::Ruled& entry) {
    std::string text = std::to_string(entry.seq) + " " + entry.text.str() + ": " +
                       std::string(core::word(core::kind(entry.verdict)));
    if (const auto rule = core::rule(entry.verdict)) {
        text.append(" ").append(*rule);
    }
    return text;
}

std::string told(const core::Reading& reading) {
    Telling telling;
    telling << static_cast<int>(reading.status) << reading.entries << reading.order << reading.findings
            << reading.scores << *reading.table;
    return telling.all();
}

std::string told(const core::Ask& ask) {
    Telling telling;
    telling << ask.question << static_cast<int>(ask.asked) << ask.choices << ask.rows << ask.columns
            << ask.expected << ask.asides << ask.about << ask.goals << ask.arranged
            << static_cast<int>(ask.stuck) << ask.actor << ask.low << ask.high << static_cast<int>(ask.whole)
            << ask.verdict;
    return telling.all();
}

}  // namespace laws
