#include "gui/entry/pad.h"

#include <wx/frame.h>

#include "gui/toolkit/forms.h"
#include "gui/windows.h"

/// A pad in a window of its own.
class ThePad : public Windows {
protected:
    ThePad() : window_(new wxFrame(nullptr, wxID_ANY, "pad", {}, {900, 800})) {
        window_->Show();
        settle();
    }
    ~ThePad() override {
        window_->Destroy();
        settle();
    }

    gui::Pad& pad() {
        auto* made = new gui::Pad(window_);
        made->SetSize(0, 0, 800, 300);
        made->Layout();
        return *made;
    }

    static void put(gui::Pad& pad, const std::string& token) {
        app::Prompt prompt;
        prompt.crumbs = {core::verbatim(token)};
        app::LineView view;
        view.mode = app::LineView::Asking{prompt};
        pad.show(view, gui::Pad::Picture::none);
        settle();
    }

    /// The buttons of what was chosen so far.
    static std::vector<wxWindow*> crumbs(const gui::Pad& pad) {
        std::vector<wxWindow*> shown;
        for (wxWindow* child : gui::part<wxPanel>(pad, "crumbs").GetChildren()) {
            if (child->GetName() == "crumb" && child->IsShown()) {
                shown.push_back(child);
            }
        }
        return shown;
    }

    wxFrame* window_;
};

TEST_F(ThePad, has_buttons_as_wide_as_their_words_whatever_they_said_before) {
    gui::Pad& used = pad();
    for (int i = 0; i < 20; ++i) {
        put(used, "quite a number of words " + std::to_string(i));
    }
    gui::Pad& fresh = pad();
    for (const char* words : {"dog", "a word or two", "dog"}) {
        put(used, words);
        put(fresh, words);
        ASSERT_EQ(crumbs(used).size(), 1u);
        EXPECT_EQ(crumbs(used).front()->GetLabel(), crumbs(fresh).front()->GetLabel());
        EXPECT_EQ(crumbs(used).front()->GetMinSize(), crumbs(fresh).front()->GetMinSize()) << words;
    }
    EXPECT_LT(gui::part<wxPanel>(used, "crumbs").GetChildren().size(), 20u);
}
