// Button, gate strap, servo, and the open analog input.
#include <stddef.h>     // NULL
#include "avr_adc.h"    // ADC_IRQ_ADC0
#include "avr_ioport.h" // AVR_IOCTL_IOPORT_GETIRQ
#include "avr_timer.h"  // TIMER_IRQ_OUT_PWM0
#include "sim.h"        // pins_begin
#include "sim_io.h"     // avr_io_getirq

enum { BUTTON_BIT = 2, STRAP_BIT = 4, TCCR1B_AT = 0x81, BOUNCE_CYCLES = 3 * SIM_MS };

static bool button_down;
static unsigned bounces;
static double adc_mv = 2300, adc_sigma;
static double servo_us;

// Held from outside: whatever the program writes to the port, its pull-ups included, does not move these pins.
static void pins_hold(void)
{
    avr_ioport_external_t held = {
        .name = 'D',
        .mask = 1 << BUTTON_BIT | 1 << STRAP_BIT,
        .value = (unsigned)!button_down << BUTTON_BIT | (unsigned)!options.gate << STRAP_BIT,
    };
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('D'), &held);
}

// simavr passes on only changes of a pin, and forgets its level at a reset: say the other one first.
static void pin_set(unsigned bit, bool level)
{
    avr_irq_t *pin = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), (int)bit);
    avr_raise_irq(pin, !level);
    avr_raise_irq(pin, level);
}

void pins_reset(void)
{
    servo_us = 0;
    pins_hold();
    pin_set(BUTTON_BIT, !button_down);
    pin_set(STRAP_BIT, !options.gate);
}

void pins_button(bool down)
{
    button_down = down;
    pins_hold();
    pin_set(BUTTON_BIT, !down);
}

static avr_cycle_count_t bounce(avr_t *chip, avr_cycle_count_t when, void *param)
{
    (void)chip, (void)param;
    pins_button(!button_down);
    return --bounces ? when + BOUNCE_CYCLES : 0;
}

void pins_bounce(unsigned times)
{
    bounces = 2 * times; // down and up again
    if (bounces)
        avr_cycle_timer_register(avr, BOUNCE_CYCLES, bounce, NULL);
}

void pins_adc(double millivolts, double sigma)
{
    adc_mv = millivolts;
    adc_sigma = sigma;
}

static void adc_asked(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)value, (void)param;
    double mv = adc_mv + adc_sigma * chance_normal();
    uint32_t whole = mv > 0 ? (uint32_t)(mv + 0.5) : 0;
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), whole);
}

// In mode 14 simavr 1.6 never moves the pin's edge again; what the program wrote arrives here.
static void servo_set(struct avr_irq_t *irq, uint32_t value, void *param)
{
    static const unsigned DIVISOR[] = {0, 1, 8, 64, 256, 1024, 0, 0};
    (void)irq, (void)param;
    servo_us = (value + 1) * DIVISOR[avr->data[TCCR1B_AT] & 7] / (SIM_HZ / 1e6);
}

void pins_servo_say(void)
{
    say("{\"ev\":\"servo\",\"us\":%.1f}", servo_us);
}

void pins_begin(void)
{
    avr_irq_t *timer = avr_io_getirq(avr, AVR_IOCTL_TIMER_GETIRQ('1'), TIMER_IRQ_OUT_PWM0);
    avr_irq_register_notify(timer, servo_set, NULL);
    avr_irq_t *trigger = avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER);
    avr_irq_register_notify(trigger, adc_asked, NULL);
}
