#include "gui/windows.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>

#include <gtk/gtk.h>
#include <unistd.h>
#include <wx/app.h>
#include <wx/tglbtn.h>
#include <wx/uiaction.h>

#include "app/library/library.h"
#include "core/record.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace {

std::filesystem::path new_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "pfiff-windows-XXXXXX").string();
    return mkdtemp(name.data());
}

}  // namespace

Windows::Windows() : folder_(new_folder()), preferences_(folder_ / "config" / "pfiff.conf") {
    gui::speak("en");
    gui::wear(gui::Appearance::light, 100);
    gui::call_kinds({});
}

Windows::~Windows() {
    stop();
    std::filesystem::remove_all(folder_);
}

void Windows::start(wxSize size) {
    preferences_.window = size;
    frame_ = new gui::Frame(store::Database(folder_ / "pfiff.db"), preferences_);
    frame_->open_home();
    frame_->Show();
    EXPECT_TRUE(until([this] { return frame_->IsShownOnScreen() && frame_->page() != nullptr; }));
}

void Windows::drag_to(wxSize size) {
    gdk_window_resize(gtk_widget_get_window(static_cast<GtkWidget*>(frame_->GetHandle())), size.x, size.y);
    EXPECT_TRUE(until([&] { return frame_->GetClientSize() == size; }));
    settle();
}

void Windows::stop() {
    if (frame_ != nullptr) {
        frame_->Destroy();
        frame_ = nullptr;
        settle();
    }
}

std::string Windows::begin(const std::vector<std::string>& players, app::Policy policy) {
    core::Header header;
    header.game = "hund";
    header.players = players;
    return app::begin_match(frame_->database(), header, policy);
}

core::Record Windows::record(const std::string& name) {
    std::ifstream file(std::string(PFIFF_SOURCE_DIR) + "/tests/records/" + name, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return core::read_record(bytes, games::infos()).value();
}

gui::Table& Windows::open(core::Header header, app::Policy policy) {
    if (frame_ == nullptr) {
        start();
    }
    frame_->open_table(app::begin_match(frame_->database(), std::move(header), policy));
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    settle();
    return table();
}

gui::Table& Windows::play(const std::vector<std::string>& players, const std::vector<std::string>& lines) {
    if (frame_ == nullptr) {
        start();
    }
    frame_->open_table(begin(players));
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    for (const std::string& line : lines) {
        table().enter(line);
    }
    settle();
    return table();
}

bool Windows::until(const std::function<bool()>& it_is_so) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!it_is_so()) {
        if (std::chrono::steady_clock::now() > deadline) {
            return false;
        }
        settle();
    }
    return true;
}

void Windows::settle() {
    for (int i = 0; i < 5; ++i) {
        wxTheApp->ProcessPendingEvents();
        wxTheApp->Yield(true);
        wxTheApp->ProcessIdle();
    }
}

void Windows::press(wxWindow& button) {
    ASSERT_TRUE(button.IsShownOnScreen()) << button.GetLabel().utf8_string() << " is not to be seen";
    ASSERT_TRUE(button.IsEnabled()) << button.GetLabel().utf8_string() << " cannot be pressed";
    auto* toggle = dynamic_cast<wxToggleButton*>(&button);
    if (toggle != nullptr) {
        toggle->SetValue(!toggle->GetValue());
    }
    wxCommandEvent event(toggle != nullptr ? wxEVT_TOGGLEBUTTON : wxEVT_BUTTON, button.GetId());
    event.SetEventObject(&button);
    event.SetInt(toggle != nullptr && toggle->GetValue() ? 1 : 0);
    button.ProcessWindowEvent(event);
    settle();
}

void Windows::press(const char* name) {
    press(gui::part<wxWindow>(*frame_, name));
}

