#include "gui/charts/chart_file.h"

#include <algorithm>
#include <string>

#include "core/text/failure.h"
#include "gui/draw/paper.h"

namespace gui {

namespace {

constexpr double picture_width = 900;
constexpr double picture_height = 540;
constexpr double picture_margin = 20;

Paper::Kind kind_of(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (ending == ".svg") {
        return Paper::Kind::svg;
    }
    if (ending == ".png") {
        return Paper::Kind::png;
    }
    if (ending == ".pdf") {
        return Paper::Kind::pdf;
    }
    throw core::Failure({N_("{0}: a picture is saved as .svg, .png or .pdf."), {file.string()}});
}

}  // namespace

void save_chart(const Chart& chart, const std::filesystem::path& file) {
    Paper paper(kind_of(file), picture_width, picture_height, chart.title);
    draw(paper.painter(), chart, Box{0, 0, picture_width, picture_height}.inset(picture_margin));
    put_file(file, paper.finish());
}

}  // namespace gui
