#include "cli/shell.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_file(const fs::path& file, const std::string& content) {
    std::ofstream stream(file, std::ios::binary);
    stream << content;
    if (!stream.flush()) {
        throw std::runtime_error("cannot write " + file.string());
    }
}

Shell::Shell() {
    std::string name = (fs::temp_directory_path() / "pfiff-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("cannot make a folder for the test");
    }
    scratch_ = name;
    fs::create_directory(folder());
}

Shell::~Shell() {
    std::error_code ignored;
    fs::remove_all(scratch_, ignored);
}

std::string Shell::call(const fs::path& script) const {
    const std::string programs = fs::path(PFIFF_CLI).parent_path().string();
    return fmt::format(
        "cd '{}' && exec env -i PATH='{}:/usr/bin:/bin' HOME='{}' LC_ALL=C.UTF-8 TZ=UTC sh '{}'",
        folder().string(), programs, folder().string(), script.string());
}

Ran Shell::run(const std::string& command) const {
    const fs::path script = scratch_ / "script";
    write_file(script, command + "\n");
    const std::string whole = fmt::format("( {} ) > '{}' 2> '{}' < /dev/null", call(script),
                                          (scratch_ / "out").string(), (scratch_ / "err").string());
    const int status = std::system(whole.c_str());
    return {content_of(scratch_ / "out"), content_of(scratch_ / "err"),
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}
