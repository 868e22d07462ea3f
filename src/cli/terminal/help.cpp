#include "cli/terminal/help.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "core/text/text.h"

namespace cli {

namespace {

constexpr int page_width = 80;

using Explained = std::pair<std::string, std::string>;

std::string table(std::string_view title, const std::vector<Explained>& rows) {
    if (rows.empty()) {
        return {};
    }
    int width = 0;
    for (const auto& [left, right] : rows) {
        width = std::max(width, columns(left));
    }
    std::string text = "\n" + app::word_for(title) + "\n";
    for (const auto& [left, right] : rows) {
        std::string shown = "  " + padded(left, width);
        for (const std::string& line : wrapped(right, page_width - width - 4)) {
            text += shown + "  " + line + "\n";
            shown = std::string(static_cast<std::size_t>(width) + 2, ' ');
        }
    }
    return text;
}

/// `FILE...`, `--at N`, `-o,--output DIR`.
std::string name_of(const CLI::Option& option) {
    std::string name = option.get_name(option.get_positional(), !option.get_positional());
    // The library adds to the type what it checks, `FORMAT:{records,csv}`: the description says it in words.
    std::string type = option.get_type_name();
    type.erase(std::min(type.find(':'), type.size()));
    if (!option.get_positional() && !type.empty()) {
        name += " " + type;
    }
    return option.get_expected_max() > 1 && option.get_positional() ? name + "..." : name;
}

std::vector<Explained> rows_of(const CLI::App& verb, bool positional) {
    std::vector<Explained> rows;
    for (const CLI::Option* option :
         verb.get_options([&](const CLI::Option* each) { return each->get_positional() == positional; })) {
        rows.emplace_back(name_of(*option), option->get_description());
    }
    return rows;
}

std::vector<const CLI::App*> verbs_of(const CLI::App& program) {
    return program.get_subcommands([](const CLI::App* verb) { return !verb->get_name().empty(); });
}

std::string usage_of(const CLI::App& verb, const std::string& name) {
    std::string usage = app::word_for(N_("Usage:")) + " " + name + " " + app::word_for(N_("[OPTIONS]"));
    if (!verbs_of(verb).empty()) {
        return usage + " " + app::word_for(N_("VERB …")) + "\n";
    }
    for (const auto* option :
         verb.get_options([](const CLI::Option* each) { return each->get_positional(); })) {
        usage += option->get_required() ? " " + name_of(*option) : " [" + name_of(*option) + "]";
    }
    return usage + "\n";
}

}  // namespace

std::string HelpPage::make_help(const CLI::App* verb, std::string name, CLI::AppFormatMode) const {
    std::string page = usage_of(*verb, name) + "\n";
    for (const std::string& line : wrapped(verb->get_description(), page_width)) {
        page += line + "\n";
    }
    std::vector<Explained> verbs;
    for (const CLI::App* each : verbs_of(*verb)) {
        verbs.emplace_back(each->get_name(), each->get_description());
    }
    page += table(N_("Verbs:"), verbs);
    page += table(N_("Arguments:"), rows_of(*verb, true));
    page += table(N_("Options:"), rows_of(*verb, false));
    return page + verb->get_footer();
}

std::string notes(std::initializer_list<std::string_view> paragraphs) {
    std::string text;
    for (const std::string_view paragraph : paragraphs) {
        text += "\n";
        for (const std::string& line : wrapped(app::word_for(paragraph), page_width)) {
            text += line + "\n";
        }
    }
    return text;
}

std::string exit_status(std::string_view zero, std::string_view one, std::string_view two) {
    std::vector<Explained> rows;
    for (const auto& [status, meaning] : {std::pair{"0", zero}, {"1", one}, {"2", two}}) {
        if (!meaning.empty()) {
            rows.emplace_back(status, app::word_for(meaning));
        }
    }
    return table(N_("Exit status:"), rows);
}

std::string examples(std::initializer_list<std::string_view> calls) {
    std::string text = "\n" + app::word_for(N_("Examples:")) + "\n";
    for (const std::string_view call : calls) {
        text.append("  ").append(call).append("\n");
    }
    return text;
}

}  // namespace cli
