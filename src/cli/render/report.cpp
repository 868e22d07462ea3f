#include "cli/render/report.h"

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/ink.h"
#include "cli/terminal/tables.h"

namespace cli {

std::string text_of(const app::Report& report, int width) {
    std::string text = Ink::for_output().bold(visible(app::say(report.about))) + "\n";
    std::vector<core::Text> sentences = app::counted(report.matches);
    sentences.insert(sentences.end(), report.sentences.begin(), report.sentences.end());
    for (const core::Text& sentence : sentences) {
        for (const std::string& line : wrapped(visible(app::say(sentence)), width)) {
            text += line + "\n";
        }
    }
    for (const app::Table& table : report.tables) {
        text += titled(table, width);
    }
    return text;
}

std::string titled(const app::Table& table, int width) {
    const std::string rows = text_of(table, width);
    return rows.empty() ? rows : "\n" + app::say(table.title) + "\n" + rows;
}

}  // namespace cli
