// The wind in light: an arc where it comes from. Width and movement tell the force, the colour says it again, from a
// palette that the colour-blind tell apart (blue, white, yellow, orange, purple).
#include "ring.h" // struct ring

enum { CALM = 0, MODERATE = 4, STRONG = 6, GALE = 8, STORM = 10, HURRICANE = 12 };

enum movement { STEADY, BREATHING, FLASHING, TURNING };

enum { DIM = 24, TAIL = 90, FULL = 255 };

struct look {
    uint8_t force; // from this on
    uint8_t half_deg; // half of the arc, in degrees and, for small rings, in LEDs: whichever is more
    uint8_t half_leds;
    uint8_t movement; // enum movement
    uint32_t colour;
};

static const struct look LOOKS[] = {
    {HURRICANE, 180, 0, TURNING, 0xFF40FF},
    {STORM, 60, 1, FLASHING, 0xFF5000},
    {GALE, 45, 1, BREATHING, 0xFFC000},
    {STRONG, 30, 2, STEADY, 0xFFFFFF},
    {MODERATE, 15, 1, STEADY, 0x40A0FF},
    {CALM + 1, 0, 0, STEADY, 0x0040FF},
};

enum { NORTH_COLOUR = 0x404040, CALM_COLOUR = 0x0040FF };

// A triangle wave of 0..255 with a period of 2^shift ms.
static uint8_t wave(uint16_t now_ms, uint8_t shift)
{
    uint8_t phase = (uint8_t)(now_ms >> (shift - 8));
    return phase < 128 ? (uint8_t)(phase * 2) : (uint8_t)((255 - phase) * 2);
}

// Brightness of the arc's middle; it never goes out, so that the direction can always be read.
static uint8_t middle_level(uint8_t movement, uint16_t now_ms)
{
    switch (movement) {
    case BREATHING:
        return (uint8_t)(FULL - (wave(now_ms, 11) >> 1));
    case FLASHING: // twice, then a rest
        return (now_ms & 0x3FF) < 384 && (now_ms & 0x7F) < 64 ? FULL : 128;
    default:
        return FULL;
    }
}

// Four quiet lights, as far from one another as can be: no direction.
static void calm_draw(struct ring *ring)
{
    for (uint16_t deg = 0; deg < 360; deg = (uint16_t)(deg + 90))
        ring_light(ring, ring_nearest(ring->settings, deg), CALM_COLOUR, TAIL);
}

// A gap runs round the whole ring, but never over the middle.
static uint8_t turning_level(const struct ring *ring, uint8_t led, uint16_t now_ms)
{
    uint8_t gap = (uint8_t)(((now_ms >> 6) + led) % (ring->settings->ring / 2));
    return gap < 2 ? 0 : TAIL;
}

// How far from the wind's direction LEDs are lit, in units of ring_distance.
static uint16_t reach(const struct settings *settings, const struct look *look)
{
    uint16_t degrees = (uint16_t)(look->half_deg * RING_UNIT);
    uint16_t leds = (uint16_t)(look->half_leds * ring_pitch(settings));
    return degrees > leds ? degrees : leds;
}

void wind_draw(struct ring *ring, const struct wind *wind, uint16_t now_ms)
{
    const struct settings *settings = ring->settings;
    if (wind->from_deg == WIND_NONE) {
        ring_light(ring, ring_nearest(settings, 0), NORTH_COLOUR, DIM);
        return;
    }
    if (wind->force == CALM) {
        calm_draw(ring);
        return;
    }
    const struct look *look = LOOKS;
    while (wind->force < look->force)
        look++;
    uint16_t lit = reach(settings, look);
    uint8_t middle = ring_nearest(settings, wind->from_deg);
    for (uint8_t led = 0; led < settings->ring; led++) {
        uint16_t distance = ring_distance(settings, led, wind->from_deg);
        uint8_t level = 0;
        if (led == middle)
            level = middle_level(look->movement, now_ms);
        else if (distance <= lit)
            level = look->movement == TURNING ? turning_level(ring, led, now_ms) : TAIL;
        if (level)
            ring_light(ring, led, look->colour, level);
    }
}
