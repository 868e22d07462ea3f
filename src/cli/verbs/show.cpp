#include "cli/verbs/verbs.h"

#include <memory>
#include <string>

#include "app/words/words.h"
#include "cli/render/picture.h"
#include "cli/render/score_so_far.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "cli/terminal/records.h"

namespace cli {

namespace {

struct ShowCall {
    std::string file;
    std::string at;
    std::string as = "table";
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

/// Who does not see it, in words: the seat by its name.
core::Text hidden_from(const core::Viewer& viewer, const Read& read, core::Seq seq) {
    if (viewer.kind != core::Viewer::Kind::seat) {
        return {N_("Entry {0} is hidden from the table."), {seq}};
    }
    const auto names = core::seats(read.record.header, *read.game->info);
    return {N_("Entry {0} is hidden from {1}."), {seq, named(names[static_cast<std::size_t>(viewer.seat)])}};
}

/// The last entry that was judged, with what the viewer may know of it.
std::string last_entry(const core::Reading& reading, const core::Viewer& viewer, const Read& read,
                       const Ink& ink) {
    if (reading.order.empty()) {
        return app::word_for(N_("Nothing has been entered yet.")) + "\n";
    }
    const core::Ruled& entry = reading.entries[static_cast<std::size_t>(reading.order.back()) - 1];
    if (entry.hidden) {
        return paragraph(app::say(hidden_from(viewer, read, entry.seq))) + "\n";
    }
    const core::Kind kind = core::kind(entry.verdict);
    const std::string as_typed = visible(entry.text.str());
    std::string line = visible(app::say({N_("Entry {0}: {1}"), {entry.seq, entry.text.sentence()}}));
    line += (line.ends_with(as_typed) ? "" : ink.faint(" (" + as_typed + ")")) + "  " +
            ink.verdict(kind, verdict_word(kind));
    if (const auto rule = core::rule(entry.verdict)) {
        line += "  " + std::string(*rule);
        const std::string reason = visible(app::say(core::reason(entry.verdict)));
        return paragraph(line) + "\n" + (reason.empty() ? "" : "  " + paragraph(reason) + "\n");
    }
    return paragraph(line) + "\n";
}

int show(const ShowCall& call) {
    const auto read = read_or_complain(call.file);
    if (!read) {
        return failed;
    }
    core::View view{viewer_named(call.as, *read), {}, {}};
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
    print("\n" + last_entry(reading, view.viewer, *read, ink) + "\n" + score_so_far(reading, ink));
    return all_well;
}

}  // namespace

void add_show(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<ShowCall>();
    CLI::App* verb = program.add_subcommand("show", app::word_for(N_("Draws the table of a record.")));
    verb->add_option("FILE", call->file, app::word_for(N_("A record; - is standard input.")))
        ->required()
        ->type_name("");
    verb->add_option("--at", call->at,
                     app::word_for(N_("After this entry; 0 is before the first. Else after the last.")))
        ->type_name("N");
    verb->add_option("--as", call->as,
                     app::word_for(N_("Who looks: one who plays, by name; table; or referee, who sees "
                                      "everything that was entered. Else the table.")))
        ->type_name("WHO");
    verb->footer(
        notes({N_("The table is drawn as anyone who sits at it may see it: hands that were entered and "
                  "whatever else is secret stay hidden. Below it stand the last entry with its verdict, and "
                  "the scores. Colours are used on a terminal only, and never if NO_COLOR is set."),
               N_("With --as the same is told to one who may know more: nobody is shown what they may "
                  "not see, nor a verdict that would tell of it."),
               how_names_are_told_apart}) +
        exit_status(N_("the table was drawn"), "",
                    N_("the record cannot be read, has no such entry, or nobody of that name")) +
        examples({"pfiff-cli show evening.pfiff", "pfiff-cli show evening.pfiff --at 42",
                  "pfiff-cli show evening.pfiff --as Anna"}));
    verb->callback([call, &chosen] { chosen = [call] { return show(*call); }; });
}

}  // namespace cli
