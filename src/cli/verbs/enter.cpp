#include "cli/verbs/verbs.h"

#include <poll.h>
#include <unistd.h>

#include <iostream>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "app/club/club.h"
#include "app/exchange/read_file.h"
#include "app/library/library.h"
#include "app/match/session.h"
#include "app/words/alike.h"
#include "app/words/words.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"

namespace cli {

namespace {

struct EnterCall {
    std::string database;
    std::string match;
    std::string header;
};

core::Header header_in(const std::string& file) {
    auto record = app::read_file(file);
    if (!record) {
        complain(file, record.error());
        throw core::Failure({N_("A new match begins with the header of a record."), {}});
    }
    if (!record->facts.empty()) {
        complain(file, {record->facts.front().line,
                        {N_("expected only a header; a record with entries is imported"), {}}});
        throw core::Failure({N_("A new match begins with the header of a record."), {}});
    }
    return std::move(record->header);
}

/// The match to go on with: the one named, or the one that was touched last and is not over.
std::string match_to_continue(store::Database& database, const std::string& wanted) {
    if (!wanted.empty()) {
        return match_named(database, wanted);
    }
    const auto latest = store::History(database).latest_open();
    if (!latest) {
        throw core::Failure(
            {N_("No match is open in this database; begin one with --new, or name one with --match."), {}});
    }
    return latest->id;
}

std::string match_of(const EnterCall& call, store::Database& database, std::optional<core::Header> header) {
    if (!header) {
        return match_to_continue(database, call.match);
    }
    const auto alike = app::Likenesses(database).question(header->players);
    std::string match = app::begin_match(database, std::move(*header), app::Policy::warn);
    if (alike) {
        complain(app::asked(*alike));
    }
    return match;
}

/// Whether a line is there, or comes within a short rest.
bool a_line_comes_soon() {
    constexpr int short_rest_ms = 2000;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return std::cin.rdbuf()->in_avail() > 0 || ::poll(&input, 1, short_rest_ms) != 0;
}

/// Reads the lines of standard input, without their endings and the mark that some editors write
/// before the first.
bool next_line(std::string& line, bool first) {
    if (!std::getline(std::cin, line)) {
        return false;
    }
    if (line.ends_with('\r')) {
        line.pop_back();
    }
    if (first && line.starts_with("\xEF\xBB\xBF")) {
        line.erase(0, 3);
    }
    return true;
}

/// `12 illegal core/turn`: only now, that it is on the disk. A refused line has no number.
void acknowledge(const app::Entered& entered) {
    const std::string number = entered.refused() ? "-" : std::to_string(entered.seq);
    const auto rule = core::rule(entered.verdict);
    print(fmt::format("{} {}{}{}\n", number, core::word(core::kind(entered.verdict)), rule ? " " : "",
                      rule.value_or("")));
    flush();
    if (entered.refused()) {
        complain(core::reason(entered.verdict));
    } else if (entered.ruling) {
        complain(entered.ruling->sentence);
    }
}

int enter(const EnterCall& call) {
    if (!call.match.empty() && !call.header.empty()) {
        throw core::Failure(
            {N_("--match goes on with a match, --new begins one: only one of them can be."), {}});
    }
    if (call.header == "-") {
        throw core::Failure({N_("--new takes a file: the entries come from standard input."), {}});
    }
    std::optional<core::Header> header;
    if (!call.header.empty()) {
        header = header_in(call.header);
    }
    auto database = open_to_write(call.database, header.has_value());
    const std::string match = match_of(call, database, std::move(header));
    if (const auto gone_on = app::gone_on_elsewhere(database, match)) {
        complain(app::in_words(*gone_on));
    }
    app::Session session(database, match);
    print("match " + match + "\n");
    flush();
    int status = all_well;
    bool first = true;
    for (std::string line;; first = false) {
        if (!a_line_comes_soon()) {
            database.settle();
        }
        if (!next_line(line, first)) {
            break;
        }
        if (core::says_nothing(line)) {
            continue;
        }
        const app::Entered entered = session.enter(line);
        acknowledge(entered);
        status = entered.refused() ? something_refused : status;
    }
    database.settle();
    return status;
}

}  // namespace

void add_enter(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<EnterCall>();
    CLI::App* verb = program.add_subcommand("enter", app::word_for(N_("Enters what happens into a match.")));
    add_database_option(*verb, call->database);
    verb->add_option("--match", call->match,
                     app::word_for(N_("The match to go on with; else the latest that is open.")))
        ->type_name("ID");
    verb->add_option("--new", call->header,
                     app::word_for(N_("Begins a new match with the header in this file.")))
        ->type_name("FILE");
    verb->footer(notes({N_("Says which match it is (match ID), then reads entries from standard input, one a "
                           "line. Each is ruled "
                           "on, stored, and answered with its number, its verdict and the rule: only once it "
                           "is on the disk. "
                           "Corrections (undo, amend, insert) are entries like any other."),
                        N_("What is impossible is not stored; the answer then is -, the verdict and the "
                           "rule, and the reason goes "
                           "to standard error. Empty lines and comments get no answer.")}) +
                 exit_status(N_("every entry was stored"), N_("something was impossible, and not stored"),
                             N_("the database or the header cannot be used")) +
                 examples({"pfiff-cli enter --new header.pfiff < evening.txt",
                           "pfiff-cli enter --db club.db --match ID"}));
    verb->callback([call, &chosen] { chosen = [call] { return enter(*call); }; });
}

}  // namespace cli
