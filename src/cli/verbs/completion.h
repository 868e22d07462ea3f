#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

/// What a shell may offer while a call of pfiff-cli is typed, and the scripts that tell it so.
namespace cli {

/// What may stand at a place of the call.
struct Offer {
    enum class Kind { nothing, words, records, files, folders };
    Kind kind = Kind::nothing;
    std::vector<std::string> words{};
};

struct Argument {
    std::string name;
    bool many;
    Offer offer;
};

/// An option that starts with a dash; one without a value has no `value`.
struct Switch {
    std::vector<std::string> names;  ///< with their dashes
    std::string meaning;
    std::string value;
    Offer offer;
};

struct Verb {
    std::string name;
    std::string meaning;
    std::vector<Switch> switches;  ///< without those of the program
    std::vector<Argument> arguments;

    /// What may stand wherever no value of a switch is due.
    Offer offer() const;
};

struct Grammar {
    std::string program;
    std::vector<Switch> switches;  ///< before and after the verb
    std::vector<Verb> verbs;
};

Grammar grammar_of(const CLI::App& program);

std::string completion_for_bash(const Grammar& grammar);
std::string completion_for_zsh(const Grammar& grammar);
std::string completion_for_fish(const Grammar& grammar);

/// `a b c`.
std::string joined(const std::vector<std::string>& words, std::string_view between = " ");
/// The names of all of them.
std::vector<std::string> names_of(const std::vector<Switch>& switches);

}  // namespace cli
