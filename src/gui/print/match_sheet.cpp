#include "gui/print/match_sheet.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

#include "app/match/evening.h"
#include "app/report/score_sheet.h"
#include "app/words/days.h"
#include "app/words/numbers.h"
#include "core/journal.h"
#include "gui/charts/chart_parts.h"
#include "gui/charts/match_curve.h"
#include "gui/host/listed.h"
#include "gui/print/output.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double curve_height = 250;
constexpr double text_gap = 10;

wxString dotted(const wxString& one, const wxString& other) {
    return one + (one.empty() || other.empty() ? wxString() : wxString::FromUTF8(" · ")) + other;
}

wxString said_or(const std::optional<std::string>& in_header, const std::string& afterwards) {
    return shown(in_header.value_or(afterwards));
}

/// Variants and house rules, by name.
wxString rules_of(const app::Session& session) {
    wxString all;
    const core::GameInfo& info = *session.game().info;
    for (const core::Variant& variant : info.variants) {
        if (session.header().variants.contains(std::string(variant.name))) {
            all = dotted(all, words(variant.title));
        }
    }
    for (const core::HouseRule& rule : info.house_rules) {
        const auto named = session.header().house.find(std::string(rule.name));
        if (named == session.header().house.end()) {
            continue;
        }
        const auto value = std::ranges::find(rule.values, named->second);
        const auto place = static_cast<std::size_t>(value - rule.values.begin());
        all = dotted(all, words(rule.title) + ": " +
                              (place < rule.value_titles.size() ? words(rule.value_titles[place])
                                                                : shown(named->second)));
    }
    return all;
}

wxString names_of(const std::vector<std::string>& names) {
    std::vector<core::Text> texts;
    texts.reserve(names.size());
    for (const std::string& name : names) {
        texts.push_back(core::verbatim(name));
    }
    return words(core::listed(texts));
}

std::vector<Sheet::Table::Head> heads_of(const core::Scores& scores) {
    std::vector<Sheet::Table::Head> heads;
    heads.reserve(scores.names.size());
    for (const std::string& name : scores.names) {
        heads.push_back({shown(name)});
    }
    return heads;
}

std::vector<wxString> cells_of(const std::vector<int>& points) {
    std::vector<wxString> cells;
    cells.reserve(points.size());
    for (const int each : points) {
        cells.push_back(charts::number(each));
    }
    return cells;
}

wxString sentence_of(const core::Ruled& entry) {
    return entry.hidden ? words(N_("something hidden")) : words(entry.text.sentence());
}

}  // namespace

MatchSheet::MatchSheet(const app::Session& session, Painter& painter) : Sheet(painter) {
    const bool over = session.reading().status != core::Status::open;
    const core::Reading& reading = over ? session.reading() : session.shown();
    put_head(session, reading);
    put_players(reading);
    put_times(session.thinking_times(), reading.scores);
    put_curve(session, reading);
    put_rounds(reading.scores);
    put_fouls(session, reading);
    put_notes(session);
    put_evening(session.evening());
    break_pages();
}

void MatchSheet::put_head(const app::Session& session, const core::Reading& reading) {
    const core::Header& header = session.header();
    const store::Details details = session.details();
    const wxString title = said_or(header.title, details.title);
    set_title(dotted(shown(session.game().info->title), title));
    put_words(this->title(), Style::title, true);
    const wxString date = shown(app::day_in_words(header.date.value_or(details.date)));
    wxString about = dotted(date, said_or(header.venue, details.venue));
    if (reading.status != core::Status::finished) {
        about = dotted(about, words(reading.status == core::Status::open ? N_("open") : N_("abandoned")));
    }
    put_words(about, Style::quiet);
    put_words(rules_of(session), Style::quiet);
    put_words(names_of(header.players), Style::text);
    put_words(shown(details.note), Style::text);
}

/// Who won and why; the points of each round and all together.
void MatchSheet::put_players(const core::Reading& reading) {
    const core::Scores& scores = reading.scores;
    put_words(scores.why.empty() ? words(N_("The match so far")) : words(scores.why.front()), Style::heading,
              true);
    for (std::size_t i = 1; i < scores.why.size(); ++i) {
        put_words(words(scores.why[i]), Style::text);
    }
    if (!scores.has_points || scores.totals.empty()) {
        return;
    }
    put_ways(app::reckoning_of_match(scores), scores);
}

void MatchSheet::put_times(const std::vector<store::ThinkingTime>& times, const core::Scores& scores) {
    if (times.empty()) {
        return;
    }
    Table table{.heads = heads_of(scores),
                .rows = {{words(N_("Thinking time")), {}, false}, {words(N_("Time a decision")), {}, false}}};
    for (const store::ThinkingTime& time : times) {
        table.rows[0].cells.push_back(time.decisions > 0 ? words(app::duration(time.whole)) : wxString());
        table.rows[1].cells.push_back(time.decisions > 0 ? words(app::duration(time.median)) : wxString());
    }
    put_table(table);
}

void MatchSheet::put_rounds(const core::Scores& scores) {
    for (const core::Reckoning& round : *scores.rounds) {
        put_words(words(round.title), Style::heading, true);
        wxString remarks;
        for (const core::Text& remark : round.remarks) {
            remarks = dotted(remarks, words(remark));
        }
        put_words(remarks, Style::quiet, true);
        put_ways(round, scores);
    }
}

