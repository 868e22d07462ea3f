#include "gui/match/log_model.h"

#include <algorithm>

#include "gui/toolkit/icons.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

wxString LogModel::sentence_of(const app::LogRow& row) {
    return words(row.sentence());
}

wxString LogModel::line_of(const app::LogRow& row) {
    const wxString line = shown(row.line());
    return line == sentence_of(row) ? wxString() : line;
}

const LogModel::Markup& LogModel::markup_of(unsigned place) const {
    std::optional<Markup>& markup = markup_[rows_.size() - 1 - place];
    if (!markup) {
        const wxString sentence = sentence_of(row(place)), line = line_of(row(place));
        const bool measured = width_ && !line.empty();
        markup = {in_markup(sentence),
                  line.empty() ? line : "  <small><span alpha=\"65%\">" + in_markup(line) + "</span></small>",
                  words(row(place).word), measured ? width_(sentence, line) : 0};
    }
    return *markup;
}

LogModel::LogModel() {
    for (const core::Kind kind :
         {core::Kind::legal, core::Kind::presumed, core::Kind::illegal, core::Kind::impossible}) {
        marks_.push_back(mark(kind));
    }
}

void LogModel::take(const std::vector<app::LogRow>& rows) {
    const std::size_t before = rows_.size();
    // A list that is filled one row above the other stands at its oldest.
    const bool anew = before == 0 || rows.size() < before;
    if (anew) {
        rows_ = rows;
        markup_.assign(rows_.size(), std::nullopt);
        longest_word_.clear();
        Reset(static_cast<unsigned>(rows_.size()));
    }
    if (!anew) {
        rows_.insert(rows_.end(), rows.begin() + static_cast<std::ptrdiff_t>(before), rows.end());
    }
    markup_.resize(rows.size());
    for (std::size_t i = before; !anew && i < rows.size(); ++i) {
        RowPrepended();
    }
    for (std::size_t i = 0; !anew && i < before; ++i) {
        if (rows_[i] != rows[i]) {
            rows_[i] = rows[i];
            markup_[i].reset();
            RowChanged(static_cast<unsigned>(rows_.size() - 1 - i));
        }
    }
    for (const app::LogRow& row : rows_) {
        const wxString word = row.word.id.empty() ? wxString() : words(row.word);
        if (word.length() > longest_word_.length()) {
            longest_word_ = word;
        }
    }
}

std::optional<unsigned> LogModel::place_of(core::Seq seq) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&](const app::LogRow& row) { return row.seq == seq; });
    if (found == rows_.end()) {
        return std::nullopt;
    }
    return static_cast<unsigned>(rows_.end() - found - 1);
}

void LogModel::GetValueByRow(wxVariant& value, unsigned place, unsigned column) const {
    if (place >= rows_.size()) {
        return;
    }
    const app::LogRow& shown = row(place);
    if (column == 0) {
        value = wxString::Format("%d", shown.seq);
    } else if (column == 1) {
        const Markup& markup = markup_of(place);
        const bool fits = !room_ || markup.width < room_();
        value = fits ? markup.sentence + markup.line : markup.sentence;
    } else {
        wxDataViewIconText mark(markup_of(place).word);
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
    const app::LogRow& shown = row(place);
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
