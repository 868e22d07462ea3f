#include "app/exchange/qr.h"

#include <qrcodegen.hpp>

#include "core/text/failure.h"

namespace app {

QrCode qr_code(const std::string& text) {
    if (text.size() > most_qr_bytes) {
        throw core::Failure({NN_("A QR code has room for {0} byte.", "A QR code has room for {0} bytes."),
                             {static_cast<int>(most_qr_bytes)}});
    }
    const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::LOW);
    QrCode modules{code.getSize(), {}};
    modules.dark.reserve(static_cast<std::size_t>(modules.size) * static_cast<std::size_t>(modules.size));
    for (int row = 0; row < modules.size; ++row) {
        for (int column = 0; column < modules.size; ++column) {
            modules.dark.push_back(code.getModule(column, row));
        }
    }
    return modules;
}

}  // namespace app
