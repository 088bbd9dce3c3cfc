// The ring of LEDs: where the table's directions lie on it, and what is drawn there.
#ifndef RING_H
#define RING_H

#include <stdbool.h>  // bool
#include <stdint.h>   // uint8_t, uint16_t
#include "settings.h" // struct settings

struct pixel {
    uint8_t green, red, blue; // in the order in which WS2812 take them
};

enum picture { PICTURE_IDLE, PICTURE_WAIT, PICTURE_ROLL, PICTURE_FIRE, PICTURE_ALARM, PICTURE_NOLINK };

enum { WIND_NONE = 0xFFFF };

struct wind {
    uint16_t from_deg; // clockwise from the table's north, or WIND_NONE
    uint8_t force;     // Beaufort
};

struct ring {
    struct pixel pixels[RING_MOST];
    const struct settings *settings;
    uint8_t brightness; // of this picture
};

enum { RING_UNIT = 2 }; // Angles on the ring are counted in half degrees: 7.5 is half of the finest step.

// Angle from one LED to the next.
uint16_t ring_pitch(const struct settings *settings);

// Angle between an LED and a direction, 0 to 180 degrees.
uint16_t ring_distance(const struct settings *settings, uint8_t led, uint16_t direction_deg);

// Returns the LED nearest to a direction; of two as near, the first in the direction of the sun.
uint8_t ring_nearest(const struct settings *settings, uint16_t direction_deg);

void ring_clear(struct ring *ring);

// Lights one LED with a colour (0xRRGGBB) at a level of 0..255 of what settings and picture allow.
void ring_light(struct ring *ring, uint8_t led, uint32_t colour, uint8_t level);

// Dims the whole ring where it asks for more light than a USB port can give beside board and servo: of all colours
// of all LEDs together, 9 at full light, 20 mA each (docs/build.md counts the rest).
enum { LIGHT_MOST = 9 * UINT8_MAX };
void ring_spare(struct ring *ring);

// Draws the wind at a moment (ms).
void wind_draw(struct ring *ring, const struct wind *wind, uint16_t now_ms);

// Draws a picture at a moment (ms); those that show the wind draw it too.
void picture_draw(struct ring *ring, uint8_t picture, const struct wind *wind, uint16_t now_ms);

// Draws the two steps of setting up: a light that steps from LED to LED, and one that runs one way round.
void setup_draw_offset(struct ring *ring, uint8_t led);
void setup_draw_rotation(struct ring *ring, bool reversed, uint16_t now_ms);

#endif
