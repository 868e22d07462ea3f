#include "games/heckin-hounds/cards.h"

namespace heckin_hounds {

namespace {

constexpr kit::Look all_looks[] = {
    {"deathpaw", N_("de"), N_("Deathpaw"), core::Hue::black, "paw"},
    {"paulgrave", N_("pa"), N_("Paulgrave"), core::Hue::purple, "cross"},
    {"sudachi", N_("su"), N_("Sudachi"), core::Hue::green, "circle"},
    {"tom-dire", N_("td"), N_("Tom Dire"), core::Hue::blue, "diamond"},
    {"evil-molly", N_("em"), N_("Evil Molly"), core::Hue::pink, "heart"},
    {"mops", N_("mo"), N_("Mops"), core::Hue::yellow, "bone"},
    {"cerberus", N_("ce"), N_("Cerberus"), core::Hue::red, "jaws", true},
};

}  // namespace

std::span<const kit::Look> looks() {
    return all_looks;
}

core::Text value_name(int value) {
    return {N_("value {0}"), {value}};
}

core::Face value_face(int value) {
    return {value_name(value), core::Hue::none, {}, {}, std::to_string(value)};
}

}  // namespace heckin_hounds
