#include "cli/verbs/completion.h"

namespace cli {

namespace {

constexpr std::string_view functions_of_bash =
    R"sh(# What may follow pfiff-cli, for bash; written by: pfiff-cli completion bash
_pfiff_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb='' i
    local offer=nothing words='' switches=''
    # bash takes --format=csv for three words.
    if [[ $word = '=' ]]; then
        word=''
    elif [[ $before = '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
)sh";

constexpr std::string_view ending = R"sh(    if [[ -n $switches && $word = -* ]]; then
        offer=words words=$switches
    fi
    COMPREPLY=()
    case $offer in
        words) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word") ;;
        records) mapfile -t COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.[pP][fF][iI][fF][fF]' -- "$word") ;;
        files) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        folders) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    esac
    if [[ $offer != words ]]; then
        compopt -o filenames 2>/dev/null
    fi
    return 0
}
complete -F _pfiff_cli pfiff-cli
)sh";

std::string set(const Offer& offer) {
    switch (offer.kind) {
        case Offer::Kind::nothing:
            return "offer=nothing";
        case Offer::Kind::words:
            return "offer=words words='" + joined(offer.words) + "'";
        case Offer::Kind::records:
            return "offer=records";
        case Offer::Kind::files:
            return "offer=files";
        case Offer::Kind::folders:
            return "offer=folders";
    }
    return {};
}

/// The values of switches; `verb` is a pattern.
std::string values(const std::string& verb, const std::vector<Switch>& switches) {
    std::string lines;
    for (const Switch& each : switches) {
        if (!each.value.empty()) {
            std::vector<std::string> patterns;
            patterns.reserve(each.names.size());
            for (const std::string& name : each.names) {
                patterns.push_back(verb + "' " + name + "'");
            }
            lines += "        " + joined(patterns, " | ") + ") " + set(each.offer) + " ;;\n";
        }
    }
    return lines;
}

}  // namespace

std::string completion_for_bash(const Grammar& grammar) {
    std::vector<std::string> verbs;
    verbs.reserve(grammar.verbs.size());
    for (const Verb& verb : grammar.verbs) {
        verbs.push_back(verb.name);
    }
    const std::string everywhere = joined(names_of(grammar.switches));
    std::string script(functions_of_bash);
    script += "    for ((i = 1; i < COMP_CWORD; ++i)); do\n        case ${COMP_WORDS[i]} in\n            " +
              joined(verbs, " | ") + ") verb=${COMP_WORDS[i]} && break ;;\n        esac\n    done\n";
    script += "    case \"$verb $before\" in\n" + values("*", grammar.switches);
    for (const Verb& verb : grammar.verbs) {
        script += values(verb.name, verb.switches);
    }
    script += "        ' '*) offer=words words='" + joined(verbs) + "' switches='" + everywhere + "' ;;\n";
    for (const Verb& verb : grammar.verbs) {
        const std::string own = joined(names_of(verb.switches));
        script += "        " + verb.name + "' '*) " + set(verb.offer()) + " switches='" + own +
                  (own.empty() ? "" : " ") + everywhere + "' ;;\n";
    }
    return script + "    esac\n" + std::string(ending);
}

}  // namespace cli
