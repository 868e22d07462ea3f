#include "gui/picture/picture_grid.h"

#include <algorithm>

#include "gui/picture/invitation.h"
#include "gui/picture/pieces.h"
#include "gui/picture/pieces_on_board.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

class GridPainter {
public:
    GridPainter(Painter& painter, const Picture& picture, const Block& block, double text)
        : painter_(painter),
          looks_(painter.looks()),
          picture_(picture),
          block_(block),
          zone_(*block.zone),
          text_(text),
          tiled_(is_tiled(zone_)),
          invitation_(painter, picture, text),
          looked_at_(invitation_.looked_at()) {}

    void paint() {
        paint_lanes();
        for (const Spot& spot : block_.spots) {
            painter_.thing([&] { paint_space(spot); });
        }
        for (const Spot& spot : block_.spots) {
            invitation_.paint_cursor(spot.box, spot.place->token, spot.box.w * 0.1);
        }
        paint_margins();
    }

private:
    Shade shade(const core::Face& face) const { return looks_.shade(face); }

    void paint_lanes() {
        const Surround& frame = block_.surround;
        for (const Box& lane : frame.lanes) {
            const double thick = std::min(lane.w, lane.h);
            painter_.fill(lane.inset(thick * 0.1), thick * 0.4, looks_.table_edge);
        }
        for (std::size_t i = 0; i < frame.lying.size(); ++i) {
            const Box& label = frame.labels[i];
            painter_.write(
                words(frame.lying[i].place->label), label,
                {std::min({text_ * 0.85, label.w * 0.6, label.h * 0.9}), looks_.quiet, false, Align::centre});
            painter_.thing([&] { paint_in_lane(frame.lying[i], frame.claims[i]); });
        }
    }

    void paint_in_lane(const Spot& spot, const Box& claim) {
        const double thick = std::min(spot.box.w, spot.box.h);
        const bool upright = spot.box.h > spot.box.w;
        const core::Choice* choice = picture_.choice(spot.place->token);
        if (!spot.place->tokens.empty() && spot.place->tokens.back().face) {
            const core::Token& token = spot.place->tokens.back();
            const core::Face& face = *token.face;
            Box plate = spot.box.inset(thick * 0.04);
            painter_.fill(plate, thick * 0.3, looks_.card_rim);
            painter_.fill(plate.inset(1.5), thick * 0.28, shade(face).fill);
            const wxString text =
                upright || face.value.empty() ? letters(face) : letters(face) + " " + shown(face.value);
            const Pen pen{thick * 0.7, shade(face).ink, true, Align::centre};
            Box rest = plate.inset(thick * 0.12);
            if (token.owner) {
                paint_claim(*token.owner, claim);
            }
            if (upright) {
                painter_.write(text, rest.cut_top(rest.h / 2), pen);
                painter_.write(shown(face.value), rest, pen);
            } else {
                painter_.write(text, rest, pen);
            }
        }
        invitation_.paint_choice(spot.box, thick * 0.3, choice, tiled_);
        invitation_.paint_about(spot.box, spot.place->token, thick * 0.3);
    }

    /// Whose it is, in the lane behind it; there are few letters' room in an upright one.
    void paint_claim(int seat, const Box& box) {
        const bool upright = box.h > box.w;
        const double height = std::min(box.w, box.h) * 0.92;
        painter_.pill(name_of(seat, upright ? 2 : 7), box.middle_x(),
                      upright ? box.y + height * 0.7 : box.middle_y(), height, looks_.plate, looks_.text,
                      box.w);
    }

    wxString name_of(int seat, std::size_t letters) const {
        const core::Table& table = picture_.table;
        for (std::size_t i = 0; i < table.seat_ids.size(); ++i) {
            if (table.seat_ids[i] == seat) {
                return shown(table.seats[i]).Left(letters);
            }
        }
        return {};
    }

    void paint_space(const Spot& spot) {
        const core::Place& place = *spot.place;
        const core::Choice* choice = picture_.choice_at(place);
        const double radius = spot.box.w * 0.1;
        painter_.fill(spot.box, radius, looks_.paper);
        if (marked(place.marks, core::Mark::barred)) {
            painter_.shape("bone", spot.box.middle_x(), spot.box.middle_y(), spot.box.w * 0.3, looks_.line);
        }
        if (tiled_) {
            paint_tile_of(spot);
        } else if (!place.tokens.empty()) {
            paint_tokens(spot);
        } else if (choice != nullptr && may_be(*choice) && choice->row_end && choice->column_end) {
            paint_sums(spot.box, *choice);
        } else if (zone_.margins.row_heads.empty() && !marked(place.marks, core::Mark::barred)) {
            painter_.write(words(place.label), spot.box, {text_ * 0.8, looks_.quiet, false, Align::centre});
        }
        const bool is_goal = picture_.shows_goals && picture_.goal_at(place.token) != nullptr;
        is_goal ? paint_goal(spot.box, radius) : invitation_.paint_choice(spot.box, radius, choice, tiled_);
        invitation_.paint_about(spot.box, place.token, radius);
        paint_piece_of(spot);
        paint_step(spot.box, place.token);
        if (looked_at_ != nullptr && std::find(looked_at_->takes.begin(), looked_at_->takes.end(),
                                               place.token) != looked_at_->takes.end()) {
            painter_.outline(spot.box, radius, looks_.accent, std::max(4.0, text_ * 0.34));
        }
    }

    /// While pieces are set up, only those that are count.
    const core::Token* piece_on(const core::Place& place) const {
        const bool stands = picture_.arranged.empty() && !place.tokens.empty() &&
                            is_piece(place.tokens.back()) && place.tokens.back().face;
        return stands ? &place.tokens.back() : nullptr;
    }

