// What the portable code asks of the board under it: the ATmega328P in avr/, a stand-in in host/.
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t

// Queues bytes for the host. Returns false, with none of them queued, where there is no room.
bool board_send(const char *bytes, uint8_t length);

// Bytes lost between wire and reader since power-up.
uint16_t board_overruns(void);

// Bytes of RAM that the stack never reached.
uint16_t board_free_stack(void);

uint8_t board_eeprom_read(uint16_t address);

// Tells whether the last byte has been written; only then may the next one be begun or any be read.
bool board_eeprom_ready(void);

// Begins to write a byte.
void board_eeprom_write(uint16_t address, uint8_t byte);

// Opens or closes the servo's gate.
void board_gate(bool open);

#endif
