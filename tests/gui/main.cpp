#include <string_view>

#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/init.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace {

void fail_on_assert(const wxString& file, int line, const wxString&, const wxString& condition,
                    const wxString& message) {
    ADD_FAILURE() << file.utf8_string() << ":" << line << ": " << condition.utf8_string() << " "
                  << message.utf8_string();
}

/// Runs the tests once the loop of events does.
class Tests : public wxApp {
public:
    bool OnInit() override {
        wxSetAssertHandler(fail_on_assert);
        gui::speak("en");
        gui::wear(gui::Appearance::light, 100);
        gui::prepare_forms();
        SetExitOnFrameDelete(false);
        CallAfter([this] {
            result_ = RUN_ALL_TESTS();
            ExitMainLoop();
        });
        return true;
    }

    int OnRun() override {
        wxApp::OnRun();
        return result_;
    }

private:
    int result_ = 1;
};

bool only_lists(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        if (std::string_view(arguments[i]).starts_with("--gtest_list_tests")) {
            return true;
        }
    }
    return false;
}

}  // namespace

int main(int count, char** arguments) {
    const bool lists = only_lists(count, arguments);
    testing::InitGoogleTest(&count, arguments);
    if (lists) {
        return RUN_ALL_TESTS();
    }
    wxApp::SetInstance(new Tests);
    return wxEntry(count, arguments);
}
