#include "gui/shell/frame.h"

#include <wx/button.h>
#include <wx/iconbndl.h>
#include <wx/msgdlg.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "gui/host/import_summary.h"
#include "gui/match/review.h"
#include "gui/match/table.h"
#include "gui/pages/history.h"
#include "gui/pages/home.h"
#include "gui/pages/new_match.h"
#include "gui/pages/people.h"
#include "gui/pages/rules.h"
#include "gui/pages/settings.h"
#include "gui/pages/statistics.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/backup/restore.h"
#include "store/matches/journal.h"

namespace gui {

namespace {

/// All can be reached in a window of that size, in each language and size of text.
constexpr int smallest_width = 700;
constexpr int smallest_height = 480;

}  // namespace

Frame::Frame(store::Database database, Preferences& preferences)
    : wxFrame(nullptr, wxID_ANY, "Pfiff"), database_(std::move(database)), preferences_(preferences) {
    SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    SetMinSize(wxSize(smallest_width, smallest_height));
    SetClientSize(preferences_.window);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    build();
    Bind(wxEVT_CHAR_HOOK, &Frame::press, this);
    native::watch_taps(*this, taps_);
    // What was pressed may be gone, or grey: keys must reach something all the same.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (page_ != nullptr && !native::hears_keys(*this)) {
            page_->focus_first();
        }
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (!IsMaximized()) {
            preferences_.window = GetClientSize();
        }
        preferences_.keep();
        if (board_) {
            board_->Close();
        }
        if (club_) {
            club_->give();
        }
        say_what_is_lost();
        event.Skip();
    });
}

/// No banner would be seen any more.
void Frame::say_what_is_lost() {
    if (database_->is_displaced()) {
        return;
    }
    try {
        database_->settle();
    } catch (const store::Displaced& displaced) {
        wxMessageBox(words(displaced.message()), "Pfiff", wxOK | wxICON_ERROR, this);
    }
}

Frame::~Frame() {
    upkeep_.reset();
    club_.reset();
    if (board_) {
        board_->Destroy();
    }
    DestroyChildren();
}

void Frame::build() {
    inside_ = new wxPanel;
    load(*inside_, this, "frame");
    GetSizer()->Add(inside_, wxSizerFlags(1).Expand());
    const Theme& looks = theme();
    dress(part<wxPanel>(*this, "bar"), "bar");
    auto& heading = part<wxStaticText>(*this, "heading");
    dress(heading, "heading");
    heading.SetMinSize(wxSize(looks.px(shortest_heading), -1));
    auto& home = part<wxButton>(*this, "go_home");
    home.SetBitmap(icon(Icon::back, looks.text));
    dress(home, "flat");
    home.Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_home(); });
    auto& menu = part<wxButton>(*this, "menu");
    menu.SetBitmap(icon(Icon::menu, looks.text));
    dress(menu, "flat");
    menu.Bind(wxEVT_BUTTON, [this, &menu](wxCommandEvent&) { open_menu(menu); });
    banner_ = place<Banner>(*this, "banner_place");
    say_if_read_only();
}

void Frame::say_if_read_only() {
    auto& panel = part<wxPanel>(*this, "read_only");
    panel.DestroyChildren();
    panel.Show(database_->read_only());
    if (database_->read_only()) {
        native::remove_style(panel, database_->is_displaced() ? "caution" : "danger");
        dress(panel, database_->is_displaced() ? "danger" : "caution");
        auto* why = new wxStaticText(&panel, wxID_ANY, words(database_->why_read_only()));
        flow(*why);
        auto* sizer = new wxBoxSizer(wxVERTICAL);
        sizer->Add(why, wxSizerFlags().Expand().Border(wxALL, 12));
        panel.SetSizer(sizer);
    }
}

void Frame::count_anew() {
    if (upkeep_) {
        upkeep_->count_anew();
    }
}

void Frame::look_at_club(bool write_anew) {
    if (club_) {
        club_->look(write_anew);
    }
}

void Frame::say_whether_it_writes() {
    say_if_read_only();
    inside_->Layout();
    if (!database_->read_only()) {
        // Pages offer now what they did not offer before, and another program may have written meanwhile.
        CallAfter([this] {
            put(maker_);
            tell(words(N_("Pfiff can write into its database again.")));
        });
    }
}

void Frame::tell(const wxString& words, Tone tone, std::optional<Offer> offer) {
    if (words.empty() && !banner_->IsShown()) {
        return;
    }
    banner_->put(words, tone, std::move(offer));
    Layout();
}

/// What other machines entered into the match is read before, and what is to be known of them said after it.
void Frame::open(Maker maker, const std::string& match) {
    // Whoever asks for another page lies in the present one.
    CallAfter([this, maker = std::move(maker), match] {
        if (club_) {
            club_->read(match);
        }
        tell({});
        put(maker);
        club_->tell_of(match);
    });
}

