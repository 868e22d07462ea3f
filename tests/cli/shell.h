#pragma once

#include <filesystem>
#include <string>

/// What a command did.
struct Ran {
    std::string out;
    std::string err;
    int status;
};

/// A fresh folder, removed at the end, in which commands of the shell run: pfiff-cli is found, and
/// nothing of the user's files, language or terminal reaches it.
class Shell {
public:
    Shell();
    ~Shell();
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    Ran run(const std::string& command) const;
    /// The command line that runs the script in the folder.
    std::string call(const std::filesystem::path& script) const;

    std::filesystem::path folder() const { return scratch_ / "here"; }

private:
    std::filesystem::path scratch_;
};

std::string content_of(const std::filesystem::path& file);
void write_file(const std::filesystem::path& file, const std::string& content);
