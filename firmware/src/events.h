// Events: what the tower tells of its own accord, and repeats until the host has got it.
#ifndef EVENTS_H
#define EVENTS_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t
#include "dice.h"    // struct dice

enum {
    EVENTS_MOST = 4,
    REPEAT_MS = 500,
    REPEAT_UNHEARD_MS = 2000, // while no host speaks
};

struct event {
    uint16_t number; // 0: this place is free
    uint16_t roll;
    uint16_t wait_ms;
    uint8_t count; // 0: a press
    uint8_t sides;
    uint8_t faces[DICE_MOST];
};

struct events {
    struct event places[EVENTS_MOST];
    uint16_t last; // number
    uint16_t presses_lost;
};

// Starts numbering at a place that depends on the boot count, so that a number seldom comes twice.
void events_begin(struct events *events, uint16_t boots);

bool events_full(const struct events *events);

// Both are sent at the next events_time. There must be a place for dice; a press takes no place that they may
// need: it is lost, and counted.
void events_dice(struct events *events, uint16_t roll, const struct dice *dice);
void events_press(struct events *events);

// The host has got this event. A number that is not waiting changes nothing.
void events_got(struct events *events, uint16_t number);

// Repeats what has waited long enough.
void events_time(struct events *events, uint8_t ms, bool heard);

#endif
