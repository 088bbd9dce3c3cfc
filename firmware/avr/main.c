// The board: an ATmega328P at 16 MHz. Interrupts collect, the main loop thinks, and sleeps in between.
#include <avr/interrupt.h> // cli, sei
#include <avr/sleep.h>     // sleep_cpu
#include <string.h>        // memcmp, memcpy
#include "clock.h"         // clock_take
#include "gate.h"          // gate_begin
#include "noise.h"         // noise_sample
#include "pins.h"          // BUTTON_PIN
#include "reset.h"         // reset_cause
#include "tower.h"         // struct tower
#include "uart.h"          // uart_take
#include "ws2812.h"        // ws2812_send

enum {
    FRAME_STEPS = 5,    // 40 ms
    REFRESH_FRAMES = 25, // a second: an LED that was disturbed is put right
};

static struct tower tower;
static struct pixel shown[RING_MOST];

static bool pin_low(volatile uint8_t *pin, uint8_t bit)
{
    return !(*pin & _BV(bit));
}

static void ring_update(void)
{
    static uint8_t frames;
    tower_draw(&tower);
    if (++frames < REFRESH_FRAMES && !memcmp(shown, tower.ring.pixels, sizeof shown))
        return;
    if (frames >= REFRESH_FRAMES)
        frames = 0;
    memcpy(shown, tower.ring.pixels, sizeof shown);
    ws2812_send((const uint8_t *)shown, (uint8_t)(tower.settings.ring * sizeof *shown));
}

static void time_pass(void)
{
    static uint8_t frame_steps;
    uint8_t steps = clock_take();
    if (!steps)
        return;
    frame_steps = (uint8_t)(frame_steps + steps);
    while (steps--)
        tower_time(&tower, pin_low(&BUTTON_PIN, BUTTON_BIT), STEP_MS);
    if (frame_steps >= FRAME_STEPS) {
        frame_steps = 0;
        ring_update();
    }
}

static void sleep_unless_busy(void)
{
    set_sleep_mode(SLEEP_MODE_IDLE);
    cli();
    if (!uart_waiting() && !clock_waiting()) {
        sleep_enable();
        noise_quiet();
        sei(); // takes effect after the next instruction: nothing can slip in between
        sleep_cpu();
        noise_spoilt();
        sleep_disable();
    }
    sei();
}

static void loop(void)
{
    uint8_t byte;
    noise_alive();
    while (uart_waiting())
        tower_byte(&tower, uart_take());
    while (noise_sample(&byte))
        tower_sample(&tower, byte);
    if (noise_adc(&byte))
        tower_adc(&tower, byte);
    tower_pass(&tower);
    time_pass();
    sleep_unless_busy();
}

int main(void)
{
    BUTTON_PORT |= _BV(BUTTON_BIT);
    GATE_STRAP_PORT |= _BV(GATE_STRAP_BIT);
    uart_begin();
    ws2812_begin();
    clock_begin(); // and with it time for the pull-ups to work
    sei();
    while (!clock_waiting())
        ;
    bool has_gate = pin_low(&GATE_STRAP_PIN, GATE_STRAP_BIT);
    if (has_gate)
        gate_begin();
    tower_begin(&tower, reset_cause(), has_gate, reset_seed());
    noise_begin();
    for (;;)
        loop();
}
