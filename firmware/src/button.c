// Debouncing.
#include "button.h" // struct button

uint8_t button_time(struct button *button, bool pin_down, uint8_t ms)
{
    if (button->down && button->held_ms < LONG_MS) {
        button->held_ms = (uint16_t)(button->held_ms + ms);
        if (button->held_ms >= LONG_MS)
            return BUTTON_HELD;
    }
    if (pin_down == button->down) {
        button->bounce_ms = 0;
        return NOTHING_NEW;
    }
    button->bounce_ms = (uint8_t)(button->bounce_ms + ms);
    if (button->bounce_ms < BOUNCE_MS)
        return NOTHING_NEW;
    button->bounce_ms = 0;
    button->down = pin_down;
    if (pin_down) {
        button->held_ms = 0;
        return BUTTON_PRESSED;
    }
    return button->held_ms < LONG_MS ? BUTTON_RELEASED : NOTHING_NEW;
}

void button_spend(struct button *button)
{
    button->held_ms = LONG_MS;
}
