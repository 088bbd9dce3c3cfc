// Setting the ring up with the button: hold it, press when the light points north, press when it turns with the sun.
#ifndef SETUP_H
#define SETUP_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t
#include "ring.h"    // struct ring

enum setup_step { SETUP_NONE, SETUP_OFFSET, SETUP_ROTATION };

enum {
    SETUP_LED_MS = 800,        // how long the light stays at one LED
    SETUP_TURN_MS = 4000,      // how long it turns one way
    SETUP_GIVE_UP_MS = 60000,
};

struct setup {
    uint8_t step; // enum setup_step
    uint8_t led;
    bool reversed;
    uint16_t stage_ms, total_ms;
};

void setup_begin(struct setup *setup);

// A press. Returns true where it was the last one: `settings` then hold what was shown.
bool setup_press(struct setup *setup, struct settings *settings);

void setup_time(struct setup *setup, uint8_t leds, uint8_t ms);

void setup_draw(const struct setup *setup, struct ring *ring, uint16_t now_ms);

#endif
