#pragma once

#include <memory>

#include "store/sqlite/database.h"

namespace store {

/// Writes that come to the disk together or not at all. Inside another one it is a part of that: nothing is
/// on the disk before the outermost was committed. Without `commit` all is as it was.
class Transaction {
public:
    /// What is only derived need not outlive a power cut: it waits for no disk, unless it is a part.
    enum class Waits { for_the_disk, not_at_all };
    explicit Transaction(const Database& database, Waits waits = Waits::for_the_disk);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    /// Returns when it is on the disk, if it waits for that, or throws `core::Failure`.
    void commit();

private:
    struct Hold;
    const Database& database_;
    std::unique_ptr<Hold> hold_;
};

}  // namespace store
