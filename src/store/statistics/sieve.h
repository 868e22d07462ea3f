#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/statistics/match_query.h"
#include "store/statistics/person_index.h"
#include "store/statistics/shelves.h"

namespace store {

/// A filter as it is used on a walk through the shelves.
class Sieve {
public:
    Sieve(MatchQuery filter, const PersonIndex& persons);

    bool lets_through(const Shelved& match) const;

private:
    /// One word that was typed, and who and what is called so.
    struct Word {
        std::string letters;
        std::vector<bool> players;  ///< by the player's row
        std::vector<std::string> games;
    };

    bool lets_header_through(const Shelved& match) const;
    bool sits_there(const Shelved& match, int player) const;
    bool occurs(const Shelved& match, const Word& word) const;

    MatchQuery filter_;
    const PersonIndex& persons_;
    std::optional<std::int64_t> from_, before_;  ///< minutes since 1970
    std::vector<Word> words_;
};

}  // namespace store
