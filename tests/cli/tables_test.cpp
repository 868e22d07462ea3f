#include "cli/terminal/tables.h"

#include <gtest/gtest.h>

namespace {

app::Table table(std::vector<app::Table::Column> columns, std::vector<std::vector<app::Cell>> rows) {
    return {.title = {}, .columns = std::move(columns), .rows = std::move(rows)};
}

app::Table::Column words(std::string_view title) {
    return {{title, {}}, false};
}
app::Table::Column number(std::string_view title) {
    return {{title, {}}, true};
}

}  // namespace

TEST(Tables, stand_in_columns_whatever_the_letters) {
    EXPECT_EQ(cli::text_of(table({words("name"), number("n")}, {{app::name("한나"), app::Points{7}},
                                                                {app::name("Zoe\u0301"), app::Points{-12}}}),
                           80),
              "  name    n\n"
              "  한나    7\n"
              "  Zoe\u0301   −12\n");
    EXPECT_EQ(cli::text_of(table({words("name")}, {}), 80), "");
}

TEST(Tables, leave_nothing_at_the_end_of_a_line) {
    EXPECT_EQ(cli::text_of(table({words("name"), number("n")}, {{app::name("Anna"), {}}}), 80),
              "  name  n\n"
              "  Anna\n");
}

TEST(Tables, go_on_below_where_they_are_too_wide) {
    const app::Table wide = table({words("name"), number("first"), number("second"), number("third")},
                                  {{app::name("Anna"), 1, 2, 3}});
    EXPECT_EQ(cli::text_of(wide, 23),
              "  name  first  second\n"
              "  Anna      1       2\n"
              "  name  third\n"
              "  Anna      3\n");
    EXPECT_EQ(cli::text_of(wide, 5),
              "  name  first\n"
              "  Anna      1\n"
              "  name  second\n"
              "  Anna       2\n"
              "  name  third\n"
              "  Anna      3\n")
        << "one column more stands there however narrow it is";
}
