#pragma once

#include <functional>
#include <utility>

namespace core {

/// What is made when somebody first asks for it, and not if nobody does.
template <class T>
class Later {
public:
    Later() = default;
    Later(T value) : value_(std::move(value)) {}
    /// What `make` needs must live as long as this or a copy of it.
    static Later by(std::function<T()> make) {
        Later later;
        later.make_ = std::move(make);
        return later;
    }

    const T& operator*() const& { return made(); }
    T& operator*() & { return made(); }
    T operator*() && { return std::move(made()); }
    operator const T&() const { return made(); }
    const T* operator->() const { return &made(); }
    T* operator->() { return &made(); }
    bool operator==(const Later& other) const { return made() == other.made(); }

private:
    T& made() const {
        if (make_) {
            value_ = std::exchange(make_, nullptr)();
        }
        return value_;
    }

    mutable T value_{};
    mutable std::function<T()> make_;
};

}  // namespace core
