#include "gui/toolkit/native.h"

#include <gtk/gtk.h>
#include <pango/pango.h>
#include <wx/settings.h>

namespace gui::native {

namespace {

/// Larger than most desktops' text: it is read from across a table.
constexpr double smallest_points = 11.0;

std::string desktop_font() {
    gchar* name = nullptr;
    g_object_get(gtk_settings_get_default(), "gtk-font-name", &name, nullptr);
    std::string font = name != nullptr ? name : "Sans 10";
    g_free(name);
    return font;
}

std::string scaled_font(const std::string& font, int percent) {
    PangoFontDescription* description = pango_font_description_from_string(font.c_str());
    const double points =
        std::max(smallest_points, pango_font_description_get_size(description) / double{PANGO_SCALE});
    pango_font_description_set_size(description, static_cast<gint>(points * percent / 100.0 * PANGO_SCALE));
    gchar* text = pango_font_description_to_string(description);
    std::string scaled = text;
    g_free(text);
    pango_font_description_free(description);
    return scaled;
}

GtkWidget* widget_of(wxWindow& window) {
    return static_cast<GtkWidget*>(window.GetHandle());
}

void update_style(GtkWidget* widget, gpointer) {
    g_signal_emit_by_name(widget, "style-updated");
    if (GTK_IS_CONTAINER(widget)) {
        gtk_container_forall(GTK_CONTAINER(widget), update_style, nullptr);
    }
}

}  // namespace

bool system_is_dark() {
    return wxSystemSettings::GetAppearance().IsDark();
}

void dress(const std::string& stylesheet, bool dark, int percent) {
    static const std::string font = desktop_font();
    static GtkCssProvider* provider = nullptr;
    if (provider == nullptr) {
        provider = gtk_css_provider_new();
        gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    GtkSettings* const settings = gtk_settings_get_default();
    g_object_set(settings, "gtk-font-name", scaled_font(font, percent).c_str(), nullptr);
    // Whoever sets this has the desktop's theme read anew, also where it was so before.
    gboolean is_dark = FALSE;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &is_dark, nullptr);
    if ((is_dark != FALSE) != dark) {
        g_object_set(settings, "gtk-application-prefer-dark-theme", static_cast<gboolean>(dark), nullptr);
    }
    GError* error = nullptr;
    gtk_css_provider_load_from_data(provider, stylesheet.c_str(), -1, &error);
    wxASSERT_MSG(error == nullptr, error != nullptr ? error->message : "");
    g_clear_error(&error);
}

void change_styles(wxWindow& window, const std::vector<std::string>& gone,
                   const std::vector<std::string>& come) {
    GtkStyleContext* const styles = gtk_widget_get_style_context(widget_of(window));
    for (const std::string& name : gone) {
        gtk_style_context_remove_class(styles, name.c_str());
    }
    for (const std::string& name : come) {
        gtk_style_context_add_class(styles, name.c_str());
    }
}

void work_out_style(wxWindow& window) {
    if (window.GetChildren().empty()) {
        update_style(widget_of(window), nullptr);
        window.InvalidateBestSize();
    }
}

void add_style(wxWindow& window, const std::string& name) {
    change_styles(window, {}, {name});
    work_out_style(window);
}

void remove_style(wxWindow& window, const std::string& name) {
    change_styles(window, {name}, {});
    work_out_style(window);
}

void pad_rows(wxDataViewCtrl& list, int pixels) {
    for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
        wxDataViewRenderer* renderer = list.GetColumn(i)->GetRenderer();
        g_object_set(renderer->GetGtkHandle(), "ypad", pixels, nullptr);
        renderer->EnableEllipsize(wxELLIPSIZE_END);
    }
}

void keep_scroll_bars(wxDataViewCtrl& list) {
    if (GtkWidget* widget = widget_of(list); GTK_IS_SCROLLED_WINDOW(widget)) {
        gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(widget), FALSE);
    }
}

int height_for_width(wxWindow& window, int width) {
    GtkWidget* widget = widget_of(window);
    GtkWidget* words = GTK_IS_BUTTON(widget) ? gtk_bin_get_child(GTK_BIN(widget)) : widget;
    if (GTK_IS_LABEL(words)) {
        gtk_label_set_line_wrap(GTK_LABEL(words), TRUE);
        gtk_label_set_line_wrap_mode(GTK_LABEL(words), PANGO_WRAP_WORD_CHAR);
    }
    gint least = 0;
    gint natural = 0;
    // The size asked for would count as the least there is.
    gint asked_width = 0;
    gint asked_height = 0;
    gtk_widget_get_size_request(widget, &asked_width, &asked_height);
    gtk_widget_set_size_request(widget, -1, -1);
    gtk_widget_get_preferred_height_for_width(widget, width, &least, &natural);
    gtk_widget_set_size_request(widget, asked_width, asked_height);
    return natural;
}

