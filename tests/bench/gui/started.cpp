#include "bench/gui/started.h"

#include <algorithm>
#include <csignal>
#include <thread>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience{20};
constexpr std::chrono::microseconds short_while{500};
constexpr int smallest_window = 200;  ///< what is smaller serves the toolkit

}  // namespace

/// The screen from a connection of our own: what comes to lie on it, and its pixels.
struct Started::Screen {
    struct Place {
        int x, y;
    };

    Screen() : display(XOpenDisplay(nullptr)) {
        if (display != nullptr) {
            XSelectInput(display, root(), SubstructureNotifyMask);
            before = pixels(0, 0, DisplayWidth(display, 0), DisplayHeight(display, 0));
        }
    }
    ~Screen() {
        if (before != nullptr) {
            XDestroyImage(before);
        }
        if (display != nullptr) {
            XCloseDisplay(display);
        }
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    Window root() const { return DefaultRootWindow(display); }
    XImage* pixels(int x, int y, int width, int height) const {
        return XGetImage(display, root(), x, y, static_cast<unsigned>(width), static_cast<unsigned>(height),
                         AllPlanes, ZPixmap);
    }

    /// The middle of a window that came to lie on the screen meanwhile.
    std::optional<Place> middle_of_window() const {
        while (XPending(display) > 0) {
            XEvent event;
            XNextEvent(display, &event);
            XWindowAttributes looks;
            if (event.type == MapNotify && XGetWindowAttributes(display, event.xmap.window, &looks) != 0 &&
                std::min(looks.width, looks.height) >= smallest_window) {
                return Place{std::clamp(looks.x + looks.width / 2, 0, before->width - 1),
                             std::clamp(looks.y + looks.height / 2, 0, before->height - 1)};
            }
        }
        return {};
    }

    bool is_as_before(const Place& place) const {
        XImage* now = pixels(place.x, place.y, 1, 1);
        const bool same = now == nullptr || XGetPixel(now, 0, 0) == XGetPixel(before, place.x, place.y);
        if (now != nullptr) {
            XDestroyImage(now);
        }
        return same;
    }

    Display* display;
    XImage* before = nullptr;
};

Started::Started(const std::vector<std::string>& command) : screen_(std::make_unique<Screen>()) {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    begun_ = Clock::now();
    if (posix_spawnp(&program_, arguments.front(), nullptr, nullptr, arguments.data(), environ) != 0) {
        program_ = 0;
    }
}

Started::~Started() {
    if (program_ > 0) {
        ::kill(program_, SIGKILL);
        ::waitpid(program_, nullptr, 0);
    }
}

std::optional<double> Started::painted_after() {
    if (program_ == 0 || screen_->before == nullptr) {
        return {};
    }
    std::optional<Screen::Place> place;
    while (Clock::now() - begun_ < patience) {
        if (!place) {
            place = screen_->middle_of_window();
        } else if (!screen_->is_as_before(*place)) {
            return std::chrono::duration<double>(Clock::now() - begun_).count();
        }
        std::this_thread::sleep_for(short_while);
    }
    return {};
}

}  // namespace bench
