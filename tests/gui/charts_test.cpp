#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <sstream>

#include <wx/image.h>
#include <wx/xml/xml.h>

#include "core/text/failure.h"
#include "gui/charts/chart_file.h"
#include "gui/charts/chart_view.h"
#include "gui/pages/statistics_charts.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/full_disk.h"

namespace charting {

using gui::Chart;

Chart a_race() {
    Chart chart;
    chart.kind = Chart::Kind::line;
    chart.title = "Points";
    chart.x_title = "entry";
    chart.series = {{"Anna", core::Hue::none, {{1, 0}, {2, 4}, {3, -2}}},
                    {"Ben <&> Co", core::Hue::none, {{1, 0}, {2, 1}, {3, 7}}}};
    return chart;
}

Chart bars() {
    Chart chart = a_race();
    chart.kind = Chart::Kind::bars;
    chart.categories = {"won", "shared", "lost"};
    for (Chart::Series& series : chart.series) {
        for (Chart::Point& point : series.points) {
            point.x -= 1;
        }
    }
    return chart;
}

Chart distribution() {
    Chart chart;
    chart.kind = Chart::Kind::distribution;
    chart.title = "How often";
    chart.x_title = "points";
    chart.series = {{"all", core::Hue::none, {{-3, 2}, {0, 5}, {12, 1}}}};
    return chart;
}

Chart grid(Chart::Kind kind) {
    Chart chart;
    chart.kind = kind;
    chart.title = "Bids and tricks";
    chart.rows = {"bid 0", "bid 1"};
    chart.columns = {"0", "1", "2"};
    chart.cells = {4, 0, std::nullopt, -17, 2, 123};
    return chart;
}

std::vector<Chart> one_of_each() {
    return {a_race(), bars(), distribution(), grid(Chart::Kind::matrix), grid(Chart::Kind::heat)};
}

std::string read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// What a command writes.
std::string output_of(const std::string& command) {
    FILE* pipe = popen(command.c_str(), "r");
    std::string all;
    for (int byte = fgetc(pipe); byte != EOF; byte = fgetc(pipe)) {
        all += static_cast<char>(byte);
    }
    EXPECT_EQ(pclose(pipe), 0) << command;
    return all;
}

/// The words of all elements of that name.
std::multiset<std::string> words_in(const wxXmlDocument& document, const wxString& name) {
    std::multiset<std::string> all;
    for (const wxXmlNode* node = document.GetRoot()->GetChildren(); node != nullptr; node = node->GetNext()) {
        if (node->GetName() == name) {
            all.insert(node->GetNodeContent().utf8_string());
        }
    }
    return all;
}

std::set<int> colours_of(const wxImage& image) {
    std::set<int> colours;
    for (int y = 0; y < image.GetHeight(); y += 3) {
        for (int x = 0; x < image.GetWidth(); ++x) {
            colours.insert(image.GetRed(x, y) << 16 | image.GetGreen(x, y) << 8 | image.GetBlue(x, y));
        }
    }
    return colours;
}

}  // namespace charting

using charting::a_race;
using gui::Chart;

class ChartFiles : public Windows {
protected:
    std::filesystem::path file(const std::string& name) { return folder_ / name; }
};

TEST_F(ChartFiles, are_well_formed_svg_with_the_words_as_words) {
    for (const Chart& chart : charting::one_of_each()) {
        gui::save_chart(chart, file("chart.svg"));
        wxXmlDocument document;
        ASSERT_TRUE(document.Load(gui::shown(file("chart.svg").string()))) << chart.title;
        EXPECT_TRUE(charting::words_in(document, "text").contains(chart.title.utf8_string()));
    }
    gui::save_chart(a_race(), file("race.SVG"));
    wxXmlDocument race;
    ASSERT_TRUE(race.Load(gui::shown(file("race.SVG").string())));
    const auto words = charting::words_in(race, "text");
    EXPECT_TRUE(words.contains("Ben <&> Co  7"));
    EXPECT_TRUE(words.contains("Anna  −2"));
    EXPECT_TRUE(words.contains("entry"));
}

