// The watchdog interrupts every 16 ms by its own RC oscillator (128 kHz, a few per cent off and never steady); how
// many cycles of the crystal lie between two interrupts, modulo 256, is the sample, where both found the chip asleep.
#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // WDTCSR, TCNT0, ADC
#include <avr/wdt.h>       // wdt_reset
#include <util/atomic.h>   // ATOMIC_BLOCK
#include "noise.h"         // noise_begin
#include "pins.h"          // NOISE_CHANNEL

enum {
    QUEUE = 8, // a power of two
    ALIVE_INTERRUPTS = 125, // 2 s
};

static volatile uint8_t queue[QUEUE], head, tail;
static volatile uint8_t alive;

ISR(WDT_vect)
{
    static uint8_t before;
    static bool quiet_before;
    uint8_t now = TCNT0, next = (head + 1) & (QUEUE - 1);
    bool quiet = GPIOR0 & _BV(QUIET_BIT);
    if (quiet && quiet_before && next != tail) {
        queue[head] = now - before;
        head = next;
    }
    before = now;
    quiet_before = quiet;
    // The chip clears WDIE here; unless it is set again, the next time-out resets.
    if (alive) {
        alive--;
        WDTCSR |= _BV(WDIE);
    }
    ADCSRA |= _BV(ADSC);
}

void noise_begin(void)
{
    TCCR0B = _BV(CS00); // every cycle counts
    ADMUX = _BV(REFS0) | NOISE_CHANNEL;
    ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0); // 125 kHz
    noise_alive();
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        wdt_reset();
        WDTCSR = _BV(WDCE) | _BV(WDE);
        WDTCSR = _BV(WDIE) | _BV(WDE); // 16 ms, interrupt first, reset after
    }
}

void noise_alive(void)
{
    alive = ALIVE_INTERRUPTS;
}

bool noise_sample(uint8_t *sample)
{
    if (tail == head)
        return false;
    *sample = queue[tail];
    tail = (tail + 1) & (QUEUE - 1);
    return true;
}

bool noise_adc(uint8_t *reading)
{
    if (!(ADCSRA & _BV(ADIF)))
        return false;
    ADCSRA |= _BV(ADIF); // cleared by writing a one
    *reading = (uint8_t)ADC;
    return true;
}
