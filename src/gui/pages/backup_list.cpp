#include "gui/pages/backup_list.h"

#include <wx/filename.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/library/doctor.h"
#include "app/words/days.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

std::string moment_of(const store::Backup& backup) {
    constexpr std::string_view before_any_pfiff = "2020";
    if (backup.day < before_any_pfiff) {
        return typed(words(N_("day unknown")));
    }
    return app::day_in_words(backup.time.empty() ? backup.day : backup.day + "T" + backup.time);
}

wxString row_of(const store::Backup& backup) {
    const wxString size = wxFileName::GetHumanReadableSize(wxULongLong(backup.bytes), "0", 0);
    return shown(moment_of(backup)) + wxString::FromUTF8(" · ") + words(app::kind_of(backup)) +
           wxString::FromUTF8(" · ") + size;
}

}  // namespace

BackupList::BackupList(wxWindow* parent, PageHost& host) : wxPanel(parent), host_(host) {
    const auto all = store::backups(host.database().file());
    auto* rows = new wxFlexGridSizer(2, theme().px(4), theme().px(16));
    rows->AddGrowableCol(0);
    for (const store::Backup& backup : all) {
        auto* label = new wxStaticText(this, wxID_ANY, row_of(backup));
        auto* button = new wxButton(this, wxID_ANY, words(N_("Put back…")));
        button->SetMinSize(wxSize(button->GetBestSize().x, theme().px(44)));
        native::set_spoken_name(*button, words(N_("Put back…")) + " " + row_of(backup));
        button->Bind(wxEVT_BUTTON, [this, backup](wxCommandEvent&) { ask(backup); });
        flow(*label);
        auto* middle = new wxBoxSizer(wxVERTICAL);
        middle->AddStretchSpacer();
        middle->Add(label, wxSizerFlags().Expand());
        middle->AddStretchSpacer();
        rows->Add(middle, wxSizerFlags().Expand());
        rows->Add(button);
        buttons_.push_back(button);
    }
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    if (all.empty()) {
        auto* none = new wxStaticText(this, wxID_ANY, words(N_("None yet.")));
        dress(*none, "quiet");
        sizer->Add(none);
    }
    sizer->Add(rows, wxSizerFlags().Expand());
    SetSizer(sizer);
}

void BackupList::ask(const store::Backup& backup) {
    host_.tell(words(N_("All matches will be as they were in the copy of {0}. What is here now is set aside, "
                        "and can be put back in the same way."),
                     {moment_of(backup)}),
               Tone::caution, Offer{words(N_("&Put it back")), [&host = host_, file = backup.file] {
                                        host.put_backup_in_place(file);
                                    }});
}

}  // namespace gui
