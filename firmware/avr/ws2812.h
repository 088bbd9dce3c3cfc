// The ring's data line.
#ifndef WS2812_H
#define WS2812_H

#include <stdint.h> // uint8_t

void ws2812_begin(void);

// Sends bytes (green, red, blue for each LED). Takes 2 µs a bit and leaves interrupts off only while the line is high,
// less than 1 µs at a time.
void ws2812_send(const uint8_t *bytes, uint8_t length);

#endif
