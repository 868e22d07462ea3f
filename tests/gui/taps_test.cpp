// A second tap in haste does not answer the question that came meanwhile.

#include <gtk/gtk.h>

#include "gui/toolkit/taps.h"
#include "gui/windows.h"

namespace {

const wxPoint here{400, 300};
const wxPoint elsewhere{500, 300};

}  // namespace

TEST(Taps, of_a_hasty_finger_count_once) {
    gui::Taps taps;
    EXPECT_TRUE(taps.press(here, 1000));
    taps.release(1050);
    taps.asked_anew();
    EXPECT_FALSE(taps.press(here, 1200)) << "nobody has read the question yet";
    EXPECT_FALSE(taps.press(here + wxPoint(5, -5), 1350)) << "and a third time";
    EXPECT_TRUE(taps.press(here, 1351));
}

TEST(Taps, count_as_often_as_one_likes_while_the_question_is_the_same) {
    gui::Taps taps;
    for (const std::uint32_t when : {1000U, 1100U, 1200U}) {
        EXPECT_TRUE(taps.press(here, when));
        taps.release(when + 20);
    }
}

TEST(Taps, count_elsewhere_at_once) {
    gui::Taps taps;
    EXPECT_TRUE(taps.press(here, 1000));
    taps.asked_anew();
    EXPECT_TRUE(taps.press(elsewhere, 1100));
}

TEST(Taps, count_when_the_clock_of_the_display_begins_anew) {
    gui::Taps taps;
    EXPECT_TRUE(taps.press(here, 0xFFFFFFF0U));
    taps.asked_anew();
    EXPECT_FALSE(taps.press(here, 0x10U));
    EXPECT_TRUE(taps.press(here, 0x1000U));
}

class TheFinger : public Windows {
protected:
    /// Presses and releases at that time of the display, as the toolkit hears of it.
    void tap_at(const wxWindow& window, std::uint32_t when) {
        auto* widget = static_cast<GtkWidget*>(window.GetHandle());
        for (const GdkEventType type : {GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE}) {
            GdkEvent* event = gdk_event_new(type);
            GdkWindow* target = GTK_IS_BUTTON(widget) ? gtk_button_get_event_window(GTK_BUTTON(widget))
                                                      : gtk_widget_get_window(widget);
            event->button.window = GDK_WINDOW(g_object_ref(target));
            event->button.time = when + (type == GDK_BUTTON_RELEASE ? 20 : 0);
            event->button.button = GDK_BUTTON_PRIMARY;
            const wxSize middle = window.GetSize() / 2;
            event->button.x = middle.x;
            event->button.y = middle.y;
            event->button.x_root = here.x;
            event->button.y_root = here.y;
            gdk_event_set_device(
                event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
            gtk_main_do_event(event);
            gdk_event_free(event);
        }
        settle();
    }
};

TEST_F(TheFinger, answers_one_question_when_it_taps_twice) {
    play({"Anna", "Ben", "Cleo"});
    ASSERT_EQ(table().session().facts().size(), 0U);
    tap_at(*table().pad().button_of("5"), 1000);
    ASSERT_EQ(table().session().facts().size(), 1U) << "the number card";
    ASSERT_NE(table().pad().button_of("Ben"), nullptr) << "who begins";
    tap_at(*table().pad().button_of("Ben"), 1150);
    EXPECT_EQ(table().session().facts().size(), 1U) << "that was meant for the number card";
    tap_at(*table().pad().button_of("Ben"), 1600);
    EXPECT_EQ(table().session().facts().size(), 2U);
}
