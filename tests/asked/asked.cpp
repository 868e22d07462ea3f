#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>

#include "core/record.h"
#include "games/catalog.h"

/// Prints what is asked after every prefix of every line of the records, and how garbled lines are judged, so
/// that two versions can be compared: asked GARBLED RECORD…
namespace {

using Line = std::vector<std::string>;

std::string in_words(const std::optional<core::Verdict>& verdict) {
    if (!verdict) {
        return "-";
    }
    return std::string(core::word(core::kind(*verdict))) + " " +
           std::string(core::rule(*verdict).value_or("")) + " " + core::say(core::reason(*verdict));
}

void print(const std::vector<std::string>& tokens, std::string_view name) {
    if (!tokens.empty()) {
        std::cout << "  " << name << ": " << core::joined(tokens) << '\n';
    }
}

void print(const core::Ask& ask) {
    std::cout << "  " << static_cast<int>(ask.asked) << " " << core::say(ask.question) << " | " << ask.low
              << ".." << ask.high << " actor " << ask.actor.value_or(-1) << (ask.stuck ? " stuck" : "")
              << (ask.whole ? " whole " : " ") << in_words(ask.verdict) << '\n';
    print(ask.expected, "expected");
    print(ask.asides, "asides");
    print(ask.about, "about");
    for (const auto& head : ask.rows) {
        std::cout << "  row " << core::say(head) << '\n';
    }
    for (const auto& head : ask.columns) {
        std::cout << "  column " << core::say(head) << '\n';
    }
    for (const core::Choice& choice : ask.choices) {
        std::cout << "  > " << choice.token << " '" << core::say(choice.label) << "' "
                  << (choice.face ? core::say(choice.face->name) : "") << " " << choice.row.value_or(-1)
                  << "," << choice.column.value_or(-1) << (choice.completes ? " completes " : " ")
                  << choice.place << (choice.chosen ? " chosen" : "") << (choice.on_picture ? " picture" : "")
                  << " " << (choice.row_end ? core::say(*choice.row_end) : "") << "/"
                  << (choice.column_end ? core::say(*choice.column_end) : "") << " brings "
                  << choice.brings.size() << " : " << in_words(choice.verdict) << '\n';
        print(choice.takes, "takes");
        print(choice.line, "line");
    }
    for (const core::Goal& goal : ask.goals) {
        print(goal.tokens, goal.place + " " + core::say(goal.label));
    }
    for (const core::Arranged& arranged : ask.arranged) {
        std::cout << "  arranged " << arranged.piece << "=" << arranged.place << '\n';
    }
}

/// The line with something more, less or else in it.
Line garbled(Line line, const Line& other, std::minstd_rand& random) {
    const auto any = [&](std::size_t count) { return static_cast<std::ptrdiff_t>(random() % count); };
    switch (random() % 6) {
        case 0:
            line.erase(line.begin() + any(line.size()));
            break;
        case 1:
            line.insert(line.begin() + any(line.size()), line[static_cast<std::size_t>(any(line.size()))]);
            break;
        case 2:
            std::swap(line[static_cast<std::size_t>(any(line.size()))], line.back());
            break;
        case 3:
            line[static_cast<std::size_t>(any(line.size()))] =
                other[static_cast<std::size_t>(any(other.size()))];
            break;
        case 4:
            line.push_back(other[static_cast<std::size_t>(any(other.size()))]);
            break;
        default: {
            std::string& token = line[static_cast<std::size_t>(any(line.size()))];
            const char other_sign = "abcdefgh0123456789=-@"[random() % 21];
            token.empty() ? token.push_back(other_sign)
                          : void(token[static_cast<std::size_t>(any(token.size()))] = other_sign);
        }
    }
    return line;
}

void print_match(const core::Record& record, int garbled_lines, std::minstd_rand& random) {
    const core::Game& game = *games::find(record.header.game);
    std::vector<core::Fact> before;
    std::vector<Line> lines;
    for (const core::Fact& fact : record.facts) {
        if (auto tokens = core::tokenize(fact.text); tokens && !tokens->empty()) {
            lines.push_back(std::move(*tokens));
        }
    }
    for (const core::Fact& fact : record.facts) {
        const auto tokens = core::tokenize(fact.text);
        for (std::size_t i = 0; tokens && i <= tokens->size(); ++i) {
            const Line line(tokens->begin(), tokens->begin() + static_cast<std::ptrdiff_t>(i));
            std::cout << fact.seq << " " << core::joined(line) << '\n';
            print(game.ask(record.header, before, {}, line));
        }
        for (int i = 0; tokens && !tokens->empty() && i < garbled_lines; ++i) {
            const Line line = garbled(*tokens, lines[random() % lines.size()], random);
            std::vector<core::Fact> with = before;
            with.push_back({fact.seq, 0, core::joined(line)});
            const auto reading = game.read(record.header, with, {});
            std::cout << fact.seq << " garbled " << with.back().text << ": "
                      << reading.entries.back().text.str() << ": " << in_words(reading.entries.back().verdict)
                      << '\n';
            print(game.ask(record.header, before, {}, line));
        }
        before.push_back(fact);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "asked GARBLED RECORD…, GARBLED lines for each line of the records\n";
        return 2;
    }
    std::minstd_rand random(1);
    for (int i = 2; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(file), {});
        if (const auto record = core::read_record(bytes, games::infos())) {
            std::cout << "== " << argv[i] << '\n';
            print_match(*record, std::stoi(argv[1]), random);
        }
    }
}
