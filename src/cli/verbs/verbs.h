#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace cli {

/// What the call asks for; answers the exit status.
using Chosen = std::function<int()>;

/// Each adds its verb to the program; once the call is understood `chosen` is what to do.
void add_check(CLI::App& program, Chosen& chosen);
void add_show(CLI::App& program, Chosen& chosen);
void add_ask(CLI::App& program, Chosen& chosen);
void add_games(CLI::App& program, Chosen& chosen);
void add_rules(CLI::App& program, Chosen& chosen);
void add_enter(CLI::App& program, Chosen& chosen);
void add_export(CLI::App& program, Chosen& chosen);
void add_import(CLI::App& program, Chosen& chosen);
void add_stats(CLI::App& program, Chosen& chosen);
void add_doctor(CLI::App& program, Chosen& chosen);
void add_club(CLI::App& program, Chosen& chosen);
void add_completion(CLI::App& program, Chosen& chosen);

}  // namespace cli
