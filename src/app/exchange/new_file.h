#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "core/header.h"
#include "core/text/failure.h"

namespace app {

/// Takes pieces of what is written, one after another.
using Sink = std::function<void(std::string_view)>;
/// Is told done and all, and answers whether to go on.
using Progress = std::function<bool(int, int)>;

/// A file that is there whole or not at all: it is written beside its place under another name, brought to
/// the disk and then put in place. What is not kept leaves no trace. Whatever fails throws `core::Failure`.
class NewFile {
public:
    /// `later`: somebody else brings it to the disk.
    enum class Care { at_once, later };
    explicit NewFile(std::filesystem::path file, Care care = Care::at_once);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile();

    void write(std::string_view bytes);
    Sink sink() {
        return [this](std::string_view bytes) { write(bytes); };
    }
    enum class Kept { kept, was_there, name_is_taken };
    /// Puts it in place. A file that has the name already stays; whether it holds the same is said.
    Kept keep() { return keep_as(file_); }
    /// The same under another name in the same folder. After `kept` it must not be called again.
    Kept keep_as(const std::filesystem::path& file);
    /// Puts it in place of a file that has the name already: somebody was asked.
    void replace();

private:
    void finish();

    std::filesystem::path file_;
    std::filesystem::path draft_;
    int descriptor_ = -1;
    Care care_;
};

/// A folder that is there whole or not at all, in the same way. Only its owner can look into it. Its place
/// must be free, or an empty folder.
class NewFolder {
public:
    explicit NewFolder(const std::filesystem::path& folder);
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;
    ~NewFolder();

    /// Where a file of this name is to be written until the folder is kept; folders in the name are made.
    std::filesystem::path place_for(const std::filesystem::path& name) const;
    void keep();

private:
    std::filesystem::path folder_;
    std::filesystem::path draft_;
};

/// What became of a file.
struct Written {
    std::filesystem::path file;
    bool was_there = false;  ///< with the same content
};
/// Writes a new file into the folder, which is made if it is missing. A different file that has the name
/// already stays, and the next free number is put behind the name. `ending` has its dot.
Written write_into(const std::filesystem::path& folder, const std::string& name, std::string_view ending,
                   const std::function<void(const Sink&)>& content);

/// `2024-02-29-title-1b4e28ba`: sorted by day, told apart by the first letters of the id.
std::string file_name(const core::Header& header, std::size_t letters_of_id = 8);

/// What lies on the disk of the folder, all at once, which is much faster than file by file.
void bring_to_the_disk(const std::filesystem::path& folder);

core::Failure cannot_write(const std::filesystem::path& file, int error);

}  // namespace app
