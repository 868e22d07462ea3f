#include "laws/viewed.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "games/catalog.h"
#include "laws/files.h"
#include "laws/random_match.h"

namespace laws {

using core::Ruled;
using core::Seq;

core::View as(const core::Viewer& viewer) {
    return {.viewer = viewer, .until = {}, .before = {}};
}

const Ruled& entry_of(const core::Reading& reading, Seq seq) {
    return reading.entries[static_cast<std::size_t>(seq) - 1];
}

bool hides_what_counts(const Match& match) {
    const core::Reading whole = match.read();
    const core::Reading seen = match.read(as(audience));
    return std::ranges::any_of(whole.entries, [&](const Ruled& entry) {
        return entry.judged && !entry.correction && entry_of(seen, entry.seq).hidden &&
               core::kind(entry.verdict) != core::Kind::impossible;
    });
}

namespace {

/// Some lines should have been others, that were possible there too.
void mistype(Match& match, std::mt19937& random) {
    for (unsigned more = random() % 2 == 0 ? random() % 4 : 0; more > 0; --more) {
        const auto at = static_cast<std::ptrdiff_t>(random() % match.record.facts.size());
        core::Record before{match.record.header,
                            {match.record.facts.begin(), match.record.facts.begin() + at}};
        const std::string line = random_line(match.game, before, random);
        const std::string number = std::to_string(at + 1) + " ";
        if (random() % 2 == 0) {
            enter(match.record, "amend " + number + line);
        } else {
            enter(match.record, "undo " + number + "mistyped");
            enter(match.record, "insert " + number + line);
        }
    }
}

/// Corrects, moves and takes back what the table does not see, which by chance alone is rare.
void correct_secrets(Match& match, std::mt19937& random) {
    for (int more = 0; more < 4; ++more) {
        std::vector<Seq> hidden;
        for (const Ruled& entry : match.read(as(audience)).entries) {
            if (entry.hidden) {
                hidden.push_back(entry.seq);
            }
        }
        if (hidden.empty() || random() % 2 == 0) {
            return;
        }
        const auto any_text = [&] { return match.record.facts[random() % match.record.facts.size()].text; };
        const Seq seq = hidden[random() % hidden.size()];
        const std::string number = std::to_string(seq) + " ";
        const std::string text = entry_of(match.read(), seq).text;
        const std::vector<std::string> lines{"undo " + number + "mistyped", "amend " + number + any_text(),
                                             "insert " + number + any_text(), "insert " + number + text,
                                             text};
        enter(match.record, lines[random() % lines.size()]);
    }
}

}  // namespace

/// A game has secrets if one of its records has any that count.
bool has_secrets(const core::Game& game) {
    return std::ranges::any_of(records_of(game.info->id, {".pfiff"}), [&](const auto& file) {
        auto record = core::read_record(content(file), games::infos());
        return record && hides_what_counts({game, std::move(*record)});
    });
}

void in_every_game(const std::string& law,
                   const std::function<int(const Match& match, std::mt19937& random)>& look,
                   bool (*must_meet)(const core::Game&)) {
    for (const core::Game* row : games::catalog()) {
        const core::Game& game = *row;
        const bool secrets = must_meet(game);
        int met = 0, looked = 0;
        const bool holds = rc::check(law + " in " + std::string(game.info->id), [&] {
            const auto seed =
                *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<unsigned>()));
            std::mt19937 random(seed);
            if (!secrets && random() % 4 != 0) {
                return;
            }
            Match match{game, random_match(game, seed, 60)};
            mistype(match, random);
            correct_secrets(match, random);
            match.record = shrinking(std::move(match.record));
            met += look(match, random);
            ++looked;
        });
        testing::Test::RecordProperty("met_" + std::string(game.info->id), met);
        EXPECT_TRUE(holds) << law << " in " << game.info->id;
        EXPECT_TRUE(met * 10 > looked || !secrets)
            << law << " met only " << met << " of " << looked << " in " << game.info->id;
    }
}

}  // namespace laws
