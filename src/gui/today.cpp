#include "gui/today.h"

#include <wx/datetime.h>

#include "gui/words.h"
#include "store/journal.h"

namespace gui {

std::string today() {
    return typed(wxDateTime::Now().Format("%Y-%m-%dT%H:%M"));
}

app::Policy policy_of(store::Database& database, const std::string& match) {
    return app::policy_of(store::Journal(database).policy(match)).value_or(app::Policy::warn);
}

}  // namespace gui