TEST_F(ChartFiles, are_pictures_of_twice_the_size) {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
    for (const Chart& chart : charting::one_of_each()) {
        gui::save_chart(chart, file("chart.png"));
        wxImage image;
        ASSERT_TRUE(image.LoadFile(gui::shown(file("chart.png").string()), wxBITMAP_TYPE_PNG));
        EXPECT_EQ(image.GetSize(), wxSize(1800, 1080));
        EXPECT_GT(charting::colours_of(image).size(), 10U) << "it is blank";
    }
}

TEST_F(ChartFiles, are_documents_whose_words_can_be_read_with_their_fonts_inside) {
    Chart chart = charting::grid(Chart::Kind::heat);
    chart.title = gui::shown("전적 Ärger");
    gui::save_chart(chart, file("chart.pdf"));
    const std::string text = charting::output_of("pdftotext -layout '" + file("chart.pdf").string() + "' -");
    for (const char* words : {"전적 Ärger", "bid 0", "123", "−17"}) {
        EXPECT_NE(text.find(words), std::string::npos) << words << " is not in " << text;
    }
    std::istringstream fonts(charting::output_of("pdffonts '" + file("chart.pdf").string() + "'"));
    std::string line;
    std::getline(fonts, line);
    std::getline(fonts, line);
    int count = 0;
    while (std::getline(fonts, line)) {
        EXPECT_NE(line.find(" yes "), std::string::npos) << line;
        ++count;
    }
    EXPECT_GT(count, 0);
}

TEST_F(ChartFiles, look_the_same_whatever_looks_are_worn) {
    gui::save_chart(a_race(), file("light.png"));
    gui::wear(gui::Appearance::dark, 200);
    gui::save_chart(a_race(), file("dark.png"));
    EXPECT_EQ(charting::read(file("light.png")), charting::read(file("dark.png")));
}

TEST_F(ChartFiles, leave_nothing_half_where_they_cannot_be_written) {
    EXPECT_THROW(gui::save_chart(a_race(), file("chart.jpg")), core::Failure);
    EXPECT_THROW(gui::save_chart(a_race(), file("missing") / "chart.svg"), core::Failure);
    std::filesystem::create_directories(file("taken.svg") / "inside");
    EXPECT_THROW(gui::save_chart(a_race(), file("taken.svg")), core::Failure);
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
        files += entry.is_regular_file() ? 1U : 0U;
    }
    EXPECT_EQ(files, 0U) << "a draft was left";
}

TEST_F(ChartFiles, keep_the_old_file_when_the_disk_is_full) {
    std::ofstream(file("chart.svg")) << "old";
    std::string failure;
    try {
        const FullDisk full(512);
        gui::save_chart(a_race(), file("chart.svg"));
    } catch (const core::Failure& failed) {
        failure = failed.what();
    }
    EXPECT_NE(failure.find("chart.svg"), std::string::npos) << failure;
    EXPECT_EQ(charting::read(file("chart.svg")), "old");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1) << "a draft was left";
}

class Charts : public Windows {
protected:
    gui::ChartView& show(const Chart& chart, wxSize size = {800, 500}) {
        window_ = new wxFrame(nullptr, wxID_ANY, "charts", wxDefaultPosition, size);
        view_ = new gui::ChartView(window_);
        view_->show(chart);
        window_->Show();
        EXPECT_TRUE(until([this] { return view_->IsShownOnScreen() && view_->GetClientSize().x > 300; }));
        settle();
        return *view_;
    }
    ~Charts() override {
        if (window_ != nullptr) {
            window_->Destroy();
            settle();
        }
    }

    void key(int code) {
        wxKeyEvent event(wxEVT_KEY_DOWN);
        event.m_keyCode = code;
        event.SetEventObject(view_);
        view_->HandleWindowEvent(event);
    }
    std::string told() { return view_->current() == nullptr ? "" : view_->current()->words.utf8_string(); }
    void mouse(wxEventType type, wxPoint where) {
        wxMouseEvent event(type);
        event.SetEventObject(view_);
        event.SetPosition(where);
        view_->HandleWindowEvent(event);
    }

