#pragma once

#include "core/header.h"
#include "store/sqlite/database.h"

namespace store {

/// Seats the header's players at its match, whose row is there; new names get a row. Part of a transaction.
void seat_players(const Database& database, const core::Header& header);

}  // namespace store
