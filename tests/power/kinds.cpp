#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/library/library.h"
#include "core/record.h"
#include "power/operations.h"
#include "store/sqlite/migrations.h"

namespace power {

namespace fs = std::filesystem;

namespace {

/// Whether the name is of a file that is not in its place yet.
bool is_draft(const std::string& name) {
    return name.starts_with('.') || name.find("/.") != std::string::npos;
}

std::map<std::string, std::string> finished_files(const fs::path& folder) {
    auto files = files_in(folder);
    std::erase_if(files, [](const auto& file) { return is_draft(file.first); });
    return files;
}

void must_be_whole_files(const std::map<std::string, std::string>& found,
                         const std::map<std::string, std::string>& whole) {
    for (const auto& [name, bytes] : found) {
        const auto same = whole.find(name);
        if (same == whole.end() || same->second != bytes) {
            throw Loss(fmt::format("{} has its name, but is not whole", name));
        }
    }
}

class Migration : public Operation {
public:
    /// Of one that an earlier Pfiff wrote, or, where copies are asked for, of a larger one.
    Migration(Setting setting, int version, int copies)
        : Operation(std::move(setting), "migrating"), version_(version) {
        if (copies == 0) {
            const fs::path kept = fs::path(PFIFF_SOURCE_DIR) / fmt::format("tests/store/{:03}.db", version);
            fs::copy_file(kept, source("old.db"));
            fs::permissions(source("old.db"), fs::perms::owner_write, fs::perm_options::add);
        } else {
            make_database(source("old.db"), static_cast<std::size_t>(version), copies);
        }
        lines_ = content_of(source("old.db")).lines;
    }

protected:
    void prepare(const Path& place) const override { fs::copy_file(source("old.db"), database(place)); }
    Call call(const Path& place) const override {
        return {"export", "--db", database(place), "--match", lines_.begin()->first};
    }
    bool look(const Path& place) const override {
        const Content content = content_of(database(place));
        must_be_same(content.lines, lines_, "after a kill while migrating");
        look_at_copies(place);
        const auto files = files_in(place);
        const bool begun = std::ranges::any_of(
            files, [](const auto& file) { return file.first.find("schema-") != std::string::npos; });
        return begun && content.version == version_;
    }
    void look_at_the_end(const Path& place) const override {
        const Content content = content_of(database(place));
        if (content.version != static_cast<int>(store::migrations().size())) {
            throw Loss("the database was not migrated");
        }
        must_be_same(content.lines, lines_, "after migrating");
        look_at_copies(place);
    }

private:
    /// A copy that has its name is whole.
    void look_at_copies(const Path& place) const {
        for (const auto& entry : fs::directory_iterator(place)) {
            const std::string name = entry.path().filename();
            if (name.starts_with("club.schema-") && name.ends_with(".db")) {
                const Content content = content_of(entry.path());
                must_be_same(content.lines, lines_, "in the copy before migrating");
            }
        }
    }

    int version_;
    Lines lines_;
};

class Rebuild : public Operation {
public:
    Rebuild(Setting setting, int copies) : Operation(std::move(setting), "rebuilding") {
        make_database(source("stale.db"), store::migrations().size(), copies);
        lines_ = content_of(source("stale.db")).lines;
        fs::copy_file(source("stale.db"), source("counted.db"));
        must_run({"stats", "--json", "--db", source("counted.db")}, source("counted"));
    }

protected:
    void prepare(const Path& place) const override { fs::copy_file(source("stale.db"), database(place)); }
    Call call(const Path& place) const override { return {"stats", "--json", "--db", database(place)}; }
    bool look(const Path& place) const override {
        const Content content = content_of(database(place));
        must_be_same(content.lines, lines_, "after a kill while rebuilding");
        return content.results > 0;
    }
    void look_at_the_end(const Path& place) const override {
        must_be_same(content_of(database(place)).lines, lines_, "after rebuilding");
        must_run(call(place), place / "counted");
        if (bytes_of(place / "counted") != bytes_of(source("counted"))) {
            throw Loss("after a rebuild the statistics are others");
        }
    }

private:
    Lines lines_;
};

/// Every match is there wholly or not at all; the same import again completes it.
class Import : public Operation {
public:
    using Operation::Operation;

protected:
    bool look(const Path& place) const override {
        if (!fs::exists(database(place))) {
            return false;
        }
        const Content content = content_of(database(place));
        Lines expected = lines_;
        std::erase_if(expected, [&](const auto& match) { return !content.lines.contains(match.first); });
        must_be_same(content.lines, expected, "after a kill while importing");
        return !content.lines.empty() && content.lines.size() < lines_.size();
    }
    void look_at_the_end(const Path& place) const override {
        must_be_same(content_of(database(place)).lines, lines_, "after importing");
    }

