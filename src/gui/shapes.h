#pragma once

#include <string>

#include <wx/graphics.h>

#include "core/table.h"

namespace gui {

/// Draws a shape around a middle; answers how the path is to be filled.
wxPolygonFillMode draw_shape(wxGraphicsPath& path, core::Shape shape, double x, double y, double radius);

/// The path of a drawn shape as SVG has it, 24 by 24, to be filled by the rule `evenodd`; empty for the
/// plain ones.
std::string svg_of(core::Shape shape);

}  // namespace gui
