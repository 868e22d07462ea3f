#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/record.h"

namespace store {

/// The matches into which something was entered since the database was opened, each with its whole record:
/// in memory, so that it can be written down when the database is lost.
class Sitting {
public:
    bool empty() const { return records_.empty(); }
    /// The match into which the last entry went that was kept; at first none.
    const std::string& last() const { return last_; }
    /// Lines that came into one of them otherwise.
    void add(const std::string& match, const std::vector<core::Fact>& facts);
    /// Its lines are others now.
    void forget(const std::string& match) {
        records_.erase(match);
        last_ = last_ == match ? std::string() : last_;
    }

    /// An entry on its way to the disk. It is part of the record; if it is not kept, only until then.
    class Entering {
    public:
        Entering(Sitting& sitting, const core::Record& so_far, std::string_view text);
        Entering(const Entering&) = delete;
        Entering& operator=(const Entering&) = delete;
        ~Entering();
        void is_kept();

    private:
        Sitting& sitting_;
        core::Record& record_;
        bool kept_ = false;
    };

    /// Writes each record into a file of its own beside the database, or where that cannot be, among the
    /// files that last for a while; answers where they lie. A file that is there already is replaced only by
    /// one that says all that it says. Throws `core::Failure`.
    std::vector<std::filesystem::path> rescue(const std::filesystem::path& database) const;

private:
    std::map<std::string, core::Record> records_;
    std::string last_;
};

}  // namespace store
