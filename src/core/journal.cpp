#include "core/journal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/common.h"

namespace core {

namespace {

using What = Resolved::What;

What kind_of_line(std::string_view first_token) {
    return first_token == "undo"     ? What::undo
           : first_token == "amend"  ? What::amend
           : first_token == "insert" ? What::insert
                                     : What::entry;
}

/// Whether the first token must be looked at: all others begin an entry.
bool may_be_correction(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with('"') || line.starts_with("undo") || line.starts_with("amend") ||
           line.starts_with("insert");
}

/// Reads `undo N WAY`, `amend N ENTRY…`, `insert N ENTRY…` as far as the line alone tells.
void read_correction(Resolved& line, std::span<const std::string> tokens) {
    if (tokens.size() < 3) {
        line.wrong = not_understood(line.what == What::undo
                                        ? Text{N_("expected `undo N taken-back` or `undo N mistyped`"), {}}
                                        : Text{N_("expected `{0} N` and an entry"), {tokens.front()}});
        return;
    }
    line.target = number(tokens[1]);
    if (!line.target) {
        line.wrong = not_understood({N_("{0} is no number of an entry"), {tokens[1]}});
        return;
    }
    if (line.what != What::undo) {
        return;
    }
    if (tokens.size() != 3 || (tokens[2] != "taken-back" && tokens[2] != "mistyped")) {
        line.wrong = not_understood({N_("expected `undo N taken-back` or `undo N mistyped`"), {}});
        return;
    }
    line.taken_back = tokens[2] == "taken-back";
}

/// Looks at a correction in the light of the lines before it.
void check_correction(std::vector<Resolved>& lines, Seq own, std::string_view held) {
    Resolved& line = lines[static_cast<std::size_t>(own) - 1];
    const auto wrong = [&](Text reason) { line.wrong = Impossible{"core/correction", std::move(reason)}; };
    if (*line.target < 1 || *line.target >= own) {
        return wrong({N_("there is no entry {0} before this one"), {*line.target}});
    }
    if (line.what == What::undo) {
        return;
    }
    const What named = lines[static_cast<std::size_t>(*line.target) - 1].what;
    if (named == What::undo || named == What::amend) {
        return wrong({N_("entry {0} is a correction; only `undo` can name it"), {*line.target}});
    }
    if (kind_of_line(held) != What::entry) {
        wrong({N_("a correction cannot hold another one"), {}});
    }
}

/// What a standing undo names does not stand; later lines decide about earlier ones.
void let_fall(std::vector<Resolved>& lines) {
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        if (line->what == What::undo && line->stands && !line->wrong) {
            Resolved& named = lines[static_cast<std::size_t>(*line->target) - 1];
            named.stands = false;
            if (line->taken_back) {
                named.taken_back_by = static_cast<Seq>(lines.rend() - line);
            }
        }
    }
}

/// The last standing amendment counts.
void amend(std::vector<Resolved>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Resolved& line = lines[i];
        if (line.what == What::amend && line.stands && !line.wrong) {
            lines[static_cast<std::size_t>(*line.target) - 1].amended_by = static_cast<Seq>(i) + 1;
        }
    }
}

/// What a correction names and cannot correct is why it cannot.
void name_grounds(std::vector<Resolved>& lines) {
    Seq own = 0;
    for (Resolved& line : lines) {
        ++own;
        if (!line.wrong || line.wrong->rule != "core/correction" || *line.target < 1 || *line.target >= own) {
            continue;
        }
        const Resolved& named = lines[static_cast<std::size_t>(*line.target) - 1];
        if ((named.what == What::undo || named.what == What::amend) && named.stands) {
            line.wrong->from = {*line.target};
        }
    }
}

std::vector<Seq> order_of(const std::vector<Resolved>& lines) {
    // A ring through all entries; 0 lies between its end and its beginning.
    std::vector<Seq> next(lines.size() + 1), last(lines.size() + 1);
    const auto at = [](Seq seq) { return static_cast<std::size_t>(seq); };
    Seq own = 0;
    for (const Resolved& line : lines) {
        ++own;
        if (line.what != What::undo && line.what != What::amend) {
            const Seq after = line.what == What::insert && !line.wrong ? *line.target : 0;
            const Seq before = std::exchange(last[at(after)], own);
            last[at(own)] = before;
            next[at(before)] = own;
            next[at(own)] = after;
        }
    }
    std::vector<Seq> order;
    order.reserve(lines.size());
    for (Seq seq = next.front(); seq != 0; seq = next[at(seq)]) {
        order.push_back(seq);
    }
    return order;
}

}  // namespace

Resolution resolve(std::span<const Fact> facts) {
    Resolution result;
    result.lines.reserve(facts.size());
    std::vector<std::string> tokens;
    for (const Fact& fact : facts) {
        assert(fact.seq == static_cast<Seq>(result.lines.size()) + 1);
        Resolved& line = result.lines.emplace_back();
        if (!may_be_correction(fact.text)) {
            continue;
        }
        if (tokenize(fact.text, tokens) || tokens.empty()) {
            continue;
        }
        line.what = kind_of_line(tokens.front());
        if (line.what == What::entry) {
            continue;
        }
        read_correction(line, tokens);
        if (!line.wrong) {
            check_correction(result.lines, fact.seq, tokens[2]);
        }
    }
    let_fall(result.lines);
    name_grounds(result.lines);
    result.order = order_of(result.lines);
    amend(result.lines);
    return result;
}

std::optional<Seq> last_standing(const Resolution& resolution, Seq until) {
    std::optional<Seq> best;
    for (const Seq seq : resolution.order) {
        if (seq <= until && resolution.lines[static_cast<std::size_t>(seq) - 1].stands &&
            (!best || seq > *best)) {
            best = seq;
        }
    }
    return best;
}

bool was_mistyped(const Resolution& resolution, Seq seq) {
    const auto resolved = [&](Seq of) -> const Resolved& {
        return resolution.lines[static_cast<std::size_t>(of) - 1];
    };
    const Resolved& line = resolved(seq);
    const bool counts = line.what == What::amend
                            ? line.stands && !line.wrong && resolved(*line.target).amended_by == seq
                            : line.stands;
    return !counts && !line.taken_back_by && line.what != What::undo;
}

tl::expected<std::span<const std::string>, Text> tokens_of(const Resolved& line, std::span<const Fact> facts,
                                                           Seq seq, std::vector<std::string>& room) {
    const bool amended = line.amended_by && !line.wrong;  // an insert that is itself impossible is not mended
    const Seq said_by = amended ? *line.amended_by : seq;
    if (auto wrong = tokenize(facts[static_cast<std::size_t>(said_by) - 1].text, room)) {
        return tl::unexpected(std::move(*wrong));
    }
    const bool held = amended || (line.what == What::insert && !line.wrong);
    return std::span<const std::string>(room).subspan(held ? 2 : 0);
}

}  // namespace core
