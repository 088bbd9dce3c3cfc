// Raw noise: the watchdog's own oscillator against the crystal, and the last bits of an open analog input.
#ifndef NOISE_H
#define NOISE_H

#include <avr/io.h>  // GPIOR0
#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t

// Work delays the watchdog's interrupt by some cycles, and a host can make the tower work: that is no noise. Only an
// interrupt that finds the chip asleep counts. The main loop says when it sleeps; every other interrupt, and waking up,
// spoils it. One instruction each.
enum { QUIET_BIT = 0 };
#define noise_quiet() (GPIOR0 |= _BV(QUIET_BIT))
#define noise_spoilt() (GPIOR0 &= (uint8_t)~_BV(QUIET_BIT))

// Starts the noise, and with it the watchdog proper: noise_alive must be called from then on.
void noise_begin(void);

// Tells the watchdog that the main loop goes round. Two seconds without it reset the chip.
void noise_alive(void);

// Both return false where nothing new has come.
bool noise_sample(uint8_t *sample);
bool noise_adc(uint8_t *reading);

#endif
