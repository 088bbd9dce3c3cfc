// Every pin of the tower, and nothing else. The wiring plan follows this file.
#ifndef PINS_H
#define PINS_H

#include <avr/io.h> // PORTD, PD2, …

// D2: button to ground; the pull-up is inside the chip.
#define BUTTON_PORT PORTD
#define BUTTON_PIN PIND
#define BUTTON_BIT PD2

// D4: bridge to ground where a servo gate is fitted; the pull-up is inside the chip.
#define GATE_STRAP_PORT PORTD
#define GATE_STRAP_PIN PIND
#define GATE_STRAP_BIT PD4

// D6: data line of the ring, through 330 ohms.
#define RING_PORT PORTD
#define RING_DDR DDRD
#define RING_BIT PD6

// D9, OC1A of timer 1: pulses of the servo gate.
#define GATE_DDR DDRB
#define GATE_BIT PB1

// A0: left open, a stub of wire as an aerial.
#define NOISE_CHANNEL 0

// D0 and D1 are the serial port, 38400 8N1; D13 with its LED stays free.
#define BAUD 38400UL

#endif