void set_spoken_name(wxWindow& window, const wxString& name) {
    if (AtkObject* spoken = gtk_widget_get_accessible(widget_of(window))) {
        atk_object_set_name(spoken, name.utf8_str());
    }
}

void make_one_stop(wxComboBox& box) {
    const auto skip_arrows = [](GtkWidget* inside, void* again) {
        if (GTK_IS_TOGGLE_BUTTON(inside)) {
            gtk_widget_set_can_focus(inside, FALSE);
        } else if (GTK_IS_CONTAINER(inside)) {
            gtk_container_forall(GTK_CONTAINER(inside), *static_cast<GtkCallback*>(again), again);
        }
    };
    GtkCallback callback = skip_arrows;
    gtk_container_forall(GTK_CONTAINER(box.GetHandle()), callback, static_cast<void*>(&callback));
}

void bring_to_front(wxTopLevelWindow& window) {
    window.Iconize(false);
    gtk_window_present(GTK_WINDOW(widget_of(window)));
    if (!window.IsActive()) {
        window.RequestUserAttention();
    }
}

void let_shrink(wxChoice& box) {
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(widget_of(box)));
    for (GList* cell = cells; cell != nullptr; cell = cell->next) {
        g_object_set(cell->data, "ellipsize", PANGO_ELLIPSIZE_END, nullptr);
    }
    g_list_free(cells);
}

void leave_focus(wxWindow& button) {
    gtk_widget_set_focus_on_click(widget_of(button), FALSE);
}

bool hears_keys(wxWindow& top) {
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(widget_of(top)));
    return focus != nullptr && gtk_widget_get_mapped(focus) && gtk_widget_is_sensitive(focus);
}

bool has_popup() {
    return gtk_grab_get_current() != nullptr;
}

void close_suggestions(wxWindow& field) {
    GtkWidget* widget = widget_of(field);
    GtkEntry* entry = GTK_ENTRY(GTK_IS_ENTRY(widget) ? widget : gtk_bin_get_child(GTK_BIN(widget)));
    if (GtkEntryCompletion* completion = gtk_entry_get_completion(entry)) {
        g_object_ref(completion);
        gtk_entry_set_completion(entry, nullptr);
        gtk_entry_set_completion(entry, completion);
        g_object_unref(completion);
    }
}

void watch_taps(wxWindow& top, Taps& taps) {
    GtkWidget* widget = widget_of(top);
    GtkGesture* gesture = gtk_gesture_multi_press_new(widget);
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), GDK_BUTTON_PRIMARY);
    const auto pressed = [](GtkGesture* from, GdkEventSequence* sequence, gpointer told) {
        const GdkEvent* event = gtk_gesture_get_last_event(from, sequence);
        gdouble x = 0;
        gdouble y = 0;
        gdk_event_get_root_coords(event, &x, &y);
        if (!static_cast<Taps*>(told)->press({static_cast<int>(x), static_cast<int>(y)},
                                             gdk_event_get_time(event))) {
            gtk_gesture_set_state(from, GTK_EVENT_SEQUENCE_CLAIMED);
        }
    };
    const auto released = [](GtkGesture* from, GdkEventSequence* sequence, gpointer told) {
        if (gtk_gesture_get_sequence_state(from, sequence) != GTK_EVENT_SEQUENCE_CLAIMED) {
            static_cast<Taps*>(told)->release(gdk_event_get_time(gtk_gesture_get_last_event(from, sequence)));
        }
    };
    g_signal_connect(gesture, "begin", G_CALLBACK(+pressed), &taps);
    g_signal_connect(gesture, "end", G_CALLBACK(+released), &taps);
    g_object_set_data_full(G_OBJECT(widget), "pfiff-taps", gesture, g_object_unref);
}

std::filesystem::path runtime_folder() {
    const char* own = g_getenv("XDG_RUNTIME_DIR");
    return own != nullptr && *own != '\0' ? own : g_get_user_cache_dir();
}

}  // namespace gui::native
