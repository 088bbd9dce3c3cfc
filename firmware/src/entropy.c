// Health tests on the raw samples (SP 800-90B, 4.4) and the pool they fill.
#include "entropy.h"  // struct entropy
#include "sentence.h" // count_up

enum {
    ABSORB_BYTES = 9, // leaves 128 bits of the state out of reach
    SQUEEZE_BYTES = 8,
};

static void fail(struct entropy *entropy, uint16_t *counter)
{
    if (counter)
        count_up(counter);
    entropy->health = FAILED;
    entropy->credit = 0;
    entropy->bits_left = 0;
    entropy->window = 0; // The next window must pass as a whole.
    entropy->repeats = 0;
}

// SP 800-90B, 4.4.1.
static bool repeats_too_often(struct entropy *entropy, uint8_t sample)
{
    if (!entropy->repeats || sample != entropy->last) {
        entropy->last = sample;
        entropy->repeats = 1;
        return false;
    }
    return ++entropy->repeats >= REPETITION_CUTOFF;
}

// SP 800-90B, 4.4.2.
static bool prevails(struct entropy *entropy, uint8_t sample)
{
    if (!entropy->window) {
        entropy->reference = sample;
        entropy->matches = 0;
    }
    entropy->window++;
    return sample == entropy->reference && ++entropy->matches >= PROPORTION_CUTOFF;
}

void entropy_stir(struct entropy *entropy, uint8_t byte)
{
    entropy->state[entropy->position] ^= byte;
    entropy->unread = 0;
}

static void absorb(struct entropy *entropy, uint8_t sample)
{
    entropy_stir(entropy, sample);
    if (++entropy->position == ABSORB_BYTES) {
        entropy->position = 0;
        keccak_f200(entropy->state);
    }
}

void entropy_sample(struct entropy *entropy, uint8_t sample)
{
    entropy->silence_ms = 0;
    absorb(entropy, sample);
    if (repeats_too_often(entropy, sample)) {
        fail(entropy, &entropy->repetition_failures);
        return;
    }
    if (prevails(entropy, sample)) {
        fail(entropy, &entropy->proportion_failures);
        return;
    }
    if (entropy->credit < CREDIT_MOST)
        entropy->credit++;
    if (entropy->window == PROPORTION_WINDOW) {
        entropy->window = 0;
        entropy->health = HEALTHY;
    }
}

void entropy_time(struct entropy *entropy, uint8_t ms)
{
    if (entropy->silence_ms > SILENCE_MOST_MS)
        return;
    entropy->silence_ms = (uint16_t)(entropy->silence_ms + ms);
    if (entropy->silence_ms > SILENCE_MOST_MS)
        fail(entropy, 0);
}

// What has been squeezed is wiped, so that a later state does not tell what was thrown.
static uint8_t squeeze(struct entropy *entropy)
{
    if (!entropy->unread) {
        keccak_f200(entropy->state);
        entropy->unread = SQUEEZE_BYTES;
    }
    uint8_t byte = entropy->state[--entropy->unread];
    entropy->state[entropy->unread] = 0;
    return byte;
}

bool entropy_bit(struct entropy *entropy, uint8_t *bit)
{
    if (entropy->health != HEALTHY)
        return false;
    if (!entropy->bits_left) {
        if (entropy->credit < 8)
            return false;
        entropy->credit = (uint8_t)(entropy->credit - 8);
        entropy->bits = squeeze(entropy);
        entropy->bits_left = 8;
    }
    entropy->bits_left--;
    *bit = entropy->bits & 1;
    entropy->bits >>= 1;
    return true;
}
