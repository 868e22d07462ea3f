#include "kit/match.h"

#include <gtest/gtest.h>

#include "kit/judged.h"
#include "kit/suits.h"

namespace {

using core::Kind;

kit::Setup of_three() {
    kit::Setup setup;
    setup.seats = {"Anna", "Ben", "Cleo"};
    return setup;
}

TEST(A_seat, is_looked_for_clockwise_from_any_other) {
    const kit::Setup setup = of_three();
    EXPECT_EQ(setup.first_from(2, [](int seat) { return seat != 2; }), 0);
    EXPECT_EQ(setup.first_from(1, [](int) { return true; }), 1);
    EXPECT_FALSE(setup.first_from(1, [](int) { return false; }));
}

TEST(What_each_seat_tells, knows_its_entries_and_who_closes_it) {
    const kit::Setup setup = of_three();
    kit::Each<kit::Entered<int>, 5> told;
    EXPECT_FALSE(setup.closes(1, told));
    told[2].enter(7, 20);
    told[0].enter(4, 30);
    EXPECT_TRUE(setup.closes(1, told)) << "seats that nobody has are not waited for";
    EXPECT_FALSE(setup.closes(0, told));
    EXPECT_EQ(*told[2], 20);
    EXPECT_EQ(kit::told_by(told), (std::vector<core::Seq>{4, 7}));
}

TEST(What_is_against_an_entry, is_looked_for_until_there_is_something) {
    const auto illegal = [] { return kit::Against(core::Illegal{"test/one", {}}); };
    const auto never = []() -> kit::Against {
        ADD_FAILURE() << "there was something before";
        return {};
    };
    const core::Verdict verdict = kit::Against().or_else(illegal).or_else(never);
    EXPECT_EQ(core::rule(verdict), "test/one");
    EXPECT_EQ(core::kind(core::Verdict(kit::Against())), Kind::legal);
    EXPECT_EQ(core::kind(core::Verdict(kit::Against(std::optional<core::Impossible>()))), Kind::legal);
    EXPECT_EQ(core::kind(core::Verdict(kit::Against(std::optional(core::Impossible{"test/two", {}})))),
              Kind::impossible);
}

namespace dogs {
enum class Dog { rex, fifi };
constexpr kit::Look both[] = {
    {"rex", "R", "Rex", core::Hue::brown, "bone"},
    {"fifi", "F", "Fifi", core::Hue::pink, "bone"},
};
std::span<const kit::Look> looks(Dog) {
    return both;
}
}  // namespace dogs
using dogs::Dog;

TEST(An_enumeration, has_words_and_names_by_its_looks) {
    EXPECT_EQ(kit::read_looked<Dog>("fifi"), Dog::fifi);
    EXPECT_FALSE(kit::read_looked<Dog>("F"));
    EXPECT_EQ(kit::word_of(Dog::rex), "rex");
    EXPECT_EQ(core::say(kit::name_of(Dog::fifi)), "Fifi");
    EXPECT_EQ(kit::face_of(Dog::fifi).hue, core::Hue::pink);
}

TEST(A_few_things, are_a_bit_each) {
    kit::Bits<Dog> some;
    EXPECT_TRUE(some.empty());
    some.add(Dog::fifi);
    EXPECT_TRUE(some.has(Dog::fifi));
    EXPECT_FALSE(some.has(Dog::rex));
    kit::Bits<Dog> other;
    other.add(Dog::rex);
    EXPECT_EQ((some | other).count(), 2);
}

}  // namespace
