#include "cli/verbs/completion.h"

namespace cli {

namespace {

std::string quoted_for_fish(const std::string& text) {
    std::string quoted = "'";
    for (const char letter : text) {
        quoted += letter == '\'' || letter == '\\' ? std::string("\\") + letter : std::string(1, letter);
    }
    return quoted + "'";
}

std::string offering(const Offer& offer) {
    switch (offer.kind) {
        case Offer::Kind::nothing:
            return {};
        case Offer::Kind::words:
            return " -a " + quoted_for_fish(joined(offer.words));
        case Offer::Kind::records:
            return " -k -a '(__fish_complete_suffix .pfiff)'";
        case Offer::Kind::files:
            return " -a '(__fish_complete_path)'";
        case Offer::Kind::folders:
            return " -a '(__fish_complete_directories)'";
    }
    return {};
}

std::string line_for(const Switch& each, const std::string& call) {
    std::string line = call;
    for (const std::string& name : each.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (!each.value.empty()) {
        line += " -x" + offering(each.offer);
    }
    return line + " -d " + quoted_for_fish(each.meaning) + "\n";
}

}  // namespace

std::string completion_for_fish(const Grammar& grammar) {
    const std::string call = "complete -c " + grammar.program;
    std::string script = "# What may follow pfiff-cli, for fish; written by: pfiff-cli completion fish\n";
    script += call + " -f\n";
    for (const Switch& each : grammar.switches) {
        script += line_for(each, call);
    }
    for (const Verb& verb : grammar.verbs) {
        script += call + " -n __fish_use_subcommand -a " + verb.name + " -d " +
                  quoted_for_fish(verb.meaning) + "\n";
    }
    for (const Verb& verb : grammar.verbs) {
        const std::string after = call + " -n '__fish_seen_subcommand_from " + verb.name + "'";
        for (const Switch& each : verb.switches) {
            script += line_for(each, after);
        }
        if (const std::string offer = offering(verb.offer()); !offer.empty()) {
            script += after + offer + "\n";
        }
    }
    return script;
}

}  // namespace cli
