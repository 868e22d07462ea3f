#include "app/report/table.h"

#include <fmt/format.h>

#include "app/words/days.h"
#include "app/words/numbers.h"
#include "app/words/words.h"
#include "core/text/names.h"

namespace app {

namespace {

struct InWords {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const core::Text& text) const { return app::say(text); }
    std::string operator()(int count) const { return fmt::to_string(count); }
    std::string operator()(Points points) const { return core::with_minus(points.number); }
    std::string operator()(Wins won) const { return wins(won.number); }
    std::string operator()(Mean mean) const { return decimal(mean.number, 1); }
    std::string operator()(Share share) const { return (share.few ? "≈ " : "") + percent(share.part); }
    std::string operator()(Duration time) const { return app::say(duration(time.seconds)); }
    std::string operator()(const store::Rating& strength) const { return rating(strength); }
    std::string operator()(const Day& day) const { return day_in_words(day.day); }
};

}  // namespace

std::string in_words(const Cell& cell) {
    return std::visit(InWords{}, cell);
}

std::string exact(const core::Text& text) {
    const bool is_verbatim = text.id == core::verbatim({}).id && text.args.size() == 1;
    const auto* words = is_verbatim ? std::get_if<std::string>(&text.args.front().value) : nullptr;
    return words != nullptr ? *words : app::say(text);
}

Cell name(const std::string& words) {
    return core::verbatim(core::shown(words));
}

}  // namespace app
