#include "power/screen_child.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <wx/app.h>
#include <wx/dataview.h>
#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/stattext.h>

#include <exception>
#include <iostream>

#include "app/exchange/read_file.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "power/content.h"
#include "store/matches/journal.h"

namespace power {

namespace fs = std::filesystem;

namespace {

/// How many rows the list has that is in the window.
std::size_t rows_in(const wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        if (auto* list = dynamic_cast<wxDataViewCtrl*>(child)) {
            return dynamic_cast<wxDataViewListModel&>(*list->GetModel()).GetCount();
        }
        if (const std::size_t rows = rows_in(*child); rows > 0) {
            return rows;
        }
    }
    return 0;
}

/// Taps on real windows, outside of a test.
class Taps : public Windows {
public:
    Taps(const fs::path& folder, core::Record record, int ear) : record_(std::move(record)), ear_(ear) {
        fs::remove_all(folder_);
        folder_ = folder;
        whole_ = games::find(record_.header.game)->read(record_.header, record_.facts, {});
    }

    void tap_in_the_rest() {
        start();
        if (store::Journal(frame_->database()).has(*record_.header.id)) {
            resume();
        } else {
            open(record_.header);
        }
        tell();
        for (std::size_t next = table().session().facts().size(); next < record_.facts.size(); ++next) {
            tap_in(whole_.entries.at(next).text);
            tell();
        }
    }

private:
    void TestBody() override {}

    void resume() {
        press(*gui::part<wxPanel>(*frame_, "resume_place").GetChildren().front());
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
        settle();
        EXPECT_EQ(table().session().match(), *record_.header.id) << "another match is resumed";
    }

    /// Slots first, then what is said of them; everything else as it is asked for.
    void tap_in(const std::string& line) {
        const auto tokens = *core::tokenize(line);
        if (tokens.front() != "clue") {
            tap(line);
            return;
        }
        for (std::size_t i = 3; i < tokens.size(); ++i) {
            tap_picture(tokens[1] + "/" + tokens[i]);
        }
        tap_choice(tokens[2]);
    }

    void tell() {
        const std::size_t entries = rows_in(table().log());
        const Shown shown{
            entries,
            entries > 0 ? in_a_line(table().log().text_of(static_cast<core::Seq>(entries)).utf8_string())
                        : "",
            in_a_line(gui::part<wxStaticText>(table().pad(), "question").GetLabelText().utf8_string())};
        const std::string line = written(shown) + "\n";
        if (::write(ear_, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
            throw std::runtime_error("nobody listens");
        }
    }

    core::Record record_;
    core::Reading whole_;
    int ear_;
};

class Screen : public wxApp {
public:
    Screen(fs::path folder, fs::path record, int ear)
        : folder_(std::move(folder)), record_(std::move(record)), ear_(ear) {}

    bool OnInit() override {
        wxSetAssertHandler(
            [](const wxString& file, int line, const wxString&, const wxString& condition, const wxString&) {
                ADD_FAILURE() << file.utf8_string() << ":" << line << ": " << condition.utf8_string();
            });
        gui::speak("en");
        gui::wear(gui::Appearance::light, 100);
        gui::prepare_forms();
        SetExitOnFrameDelete(false);
        CallAfter([this] { play(); });
        return true;
    }

private:
    void play() const {
        try {
            // It never ends: at its end the window would clear its folder away, and with it what is looked
            // at.
            static Taps taps(folder_, app::read_file(record_).value(), ear_);
            taps.tap_in_the_rest();
        } catch (const std::exception& failure) {
            std::cerr << failure.what() << std::endl;
            ::_exit(3);
        }
        ::pause();
    }

    fs::path folder_;
    fs::path record_;
    int ear_;
};

}  // namespace

std::string written(const Shown& shown) {
    return fmt::format("{}\t{}\t{}", shown.entries, shown.latest, shown.question);
}

Shown read_shown(const std::string& line) {
    const auto first = line.find('\t');
    const auto second = line.find('\t', first + 1);
    return {std::stoul(line.substr(0, first)), line.substr(first + 1, second - first - 1),
            line.substr(second + 1)};
}

int tap_until_killed(const fs::path& folder, const fs::path& record) {
    // What anybody else prints is not what the screen shows.
    const int ear = ::dup(STDOUT_FILENO);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    testing::GTEST_FLAG(throw_on_failure) = true;
    int count = 1;
    std::string name = "screen";
    char* arguments[] = {name.data(), nullptr};
    wxApp::SetInstance(new Screen(folder, record, ear));
    return wxEntry(count, static_cast<char**>(arguments));
}

}  // namespace power
