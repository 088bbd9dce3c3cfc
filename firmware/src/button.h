// The button, debounced: a press counts when it begins, a short one again when it ends, a long one once it is long.
#ifndef BUTTON_H
#define BUTTON_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t

enum { BOUNCE_MS = 20, LONG_MS = 3000 };

enum button_news { NOTHING_NEW, BUTTON_PRESSED, BUTTON_RELEASED, BUTTON_HELD };

struct button {
    bool down;
    uint8_t bounce_ms; // how long the pin has said otherwise
    uint16_t held_ms;
};

// Takes the pin's state after some time and tells what is new. No BUTTON_RELEASED follows BUTTON_HELD.
uint8_t button_time(struct button *button, bool pin_down, uint8_t ms);

// The press under way has done its work: nothing more comes of it.
void button_spend(struct button *button);

#endif
