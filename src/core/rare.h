#pragma once

#include <memory>
#include <utility>

namespace core {

/// As `std::optional`, for what most do not have: without a value it takes no more room than a pointer.
template <class T>
class Rare {
public:
    Rare() = default;
    Rare(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Rare(const Rare& other) : value_(other ? std::make_unique<T>(*other) : nullptr) {}
    Rare(Rare&&) noexcept = default;
    Rare& operator=(const Rare& other) { return *this = Rare(other); }
    Rare& operator=(Rare&&) noexcept = default;
    ~Rare() = default;

    bool has_value() const { return value_ != nullptr; }
    explicit operator bool() const { return value_ != nullptr; }
    const T& operator*() const { return *value_; }
    T& operator*() { return *value_; }
    const T* operator->() const { return value_.get(); }
    T* operator->() { return value_.get(); }
    void reset() { value_.reset(); }

private:
    std::unique_ptr<T> value_;
};

}  // namespace core
