#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "gui/draw/painter.h"

using cairo_t = struct _cairo;
using cairo_surface_t = struct _cairo_surface;

namespace gui {

/// Pages of a file, painted with the code of the screen in the looks for print. Lengths are 1/96 inch.
class Paper {
public:
    enum class Kind { svg, png, pdf };
    Paper(Kind kind, double width, double height, const wxString& title);
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;
    ~Paper();

    void set_title(const wxString& title);
    Painter& painter() { return *painter_; }
    /// Of a PDF: what is painted from now on is on the next page.
    void turn_page();
    /// The whole file; nothing can be painted after that. Throws core::Failure if there is no memory for it.
    std::string finish();

private:
    void put_words();

    Kind kind_;
    wxString title_;
    Theme looks_;
    std::string bytes_;
    cairo_surface_t* surface_;
    cairo_t* cairo_;
    std::unique_ptr<wxGraphicsContext> context_;
    std::unique_ptr<Painter> painter_;
    std::vector<Written> words_;
};

/// As the file's ending says: .svg, .png or .pdf. Throws core::Failure for another one.
Paper::Kind kind_of(const std::filesystem::path& file);

/// Puts a file in place that is whole or not there: if it cannot be written, one that was there stays as it
/// was. Throws core::Failure.
void put_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace gui