    Lines lines_;
};

class ImportOfRecords : public Import {
public:
    explicit ImportOfRecords(Setting setting) : Import(std::move(setting), "importing records") {
        fs::create_directories(source("records"));
        for (const core::Record& record : records_of_the_tests()) {
            const fs::path file = source("records") / (*record.header.id + ".pfiff");
            write_bytes(file, core::write_record(record));
            files_.push_back(file);
            auto& lines = lines_[*record.header.id];
            std::ranges::transform(record.facts, std::back_inserter(lines), &core::Fact::text);
        }
    }

protected:
    void prepare(const Path& /*place*/) const override {}
    Call call(const Path& place) const override {
        Call call{"import", "--db", database(place)};
        call.insert(call.end(), files_.begin(), files_.end());
        return call;
    }

private:
    std::vector<std::string> files_;
};

class ImportOfHistory : public Import {
public:
    explicit ImportOfHistory(Setting setting) : Import(std::move(setting), "importing a history") {
        make_database(source("club.db"), store::migrations().size(), 1);
        lines_ = content_of(source("club.db")).lines;
        must_run({"export", "--db", source("club.db"), "--all", "-o", source("history")}, source("out"));
    }

protected:
    void prepare(const Path& /*place*/) const override {}
    Call call(const Path& place) const override {
        return {"import", "--db", database(place), source("history")};
    }
    void look_at_the_end(const Path& place) const override {
        Import::look_at_the_end(place);
        fs::remove_all(place / "again");
        must_run({"export", "--db", database(place), "--all", "-o", place / "again"}, place / "out");
        if (files_in(place / "again") != files_in(source("history"))) {
            throw Loss("after importing a history its export is another one");
        }
    }
};

class Export : public Operation {
public:
    Export(Setting setting, bool all)
        : Operation(std::move(setting), all ? "exporting a history" : "exporting records"), all_(all) {
        make_database(source("club.db"), store::migrations().size(), 2);
        lines_ = content_of(source("club.db")).lines;
        must_run(call_into(source("club.db"), source("whole")), source("out"));
        whole_ = files_in(source("whole"));
    }

protected:
    void prepare(const Path& place) const override { fs::copy_file(source("club.db"), database(place)); }
    Call call(const Path& place) const override { return call_into(database(place), place / "out"); }
    bool look(const Path& place) const override {
        look_at_lines(place);
        const auto found = finished_files(place / "out");
        must_be_whole_files(found, whole_);
        if (all_ && fs::exists(place / "out") && found != whole_) {
            throw Loss("the folder of a history has its name, but is not whole");
        }
        const auto files = files_in(place);
        const bool begun = std::ranges::any_of(
            files, [](const auto& file) { return file.first.find("out") != std::string::npos; });
        return begun && found != whole_;
    }
    void look_at_the_end(const Path& place) const override {
        look_at_lines(place);
        if (finished_files(place / "out") != whole_) {
            throw Loss("the export is not whole");
        }
    }
    /// A history goes into a new folder only.
    bool may_be_called_again(const Path& place) const override { return !all_ || !fs::exists(place / "out"); }

private:
    Call call_into(const Path& file, const Path& folder) const {
        return all_ ? Call{"export", "--db", file, "--all", "-o", folder}
                    : Call{"export", "--db", file, "--secrets", "-o", folder};
    }
    void look_at_lines(const Path& place) const {
        must_be_same(content_of(database(place)).lines, lines_, "after exporting");
    }

