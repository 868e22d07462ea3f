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
constexpr std::size_t piece_bytes = 256UL << 10U;
/// More is said in no club.
constexpr std::int64_t most_said_bytes = std::int64_t{1} << 30U;

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
    /// A chain that is longer than any of people is taken for a circle.
    bool leads_to(std::string name, const std::string& end) const {
        constexpr int longest_chain = 100;
        for (int passed = 0; passed < longest_chain && name != end; ++passed) {
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

Taking::Took Taking::take(const FolderWalk::File& file, bool own) {
    const std::string_view name = std::string_view(file.path).substr(file.path.rfind('/') + 1);
    if (name.ends_with(".pfiff")) {
        return take_record(file);
    }
    if (name.ends_with(".jsonl")) {
        return take_statements(file, own);
    }
    return name == machine_file ? take_machine(file) : Took::nothing;
}

/// It is named once.
Taking::Took Taking::refuse(const FolderWalk::File& file, const core::Text& why) {
    news_.wrong.push_back({file.path, why});
    Manifest(database_).keep(file.path, {file.seen.size, file.seen.changed, -1, 0, false});
    return Took::refused;
}

bool Taking::is_own(const FolderWalk::File& file) const {
    const auto known = Manifest(database_).find(file.path);
    return known && known->own;
}

Taking::Took Taking::take_record(const FolderWalk::File& file) {
    const auto read = read_bytes(folder_ / file.path, 0, most_club_record_bytes + 1);
    if (!read || !read->seen) {
        return Took::nothing;  // it is written just now, or gone
    }
    if (read->bytes.size() > most_club_record_bytes) {
        return refuse(file, {N_("is too long"), {}});
    }
    const auto record = read_club_record(read->bytes);
    if (!record) {
        const core::Text& why = record.error().message;
        return refuse(file, record.error().line > 0
                                ? core::Text{N_("line {0}: {1}"), {record.error().line, why}}
                                : why);
    }
    Took took = Took::nothing;
    if (*record) {
        try {
            took = take_match(file, **record);
        } catch (const Refused& refused) {
            return refuse(file, refused.message());
        }
    }
    if (took != Took::waits) {
        Manifest(database_).keep(file.path,
                                 {read->seen->size, read->seen->changed, read->seen->size, 0, is_own(file)});
    }
    return took;
}

Taking::Took Taking::take_match(const FolderWalk::File& file, const ClubRecord& record) {
    store::Transaction transaction(database_);
    const Merged merged = merge(database_, record, held_);
    if (merged.what == Merged::What::waits) {
        news_.waiting.push_back(merged.match);
        return Took::waits;
    }
    Manifest manifest(database_);
    if (merged.kept) {
        manifest.shorten(merged.match, *merged.kept);
    }
    const auto& lines = record.match.lines;
    manifest.reach(record.match.id,
                   {file.machine, merged.agreed, lines.empty() ? record.match.begun : lines.back().written});
    transaction.commit();
    news_.stored += merged.what == Merged::What::stored ? 1 : 0;
    news_.longer += merged.what == Merged::What::longer ? 1 : 0;
    if (merged.what == Merged::What::apart) {
        news_.apart.push_back(merged.match);
    }
    return merged.what == Merged::What::nothing ? Took::nothing : Took::news;
}

/// A piece of them, from where they were read to last; from the beginning where it is another file than then.
Taking::Took Taking::take_statements(const FolderWalk::File& file, bool own) {
    if (file.seen.size > most_said_bytes) {
        return refuse(file, {N_("is too long"), {}});
    }
    Manifest manifest(database_);
    const auto before = manifest.find(file.path);
    std::int64_t from = before ? std::max(before->read, std::int64_t{0}) : 0;
    if (from > file.seen.size || (from > 0 && mark_of(folder_ / file.path, from) != before->mark)) {
        from = 0;
    }
    const auto read = read_bytes(folder_ / file.path, from, piece_bytes);
    if (!read) {
        return Took::nothing;
    }
    const std::size_t last = read->bytes.rfind('\n');
    const bool is_endless = last == std::string::npos && read->bytes.size() == piece_bytes;
    const std::size_t taken = is_endless ? piece_bytes : last == std::string::npos ? 0 : last + 1;
    news_.newer += is_endless ? 1 : 0;  // no line of ours is so long
    bool news = false;
    for (std::string_view lines = is_endless ? std::string_view()
                                             : std::string_view(read->bytes).substr(0, taken);
         !lines.empty();) {
        const std::size_t end = lines.find('\n');
        news = hear(lines.substr(0, end), file, own) || news;
        lines.remove_prefix(end + 1);
    }
    from += static_cast<std::int64_t>(taken);
    const bool more = read->bytes.size() == piece_bytes;
    manifest.keep(file.path, {more ? -1 : file.seen.size, file.seen.changed, from,
                              mark_of(folder_ / file.path, from), before && before->own});
    return more ? (news ? Took::news_and_more : Took::more) : news ? Took::news : Took::nothing;
}

/// Answers whether it says anything that is not so here; that is looked at only of what this machine wrote.
bool Taking::hear(std::string_view line, const FolderWalk::File& file, bool own) {
    if (line.empty()) {
        return false;
    }
    auto saying = read_saying(line);
    if (!saying) {
        ++news_.newer;
        return false;
    }
    saying->machine = file.machine;
    return Sayings(database_).hear(*saying) && own && !is_so(*saying);
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
    } else if (saying.what == "binned" && gone_with(saying.value)) {
        here = saying.value;
    }
    if (here == saying.value) {
        Sayings(database_).is_here(saying, *here);
        return true;
    }
    return false;
}

Taking::Took Taking::take_machine(const FolderWalk::File& file) {
    const auto read = read_bytes(folder_ / file.path, 0, most_small_bytes);
    if (!read || !read->seen) {
        return Took::nothing;
    }
    auto machine = machine_in(read->bytes);
    if (!machine && read->bytes.ends_with('\n')) {  // else it is not whole yet
        return refuse(file, {N_("what a machine says of itself was expected"), {}});
    }
    if (machine) {
        machine->id = file.machine;
        store::Memberships(database_).hear(*machine);
    }
    Manifest(database_).keep(file.path,
                             {read->seen->size, read->seen->changed, read->seen->size, 0, is_own(file)});
    return Took::nothing;
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
    if (!match) {
        make_absent_so(sayings);
        return;
    }
    if (held_(*match)) {
        return;
    }
    Sayings all(database_);
    store::Whole besides = store::Archive(database_).besides(*match);
    const store::Whole before = besides;
    for (const Saying& saying : sayings) {
        if (saying.what == "chosen") {
            store::Families(database_).choose(*match, choice_of(saying.value));
            ++news_.said;
        } else if (const auto lines = saying.what == "binned" ? gone_with(saying.value) : std::nullopt) {
            besides.binned = saying.at;  // where it has more lines than were thrown away
            if (static_cast<int>(store::Archive(database_).read(*match).lines.size()) <= *lines) {
                throw_away(saying, *match);
                return;
            }
        } else {
            put_value(besides, saying.what, saying.value);
        }
        all.is_here(saying, saying.what == "binned" ? value_of(besides, "binned") : saying.value);
    }
    if (besides != before) {
        store::Archive(database_).say(besides);
        ++news_.said;
    }
}

void Taking::throw_away(const Saying& saying, const std::string& match) {
    store::History history(database_);
    history.bin(match);
    history.remove(match);
    Sayings(database_).is_here(saying, saying.value);
    ++news_.said;
}

void Taking::make_absent_so(const std::vector<Saying>& sayings) {
    Sayings all(database_);
    for (const Saying& saying : sayings) {
        const auto last = all.last(saying.about, saying.what);
        if (saying.what != "binned") {
            continue;
        }
        if (gone_with(saying.value)) {
            all.is_here(saying, saying.value);
        } else if (last && last->here && gone_with(*last->here)) {
            // It was gone for good and is not: its files are read once more.
            Manifest(database_).read_again(saying.about);
        }
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
