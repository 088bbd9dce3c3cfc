// CRC-16/CCITT of the wire and of what is kept in EEPROM: polynomial 0x1021, start 0xFFFF.
#ifndef CRC_H
#define CRC_H

#include <stdint.h> // uint16_t

#define CRC_START 0xFFFFu

// Takes one byte into a CRC, most significant bit first, without a table.
uint16_t crc_add(uint16_t crc, uint8_t byte);

#endif
