#include "app/derive/identity.h"

#include <array>

#include <uuid/uuid.h>

namespace app {

std::string uuid_of(std::string_view text) {
    uuid_t id;
    std::array<char, UUID_STR_LEN> written{};
    uuid_generate_sha1(id, *uuid_get_template("oid"), text.data(), text.size());
    uuid_unparse_lower(id, written.data());
    return written.data();
}

}  // namespace app