    wxFrame* window_ = nullptr;
    gui::ChartView* view_ = nullptr;
};

TEST_F(Charts, tell_every_value_in_words) {
    const auto words = [this](const Chart& chart) {
        std::vector<std::string> all;
        view_->show(chart);
        for (const gui::ChartSpot& spot : view_->spots()) {
            all.push_back(spot.words.utf8_string());
        }
        return all;
    };
    show(a_race());
    EXPECT_EQ(words(a_race()),
              (std::vector<std::string>{"Anna, entry 1: 0", "Anna, entry 2: 4", "Anna, entry 3: −2",
                                        "Ben <&> Co, entry 1: 0", "Ben <&> Co, entry 2: 1",
                                        "Ben <&> Co, entry 3: 7"}));
    EXPECT_EQ(words(charting::bars()).at(4), "Ben <&> Co, shared: 1");
    EXPECT_EQ(words(charting::distribution()),
              (std::vector<std::string>{"all, points −3: 2", "all, points 0: 5", "all, points 12: 1"}));
    EXPECT_EQ(words(charting::grid(Chart::Kind::heat)),
              (std::vector<std::string>{"bid 0, 0: 4", "bid 0, 1: 0", "bid 1, 0: −17", "bid 1, 1: 2",
                                        "bid 1, 2: 123"}));
}

TEST_F(Charts, put_values_together_where_they_are_too_many_and_lose_none) {
    Chart chart = charting::distribution();
    chart.series.front().points.clear();
    for (int value = 0; value < 1000; ++value) {
        chart.series.front().points.push_back({static_cast<double>(value), 1});
    }
    show(chart);
    double all = 0;
    for (const gui::ChartSpot& spot : view_->spots()) {
        all += spot.y;
    }
    EXPECT_EQ(all, 1000);
    EXPECT_LT(view_->spots().size(), 120U);
}

