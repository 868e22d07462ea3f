#include "gui/numbers.h"

#include <cmath>

#include <fmt/format.h>

#include "gui/words.h"

namespace gui {

wxString decimal(double number, int digits) {
    wxString text = shown(fmt::format("{:.{}f}", number, digits));
    // What stands before the decimals: a comma in German.
    text.Replace(".", words(N_(".")));
    return text;
}

wxString percent(double part, int matches) {
    const wxString whole = decimal(part * 100, 0) + wxString::FromUTF8(" %");
    return store::is_few(matches) ? wxString::FromUTF8("≈ ") + whole : whole;
}

wxString wins(double number) {
    const bool whole = std::abs(number - std::round(number)) < 0.005;
    return decimal(number, whole ? 0 : 2);
}

wxString rating(const core::Rating& rating) {
    return decimal(rating.mu, 1) + wxString::FromUTF8(" ± ") + decimal(2 * rating.sigma, 1);
}

}  // namespace gui
