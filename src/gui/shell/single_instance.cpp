#include "gui/shell/single_instance.h"

#include <wx/app.h>
#include <wx/log.h>

#include "app/derive/identity.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace fs = std::filesystem;

namespace {

constexpr const char* topic_of_errands = "records";
constexpr const char* one_record = "record";
constexpr const char* the_match = "match";
constexpr const char* the_board = "board";
constexpr const char* all_told = "take in";

/// In a folder that only this user can enter. Names of sockets are short, those of databases may be long.
std::string place_of(const fs::path& database) {
    std::error_code unseen;
    const fs::path whole = fs::weakly_canonical(fs::absolute(database), unseen);
    return native::runtime_folder() / ("pfiff-" + app::uuid_of(whole.string()));
}

class Heard : public wxTCPConnection {
public:
    explicit Heard(std::function<void(const Errand&)> asked) : asked_(std::move(asked)) {}

private:
    bool OnPoke(const wxString& topic, const wxString& item, const void* data, std::size_t size,
                wxIPCFormat format) override {
        if (topic != topic_of_errands || format != wxIPC_PRIVATE) {
            return false;
        }
        if (item == one_record) {
            errand_.records.emplace_back(std::string(static_cast<const char*>(data), size));
        } else if (item == the_match) {
            errand_.match.assign(static_cast<const char*>(data), size);
        } else if (item == the_board) {
            errand_.board = true;
        } else if (item == all_told) {
            wxTheApp->CallAfter([asked = asked_, errand = errand_] { asked(errand); });
        }
        return true;
    }

    std::function<void(const Errand&)> asked_;
    Errand errand_;
};

}  // namespace

Listening::Listening(const fs::path& database, std::function<void(const Errand&)> asked)
    : asked_(std::move(asked)) {
    const wxLogNull where_it_cannot_be_the_other_one_says_so;
    Create(exact(place_of(database)));
}

wxConnectionBase* Listening::OnAcceptConnection(const wxString& topic) {
    return topic == topic_of_errands ? new Heard(asked_) : nullptr;
}

bool hand_over(const fs::path& database, const Errand& errand) {
    const wxLogNull nobody_may_listen;
    const std::string place = place_of(database);
    std::error_code unseen;
    if (!fs::is_socket(place, unseen)) {
        return false;
    }
    wxTCPClient client;
    const std::unique_ptr<wxConnectionBase> other(
        client.MakeConnection("localhost", exact(place), topic_of_errands));
    if (!other) {
        return false;
    }
    bool heard = true;
    for (const fs::path& record : errand.records) {
        const std::string name = fs::absolute(record).string();
        heard = heard && other->Poke(one_record, name.data(), name.size(), wxIPC_PRIVATE);
    }
    if (!errand.match.empty()) {
        heard = heard && other->Poke(the_match, errand.match.data(), errand.match.size(), wxIPC_PRIVATE);
    }
    if (errand.board) {
        heard = heard && other->Poke(the_board, "", 1, wxIPC_PRIVATE);
    }
    heard = heard && other->Poke(all_told, "", 1, wxIPC_PRIVATE);
    other->Disconnect();
    return heard;
}

}  // namespace gui
