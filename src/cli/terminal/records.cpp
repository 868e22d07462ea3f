#include "cli/terminal/records.h"

#include "app/exchange/read_file.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"
#include "core/text/names.h"
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
        return core::audience;
    }
    if (token == "referee") {
        return core::referee;
    }
    const std::vector<std::string> names = core::seats(read.record.header, *read.game->info);
    // One who is called `referee` is `player:referee`.
    static constexpr std::string_view prefix = "player:";
    auto seat = core::meant(token, names);
    if (!seat && token.starts_with(prefix)) {
        seat = core::meant(std::string_view(token).substr(prefix.size()), names);
    }
    if (seat) {
        return {core::Viewer::Kind::seat, static_cast<int>(*seat)};
    }
    std::vector<core::Text> known{core::verbatim("table"), core::verbatim("referee")};
    for (const std::string& name : names) {
        const bool taken = name == "referee" || name == "table";
        known.push_back(core::verbatim(core::quoted((taken ? std::string(prefix) : "") + name)));
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
