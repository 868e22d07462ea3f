#include "app/club/merge.h"

#include <algorithm>

#include "app/club/statement.h"
#include "app/derive/identity.h"
#include "app/exchange/agreement.h"
#include "app/exchange/likeness.h"
#include "app/library/library.h"
#include "app/library/policy.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/club/sayings.h"
#include "store/matches/families.h"
#include "store/matches/journal.h"
#include "store/matches/likes.h"
#include "store/sqlite/days.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

using store::Whole;
using Lines = std::vector<Whole::Line>;

core::Record record_of(const core::Header& header, const Lines& lines) {
    core::Record record{header, {}};
    for (const Whole::Line& line : lines) {
        record.facts.push_back({static_cast<core::Seq>(record.facts.size()) + 1, 0, line.text});
    }
    return record;
}

/// The id of the way that a match went on with its line after the first `common` ones.
std::string id_of_way(const std::string& root, const Lines& lines, std::size_t common) {
    std::string said = root + "\n";
    for (std::size_t i = 0; i <= common; ++i) {
        said += lines[i].text + "\n";
    }
    return uuid_of(said);
}

/// The match of which this one is another way; nothing if it is none.
std::optional<std::string> root_of(const core::Header& header, const Lines& lines) {
    const auto& what_if = header.what_if;
    if (!what_if || what_if->at < 0 || static_cast<std::size_t>(what_if->at) >= lines.size()) {
        return std::nullopt;
    }
    const auto at = static_cast<std::size_t>(what_if->at);
    const bool is_way = id_of_way(what_if->source, lines, at) == core::fold_case(*header.id);
    return is_way ? std::optional(what_if->source) : std::nullopt;
}

/// A clock that was wrong tells nothing.
std::int64_t earlier(std::int64_t one, std::int64_t other) {
    if (store::is_believable(one) != store::is_believable(other)) {
        return store::is_believable(one) ? one : other;
    }
    return std::min(one, other);
}

template <class Value>
std::optional<Value> smaller(const std::optional<Value>& one, const std::optional<Value>& other,
                             const auto& key) {
    return one && other ? (key(*one) <= key(*other) ? one : other) : one ? one : other;
}

/// Of two headers of one match, in whatever order they come.
core::Header joined(const core::Header& one, const core::Header& other) {
    const auto plain = [](core::Header header) {
        header.follows.reset();
        header.what_if.reset();
        return core::write_header(header);
    };
    core::Header both = plain(one) <= plain(other) ? one : other;
    both.follows = smaller(one.follows, other.follows, [](const std::string& id) { return id; });
    both.what_if = smaller(one.what_if, other.what_if,
                           [](const core::WhatIf& what_if) { return std::pair(what_if.source, what_if.at); });
    return both;
}

class Merging {
public:
    Merging(store::Database& database, const Held& held) : database_(database), held_(held) {}

    /// `stood_here`: its lines stand nowhere else any more.
    Merged merge(const ClubRecord& theirs, bool stood_here = false) {
        if (const auto spelled = store::Journal(database_).spelled(theirs.match.id)) {
            return merge_into(*spelled, theirs);
        }
        const auto said = store::Sayings(database_).last(core::fold_case(theirs.match.id), "binned");
        const auto thrown_away = said ? gone_with(said->saying.value) : std::nullopt;
        if (thrown_away && std::ssize(theirs.match.lines) <= *thrown_away && !stood_here) {
            return {Merged::What::nothing, theirs.match.id, static_cast<int>(theirs.match.lines.size())};
        }
        Merged merged = store_new(theirs);
        if (thrown_away) {
            put_into_bin(merged.match, said->saying);
        }
        return merged;
    }

private:
    /// It has more lines than were thrown away.
    void put_into_bin(const std::string& match, const store::Saying& saying) {
        store::Archive archive(database_);
        Whole besides = archive.besides(match);
        besides.binned = saying.at;
        archive.say(besides);
        store::Sayings(database_).is_here(saying, value_of(besides, "binned"));
    }

