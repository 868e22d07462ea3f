#include "app/derive/secrets.h"

#include <algorithm>
#include <utility>

#include "core/journal.h"
#include "games/catalog.h"

namespace app {

core::Reading seen_by_the_table(const core::Record& record, const core::Game& game) {
    return game.read(record.header, record.facts, {.viewer = core::audience, .until = {}, .before = {}});
}

namespace {

std::vector<bool> hidden_in(const core::Reading& seen) {
    std::vector<bool> hidden;
    hidden.reserve(seen.entries.size());
    for (const core::Ruled& entry : seen.entries) {
        hidden.push_back(entry.hidden);
    }
    return hidden;
}

}  // namespace

std::vector<bool> hidden_lines(const core::Record& record, const core::Game& game) {
    return hidden_in(seen_by_the_table(record, game));
}

namespace {

using core::Resolved;
using core::Seq;
using What = core::Resolved::What;

std::size_t place(Seq seq) {
    return static_cast<std::size_t>(seq) - 1;
}

/// Amended lines whose old text the table may not see: as if it had been entered by mistake.
std::vector<bool> secret_before(const core::Record& record, const core::Resolution& resolution,
                                const core::Game& game) {
    core::Record mistaken = record;
    const auto enter = [&](std::string line) {
        mistaken.facts.push_back({static_cast<Seq>(mistaken.facts.size()) + 1, 0, std::move(line)});
        return mistaken.facts.back().seq;
    };
    std::vector<Seq> again(record.facts.size(), 0);
    for (std::size_t i = 0; i < again.size(); ++i) {
        const Resolved& line = resolution.lines[i];
        if (line.amended_by && !line.wrong) {  // an insert that is itself impossible is not mended
            again[i] = enter(record.facts[i].text);
            enter("undo " + std::to_string(again[i]) + " mistyped");
        }
    }
    std::vector<bool> secret(again.size(), false);
    if (mistaken.facts.size() > record.facts.size()) {
        const std::vector<bool> hidden = hidden_lines(mistaken, game);
        std::transform(again.begin(), again.end(), secret.begin(),
                       [&](Seq seq) { return seq > 0 && hidden[place(seq)]; });
    }
    return secret;
}

std::vector<std::ptrdiff_t> places_in(const core::Resolution& resolution) {
    std::vector<std::ptrdiff_t> places(resolution.lines.size(), 0);
    for (std::size_t at = 0; at < resolution.order.size(); ++at) {
        places[place(resolution.order[at])] = static_cast<std::ptrdiff_t>(at);
    }
    return places;
}

class Publishing {
public:
    Publishing(const core::Record& record, const core::Game& game, const core::Reading& seen)
        : record_(record),
          resolution_(core::resolve(record.facts)),
          places_(places_in(resolution_)),
          left_out_(hidden_in(seen)),
          secret_before_(secret_before(record, resolution_, game)) {
        leave_out_corrections();
        if (any_secret()) {
            leave_out_what_would_count(game);
            leave_out_what_would_begin_the_header();
        }
    }

    Published published() const {
        Published result;
        result.record.header = record_.header;
        result.record.facts.reserve(record_.facts.size());
        result.numbers.assign(record_.facts.size(), 0);
        const bool as_it_is = !any_secret();
        for (const core::Fact& fact : record_.facts) {
            if (is_left_out(fact.seq)) {
                ++result.left_out;
                continue;
            }
            const Seq number = static_cast<Seq>(result.record.facts.size()) + 1;
            result.numbers[place(fact.seq)] = number;
            result.record.facts.push_back(
                {number, fact.line, as_it_is ? fact.text : text_of(fact, result.numbers)});
        }
        return result;
    }

private:
    const Resolved& resolved(Seq seq) const { return resolution_.lines[place(seq)]; }
    bool is_left_out(Seq seq) const { return left_out_[place(seq)]; }

    bool any_secret() const {
        const auto is_set = [](bool set) { return set; };
        return std::ranges::any_of(left_out_, is_set) || std::ranges::any_of(secret_before_, is_set);
    }

    /// The earlier line that the correction names; nothing if there is none.
    std::optional<Seq> named_by(const core::Fact& fact) const {
        const Resolved& line = resolved(fact.seq);
        const bool is_read = line.what != What::entry && !line.is_misread();
        const bool names_one = is_read && line.target && *line.target > 0 && *line.target < fact.seq;
        return names_one ? line.target : std::nullopt;
    }

    bool is_put_before(Seq seq) const { return resolved(seq).what == What::insert && !resolved(seq).wrong; }

    /// What was inserted before a line that is left out has its place without it.
    void leave_out_corrections() {
        for (const core::Fact& fact : record_.facts) {
            const auto named = named_by(fact);
            if (named && is_left_out(*named) && !is_put_before(fact.seq)) {
                left_out_[place(fact.seq)] = true;
            }
        }
    }

