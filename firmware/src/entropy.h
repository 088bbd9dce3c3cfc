// Noise in, unbiased bits out. No sample is believed before it has passed the health tests of SP 800-90B, and no
// bit leaves that was not paid for with one sample of at least one bit (H = 1): there is no pseudo-random fall-back.
#ifndef ENTROPY_H
#define ENTROPY_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t

enum {
    REPETITION_CUTOFF = 21, // 1 + 20 / H: alpha 2^-20
    PROPORTION_WINDOW = 512,
    PROPORTION_CUTOFF = 311, // 1 + critical binomial(512, 1/2, 1 - 2^-20)
    CREDIT_MOST = 128,       // bits the pool may owe: its capacity
    SILENCE_MOST_MS = 500,   // a source that says nothing for so long has failed
    STATE_BYTES = 25,
};

enum health {
    STARTING, // since power-up: the first window is not over
    HEALTHY,
    FAILED, // until a whole window has passed without a failure
};

struct entropy {
    uint8_t state[STATE_BYTES]; // a sponge over Keccak-f[200]
    uint8_t position;           // where the next sample is absorbed
    uint8_t unread;             // bytes still to be squeezed from this permutation
    uint8_t credit;             // bits
    uint8_t bits, bits_left;    // the byte that is handed out bit by bit
    uint8_t health;             // enum health
    uint8_t last, repeats;      // repetition count test
    uint8_t reference;          // adaptive proportion test
    uint16_t window, matches;
    uint16_t silence_ms;
    uint16_t repetition_failures, proportion_failures;
};

// Takes one raw sample of the credited source.
void entropy_sample(struct entropy *entropy, uint8_t sample);

// Stirs in a byte that is worth nothing by itself.
void entropy_stir(struct entropy *entropy, uint8_t byte);

// Tells that time has passed, so that a source that fell silent is noticed.
void entropy_time(struct entropy *entropy, uint8_t ms);

// Draws one bit. Returns false, with nothing drawn, where the pool is not healthy or owes too much.
bool entropy_bit(struct entropy *entropy, uint8_t *bit);

// Permutes a sponge's state: Keccak-f[200].
void keccak_f200(uint8_t state[STATE_BYTES]);

#endif
