#include "gui/charts/chart_file.h"

#include "gui/draw/paper.h"

namespace gui {

namespace {

constexpr double picture_width = 900;
constexpr double picture_height = 540;
constexpr double picture_margin = 20;

}  // namespace

void save_chart(const Chart& chart, const std::filesystem::path& file) {
    Paper paper(kind_of(file), picture_width, picture_height, chart.title);
    draw(paper.painter(), chart, Box{0, 0, picture_width, picture_height}.inset(picture_margin));
    put_file(file, paper.finish());
}

}  // namespace gui
