// Every page and panel, walked through sizes, languages, colours and sizes of text: each picture is the one
// that a window shows which was opened at that size.

#include <algorithm>

#include <gtk/gtk.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/utils.h>

#include "app/exchange/import_record.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

namespace {

/// How a window looks, and the sizes it is walked through; the last step of each leads from narrow to wide.
struct Walk {
    const char* language;
    gui::Appearance colours;
    int percent;
    std::size_t first;  ///< of the stops
    std::vector<wxSize> sizes;
};

/// A page, and what is unfolded on it once the window has its size.
struct Stop {
    std::string name;
    std::function<void()> open;
    std::vector<const char*> pressed{};
};

struct Shot {
    std::string of;
    wxSize size;
    std::vector<guchar> pixels{};
    std::vector<std::string> controls{};  ///< those that are seen; `!` where the toolkit gave one no room
};

/// The focus may be elsewhere, and a line be broken a few pixels sooner; what is blank is more.
constexpr double most_differing = 0.15;
/// What is blank until then stays so.
constexpr int most_looks = 200;

double differing(const std::vector<guchar>& one, const std::vector<guchar>& other) {
    if (one.size() != other.size()) {
        return 1;
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        count += one[i] != other[i] ? 1 : 0;
    }
    return static_cast<double>(count) / static_cast<double>(one.size());
}

/// Each control that is seen, and whether it has the size that it was given.
void add_controls(const wxWindow& window, std::vector<std::string>& found) {
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) {
            continue;
        }
        const wxSize given = child->GetSize();
        GtkAllocation has{};
        gtk_widget_get_allocation(static_cast<GtkWidget*>(child->GetHandle()), &has);
        const bool blank = given.x > 1 && given.y > 1 && (has.width != given.x || has.height != given.y);
        found.push_back((blank ? "!" : "") + child->GetName().utf8_string() + " " +
                        child->GetLabel().utf8_string());
        add_controls(*child, found);
    }
}

const std::vector<Walk> walks{{"en",
                               gui::Appearance::light,
                               100,
                               0,
                               {{1280, 800},
                                {700, 760},
                                {1600, 1000},
                                {760, 1100},
                                {1270, 790},
                                {900, 700},
                                {1700, 900},
                                {701, 480},
                                {1920, 1100},
                                {820, 1000},
                                {1300, 1000}}},
                              {"de",
                               gui::Appearance::dark,
                               100,
                               6,
                               {{700, 900},
                                {1500, 900},
                                {880, 1100},
                                {1000, 640},
                                {720, 700},
                                {1900, 1150},
                                {700, 500},
                                {930, 740},
                                {941, 760},
                                {780, 1000},
                                {1366, 768}}},
                              {"ko",
                               gui::Appearance::light,
                               200,
                               12,
                               {{1920, 1080},
                                {700, 1000},
                                {1400, 900},
                                {960, 1100},
                                {1100, 700},
                                {700, 480},
                                {1800, 1100},
                                {800, 900},
                                {1200, 800},
                                {700, 1150},
                                {1680, 1050}}}};

}  // namespace

