#include "gui/draw/paper.h"

#include <algorithm>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fmt/format.h>

#include "app/exchange/new_file.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double points_a_pixel = 72.0 / 96.0;
/// A picture of dots has twice as many as the screen.
constexpr double dots_a_pixel = 2.0;

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t* surface_for(Paper::Kind kind, double width, double height, std::string& bytes) {
    cairo_surface_t* surface = nullptr;
    switch (kind) {
        case Paper::Kind::svg:
            surface = cairo_svg_surface_create_for_stream(append, &bytes, width, height);
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
            break;
        case Paper::Kind::pdf:
            surface = cairo_pdf_surface_create_for_stream(append, &bytes, width * points_a_pixel,
                                                          height * points_a_pixel);
            break;
        case Paper::Kind::png:
            surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width * dots_a_pixel),
                                                 static_cast<int>(height * dots_a_pixel));
            break;
    }
    return surface;
}

std::string for_xml(const wxString& text) {
    std::string all = typed(in_markup(text));
    std::ranges::replace_if(
        all, [](unsigned char c) { return c < ' '; }, ' ');
    return all;
}

}  // namespace

Paper::Paper(Kind kind, double width, double height, const wxString& title)
    : kind_(kind), looks_(printed_theme()) {
    surface_ = surface_for(kind, width, height, bytes_);
    set_title(title);
    cairo_ = cairo_create(surface_);
    const double scale = kind == Kind::pdf ? points_a_pixel : kind == Kind::png ? dots_a_pixel : 1.0;
    cairo_scale(cairo_, scale, scale);
    if (kind != Kind::pdf) {
        cairo_set_source_rgb(cairo_, 1, 1, 1);
        cairo_paint(cairo_);
    }
    context_.reset(wxGraphicsContext::CreateFromNative(cairo_));
    painter_ = std::make_unique<Painter>(*context_, looks_);
    if (kind == Kind::svg) {
        // Cairo makes shapes of letters: nobody could search them or read them aloud.
        painter_->put_words_into(words_);
    }
}

Paper::~Paper() {
    painter_.reset();
    context_.reset();
    cairo_destroy(cairo_);
    cairo_surface_destroy(surface_);
}

void Paper::set_title(const wxString& title) {
    title_ = title;
    if (kind_ == Kind::pdf) {
        cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_TITLE, typed(title).c_str());
    }
}

void Paper::turn_page() {
    cairo_show_page(cairo_);
}

/// The words go before the end of the picture, each as wide as it was measured.
void Paper::put_words() {
    std::string all = fmt::format("<title>{}</title>\n", for_xml(title_));
    for (const Written& each : words_) {
        all += fmt::format(
            "<text x=\"{:.1f}\" y=\"{:.1f}\" textLength=\"{:.1f}\" lengthAdjust=\"spacingAndGlyphs\" "
            "font-family=\"sans-serif\" font-size=\"{:.1f}\" font-weight=\"{}\" fill=\"{}\">{}</text>\n",
            each.x, each.baseline, each.width, each.height, each.bold ? "bold" : "normal", hex(each.colour),
            for_xml(each.text));
    }
    const auto end = bytes_.rfind("</svg>");
    bytes_.insert(end, all);
}

std::string Paper::finish() {
    painter_.reset();
    context_.reset();
    if (kind_ == Kind::png) {
        cairo_surface_flush(surface_);
        cairo_surface_write_to_png_stream(surface_, append, &bytes_);
    }
    if (kind_ == Kind::pdf) {
        cairo_show_page(cairo_);
    }
    cairo_surface_finish(surface_);
    if (cairo_surface_status(surface_) != CAIRO_STATUS_SUCCESS || bytes_.empty()) {
        throw std::bad_alloc();
    }
    if (kind_ == Kind::svg) {
        put_words();
    }
    return std::move(bytes_);
}

Paper::Kind kind_of(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (ending == ".svg") {
        return Paper::Kind::svg;
    }
    if (ending == ".png") {
        return Paper::Kind::png;
    }
    if (ending == ".pdf") {
        return Paper::Kind::pdf;
    }
    throw core::Failure({N_("{0}: a picture is saved as .svg, .png or .pdf."), {file.string()}});
}

void put_file(const std::filesystem::path& file, std::string_view bytes) {
    app::NewFile made(file);
    made.write(bytes);
    made.replace();
}

}  // namespace gui
