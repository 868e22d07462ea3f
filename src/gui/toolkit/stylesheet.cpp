#include "gui/toolkit/stylesheet.h"

#include <string_view>
#include <utility>
#include <vector>

namespace gui {

namespace {

// Colours stand as @names, which the sheet defines first. Lengths are for large targets: a button
// is at least 44 px high.
constexpr std::string_view common_sheet = R"css(
window, .background { background-color: @paper; color: @text; }
tooltip, tooltip * { background-color: @text; color: @paper; border-radius: 8px; text-shadow: none; }
tooltip { padding: 4px 8px; }
label { color: inherit; }
.bar { background-color: @sheet; border-bottom: 1px solid @line; }
.sheet { background-color: @sheet; border-radius: 14px; }
.wash { background-color: @accent_wash; border-radius: 12px; }
.caution { background-color: @caution_wash; border-radius: 12px; }
.danger { background-color: @danger_wash; border-radius: 12px; }
.quiet { color: @quiet; }
.title { font-size: 165%; font-weight: bold; }
.heading { font-size: 122%; font-weight: bold; }
.question { font-size: 132%; font-weight: bold; }
.strong { font-weight: bold; }
.winner { font-size: 200%; font-weight: 800; }
.wordmark { font-size: 240%; font-weight: 800; letter-spacing: -1px; }
.small { font-size: 88%; }
.alarm { color: @danger; font-weight: bold; }
.doubt { color: @caution; font-weight: bold; }

button { min-height: 38px; min-width: 24px; padding: 2px 12px; border-radius: 10px; border: 1px solid @line;
  background-image: none; background-color: @raised; color: @text; box-shadow: none; text-shadow: none;
  -gtk-icon-shadow: none; transition: none; }
button label { color: inherit; text-shadow: none; }
button:hover { background-color: mix(@raised, @accent, 0.10); }
button:active, button:checked { background-color: @accent_wash; border-color: @accent; color: @text; }
button:checked { box-shadow: inset 0 0 0 2px @accent; }
button:disabled { background-color: @paper; color: mix(@paper, @quiet, 0.55); border-color: mix(@paper, @line, 0.7); }
*:focus { outline-color: @accent; outline-style: solid; outline-width: 3px; outline-offset: -5px; -gtk-outline-radius: 7px; }
button.primary { background-color: @accent; border-color: @accent; color: @on_accent; font-weight: bold; }
button.primary:hover { background-color: mix(@accent, @text, 0.15); }
button.primary:focus { outline-color: @on_accent; }
button.primary:disabled { background-color: mix(@paper, @accent, 0.25); border-color: transparent; color: mix(@paper, @text, 0.5); }
button.flat { background-color: transparent; border-color: transparent; }
button.flat:hover { background-color: mix(@sheet, @accent, 0.12); }
button.flat:disabled { color: mix(@sheet, @quiet, 0.45); }
button.whistle { background-color: @danger; border-color: @danger; color: @paper; font-weight: bold; }
button.small { min-height: 30px; padding: 0 10px; }
button.crumb { min-height: 30px; padding: 0 10px; border-radius: 15px; background-color: @accent_wash; border-color: transparent; }
button.amount { min-height: 32px; padding: 0 8px; border-color: transparent; background-color: transparent; }
button.amount:hover { border-color: @line; background-color: @raised; }
button.total { font-weight: bold; font-size: 115%; }
button.row { padding: 8px 16px; border-radius: 14px; background-color: @sheet; }
button.open { border: 2px solid @accent; }
button.hero { padding: 14px 22px; border-radius: 18px; background-color: @accent; border-color: @accent; color: @on_accent; }
button.hero:hover { background-color: mix(@accent, @text, 0.12); }
button.hero:focus { outline-color: @on_accent; }
scale highlight { background-image: none; background-color: @accent; border-color: @accent; }

button.choice { padding: 0 2px; min-height: 42px; min-width: 42px; font-weight: bold; font-size: 118%; border-radius: 9px; }
button.tight { font-size: 98%; letter-spacing: -0.5px; }
button.choice:disabled { background-color: mix(@paper, @line, 0.28); color: mix(@paper, @quiet, 0.5); border-color: transparent; font-weight: normal; }
button.chosen:not(:disabled) { background-color: @accent_wash; border-color: @accent; color: @text; box-shadow: inset 0 0 0 2px @accent; }
button.illegal:not(:disabled) { border: 3px dashed @danger; }
button.doubtful:not(:disabled) { border-style: dotted; border-width: 2px; }

entry { min-height: 40px; border-radius: 10px; border: 1px solid @line; background-image: none; background-color: @raised; color: @text; box-shadow: none; padding: 0 12px; }
entry:focus { border-color: @accent; box-shadow: inset 0 0 0 2px @accent; outline-width: 0; }
entry selection { background-color: @accent; color: @on_accent; }
combobox button, combobox entry { min-height: 38px; }
checkbutton, radiobutton { min-height: 40px; color: @text; background-color: transparent; padding: 0 4px; }
check, radio { min-width: 20px; min-height: 20px; background-image: none; background-color: @raised; border: 2px solid @quiet; color: @on_accent; box-shadow: none; }
check:checked, radio:checked { background-color: @accent; border-color: @accent; color: @on_accent; }
checkbutton:focus, radiobutton:focus { outline-offset: 0; outline-width: 2px; }
expander, expander title { background-color: transparent; background-image: none; }
expander title, expander title label { color: @accent; font-weight: bold; }
expander title { min-height: 36px; }
expander title arrow, treeview.view.expander { color: @accent; min-width: 20px; min-height: 20px; }
treeview.view { background-color: @sheet; color: @text; }
treeview.view:selected { background-color: @accent_wash; color: @text; }
treeview.view:focus { outline-width: 2px; outline-offset: -2px; }
treeview.view header button, treeview header button { min-height: 30px; border-radius: 0; border-width: 0 0 1px 0; background-color: @sheet; color: @quiet; padding: 2px 8px; font-weight: normal; }
scrolledwindow, viewport { background-color: transparent; border-color: transparent; }
scrollbar { background-color: transparent; border-color: transparent; }
scrollbar slider { background-color: mix(@paper, @quiet, 0.5); border-radius: 6px; min-width: 8px; min-height: 8px; }
menu, .menu { background-color: @raised; color: @text; border-radius: 10px; padding: 6px; }
menuitem { min-height: 32px; padding: 4px 12px; border-radius: 6px; }
menuitem:hover { background-color: @accent_wash; color: @text; }
separator { background-color: @line; }
)css";

std::string definition(std::string_view name, const wxColour& colour) {
    std::string line = "@define-color ";
    line.append(name).append(" ").append(hex(colour)).append(";\n");
    return line;
}

std::string colours(const Theme& theme) {
    const std::vector<std::pair<std::string_view, wxColour>> named{{"paper", theme.paper},
                                                                   {"sheet", theme.sheet},
                                                                   {"raised", theme.raised},
                                                                   {"line", theme.line},
                                                                   {"text", theme.text},
                                                                   {"quiet", theme.quiet},
                                                                   {"accent", theme.accent},
                                                                   {"on_accent", theme.on_accent},
                                                                   {"accent_wash", theme.accent_wash},
                                                                   {"danger", theme.danger},
                                                                   {"danger_wash", theme.danger_wash},
                                                                   {"caution", theme.caution},
                                                                   {"caution_wash", theme.caution_wash},
                                                                   {"fine", theme.fine}};
    std::string sheet;
    for (const auto& [name, colour] : named) {
        sheet += definition(name, colour);
    }
    return sheet;
}

/// Buttons of one colour: filled for what is in order, washed for what is only presumed.
std::string buttons(const std::string& name, const Shade& shade) {
    const std::string fill = hex(shade.fill);
    const std::string ink = hex(shade.ink);
    const std::string wash = hex(shade.wash);
    const std::string words = hex(shade.words);
    return name + ":not(:disabled) { background-color: " + fill + "; color: " + ink +
           "; border-color: " + fill + "; }\n" + name + ":hover:not(:disabled) { background-color: mix(" +
           fill + ", @text, 0.15); }\n" + name + ":focus:not(:disabled) { outline-color: " + ink + "; }\n" +
           name + ".doubtful:not(:disabled) { background-color: " + wash + "; color: " + words +
           "; border-color: " + words + "; }\n" + name +
           ".doubtful:focus:not(:disabled) { outline-color: " + words + "; }\n" + name +
           ".illegal:not(:disabled) { background-color: " + wash + "; color: " + words +
           "; border-color: @danger; }\n";
}

/// The kinds come last: a button may be of a hue and of a kind.
std::string coloured_buttons(const Theme& theme) {
    std::string sheet;
    for (int i = 1; i <= static_cast<int>(core::Hue::black); ++i) {
        const auto hue = static_cast<core::Hue>(i);
        sheet += buttons("button.hue-" + word(hue), theme.shade(hue));
    }
    for (const auto& [kind, shade] : theme.kinds) {
        sheet += buttons("button.kind-" + kind, shade);
    }
    return sheet;
}

}  // namespace

std::string stylesheet(const Theme& theme) {
    return colours(theme) + std::string(common_sheet) + coloured_buttons(theme);
}

}  // namespace gui
