// Health tests at their exact cut-offs, the pool's accounts, and dice from known bits.
#include <string.h> // memset
#include "check.h"  // CHECK

static void good_window(struct entropy *entropy)
{
    for (unsigned i = 0; i < PROPORTION_WINDOW; i++)
        entropy_sample(entropy, (uint8_t)i);
}

static void repetition_check(void)
{
    struct entropy entropy = {0};
    good_window(&entropy);
    CHECK(entropy.health == HEALTHY, "%u", entropy.health);
    for (unsigned i = 0; i < REPETITION_CUTOFF - 1; i++)
        entropy_sample(&entropy, 77);
    CHECK(entropy.health == HEALTHY, "twenty equal samples are allowed");
    entropy_sample(&entropy, 77);
    CHECK(entropy.health == FAILED && entropy.repetition_failures == 1, "twenty-one are not");
    uint8_t bit;
    CHECK(!entropy_bit(&entropy, &bit) && !entropy.credit, "nothing is handed out");
    for (unsigned i = 0; i < PROPORTION_WINDOW - 1; i++)
        entropy_sample(&entropy, (uint8_t)i);
    CHECK(entropy.health == FAILED, "a whole window must pass");
    entropy_sample(&entropy, 0);
    CHECK(entropy.health == HEALTHY, "and then it is believed again");
}

// A window with so many samples like its first, never twenty-one in a row.
static uint8_t proportion_of(unsigned equal)
{
    struct entropy entropy = {0};
    unsigned left = equal;
    for (unsigned i = 0; i < PROPORTION_WINDOW && entropy.health != FAILED; i++) {
        bool same = left && i % 20 != 19;
        left -= same;
        entropy_sample(&entropy, same ? 5 : (uint8_t)(100 + i % 50));
    }
    return entropy.health;
}

static void proportion_check(void)
{
    CHECK(proportion_of(PROPORTION_CUTOFF - 1) == HEALTHY, "310 of 512 are allowed");
    CHECK(proportion_of(PROPORTION_CUTOFF) == FAILED, "311 are not");
}

static void account_check(void)
{
    struct entropy entropy = {0};
    uint8_t bit;
    unsigned drawn = 0;
    for (unsigned i = 0; i < PROPORTION_WINDOW - 1; i++)
        entropy_sample(&entropy, (uint8_t)(i * 7));
    CHECK(!entropy_bit(&entropy, &bit), "nothing before the first window is over");
    entropy_sample(&entropy, 1);
    while (entropy_bit(&entropy, &bit))
        drawn++;
    CHECK(drawn == CREDIT_MOST, "%u", drawn);
    for (unsigned i = 0; i < 8; i++) {
        CHECK(!entropy_bit(&entropy, &bit), "bit by bit, sample by sample");
        entropy_sample(&entropy, (uint8_t)(i * 5));
    }
    CHECK(entropy_bit(&entropy, &bit), "eight samples pay for a byte");
    for (unsigned ms = 0; ms <= SILENCE_MOST_MS; ms += 10)
        entropy_time(&entropy, 10);
    CHECK(entropy.health == FAILED, "a silent source has failed");
}

// Every face of every die, over all paths of so many bits, is as likely as the others: exact, no sample.
static void faces_check(uint8_t sides)
{
    enum { BITS = 16 };
    unsigned seen[SIDES_MOST + 1] = {0}, least = UINT32_MAX, most = 0;
    for (unsigned path = 0; path < 1u << BITS; path++) {
        struct entropy entropy = {.health = HEALTHY, .bits = (uint8_t)path, .bits_left = 8, .credit = 8, .unread = 1};
        struct dice dice;
        entropy.state[0] = (uint8_t)(path >> 8);
        dice_begin(&dice, 1, sides);
        if (dice_throw(&dice, &entropy)) {
            CHECK(dice.faces[0] >= 1 && dice.faces[0] <= sides, "%u", dice.faces[0]);
            seen[dice.faces[0]]++;
        }
    }
    for (uint8_t face = 1; face <= sides; face++) {
        least = seen[face] < least ? seen[face] : least;
        most = seen[face] > most ? seen[face] : most;
    }
    CHECK(least && most == least, "d%u: %u to %u", sides, least, most);
}

static void keccak_check(void)
{
    static const uint8_t ONCE[STATE_BYTES] = {0x3C, 0x28, 0x26, 0x84, 0x1C, 0xB3, 0x5C, 0x17, 0x1E, 0xAA, 0xE9, 0xB8, 0x11,
                                              0x13, 0x4C, 0xEA, 0xA3, 0x85, 0x2C, 0x69, 0xD2, 0xC5, 0xAB, 0xAF, 0xEA};
    uint8_t state[STATE_BYTES] = {0};
    keccak_f200(state);
    CHECK(!memcmp(state, ONCE, sizeof state), "the permutation of zeros, as its authors publish it");
}

int main(void)
{
    keccak_check();
    repetition_check();
    proportion_check();
    account_check();
    for (uint8_t sides = SIDES_LEAST; sides <= SIDES_MOST; sides++)
        faces_check(sides);
    return 0;
}
