#pragma once

#include <filesystem>

#include "gui/charts/chart.h"

namespace gui {

/// Saves a chart in the looks for print, as the file's ending says: .svg, .png or .pdf. Throws core::Failure
/// for another ending, or if it cannot be written; then a file that was there stays as it was.
void save_chart(const Chart& chart, const std::filesystem::path& file);

}  // namespace gui
