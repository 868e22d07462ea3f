#include "gui/print/output.h"

#include <algorithm>
#include <memory>

#include <wx/graphics.h>
#include <wx/print.h>
#include <wx/printdlg.h>

#include "core/text/failure.h"
#include "gui/draw/paper.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// The sheet for wxPrinter.
class Printout : public wxPrintout {
public:
    Printout(const Sheet& sheet, const Theme& looks)
        : wxPrintout(sheet.title()), sheet_(sheet), looks_(looks) {}

    bool HasPage(int page) override { return page >= 1 && page <= last_page(); }

    void GetPageInfo(int* least, int* most, int* from, int* to) override {
        *least = *from = 1;
        *most = *to = last_page();
    }

    bool OnPrintPage(int page) override {
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(*GetDC()));
        if (context == nullptr) {
            return false;
        }
        // On the page one unit is one dot of the printer.
        const wxSize dots = GetDC()->GetSize();
        const double scale = std::min(dots.x / Sheet::width, dots.y / Sheet::height);
        context->Scale(scale, scale);
        Painter painter(*context, looks_);
        sheet_.paint(painter, static_cast<std::size_t>(page) - 1);
        return true;
    }

private:
    int last_page() const { return static_cast<int>(sheet_.pages()); }

    const Sheet& sheet_;
    const Theme& looks_;
};

}  // namespace

void save_pages(const MakeSheet& make, const std::filesystem::path& file) {
    Paper paper(Paper::Kind::pdf, Sheet::width, Sheet::height, {});
    const auto sheet = make(paper.painter());
    paper.set_title(sheet->title());
    for (std::size_t page = 0; page < sheet->pages(); ++page) {
        if (page > 0) {
            paper.turn_page();
        }
        sheet->paint(paper.painter(), page);
    }
    put_file(file, paper.finish());
}

void save_picture(const MakeSheet& make, const std::filesystem::path& file) {
    const Paper::Kind kind = kind_of(file);
    Paper measuring(Paper::Kind::pdf, Sheet::width, Sheet::height, {});
    const auto sheet = make(measuring.painter());
    Paper paper(kind, Sheet::width, sheet->whole_height(), sheet->title());
    sheet->paint_whole(paper.painter());
    put_file(file, paper.finish());
}

void print_pages(wxWindow* parent, const MakeSheet& make) {
    const Theme looks = printed_theme();
    const std::unique_ptr<wxGraphicsContext> measuring(wxGraphicsContext::Create());
    Painter painter(*measuring, looks);
    const auto sheet = make(painter);
    Printout printout(*sheet, looks);
    wxPrintDialogData data;
    data.GetPrintData().SetPaperId(wxPAPER_A4);
    data.GetPrintData().SetOrientation(wxPORTRAIT);
    data.EnablePageNumbers(true);
    data.SetMaxPage(static_cast<int>(sheet->pages()));
    wxPrinter printer(&data);
    if (!printer.Print(parent, &printout, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR) {
        throw core::Failure({N_("The sheet could not be printed."), {}});
    }
}

}  // namespace gui
