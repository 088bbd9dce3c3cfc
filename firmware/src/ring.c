// Geometry of the ring, and light within what the power supply gives.
#include <string.h> // memset
#include "ring.h"   // struct ring

enum { FULL_TURN = 360 * RING_UNIT };

// Where an LED points, in half degrees clockwise from the table's north.
static uint16_t led_angle(const struct settings *settings, uint8_t led)
{
    uint8_t count = settings->ring;
    uint8_t steps = (uint8_t)((led + count - settings->offset % count) % count);
    if (settings->reversed && steps)
        steps = (uint8_t)(count - steps);
    return (uint16_t)((uint16_t)(FULL_TURN / count) * steps);
}

// Angle from a direction to an LED, clockwise, in half degrees.
static uint16_t angle_past(const struct settings *settings, uint8_t led, uint16_t direction_deg)
{
    uint16_t from = (uint16_t)(direction_deg * RING_UNIT);
    return (uint16_t)((led_angle(settings, led) + FULL_TURN - from) % FULL_TURN);
}

uint16_t ring_distance(const struct settings *settings, uint8_t led, uint16_t direction_deg)
{
    uint16_t past = angle_past(settings, led, direction_deg);
    return past <= FULL_TURN / 2 ? past : (uint16_t)(FULL_TURN - past);
}

uint8_t ring_nearest(const struct settings *settings, uint16_t direction_deg)
{
    uint8_t nearest = 0;
    uint16_t least = FULL_TURN;
    for (uint8_t led = 0; led < settings->ring; led++) {
        uint16_t distance = ring_distance(settings, led, direction_deg);
        bool clockwise = angle_past(settings, led, direction_deg) == distance;
        if (distance < least || (distance == least && clockwise)) {
            nearest = led;
            least = distance;
        }
    }
    return nearest;
}

void ring_clear(struct ring *ring)
{
    memset(ring->pixels, 0, sizeof ring->pixels);
}

static uint8_t scaled(uint8_t value, uint8_t by)
{
    return (uint8_t)((uint16_t)(value * (by + 1u)) >> 8);
}

void ring_light(struct ring *ring, uint8_t led, uint32_t colour, uint8_t level)
{
    struct pixel *pixel = &ring->pixels[led];
    level = scaled(scaled(level, ring->brightness), ring->settings->brightness);
    pixel->red = scaled((uint8_t)(colour >> 16), level);
    pixel->green = scaled((uint8_t)(colour >> 8), level);
    pixel->blue = scaled((uint8_t)colour, level);
}