/// Opens a line of another kind than the expected one; answers how many taps that took and how many tokens
/// are there.
std::pair<int, std::size_t> Windows::tap_word(const std::vector<std::string>& tokens) {
    const core::Ask start = table().session().ask({});
    const std::string& word = tokens.front();
    const auto follows = [&](const std::vector<std::string>& expected, std::size_t from) {
        return expected.size() + from <= tokens.size() &&
               std::equal(expected.begin(), expected.end(),
                          tokens.begin() + static_cast<std::ptrdiff_t>(from));
    };
    if (follows(start.expected, 0)) {
        return {0, start.expected.size()};
    }
    const std::vector<std::string> then = table().session().ask(std::vector{word}).expected;
    EXPECT_TRUE(follows(then, 1)) << "another line is expected after " << word;
    auto* aside = dynamic_cast<wxButton*>(wxWindow::FindWindowByName(word, &table().pad()));
    const bool beside = aside != nullptr && aside->IsShownOnScreen();
    if (!beside) {
        press(table().pad().other());
    }
    wxButton* button = beside ? aside : table().pad().button_of(word);
    EXPECT_NE(button, nullptr) << word << " is not on the pad";
    if (button != nullptr) {
        press(*button);
    }
    return {beside ? 1 : 2, 1 + then.size()};
}

/// Puts the pieces where the rest of the line says, each with two taps.
int Windows::tap_arranged(std::span<const std::string> tokens) {
    int taps = 1;
    for (const std::string& token : tokens) {
        const std::string piece = token.substr(0, token.find('='));
        const std::string place = token.substr(token.find('=') + 1);
        const auto& arranged = table().canvas().picture().arranged;
        const auto found = std::find_if(arranged.begin(), arranged.end(),
                                        [&](const core::Arranged& each) { return each.piece == piece; });
        if (found == arranged.end() || found->place == place) {
            continue;
        }
        tap_picture(std::string(found->place));
        tap_picture(place);
        taps += 2;
    }
    press("stand");
    return taps;
}

int Windows::tap(const std::vector<std::string>& tokens) {
    const std::size_t entered = table().session().facts().size();
    auto [taps, filled] = tap_word(tokens);
    if (!table().canvas().picture().arranged.empty()) {
        return taps + tap_arranged(std::span(tokens).subspan(filled));
    }
    while (filled < tokens.size()) {
        const std::string& token = tokens[filled];
        if (table().pad().button_of(token) == nullptr &&
            table().canvas().picture().choice(token) == nullptr) {
            ADD_FAILURE() << token << " is neither on the pad nor on the picture";
            break;
        }
        ++filled;
        const auto known = table().session().ask(std::span(tokens).first(filled)).expected;
        tap_choice(token);
        ++taps;
        filled += known.size();
    }
    if (table().session().facts().size() == entered) {
        press("finish");
        ++taps;
    }
    return taps;
}

void Windows::tap_choice(const std::string& token) {
    if (wxButton* button = table().pad().button_of(token)) {
        press(*button);
    } else {
        const core::Choice& choice = *table().canvas().picture().choice(token);
        tap_picture(choice.place.empty() ? token : choice.place);
    }
}

void Windows::tap_picture(const std::string& place) {
    gui::Canvas& canvas = table().canvas();
    const gui::Box box = canvas.box_of(place);
    ASSERT_FALSE(box.empty()) << place << " is not on the picture";
    for (const wxEventType type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP}) {
        wxMouseEvent event(type);
        event.SetEventObject(&canvas);
        event.SetPosition({static_cast<int>(box.middle_x()), static_cast<int>(box.middle_y())});
        canvas.HandleWindowEvent(event);
    }
    settle();
}

int Windows::tap(const std::string& line) {
    return tap(*core::tokenize(line));
}

void Windows::take_keyboard() {
    auto* window = static_cast<GtkWidget*>(frame_->GetHandle());
    gdk_window_focus(gtk_widget_get_window(window), GDK_CURRENT_TIME);
    EXPECT_TRUE(until([&] { return gtk_window_is_active(GTK_WINDOW(window)) != 0; }));
}

void Windows::type_key(int code) {
    wxUIActionSimulator().Char(code);
    settle();
}

void Windows::type(const std::string& text) {
    for (const char each : text) {
        if (each == '\n' || each == '\t') {
            type_key(each == '\n' ? WXK_RETURN : WXK_TAB);
        } else {
            wxUIActionSimulator().Text(std::string(1, each).c_str());
            settle();
        }
    }
}

void Windows::click(const wxWindow& window) {
    wxUIActionSimulator hand;
    hand.MouseMove(window.GetScreenPosition() + window.GetSize() / 2);
    settle();
    hand.MouseClick();
    settle();
}
