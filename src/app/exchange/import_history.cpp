#include "app/exchange/import_history.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <map>
#include <set>

#include "app/exchange/history_line.h"
#include "app/exchange/import_files.h"
#include "app/exchange/import_record.h"
#include "app/exchange/likeness.h"
#include "app/exchange/read_file.h"
#include "app/library/library.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "core/text/system_words.h"
#include "games/catalog.h"
#include "store/matches/journal.h"
#include "store/matches/likes.h"
#include "store/matches/people.h"
#include "store/sqlite/days.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace fs = std::filesystem;

namespace {

/// Its name in any case; empty if there is none.
fs::path history_in(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored); entry != fs::directory_iterator();
         entry.increment(ignored)) {
        if (core::fold_case(entry->path().filename().string()) == history_file &&
            entry->is_regular_file(ignored)) {
            return entry->path();
        }
    }
    return {};
}

/// A line of it holds one match, or all names.
constexpr std::size_t most_history_line_bytes = std::size_t{16} << 20U;

/// The lines one by one; of the file no more is in memory than one of them.
class HistoryLines {
public:
    explicit HistoryLines(const fs::path& file) : stream_(file, std::ios::binary) {}

    /// Nothing at the end, or where a line is too long.
    std::optional<std::string_view> next() {
        if (!stream_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()))) {
            return std::nullopt;
        }
        ++number_;
        const auto taken = static_cast<std::size_t>(stream_.gcount());
        return std::string_view(buffer_).substr(0, stream_.eof() ? taken : taken - 1);
    }
    bool is_open() const { return stream_.is_open(); }
    bool was_too_long() const { return stream_.fail() && !stream_.eof(); }
    int number() const { return number_; }

private:
    std::ifstream stream_;
    std::string buffer_ = std::string(most_history_line_bytes, '\0');
    int number_ = 0;
};

class Taking {
public:
    Taking(store::Database& database, const fs::path& folder, const OnFile& on_file)
        : database_(database), folder_(folder), on_file_(on_file), files_(records_in(folder)) {}

    bool run() {
        const bool ended = take_history() && take_other_files();
        // Of two it can only be said when both are here.
        merge_players();
        return ended;
    }

private:
    bool take_history() {
        HistoryLines lines(history_in(folder_));
        if (!lines.is_open()) {
            return complain(0, {N_("cannot be read ({0})"), {core::system_words(errno)}});
        }
        while (const auto text = lines.next()) {
            if (lines.number() == 1) {
                if (auto head = read_head(*text)) {
                    store::Archive(database_).learn(head->players);
                    players_ = std::move(head->players);
                    continue;
                }
            }
            auto line = read_line(*text);
            const bool go_on = line ? tell(take(std::move(*line))) : complain(lines.number(), line.error());
            if (!go_on) {
                return false;
            }
        }
        return !lines.was_too_long() || complain(lines.number() + 1, {N_("the line is too long"), {}});
    }

    ImportedFile take(HistoryLine line) {
        const fs::path file = folder_ / line.file;
        if (!std::ranges::binary_search(files_, file)) {
            return {file, {}, {0, {N_("is missing"), {}}}};
        }
        named_.insert(file);
        auto record = read_file(file);
        if (!record) {
            return {file, {}, record.error()};
        }
        try {
            return {file, keep(*record, line.match, line.links)};
        } catch (const core::Failure& failure) {
            return {file, {}, {0, failure.message()}};
        }
    }

    Imported keep(core::Record& record, store::Whole& match, const core::Header& links) {
        if (record.header.id != match.id) {
            throw core::Failure({N_("is not the match that the history names"), {}});
        }
        // Older histories say it beside the record.
        if (!record.header.follows) {
            record.header.follows = links.follows;
        }
        if (!record.header.what_if) {
            record.header.what_if = links.what_if;
        }
        if (store::Journal(database_).spelled(match.id)) {
            return import_record(database_, record);
        }
        match.game = record.header.game;
        // Older ones tell no day besides.
        record.header.date = record.header.date.value_or(store::local(match.begun));
        match.header = core::write_header(record.header);
        // Lines that were added by hand were written with the last one.
        const std::int64_t last = match.lines.empty() ? match.begun : match.lines.back().written;
        match.lines.resize(record.facts.size(), {{}, last});
        std::ranges::transform(record.facts, match.lines, match.lines.begin(),
                               [](const core::Fact& fact, const store::Whole::Line& line) {
                                   return store::Whole::Line{fact.text, line.written};
                               });
        const auto other = match.binned ? std::nullopt : like(database_, record);
        store::Transaction transaction(database_);
        store::Archive(database_).store(match, record.header);
        derive_match(database_, match.id);
        if (other) {
            store::Likes(database_).say(match.id, *other);
        }
        transaction.commit();
        return {match.id, Imported::What::stored, static_cast<int>(record.facts.size()), other};
    }

    bool take_other_files() {
        return std::ranges::all_of(files_, [&](const fs::path& file) {
            return named_.contains(file) || tell(import_file(database_, file));
        });
    }

    /// How many others the player is merged into, one into the next.
    int depth(const std::string& name) const {
        int hops = 0;
        auto found = into_.find(name);
        while (found != into_.end() && hops < static_cast<int>(into_.size())) {
            found = into_.find(found->second);
            ++hops;
        }
        return hops;
    }

    /// The first of a chain comes first, as long as the next one is still himself.
    void merge_players() {
        for (const store::Spelling& player : players_) {
            if (player.merged_into) {
                into_[player.name] = *player.merged_into;
            }
        }
        std::ranges::stable_sort(players_, std::ranges::greater{},
                                 [&](const store::Spelling& player) { return depth(player.name); });
        store::People people(database_);
        std::map<std::string, int> ids;
        for (const store::Person& person : people.all()) {
            ids[person.spellings.front()] = person.id;
        }
        for (const auto& player : players_) {
            const auto from = ids.find(player.name);
            const auto into = ids.find(player.merged_into.value_or(""));
            if (from != ids.end() && into != ids.end()) {
                try {
                    people.merge(from->second, into->second);
                } catch (const core::Failure&) {
                    // Here they sat at one table: here they stay two.
                }
            }
        }
    }

    bool tell(const ImportedFile& file) {
        ++done_;
        return on_file_(file, done_, std::max(done_, static_cast<int>(files_.size())));
    }
    bool complain(int line, core::Text why) {
        return tell({folder_ / history_file, {}, {line, std::move(why)}});
    }

    store::Database& database_;
    const fs::path& folder_;
    const OnFile& on_file_;
    std::vector<fs::path> files_;  ///< sorted
    std::set<fs::path> named_;
    std::vector<store::Spelling> players_;
    std::map<std::string, std::string> into_;
    int done_ = 0;
};

}  // namespace

bool is_history(const fs::path& folder) {
    return !history_in(folder).empty();
}

bool import_history(store::Database& database, const fs::path& folder, const OnFile& on_file) {
    return Taking(database, folder, on_file).run();
}

}  // namespace app
