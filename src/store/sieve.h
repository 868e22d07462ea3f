#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "store/filter.h"
#include "store/persons.h"
#include "store/query.h"

namespace store {

/// A filter as it is used on rows of `sheets s`: what SQL can say is said there, words and players are looked
/// for in each row that is left.
class Sieve {
public:
    /// `walks`: all rows are read, in no order.
    Sieve(const Filter& filter, const Persons& persons, bool walks = false);

    /// `s.binned = 0 AND …`; its values are bound by `bind`, from ?1 on.
    const std::string& condition() const { return condition_; }
    const std::vector<Query::Value>& values() const { return values_; }
    /// Whether SQL says more than whether they lie in the bin.
    bool narrows() const { return narrows_; }
    /// Whether rows must be looked at besides.
    bool looks_closely() const { return !words_.empty() || !players_.empty(); }
    bool looks_for_words() const { return !words_.empty(); }
    /// `who` and `words` as the row has them; `words` may be empty where none are looked for.
    bool lets_through(std::string_view game, std::span<const unsigned char> who,
                      std::string_view words) const;

private:
    /// One word that was typed, and who and what is called so.
    struct Word {
        std::string letters;
        std::vector<bool> players;  ///< by the player's row
        std::vector<std::string> games;
    };

    void add(std::string_view condition);
    void add(std::string_view condition, Query::Value value);
    void add_header(const Filter& filter);
    void add_days(const Filter& filter);

    const Persons& persons_;
    std::string condition_;
    bool narrows_ = false;
    std::vector<Query::Value> values_;
    std::vector<Word> words_;
    std::vector<int> players_;
};

}  // namespace store
