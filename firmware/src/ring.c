// Geometry of the ring, and light within what the power supply gives.
#include <string.h> // memset
#include "ring.h"   // struct ring

enum { FULL_TURN = 360 * RING_UNIT };

uint16_t ring_pitch(const struct settings *settings)
{
    return (uint16_t)(FULL_TURN / settings->ring);
}

// Turns an LED's number into its place, or a place into the number: steps from the table's north, in the direction
// of the sun, are counted from the offset upwards, or downwards where the numbers run against the sun.
static uint8_t place(const struct settings *settings, uint8_t number, bool of_led)
{
    uint8_t count = settings->ring, north = settings->offset;
    while (north >= count)
        north = (uint8_t)(north - count);
    uint8_t sum = settings->reversed ? (uint8_t)(north + count - number)
                  : of_led           ? (uint8_t)(number + count - north)
                                     : (uint8_t)(number + north);
    return sum >= count ? (uint8_t)(sum - count) : sum;
}

uint16_t ring_distance(const struct settings *settings, uint8_t led, uint16_t direction_deg)
{
    uint16_t angle = (uint16_t)(ring_pitch(settings) * place(settings, led, true));
    uint16_t from = (uint16_t)(direction_deg * RING_UNIT);
    uint16_t apart = angle > from ? (uint16_t)(angle - from) : (uint16_t)(from - angle);
    return apart <= FULL_TURN / 2 ? apart : (uint16_t)(FULL_TURN - apart);
}

uint8_t ring_nearest(const struct settings *settings, uint16_t direction_deg)
{
    uint16_t step = ring_pitch(settings);
    uint8_t steps = (uint8_t)((direction_deg * RING_UNIT + step / 2) / step);
    return place(settings, steps == settings->ring ? 0 : steps, false);
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

static uint16_t asked_light(const struct ring *ring)
{
    uint16_t sum = 0;
    for (uint8_t led = 0; led < ring->settings->ring; led++)
        sum = (uint16_t)(sum + ring->pixels[led].red + ring->pixels[led].green + ring->pixels[led].blue);
    return sum;
}

void ring_spare(struct ring *ring)
{
    uint16_t asked = asked_light(ring);
    if (asked <= LIGHT_MOST)
        return;
    uint8_t share = (uint8_t)(((uint32_t)LIGHT_MOST << 8) / asked - 1);
    for (uint8_t led = 0; led < ring->settings->ring; led++) {
        struct pixel *pixel = &ring->pixels[led];
        pixel->red = scaled(pixel->red, share);
        pixel->green = scaled(pixel->green, share);
        pixel->blue = scaled(pixel->blue, share);
    }
}
