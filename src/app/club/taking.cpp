#include "app/club/taking.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/club/statement.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "store/club/manifest.h"
#include "store/club/membership.h"
#include "store/club/sayings.h"
#include "store/matches/families.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

using store::Manifest;
using store::Saying;
using store::Sayings;

/// What is said besides is read in pieces; a line is never longer than one.
constexpr std::size_t piece_bytes = 1UL << 20U;

bool is_gone(const store::Database& database, const std::string& match) {
    const auto last = Sayings(database).last(match, "binned");
    return last && last->saying.value == gone;
}

/// How each name is spoken of, from all that was said last of names, the earliest first: a name that another
/// one bears by then, and a merging that would close a circle, is left out.
class Names {
public:
    explicit Names(std::vector<store::Spelling> here) {
        for (store::Spelling& spelling : here) {
            borne_.insert(spelling.name);
            names_[spelling.name] = {spelling.name};
            before_[spelling.name] = std::move(spelling);
        }
    }

    void say(const store::Spelling& said) {
        store::Spelling& spelling = names_[said.name];
        spelling = said;
        if (said.shown && !borne_.insert(*said.shown).second) {
            spelling.shown.reset();
        }
        if (leads_to(said.merged_into.value_or(""), said.name)) {
            spelling.merged_into.reset();
        }
    }

    /// Only those that change.
    std::vector<store::Spelling> changed() const {
        std::vector<store::Spelling> changed;
        for (const auto& [name, spelling] : names_) {
            const auto before = before_.find(name);
            if (spelling != (before == before_.end() ? store::Spelling{name} : before->second)) {
                changed.push_back(spelling);
            }
        }
        return changed;
    }
    const store::Spelling& of(const std::string& name) const { return names_.at(name); }

private:
    bool leads_to(std::string name, const std::string& end) const {
        while (name != end) {
            const auto found = names_.find(name);
            if (found == names_.end() || !found->second.merged_into) {
                return false;
            }
            name = *found->second.merged_into;
        }
        return true;
    }

    std::set<std::string> borne_;
    std::map<std::string, store::Spelling> names_;
    std::map<std::string, store::Spelling> before_;
};

}  // namespace

bool Taking::take(const FolderWalk::File& file) {
    const std::string_view name = std::string_view(file.path).substr(file.path.rfind('/') + 1);
    if (name.ends_with(".pfiff")) {
        return take_record(file);
    }
    if (name.ends_with(".jsonl")) {
        return take_statements(file);
    }
    return name == machine_file && take_machine(file);
}

void Taking::refuse(const FolderWalk::File& file, const core::Text& why) {
    news_.wrong.push_back({file.path, why});
}

bool Taking::take_record(const FolderWalk::File& file) {
    const auto read = read_bytes(folder_ / file.path, 0, most_club_record_bytes + 1);
    if (!read || !read->seen) {
        return false;  // it is written just now, or gone
    }
    Manifest manifest(database_);
    const Manifest::File seen{read->seen->size, read->seen->changed, read->seen->size};
    auto record = read->bytes.size() > most_club_record_bytes
                      ? tl::unexpected(core::Fault{0, {N_("is too long"), {}}})
                      : read_club_record(read->bytes);
    Merged merged;
    try {
        if (!record) {
            const core::Text& why = record.error().message;
            refuse(file, record.error().line > 0 ? core::Text{N_("line {0}: {1}"), {record.error().line, why}}
                                                 : why);
        } else if (*record && !is_gone(database_, core::fold_case((*record)->match.id))) {
            merged = merge(database_, **record, held_);
        }
    } catch (const core::Failure& failure) {
        refuse(file, failure.message());
        record = std::optional<ClubRecord>();
    }
    if (merged.what == Merged::What::waits) {
        news_.waiting.push_back(merged.match);
        return true;
    }
    store::Transaction transaction(database_);
    if (record && *record) {
        const auto& lines = (*record)->match.lines;
        if (merged.kept) {
            manifest.shorten(merged.match, *merged.kept);
        }
        manifest.reach((*record)->match.id, {file.machine, merged.agreed,
                                             lines.empty() ? (*record)->match.begun : lines.back().written});
    }
    manifest.keep(file.path, seen);
    transaction.commit();
    news_.stored += merged.what == Merged::What::stored ? 1 : 0;
    news_.longer += merged.what == Merged::What::longer ? 1 : 0;
    if (merged.what == Merged::What::apart) {
        news_.apart.push_back(merged.match);
    }
    return merged.what != Merged::What::nothing;
}

