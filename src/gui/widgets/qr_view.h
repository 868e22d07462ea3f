#pragma once

#include <string>

#include <wx/window.h>

#include "app/exchange/qr.h"
#include "gui/draw/box.h"

namespace gui {

class Painter;

/// A QR code as large as the box lets it be, with words under it. Cameras want it dark on white, in dark
/// looks too.
void draw(Painter& painter, const app::QrCode& code, const wxString& words, const Box& box);

/// Shows a QR code for the camera of a phone.
class QrView : public wxWindow {
public:
    explicit QrView(wxWindow* parent);

    /// Throws core::Failure for a text that has no room in a code.
    void show(const std::string& text, const wxString& words);

private:
    void paint();

    app::QrCode code_;
    wxString words_;
};

}  // namespace gui
