#pragma once

#include <optional>
#include <vector>

#include <wx/dataview.h>

#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "store/matches/people.h"

namespace gui {

/// All who ever sat at the table: renamed, merged where two spellings are one person, given a colour, hidden.
class People : public Page {
public:
    People(wxWindow* parent, PageHost& host);

    wxString heading() const override;
    void focus_first() override;
    bool leave_step() override;
    void choose(const std::string& name);
    int shown_people() const { return static_cast<int>(shown_.size()); }

private:
    void bind_buttons();
    void fill();
    void show_one();
    void put_merges(const store::Person& person);
    const store::Person* chosen() const;
    void rename();
    void merge();
    /// Does it, or says what is wrong.
    template <class Work>
    bool tried(Work&& work);

    PageHost& host_;
    store::People people_;
    wxDataViewListCtrl* list_;
    std::vector<store::Person> shown_;
    std::vector<int> others_;  ///< whom the choice 'same person as' means
};

}  // namespace gui
