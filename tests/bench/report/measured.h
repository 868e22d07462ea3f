#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

/// What programs of benches wrote down of their runs (`--benchmark_out`).
class Measured {
public:
    /// The file is called after its program: `judging.json`. Throws `std::runtime_error` for what is none.
    void read(const std::filesystem::path& file);

    bool ran(std::string_view program) const { return programs_.contains(program); }
    /// In microseconds, the median of all repetitions; of a `counter` that counts seconds, if one is named.
    /// Throws `std::runtime_error` where nothing of that name was measured.
    double time(std::string_view program, std::string_view bench, std::string_view counter) const;

private:
    std::set<std::string, std::less<>> programs_;
    std::map<std::string, std::vector<double>> times_;
};

}  // namespace bench