class Walking : public Windows, public testing::WithParamInterface<std::size_t> {
protected:
    void SetUp() override {
        g_object_set(gtk_settings_get_default(), "gtk-cursor-blink", FALSE, nullptr);
        gui::speak(walk().language);
        gui::wear(walk().colours, walk().percent);
        start(walk().sizes.front());
        over_ = app::import_record(frame_->database(), record("hund/evening-of-four.pfiff")).match;
        play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben", "play Ben yellow-3", "play Cleo grey-6",
                                       "play Anna yellow-4", "play Anna green-1"});
        running_ = table().session().match();
        play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben", "play Cleo yellow-3"});
        ruled_on_ = table().session().match();
        stop();
    }

    static const Walk& walk() { return walks.at(GetParam()); }

    std::vector<Stop> stops() {
        const auto table_of = [this](const std::string& match) { return [&] { frame_->open_table(match); }; };
        const auto look_back = [this] { frame_->open_review(over_); };
        return {{"home", [this] { frame_->open_home(); }},
                {"table, scores", table_of(running_), {"scores"}},
                {"history", [this] { frame_->open_history(); }},
                {"table, log", table_of(running_), {"show_log"}},
                {"statistics", [this] { frame_->open_statistics({}); }},
                {"table, ruling", table_of(ruled_on_)},
                {"new match", [this] { frame_->open_new_match({}); }},
                {"table, over", table_of(over_), {"scores"}},
                {"people", [this] { frame_->open_people(); }},
                {"review", look_back},
                {"review, scores", look_back, {"scores"}},
                {"settings", [this] { frame_->open_settings(); }},
                {"review, note", look_back, {"note_here"}},
                {"table", table_of(running_)},
                {"history, filters", [this] { frame_->open_history(); }, {"filters"}},
                {"rules", [this] { frame_->open_rules({}); }},
                {"history, details", [this] { frame_->open_history(); }, {"details"}},
                {"table, ruling and scores", table_of(ruled_on_), {"scores"}}};
    }

    void open(const Stop& at) {
        const gui::Page* before = frame_->page();
        at.open();
        EXPECT_TRUE(until([&] { return frame_->page() != before; })) << at.name;
        settle();
    }

    void unfold(const Stop& at) {
        for (const char* name : at.pressed) {
            auto& button = gui::part<wxWindow>(*frame_, name);
            if (button.IsShownOnScreen() && button.IsEnabled()) {
                press(button);
            }
        }
    }

    /// What the screen shows of the window, once it shows the same twice.
    Shot shot(const std::string& of) {
        GdkWindow* window = gtk_widget_get_window(static_cast<GtkWidget*>(frame_->GetHandle()));
        Shot now{of, frame_->GetClientSize()};
        const auto is_blank = [](const std::string& control) { return control.starts_with('!'); };
        for (int i = 0; i < most_looks; ++i) {
            settle();
            // The display takes a while to give the window its size.
            now.controls.clear();
            add_controls(*frame_, now.controls);
            if (std::ranges::any_of(now.controls, is_blank)) {
                wxMilliSleep(10);
                continue;
            }
            GdkPixbuf* image = gdk_pixbuf_get_from_window(window, 0, 0, now.size.x, now.size.y);
            const guchar* pixels = gdk_pixbuf_read_pixels(image);
            std::vector<guchar> seen(pixels, pixels + gdk_pixbuf_get_byte_length(image));
            g_object_unref(image);
            if (seen == now.pixels) {
                break;
            }
            now.pixels = std::move(seen);
        }
        return now;
    }

    /// All that is seen on the way: each page when it is opened, and once it is unfolded at another size.
    std::vector<Shot> walked() {
        const std::vector<Stop> all = stops();
        start(walk().sizes.front());
        std::vector<Shot> shots;
        for (std::size_t i = 0; i + 1 < walk().sizes.size(); ++i) {
            const Stop& at = all[(walk().first + i) % all.size()];
            open(at);
            shots.push_back(shot(at.name + " opened"));
            frame_->SetClientSize(walk().sizes[i + 1]);
            EXPECT_TRUE(until([&] { return frame_->GetClientSize() == walk().sizes[i + 1]; }));
            settle();
            unfold(at);
            shots.push_back(shot(at.name));
        }
        stop();
        return shots;
    }

    /// The same in windows that are opened at that size.
    std::vector<Shot> fresh() {
        const std::vector<Stop> all = stops();
        std::vector<Shot> shots;
        for (std::size_t i = 0; i < walk().sizes.size(); ++i) {
            start(walk().sizes[i]);
            if (i > 0) {
                const Stop& before = all[(walk().first + i - 1) % all.size()];
                open(before);
                unfold(before);
                shots.push_back(shot(before.name));
            }
            if (i + 1 < walk().sizes.size()) {
                const Stop& at = all[(walk().first + i) % all.size()];
                open(at);
                shots.push_back(shot(at.name + " opened"));
            }
            stop();
        }
        return shots;
    }

    std::string over_, running_, ruled_on_;
};

TEST_P(Walking, through_sizes_shows_what_a_window_of_that_size_shows) {
    const std::vector<Shot> on_the_way = walked();
    const std::vector<Shot> at_once = fresh();
    ASSERT_EQ(on_the_way.size(), at_once.size());
    for (std::size_t i = 0; i < at_once.size(); ++i) {
        const std::string where = at_once[i].of + " at " + std::to_string(at_once[i].size.x) + "×" +
                                  std::to_string(at_once[i].size.y) + ", " + walk().language;
        ASSERT_EQ(on_the_way[i].of, at_once[i].of);
        EXPECT_EQ(on_the_way[i].size, at_once[i].size) << where;
        const auto [walked_to, opened_with] =
            std::ranges::mismatch(on_the_way[i].controls, at_once[i].controls);
        EXPECT_TRUE(walked_to == on_the_way[i].controls.end() && opened_with == at_once[i].controls.end())
            << where << ": " << (walked_to != on_the_way[i].controls.end() ? *walked_to : "nothing")
            << " instead of " << (opened_with != at_once[i].controls.end() ? *opened_with : "nothing");
        EXPECT_LT(differing(on_the_way[i].pixels, at_once[i].pixels), most_differing) << where;
    }
}

INSTANTIATE_TEST_SUITE_P(InThreeLanguages, Walking, testing::Range<std::size_t>(0, walks.size()),
                         [](const auto& walk) { return walks.at(walk.param).language; });