    void paint_tile_of(const Spot& spot) {
        const core::Place& place = *spot.place;
        const auto tile = std::find_if_not(place.tokens.begin(), place.tokens.end(), is_piece);
        if (tile != place.tokens.end()) {
            const bool under_piece =
                piece_on(place) != nullptr || picture_.arranged_at(place.token) != nullptr;
            paint_tile(painter_, *tile, spot.box, under_piece);
        }
    }

    void paint_piece_of(const Spot& spot) {
        if (!tiled_) {
            return;
        }
        if (const core::Token* piece = piece_on(*spot.place)) {
            paint_piece(painter_, *piece->face, piece->marks, spot.box);
        }
        if (const core::Arranged* arranged = picture_.arranged_at(spot.place->token)) {
            paint_piece(painter_, arranged->face, {}, spot.box);
            if (arranged->piece == picture_.picked) {
                paint_picked(painter_, spot.box);
            }
        }
    }

    /// Can be got to, though not at once.
    void paint_goal(const Box& box, double radius) {
        const double r = box.w * 0.1;
        painter_.outline(box.inset(1.5), radius, looks_.sheet, std::max(1.5, text_ * 0.1));
        painter_.shape("circle", box.middle_x(), box.middle_y(), r * 1.6, looks_.sheet);
        painter_.shape("circle", box.middle_x(), box.middle_y(), r, looks_.accent);
    }

    /// The number of a step that was chosen.
    void paint_step(const Box& box, const std::string& token) {
        const auto found = std::find(picture_.way.begin(), picture_.way.end(), token);
        if (token.empty() || found == picture_.way.end()) {
            return;
        }
        const double size = box.w * 0.34;
        painter_.pill(wxString::Format("%d", static_cast<int>(found - picture_.way.begin()) + 1),
                      box.x + size * 0.55, box.bottom() - size * 0.55, size, looks_.accent, looks_.on_accent,
                      size);
        painter_.outline(box.inset(1.5), box.w * 0.1, looks_.accent, std::max(3.0, text_ * 0.26));
    }

    void paint_tokens(const Spot& spot) {
        const Box inner = spot.box.inset(spot.box.w * 0.06);
        paint_pile(painter_, {spot.place, inner, {}}, text_ * 0.8, zone_.square ? 1.0 : card_shape);
        const core::Token& top = spot.place->tokens.back();
        if (top.owner) {
            const double height = std::max(12.0, spot.box.h * 0.36);
            painter_.pill(name_of(*top.owner, 6), spot.box.middle_x(), spot.box.bottom() - height * 0.56,
                          height, looks_.plate, looks_.text, spot.box.w * 0.96);
        }
    }

    /// The sums that would stand in the row and the column if it were chosen.
    void paint_sums(const Box& box, const core::Choice& choice) {
        Box rest = box.inset(box.w * 0.08);
        const Pen pen{std::min(text_ * 1.6, rest.h * 0.4), looks_.text, true, Align::centre};
        painter_.write(wxString::FromUTF8("→ ") + words(*choice.row_end), rest.cut_top(rest.h / 2), pen);
        painter_.write(wxString::FromUTF8("↓ ") + words(*choice.column_end), rest, pen);
    }

    void paint_margins() {
        const core::Margins& margins = zone_.margins;
        const Surround& frame = block_.surround;
        const Pen head{text_ * 0.95, looks_.quiet, false, Align::centre};
        write_all(margins.row_heads, frame.row_heads, head);
        write_all(margins.column_heads, frame.column_heads, head);
        const auto [row, column] = looked_at();
        const Pen end{text_ * 1.15, looks_.text, true, Align::centre};
        write_all(margins.row_ends, frame.row_ends, end, row);
        write_all(margins.column_ends, frame.column_ends, end, column);
        if (row) {
            paint_end(frame.row_ends[*row], looked_at_->row_end);
        }
        if (column) {
            paint_end(frame.column_ends[*column], looked_at_->column_end);
        }
    }

    void paint_end(const Box& box, const std::optional<core::Text>& text) {
        if (text && !box.empty()) {
            painter_.pill(words(*text), box.middle_x(), box.middle_y(), text_ * 1.7, looks_.accent,
                          looks_.on_accent, std::max(box.w, text_ * 2));
        }
    }

    void write_all(const std::vector<core::Text>& texts, const std::vector<Box>& boxes, const Pen& pen,
                   std::optional<std::size_t> but = {}) {
        for (std::size_t i = 0; i < std::min(texts.size(), boxes.size()); ++i) {
            if (i != but) {
                painter_.write(words(texts[i]), boxes[i], pen);
            }
        }
    }

    struct Cross {
        std::optional<std::size_t> row, column;
    };

    /// Row and column of the space that is looked at, if sums would stand there.
    Cross looked_at() const {
        if (looked_at_ == nullptr || !may_be(*looked_at_)) {
            return {};
        }
        for (std::size_t i = 0; i < zone_.places.size(); ++i) {
            if (picture_.choice_at(zone_.places[i]) == looked_at_) {
                const auto columns = static_cast<std::size_t>(std::max(1, zone_.columns));
                Cross cross;
                if (looked_at_->row_end) {
                    cross.row = i / columns;
                }
                if (looked_at_->column_end) {
                    cross.column = i % columns;
                }
                return cross;
            }
        }
        return {};
    }

    Painter& painter_;
    const Theme& looks_;
    const Picture& picture_;
    const Block& block_;
    const core::Zone& zone_;
    double text_;
    bool tiled_;
    Invitation invitation_;
    const core::Choice* looked_at_;
};

}  // namespace

void paint_grid(Painter& painter, const Picture& picture, const Block& block, double text) {
    GridPainter(painter, picture, block, text).paint();
}

}  // namespace gui
