#pragma once

#include <string_view>

#include <wx/graphics.h>

namespace gui {

/// The outline of a drawing around a middle, to be filled by the rule `evenodd`.
wxGraphicsPath shape_path(wxGraphicsContext& context, std::string_view shape, double x, double y,
                          double radius);

/// Whether it has parts, and needs more room than the plain ones.
bool has_parts(std::string_view shape);

}  // namespace gui
