#include <cstdint>
#include <string_view>

#include "core/report.h"
#include "games/catalog.h"

namespace {

/// Every face of the engine, on whatever was read.
void read_all(const core::Record& record) {
    const core::Game& game = *games::find(record.header.game);
    game.read(record.header, record.facts, {});
    game.read(record.header, record.facts,
              {.viewer = {core::Viewer::Kind::audience, 0}, .until = {}, .before = {}});
    game.report(record.header, record.facts);
    const core::Ask ask = game.ask(record.header, record.facts, {}, {});
    game.ask(record.header, record.facts, {}, ask.expected);
}

/// The bytes as the entries of a match whose header is in order.
core::Record as_entries(const core::Game& game, std::string_view bytes) {
    core::Record record;
    record.header.game = game.info->id;
    const char* const names[] = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gro"};
    const int players = game.info->fewest_players;
    record.header.players.assign(names, names + players);
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const int seq = static_cast<int>(record.facts.size()) + 1;
        record.facts.push_back({seq, seq, std::string(bytes.substr(0, end))});
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    }
    return record;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (const auto record = core::read_record(bytes, games::infos())) {
        read_all(*record);
    }
    for (const core::Game* game : games::catalog()) {
        read_all(as_entries(*game, bytes));
    }
    return 0;
}
