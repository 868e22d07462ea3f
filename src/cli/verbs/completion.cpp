#include "cli/verbs/completion.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/databases.h"
#include "cli/terminal/help.h"
#include "cli/terminal/known_words.h"
#include "cli/terminal/output.h"
#include "cli/terminal/records.h"
#include "cli/terminal/takes.h"
#include "cli/verbs/completion_scripts.h"
#include "cli/verbs/verbs.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"

namespace cli {

namespace {

struct Offer {
    std::string word;
    std::string meaning{};
};
using Offers = std::vector<Offer>;

Offers plain(const auto& words) {
    Offers offers;
    for (const auto& word : words) {
        offers.push_back({std::string(word)});
    }
    return offers;
}

/// The words of a fixed set, which the library adds to the type: `FORMAT:{records,csv}`.
Offers fixed(const std::string& type) {
    const std::size_t from = type.find(":{");
    return from == std::string::npos
               ? Offers{}
               : plain(CLI::detail::split(type.substr(from + 2, type.find('}', from) - from - 2), ','));
}

/// As the program gets it from the shell.
std::string unquoted(const std::string& word) {
    std::string text = word;
    std::erase_if(text, [](char letter) { return letter == '\\' || letter == '\'' || letter == '"'; });
    return text;
}

/// A call as far as it is typed.
class Call {
public:
    Call(const CLI::App& program, std::vector<std::string> words) : program_(program) {
        // Some shells take --format=csv for three words.
        if (!words.empty() && words.back() == "=") {
            words.back().clear();
        }
        std::erase(words, "=");
        last_ = words.empty() ? std::string() : words.back();
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            read(words[i]);
        }
        if (const std::size_t at = last_.find('='); last_.starts_with("--") && at != std::string::npos) {
            read(last_.substr(0, at));
            before_ = last_.substr(0, at + 1);
            last_.erase(0, at + 1);
        }
    }

    const std::string& last() const { return last_; }
    /// What stands before it in the same word of the shell: `--format=`.
    const std::string& before() const { return before_; }
    Offers offers() const;

private:
    void read(const std::string& word);
    const CLI::Option* option_of(const std::string& name) const;
    const CLI::Option* next_argument() const;
    Offers of(const CLI::Option& option) const;
    Offers switches() const;
    Offers matches() const;
    Offers players() const;
    std::optional<Read> record() const;
    Offers tokens() const;
    Offers seats() const;
    Offers rules() const;

