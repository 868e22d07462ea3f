#include "cli/render/qr.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "../app/camera.h"

namespace {

const std::string address = "https://example.org/play?data=%7B%22game%22%3A%22Hund%22%7D";

constexpr char black = '\0';
constexpr char white = '\xff';

/// A terminal with these colours of its own, as far as codes are drawn in one: two modules a cell.
class Terminal {
public:
    Terminal(char ink, char paper) : ink_(ink), paper_(paper), own_ink_(ink), own_paper_(paper) {}

    void show(std::string_view text) {
        while (!text.empty()) {
            if (text.starts_with("\x1b[")) {
                const std::size_t end = text.find('m');
                colour(text.substr(2, end - 2));
                text.remove_prefix(end + 1);
            } else if (text.front() == '\n') {
                above_.emplace_back();
                below_.emplace_back();
                text.remove_prefix(1);
            } else {
                put(text);
            }
        }
    }

    std::string seen() const {
        constexpr std::size_t dots = 4;
        std::size_t wide = 0;
        for (const std::string& row : above_) {
            wide = std::max(wide, row.size());
        }
        std::string grey;
        std::size_t rows = 0;
        for (std::size_t i = 0; i + 1 < above_.size(); ++i) {
            for (const std::string* row : {&above_[i], &below_[i]}) {
                for (std::size_t dot = 0; dot < dots; ++dot, ++rows) {
                    for (std::size_t x = 0; x < wide * dots; ++x) {
                        grey += x / dots < row->size() ? (*row)[x / dots] : own_paper_;
                    }
                }
            }
        }
        return seen_by_camera(static_cast<unsigned>(wide * dots), static_cast<unsigned>(rows), grey);
    }

private:
    void colour(std::string_view code) {
        const bool plain = code == "0";
        EXPECT_TRUE(plain || code == "38;5;16;48;5;231") << code;
        ink_ = plain ? own_ink_ : black;
        paper_ = plain ? own_paper_ : white;
    }

    void put(std::string_view& text) {
        const std::string_view block = text.substr(0, text.front() == ' ' ? 1 : 3);
        above_.back() += block == "█" || block == "▀" ? ink_ : paper_;
        below_.back() += block == "█" || block == "▄" ? ink_ : paper_;
        text.remove_prefix(block.size());
    }

    char ink_, paper_, own_ink_, own_paper_;
    std::vector<std::string> above_{1}, below_{1};
};

std::string seen_in(Terminal terminal, bool coloured) {
    terminal.show(cli::drawn(app::qr_code(address), cli::Ink(coloured)));
    return terminal.seen();
}

}  // namespace

TEST(QrInATerminal, is_read_whatever_colours_the_terminal_has) {
    EXPECT_EQ(seen_in(Terminal(white, black), true), address);
    EXPECT_EQ(seen_in(Terminal(black, white), true), address);
}

TEST(QrInATerminal, is_ink_on_paper_without_colours) {
    EXPECT_EQ(seen_in(Terminal(black, white), false), address);
}
