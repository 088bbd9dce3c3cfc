// A handful of electronic dice, no face favoured.
#ifndef DICE_H
#define DICE_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t
#include "entropy.h" // struct entropy

enum { DICE_MOST = 10, SIDES_LEAST = 2, SIDES_MOST = 100 };

struct dice {
    uint8_t count, sides;
    uint8_t thrown;
    uint8_t faces[DICE_MOST];
    uint16_t value, range; // value is even-handed over 0..range-1
};

void dice_begin(struct dice *dice, uint8_t count, uint8_t sides);

// Throws as far as the pool reaches. Returns true once all dice lie; until then, call again when there is more.
bool dice_throw(struct dice *dice, struct entropy *entropy);

// Returns the sum of the faces.
uint16_t dice_sum(const struct dice *dice);

#endif
