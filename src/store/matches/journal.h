#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "store/sqlite/database.h"

namespace store {

/// The journals of all matches: headers and lines, append-only. Every call that writes returns only
/// after the change is on the disk, in a transaction of its own, or throws `core::Failure` and has
/// changed nothing.
class Journal {
public:
    explicit Journal(Database& database) : database_(database) {}

    /// Begins a match with the lines given (an import and a copy have some). The header must have an `id`;
    /// where it tells no day it gets the one that the clock of this place shows.
    void begin(const core::Header& header, std::string_view policy, const std::vector<core::Fact>& facts);
    /// Writes into the match's header what another header of it says besides: which match it follows, of
    /// which one it is a 'what if'. Of what it says already nothing is changed.
    void link(const std::string& match, const core::Header& header);
    /// Appends line `seq`, which must follow the last; else another program wrote meanwhile (Failure).
    void append(const std::string& match, core::Seq seq, std::string_view text);
    /// The same at the table, after what the record has already: should the database be lost, the record is
    /// written down with this line too, also if it was not kept (`Displaced`).
    void enter(const core::Record& record, std::string_view text);
    /// Several lines in one transaction.
    void append(const std::string& match, const std::vector<core::Fact>& facts);

    bool has(const std::string& match) const;
    /// The match's id as it is spelled here, whatever the case of its letters; or nothing.
    std::optional<std::string> spelled(const std::string& id) const;
    core::Record read(const std::string& match) const;
    /// When each of its lines was written, in seconds since 1970.
    std::vector<std::int64_t> written(const std::string& match) const;

    void set_policy(const std::string& match, std::string_view policy);
    std::string policy(const std::string& match) const;
    /// Up to which line `Referee!` has been asked (policy `ask`); 0 if never.
    void set_ruled_up_to(const std::string& match, core::Seq seq);
    core::Seq ruled_up_to(const std::string& match) const;
    /// Up to which line the rulings have been answered with 'it stands'; 0 if never.
    void set_answered_up_to(const std::string& match, core::Seq seq);
    core::Seq answered_up_to(const std::string& match) const;

private:
    void must_follow(const core::Record& record) const;
    void write_line(const std::string& match, core::Seq seq, std::string_view text, std::int64_t written);
    void write_lines(const std::string& match, const std::vector<core::Fact>& facts);
    int number_of(const std::string& match, std::string_view query) const;
    void change(const std::string& match, std::string_view query, const auto& value);

    Database& database_;
};

}  // namespace store
