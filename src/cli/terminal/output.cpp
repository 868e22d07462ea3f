#include "cli/terminal/output.h"

#include <cerrno>
#include <iostream>

#include "app/words/words.h"
#include "cli/terminal/columns.h"
#include "core/text/failure.h"
#include "core/text/system_words.h"

namespace cli {

void print(std::string_view text) {
    std::cout << text;
}

void flush() {
    errno = 0;
    if (!std::cout.flush()) {
        throw core::Failure(
            {N_("Standard output cannot be written: {0}."), {core::system_words(errno == 0 ? EIO : errno)}});
    }
}

void say(const core::Text& text) {
    print(visible(app::say(text)) + "\n");
}

void complain(const core::Text& message) {
    std::cout.flush();
    std::cerr << "pfiff-cli: " << visible(app::say(message)) << std::endl;
}

void complain(const std::string& file, const core::Fault& fault) {
    const std::string place =
        fault.line > 0 ? visible(file) + ":" + std::to_string(fault.line) : visible(file);
    std::cout.flush();
    std::cerr << place << ": " << visible(app::say(fault.message)) << std::endl;
}

std::string verdict_word(core::Kind kind) {
    switch (kind) {
        case core::Kind::legal:
            return app::word_for(N_("legal"));
        case core::Kind::presumed:
            return app::word_for(N_("presumed"));
        case core::Kind::illegal:
            return app::word_for(N_("illegal"));
        case core::Kind::impossible:
            return app::word_for(N_("impossible"));
    }
    return {};
}

core::Arg named(std::string_view text) {
    return visible(text);
}

}  // namespace cli