void Frame::put(const Maker& maker) {
    auto& holder = part<wxScrolledWindow>(*this, "page");
    keep_begun();
    Page* const made = maker(&holder);
    made->go_on(begun_);
    asks_anew();
    if (page_ != nullptr) {
        page_->Destroy();
    }
    page_ = made;
    maker_ = maker;
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(page_, wxSizerFlags(1).Expand());
    holder.SetSizer(sizer, true);
    part<wxStaticText>(*this, "heading").SetLabelText(page_->heading());
    SetTitle(page_->heading().empty() ? wxString("Pfiff")
                                      : page_->heading() + wxString::FromUTF8(" – Pfiff"));
    part<wxPanel>(*this, "bar").Show(!page_->heading().empty() && !page_->has_own_bar());
    holder.Scroll(0, 0);
    holder.FitInside();
    holder.Layout();
    part<wxPanel>(*this, "bar").Layout();
    Layout();
    page_->focus_first();
    board_differs();
    // Not before: what it says would be cleared away with what was told of the page before.
    if (!upkeep_) {
        upkeep_.emplace(*this);
        club_.emplace(*this, [this] { return page_; });
    }
}

/// What was begun stays begun when one looks elsewhere, or all is built anew.
void Frame::keep_begun() {
    if (page_ != nullptr) {
        if (Page::Begun begun = page_->begun(); !begun.match.empty()) {
            begun_ = std::move(begun);
        }
    }
}

void Frame::open_home() {
    open([this](wxWindow* parent) { return new Home(parent, *this); });
}

void Frame::open_table(const std::string& match) {
    open([this, match](wxWindow* parent) { return new Table(parent, *this, match); }, match);
}

void Frame::open_review(const std::string& match) {
    open([this, match](wxWindow* parent) { return new Review(parent, *this, match); }, match);
}

void Frame::open_new_match(std::optional<core::Header> like) {
    open([this, like](wxWindow* parent) { return new NewMatch(parent, *this, like); });
}

void Frame::open_history() {
    open([this](wxWindow* parent) { return new History(parent, *this); });
}

void Frame::open_statistics(const store::MatchQuery& filter) {
    open([this, filter](wxWindow* parent) { return new Statistics(parent, *this, filter); });
}

void Frame::open_people() {
    open([this](wxWindow* parent) { return new People(parent, *this); });
}

void Frame::open_rules(std::string_view rule) {
    const Maker before = dynamic_cast<Rules*>(page_) == nullptr ? maker_ : before_rules_;
    open([rule = std::string(rule)](wxWindow* parent) { return new Rules(parent, rule); });
    before_rules_ = before;
}

void Frame::open_rules_of_page() {
    const std::string_view game = page_ == nullptr ? std::string_view() : page_->game();
    open_rules(game.empty() ? std::string() : std::string(game) + "/");
}

void Frame::open_board() {
    if (!board_) {
        board_ = new Board(*this, preferences_, [this] { native::bring_to_front(*this); });
        board_differs();
    }
}

/// It keeps what it showed last when another page is looked at.
void Frame::board_differs() {
    if (const auto view = board_ && page_ != nullptr ? page_->board() : std::nullopt) {
        board_->show(*view);
    } else if (board_) {
        board_->stop_clock();
    }
}

void Frame::open_settings() {
    open([this](wxWindow* parent) { return new Settings(parent, *this); });
}

void Frame::open_match(const std::string& match) {
    if (store::Journal(database()).has(match)) {
        open_table(match);
    } else {
        tell(words(N_("There is no match {0} in this database."), {match}), Tone::caution);
    }
}

void Frame::open_records(const std::vector<std::filesystem::path>& files) {
    ImportSummary taken;
    std::optional<wxString> wrong;
    try {
        taken = import_into(*this, database(), files);
    } catch (...) {
        wrong = what_went_wrong();
    }
    taken.match().empty() ? open_home() : open_review(taken.match());
    // After the page that is opened has taken the banner away.
    CallAfter([this, taken, wrong] { wrong ? tell(*wrong, Tone::alarm) : taken.tell(*this); });
}

void Frame::build_anew() {
    CallAfter([this] {
        keep_begun();
        page_ = nullptr;
        GetSizer()->Clear();
        inside_->Destroy();
        build();
        Layout();
        if (board_) {
            board_->wear();
        }
        put(maker_);
    });
}

/// Nothing may hold the database open meanwhile: neither pages nor what goes on by itself.
void Frame::put_backup_in_place(const std::filesystem::path& backup) {
    CallAfter([this, backup] {
        const std::filesystem::path file = database_->file();
        upkeep_.reset();
        club_.reset();
        page_->Destroy();
        page_ = nullptr;
        if (board_) {
            board_->show({});
        }
        database_.reset();
        wxString said;
        Tone tone = Tone::plain;
        try {
            const auto old = store::restore(backup, file);
            said = words(N_("The backup is in its place. What was here before is kept: {0}"), {old.string()});
        } catch (...) {
            said = what_went_wrong();
            tone = Tone::alarm;
        }
        try {
            database_.emplace(file);
        } catch (...) {
            // Nothing is left that a page could show, and nothing may ask for one meanwhile.
            const wxString all = said + "\n\n" + what_went_wrong();
            DeletePendingEvents();
            Hide();
            wxMessageBox(all, "Pfiff", wxOK | wxICON_ERROR);
            Destroy();
            return;
        }
        say_if_read_only();
        put([this](wxWindow* parent) { return new Home(parent, *this); });
        tell(said, tone);
    });
}

}  // namespace gui
