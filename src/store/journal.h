#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "store/database.h"

namespace store {

/// The journals of all matches: headers and lines, append-only. Every call that writes returns only
/// after the change is on the disk, in a transaction of its own, or throws `core::Failure` and has
/// changed nothing.
class Journal {
public:
    explicit Journal(Database& database) : database_(database) {}

    /// Begins a match with the lines given (an import has some). The header must have an `id`. The match
    /// may follow another one, if that one neither follows nor is followed (Failure).
    void begin(const core::Header& header, std::string_view policy, const std::vector<core::Fact>& facts,
               const std::optional<std::string>& follows = {});
    /// Begins a match as a copy of another one up to an entry, marked as such: statistics leave it out.
    void branch(const core::Header& header, std::string_view policy, const std::vector<core::Fact>& facts,
                const std::string& source, core::Seq at);
    /// Appends line `seq`, which must follow the last; else another program wrote meanwhile (Failure).
    void append(const std::string& match, core::Seq seq, std::string_view text);
    /// Several lines in one transaction.
    void append(const std::string& match, const std::vector<core::Fact>& facts);

    bool has(const std::string& match) const;
    /// The match's id as it is spelled here, whatever the case of its letters; or nothing.
    std::optional<std::string> spelled(const std::string& id) const;
    core::Record read(const std::string& match) const;

    /// The match that this one follows, or that follows this one. What lies in the bin is no such match.
    std::optional<std::string> first_before(const std::string& match) const;
    std::optional<std::string> second_after(const std::string& match) const;
    /// Whether another match may follow this one.
    bool may_be_followed(const std::string& match) const;

    void set_policy(const std::string& match, std::string_view policy);
    std::string policy(const std::string& match) const;
    /// Up to which line `Referee!` has been asked (policy `ask`); 0 if never.
    void set_ruled_up_to(const std::string& match, core::Seq seq);
    core::Seq ruled_up_to(const std::string& match) const;
    /// Up to which line the rulings have been answered with 'it stands'; 0 if never.
    void set_answered_up_to(const std::string& match, core::Seq seq);
    core::Seq answered_up_to(const std::string& match) const;

private:
    void write_match(const core::Header& header, std::string_view policy,
                     const std::vector<core::Fact>& facts, const std::function<void(std::int64_t)>& besides);
    void write_line(const std::string& match, core::Seq seq, std::string_view text);
    void follow(const std::string& first, const std::string& second);
    int number_of(const std::string& match, std::string_view query) const;
    void change(const std::string& match, std::string_view query, const auto& value);

    Database& database_;
};

}  // namespace store
