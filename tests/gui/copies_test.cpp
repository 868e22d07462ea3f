#include <fstream>

#include <wx/button.h>
#include <wx/clrpicker.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/library/library.h"
#include "app/words/words.h"
#include "gui/pages/settings.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/stylesheet.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

namespace {

const wxColour lilac(0xc8, 0xa2, 0xc8);

core::Face flea(std::string_view kind) {
    return {core::verbatim("a flea"), core::Hue::red, "circle", "A", "1", kind};
}

/// Colours from all over the cube, its corners and edges among them.
std::vector<wxColour> many_colours() {
    std::vector<wxColour> all;
    for (int red = 0; red <= 255; red += 15) {
        for (int green = 0; green <= 255; green += 15) {
            for (int blue = 0; blue <= 255; blue += 15) {
                all.emplace_back(static_cast<unsigned char>(red), static_cast<unsigned char>(green),
                                 static_cast<unsigned char>(blue));
            }
        }
    }
    return all;
}

}  // namespace

TEST(Shades, have_a_contrast_as_the_guidelines_reckon_it) {
    EXPECT_NEAR(gui::contrast(*wxBLACK, *wxWHITE), 21.0, 1e-9);
    EXPECT_NEAR(gui::contrast(*wxWHITE, *wxBLACK), 21.0, 1e-9);
    EXPECT_NEAR(gui::contrast(lilac, lilac), 1.0, 1e-9);
    EXPECT_NEAR(gui::contrast(wxColour("#767676"), *wxWHITE), 4.54, 0.005);
}

TEST(Shades, can_be_read_whatever_the_colour) {
    for (const char* paper : {"#f5f1e8", "#2a2f33"}) {
        for (const wxColour& colour : many_colours()) {
            const gui::Shade shade = gui::shade_of(colour, wxColour(paper));
            ASSERT_EQ(shade.fill, colour);
            ASSERT_GE(gui::contrast(shade.ink, shade.fill), gui::readable) << gui::hex(colour);
            ASSERT_GE(gui::contrast(shade.words, shade.wash), gui::readable) << gui::hex(colour) << paper;
            ASSERT_GE(gui::contrast(shade.words, wxColour(paper)), gui::readable)
                << gui::hex(colour) << paper;
        }
    }
}

class TheCopies : public Windows {
protected:
    std::filesystem::path file() const { return folder_ / "config" / "pfiff.conf"; }

    gui::Preferences reading(const std::string& text) const {
        std::filesystem::create_directories(file().parent_path());
        std::ofstream(file()) << text;
        return gui::Preferences(file());
    }

    gui::Settings& open_settings() {
        if (frame_ == nullptr) {
            start();
        }
        frame_->open_settings();
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Settings*>(frame_->page()) != nullptr; }));
        settle();
        return page<gui::Settings>();
    }

    gui::Table& play_hundsgemein() {
        core::Header header;
        header.game = "hundsgemein";
        header.players = {"Anna", "Ben"};
        frame_->open_table(app::begin_match(frame_->database(), header, app::Policy::warn));
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
        table().enter("dogs daisy zorro zorro fifi daisy fifi rex rex zorro rex daisy fifi");
        table().enter("first Ben");
        settle();
        return table();
    }

    /// Whether a button whose words begin so can be seen.
    static bool shows(const wxWindow& window, const wxString& words) {
        for (const wxWindow* child : window.GetChildren()) {
            const auto* button = dynamic_cast<const wxButton*>(child);
            const bool begins_so =
                button != nullptr && button->IsShownOnScreen() && button->GetLabelText().StartsWith(words);
            if (begins_so || (child != nullptr && shows(*child, words))) {
                return true;
            }
        }
        return false;
    }
};

TEST_F(TheCopies, are_kept_with_their_names_and_colours) {
    gui::Preferences chosen(file());
    chosen.copies["flea-1"] = {"\"Gold\" {0} $HOME \\n é 벼룩", lilac};
    chosen.copies["flea-2"] = {"", wxColour(0, 1, 255)};
    chosen.copies["unknown-kind"] = {"of a later version", {}};
    chosen.keep();
    EXPECT_EQ(gui::Preferences(file()).copies, chosen.copies);
    chosen.copies.erase("flea-1");
    chosen.keep();
    EXPECT_EQ(gui::Preferences(file()).copies, chosen.copies) << "what is as usual again leaves the file";
}

TEST_F(TheCopies, are_as_usual_where_the_file_holds_nonsense) {
    const gui::Preferences read = reading(
        "text=125\n"
        "copy=7\n"
        "[copy]\nname=nobody\n"
        "[copy/flea-1]\nname=\ncolour=red\n"
        "[copy/flea-2]\nname=a\\tb\ncolour=#12345\n"
        "[copy/flea-3]\nname=" +
        std::string(41, 'x') + "\ncolour=#12345g\n" + "[copy/flea-4]\nname=fine\ncolour=rgb(1, 2, 3)\n" +
        "[copy/x { color: red }]\nname=injected\ncolour=#000000\n" + "[copy/a_b]\nname=b\n" +
        "[copy/deep/er]\nname=c\n" + "[copy/blank]\nname=at its end \ncolour=#00ff00 \n");
    EXPECT_EQ(read.copies, (gui::Copies{{"flea-4", {"fine", {}}}}));
    EXPECT_EQ(read.percent, 125);
    for (const char* text :
         {"", "#", "000000", "#0000000", "#00000", "#-00001", "#0x0000", "# 00000", "black"}) {
        EXPECT_FALSE(gui::read_colour(text)) << text;
    }
    EXPECT_EQ(gui::read_colour("#C8a2c8"), lilac);
}

