// What is known before main: why the chip was reset, and what its RAM held.
#ifndef RESET_H
#define RESET_H

#include <stdint.h> // uint8_t, uint32_t

// Returns an enum reset_cause of tower.h.
uint8_t reset_cause(void);

// Mixed from what RAM held at power-up, which differs from chip to chip. Names a new board; throws no dice.
uint32_t reset_seed(void);

#endif
