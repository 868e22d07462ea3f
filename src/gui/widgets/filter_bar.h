#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include "store/matches/people.h"
#include "store/statistics/match_query.h"

namespace gui {

/// Which matches a page is about, besides the words that are typed. Each choice takes effect at once.
class FilterBar : public wxPanel {
public:
    FilterBar(wxWindow* parent, store::Database& database);

    void on_change(std::function<void()> callback) { on_change_ = std::move(callback); }
    store::MatchQuery filter() const;
    void put(const store::MatchQuery& filter);
    /// Whether anything is left out.
    bool any() const { return filter() != store::MatchQuery{}; }
    /// The page does not ask for this: `status`.
    void leave_out(const char* name);

private:
    /// A choice of the form and what its lines mean; the first lets all through.
    struct Field {
        wxChoice* choice = nullptr;
        std::vector<std::string> values;
    };

    Field& field(const char* name);
    const std::string& value(const Field& field) const;
    void add(Field& field, const std::string& value, const wxString& label);
    void choose(Field& field, const std::string& value);
    void fill_games();
    void fill_players(store::Database& database);
    void fill_rules();
    void take_day(const std::string& name, std::string& day, bool last);
    void make_room_for(wxStaticText& sentence);
    bool is_wrong(const std::string& name) const;
    void changed();

    Field game_, player_, other_, seats_, variant_, house_, level_, status_;
    std::string from_, to_;  ///< as they were when they were last right
    std::function<void()> on_change_;
};

}  // namespace gui
