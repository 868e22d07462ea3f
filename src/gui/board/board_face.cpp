#include "gui/board/board_face.h"

#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "app/words/words.h"
#include "gui/board/board_page.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// What is to be read at three metres is at least so high a part of the screen.
constexpr double least_part = 1.0 / 36;
constexpr double strip_lines = 3.6;  ///< height of the strip, in the least height of words
constexpr double margin_lines = 1.2;

}  // namespace

BoardFace::BoardFace(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE),
      looks_(theme()) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    canvas_ = new Canvas(this);
    canvas_->Disable();
    canvas_->Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay();
    });
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
        paint(*context, nullptr);
    });
}

void BoardFace::show(const std::optional<app::BoardView>& view) {
    if (view_ == view) {
        return;
    }
    const bool had_table = shows_table();
    const bool same_picture =
        had_table && view && view_->table == view->table && view_->totals == view->totals;
    view_ = view;
    if (shows_table() && !same_picture) {
        canvas_->show({view_->table, view_->totals});
    }
    if (had_table != shows_table()) {
        canvas_->Show(shows_table());
        lay();
    }
    if (had_table && shows_table()) {
        const auto above = static_cast<int>(strip().y);
        RefreshRect(wxRect(0, above, GetClientSize().x, GetClientSize().y), false);
    } else {
        Refresh(false);
    }
    name_it();
}

void BoardFace::stop_clock() {
    if (view_ && view_->clock) {
        auto still = view_;
        still->clock = app::ClockView{};
        show(still);
    }
}

void BoardFace::wear(Appearance appearance, const Copies& copies, std::string language) {
    looks_ = looks_of(appearance, 100, copies);
    language_ = std::move(language);
    lay();
    Refresh(false);
    name_it();
}

/// All that is painted but the picture, which says itself what it shows.
void BoardFace::name_it() {
    const app::Speaking speaking(language_);
    if (shows_table()) {
        native::set_spoken_name(*this, words_of_strip(*view_));
        return;
    }
    wxString all;
    std::vector<Written> written;
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create());
    paint(*context, &written);
    for (const Written& each : written) {
        all += each.text + "\n";
    }
    native::set_spoken_name(*this, all);
}

void BoardFace::lay() {
    const wxSize size = GetClientSize();
    looks_.least_text = size.y * least_part;
    canvas_->show_from_afar({looks_, language_});
    canvas_->SetSize(0, 0, size.x, static_cast<int>(strip().y));
}

Box BoardFace::strip() const {
    const wxSize size = GetClientSize();
    Box all{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    return all.cut_bottom(looks_.least_text * strip_lines);
}

void BoardFace::paint(wxGraphicsContext& context, std::vector<Written>* words) const {
    const app::Speaking speaking(language_);
    const wxSize size = GetClientSize();
    Painter painter(context, looks_);
    if (words != nullptr) {
        painter.put_words_into(*words);
    }
    Box all{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    painter.fill(all, 0, looks_.paper);
    if (!view_) {
        paint_nothing_yet(painter, all);
        return;
    }
    // After the end nothing is asked for: the page has the strip's room.
    if (!view_->asked.id.empty() || !view_->ruling.id.empty() || !view_->sheet) {
        paint_strip(painter, *view_, all.cut_bottom(looks_.least_text * strip_lines));
    }
    if (view_->sheet) {
        paint_sheet(painter, *view_->sheet, all.inset(looks_.least_text * margin_lines));
    }
}

std::vector<Written> BoardFace::written() const {
    std::vector<Written> all;
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create());
    paint(*context, &all);
    if (shows_table()) {
        const app::Speaking speaking(language_);
        Painter painter(*context, looks_);
        painter.put_words_into(all);
        canvas_->paint_on(painter);
    }
    return all;
}

}  // namespace gui
