#include <exception>

#include "app/words/words.h"
#include "cli/program.h"
#include "cli/terminal/output.h"
#include "core/text/failure.h"

int main(int argc, char** argv) {
    try {
        return cli::run({argv + 1, argv + argc});
    } catch (const core::Failure& failure) {
        cli::complain(failure.message());
    } catch (const std::exception& error) {
        cli::complain(core::verbatim(error.what()));
    }
    return cli::failed;
}
