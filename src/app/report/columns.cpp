#include "app/report/columns.h"

#include <utility>

namespace app {

Table::Column words(std::string_view title) {
    return {{title, {}}, false};
}
Table::Column number(std::string_view title) {
    return {{title, {}}, true};
}

Columns fared_columns(std::string_view first) {
    return {words(first), number(N_("Matches")), number(N_("Won")), number(N_("By chance")),
            number(N_("Share"))};
}

Row fared(Cell label, const store::WinRecord& fared) {
    return {std::move(label), fared.matches, Wins{fared.wins}, Wins{fared.expected},
            Share{fared.rate(), store::is_few(fared.matches)}};
}

}  // namespace app