    bool all_;
    Lines lines_;
    std::map<std::string, std::string> whole_;
};

/// Whether a database in the folder, whose name begins so, holds these lines.
bool one_holds(const fs::path& folder, const std::string& beginning, const Lines& lines) {
    if (!fs::exists(folder)) {
        return false;
    }
    const fs::directory_iterator files(folder);
    return std::any_of(begin(files), end(files), [&](const fs::directory_entry& entry) {
        const std::string name = entry.path().filename();
        return name.starts_with(beginning) && name.ends_with(".db") &&
               content_of(entry.path()).lines == lines;
    });
}

bool has_draft(const fs::path& folder) {
    const auto files = files_in(folder);
    return std::ranges::any_of(files, [](const auto& file) { return is_draft(file.first); });
}

/// The day's backup, which is made before anything else is done.
class DailyBackup : public Operation {
public:
    explicit DailyBackup(Setting setting) : Operation(std::move(setting), "backing up") {
        make_database(source("club.db"), store::migrations().size(), 6);
        lines_ = content_of(source("club.db")).lines;
        write_bytes(source("one.pfiff"), core::write_record(records_of_the_tests().front()));
    }

protected:
    void prepare(const Path& place) const override { fs::copy_file(source("club.db"), database(place)); }
    Call call(const Path& place) const override {
        return {"import", "--db", database(place), source("one.pfiff")};
    }
    bool look(const Path& place) const override {
        must_be_same(content_of(database(place)).lines, lines_, "after a kill while backing up");
        must_be_whole_databases(place);
        return has_draft(place);
    }
    void look_at_the_end(const Path& place) const override {
        must_be_same(content_of(database(place)).lines, lines_, "after backing up");
        if (!one_holds(place / "club.backups", "2", lines_)) {
            throw Loss("there is no backup of the day that holds all lines");
        }
    }

private:
    Lines lines_;
};

/// A backup is put back: the one or the other lies in the place, and what lay there is kept, with the lines
/// that were still in its log.
class Restoring : public Operation {
public:
    explicit Restoring(Setting setting) : Operation(std::move(setting), "putting back") {
        make_database(source("club.db"), store::migrations().size(), 4);
        make_database(source("backup.db"), store::migrations().size(), 2);
        {
            store::Database database(source("club.db"));
            core::Header header;
            header.game = "hund";
            header.players = {"Anna", "Ben"};
            app::begin_match(database, header, app::Policy::warn);
            fs::copy_file(source("club.db"), source("killed.db"));
            fs::copy_file(source("club.db-wal"), source("killed.db-wal"));
        }
        now_ = content_of(source("club.db")).lines;
        then_ = content_of(source("backup.db")).lines;
    }

protected:
    void prepare(const Path& place) const override {
        fs::copy_file(source("killed.db"), database(place));
        fs::copy_file(source("killed.db-wal"), fs::path(database(place)) += "-wal");
        fs::create_directory(place / "club.backups");
        fs::copy_file(source("backup.db"), place / "club.backups/2024-01-01.db");
    }
    Call call(const Path& place) const override {
        return {"doctor", "--db", database(place), "--restore", "latest"};
    }
    bool look(const Path& place) const override {
        const Lines found = content_of(database(place)).lines;
        must_be_same(found, found == then_ ? then_ : now_, "after a kill while a backup was put back");
        must_be_whole_databases(place);
        return found == now_ && (has_draft(place) || one_holds(place / "club.backups", "set-aside-", now_));
    }
    void look_at_the_end(const Path& place) const override {
        must_be_same(content_of(database(place)).lines, then_, "after a backup was put back");
        if (!one_holds(place / "club.backups", "set-aside-", now_)) {
            throw Loss("what lay in the place of a backup was not kept");
        }
    }

private:
    Lines now_;
    Lines then_;
};

}  // namespace

std::vector<std::unique_ptr<Operation>> all_operations(const Setting& setting) {
    const auto in = [&](const char* name) { return Setting{setting.cli, setting.folder / name}; };
    constexpr int small = 0;
    constexpr int large = 12;
    std::vector<std::unique_ptr<Operation>> all;
    all.push_back(std::make_unique<Migration>(in("old-1"), 1, small));
    all.push_back(std::make_unique<Rebuild>(in("stale"), 4));
    all.push_back(std::make_unique<ImportOfRecords>(in("records")));
    all.push_back(std::make_unique<Export>(in("export"), true));
    all.push_back(std::make_unique<Restoring>(in("putting-back")));
    all.push_back(std::make_unique<DailyBackup>(in("backing-up")));
    all.push_back(std::make_unique<Migration>(in("large-1"), 1, large));
    all.push_back(std::make_unique<ImportOfHistory>(in("history")));
    all.push_back(std::make_unique<Migration>(in("old-2"), 2, small));
    all.push_back(std::make_unique<Export>(in("matches"), false));
    all.push_back(std::make_unique<Migration>(in("large-2"), 2, large));
    return all;
}

}  // namespace power