/// From where it was read to last; from its beginning where it is another file than then.
bool Taking::take_statements(const FolderWalk::File& file) {
    Manifest manifest(database_);
    const auto before = manifest.find(file.path);
    std::int64_t from = before && before->size <= file.seen.size ? before->read : 0;
    if (const auto end = read_bytes(folder_ / file.path, std::max(from - 1, std::int64_t{0}), 1);
        from > 0 && (!end || end->bytes != "\n")) {
        from = 0;
    }
    bool news = false;
    store::Transaction transaction(database_);
    for (;;) {
        const auto read = read_bytes(folder_ / file.path, from, piece_bytes);
        if (!read) {
            return false;
        }
        const std::size_t last = read->bytes.rfind('\n');
        if (last == std::string::npos) {
            if (read->bytes.size() < piece_bytes) {
                break;
            }
            ++news_.newer;  // no line of ours is so long
            from += static_cast<std::int64_t>(piece_bytes);
            continue;
        }
        std::string_view lines = std::string_view(read->bytes).substr(0, last + 1);
        while (!lines.empty()) {
            const std::size_t end = lines.find('\n');
            news = hear(lines.substr(0, end), file) || news;
            lines.remove_prefix(end + 1);
        }
        from += static_cast<std::int64_t>(last) + 1;
    }
    manifest.keep(file.path, {file.seen.size, file.seen.changed, from});
    transaction.commit();
    return news;
}

/// Answers whether it says anything that is not so here.
bool Taking::hear(std::string_view line, const FolderWalk::File& file) {
    if (line.empty()) {
        return false;
    }
    auto saying = read_saying(line);
    if (!saying) {
        ++news_.newer;
        return false;
    }
    saying->machine = file.machine;
    return Sayings(database_).hear(*saying) && !is_so(*saying);
}

/// What is so already is noted.
bool Taking::is_so(const Saying& saying) {
    std::optional<std::string> here;
    if (saying.what == "chosen") {
        here = value_of_choice(store::Families(database_).chosen(saying.about));
    } else if (saying.what == "player") {
        const auto names = store::Archive(database_).spellings();
        const auto found = std::ranges::find(names, saying.about, &store::Spelling::name);
        here = value_of(found == names.end() ? store::Spelling{} : *found);
    } else if (const auto match = store::Journal(database_).spelled(saying.about)) {
        here = value_of(store::Archive(database_).besides(*match), saying.what);
    } else if (saying.value == gone) {
        here = gone;
    }
    if (here == saying.value) {
        Sayings(database_).is_here(saying, *here);
        return true;
    }
    return false;
}

bool Taking::take_machine(const FolderWalk::File& file) {
    constexpr std::size_t most = 64UL << 10U;
    const auto read = read_bytes(folder_ / file.path, 0, most);
    if (!read || !read->seen) {
        return false;
    }
    if (auto machine = machine_in(read->bytes)) {
        machine->id = file.machine;
        store::Memberships(database_).hear(*machine);
    } else if (read->bytes.ends_with('\n')) {  // else it is not whole yet
        refuse(file, {N_("what a machine says of itself was expected"), {}});
    }
    Manifest(database_).keep(file.path, {read->seen->size, read->seen->changed, read->seen->size});
    return false;
}

std::optional<Saying> Taking::make_so(const Saying& after) {
    constexpr int few = 50;
    const std::vector<Saying> sayings = Sayings(database_).not_here(after, few);
    if (sayings.empty()) {
        return std::nullopt;
    }
    store::Transaction transaction(database_);
    for (auto first = sayings.begin(); first != sayings.end();) {
        const auto last = std::find_if(first, sayings.end(),
                                       [&](const Saying& other) { return other.about != first->about; });
        make_match_so({first, last});
        first = last;
    }
    transaction.commit();
    return sayings.back();
}

/// All are about one match.
void Taking::make_match_so(const std::vector<Saying>& sayings) {
    const std::string& about = sayings.front().about;
    const auto match = store::Journal(database_).spelled(about);
    Sayings register_of(database_);
    if (match && held_(*match)) {
        return;
    }
    if (!match) {
        for (const Saying& saying : sayings) {
            // Of a match that was gone for good and is not: its files are read once more.
            const auto last = register_of.last(about, saying.what);
            if (saying.what == "binned" && last && last->here == gone) {
                Manifest(database_).read_again(about);
            }
            if (saying.value == gone) {
                register_of.is_here(saying, std::string(gone));
            }
        }
        return;
    }
    store::Whole besides = store::Archive(database_).besides(*match);
    bool goes = false;
    for (const Saying& saying : sayings) {
        if (saying.what == "chosen") {
            store::Families(database_).choose(*match, choice_of(saying.value));
        } else if (saying.value == gone) {
            goes = true;
        } else {
            put_value(besides, saying.what, saying.value);
        }
        register_of.is_here(saying, saying.value);
        ++news_.said;
    }
    store::Archive(database_).say(besides);
    if (goes) {
        store::History history(database_);
        history.bin(*match);
        history.remove(*match);
    }
}

void Taking::make_names_so() {
    const std::vector<Sayings::Last> said = Sayings(database_).of_players();
    store::Archive archive(database_);
    Names names(archive.spellings());
    for (const Sayings::Last& last : said) {
        names.say(spelling_of(last.saying.about, last.saying.value));
    }
    store::Transaction transaction(database_);
    if (const auto changed = names.changed(); !changed.empty()) {
        archive.say(changed);
        news_.said += static_cast<int>(changed.size());
    }
    for (const Sayings::Last& last : said) {
        if (const std::string here = value_of(names.of(last.saying.about)); here != last.here) {
            Sayings(database_).is_here(last.saying, here);
        }
    }
    transaction.commit();
}

}  // namespace app
