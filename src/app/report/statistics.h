#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/report/table.h"
#include "store/statistics/statistics.h"

namespace app {

/// A page of statistics, without its charts.
struct Report {
    core::Text about;
    int matches = 0;
    std::vector<core::Text> sentences{};  ///< in short
    std::vector<Table> tables{};
};

Report report_of(const store::Overview& overview);
Report report_of(const store::PlayerPage& page);
Report report_of(const store::PairPage& page);
Report report_of(const store::GamePage& page);

/// How many matches were counted, and whether they say much.
std::vector<core::Text> counted(int matches);
core::Text title_of_game(const std::string& id);

}  // namespace app
