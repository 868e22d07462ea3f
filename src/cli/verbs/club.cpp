#include "cli/verbs/verbs.h"

#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "app/club/club.h"
#include "app/club/look.h"
#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"

namespace cli {

namespace {

struct ClubCall {
    std::string database, folder, begin, machine, counts;
    bool leave = false;
    bool watch = false;
    bool anew = false;
    bool referees_own = false;
};

app::ClubNews look(store::Database& database, bool write_anew) {
    constexpr std::chrono::milliseconds a_while{500};
    app::ClubLook look(database, {.write_anew = write_anew});
    while (!look.over()) {
        look.step(a_while);
    }
    return look.news();
}

/// With the ids by which one can be chosen.
void tell_of_ways(store::Database& database, const std::string& match) {
    if (const auto ways = app::ways_of(database, match)) {
        say({N_("match {0}: {1} The other way: {2}"), {match, app::in_words(*ways), ways->others.front()}});
    }
}

/// Answers the exit status.
int tell(store::Database& database, const app::ClubNews& news) {
    for (const app::ClubNews::Wrong& wrong : news.wrong) {
        complain(wrong.path, {0, wrong.why});
    }
    if (news.newer > 0) {
        say({NN_("{0} statement was not understood; it may be of a newer Pfiff, and is left alone.",
                 "{0} statements were not understood; they may be of a newer Pfiff, and are left alone."),
             {news.newer}});
    }
    if (news.renewed) {
        say({N_("Another database wrote as this machine, or this one is a copy of before: all of it was "
                "taken "
                "in, and this machine writes under a new name from now on."),
             {}});
    }
    for (const std::string& match : news.apart) {
        tell_of_ways(database, match);
    }
    if (news.changed_here()) {
        say({N_("Came: new matches: {0}, matches that went on: {1}, other changes: {2}."),
             {news.stored, news.longer, news.said}});
    }
    if (news.given + news.told > 0) {
        say({N_("Went: records: {0}, other changes: {1}."), {news.given, news.told}});
    }
    if (news.missing > 0) {
        say({NN_("{0} file of this machine is gone from the folder. Nothing was written; --anew writes it "
                 "anew.",
                 "{0} files of this machine are gone from the folder. Nothing was written; --anew writes "
                 "them "
                 "anew."),
             {news.missing}});
    }
    return news.wrong.empty() && news.missing == 0 ? all_well : something_refused;
}

void tell_state(const store::Database& database) {
    if (const auto state = app::state_of_club(database)) {
        say({N_("{0}: {1}."), {state->name, app::machines_in_words(*state, store::system_time())}});
    }
}

/// Whoever enters meanwhile does not wait: the database is open only while it is brought up to date.
int watch(const ClubCall& call) {
    constexpr std::chrono::seconds pause{3};
    std::string told;
    int missing = 0;
    for (bool anew = call.anew;; anew = false) {
        std::string wrong;
        try {
            auto database = open_to_write(call.database, false);
            const app::ClubNews news = look(database, anew);
            const bool brought =
                news.changed_here() || news.given + news.told + news.newer > 0 || news.renewed;
            if (brought || !news.wrong.empty() || news.missing != missing) {
                tell(database, news);
            } else if (!told.empty()) {
                say({N_("The folder can be used again."), {}});
            }
            missing = news.missing;
        } catch (const core::Failure& failure) {
            wrong = app::say(failure.message());
        }
        if (wrong != told && !wrong.empty()) {
            complain(core::verbatim(wrong));
        }
        told = wrong;
        flush();
        std::this_thread::sleep_for(pause);
    }
}

int leave(const ClubCall& call) {
    auto database = open_to_write(call.database, false);
    if (!app::state_of_club(database)) {
        throw core::Failure({N_("This database is part of no club."), {}});
    }
    app::leave_club(database);
    say({N_("This database is part of no club any more. All that came from it stays here, and what this "
            "machine "
            "wrote stays in the folder."),
         {}});
    return all_well;
}

void join(store::Database& database, const ClubCall& call) {
    if (!call.begin.empty()) {
        app::begin_club(database, call.folder, call.begin, call.machine, call.referees_own);
        say({N_("The club {0} begins in {1}."), {named(call.begin), named(call.folder)}});
    } else if (!call.folder.empty()) {
        const bool was_in = app::state_of_club(database).has_value();
        app::join_club(database, call.folder, call.machine);
        if (!was_in) {
            say({N_("This machine joins the club {0}."), {named(app::state_of_club(database)->name)}});
        }
    } else if (!call.machine.empty()) {
        app::name_machine(database, call.machine);
    }
}

void must_make_sense(const ClubCall& call) {
    for (const std::string* name : {&call.begin, &call.machine, &call.folder}) {
        if (!name->empty() && name->find_first_not_of(" \t") == std::string::npos) {
            throw core::Failure({N_("A name is more than blanks."), {}});
        }
    }
}

int club(const ClubCall& call) {
    must_make_sense(call);
    if (call.leave) {
        return leave(call);
    }
    {
        auto database = open_to_write(call.database, !call.folder.empty());
        join(database, call);
        if (!call.counts.empty()) {
            const std::string match = match_named(database, call.counts);
            app::let_count(database, match);
            tell_of_ways(database, match);
        }
        if (!call.watch) {
            const int status = tell(database, look(database, call.anew));
            tell_state(database);
            return status;
        }
    }
    return watch(call);
}

}  // namespace

void add_club(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<ClubCall>();
    CLI::App* verb = program.add_subcommand(
        "club", app::word_for(N_("Brings the database and the shared folder of a club up to date.")));
    add_database_option(*verb, call->database);
    auto* folder =
        verb->add_option(
                "--folder", call->folder,
                app::word_for(N_("The folder that all machines of the club share; it is remembered.")))
            ->type_name("DIR");
    auto* begin =
        verb->add_option("--begin", call->begin,
                         app::word_for(N_("Begins a club of this name there; the first machine does.")))
            ->type_name("NAME")
            ->needs(folder);
    verb->add_flag(
            "--referees-own", call->referees_own,
            app::word_for(N_("The folder is only the referees': hands and other secrets travel at once.")))
        ->needs(begin);
    verb->add_option("--machine", call->machine, app::word_for(N_("How people call this machine.")))
        ->type_name("NAME");
    verb->add_option("--counts", call->counts,
                     app::word_for(N_("Of a match that went on at two machines, this way counts.")))
        ->type_name("MATCH");
    verb->add_flag(
        "--anew", call->anew,
        app::word_for(N_("Files of this machine that are gone from the folder are written anew.")));
    auto* watch =
        verb->add_flag("--watch", call->watch,
                       app::word_for(N_("Goes on doing so every few seconds, until it is stopped.")));
    verb->add_flag("--leave", call->leave, app::word_for(N_("The database is part of the club no longer.")))
        ->excludes(folder)
        ->excludes(watch);
    verb->footer(
        notes(
            {N_("Each machine writes only below a folder of its own, and files only grow: whatever carries "
                "files "
                "(Syncthing, a cloud's folder, a network share, a stick) can carry them without conflicts."),
             N_("Records, titles, places, notes, evenings, the bin and who is whom travel. Hands and other "
                "secrets do once a match is over. Settings stay where they are."),
             N_("A match that went on at two machines is kept in both ways; one counts, the other is a what "
                "if."),
             N_("Of what two machines said of one thing the latest counts.")}) +
        exit_status(N_("database and folder are up to date"),
                    N_("a file cannot be read, or files of this machine are gone"),
                    N_("the folder or the database cannot be used")) +
        examples({"pfiff-cli club --folder ~/Sync/club --begin 'Tuesday Club' --machine Café",
                  "pfiff-cli club --folder ~/Sync/club", "pfiff-cli club --watch"}));
    verb->callback([call, &chosen] { chosen = [call] { return club(*call); }; });
}

}  // namespace cli
