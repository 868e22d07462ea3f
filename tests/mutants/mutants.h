#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What the rewritten rules ask: which mutant runs. Lies in the copied tree only. PFIFF_MUTANT names the one
/// mutant that is on; PFIFF_MUTANTS_SEEN names the file that tells which were asked for.
namespace mutants {

inline int chosen() {
    const char* number = std::getenv("PFIFF_MUTANT");
    return number == nullptr ? 0 : std::atoi(number);
}

class Seen {
public:
    Seen() : file_(std::getenv("PFIFF_MUTANTS_SEEN")) {}
    Seen(const Seen&) = delete;
    Seen& operator=(const Seen&) = delete;
    ~Seen() {
        if (file_ == nullptr) {
            return;
        }
        if (std::FILE* out = std::fopen(file_, "w")) {
            for (std::size_t i = 0; i < asked_.size(); ++i) {
                if (asked_[i]) {
                    std::fprintf(out, "%zu\n", i);
                }
            }
            std::fclose(out);
        }
    }
    bool wanted() const { return file_ != nullptr; }
    void add(int number) { asked_[static_cast<std::size_t>(number)] = true; }

private:
    const char* file_;
    std::array<bool, 1 << 16> asked_{};
};

inline const int running = chosen();
inline Seen seen;

/// Whether the mutant runs; none does where the compiler itself computes.
constexpr bool on(int number) {
    if (__builtin_is_constant_evaluated()) {
        return false;
    }
    if (seen.wanted()) {
        seen.add(number);
    }
    return running == number;
}

/// Whether there is no choice of games, or it falls on this one.
inline bool plays(std::string_view id) {
    const char* game = std::getenv("PFIFF_MUTANTS_GAME");
    return game == nullptr || id == game;
}

template <class A, class B>
constexpr bool equal(int n, const A& a, const B& b) {
    return on(n) ? a != b : a == b;
}
template <class A, class B>
constexpr bool unequal(int n, const A& a, const B& b) {
    return on(n) ? a == b : a != b;
}
template <class A, class B>
constexpr bool less(int n, const A& a, const B& b) {
    return on(n) ? a <= b : a < b;
}
template <class A, class B>
constexpr bool at_most(int n, const A& a, const B& b) {
    return on(n) ? a < b : a <= b;
}
template <class A, class B>
constexpr bool greater(int n, const A& a, const B& b) {
    return on(n) ? a >= b : a > b;
}
template <class A, class B>
constexpr bool at_least(int n, const A& a, const B& b) {
    return on(n) ? a > b : a >= b;
}
template <class A, class B>
constexpr auto plus(int n, A a, B b) {
    return on(n) ? a - b : a + b;
}
template <class A, class B>
constexpr auto minus(int n, A a, B b) {
    return on(n) ? a + b : a - b;
}
template <class A, class B>
constexpr A& add(int n, A& a, B b) {
    return on(n) ? a -= b : a += b;
}
template <class A, class B>
constexpr A& subtract(int n, A& a, B b) {
    return on(n) ? a += b : a -= b;
}
constexpr bool negated(int n, bool value) {
    return on(n) ? !value : value;
}
constexpr bool forced_true(int n, bool value) {
    return on(n) ? true : value;
}
constexpr bool forced_false(int n, bool value) {
    return on(n) ? false : value;
}
/// Mutant n is one more, n + 1 is one less.
template <class T>
constexpr T number(int n, T value) {
    return on(n) ? static_cast<T>(value + 1) : on(n + 1) ? static_cast<T>(value - 1) : value;
}

}  // namespace mutants
