#pragma once

#include <memory>
#include <string>
#include <vector>

#include "power/entering.h"

namespace power {

/// Something that takes a while and can be killed in the middle.
class Operation {
public:
    Operation(Setting setting, std::string kind);
    virtual ~Operation() = default;
    Operation(const Operation&) = delete;
    Operation& operator=(const Operation&) = delete;

    /// One kill, the look at what is there, the same operation again, and the next entry. Throws `Loss`.
    void kill_once(Dice& dice);
    const Tally& tally() const { return tally_; }

protected:
    using Path = std::filesystem::path;
    /// Lays out in the empty folder what it works on: a database, mostly, of this name.
    virtual void prepare(const Path& place) const = 0;
    virtual Call call(const Path& place) const = 0;
    /// Looks at what a kill left, answers whether it came in the middle.
    virtual bool look(const Path& place) const = 0;
    /// Looks at what an undisturbed run made.
    virtual void look_at_the_end(const Path& place) const = 0;
    /// Whether the same operation can be called again after the kill.
    virtual bool may_be_called_again(const Path& /*place*/) const { return true; }

    static Path database(const Path& place) { return place / "club.db"; }
    const Setting& setting() const { return setting_; }
    /// Where what all kills start from is kept.
    Path source(const std::string& name) const;
    void must_run(const Call& call, const Path& out) const;

private:
    Path fresh_place() const;
    void finish(const Path& place) const;
    void go_on(const Path& place) const;

    Setting setting_;
    Tally tally_;
    Moment span_{};  ///< that it takes
};

/// Migrations of several schemas and sizes, a rebuild of what is derived, imports, exports, backups.
std::vector<std::unique_ptr<Operation>> all_operations(const Setting& setting);

}  // namespace power
