#include "cli/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/help.h"
#include "cli/terminal/known_words.h"
#include "cli/terminal/output.h"
#include "cli/verbs/completion.h"
#include "cli/verbs/verbs.h"
#include "core/text/failure.h"

namespace cli {

namespace {

/// A closed standard stream must not become the next file that is opened, and a reader who has gone
/// away is an error to report, not a signal to die of.
void guard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) == -1) {
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
    std::signal(SIGPIPE, SIG_IGN);
    std::ios::sync_with_stdio(false);
}

/// The language must be known before the help texts are written.
std::string wanted_language(const std::vector<std::string>& args) {
    static constexpr std::string_view option = "--language";
    for (std::size_t i = 0; i < args.size() && args[i] != "--"; ++i) {
        if (args[i] == option && i + 1 < args.size()) {
            return args[i + 1];
        }
        if (args[i].starts_with(std::string(option) + "=")) {
            return args[i].substr(option.size() + 1);
        }
    }
    return {};
}

void check_language(const std::string& code) {
    const auto& known = app::languages();
    if (code.empty() || std::ranges::find(known, code, &app::Language::code) != known.end()) {
        return;
    }
    throw not_known(N_("Pfiff does not speak {0}; it speaks: {1}."), code,
                    names_of(known, &app::Language::code));
}

/// The name of the option that the library's sentence is about, else the whole sentence.
std::string option_named_in(const std::string& sentence, const CLI::App& program) {
    std::vector<const CLI::App*> apps{&program};
    for (const CLI::App* verb : program.get_subcommands()) {
        apps.push_back(verb);
    }
    for (const CLI::App* app : apps) {
        for (const CLI::Option* option : app->get_options()) {
            if (sentence.find(option->get_name()) != std::string::npos) {
                return option->get_name();
            }
        }
    }
    return sentence;
}

/// What the command line library found wrong, in the language in force.
core::Text what_is_wrong(const CLI::ParseError& error, const CLI::App& program) {
    const std::string sentence = error.what();
    const auto extras = program.remaining(true);
    const auto before = [&](std::string_view rest) {
        return visible(sentence.substr(0, sentence.find(rest)));
    };
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
        case CLI::ExitCodes::ExtrasError:
            return {N_("This was not expected: {0}"), {named(extras.empty() ? sentence : extras.front())}};
        case CLI::ExitCodes::RequiredError:
            if (program.get_subcommands().empty()) {
                return extras.empty()
                           ? core::Text{N_("What shall be done? Name a verb."), {}}
                           : not_known(N_("No verb is called {0}."), extras.front(),
                                       names_of(program.get_subcommands({}),
                                                [](const CLI::App* verb) { return verb->get_name(); }))
                                 .message();
            }
            return {N_("{0} is missing."), {before(" is required")}};
        case CLI::ExitCodes::ArgumentMismatch:
            return {N_("{0} needs something after it."), {before(":")}};
        case CLI::ExitCodes::RequiresError: {
            constexpr std::string_view requires_it = " requires ";
            const std::size_t at = sentence.find(requires_it);
            return {N_("{0} needs {1}."),
                    {visible(sentence.substr(0, at)), visible(sentence.substr(at + requires_it.size()))}};
        }
        case CLI::ExitCodes::ExcludesError: {
            constexpr std::string_view excludes = " excludes ";
            const std::size_t at = sentence.find(excludes);
            return {N_("{0} and {1} do not go together."),
                    {visible(sentence.substr(0, at)), visible(sentence.substr(at + excludes.size()))}};
        }
        case CLI::ExitCodes::ValidationError:
            return core::verbatim(visible(sentence));  // words of ours, see takes.h
        default:
            return {N_("{0} cannot be used so."), {visible(option_named_in(sentence, program))}};
    }
}

int refuse(const CLI::ParseError& error, const CLI::App& program) {
    complain(what_is_wrong(error, program));
    const auto verbs = program.get_subcommands();
    const std::string call =
        verbs.empty() ? program.get_name() : program.get_name() + " " + verbs.front()->get_name();
    complain({N_("See {0}"), {call + " --help"}});
    return failed;
}

void describe(CLI::App& program, std::string& language, Chosen& chosen) {
    program.formatter(std::make_shared<HelpPage>());
    program.set_help_flag("-h,--help", app::word_for(N_("Says how to call it.")));
    program.set_version_flag("--version", "pfiff-cli " PFIFF_VERSION,
                             app::word_for(N_("Says which version it is.")));
    program
        .add_option("--language", language,
                    app::word_for(N_("The language it speaks: en, de or ko; else that of the system.")))
        ->type_name("CODE");
    program.require_subcommand(1);
    program.fallthrough();
    for (const auto add : {add_check, add_show, add_ask, add_enter, add_import, add_export, add_stats,
                           add_doctor, add_club, add_games, add_rules, add_completion}) {
        add(program, chosen);
    }
    program.footer(
        notes({N_("Pfiff is the referee at a real table: people play with real cards and tiles, someone "
                  "enters what happened, and Pfiff rules on it, keeps the score and remembers the match. "
                  "A record is a text file, one line for each thing that happened."),
               N_("Each verb tells more about itself: pfiff-cli VERB --help")}) +
        exit_status(N_("all is well"), N_("something was impossible, or refused"),
                    N_("a file, a database or the call itself cannot be understood or used")));
}

}  // namespace

int run(std::vector<std::string> args) {
    guard_streams();
    std::string language = wanted_language(args);
    const bool completes = !args.empty() && args.front() == completing;
    app::speak(completes ? std::string() : language);
    if (!completes) {
        check_language(language);
    }
    CLI::App program(app::word_for(N_("The referee at a real table, on the command line.")), "pfiff-cli");
    Chosen chosen;
    describe(program, language, chosen);
    if (completes) {
        print(completions(program, {args.begin() + 1, args.end()}));
        flush();
        return all_well;
    }
    std::ranges::reverse(args);  // as the library wants them
    try {
        program.parse(std::move(args));
    } catch (const CLI::CallForHelp&) {
        chosen = [&] { return print(program.help()), all_well; };
    } catch (const CLI::CallForVersion& version) {
        chosen = [words = std::string(version.what()) + "\n"] { return print(words), all_well; };
    } catch (const CLI::ParseError& error) {
        return refuse(error, program);
    }
    const int status = chosen();
    flush();
    return status;
}

}  // namespace cli
