#include "app/exchange/import_files.h"

#include <algorithm>

#include "app/exchange/import_history.h"
#include "app/exchange/import_record.h"
#include "app/exchange/read_file.h"
#include "core/text/failure.h"
#include "core/text/names.h"

namespace app {

namespace fs = std::filesystem;

namespace {

core::Text said_of(const Imported& imported) {
    switch (imported.what) {
        case Imported::What::stored:
            return {N_("match {0} stored, lines: {1}"), {imported.match, imported.lines}};
        case Imported::What::longer:
            return {N_("match {0} continued, new lines: {1}"), {imported.match, imported.lines}};
        case Imported::What::nothing_new:
            return {N_("match {0} was here already, nothing new"), {imported.match}};
    }
    return {};
}

}  // namespace

core::Text what_was_done(const ImportedFile& file) {
    if (!file.imported) {
        return file.why.message;
    }
    const core::Text said = said_of(*file.imported);
    return file.imported->like ? core::Text{N_("{0}; it looks like match {1}"), {said, *file.imported->like}}
                               : said;
}

std::vector<fs::path> records_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code ignored;
    for (fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied,
                                                ignored);
         entry != fs::recursive_directory_iterator(); entry.increment(ignored)) {
        if (core::fold_case(entry->path().extension().string()) == ".pfiff" &&
            entry->is_regular_file(ignored)) {
            found.push_back(entry->path());
        }
    }
    std::ranges::sort(found);
    return found;
}

ImportedFile import_file(store::Database& database, const fs::path& file) {
    auto record = read_file(file);
    if (!record) {
        return {file, {}, record.error()};
    }
    try {
        return {file, import_record(database, std::move(*record))};
    } catch (const core::Failure& failure) {
        return {file, {}, {0, failure.message()}};
    }
}

bool import_files(store::Database& database, const std::vector<fs::path>& files, const OnFile& on_file) {
    std::error_code ignored;
    std::vector<fs::path> records;
    std::vector<fs::path> histories;
    std::vector<ImportedFile> empty;
    for (const fs::path& file : files) {
        if (is_history(file)) {
            histories.push_back(file);
        } else if (fs::is_directory(file, ignored)) {
            const auto found = records_in(file);
            if (found.empty()) {
                empty.push_back({file, {}, {0, {N_("holds no records"), {}}}});
            }
            records.insert(records.end(), found.begin(), found.end());
        } else {
            records.push_back(file);
        }
    }
    const int all = static_cast<int>(records.size() + empty.size());
    int done = 0;
    for (const ImportedFile& folder : empty) {
        if (!on_file(folder, ++done, all)) {
            return false;
        }
    }
    for (const fs::path& record : records) {
        if (!on_file(import_file(database, record), ++done, all)) {
            return false;
        }
    }
    return std::ranges::all_of(
        histories, [&](const fs::path& folder) { return import_history(database, folder, on_file); });
}

}  // namespace app
