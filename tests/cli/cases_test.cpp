// Runs the text files in cases/. Each is prose with commands in it, indented by two blanks: `$ `
// begins a command of the shell, `> ` goes on with it, then comes what it prints; `! ` before what
// goes to standard error; `[N]` an exit status that is not 0. With PFIFF_REWRITE=1 the files are
// written anew from what the commands do; the difference is then read by a person, against the rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>
#include <vector>

#include "cli/shell.h"

namespace fs = std::filesystem;

namespace {

struct Step {
    std::string prose;  ///< what stands before the command
    std::string command;
    std::string expected;
};

struct Case {
    std::vector<Step> steps;
    std::string last_prose;
};

std::string without_blank_end(std::string text) {
    while (text.ends_with("\n\n")) {
        text.pop_back();
    }
    return text == "\n" ? "" : text;
}

Case read_case(const fs::path& file) {
    Case result;
    std::istringstream lines(content_of(file));
    bool in_output = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("  $ ")) {
            result.steps.push_back({std::move(result.last_prose), line.substr(4), ""});
            result.last_prose.clear();
            in_output = true;
        } else if (in_output && line.starts_with("  > ")) {
            result.steps.back().command += "\n" + line.substr(4);
        } else if (in_output && (line.starts_with("  ") || line.empty())) {
            result.steps.back().expected += (line.empty() ? "" : line.substr(2)) + "\n";
        } else {
            result.last_prose += line + "\n";
            in_output = false;
        }
    }
    for (Step& step : result.steps) {
        step.expected = without_blank_end(std::move(step.expected));
    }
    return result;
}

std::string each_line(const std::string& text, const std::string& before) {
    std::istringstream lines(text);
    std::string all;
    for (std::string line; std::getline(lines, line);) {
        all += (line.empty() && before == "  " ? "" : before + line) + "\n";
    }
    return all;
}

/// The folder of the test has another name every time.
std::string at_home(std::string text, const fs::path& folder) {
    for (std::size_t at = 0; (at = text.find(folder.string(), at)) != std::string::npos;) {
        text.replace(at, folder.string().size(), "HERE");
    }
    return text;
}

std::string told(const Ran& ran, const fs::path& folder) {
    const std::string status = ran.status == 0 ? "" : "[" + std::to_string(ran.status) + "]\n";
    std::string out = without_blank_end(ran.out);
    if (!out.empty() && !out.ends_with('\n')) {
        out += '\n';
    }
    return at_home(out + each_line(ran.err, "! ") + status, folder);
}

std::string command_lines(const std::string& command) {
    std::string lines = each_line(command, "  > ");
    return lines.replace(2, 1, "$");
}

std::vector<fs::path> case_files() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(PFIFF_SOURCE_DIR "/tests/cli/cases")) {
        files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

std::string name_of(const testing::TestParamInfo<fs::path>& info) {
    std::string name = info.param.stem().string();
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

class CommandLine : public testing::TestWithParam<fs::path> {};

}  // namespace

TEST_P(CommandLine, says_and_does) {
    const Case read = read_case(GetParam());
    ASSERT_FALSE(read.steps.empty());
    const bool rewrite = std::getenv("PFIFF_REWRITE") != nullptr;
    const Shell shell;
    std::string written;
    for (const Step& step : read.steps) {
        const std::string actual = told(shell.run(step.command), shell.folder());
        written += step.prose + command_lines(step.command) + each_line(actual, "  ") + "\n";
        if (!rewrite) {
            EXPECT_EQ(actual, step.expected) << "after: " << step.command;
        }
    }
    if (rewrite) {
        write_file(GetParam(), without_blank_end(written + read.last_prose));
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, CommandLine, testing::ValuesIn(case_files()), name_of);
