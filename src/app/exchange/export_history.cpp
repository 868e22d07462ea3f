#include "app/exchange/export_history.h"

#include "app/derive/identity.h"
#include "app/exchange/history_line.h"
#include "core/record.h"
#include "games/catalog.h"

namespace app {

namespace fs = std::filesystem;

namespace {

/// By year; told apart by the whole id. A match of a game that this program does not know has a file too.
std::string name_of(const store::Whole& match) {
    constexpr std::size_t letters = 36;
    core::Header header;
    header.game = match.game;
    header.id = match.id;
    if (auto record = core::read_record(match.header, games::infos())) {
        header = std::move(record->header);
    }
    // Of what cannot be read as one, the id may be anything, also a way out of the folder.
    header.id = core::is_uuid(match.id) ? match.id : uuid_of(match.id);
    const std::string year = header.date ? header.date->substr(0, 4) : std::string("undated");
    return year + "/" + file_name(header, letters) + ".pfiff";
}

/// As a record has it, whether or not this program can read it.
std::string record_of(const store::Whole& match) {
    std::string text = match.header;
    for (const store::Whole::Line& line : match.lines) {
        text += line.text + "\n";
    }
    return text;
}

void write_file(const fs::path& place, const std::string& text) {
    NewFile file(place, NewFile::Care::later);
    file.write(text);
    file.keep();
}

}  // namespace

bool export_history(store::Database& database, const fs::path& folder, const Progress& progress) {
    const store::Archive archive(database);
    NewFolder draft(folder);
    const auto matches = archive.matches();
    const int all = static_cast<int>(matches.size());
    NewFile history(draft.place_for(history_file), NewFile::Care::later);
    history.write(written(HistoryHead{all, archive.spellings()}) + "\n");
    int done = 0;
    for (const std::string& id : matches) {
        if (!progress(done++, all)) {
            return false;
        }
        const store::Whole match = archive.read(id);
        const std::string name = name_of(match);
        write_file(draft.place_for(name), record_of(match));
        history.write(written(HistoryLine{name, match}) + "\n");
    }
    history.keep();
    bring_to_the_disk(draft.place_for(history_file).parent_path());
    if (!progress(all, all)) {
        return false;
    }
    draft.keep();
    return true;
}

}  // namespace app
