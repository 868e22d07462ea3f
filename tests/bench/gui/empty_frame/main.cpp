#include <wx/app.h>
#include <wx/frame.h>

/// The least that a program with a window of this size does: the yardstick of the first window.
class Empty : public wxApp {
public:
    bool OnInit() override {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "empty");
        frame->SetClientSize(1280, 800);
        frame->Show();
        return true;
    }
};

wxIMPLEMENT_APP(Empty);
