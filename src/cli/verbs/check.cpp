#include "cli/verbs/verbs.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/exchange/new_file.h"
#include "app/exchange/read_file.h"
#include "app/match/ruling.h"
#include "app/words/words.h"
#include "cli/render/match_json.h"
#include "cli/render/score_so_far.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "core/report.h"
#include "games/catalog.h"

namespace cli {

namespace {

struct CheckCall {
    std::vector<std::string> files;
    bool json = false;
    bool strict = false;
    bool expect = false;
};

std::string title_of(const std::string& file, const Read& read) {
    const core::Header& header = read.record.header;
    std::string title = visible(file) + ": " + std::string(read.game->info->title);
    if (header.title) {
        title += " · " + visible(*header.title);
    }
    return title + (header.level == core::Level::scores ? " · " + app::word_for(N_("scores only")) : "");
}

/// What is said of an entry beside its text: the verdict, what it was before, and the rule.
std::string ruling_of(const core::Ruled& entry, const Ink& ink) {
    if (!entry.stands) {
        return ink.faint(app::word_for(N_("does not stand")));
    }
    const core::Kind kind = core::kind(entry.verdict);
    std::string ruling = ink.verdict(kind, verdict_word(kind));
    if (const auto rule = core::rule(entry.verdict)) {
        ruling += "  " + std::string(*rule);
    }
    if (entry.confirmed()) {
        ruling += "  (" + app::say({N_("presumed, certain since {0}"), {entry.settled->by}}) + ")";
    }
    return entry.outcome ? ruling + "  (" + app::say(entry.outcome->title) + ")" : ruling;
}

std::vector<std::string> remarks_on(const core::Ruled& entry) {
    std::vector<std::string> remarks;
    if (entry.stands && core::rule(entry.verdict)) {
        remarks.push_back(app::say(core::reason(entry.verdict)));
    }
    if (entry.overturned()) {
        remarks.push_back(app::say({N_("It was presumed; entry {0} proves it."), {entry.settled->by}}));
    }
    if (entry.amended_by) {
        remarks.push_back(app::say({N_("Amended by entry {0}."), {*entry.amended_by}}));
    }
    return remarks;
}

std::string entries_in_lines(const core::Reading& reading, const Ink& ink) {
    constexpr int widest_text = 44;
    int width = 0;
    for (const core::Ruled& entry : reading.entries) {
        width = std::max(width, std::min(columns(visible(entry.text.str())), widest_text));
    }
    std::string lines;
    for (const core::Ruled& entry : reading.entries) {
        lines += right_aligned(std::to_string(entry.seq), 5) + "  " +
                 padded(visible(entry.text.str()), width) + "  " + ruling_of(entry, ink) + "\n";
        for (const std::string& remark : remarks_on(entry)) {
            for (const std::string& line : wrapped(visible(remark), output_columns() - 9)) {
                lines += "         " + line + "\n";
            }
        }
    }
    return lines;
}

std::string findings_in_lines(const core::Reading& reading) {
    std::string lines;
    for (const core::Finding& finding : reading.findings) {
        std::vector<core::Text> among;
        std::ranges::transform(finding.among, std::back_inserter(among),
                               [](core::Seq seq) { return core::verbatim(std::to_string(seq)); });
        const core::Text sentence{N_("After entry {0} it is clear that these cannot all be true: {1} ({2})"),
                                  {finding.at, core::listed(among), std::string(finding.rule)}};
        for (const core::Text& text : {sentence, finding.reason}) {
            for (const std::string& line : wrapped(visible(app::say(text)), output_columns())) {
                lines += line.empty() ? "" : line + "\n";
            }
        }
    }
    return lines;
}

/// Of each finished round, what became of that which was presumed.
std::string claims_in_lines(const Read& read, const core::Reading& reading) {
    std::string lines;
    for (const core::Reckoning& round : *reading.scores.rounds) {
        const auto sentence = app::sentence_on(round, reading, read.game->info->claim_words);
        const std::string said = sentence ? app::say({N_("{0}: {1}"), {round.title, *sentence}}) : "";
        for (const std::string& line : wrapped(visible(said), output_columns())) {
            lines += line.empty() ? "" : line + "\n";
        }
    }
    return lines;
}

std::string for_people(const std::string& file, const Read& read, const core::Reading& reading,
                       const Ink& ink) {
    std::string text = ink.bold(title_of(file, read)) + "\n" + entries_in_lines(reading, ink) + "\n";
    for (const std::string& lines : {findings_in_lines(reading), claims_in_lines(read, reading)}) {
        text += lines.empty() ? "" : lines + "\n";
    }
    text += score_so_far(reading, ink) + "\n";
    for (const std::string& line : wrapped(app::say(games::basis(*read.game)), output_columns())) {
        text += ink.faint(line) + "\n";
    }
    return text;
}

int status_of(const core::Reading& reading, bool strict) {
    const bool refused = std::ranges::any_of(reading.entries, [&](const core::Ruled& entry) {
        const core::Kind kind = core::kind(entry.verdict);
        return entry.stands && (kind == core::Kind::impossible || (strict && kind == core::Kind::illegal));
    });
    return refused ? something_refused : all_well;
}

/// Beside the record; what is there already stays, and is complained about.
bool write_expected(const std::string& file, const core::Json& judged) {
    const auto place = std::filesystem::path(file).replace_extension(".json");
    app::NewFile expected(place);
    expected.write(expected_of(judged));
    if (expected.keep() == app::NewFile::Kept::name_is_taken) {
        complain({N_("{0} is there already and was not overwritten."), {place.string()}});
        return false;
    }
    print(app::say({N_("Written: {0}. Check it by hand against the rules."), {visible(place.string())}}) +
          "\n");
    return true;
}

int check_one(const std::string& file, const CheckCall& call, const Ink& ink) {
    if (call.expect && file == "-") {
        complain({N_("Nothing can be written beside standard input."), {}});
        return failed;
    }
    auto record = app::read_file(file);
    if (!record) {
        if (call.json) {
            print(one_line(fault_json(file, record.error())));
        }
        complain(file, record.error());
        return failed;
    }
    const Read read = with_game(std::move(*record));
    const core::Reading reading = read.game->read(read.record.header, read.record.facts, {});
    if (call.expect) {
        const std::string name = std::filesystem::path(file).filename().string();
        return write_expected(file, match_json(name, read, reading)) ? status_of(reading, call.strict)
                                                                     : failed;
    }
    print(call.json ? one_line(match_json(file, read, reading)) : for_people(file, read, reading, ink));
    return status_of(reading, call.strict);
}

int check(const CheckCall& call) {
    const Ink ink = Ink::for_output();
    int status = all_well;
    for (const std::string& file : call.files) {
        if (!call.json && !call.expect && &file != &call.files.front()) {
            print("\n");
        }
        status = std::max(status, check_one(file, call, ink));
    }
    return status;
}

}  // namespace

void add_check(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<CheckCall>();
    CLI::App* verb = program.add_subcommand("check", app::word_for(N_("Rules on every entry of a record.")));
    verb->add_option("FILE", call->files, app::word_for(N_("A record; - is standard input.")))
        ->required()
        ->type_name("");
    auto* json = verb->add_flag("--json", call->json,
                                app::word_for(N_("Prints one JSON object a record, a line each.")));
    verb->add_flag("--strict", call->strict,
                   app::word_for(N_("Illegal entries that stand count like impossible ones.")));
    verb->add_flag("--expect", call->expect,
                   app::word_for(N_("Writes what was judged beside each record, as a test expects it.")))
        ->excludes(json);
    verb->footer(
        notes(
            {N_("Prints each entry with its verdict, the rule it rests on and the reason, then the scores "
                "and who won and why, and which rule book it was judged by. An entry is legal; presumed, "
                "which "
                "is in order unless a later entry refutes it, and legal once one makes it certain; illegal, "
                "which is against a rule but happened; or impossible, which cannot have happened."),
             N_("A record that cannot be read is said so on standard error; the others are still "
                "checked.")}) +
        exit_status(N_("nothing is impossible"), N_("something is impossible, or with --strict illegal"),
                    N_("a record cannot be read, or the call is wrong")) +
        examples({"pfiff-cli check evening.pfiff", "pfiff-cli check --json *.pfiff",
                  "pfiff-cli check --strict - < evening.pfiff"}));
    verb->callback([call, &chosen] { chosen = [call] { return check(*call); }; });
}

}  // namespace cli
