// Raw noise: the watchdog's own oscillator against the crystal, and the last bits of an open analog input.
#ifndef NOISE_H
#define NOISE_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t

// Starts the noise, and with it the watchdog proper: noise_alive must be called from then on.
void noise_begin(void);

// Tells the watchdog that the main loop goes round. Two seconds without it reset the chip.
void noise_alive(void);

// Both return false where nothing new has come.
bool noise_sample(uint8_t *sample);
bool noise_adc(uint8_t *reading);

#endif
