#pragma once

#include <cassert>
#include <functional>
#include <vector>

#include "core/verdict.h"
#include "kit/line.h"

namespace kit {

/// Fills in the lines that are moves, slot by slot, and keeps what is legal.
template <class G>
class Moves {
    using Entry = typename G::Entry;
    using Parts = std::span<const Slot<G>>;

public:
    explicit Moves(const typename G::State& state) : state_(state) {}

    std::vector<Entry> all() && {
        for (const Line<G>& line : G::lines()) {
            Entry entry = line.blank(state_);
            const Parts parts = line.parts();
            const bool of_player = !parts.empty() && parts.front().asked == core::Asked::player;
            if (line.move && line.is_offered(state_) && (of_player || is_now<G>(state_, entry))) {
                fill(parts, entry);
            }
        }
        return std::move(moves_);
    }

private:
    void fill(Parts rest, Entry& entry) {
        if (rest.empty()) {
            return keep(entry);
        }
        const Slot<G>& slot = rest.front();
        if (slot.takes == Takes::any) {
            typename Slot<G>::Wrong none_yet;
            slot.parse(state_, {}, entry, none_yet);
            return add_one_more(rest, entry, 0);
        }
        if (slot.takes == Takes::one_or_none) {
            keep(entry);
        }
        Entry longer = entry;
        const auto fill_next = [&](bool) {
            // Whether it is time for it may rest on the player.
            if (slot.asked != core::Asked::player || is_now<G>(state_, longer)) {
                fill(rest.subspan(1), longer);
            }
        };
        assert(slot.may != nullptr);
        slot.may(state_, longer, std::ref(fill_next));
    }

    /// In any order: only those values that come after the last one.
    void add_one_more(Parts last, Entry& entry, std::size_t first) {
        const Slot<G>& slot = last.front();
        std::size_t next = 0;
        const auto look = [&](bool goes_on) {
            const std::size_t place = next++;
            if (slot.any_order && place < first) {
                return;
            }
            const Parsed parsed = slot.parsed(state_, entry);
            if (parsed == Parsed::whole || parsed == Parsed::full) {
                keep(entry);
            }
            if (goes_on && parsed != Parsed::full) {
                add_one_more(last, entry, place);
            }
        };
        slot.may(state_, entry, std::ref(look));
    }

    void keep(const Entry& entry) {
        if (core::kind(G::judge(state_, entry)) == core::Kind::legal) {
            moves_.push_back(entry);
        }
    }

    const typename G::State& state_;
    std::vector<Entry> moves_;
};

}  // namespace kit
