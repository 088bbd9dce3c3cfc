// Pictures, each with a movement of its own, so that none rests on its colour.
#include "ring.h" // struct ring

enum { DIM = 24, HALF = 128, FULL = 255 };

enum {
    WAIT_COLOUR = 0xFFFFFF,
    ROLL_COLOUR = 0x40A0FF,
    FIRE_COLOUR = 0xFF4000,
    ALARM_COLOUR = 0xFFC000,
    NOLINK_COLOUR = 0x0040FF,
    SETUP_COLOUR = 0xFFFFFF,
    DONE_STEP_MS = 6, // 64 ms a step, as a shift
};

static void all_light(struct ring *ring, uint32_t colour, uint8_t level)
{
    for (uint8_t led = 0; led < ring->settings->ring; led++)
        ring_light(ring, led, colour, level);
}

// The whole ring swells and fades every two seconds: press me.
static void wait_draw(struct ring *ring, uint16_t now_ms)
{
    uint8_t phase = (uint8_t)(now_ms >> 3);
    all_light(ring, WAIT_COLOUR, (uint8_t)((phase < 128 ? phase : 255 - phase) + DIM));
}

// A comet of three lights runs round.
static void roll_draw(struct ring *ring, uint16_t now_ms)
{
    uint8_t count = ring->settings->ring;
    uint8_t head = (uint8_t)((now_ms >> DONE_STEP_MS) % count);
    for (uint8_t i = 0; i < 3; i++)
        ring_light(ring, (uint8_t)((head + count - i) % count), ROLL_COLOUR, FULL >> (2 * i));
}

// Every LED flickers by itself under the wind. Only a picture: no die is thrown with it.
static void fire_draw(struct ring *ring, const struct wind *wind, uint16_t now_ms)
{
    uint8_t step = (uint8_t)(now_ms >> 6);
    for (uint8_t led = 0; led < ring->settings->ring; led++) {
        uint8_t mixed = (uint8_t)((step ^ (uint8_t)(led * 0x6D)) * 0xB5);
        ring_light(ring, led, FIRE_COLOUR, (uint8_t)(16 + ((mixed ^ mixed >> 3) & 0x3F)));
    }
    if (wind->from_deg != WIND_NONE && wind->force)
        wind_draw(ring, wind, now_ms);
}

// All on, all off, twice a second.
static void alarm_draw(struct ring *ring, uint16_t now_ms)
{
    if (now_ms & 0x100)
        all_light(ring, ALARM_COLOUR, FULL);
}

// Two opposite lights take turns: somebody is looking for somebody.
static void nolink_draw(struct ring *ring, uint16_t now_ms)
{
    uint16_t deg = now_ms & 0x400 ? 180 : 0;
    ring_light(ring, ring_nearest(ring->settings, deg), NOLINK_COLOUR, HALF);
}

void picture_draw(struct ring *ring, uint8_t picture, const struct wind *wind, uint16_t now_ms)
{
    ring_clear(ring);
    if (!ring->settings->ring)
        return;
    switch (picture) {
    case PICTURE_WAIT:
        wait_draw(ring, now_ms);
        break;
    case PICTURE_ROLL:
        roll_draw(ring, now_ms);
        break;
    case PICTURE_FIRE:
        fire_draw(ring, wind, now_ms);
        break;
    case PICTURE_ALARM:
        alarm_draw(ring, now_ms);
        break;
    case PICTURE_NOLINK:
        nolink_draw(ring, now_ms);
        break;
    default:
        wind_draw(ring, wind, now_ms);
    }
}

void setup_draw_offset(struct ring *ring, uint8_t led)
{
    ring_clear(ring);
    ring_light(ring, led, SETUP_COLOUR, FULL);
}

void setup_draw_rotation(struct ring *ring, bool reversed, uint16_t now_ms)
{
    uint8_t count = ring->settings->ring;
    uint8_t step = (uint8_t)((now_ms >> 7) % count);
    if (reversed)
        step = (uint8_t)(count - 1 - step);
    ring_clear(ring);
    ring_light(ring, step, SETUP_COLOUR, FULL);
    ring_light(ring, (uint8_t)((step + (reversed ? 1 : count - 1)) % count), SETUP_COLOUR, DIM);
}
