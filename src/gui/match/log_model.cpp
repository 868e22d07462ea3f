#include "gui/match/log_model.h"

#include <algorithm>

#include "gui/toolkit/icons.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

wxString LogRow::sentence() const {
    return words(text.sentence());
}

wxString LogRow::line() const {
    const wxString typed_so = shown(text.str());
    return typed_so == sentence() ? wxString() : typed_so;
}

const LogModel::Markup& LogModel::markup_of(unsigned place) const {
    std::optional<Markup>& markup = markup_[rows_.size() - 1 - place];
    if (!markup) {
        const wxString sentence = row(place).sentence(), line = row(place).line();
        const bool measured = width_ && !line.empty();
        markup = {in_markup(sentence),
                  line.empty() ? line : "  <small><span alpha=\"65%\">" + in_markup(line) + "</span></small>",
                  measured ? width_(sentence, line) : 0};
    }
    return *markup;
}

LogModel::LogModel() {
    for (const core::Kind kind :
         {core::Kind::legal, core::Kind::presumed, core::Kind::illegal, core::Kind::impossible}) {
        marks_.push_back(mark(kind));
    }
}

void LogModel::take(std::vector<LogRow> rows) {
    const std::vector<LogRow> before = std::exchange(rows_, std::move(rows));
    // A list that is filled one row above the other stands at its oldest.
    if (before.empty() || rows_.size() < before.size()) {
        markup_.assign(rows_.size(), std::nullopt);
        Reset(static_cast<unsigned>(rows_.size()));
        return;
    }
    markup_.resize(rows_.size());
    for (std::size_t i = before.size(); i < rows_.size(); ++i) {
        RowPrepended();
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] != rows_[i]) {
            markup_[i].reset();
            RowChanged(static_cast<unsigned>(rows_.size() - 1 - i));
        }
    }
}

std::optional<unsigned> LogModel::place_of(core::Seq seq) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&](const LogRow& row) { return row.seq == seq; });
    if (found == rows_.end()) {
        return std::nullopt;
    }
    return static_cast<unsigned>(rows_.end() - found - 1);
}

void LogModel::GetValueByRow(wxVariant& value, unsigned place, unsigned column) const {
    if (place >= rows_.size()) {
        return;
    }
    const LogRow& shown = row(place);
    if (column == 0) {
        value = wxString::Format("%d", shown.seq);
    } else if (column == 1) {
        const Markup& markup = markup_of(place);
        const bool fits = !room_ || markup.width < room_();
        value = fits ? markup.sentence + markup.line : markup.sentence;
    } else {
        wxDataViewIconText mark(shown.word);
        if (shown.kind) {
            mark.SetBitmapBundle(marks_[static_cast<std::size_t>(*shown.kind)]);
        }
        value << mark;
    }
}

bool LogModel::GetAttrByRow(unsigned place, unsigned column, wxDataViewItemAttr& attr) const {
    if (place >= rows_.size()) {
        return false;
    }
    const LogRow& shown = row(place);
    const Theme& looks = theme();
    if (!shown.stands) {
        attr.SetColour(looks.quiet);
        attr.SetStrikethrough(column == 1);
    } else if (column == 0) {
        attr.SetColour(looks.quiet);
    } else if (column == 2 && shown.kind) {
        attr.SetColour(*shown.kind == core::Kind::illegal    ? looks.danger
                       : *shown.kind == core::Kind::presumed ? looks.caution
                                                             : looks.quiet);
        attr.SetBold(*shown.kind == core::Kind::illegal);
    } else {
        return false;
    }
    return true;
}

}  // namespace gui
