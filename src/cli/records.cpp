#include "cli/records.h"

#include "app/library.h"
#include "cli/output.h"
#include "core/common.h"
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

core::Viewer viewer_named(const std::string& token, const Read& read) {
    if (token == "table") {
        return {core::Viewer::Kind::audience, 0};
    }
    if (token == "referee") {
        return {core::Viewer::Kind::referee, 0};
    }
    const std::vector<std::string> names = core::seats(read.record.header, *read.game->info);
    if (const auto seat = core::seat_of(token, names)) {
        return {core::Viewer::Kind::seat, *seat};
    }
    std::vector<core::Text> known{core::verbatim("table"), core::verbatim("referee")};
    for (const std::string& name : names) {
        if (name != "referee") {
            known.push_back({"{0}", {named(core::quoted(name))}});
        }
    }
    throw core::Failure(
        {N_("--as takes one of these, not {0}: {1}"), {named(core::quoted(token)), core::listed(known)}});
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
