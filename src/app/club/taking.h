#pragma once

#include <string>

#include "app/club/folder.h"
#include "app/club/look.h"

namespace app {

/// Takes in what lies in the files of a club.
class Taking {
public:
    Taking(store::Database& database, std::filesystem::path folder, const Held& held, ClubNews& news)
        : database_(database), folder_(std::move(folder)), held_(held), news_(news) {}

    /// A file that is new, or another one than when it was read last. Answers whether it said anything that
    /// was not known here.
    bool take(const FolderWalk::File& file);

    /// Makes so here what was said last, of some of those of which it is not, after that one. Answers the
    /// last one that was looked at; nothing: there are no more.
    std::optional<store::Saying> make_so(const store::Saying& after);
    /// The same of names: all at once, because names bear upon each other.
    void make_names_so();

private:
    bool take_record(const FolderWalk::File& file);
    bool take_statements(const FolderWalk::File& file);
    bool take_machine(const FolderWalk::File& file);
    bool hear(std::string_view line, const FolderWalk::File& file);
    bool is_so(const store::Saying& saying);
    void make_match_so(const std::vector<store::Saying>& sayings);
    void refuse(const FolderWalk::File& file, const core::Text& why);

    store::Database& database_;
    std::filesystem::path folder_;
    const Held& held_;
    ClubNews& news_;
};

}  // namespace app
