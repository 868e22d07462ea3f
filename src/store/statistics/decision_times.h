#pragma once

#include <vector>

#include "store/statistics/pack.h"

namespace store {

/// How long decisions took: the median of each seat in each match, weighed by its decisions.
class DecisionTimes {
public:
    void add(const Digest::Seat& seat);
    int decisions() const { return decisions_; }
    /// In seconds; 0 where nothing is known.
    int median() const;

private:
    std::vector<int> decisions_by_seconds_;
    int decisions_ = 0;
};

}  // namespace store
