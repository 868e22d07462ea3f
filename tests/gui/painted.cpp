#include "gui/painted.h"

#include <memory>

#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include "gui/picture/picture.h"

std::vector<gui::Written> words_of(const core::Table& table, double width, double height) {
    wxBitmap bitmap(static_cast<int>(width), static_cast<int>(height));
    wxMemoryDC dc(bitmap);
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    gui::Painter painter(*context, gui::theme());
    std::vector<gui::Written> all;
    painter.put_words_into(all);
    gui::paint(painter, {table}, gui::arrange(table, width, height, 16));
    return all;
}
