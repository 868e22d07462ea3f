#include "app/report/xlsx.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>

#include <xlsxwriter.h>

#include "app/words/words.h"

namespace app {

namespace {

namespace fs = std::filesystem;

constexpr double column_width = 14;
/// What a cell can hold, in UTF-16 units: no character takes more of them than bytes.
constexpr std::size_t most_bytes = 32'000;

/// A file of its own, gone with it.
class Scratch {
public:
    Scratch() : name_((fs::temp_directory_path() / "pfiff-XXXXXX").string()) {
        const int descriptor = ::mkstemp(name_.data());
        if (descriptor < 0) {
            throw cannot_write(name_, errno);
        }
        ::close(descriptor);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        fs::remove(name_, ignored);
    }
    const std::string& name() const { return name_; }

private:
    std::string name_;
};

void must_work(lxw_error error) {
    if (error == LXW_ERROR_WORKSHEET_INDEX_OUT_OF_RANGE) {
        throw core::Failure({N_("A sheet of a workbook has no room for so many rows; CSV has."), {}});
    }
    if (error != LXW_NO_ERROR) {
        throw core::Failure({N_("The workbook cannot be written: {0}."), {std::string(lxw_strerror(error))}});
    }
}

/// The workbooks of Excel know no day before 1900; those stay words.
std::optional<lxw_datetime> date_of(const std::string& day) {
    lxw_datetime date{};
    int hour = 0;
    int minute = 0;
    const int fields =
        std::sscanf(day.c_str(), "%d-%d-%dT%d:%d", &date.year, &date.month, &date.day, &hour, &minute);
    date.hour = hour;
    date.min = minute;
    return fields >= 3 && date.year >= 1900 ? std::optional(date) : std::nullopt;
}

class Workbook {
public:
    explicit Workbook(const std::string& file) : book_(make(file)) {
        bold_ = format([](lxw_format* format) { format_set_bold(format); });
        mean_ = format([](lxw_format* format) { format_set_num_format(format, "0.0"); });
        share_ = format([](lxw_format* format) { format_set_num_format(format, "0%"); });
        day_ = format([](lxw_format* format) { format_set_num_format(format, "yyyy-mm-dd"); });
        time_ = format([](lxw_format* format) { format_set_num_format(format, "yyyy-mm-dd hh:mm"); });
        // The same history makes the same file.
        lxw_doc_properties properties{};
        properties.created = 315532800;  // 1980, where the times of archives begin
        must_work(workbook_set_properties(book_.get(), &properties));
    }

    bool add(const Spreadsheet& table, const Progress& progress) {
        sheet_ = workbook_add_worksheet(book_.get(), word_for(table.title).c_str());
        if (sheet_ == nullptr) {
            must_work(LXW_ERROR_MEMORY_MALLOC_FAILED);
        }
        const auto columns = static_cast<lxw_col_t>(table.columns.size());
        must_work(
            worksheet_set_column(sheet_, 0, static_cast<lxw_col_t>(columns - 1), column_width, nullptr));
        worksheet_freeze_panes(sheet_, 1, 0);
        row_ = 0;
        for (column_ = 0; column_ < columns; ++column_) {
            put(word_for(table.columns[column_].title), bold_);
        }
        return table.write(
            [this](const std::vector<Cell>& row) {
                ++row_;
                column_ = 0;
                for (const Cell& cell : row) {
                    std::visit(*this, cell);
                    ++column_;
                }
            },
            progress);
    }

    void finish() { must_work(workbook_close(book_.release())); }

    void operator()(std::monostate) const {}
    void operator()(const core::Text& text) const { put(exact(text), nullptr); }
    void operator()(int count) const { put(count, nullptr); }
    void operator()(Points points) const { put(points.number, nullptr); }
    void operator()(Wins won) const { put(won.number, nullptr); }
    void operator()(Mean mean) const { put(mean.number, mean_); }
    void operator()(Share share) const { put(share.part, share_); }
    void operator()(Duration time) const { put(time.seconds, nullptr); }
    void operator()(const store::Rating& rating) const { put(rating.mu, mean_); }
    void operator()(const Day& day) const {
        auto date = date_of(day.day);
        if (!date) {
            put(day.day, nullptr);
            return;
        }
        const bool has_time = day.day.size() > std::string_view("YYYY-MM-DD").size();
        must_work(worksheet_write_datetime(sheet_, row_, column_, &*date, has_time ? time_ : day_));
    }

private:
    struct Close {
        void operator()(lxw_workbook* book) const { lxw_workbook_free(book); }
    };

    static lxw_workbook* make(const std::string& file) {
        lxw_workbook_options options{};
        options.constant_memory = 1;
        lxw_workbook* book = workbook_new_opt(file.c_str(), &options);
        if (book == nullptr) {
            must_work(LXW_ERROR_MEMORY_MALLOC_FAILED);
        }
        return book;
    }

    lxw_format* format(auto set) {
        lxw_format* made = workbook_add_format(book_.get());
        set(made);
        return made;
    }

    void put(double number, lxw_format* format) const {
        must_work(worksheet_write_number(sheet_, row_, column_, number, format));
    }
    /// Never a formula, a link or a number, whatever it looks like.
    void put(const std::string& words, lxw_format* format) const {
        std::string shown = words;
        if (std::size_t end = most_bytes; shown.size() > end) {
            while (end > 0 && (static_cast<unsigned char>(shown[end]) & 0xC0U) == 0x80U) {
                --end;  // not within a character
            }
            shown.replace(end, std::string::npos, "…");
        }
        must_work(worksheet_write_string(sheet_, row_, column_, shown.c_str(), format));
    }

    std::unique_ptr<lxw_workbook, Close> book_;
    lxw_worksheet* sheet_ = nullptr;
    lxw_row_t row_ = 0;
    lxw_col_t column_ = 0;
    lxw_format *bold_, *mean_, *share_, *day_, *time_;
};

}  // namespace

bool write_xlsx(const std::vector<Spreadsheet>& tables, const Sink& sink, const Progress& progress) {
    const Scratch scratch;
    Workbook book(scratch.name());
    for (const Spreadsheet& table : tables) {
        if (!book.add(table, progress)) {
            return false;
        }
    }
    book.finish();
    std::ifstream file(scratch.name(), std::ios::binary);
    std::array<char, 1 << 16> piece;
    while (file.read(piece.data(), piece.size()) || file.gcount() > 0) {
        sink({piece.data(), static_cast<std::size_t>(file.gcount())});
    }
    if (!file.eof()) {
        throw cannot_write(scratch.name(), EIO);
    }
    return true;
}

}  // namespace app
