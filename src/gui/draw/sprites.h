#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include <wx/gdicmn.h>
#include <wx/graphics.h>

using cairo_surface_t = struct _cairo_surface;

namespace gui {

/// What was painted on a screen before, to be put there again as pixels. What was not used for longest goes
/// first.
class Sprites {
public:
    using Paint = std::function<void(wxGraphicsContext&)>;

    /// Puts what the key stands for at that place; it is painted there first if it is not kept.
    void put(wxGraphicsContext& screen, const std::u32string& key, const wxRect& place, const Paint& paint);

private:
    struct Destroy {
        void operator()(cairo_surface_t* surface) const;
    };
    struct Sprite {
        std::unique_ptr<cairo_surface_t, Destroy> surface;
        int pixels = 0;
    };
    using Kept = std::unordered_map<std::u32string, Sprite>;

    cairo_surface_t* find(const std::u32string& key);
    cairo_surface_t* keep(const std::u32string& key, Sprite sprite);

    Kept young_, old_;
    int pixels_ = 0;  ///< of the young
};

}  // namespace gui