TEST_F(TheCopies, are_called_as_the_user_does_in_sentences_too) {
    const core::Text nested{"{0}: {1}", {core::Text{"flea 1", {}}, 3}};
    gui::call_kinds(
        {{"flea-1", {"gold {0} flea", {}}}, {"no-kind", {"nothing", {}}}, {"flea-2", {"", lilac}}});
    EXPECT_EQ(app::word_for("flea 1"), "gold {0} flea");
    EXPECT_EQ(app::say(nested), "gold {0} flea: 3");
    EXPECT_EQ(app::word_for("flea 2"), "flea 2");
    EXPECT_EQ(app::usual_word_for("flea 1"), "flea 1");
    gui::speak("ko");
    EXPECT_EQ(app::word_for("flea 1"), "gold {0} flea") << "in every language";
    gui::speak("en");
    gui::call_kinds({});
    EXPECT_EQ(app::say(nested), "flea 1: 3");
}

TEST_F(TheCopies, are_coloured_as_the_user_says) {
    for (const auto looks : {gui::Appearance::light, gui::Appearance::dark}) {
        gui::wear(looks, 100, {{"flea-1", {"", lilac}}, {"flea-2", {"named only", {}}}});
        EXPECT_EQ(gui::theme().shade(flea("flea-1")).fill, lilac);
        EXPECT_EQ(gui::theme().shade(flea("flea-2")).fill, gui::theme().shade(core::Hue::red).fill);
        EXPECT_EQ(gui::theme().shade(flea({})).fill, gui::theme().shade(core::Hue::red).fill);
        const std::string sheet = gui::stylesheet(gui::theme());
        EXPECT_NE(sheet.find("button.kind-flea-1:not(:disabled) { background-color: #c8a2c8;"),
                  std::string::npos);
        EXPECT_EQ(sheet.find("kind-flea-2"), std::string::npos);
    }
    gui::wear(gui::Appearance::light, 100);
    EXPECT_EQ(gui::theme().shade(flea("flea-1")).fill, gui::theme().shade(core::Hue::red).fill);
}

TEST_F(TheCopies, change_on_the_settings_page_and_at_once_on_the_pad) {
    gui::CopyForm& form = open_settings().copies();
    ASSERT_EQ(form.rows(), 4u);
    const gui::CopyForm::Row& first = form.row(0);
    EXPECT_EQ(first.name->GetHint(), "flea 1");
    EXPECT_EQ(first.colour->GetColour(), gui::theme().shade(core::Hue::red).fill) << "the usual one";
    EXPECT_FALSE(first.as_usual->IsEnabled());
    first.name->SetValue("golden flea");
    first.colour->SetColour(lilac);
    wxColourPickerEvent picked(first.colour, first.colour->GetId(), lilac);
    first.colour->ProcessWindowEvent(picked);
    settle();
    EXPECT_EQ(gui::theme().shade(flea("flea-1")).fill, lilac);
    EXPECT_EQ(gui::Preferences(file()).copies, (gui::Copies{{"flea-1", {"golden flea", lilac}}})) << "kept";

    EXPECT_TRUE(shows(play_hundsgemein().pad(), "golden flea"));
    EXPECT_FALSE(shows(table().pad(), "flea 1"));
    EXPECT_TRUE(shows(table().pad(), "flea 2"));

    press(*open_settings().copies().row(0).as_usual);
    EXPECT_TRUE(page<gui::Settings>().copies().row(0).name->IsEmpty());
    EXPECT_TRUE(gui::Preferences(file()).copies.empty());
    EXPECT_TRUE(shows(play_hundsgemein().pad(), "flea 1"));
    EXPECT_EQ(gui::theme().shade(flea("flea-1")).fill, gui::theme().shade(core::Hue::red).fill);
}

TEST_F(TheCopies, stay_as_they_are_when_the_page_is_built_anew) {
    open_settings().copies().row(1).name->SetValue("black flea");
    press(*page<gui::Settings>().language().button(1));
    ASSERT_TRUE(until([] { return app::spoken() == app::languages()[1].code; }));
    settle();
    EXPECT_EQ(page<gui::Settings>().copies().row(1).name->GetValue(), "black flea");
    EXPECT_TRUE(page<gui::Settings>().copies().row(1).as_usual->IsEnabled());
}

TEST_F(TheCopies, need_no_name_for_what_is_called_as_usual) {
    gui::CopyForm& form = open_settings().copies();
    for (const char* name : {"flea 3", "   ", ""}) {
        form.row(2).name->SetValue("x");
        form.row(2).name->SetValue(name);
        EXPECT_TRUE(form.copies().empty()) << name;
    }
    form.row(2).name->SetValue("  green\tflea ");
    EXPECT_EQ(form.copies().at("flea-3").name, "green flea");
}

TEST_F(TheCopies, have_targets_of_44_pixels) {
    const gui::CopyForm& form = open_settings().copies();
    for (std::size_t i = 0; i < form.rows(); ++i) {
        for (const wxWindow* window :
             std::vector<const wxWindow*>{form.row(i).name, form.row(i).colour, form.row(i).as_usual}) {
            EXPECT_GE(window->GetSize().x, 44);
            EXPECT_GE(window->GetSize().y, 44);
        }
    }
}
