#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "gui/print/sheet.h"

class wxWindow;

namespace gui {

using MakeSheet = std::function<std::unique_ptr<Sheet>(Painter& measuring)>;

/// As a PDF of A4. Throws core::Failure if it cannot be written; a file that was there then stays as it was.
void save_pages(const MakeSheet& make, const std::filesystem::path& file);
/// All of it as one picture, as the file's ending says: .svg, .png or .pdf. Throws as above, and for another
/// ending.
void save_picture(const MakeSheet& make, const std::filesystem::path& file);
/// Asks for the printer.
void print_pages(wxWindow* parent, const MakeSheet& make);

}  // namespace gui
