// Time, in steps of 8 ms.
#ifndef CLOCK_H
#define CLOCK_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t

enum { STEP_MS = 8 };

void clock_begin(void);

bool clock_waiting(void);

// Returns how many steps have gone by since it was last asked.
uint8_t clock_take(void);

#endif
