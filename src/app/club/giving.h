#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "app/club/look.h"
#include "store/club/manifest.h"
#include "store/club/membership.h"
#include "store/club/sayings.h"
#include "store/matches/archive.h"

namespace app {

/// Writes into the folder of a club what the others may not know: records that reach further here than in
/// their files, and what was said here.
class Giving {
public:
    Giving(store::Database& database, store::Membership membership, ClubNews& news)
        : database_(database), membership_(std::move(membership)), news_(news) {}

    /// What was said here of matches, some of those of which they may not know all. Answers whether there are
    /// more. It comes before anything is taken in, which would take the place of what they do not know yet.
    bool tell_of_matches();
    void tell_of_names();
    /// The same with their records; then they know all.
    bool give_matches();
    /// What this machine says of itself, if there is news.
    void give_machine();
    /// All that this machine said once is to be written again.
    void say_again();

private:
    bool each_due(const std::function<void(const std::string&)>& work);
    void tell_of(const std::string& match);
    store::Whole dated(store::Whole match);
    void give_record(const store::Whole& match);
    std::size_t lines_for_others(const store::Whole& match) const;
    void say(store::Saying saying, const std::optional<store::Sayings::Last>& before);
    void keep(const std::filesystem::path& path, store::Manifest::File file);
    void write_said();

    store::Database& database_;
    store::Membership membership_;
    ClubNews& news_;
    std::string after_;
    std::string said_;  ///< lines for the file of what was said
};

}  // namespace app