    Merged store_new(const ClubRecord& theirs) {
        Whole match = theirs.match;
        match.policy = word(Policy::warn);
        const auto other = like(database_, record_of(theirs.header, match.lines));
        store::Archive(database_).store(match, theirs.header);
        if (const auto root = root_of(theirs.header, match.lines)) {
            store::Families(database_).add(match.id, *root);
        }
        derive_match(database_, match.id);
        if (other) {
            store::Likes(database_).say(match.id, *other);
        }
        return {Merged::What::stored, match.id, static_cast<int>(match.lines.size())};
    }

    Merged merge_into(const std::string& id, const ClubRecord& theirs) {
        const Whole here = store::Archive(database_).read(id);
        const core::Header header = store::Journal(database_).read(id).header;
        if (!agree(header, theirs.header)) {
            throw Refused(
                {N_("The match {0} is here with other players or rules; both cannot be one match."), {id}});
        }
        Whole mine = here;
        Whole other = theirs.match;
        core::Header both = joined(header, theirs.header);
        both.id = id;
        mine.header = core::write_header(both);
        mine.begun = other.begun = earlier(mine.begun, other.begun);
        const std::size_t common = put_together(header, mine.lines, other.lines);
        const std::size_t known = mine.lines.size();
        const bool apart = common < known && common < other.lines.size();
        const bool theirs_stays = apart && other.lines[common].text < mine.lines[common].text;
        if (theirs_stays || (!apart && other.lines.size() > known)) {
            std::swap(mine.lines, other.lines);
        }
        // Now `mine` is what the match will be, and `other` the other way.
        const int kept = common_beginning(here, mine);
        const bool changes = kept < static_cast<int>(known) || mine.lines.size() != known;
        if (changes && held_(id)) {
            return {Merged::What::waits, id};
        }
        const auto way = apart ? keep_way(both, other, common, theirs_stays) : Merged::What::nothing;
        if (way == Merged::What::waits) {
            return {Merged::What::waits, id};
        }
        if (changes) {
            store::Archive(database_).rewrite(mine);
            derive_match(database_, id);
        }
        auto what = mine.lines.size() > known ? Merged::What::longer : Merged::What::nothing;
        if (apart) {
            what = theirs_stays || way != Merged::What::nothing ? Merged::What::apart : Merged::What::nothing;
        }
        return {what, id, common_beginning(mine, theirs.match), changes ? std::optional(kept) : std::nullopt};
    }

    /// So many first lines of both are the same, with their times; -1: not even the header.
    static int common_beginning(const Whole& one, const Whole& other) {
        if (one.header != other.header || one.begun != other.begun) {
            return -1;
        }
        return static_cast<int>(std::ranges::mismatch(one.lines, other.lines).in1 - one.lines.begin());
    }

    /// Lines that say the same are the same, with the earlier of their times. Answers how many are, from the
    /// first on.
    static std::size_t put_together(const core::Header& header, Lines& one, Lines& other) {
        const auto [first, _] = std::ranges::mismatch(one, other, {}, &Whole::Line::text, &Whole::Line::text);
        auto common = static_cast<std::size_t>(first - one.begin());
        if (common < std::min(one.size(), other.size())) {
            const auto seq = first_difference(record_of(header, one), record_of(header, other));
            common = seq ? static_cast<std::size_t>(*seq) - 1 : std::min(one.size(), other.size());
        }
        for (std::size_t i = 0; i < common; ++i) {
            one[i].text = other[i].text = std::min(one[i].text, other[i].text);
            one[i].written = other[i].written = earlier(one[i].written, other[i].written);
        }
        return common;
    }

    /// The other way as a match of its own.
    Merged::What keep_way(core::Header header, const Whole& other, std::size_t common, bool stood_here) {
        const std::string root = core::fold_case(root_of(header, other.lines).value_or(*header.id));
        ClubRecord way{std::move(header), other};
        way.header.what_if = {root, static_cast<int>(common)};
        way.match.id = id_of_way(root, other.lines, common);
        way.header.id = way.match.id;
        way.match.header = core::write_header(way.header);
        return merge(way, stood_here).what;
    }

    store::Database& database_;
    const Held& held_;
};

}  // namespace

Merged merge(store::Database& database, const ClubRecord& theirs, const Held& held) {
    store::Transaction transaction(database);
    Merged merged = Merging(database, held).merge(theirs);
    if (merged.what != Merged::What::waits) {
        transaction.commit();
    }
    return merged;
}

}  // namespace app
