// The two steps of setting the ring up. Nothing is kept until the second press.
#include "setup.h" // struct setup

void setup_begin(struct setup *setup)
{
    *setup = (struct setup){.step = SETUP_OFFSET};
}

bool setup_press(struct setup *setup, struct settings *settings)
{
    if (setup->step == SETUP_OFFSET) {
        setup->step = SETUP_ROTATION;
        setup->stage_ms = 0;
        return false;
    }
    settings->offset = setup->led;
    settings->reversed = setup->reversed;
    setup->step = SETUP_NONE;
    return true;
}

void setup_time(struct setup *setup, uint8_t leds, uint8_t ms)
{
    setup->stage_ms = (uint16_t)(setup->stage_ms + ms);
    setup->total_ms = (uint16_t)(setup->total_ms + ms);
    if (setup->total_ms >= SETUP_GIVE_UP_MS) {
        setup->step = SETUP_NONE;
    } else if (setup->step == SETUP_OFFSET && setup->stage_ms >= SETUP_LED_MS) {
        setup->stage_ms = 0;
        setup->led = (uint8_t)((setup->led + 1) % leds);
    } else if (setup->step == SETUP_ROTATION && setup->stage_ms >= SETUP_TURN_MS) {
        setup->stage_ms = 0;
        setup->reversed = !setup->reversed;
    }
}

void setup_draw(const struct setup *setup, struct ring *ring, uint16_t now_ms)
{
    if (setup->step == SETUP_OFFSET)
        setup_draw_offset(ring, setup->led);
    else
        setup_draw_rotation(ring, setup->reversed, now_ms);
}
