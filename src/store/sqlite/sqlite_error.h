#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <utility>

#include "core/text/failure.h"
#include "core/text/system_words.h"
#include "store/sqlite/database.h"

namespace store {

/// What SQLite complains about, as a sentence about the file.
core::Failure sqlite_error(const std::filesystem::path& file, const SQLite::Exception& error);

/// Throws `core::Failure` with the reason if the database can only be read, or `Displaced`.
void must_be_writable(const Database& database);

/// Does the work; what SQLite and the file system throw comes out as `core::Failure`.
template <class Work>
auto guarded(const std::filesystem::path& file, Work&& work) {
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& error) {
        throw sqlite_error(file, error);
    } catch (const std::filesystem::filesystem_error& error) {
        throw core::Failure({N_("{0} cannot be read or written ({1})."),
                             {file.string(), core::system_words(error.code().value())}});
    }
}

}  // namespace store
