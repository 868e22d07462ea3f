#include "gui/entry/notices.h"

#include "gui/toolkit/words.h"

namespace gui {

void Notices::show(const app::Notice& notice) {
    if (notice.number == number_) {
        return;
    }
    number_ = notice.number;
    const wxString says = words(notice.says);
    // What others said stays.
    if (!says.empty() || notice.settles || host_.message() == told_) {
        host_.tell(says, notice.tone);
    }
    told_ = says;
}

}  // namespace gui
