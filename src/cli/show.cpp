#include <memory>
#include <string>

#include "app/words.h"
#include "cli/columns.h"
#include "cli/help.h"
#include "cli/output.h"
#include "cli/picture.h"
#include "cli/records.h"
#include "cli/standing.h"
#include "cli/verbs.h"

namespace cli {

namespace {

struct Call {
    std::string file;
    std::string at;
};

/// In lines no wider than the output; all but the first are indented.
std::string paragraph(const std::string& text) {
    constexpr int indent = 2;
    std::string lines;
    for (const std::string& line : wrapped(text, output_columns() - indent)) {
        lines += (lines.empty() ? "" : "\n" + std::string(indent, ' ')) + line;
    }
    return lines;
}

/// The last entry that was judged, with what the audience may know of it.
std::string last_entry(const core::Reading& reading, const Ink& ink) {
    if (reading.order.empty()) {
        return app::word_for(N_("Nothing has been entered yet.")) + "\n";
    }
    const core::Ruled& entry = reading.entries[static_cast<std::size_t>(reading.order.back()) - 1];
    if (entry.hidden) {
        return app::say({N_("Entry {0} is hidden from the table."), {entry.seq}}) + "\n";
    }
    const core::Kind kind = core::kind(entry.verdict);
    std::string line = app::say({N_("Entry {0}: {1}"), {entry.seq, visible(entry.text)}}) + "  " +
                       ink.verdict(kind, verdict_word(kind));
    if (const auto rule = core::rule(entry.verdict)) {
        line += "  " + std::string(*rule);
        const std::string reason = visible(app::say(core::reason(entry.verdict)));
        return paragraph(line) + "\n" + (reason.empty() ? "" : "  " + paragraph(reason) + "\n");
    }
    return paragraph(line) + "\n";
}

int show(const Call& call) {
    const auto read = read_or_complain(call.file);
    if (!read) {
        return failed;
    }
    core::View view{{core::Viewer::Kind::audience}, {}, {}};
    if (!call.at.empty()) {
        view.until = entry_number(call.at, read->record.facts.size());
    }
    const Ink ink = Ink::for_output();
    const core::Reading reading = read->game->read(read->record.header, read->record.facts, view);
    std::string title(read->game->info->title);
    if (read->record.header.title) {
        title += " · " + visible(*read->record.header.title);
    }
    print(ink.bold(title) + "\n");
    for (const std::string& line : picture(reading.table, ink, output_columns())) {
        print(line + "\n");
    }
    print("\n" + last_entry(reading, ink) + "\n" + standing(reading, ink));
    return all_well;
}

}  // namespace

void add_show(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<Call>();
    CLI::App* verb = program.add_subcommand("show", app::word_for(N_("Draws the table of a record.")));
    verb->add_option("FILE", call->file, app::word_for(N_("A record; - is standard input.")))
        ->required()
        ->type_name("");
    verb->add_option("--at", call->at,
                     app::word_for(N_("After this entry; 0 is before the first. Else after the last.")))
        ->type_name("N");
    verb->footer(
        notes({N_(
            "The table is drawn as anyone who sits at it may see it: hands that were entered and whatever "
            "else is secret stay hidden. Below it stand the last entry with its verdict, and the scores. "
            "Colours are used on a terminal only, and never if NO_COLOR is set.")}) +
        exit_status(N_("the table was drawn"), "", N_("the record cannot be read, or has no such entry")) +
        examples({"pfiff-cli show evening.pfiff", "pfiff-cli show evening.pfiff --at 42"}));
    verb->callback([call, &chosen] { chosen = [call] { return show(*call); }; });
}

}  // namespace cli
