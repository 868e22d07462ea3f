#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/club/club.h"
#include "app/club/folder.h"
#include "app/club/look.h"
#include "app/exchange/export_history.h"
#include "app/library/library.h"
#include "pages.h"
#include "records.h"
#include "store/matches/archive.h"
#include "store/matches/families.h"
#include "store/matches/journal.h"

/// A machine of a club, with a database and a folder of its own; between them copies take the place of an
/// engine.
class ClubMachine {
public:
    /// By its number its clock goes right, wrong by years, or ahead.
    explicit ClubMachine(std::filesystem::path place, int number = 0)
        : place_(std::move(place)), number_(number) {
        std::filesystem::create_directories(folder());
        open();
    }

    void open() {
        database_.reset();
        store::Opening opening;
        opening.clock = [this] { return now_; };
        database_ = std::make_unique<store::Database>(place_ / "pfiff.db", opening);
    }

    void replace_database(const std::filesystem::path& by) {
        database_.reset();
        for (const char* companion : {"", "-wal", "-shm"}) {
            std::filesystem::remove(place_ / (std::string("pfiff.db") + companion));
        }
        std::filesystem::copy_file(by, place_ / "pfiff.db");
        open();
    }
    store::Database& database() { return *database_; }
    std::filesystem::path folder() const { return place_ / "club"; }
    std::filesystem::path own_folder() { return folder() / id(); }
    std::string id() { return store::Memberships(*database_).current().value().machine; }

    void set_time(std::int64_t step) {
        static const std::vector<std::int64_t> begins{1'793'444'400, 1'000'000'000, 1'950'000'000};
        now_ = begins[static_cast<std::size_t>(number_) % begins.size()] + step * 60;
    }

    void set_now(std::int64_t now) { now_ = now; }

    void begin(bool referees_own = false) {
        app::begin_club(*database_, folder(), "Tuesday", name(), referees_own);
        take_its_id();
    }
    void join(const ClubMachine& first) {
        std::filesystem::copy_file(first.folder() / app::head_file, folder() / app::head_file);
        app::join_club(*database_, folder(), name());
        take_its_id();
    }
    std::string name() const { return fmt::format("Machine {}", number_); }

    app::ClubNews look(
        bool write_anew = false, app::Held held = [](const std::string&) { return false; }) {
        app::ClubLook look(*database_, {std::move(held), write_anew});
        while (!look.over()) {
            look.step(std::chrono::milliseconds(1));
        }
        return look.news();
    }

    std::string play(const std::string& id, const std::vector<std::string>& lines = {}) {
        core::Header header;
        header.game = "heckin-hounds";
        header.level = core::Level::scores;
        header.players = {"Anna", "Ben"};
        header.id = id;
        header.date = "2026-11-01";
        app::begin_match(*database_, header, app::Policy::warn);
        for (const std::string& line : lines) {
            enter(id, line);
        }
        return id;
    }
    void enter(const std::string& match, const std::string& line) {
        store::Journal journal(*database_);
        journal.append(match, static_cast<core::Seq>(lines_of(match).size()) + 1, line);
        app::derive_match(*database_, match);
    }

    std::vector<std::string> lines_of(const std::string& match) const {
        std::vector<std::string> lines;
        for (const store::Whole::Line& line : store::Archive(*database_).read(match).lines) {
            lines.push_back(line.text);
        }
        return lines;
    }
    std::vector<std::vector<std::string>> all_lines() const {
        std::vector<std::vector<std::string>> all;
        for (const std::string& match : store::Archive(*database_).matches()) {
            all.push_back(lines_of(match));
        }
        return all;
    }
    std::vector<std::string> players_of(const std::string& match) const {
        return store::Journal(*database_).read(match).header.players;
    }

    /// All that `export --all` writes, by its name.
    std::map<std::string, std::string> history() const {
        const std::filesystem::path place = place_ / "exported";
        std::filesystem::remove_all(place);
        app::export_history(*database_, place, go_on);
        std::map<std::string, std::string> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(place)) {
            if (entry.is_regular_file()) {
                files.emplace(entry.path().lexically_relative(place), bytes_of(entry.path()));
            }
        }
        return files;
    }

    std::string pages() { return all_pages(*database_); }
    /// How many matches went on at two machines.
    int ways() const {
        int ways = 0;
        for (const std::string& match : store::Archive(*database_).matches()) {
            ways += store::Families(*database_).of(match) ? 1 : 0;
        }
        return ways;
    }
    /// The match of which this one is another way, or itself.
    std::string root_of(const std::string& match) const {
        const auto header = store::Journal(*database_).read(match).header;
        return header.what_if ? header.what_if->source : match;
    }

    std::vector<std::filesystem::path> own_files() {
        std::vector<std::filesystem::path> files;
        std::error_code ignored;
        for (std::filesystem::recursive_directory_iterator entry(own_folder(), ignored);
             entry != std::filesystem::recursive_directory_iterator(); entry.increment(ignored)) {
            if (entry->is_regular_file(ignored)) {
                files.push_back(entry->path().lexically_relative(folder()));
            }
        }
        std::ranges::sort(files);
        return files;
    }
    /// One of its files as it is, or so many bytes of it.
    void bring_to(const ClubMachine& other, const std::filesystem::path& file,
                  std::optional<std::size_t> bytes = {}) const {
        if (&other == this) {
            return;
        }
        const std::filesystem::path place = other.folder() / file;
        const std::string text = bytes_of(folder() / file);
        std::filesystem::create_directories(place.parent_path());
        if (std::filesystem::exists(place) && bytes_of(place) == text) {
            return;
        }
        std::ofstream(place, std::ios::binary) << text.substr(0, bytes.value_or(text.size()));
    }
    void bring_to(const ClubMachine& other) {
        for (const std::filesystem::path& file : own_files()) {
            bring_to(other, file);
        }
    }

private:
    void take_its_id() {
        auto membership = store::Memberships(*database_).current().value();
        membership.machine = fmt::format("{:08x}-0000-4000-8000-000000000000", number_ + 1);
        store::Memberships(*database_).change(membership);
    }

    std::filesystem::path place_;
    int number_;
    std::int64_t now_ = 1'793'444'400;
    std::unique_ptr<store::Database> database_;
};