TEST_F(Charts, keep_all_they_paint_inside_themselves) {
    std::vector<Chart> charts = charting::one_of_each();
    Chart huge = a_race();
    huge.series[0].points = {{-1e300, 1e300}, {0, std::nan("")}, {5, -1e308}};
    Chart level = a_race();
    level.series[0].points = {{3, 5}};
    level.series[1].points = {{3, 5}};
    charts.push_back(level);
    show(a_race());
    for (const Chart& chart : charts) {
        view_->show(chart);
        settle();
        const wxSize size = view_->GetClientSize();
        const gui::Box all{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
        for (const gui::ChartSpot& spot : view_->spots()) {
            EXPECT_TRUE(spot.box.inside(all)) << spot.words << " lies outside";
        }
    }
    view_->show(huge);
    settle();
    EXPECT_EQ(view_->spots().size(), 5U) << "what is no number is not shown";
}

TEST_F(Charts, are_walked_over_with_the_keys) {
    show(a_race());
    key(WXK_RIGHT);
    EXPECT_EQ(told(), "Anna, entry 1: 0");
    key(WXK_RIGHT);
    key(WXK_DOWN);
    EXPECT_EQ(told(), "Ben <&> Co, entry 2: 1");
    key(WXK_END);
    EXPECT_EQ(told(), "Ben <&> Co, entry 3: 7");
    key(WXK_RIGHT);
    EXPECT_EQ(told(), "Ben <&> Co, entry 3: 7") << "it ends there";
    key(WXK_UP);
    key(WXK_HOME);
    EXPECT_EQ(told(), "Anna, entry 1: 0");
    key(WXK_ESCAPE);
    EXPECT_EQ(view_->current(), nullptr);
    view_->show(charting::grid(Chart::Kind::heat));
    for (const int code : {WXK_DOWN, WXK_DOWN, WXK_RIGHT, WXK_RIGHT}) {
        key(code);
    }
    EXPECT_EQ(told(), "bid 1, 2: 123");
    view_->show(charting::bars());
    for (const int code : {WXK_DOWN, WXK_DOWN, WXK_RIGHT}) {
        key(code);
    }
    EXPECT_EQ(told(), "Ben <&> Co, shared: 1") << "lying bars are walked down";
}

TEST_F(Charts, tell_what_is_pointed_at_and_picked) {
    show(a_race());
    std::vector<std::pair<std::size_t, double>> picked;
    view_->on_pick([&](std::size_t series, double x) { picked.emplace_back(series, x); });
    const gui::Box box = view_->spots().at(4).box;
    const wxPoint there(static_cast<int>(box.middle_x()) + 3, static_cast<int>(box.middle_y()) + 2);
    mouse(wxEVT_MOTION, there);
    EXPECT_EQ(told(), "Ben <&> Co, entry 2: 1");
    EXPECT_TRUE(picked.empty());
    mouse(wxEVT_LEFT_DOWN, there);
    mouse(wxEVT_LEFT_UP, there);
    key(WXK_LEFT);
    key(WXK_RETURN);
    EXPECT_EQ(picked, (std::vector<std::pair<std::size_t, double>>{{1, 2}, {1, 1}}));
    mouse(wxEVT_LEAVE_WINDOW, there);
    EXPECT_EQ(view_->current(), nullptr);
}

TEST_F(Charts, say_so_when_there_is_nothing_to_show) {
    Chart chart;
    chart.title = "Points";
    chart.empty = "There are no points yet.";
    gui::save_chart(chart, folder_ / "empty.svg");
    wxXmlDocument document;
    ASSERT_TRUE(document.Load(gui::shown((folder_ / "empty.svg").string())));
    EXPECT_TRUE(charting::words_in(document, "text").contains("There are no points yet."));
    show(chart);
    key(WXK_RIGHT);
    EXPECT_EQ(view_->current(), nullptr);
}

namespace {

std::vector<double> places_of(const Chart& chart) {
    std::vector<double> places;
    for (const Chart::Point& point : chart.series.front().points) {
        places.push_back(point.x);
    }
    return places;
}

const Chart& chart_in(wxWindow* view) {
    return dynamic_cast<gui::ChartView&>(*view).chart();
}

}  // namespace

TEST_F(Charts, of_time_leave_room_for_months_without_a_match) {
    show(charting::a_race());
    const Chart& months = chart_in(gui::chart_of_time(*window_, {{"2025-11", 2}, {"2026-03", 5}}));
    ASSERT_EQ(months.series.front().points.size(), 5u);
    EXPECT_EQ(months.series.front().points[1].y, 0) << "nothing was played in December";
    EXPECT_EQ(months.series.front().points[4].y, 5);
    EXPECT_EQ(months.categories[1], "Dec 2025");
    const Chart& years =
        chart_in(gui::chart_of_time(*window_, {{"2019-06", 2}, {"2019-12", 1}, {"2026-01", 4}}));
    EXPECT_EQ(years.categories.front(), "2019");
    ASSERT_EQ(years.series.front().points.size(), 8u);
    EXPECT_EQ(years.series.front().points[0].y, 3);
    EXPECT_EQ(years.series.front().points[7].y, 4);
}

TEST_F(Charts, of_a_player_are_to_scale_over_months_and_years) {
    show(charting::a_race());
    const Chart& near = chart_in(gui::chart_of_wins(
        *window_, {{"2026-01", 1, 1, 0.5}, {"2026-02", 1, 0, 0.5}, {"2026-06", 1, 1, 0.5}}, "#123456"));
    EXPECT_EQ(places_of(near), (std::vector<double>{0, 1, 5}));
    const Chart& far =
        chart_in(gui::chart_of_wins(*window_, {{"2020-07", 1, 1, 0.5}, {"2024-01", 1, 0, 0.5}}, "#123456"));
    EXPECT_EQ(places_of(far), (std::vector<double>{0.5, 4}));
    EXPECT_EQ(far.categories, (std::vector<wxString>{"2020", "2021", "2022", "2023", "2024"}));
    const Chart& rating =
        chart_in(gui::chart_of_rating(*window_, {{"2026-01", {}}, {"2026-04", {}}}, "#123456"));
    EXPECT_EQ(places_of(rating), (std::vector<double>{0, 3}));
}
