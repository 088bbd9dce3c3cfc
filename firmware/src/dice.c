// Rejection sampling that keeps what a throw leaves over: bits are dear, one costs 16 ms.
#include "dice.h" // struct dice

// A range of at least this many times the sides rejects less than one throw in so many.
enum { SPARE = 16 };

void dice_begin(struct dice *dice, uint8_t count, uint8_t sides)
{
    dice->count = count;
    dice->sides = sides;
    dice->thrown = 0;
    dice->value = 0;
    dice->range = 1;
}

// Throws one die from a value even over its range; both what lies beyond the last whole multiple of the sides and
// the quotient are even over their own ranges again, independent of the face, and serve the next throw.
static bool face_found(struct dice *dice, uint8_t *face)
{
    uint16_t multiples = dice->range / dice->sides;
    uint16_t limit = (uint16_t)(multiples * dice->sides);
    if (dice->value >= limit) {
        dice->value = (uint16_t)(dice->value - limit);
        dice->range = (uint16_t)(dice->range - limit);
        return false;
    }
    *face = (uint8_t)(dice->value % dice->sides + 1);
    dice->value /= dice->sides;
    dice->range = multiples;
    return true;
}

bool dice_throw(struct dice *dice, struct entropy *entropy)
{
    while (dice->thrown < dice->count) {
        uint8_t bit;
        while (dice->range < SPARE * dice->sides) {
            if (!entropy_bit(entropy, &bit))
                return false;
            dice->value = (uint16_t)(dice->value << 1 | bit);
            dice->range = (uint16_t)(dice->range << 1);
        }
        if (face_found(dice, &dice->faces[dice->thrown]))
            dice->thrown++;
    }
    return true;
}

uint16_t dice_sum(const struct dice *dice)
{
    uint16_t sum = 0;
    for (uint8_t i = 0; i < dice->count; i++)
        sum = (uint16_t)(sum + dice->faces[i]);
    return sum;
}
