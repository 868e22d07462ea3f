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

    /// What a file brought: something that was not known here, or there is more of it to be read.
    enum class Took { nothing, news, more, news_and_more, waits, refused };
    /// A file that is new, or another one than when it was read last. `own`: it is in this machine's folder.
    Took take(const FolderWalk::File& file, bool own);

    /// Makes so here what was said last, of some of those of which it is not, after that one. Answers the
    /// last one that was looked at; nothing: there are no more.
    std::optional<store::Saying> make_so(const store::Saying& after);
    /// The same of names: all at once, because names bear upon each other.
    void make_names_so();

private:
    Took take_record(const FolderWalk::File& file);
    Took take_match(const FolderWalk::File& file, const ClubRecord& record);
    Took take_statements(const FolderWalk::File& file, bool own);
    Took take_machine(const FolderWalk::File& file);
    Took refuse(const FolderWalk::File& file, const core::Text& why);
    bool is_own(const FolderWalk::File& file) const;
    bool hear(std::string_view line, const FolderWalk::File& file, bool own);
    bool is_so(const store::Saying& saying);
    void make_match_so(const std::vector<store::Saying>& sayings);
    void make_absent_so(const std::vector<store::Saying>& sayings);
    void throw_away(const store::Saying& saying, const std::string& match);

    store::Database& database_;
    std::filesystem::path folder_;
    const Held& held_;
    ClubNews& news_;
};

}  // namespace app
