#include "gui/toolkit/words.h"

#include <exception>
#include <filesystem>

#include <wx/arrstr.h>
#include <wx/translation.h>

#include "app/words/words.h"
#include "core/text/failure.h"
#include "core/text/names.h"

namespace gui {

namespace {

/// The forms' words come from the same catalogues as all others.
class FormsLoader : public wxTranslationsLoader {
public:
    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString& code) override {
        const auto file = std::filesystem::path(app::translations_folder()) / typed(code) / "LC_MESSAGES" /
                          (typed(domain) + ".mo");
        if (!std::filesystem::exists(file)) {
            return nullptr;
        }
        return wxMsgCatalog::CreateFromFile(exact(file.string()), domain);
    }

    wxArrayString GetAvailableTranslations(const wxString&) const override {
        wxArrayString codes;
        for (const app::Language& language : app::languages()) {
            codes.push_back(shown(language.code));
        }
        return codes;
    }
};

}  // namespace

wxString shown(std::string_view utf8) {
    return exact(core::shown(utf8));
}

wxString exact(std::string_view utf8) {
    return wxString::FromUTF8(utf8.data(), utf8.size());
}

std::string typed(const wxString& text) {
    return text.utf8_string();
}

wxString in_markup(wxString text) {
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

wxString words(const core::Text& text) {
    return exact(app::say(text));
}

wxString words(std::string_view id) {
    return exact(app::word_for(id));
}

wxString letters(const core::Face& face) {
    return face.letter.empty() ? wxString() : words(face.letter);
}

wxString judged(const core::Verdict& verdict) {
    return words(core::word(core::kind(verdict))) + ": " + words(core::reason(verdict));
}

wxString number(int points) {
    return exact(core::with_minus(points));
}

wxString brief(const core::Face& face) {
    return shown(app::brief(face));
}

wxString words(std::string_view id, std::vector<core::Arg> args) {
    return words(core::Text{id, std::move(args)});
}

wxString joined(const std::vector<core::Text>& texts, const wxString& between) {
    wxString all;
    for (const core::Text& text : texts) {
        all += (all.empty() ? wxString() : between) + words(text);
    }
    return all;
}

void speak(std::string_view code) {
    app::speak(code);
    auto* translations = new wxTranslations;
    translations->SetLoader(new FormsLoader);
    translations->SetLanguage(shown(app::spoken()));
    translations->AddCatalog("pfiff", wxLANGUAGE_ENGLISH);
    wxTranslations::Set(translations);
}

wxString what_went_wrong() {
    try {
        throw;
    } catch (const core::Failure& failure) {
        return words(failure.message());
    } catch (const std::bad_alloc&) {
        return words(N_("There is not enough memory for this."));
    } catch (const std::exception& error) {
        return words(N_("Something went wrong that should not have: {0}"), {std::string(error.what())});
    } catch (...) {
        return words(N_("Something went wrong that should not have."));
    }
}

}  // namespace gui
