#pragma once

#include <string>

#include "cli/terminal/records.h"
#include "core/report.h"

namespace cli {

/// One object in one line, as other programs read it. What is no UTF-8 (a file's name may be none)
/// is replaced.
std::string one_line(const core::Json& json);

/// What `check --json` says of a record (record.md).
core::Json match_json(const std::string& file, const Read& read, const core::Reading& reading);
core::Json fault_json(const std::string& file, const core::Fault& fault);

/// The same without texts and reasons, which may be worded anew.
core::Json without_words(core::Json judged);
/// What a test expects of a judged match, an entry a line.
std::string expected_of(core::Json judged);

/// Adds `verdict`, and unless it is legal, `rule` and `reason`.
void add_verdict(core::Json& json, const core::Verdict& verdict);

}  // namespace cli
