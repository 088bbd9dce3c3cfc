// The tower as a whole: what it knows, and what drives it. The board gives it bytes, samples and time.
#ifndef TOWER_H
#define TOWER_H

#include <stdbool.h>  // bool
#include <stdint.h>   // uint8_t, uint16_t, uint32_t
#include "button.h"   // struct button
#include "dice.h"     // struct dice
#include "entropy.h"  // struct entropy
#include "events.h"   // struct events
#include "ring.h"     // struct ring, struct wind
#include "sentence.h" // struct reader, struct writer
#include "settings.h" // struct settings, struct store
#include "setup.h"    // struct setup

#define FIRMWARE_VERSION "1.0.0"

enum {
    PROTOCOL = 1,
    BEAT_MS = 1000,
    LINK_LOST_MS = 5000,
    GATE_OPEN_MS = 800,
    REFUSALS_TOLD = 3,
    ADC_STUCK = 64, // equal readings in a row
};

enum reset_cause { RESET_UNKNOWN, RESET_POWER, RESET_EXTERN, RESET_BROWNOUT, RESET_WATCHDOG };

enum roll_state { ROLL_NONE, ROLL_ARMED, ROLL_THROWING };

struct roll {
    struct dice dice;
    uint16_t id;
    uint8_t state; // enum roll_state
};

struct tower {
    struct reader reader;
    struct writer answer; // to last_id; a retry gets it again
    uint16_t last_id;     // 0: none
    struct roll roll;
    uint16_t refused_id; // a roll that was accepted and then could not be thrown
    uint8_t refusals_left;
    struct events events;
    struct entropy entropy;
    struct settings settings;
    struct store store;
    struct ring ring;
    struct wind wind;
    uint8_t picture; // enum picture, as the host wishes
    struct button button;
    struct setup setup;
    uint8_t reset_cause;
    bool has_gate;
    uint16_t gate_ms; // how long it stays open
    uint8_t adc_last, adc_equal;
    uint32_t uptime_s;
    uint16_t beat_ms, now_ms;
    uint16_t silence_ms; // since the host's last sentence
};

// Starts the tower and sends BOOT. `seed` names a board whose EEPROM is empty.
void tower_begin(struct tower *tower, uint8_t reset_cause, bool has_gate, uint32_t seed);

// One byte from the wire.
void tower_byte(struct tower *tower, uint8_t byte);

// One raw sample of watchdog against crystal; one reading of the ADC.
void tower_sample(struct tower *tower, uint8_t sample);
void tower_adc(struct tower *tower, uint8_t reading);

// Time passes.
void tower_time(struct tower *tower, bool button_down, uint8_t ms);

// What has no time of its own: dice that wait for bits, EEPROM that waits for bytes.
void tower_pass(struct tower *tower);

// Draws the ring as it should be now.
void tower_draw(struct tower *tower);

// Answers one sentence of the host (requests.c).
void tower_request(struct tower *tower, const struct sentence *sentence);

// Writes HELLO or BOOT with all the tower tells of itself.
void tower_introduce(struct tower *tower, struct writer *writer, const char *verb, uint16_t id);

// Drops the roll under way, if any.
void tower_forget_roll(struct tower *tower);

// Starts to throw the roll under way.
void tower_throw(struct tower *tower);

#endif
