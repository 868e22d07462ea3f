#include "app/exchange/read_file.h"

#include <cerrno>
#include <cstdio>
#include <memory>

#include "core/text/system_words.h"
#include "games/catalog.h"

namespace app {

namespace {

using core::Fault;

Fault cannot_read(int error) {
    return {0, {N_("cannot be read ({0}); a record was expected"), {core::system_words(error)}}};
}

/// One byte more than a record may have, at most: the reader of records says where it is too long.
tl::expected<std::string, Fault> bytes_of(std::FILE* file) {
    std::string bytes(core::most_record_bytes + 1, '\0');
    std::size_t length = 0;
    while (length < bytes.size()) {
        const std::size_t got = std::fread(bytes.data() + length, 1, bytes.size() - length, file);
        if (got == 0) {
            break;
        }
        length += got;
    }
    if (std::ferror(file) != 0) {
        return tl::unexpected(cannot_read(errno));
    }
    bytes.resize(length);
    return bytes;
}

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

tl::expected<std::string, Fault> bytes_in(const std::filesystem::path& file) {
    if (file == "-") {
        return bytes_of(stdin);
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) {
        return tl::unexpected(Fault{0, {N_("is a folder; a record was expected"), {}}});
    }
    const std::unique_ptr<std::FILE, Close> open(std::fopen(file.c_str(), "rbe"));
    if (!open) {
        return tl::unexpected(cannot_read(errno));
    }
    return bytes_of(open.get());
}

}  // namespace

tl::expected<core::Record, Fault> read_file(const std::filesystem::path& file) {
    return bytes_in(file).and_then(
        [](const std::string& bytes) { return core::read_record(bytes, games::infos()); });
}

}  // namespace app