    /// A line that nobody understands may read like one of the header, once it is the first.
    void leave_out_what_would_begin_the_header() {
        for (const core::Fact& fact : record_.facts) {
            // As long as nothing is left, a correction names what is left out.
            left_out_[place(fact.seq)] =
                is_left_out(fact.seq) || (named_by(fact) && !is_put_before(fact.seq));
            if (is_left_out(fact.seq)) {
                continue;
            }
            const core::Record begun{record_.header, {{1, fact.line, text_of(fact, {})}}};
            const auto again = core::read_record(core::write_record(begun), games::infos());
            if (again && again->facts.size() == 1) {
                break;
            }
            left_out_[place(fact.seq)] = true;
        }
        leave_out_corrections();
    }

    /// What only the referee knows to be impossible had no effect, and would have one without what he knows.
    void leave_out_what_would_count(const core::Game& game) {
        const auto read = [&](const core::Record& record) {
            return game.read(record.header, record.facts, {}).entries;
        };
        const auto counts = [](const core::Ruled& entry) {
            return entry.judged && core::kind(entry.verdict) != core::Kind::impossible;
        };
        const std::vector<core::Ruled> known = read(record_);
        for (bool again = true; std::exchange(again, false);) {
            const Published now = published();
            const std::vector<core::Ruled> seen = read(now.record);
            for (const core::Ruled& entry : known) {
                const Seq number = now.numbers[place(entry.seq)];
                if (number != 0 && !counts(entry) && counts(seen[place(number)])) {
                    left_out_[place(entry.seq)] = again = true;
                }
            }
            leave_out_corrections();
        }
    }

    /// The first line after this one, in the order of the table, that was there before it.
    std::optional<Seq> next_in_order(Seq seq) const {
        const auto& order = resolution_.order;
        const auto next = std::find_if(order.begin() + places_[place(seq)], order.end(),
                                       [&](Seq other) { return other < seq && !is_left_out(other); });
        return next == order.end() ? std::nullopt : std::optional(*next);
    }

    /// What the line says besides the number that it names; as it came if that is not understood.
    std::string words_of(const core::Fact& fact) const {
        if (secret_before_[place(fact.seq)]) {
            std::vector<std::string> room;
            return core::joined(*core::tokens_of(resolved(fact.seq), record_.facts, fact.seq, room));
        }
        const auto tokens = core::tokenize(fact.text);
        return tokens ? core::joined(std::span(*tokens).subspan(named_by(fact) ? 2 : 0)) : fact.text;
    }

    std::string text_of(const core::Fact& fact, const std::vector<Seq>& numbers) const {
        const Resolved& line = resolved(fact.seq);
        auto named = named_by(fact);
        if (is_put_before(fact.seq)) {
            named = next_in_order(fact.seq);
        }
        std::string words = words_of(fact);
        if (!named) {
            return words;
        }
        const std::string_view word = line.what == What::undo    ? "undo "
                                      : line.what == What::amend ? "amend "
                                                                 : "insert ";
        return std::string(word) + std::to_string(numbers[place(*named)]) + " " + words;
    }

    const core::Record& record_;
    core::Resolution resolution_;
    std::vector<std::ptrdiff_t> places_;  ///< of the lines in the order of the table, one a line
    std::vector<bool> left_out_;          ///< one a line
    std::vector<bool> secret_before_;     ///< one a line
};

}  // namespace

Published without_secrets(const core::Record& record, const core::Game& game) {
    const core::Reading seen = seen_by_the_table(record, game);
    Published published = Publishing(record, game, seen).published();
    published.tells_more = std::ranges::any_of(seen.entries, &core::Ruled::veiled);
    return published;
}

namespace {

/// Behind the entry, from a # that begins a token.
bool has_remark(const std::string& line) {
    bool quoted = false;
    char before = ' ';
    for (const char c : line) {
        if (c == '"' && before != '\\') {
            quoted = !quoted;
        } else if (c == '#' && !quoted && (before == ' ' || before == '\t')) {
            return true;
        }
        before = c;
    }
    return quoted;  // what is badly quoted may hold anything
}

}  // namespace

int open_beginning(const core::Record& record, const core::Game& game) {
    const core::Reading seen = seen_by_the_table(record, game);
    const Published published = without_secrets(record, game);
    for (const core::Fact& fact : record.facts) {
        const std::size_t at = place(fact.seq);
        const bool as_it_is =
            published.numbers[at] == fact.seq && published.record.facts[at].text == fact.text;
        if (!as_it_is || seen.entries[at].veiled || has_remark(fact.text)) {
            return static_cast<int>(at);
        }
    }
    return static_cast<int>(record.facts.size());
}

}  // namespace app
