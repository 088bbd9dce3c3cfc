// The serial port, driven by interrupts both ways.
#ifndef UART_H
#define UART_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t

void uart_begin(void);

bool uart_waiting(void);

// Returns the oldest byte; there must be one.
uint8_t uart_take(void);

#endif
