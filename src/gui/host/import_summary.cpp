#include "gui/host/import_summary.h"

#include "app/exchange/import_record.h"
#include "gui/toolkit/progress.h"
#include "gui/toolkit/words.h"

namespace gui {

void ImportSummary::add(const app::ImportedFile& file) {
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
    alike_ += file.imported->like ? 1 : 0;
}

ImportSummary import_into(wxWindow& parent, store::Database& database,
                          const std::vector<std::filesystem::path>& files) {
    ImportSummary taken;
    Progress progress(parent, words(N_("Taking records in")));
    taken.to_its_end_ =
        app::import_files(database, files, [&](const app::ImportedFile& file, int done, int all) {
            taken.add(file);
            return progress(done, all);
        });
    return taken;
}

void ImportSummary::tell(PageHost& host) const {
    wxString all;
    const auto say = [&](int number, std::string_view id) {
        if (number > 0) {
            all += (all.empty() ? "" : " ") + words(id, {number});
        }
    };
    say(taken_, NN_("{0} match was taken in.", "{0} matches were taken in."));
    say(known_, NN_("{0} match was here already.", "{0} matches were here already."));
    say(refused_, NN_("{0} file was refused.", "{0} files were refused."));
    if (!to_its_end_) {
        all += (all.empty() ? "" : " ") + words(N_("Stopped before the end."));
    }
    say(alike_, NN_("{0} of them looks like a match that is here, as the history shows.",
                    "{0} of them look like matches that are here, as the history shows."));
    host.tell(all.empty() ? words(N_("There was no record to take in.")) : all + said_,
              refused_ > 0 ? Tone::caution : Tone::plain);
}

}  // namespace gui
