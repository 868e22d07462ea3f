#include <memory>
#include <vector>

#include <wx/image.h>
#include <zbar.h>

#include "core/text/failure.h"
#include "gui/draw/painter.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/qr_view.h"
#include "gui/windows.h"

namespace phone {

/// What a camera reads in the picture.
std::vector<std::string> read(const wxImage& picture) {
    std::vector<unsigned char> grey;
    for (int y = 0; y < picture.GetHeight(); ++y) {
        for (int x = 0; x < picture.GetWidth(); ++x) {
            const int sum = picture.GetRed(x, y) + picture.GetGreen(x, y) + picture.GetBlue(x, y);
            grey.push_back(static_cast<unsigned char>(sum / 3));
        }
    }
    const auto width = static_cast<unsigned>(picture.GetWidth());
    const auto height = static_cast<unsigned>(picture.GetHeight());
    zbar::Image image(width, height, "Y800", grey.data(), grey.size());
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    scanner.set_config(zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    scanner.scan(image);
    std::vector<std::string> all;
    for (auto symbol = image.symbol_begin(); symbol != image.symbol_end(); ++symbol) {
        all.push_back(symbol->get_data());
    }
    return all;
}

wxImage painted(const std::string& text, int width, int height) {
    wxImage image(width, height);
    image.SetRGB(wxRect(0, 0, width, height), gui::theme().sheet.Red(), gui::theme().sheet.Green(),
                 gui::theme().sheet.Blue());
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
    gui::Painter painter(*context, gui::theme());
    gui::draw(painter, app::qr_code(text), "Point the camera here.",
              {0, 0, static_cast<double>(width), static_cast<double>(height)});
    context->Flush();
    return image;
}

}  // namespace phone

class TheCode : public Windows {};

TEST_F(TheCode, is_read_back_in_light_and_dark_small_and_large) {
    const std::string link = "https://example.org/?data=%7B%22name%22%3A%22Kleine%20Kl%C3%A4ffer%22%7D";
    for (const auto looks : {gui::Appearance::light, gui::Appearance::dark}) {
        gui::wear(looks, 100);
        EXPECT_EQ(phone::read(phone::painted(link, 320, 400)), std::vector{link});
        EXPECT_EQ(phone::read(phone::painted(link, 1000, 700)), std::vector{link});
    }
    const std::string longest(1800, 'x');
    EXPECT_EQ(phone::read(phone::painted(longest, 900, 980)), std::vector{longest});
}

TEST_F(TheCode, is_refused_for_what_has_no_room_in_it) {
    start();
    auto* view = new gui::QrView(frame_);
    EXPECT_THROW(view->show(std::string(3000, 'x'), "words"), core::Failure);
}
