#pragma once

#include <wx/evtloop.h>

#include "app/exchange/import_record.h"
#include "bench/common/material.h"
#include "gui/host/preferences.h"
#include "gui/shell/frame.h"

namespace bench {

/// The program's window on a database of its own, with one match open.
class Window {
public:
    explicit Window(const core::Record& record) : preferences_(folder_.file("pfiff.conf")) {
        store::Database database(folder_.file("pfiff.db"));
        match_ = app::import_record(database, record).match;
        frame_ = new gui::Frame(std::move(database), preferences_);
        frame_->open_table(match_);
        frame_->Show();
        settle();
    }
    ~Window() {
        frame_->Destroy();
        settle();
    }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    gui::Frame& frame() const { return *frame_; }
    const std::string& match() const { return match_; }
    /// Until all that was called for is done and painted.
    static void settle() {
        for (int round = 0; round < 20; ++round) {
            wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
            wxMilliSleep(10);
        }
    }

private:
    Folder folder_;
    gui::Preferences preferences_;
    std::string match_;
    gui::Frame* frame_ = nullptr;
};

}  // namespace bench
