#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "cli/terminal/records.h"

namespace cli {

/// One object in one line, as other programs read it. What is no UTF-8 (a file's name may be none)
/// is replaced.
std::string one_line(const nlohmann::ordered_json& json);

/// What `check --json` says of a record (record.md).
nlohmann::ordered_json match_json(const std::string& file, const Read& read, const core::Reading& reading);
nlohmann::ordered_json fault_json(const std::string& file, const core::Fault& fault);

/// The same without texts and reasons, which may be worded anew.
nlohmann::ordered_json without_words(nlohmann::ordered_json judged);
/// What a test expects of a judged match, an entry a line.
std::string expected_of(nlohmann::ordered_json judged);

/// Adds `verdict`, and unless it is legal, `rule` and `reason`.
void add_verdict(nlohmann::ordered_json& json, const core::Verdict& verdict);

}  // namespace cli