    const CLI::App& program_;
    const CLI::App* verb_ = nullptr;
    const CLI::Option* due_ = nullptr;  ///< whose value comes next
    std::string last_, before_;
    std::string database_;
    std::vector<std::string> arguments_;
};

const CLI::Option* Call::option_of(const std::string& name) const {
    for (const CLI::App* app : {verb_, &program_}) {
        if (const CLI::Option* option = app == nullptr ? nullptr : app->get_option_no_throw(name)) {
            return option;
        }
    }
    return nullptr;
}

void Call::read(const std::string& word) {
    const std::size_t equals = word.starts_with("--") ? word.find('=') : std::string::npos;
    if (equals != std::string::npos) {
        read(word.substr(0, equals));
        read(word.substr(equals + 1));
    } else if (due_ != nullptr) {
        if (due_->get_single_name() == "db") {
            database_ = unquoted(word);
        }
        due_ = nullptr;
    } else if (word.starts_with('-') && word.size() > 1) {
        const CLI::Option* option = option_of(word);
        due_ = option != nullptr && option->get_items_expected_max() > 0 ? option : nullptr;
    } else if (verb_ == nullptr) {
        const auto verbs =
            program_.get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
        verb_ = verbs.empty() ? nullptr : verbs.front();
    } else {
        arguments_.push_back(unquoted(word));
    }
}

/// The last one of a verb may take all that follow.
const CLI::Option* Call::next_argument() const {
    const auto all = verb_->get_options([](const CLI::Option* each) { return each->get_positional(); });
    const auto is_next = [&](const CLI::Option* const& option) {
        return option->get_expected_max() > 1 ||
               static_cast<std::size_t>(&option - all.data()) == arguments_.size();
    };
    const auto found = std::ranges::find_if(all, is_next);
    return found == all.end() ? nullptr : *found;
}

Offers Call::offers() const {
    if (due_ != nullptr) {
        return of(*due_);
    }
    if (last_.starts_with('-')) {
        return switches();
    }
    if (verb_ == nullptr) {
        Offers verbs;
        for (const CLI::App* verb :
             program_.get_subcommands([](const CLI::App* each) { return !each->get_name().empty(); })) {
            verbs.push_back({verb->get_name(), verb->get_description()});
        }
        return verbs;
    }
    const CLI::Option* argument = next_argument();
    return argument == nullptr ? Offers{} : of(*argument);
}

/// Those of the verb, and those of all.
Offers Call::switches() const {
    Offers offers;
    const auto add = [&](const std::string& name, const CLI::Option& option) {
        if (std::ranges::find(offers, name, &Offer::word) == offers.end()) {
            offers.push_back({name, option.get_description()});
        }
    };
    for (const CLI::App* app : {verb_, &program_}) {
        const auto is_switch = [](const CLI::Option* each) { return !each->get_positional(); };
        for (const CLI::Option* option : (app == nullptr ? program_ : *app).get_options(is_switch)) {
            for (const std::string& name : option->get_lnames()) {
                add("--" + name, *option);
            }
            for (const std::string& name : option->get_snames()) {
                add("-" + name, *option);
            }
        }
    }
    return offers;
}

/// What stands in the call in the place of the option's value says what it takes.
Offers Call::of(const CLI::Option& option) const {
    const std::string& name = option.get_single_name();
    const std::string type = option.get_type_name();
    if (Offers words = fixed(type); !words.empty()) {
        return words;
    }
    if (name == "language") {
        return plain(names_of(app::languages(), &app::Language::code));
    }
    if (name == "game" || name == "GAME") {
        return plain(names_of(games::infos(), &core::GameInfo::id));
    }
    if (name == "FILE" || name == "RECORD") {
        return {{":records"}};
    }
    if (type == "FILE" || type == "DIR") {
        return {{type == "FILE" ? ":files" : ":folders"}};
    }
    return type == "BACKUP"                     ? Offers{{"latest"}}
           : name == "match"                    ? matches()
           : name == "player" || name == "with" ? players()
           : name == "TOKEN"                    ? tokens()
           : name == "as"                       ? seats()
           : name == "ID"                       ? rules()
                                                : Offers{};
}

Offers Call::matches() const {
    auto database = open_to_read(database_);
    Offers offers;
    for (const store::Listed& match : store::History(database).matches()) {
        offers.push_back({match.id, match.game + " " + match.played + " " + core::joined(match.players)});
    }
    return offers;
}

Offers Call::players() const {
    auto database = open_to_read(database_);
    Offers offers;
    for (const auto& [id, player] : store::People(database).who_played()) {
        offers.push_back({player});
    }
    return offers;
}

std::optional<Read> Call::record() const {
    const bool is_file = !arguments_.empty() && arguments_.front() != "-";
    return is_file ? read_or_complain(arguments_.front()) : std::nullopt;
}

/// What may come next in the entry, as `ask` says it.
Offers Call::tokens() const {
    const auto read = record();
    Offers offers;
    if (read) {
        const auto begun = std::span(arguments_).subspan(1);
        for (const core::Choice& choice :
             read->game->ask(read->record.header, read->record.facts, {}, begun).choices) {
            offers.push_back({choice.token, app::say(choice.label)});
        }
    }
    return offers;
}

Offers Call::seats() const {
    const auto read = record();
    Offers offers{{"table"}, {"referee"}};
    if (read) {
        std::ranges::move(plain(core::seats(read->record.header, *read->game->info)),
                          std::back_inserter(offers));
    }
    return offers;
}

Offers Call::rules() const {
    const core::Game* game = arguments_.empty() ? nullptr : games::find(arguments_.front());
    Offers offers;
    for (const core::Rule& rule : game == nullptr ? std::span<const core::Rule>() : game->rulebook) {
        offers.push_back({std::string(rule.id.substr(rule.id.find('/') + 1)), app::word_for(rule.title)});
    }
    return offers;
}

}  // namespace

std::string completions(const CLI::App& program, std::vector<std::string> words) {
    const Call call(program, std::move(words));
    const std::string begun = unquoted(call.last());
    std::string lines;
    for (const Offer& offer : call.offers()) {
        if (offer.word.starts_with(':')) {
            lines += offer.word + "\n";
        } else if (offer.word.starts_with(begun)) {
            lines += call.before() + visible(offer.word);
            lines += (offer.meaning.empty() ? "" : "\t" + visible(offer.meaning)) + "\n";
        }
    }
    return lines;
}

void add_completion(CLI::App& program, Chosen& chosen) {
    const auto shell = std::make_shared<std::string>();
    CLI::App* verb = program.add_subcommand(
        "completion", app::word_for(N_("Prints what a shell needs to complete calls of pfiff-cli.")));
    verb->add_option("SHELL", *shell, app::word_for(N_("bash, zsh or fish.")))
        ->required()
        ->type_name("")
        ->check(takes_one_of({"bash", "zsh", "fish"}));
    verb->footer(
        notes({N_("Packages of Pfiff have installed it. Else let the shell read it when it starts.")}) +
        examples({"pfiff-cli completion bash > ~/.local/share/bash-completion/completions/pfiff-cli",
                  "pfiff-cli completion fish > ~/.config/fish/completions/pfiff-cli.fish"}));
    verb->callback([shell, &chosen] {
        chosen = [shell] {
            print(std::string(*shell == "bash" ? for_bash : *shell == "zsh" ? for_zsh : for_fish));
            return all_well;
        };
    });
}

}  // namespace cli
