#include "gui/taking_in.h"

#include "gui/words.h"

namespace gui {

void TakenIn::add(const app::ImportedFile& file) {
    if (!file.imported) {
        ++refused_;
        constexpr int most_said = 6;
        if (refused_ <= most_said) {
            said_ += "\n" + words(N_("{0}: {1}"), {file.file.filename().string(), app::what_was_done(file)});
        }
        return;
    }
    ++(file.imported->what == app::Imported::What::nothing_new ? known_ : taken_);
    if (match_.empty()) {
        match_ = file.imported->match;
    }
}

void TakenIn::tell(Desk& desk, bool to_its_end) const {
    wxString all = words(N_("Taken in: {0}. Here already: {1}. Refused: {2}."), {taken_, known_, refused_});
    if (!to_its_end) {
        all += " " + words(N_("Stopped before the end."));
    }
    desk.tell(all + said_, refused_ > 0 ? Tone::caution : Tone::plain);
}

}  // namespace gui
