// Servo on timer 1: 50 pulses a second, 1 ms closed, 2 ms open, made by the timer alone.
#include <avr/io.h> // TCCR1A, ICR1, OCR1A
#include "board.h"  // board_gate
#include "gate.h"   // gate_begin
#include "pins.h"   // GATE_DDR, GATE_BIT

enum { TICKS_PER_MS = 2000, PERIOD_MS = 20 };

void board_gate(bool open)
{
    OCR1A = (open ? 2 : 1) * TICKS_PER_MS - 1;
}

void gate_begin(void)
{
    GATE_DDR |= _BV(GATE_BIT);
    ICR1 = (uint16_t)PERIOD_MS * TICKS_PER_MS - 1;
    board_gate(false);
    TCCR1A = _BV(COM1A1) | _BV(WGM11);
    TCCR1B = _BV(WGM13) | _BV(WGM12) | _BV(CS11); // mode 14, an eighth of the clock
}
