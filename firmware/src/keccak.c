// Keccak-f[200], the permutation of FIPS 202 with lanes of one byte, so that an 8-bit processor does it well.
#include "entropy.h" // keccak_f200

enum { ROUNDS = 18, LANES = STATE_BYTES };

// Low bytes of FIPS 202's round constants; its rotations modulo 8, in the order in which pi visits the lanes, each as
// the power of two that a lane is multiplied by: this processor multiplies in two cycles and shifts bit by bit.
static const uint8_t ROUND_CONSTANT[ROUNDS] = {
    0x01, 0x82, 0x8A, 0x00, 0x8B, 0x01, 0x81, 0x09, 0x8A,
    0x88, 0x09, 0x0A, 0x8B, 0x8B, 0x89, 0x03, 0x02, 0x80,
};
static const uint8_t PI_LANE[LANES - 1] = {
    10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1,
};
static const uint8_t RHO_FACTOR[LANES - 1] = {
    2, 8, 64, 4, 128, 32, 16, 16, 32, 128, 4, 64,
    8, 2, 1, 1, 2, 8, 64, 4, 128, 32, 16, 16,
};

static inline uint8_t rotate(uint8_t lane, uint8_t factor)
{
    uint16_t wide = (uint16_t)(lane * factor);
    return (uint8_t)(wide | wide >> 8);
}

static void theta(uint8_t *a)
{
    uint8_t column[5];
    for (uint8_t x = 0; x < 5; x++)
        column[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    for (uint8_t x = 0; x < 5; x++) {
        uint8_t mix = column[x ? x - 1 : 4] ^ rotate(column[x < 4 ? x + 1 : 0], 2);
        for (uint8_t y = 0; y < LANES; y = (uint8_t)(y + 5))
            a[x + y] ^= mix;
    }
}

static void rho_pi(uint8_t *a)
{
    uint8_t carried = a[1];
    for (uint8_t i = 0; i < LANES - 1; i++) {
        uint8_t lane = PI_LANE[i], next = a[lane];
        a[lane] = rotate(carried, RHO_FACTOR[i]);
        carried = next;
    }
}

static void chi(uint8_t *a)
{
    for (uint8_t y = 0; y < LANES; y = (uint8_t)(y + 5)) {
        uint8_t first = a[y], second = a[y + 1];
        for (uint8_t x = 0; x < 3; x++)
            a[y + x] ^= (uint8_t)~a[y + x + 1] & a[y + x + 2];
        a[y + 3] ^= (uint8_t)~a[y + 4] & first;
        a[y + 4] ^= (uint8_t)~first & second;
    }
}

void keccak_f200(uint8_t state[STATE_BYTES])
{
    for (uint8_t round = 0; round < ROUNDS; round++) {
        theta(state);
        rho_pi(state);
        chi(state);
        state[0] ^= ROUND_CONSTANT[round];
    }
}
