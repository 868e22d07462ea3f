#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "core/reading.h"

namespace core {

using Json = nlohmann::ordered_json;

struct Report {
    Json rounds = Json::array();
    Json result = Json::object();
};

}  // namespace core
