#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "gui/toolkit/copies.h"

class wxButton;
class wxColourPickerCtrl;
class wxFlexGridSizer;
class wxTextCtrl;

namespace gui {

/// What the kinds of each game are called and how they are coloured in the user's copy, a row a kind.
class CopyForm : public wxPanel {
public:
    struct Row {
        core::CopyKind kind;
        wxTextCtrl* name;
        wxColourPickerCtrl* colour;
        wxButton* as_usual;
    };

    CopyForm(wxWindow* parent, Copies copies);

    /// Those of kinds that no game has are kept as they were.
    const Copies& copies() const { return copies_; }
    void on_change(std::function<void()> callback) { on_change_ = std::move(callback); }
    /// No rows: no game has kinds.
    std::size_t rows() const { return rows_.size(); }
    const Row& row(std::size_t number) const { return rows_.at(number); }

private:
    void add_game(const core::GameInfo& game);
    void add_row(const core::CopyKind& kind, wxFlexGridSizer& grid);
    void call(const Row& row);
    void colour(const Row& row);
    void put_as_usual(const Row& row);
    void change(const Row& row, const std::function<void(Copy&)>& change);

    Copies copies_;
    std::vector<Row> rows_;
    std::function<void()> on_change_;
};

}  // namespace gui
