#pragma once

#include <string>

#include "core/text/text.h"
#include "store/statistics/rating.h"

/// Numbers for people, as the language in force writes them; files for programs have points always.
namespace app {

/// `2.50`, in German `2,50`.
std::string decimal(double number, int digits);
/// `+2.5`, `−2.5`.
std::string change(double number, int digits);
/// `42 %`, of a part between 0 and 1.
std::string percent(double part);
/// `3`, `3½`, `0.33`: wins may be shared.
std::string wins(double number);
/// `27.6 ± 4.1`: twice the uncertainty, so that it is probably true.
std::string rating(const store::Rating& rating);

/// `45 s`, `2:05 min`.
core::Text duration(int seconds);

/// A number that was written with a point.
std::string with_its_point(std::string number);

}  // namespace app
