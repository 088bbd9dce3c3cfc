// Timer 2, 125 times a second.
#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // TCCR2A, OCR2A
#include <util/atomic.h>   // ATOMIC_BLOCK
#include "clock.h"         // clock_begin
#include "noise.h"         // noise_spoilt

static volatile uint8_t steps;

ISR(TIMER2_COMPA_vect)
{
    noise_spoilt();
    steps++;
}

void clock_begin(void)
{
    TCCR2A = _BV(WGM21);
    OCR2A = F_CPU / 1024 * STEP_MS / 1000 - 1;
    TIMSK2 = _BV(OCIE2A);
    TCCR2B = _BV(CS22) | _BV(CS21) | _BV(CS20); // a 1024th of the clock
}

bool clock_waiting(void)
{
    return steps;
}

uint8_t clock_take(void)
{
    uint8_t taken;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        taken = steps;
        steps = 0;
    }
    return taken;
}
