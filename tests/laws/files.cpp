#include "laws/files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>

#include "games/catalog.h"

namespace laws {

namespace fs = std::filesystem;

namespace {

const fs::path top = PFIFF_SOURCE_DIR;

}  // namespace

std::vector<fs::path> files(const std::string& folder, const std::vector<std::string>& endings) {
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
        const std::string ending = entry.path().extension().string();
        if (entry.is_regular_file() && std::find(endings.begin(), endings.end(), ending) != endings.end()) {
            found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<fs::path> records_of(std::string_view game, const std::vector<std::string>& endings) {
    const std::string shipped = "tests/records/" + std::string(game);
    return files(fs::exists(top / shipped) ? shipped : "tests/house/" + std::string(game) + "/records",
                 endings);
}

std::vector<fs::path> records(const std::vector<std::string>& endings) {
    std::vector<fs::path> all;
    for (const core::GameInfo* game : games::infos()) {
        std::ranges::copy(records_of(game->id, endings), std::back_inserter(all));
    }
    return all;
}

std::string name_of(const fs::path& file) {
    return fs::relative(file, top).generic_string();
}

std::string test_name(const std::filesystem::path& file) {
    std::string name = file.parent_path().filename().string() + "_" + file.stem().string();
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

std::string content(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> lines(const fs::path& file) {
    std::vector<std::string> all;
    std::istringstream stream(content(file));
    for (std::string line; std::getline(stream, line);) {
        all.push_back(line);
    }
    return all;
}

}  // namespace laws
