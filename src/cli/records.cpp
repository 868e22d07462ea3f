#include "cli/records.h"

#include "app/library.h"
#include "cli/output.h"
#include "core/failure.h"
#include "games/catalog.h"

namespace cli {

Read with_game(core::Record record) {
    const core::Game* game = games::find(record.header.game);
    return {std::move(record), game};
}

std::optional<Read> read_or_complain(const std::string& file) {
    auto record = app::read_file(file);
    if (!record) {
        complain(file, record.error());
        return std::nullopt;
    }
    return with_game(std::move(*record));
}

core::Seq entry_number(const std::string& token, std::size_t entries) {
    const auto number = core::number(token);
    if (!number) {
        throw core::Failure({N_("--at takes the number of an entry, not {0}."), {named(token)}});
    }
    if (*number > static_cast<int>(entries)) {
        throw core::Failure(
            {N_("There is no entry {0}; the last one is {1}."), {*number, static_cast<int>(entries)}});
    }
    return *number;
}

}  // namespace cli
