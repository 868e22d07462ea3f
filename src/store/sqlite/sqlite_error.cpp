#include "store/sqlite/sqlite_error.h"

#include <sqlite3.h>

namespace store {

namespace {

core::Text sentence(int code, const std::string& name, const std::string& detail) {
    switch (code) {
        case SQLITE_FULL:
            return {N_("{0}: the disk is full. Nothing was changed; make room and try again."), {name}};
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return {N_("{0} can only be read, not written. Nothing was changed; see to whom the file and its "
                       "folder belong."),
                    {name}};
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {N_("{0} is in use by another program. Nothing was changed; try again."), {name}};
        case SQLITE_NOTADB:
            return {N_("{0} is not a database; a Pfiff database was expected. It was left as it is."),
                    {name}};
        case SQLITE_CORRUPT:
            return {N_("{0} is damaged ({1}); a whole Pfiff database was expected. It was left as it is."),
                    {name, detail}};
        case SQLITE_CANTOPEN:
            return {N_("{0} cannot be opened; a Pfiff database that may be read was expected."), {name}};
        case SQLITE_IOERR:
            return {N_("{0} cannot be read or written ({1}). Nothing was changed; see whether the disk is in "
                       "order, and try again."),
                    {name, detail}};
        case SQLITE_CONSTRAINT:
            return {N_("{0} does not take this: {1}. Nothing was changed."), {name, detail}};
        default:
            return {N_("{0} cannot be read or written ({1})."), {name, detail}};
    }
}

}  // namespace

core::Failure sqlite_error(const std::filesystem::path& file, const SQLite::Exception& error) {
    return core::Failure(sentence(error.getErrorCode() & 0xff, file.string(), error.what()));
}

void must_be_writable(const Database& database) {
    database.must_be_in_place();
    if (database.read_only()) {
        throw core::Failure(database.why_read_only());
    }
}

}  // namespace store
