#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <wx/frame.h>
#include <wx/weakref.h>

#include "gui/board/board.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/shell/club_watch.h"
#include "gui/shell/upkeep.h"
#include "gui/toolkit/taps.h"
#include "gui/widgets/banner.h"

namespace gui {

/// The one window: a bar, a page, a banner. Pages are made when they are opened.
class Frame : public wxFrame, public PageHost {
public:
    Frame(store::Database database, Preferences& preferences);
    /// Pages go before the database that they read and write.
    ~Frame() override;

    store::Database& database() override { return *database_; }
    Preferences& preferences() override { return preferences_; }
    void tell(const wxString& words, Tone tone = Tone::plain, std::optional<Offer> offer = {}) override;
    void open_home() override;
    void open_table(const std::string& match) override;
    void open_review(const std::string& match) override;
    void open_new_match(std::optional<core::Header> like) override;
    void open_history() override;
    void open_statistics(const store::MatchQuery& filter) override;
    void open_people() override;
    void open_rules(std::string_view rule) override;
    void open_settings() override;
    void open_menu(wxWindow& button) override;
    void build_anew() override;
    void put_backup_in_place(const std::filesystem::path& backup) override;
    void say_whether_it_writes() override;
    void count_anew() override;
    void look_at_club(bool write_anew) override;
    void asks_anew() override { taps_.asked_anew(); }
    void board_differs() override;

    /// The window for all at the table is made, unless it is there.
    void open_board();
    Board* board() const { return board_; }

    /// Takes the records in, files and folders, opens the first of them and says what became of all.
    void open_records(const std::vector<std::filesystem::path>& files);

    /// Opens the table of that match, if there is one.
    void open_match(const std::string& match);

    Page* page() const { return page_; }
    wxString message() const override { return banner_->message(); }

private:
    using Maker = std::function<Page*(wxWindow*)>;

    void open_rules_of_page();
    void build();
    void say_if_read_only();
    void say_what_is_lost();
    void open(Maker maker, const std::string& match = {});
    void put(const Maker& maker);
    void keep_begun();
    bool press_anywhere(const wxKeyEvent& event);
    void leave();
    void press(wxKeyEvent& event);

    std::optional<store::Database> database_;  ///< always there, but while a backup takes its place
    Preferences& preferences_;
    Taps taps_;
    std::optional<Upkeep> upkeep_;
    std::optional<ClubWatch> club_;
    wxPanel* inside_ = nullptr;
    Maker maker_;
    Maker before_rules_;  ///< where Esc leads back to
    Page* page_ = nullptr;
    Page::Begun begun_;  ///< the last one of which another page took the place
    Banner* banner_ = nullptr;
    wxWeakRef<Board> board_;
};

}  // namespace gui
