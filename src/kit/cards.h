#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kit/suits.h"

namespace kit {

/// Cards of a deck with at most 8 suits, whose values go to 15 at most. It has no others.
class CardSet {
    using Word = std::uint64_t;

public:
    static CardSet of_suit(int suit, int low, int high) {
        CardSet set;
        set.words_[word(suit)] = ((Word{2} << high) - (Word{1} << low)) << shift(suit);
        return set;
    }

    bool has(Suited card) const { return (words_[word(card.suit)] & bit(card)) != 0; }
    void add(Suited card) { words_[word(card.suit)] |= bit(card); }
    void remove(Suited card) { words_[word(card.suit)] &= ~bit(card); }
    int count() const {
        int cards = 0;
        for (Word rest : words_) {  // mostly few: quicker than std::popcount without its instruction
            for (; rest != 0; rest &= rest - 1) {
                ++cards;
            }
        }
        return cards;
    }
    int count(int suit) const { return std::popcount(of(suit)); }
    bool empty() const { return (words_[0] | words_[1]) == 0; }
    /// The highest value of the suit in it, or -1.
    int highest(int suit) const { return static_cast<int>(std::bit_width(of(suit))) - 1; }
    /// The index of its first card.
    int first() const {
        return words_[0] != 0 ? std::countr_zero(words_[0]) : word_size + std::countr_zero(words_[1]);
    }

    CardSet operator&(const CardSet& other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
    }
    CardSet operator|(const CardSet& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
    }
    CardSet operator-(const CardSet& other) const {
        return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
    }
    bool operator==(const CardSet&) const = default;

    /// Where the card lies in the order of suits and values.
    static std::size_t index(Suited card) {
        return static_cast<std::size_t>(card.suit) * values + static_cast<std::size_t>(card.value);
    }
    void for_each(const auto& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (Word rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(i * std::size_t{word_size} + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    CardSet() = default;

private:
    static constexpr int suits = 4, values = 16, word_size = suits * values;

    CardSet(Word low, Word high) : words_{low, high} {}
    static std::size_t word(int suit) { return static_cast<std::size_t>(suit) / suits; }
    static int shift(int suit) { return suit % suits * values; }
    static Word bit(Suited card) {
        return card.value < 0 || card.value >= values ? 0 : Word{1} << (shift(card.suit) + card.value);
    }
    Word of(int suit) const { return words_[word(suit)] >> shift(suit) & 0xffff; }

    std::array<Word, 2> words_{};
};

/// One for each card that a deck may have.
template <class T>
using PerCard = std::array<T, 128>;

}  // namespace kit