/// One table a way of counting; what is only words stands once.
void MatchSheet::put_ways(const core::Reckoning& round, const core::Scores& scores) {
    const std::size_t seats = scores.names.size();
    const std::size_t ways = std::max<std::size_t>(1, round.ways.size());
    for (std::size_t way = 0; way < ways; ++way) {
        if (!round.ways.empty()) {
            const bool in_force = static_cast<int>(way) == round.way;
            put_words(in_force ? words(N_("{0}, in force"), {round.ways[way]}) : words(round.ways[way]),
                      Style::text, true);
        }
        Table table{.heads = heads_of(scores), .rows = {}};
        for (const core::Reckoning::Line& line : round.lines) {
            std::vector<int> points;
            for (std::size_t i = way * seats; i < std::min((way + 1) * seats, line.amounts.size()); ++i) {
                points.push_back(line.amounts[i].points);
            }
            if (!points.empty() || way == 0) {
                table.rows.push_back({words(line.label), cells_of(points), line.total});
            }
        }
        const bool numbers =
            std::ranges::any_of(table.rows, [](const Table::Row& row) { return !row.cells.empty(); });
        if (!numbers) {
            table.heads.clear();
        }
        if (!table.rows.empty()) {
            put_table(table);
        }
    }
}

void MatchSheet::put_foul(const core::Foul& foul, const core::Ruled& entry, const core::Verdict& verdict,
                          const app::Session& session) {
    const wxString who =
        foul.seat ? shown(session.seats().at(static_cast<std::size_t>(*foul.seat))) : wxString();
    const wxString where = words(N_("Entry {0}"), {entry.seq});
    const wxString became = words(foul.taken_back_by ? N_("taken back") : N_("it stood"));
    const wxString what = sentence_of(entry);
    const bool names_who = !entry.hidden && foul.seat == entry.seat;
    put_words(dotted(where, names_who ? what : dotted(who, what)) + wxString::FromUTF8(" — ") + became,
              Style::text, true);
    const auto id = core::rule(verdict);
    const auto named = [&](const core::Rule& rule) { return rule.id == id; };
    wxString why = words(core::reason(verdict));
    for (const auto& rulebook : {session.game().rulebook, core::core_rulebook()}) {
        const auto found = std::ranges::find_if(rulebook, named);
        if (found != rulebook.end()) {
            why = words(found->title) + (why.empty() ? "" : ": ") + why;
        }
    }
    const wxString line = shown(entry.text.str());
    put_words(line == what ? why : dotted(why, line), Style::quiet);
}

/// What was illegal and stands, and what was taken back at the table, with what it was then.
void MatchSheet::put_fouls(const app::Session& session, const core::Reading& reading) {
    bool first = true;
    for (const core::Foul& foul : core::fouls(reading)) {
        if (std::exchange(first, false)) {
            put_words(words(N_("Fouls")), Style::heading, true);
        }
        const core::Ruled& entry = reading.entries.at(static_cast<std::size_t>(foul.entry) - 1);
        if (!foul.taken_back_by) {
            put_foul(foul, entry, entry.verdict, session);
            continue;
        }
        put_foul(foul, entry, session.verdict_before(foul.entry, *foul.taken_back_by), session);
    }
}

void MatchSheet::put_notes(const app::Session& session) {
    const core::Resolution resolution = core::resolve(session.facts());
    bool first = true;
    std::vector<std::string> room;
    for (const core::Seq seq : resolution.order) {
        const auto i = static_cast<std::size_t>(seq) - 1;
        if (!resolution.lines.at(i).stands) {
            continue;
        }
        const auto tokens = core::tokens_of(resolution.lines[i], session.facts(), seq, room)
                                .value_or(std::span<const std::string>());
        wxString text;
        if (tokens.size() == 2 && tokens[0] == "note") {
            text = shown(tokens[1]);
        } else if (tokens.size() == 4 && tokens[0] == "penalty") {
            if (const auto points = core::number(tokens[2])) {
                text = words(NN_("{0}: {1} point as a penalty. {2}", "{0}: {1} points as a penalty. {2}"),
                             {tokens[1], *points, tokens[3]});
            }
        }
        if (text.empty()) {
            continue;
        }
        if (std::exchange(first, false)) {
            put_words(words(N_("Notes")), Style::heading, true);
        }
        put_words(dotted(words(N_("Entry {0}"), {seq}), text), Style::text);
    }
}

/// All matches of the evening, and who won how often.
void MatchSheet::put_evening(const std::vector<store::Listed>& matches) {
    if (matches.empty()) {
        return;
    }
    put_words(words(N_("The evening")), Style::heading, true);
    for (const store::Listed& match : matches) {
        put_words(dotted(dotted(day_of(match, {}), title_of(match)), outcome_of(match)), Style::text);
    }
    put_words(words(app::in_words(app::wins_of(matches))), Style::text);
}

void MatchSheet::put_curve(const app::Session& session, const core::Reading& reading) {
    const std::vector<app::Step> steps = app::steps(session, true);
    if (!has_curve(Course::points, steps)) {
        return;
    }
    Chart chart = match_curve(Course::points, reading.scores.names, steps, [](int) { return wxString(); });
    chart.y_title = words(N_("Points"));
    put_gap(text_gap);
    put_picture(curve_height, [chart](Painter& painter, const Box& box) { draw(painter, chart, box); });
}

namespace {

MakeSheet sheet_of(const app::Session& session) {
    return [&session](Painter& painter) { return std::make_unique<MatchSheet>(session, painter); };
}

}  // namespace

void save_sheet(const app::Session& session, const std::filesystem::path& file) {
    save_pages(sheet_of(session), file);
}

void print_sheet(wxWindow* parent, const app::Session& session) {
    print_pages(parent, sheet_of(session));
}

}  // namespace gui
