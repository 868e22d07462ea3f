#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <wx/window.h>

#include "app/words/tone.h"
#include "core/header.h"
#include "gui/host/preferences.h"
#include "store/sqlite/database.h"
#include "store/statistics/match_query.h"

namespace gui {

using app::Tone;

/// What a banner offers to do.
struct Offer {
    wxString label;
    std::function<void()> act;
};

/// What pages ask of the window they lie in. All `open_…` take effect after the running event.
class PageHost {
public:
    virtual ~PageHost() = default;

    virtual store::Database& database() = 0;
    virtual Preferences& preferences() = 0;

    /// Says something in the banner, in place of a dialog; empty words take it away.
    virtual void tell(const wxString& words, Tone tone = Tone::plain, std::optional<Offer> offer = {}) = 0;

    /// What the banner says.
    virtual wxString message() const = 0;

    virtual void open_home() = 0;
    virtual void open_table(const std::string& match) = 0;
    virtual void open_review(const std::string& match) = 0;
    /// With the players and rules of this header, if there is one.
    virtual void open_new_match(std::optional<core::Header> like) = 0;
    virtual void open_history() = 0;
    virtual void open_statistics(const store::MatchQuery& filter) = 0;
    virtual void open_people() = 0;
    virtual void open_rules(std::string_view rule) = 0;
    virtual void open_settings() = 0;
    /// The menu of all places to go, below that button.
    virtual void open_menu(wxWindow& button) = 0;
    /// Another question is asked: a second tap in haste, meant for the one before, does not answer it.
    virtual void asks_anew() = 0;
    /// What everybody at the table may see is another thing now.
    virtual void board_differs() = 0;
    /// Language, colours or size changed: all is built anew.
    virtual void build_anew() = 0;
    /// The club's folder and the database are brought up to date now; `write_anew`: also files of this
    /// machine that are gone from there.
    virtual void look_at_club(bool write_anew) = 0;
    /// What is derived of the matches is stale.
    virtual void count_anew() = 0;
    /// The matches are what they are in this backup from now on; what was here is set aside.
    virtual void put_backup_in_place(const std::filesystem::path& backup) = 0;
    /// The database cannot be written any more, or can be again.
    virtual void say_whether_it_writes() = 0;
};

}  // namespace gui
