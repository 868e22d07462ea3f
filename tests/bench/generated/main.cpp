#include <cstdlib>
#include <iostream>

#include "bench/generated/many_matches.h"
#include "core/text/failure.h"

/// many_matches FILE COUNT: a database to look at.
int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "many_matches FILE COUNT\n";
        return EXIT_FAILURE;
    }
    try {
        store::Database database(argv[1]);
        bench::fill(database, std::atoi(argv[2]), 1,
                    [](int done, int all) { std::cerr << '\r' << done << " of " << all << std::flush; });
        std::cerr << '\n';
    } catch (const core::Failure& failure) {
        std::cerr << failure.what() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
