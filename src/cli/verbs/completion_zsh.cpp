#include "cli/verbs/completion.h"

namespace cli {

namespace {

/// Within single quotes, where the completion of zsh has its own meaning for some letters.
std::string told(const std::string& text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\'') {
            escaped += "'\\''";
        } else {
            escaped += letter == '[' || letter == ']' || letter == ':' || letter == '\\'
                           ? std::string("\\") + letter
                           : std::string(1, letter);
        }
    }
    return escaped;
}

std::string action(const Offer& offer) {
    switch (offer.kind) {
        case Offer::Kind::nothing:
            return " ";
        case Offer::Kind::words:
            return "(" + joined(offer.words) + ")";
        case Offer::Kind::records:
            return "_files -g \"*.[pP][fF][iI][fF][fF]\"";
        case Offer::Kind::files:
            return "_files";
        case Offer::Kind::folders:
            return "_files -/";
    }
    return {};
}

/// `'(-o --output)'{-o,--output=}'[A folder.]:DIR:_files -/'`.
std::string argument_for(const Switch& each) {
    std::vector<std::string> names = each.names;
    if (!each.value.empty()) {
        for (std::string& name : names) {
            name += name.starts_with("--") ? "=" : "+";
        }
    }
    const std::string which = names.size() == 1
                                  ? "'" + names.front()
                                  : "'(" + joined(each.names) + ")'{" + joined(names, ",") + "}'";
    const std::string value = each.value.empty() ? "" : ":" + told(each.value) + ":" + action(each.offer);
    return which + "[" + told(each.meaning) + "]" + value + "'";
}

std::string call_for(const std::vector<std::string>& arguments, const std::string& indent) {
    return indent + "_arguments -C " + joined(arguments, " \\\n    " + indent) + " && return\n";
}

std::vector<std::string> arguments_for(const std::vector<Switch>& switches) {
    std::vector<std::string> arguments;
    arguments.reserve(switches.size());
    for (const Switch& each : switches) {
        arguments.push_back(argument_for(each));
    }
    return arguments;
}

std::string case_for(const Verb& verb, const std::vector<std::string>& everywhere) {
    std::vector<std::string> arguments = arguments_for(verb.switches);
    arguments.insert(arguments.end(), everywhere.begin(), everywhere.end());
    int place = 0;
    for (const Argument& each : verb.arguments) {
        const std::string where = each.many ? "*" : std::to_string(++place);
        arguments.push_back("'" + where + ":" + told(each.name) + ":" + action(each.offer) + "'");
    }
    return "                " + verb.name + ")\n" + call_for(arguments, std::string(20, ' ')) +
           "                    ;;\n";
}

}  // namespace

std::string completion_for_zsh(const Grammar& grammar) {
    const std::vector<std::string> everywhere = arguments_for(grammar.switches);
    std::vector<std::string> first = everywhere;
    first.insert(first.end(), {"'1:verb:->verb'", "'*::argument:->argument'"});
    std::string script =
        "#compdef pfiff-cli\n# What may follow pfiff-cli, for zsh; written by: pfiff-cli completion zsh\n"
        "_pfiff-cli() {\n    local curcontext=$curcontext state line\n    local -a verbs\n    typeset -A "
        "opt_args\n" +
        call_for(first, "    ") + "    case $state in\n        verb)\n            verbs=(\n";
    for (const Verb& verb : grammar.verbs) {
        script += "                '" + told(verb.name) + ":" + told(verb.meaning) + "'\n";
    }
    script +=
        "            )\n            _describe verb verbs\n            ;;\n        argument)\n"
        "            case $words[1] in\n";
    for (const Verb& verb : grammar.verbs) {
        script += case_for(verb, everywhere);
    }
    return script +
           "            esac\n            ;;\n    esac\n}\n"
           "if [[ $funcstack[1] = _pfiff-cli ]]; then\n    _pfiff-cli \"$@\"\nelse\n    compdef _pfiff-cli "
           "pfiff-cli\nfi\n";
}

}  // namespace cli
