#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/header.h"
#include "core/text/text.h"
#include "core/text/tokens.h"
#include "core/verdict.h"

namespace core {

/// One line of a journal as it was written, numbered; `line` is its place in the file it came from
/// (0 if it came from none).
struct Fact {
    Seq seq;
    int line;
    std::string text;
};

struct Record {
    Header header;
    std::vector<Fact> facts;
};

/// Why a record cannot be read: the line, from 1, and what was expected.
struct Fault {
    int line;
    Text message;
};

inline constexpr std::size_t most_record_bytes = 4u << 20u;

/// Reads a whole record: header and entry lines, which are not judged here.
tl::expected<Record, Fault> read_record(std::string_view bytes, std::span<const GameInfo* const> games);

/// The record's header as text, ending in a line feed.
std::string write_header(const Header& header);
/// Of it only the lines that name other matches, which stand last.
std::string write_links(const Header& header);
/// Header and the lines as given.
std::string write_record(const Record& record);

}  // namespace core
