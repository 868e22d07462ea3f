#pragma once

#include "app/report/statistics.h"
#include "store/statistics/year.h"

namespace app {

Report report_of(const store::YearPage& page);

}  // namespace app
