#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <wx/button.h>

#include "core/header.h"
#include "core/record.h"
#include "gui/host/preferences.h"
#include "gui/match/table.h"
#include "gui/shell/frame.h"

/// A real window on a database of its own, which is gone after the test.
class Windows : public testing::Test {
protected:
    Windows();
    ~Windows() override;

    /// Opens the window, as after a start of the program.
    void start(wxSize size = {1280, 800});
    /// Gives it another size as a window manager does: the program hears of it while GTK hands out sizes.
    void drag_to(wxSize size);
    /// Closes it: all that is kept is on the disk.
    void stop();

    /// A match of Hund, begun and opened.
    gui::Table& play(const std::vector<std::string>& players, const std::vector<std::string>& lines = {});
    std::string begin(const std::vector<std::string>& players, app::Policy policy = app::Policy::warn);

    /// One of the records of the tests, `hund/evening-of-four.pfiff`.
    static core::Record record(const std::string& name);
    /// A match of any game, begun and opened.
    gui::Table& open(core::Header header, app::Policy policy = app::Policy::warn);

    template <class Page>
    Page& page() {
        auto* found = dynamic_cast<Page*>(frame_->page());
        EXPECT_NE(found, nullptr) << "another page is open";
        return *found;
    }
    gui::Table& table() { return page<gui::Table>(); }

    /// Lets events run until it is so, at most two seconds.
    static bool until(const std::function<bool()>& it_is_so);
    static void settle();

    /// Presses a button that can be seen and pressed.
    static void press(wxWindow& button);
    void press(const char* name);
    /// Taps the tokens of a line that the pad has not filled in; answers how many taps it took.
    int tap(const std::vector<std::string>& tokens);
    int tap_arranged(std::span<const std::string> tokens);
    std::pair<int, std::size_t> tap_word(const std::vector<std::string>& tokens);
    int tap(const std::string& line);
    /// Taps a choice on the pad or, where that has no button for it, on the picture.
    void tap_choice(const std::string& token);
    /// Taps a place of the picture.
    void tap_picture(const std::string& place);

    /// Types with the keyboard itself, `\n` and `\t` too: what hears it hears it.
    void type(const std::string& text);
    void type_key(int code);
    /// Clicks where it is drawn.
    void click(const wxWindow& window);
    /// The keyboard belongs to the window, as a window manager would have it.
    void take_keyboard();

    std::filesystem::path folder_;
    gui::Preferences preferences_;
    gui::Frame* frame_ = nullptr;
};
