// Keccak-f[200], the permutation of FIPS 202 with lanes of one byte, so that an 8-bit processor does it well.
#include "entropy.h" // keccak_f200

enum { ROUNDS = 18, LANES = STATE_BYTES };

// Low bytes of FIPS 202's round constants.
static const uint8_t ROUND_CONSTANT[ROUNDS] = {
    0x01, 0x82, 0x8A, 0x00, 0x8B, 0x01, 0x81, 0x09, 0x8A,
    0x88, 0x09, 0x0A, 0x8B, 0x8B, 0x89, 0x03, 0x02, 0x80,
};

#define ROTATE(lane, by) ((uint8_t)((lane) << (by) | (lane) >> (8 - (by))))

static void theta(uint8_t *a)
{
    uint8_t column[5];
    for (uint8_t x = 0; x < 5; x++)
        column[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    for (uint8_t x = 0; x < 5; x++) {
        uint8_t mix = column[x ? x - 1 : 4] ^ ROTATE(column[x < 4 ? x + 1 : 0], 1);
        for (uint8_t y = 0; y < LANES; y = (uint8_t)(y + 5))
            a[x + y] ^= mix;
    }
}

// Each lane goes to its new place, rotated by FIPS 202's offsets modulo 8. Written out, because this processor shifts
// by a known count in a few cycles, and bit by bit otherwise.
static void rho_pi(uint8_t *a)
{
    uint8_t carried = a[1], next;
#define MOVE(lane, by) (next = a[lane], a[lane] = ROTATE(carried, by), carried = next)
    MOVE(10, 1); MOVE(7, 3); MOVE(11, 6); MOVE(17, 2); MOVE(18, 7); MOVE(3, 5);
    MOVE(5, 4); MOVE(16, 4); MOVE(8, 5); MOVE(21, 7); MOVE(24, 2); MOVE(4, 6);
    MOVE(15, 3); MOVE(23, 1); MOVE(19, 0); MOVE(13, 0); MOVE(12, 1); MOVE(2, 3);
    MOVE(20, 6); MOVE(14, 2); MOVE(22, 7); MOVE(9, 5); MOVE(6, 4); MOVE(1, 4);
#undef MOVE
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
