#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/library.h"
#include "app/words.h"
#include "cli/columns.h"
#include "cli/databases.h"
#include "cli/help.h"
#include "cli/output.h"
#include "cli/verbs.h"
#include "core/failure.h"
#include "store/history.h"
#include "store/journal.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

struct Call {
    std::string database;
    std::string match;
    std::string folder;
    bool secrets = false;
};

/// Letters, digits and `-` of the text as they are, all else as `-`; what is no ASCII stays too.
std::string safe_for_a_file(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const bool plain =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
        if (plain) {
            name += c;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    return name;
}

/// `2024-02-29-title-1b4e28ba`: sorted by day, told apart by the first part of the id.
std::string file_name(const core::Header& header) {
    constexpr std::size_t most_title_bytes = 80;
    std::string title = safe_for_a_file(header.title.value_or(header.game));
    if (title.size() > most_title_bytes) {
        title = safe_for_a_file(header.game);
    }
    const std::string day = header.date.value_or("").substr(0, 10);
    return (day.empty() ? "" : day + "-") + title + "-" + header.id.value_or("").substr(0, 8);
}

core::Failure cannot_write(const fs::path& file, int error) {
    return core::Failure(
        {N_("{0} cannot be written: {1}."), {named(file.string()), std::string(std::strerror(error))}});
}

std::optional<std::string> content_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// Makes the file, unless one of that name is there; never leaves half a file. Answers whether it did.
bool write_new(const fs::path& file, const std::string& text) {
    std::FILE* stream = std::fopen(file.c_str(), "wbx");
    if (stream == nullptr) {
        if (errno == EEXIST) {
            return false;
        }
        throw cannot_write(file, errno);
    }
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stream) == text.size() &&
                         std::fflush(stream) == 0 && fsync(fileno(stream)) == 0;
    const int error = errno;
    const bool closed = std::fclose(stream) == 0;
    if (!written || !closed) {
        std::error_code ignored;
        fs::remove(file, ignored);
        throw cannot_write(file, written ? errno : error);
    }
    return true;
}

/// Writes the record into the folder; a different file that has the name already stays, and the
/// next free number is put behind the name.
void write_into(const fs::path& folder, const core::Header& header, const std::string& text) {
    const std::string name = file_name(header);
    for (int copy = 1;; ++copy) {
        const fs::path file = folder / (name + (copy == 1 ? "" : "-" + std::to_string(copy)) + ".pfiff");
        if (write_new(file, text)) {
            print(visible(file.string()) + "\n");
            return;
        }
        if (content_of(file) == text) {
            print(app::say({N_("{0} was here already, nothing new"), {named(file.string())}}) + "\n");
            return;
        }
    }
}

std::string in_a_line(const store::Listed& match) {
    std::string line = match.id + "  " + match.played + "  " + match.game + " ";
    for (const std::string& player : match.players) {
        line += " " + core::quoted(player);
    }
    return visible(line);
}

std::vector<std::string> wanted_matches(const Call& call, store::Database& database) {
    if (!call.match.empty()) {
        if (!store::Journal(database).has(call.match)) {
            throw core::Failure({N_("There is no match {0} in this database."), {named(call.match)}});
        }
        return {call.match};
    }
    const auto matches = store::History(database).matches();
    if (call.folder.empty() && matches.size() != 1) {
        for (const store::Listed& match : matches) {
            complain(core::verbatim(in_a_line(match)));
        }
        throw core::Failure({N_("There are {0} matches: name one with --match, or a folder with -o."),
                             {static_cast<int>(matches.size())}});
    }
    std::vector<std::string> ids;
    std::ranges::transform(matches, std::back_inserter(ids), &store::Listed::id);
    return ids;
}

/// The record as text; says of what is left out how much it is.
std::string record_of(const Call& call, store::Database& database, const std::string& match) {
    if (call.secrets) {
        return app::export_record(database, match);
    }
    app::Exported exported = app::export_without_secrets(database, match);
    if (exported.left_out > 0) {
        complain({N_("match {0}: lines left out that the table may not see: {1}; --secrets writes them too"),
                  {named(match), exported.left_out}});
    }
    return std::move(exported.text);
}

int export_matches(const Call& call) {
    auto database = open_to_read(call.database);
    const auto matches = wanted_matches(call, database);
    std::error_code error;
    if (!call.folder.empty() && !fs::is_directory(call.folder) &&
        (!fs::create_directories(call.folder, error) && error)) {
        throw cannot_write(call.folder, error.value());
    }
    for (const std::string& match : matches) {
        const std::string text = record_of(call, database, match);
        if (call.folder.empty()) {
            print(text);
        } else {
            write_into(call.folder, store::Journal(database).read(match).header, text);
        }
    }
    return all_well;
}

}  // namespace

void add_export(CLI::App& program, Chosen& chosen) {
    const auto call = std::make_shared<Call>();
    CLI::App* verb =
        program.add_subcommand("export", app::word_for(N_("Writes matches of the database as records.")));
    add_database_option(*verb, call->database);
    verb->add_option("--match", call->match,
                     app::word_for(N_("This match only; else all that are not in the bin.")))
        ->type_name("ID");
    verb->add_option("-o,--output", call->folder, app::word_for(N_("A folder: one file a match.")))
        ->type_name("DIR");
    verb->add_flag("--secrets", call->secrets,
                   app::word_for(N_("Also writes what the table may not see, such as hands.")));
    verb->footer(
        notes(
            {N_("Without a folder a single match goes to standard output. In the folder a file is named by "
                "day, "
                "title "
                "and id; a different file of the same name is never overwritten, the new one gets a number."),
             N_("Lines that the table may not see are left out, and corrections of them; how many, is said "
                "on standard error. The lines that are left are numbered anew, also where corrections name "
                "them, and mean the same to the table.")}) +
        exit_status(N_("written"), "", N_("there is no such match, or it cannot be written")) +
        examples(
            {"pfiff-cli export --match ID > evening.pfiff", "pfiff-cli export --db club.db -o records"}));
    verb->callback([call, &chosen] { chosen = [call] { return export_matches(*call); }; });
}

}  // namespace cli
