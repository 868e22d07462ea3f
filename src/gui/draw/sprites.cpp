#include "gui/draw/sprites.h"

#include <utility>

#include <cairo.h>

namespace gui {

namespace {

/// As many as two large screens have; twice as many are kept at most.
constexpr int most_pixels = 4'000'000;

}  // namespace

void Sprites::Destroy::operator()(cairo_surface_t* surface) const {
    cairo_surface_destroy(surface);
}

void Sprites::put(wxGraphicsContext& screen, const std::u32string& key, const wxRect& place,
                  const Paint& paint) {
    auto* const cairo = static_cast<cairo_t*>(screen.GetNativeContext());
    cairo_surface_t* sprite = find(key);
    if (sprite == nullptr) {
        // Similar: as dense as the screen.
        sprite = cairo_surface_create_similar(cairo_get_group_target(cairo), CAIRO_CONTENT_COLOR_ALPHA,
                                              place.width, place.height);
        cairo_t* const inside = cairo_create(sprite);
        sprite = keep(key, {{sprite, {}}, place.width * place.height});
        cairo_translate(inside, -place.x, -place.y);
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromNative(inside));
        cairo_destroy(inside);  // the context has a share of its own
        context->EnableOffset(screen.OffsetEnabled());
        paint(*context);
    }
    cairo_set_source_surface(cairo, sprite, place.x, place.y);
    cairo_rectangle(cairo, place.x, place.y, place.width, place.height);
    cairo_fill(cairo);
}

cairo_surface_t* Sprites::find(const std::u32string& key) {
    if (const auto found = young_.find(key); found != young_.end()) {
        return found->second.surface.get();
    }
    auto found = old_.extract(key);
    return found.empty() ? nullptr : keep(key, std::move(found.mapped()));
}

cairo_surface_t* Sprites::keep(const std::u32string& key, Sprite sprite) {
    if (pixels_ + sprite.pixels > most_pixels) {
        old_ = std::exchange(young_, {});
        pixels_ = 0;
    }
    pixels_ += sprite.pixels;
    return (young_[key] = std::move(sprite)).surface.get();
}

}  // namespace gui
