// WS2812 by hand. How long the line is high makes the bit; how long it is low may stretch, as long as it stays far
// under the 50 µs that mean "show", so interrupts are let in there.
#include <avr/interrupt.h> // cli, sei
#include <avr/io.h>        // _SFR_IO_ADDR
#include "pins.h"          // RING_PORT, RING_BIT
#include "ws2812.h"        // ws2812_send

void ws2812_begin(void)
{
    RING_DDR |= _BV(RING_BIT);
}

// High for 13 cycles: 812 ns.
static inline void one_send(void)
{
    __asm__ volatile("cli\n\t"
                     "sbi %[port], %[bit]\n\t"
                     "rjmp .+0\n\trjmp .+0\n\trjmp .+0\n\trjmp .+0\n\trjmp .+0\n\tnop\n\t"
                     "cbi %[port], %[bit]\n\t"
                     "sei\n\tnop\n\t" ::[port] "I"(_SFR_IO_ADDR(RING_PORT)),
                     [bit] "I"(RING_BIT));
}

// High for 5 cycles: 312 ns, then as long low as a one is high.
static inline void zero_send(void)
{
    __asm__ volatile("cli\n\t"
                     "sbi %[port], %[bit]\n\t"
                     "rjmp .+0\n\tnop\n\t"
                     "cbi %[port], %[bit]\n\t"
                     "sei\n\tnop\n\t"
                     "rjmp .+0\n\trjmp .+0\n\trjmp .+0\n\t" ::[port] "I"(_SFR_IO_ADDR(RING_PORT)),
                     [bit] "I"(RING_BIT));
}

void ws2812_send(const uint8_t *bytes, uint8_t length)
{
    for (; length; length--) {
        uint8_t byte = *bytes++;
        for (uint8_t i = 0; i < 8; i++) {
            if (byte & 0x80)
                one_send();
            else
                zero_send();
            byte = (uint8_t)(byte << 1);
        }
    }
}
