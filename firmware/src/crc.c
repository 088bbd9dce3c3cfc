// CRC-16/CCITT, a byte at a time.
#include "crc.h" // crc_add

uint16_t crc_add(uint16_t crc, uint8_t byte)
{
    // Two nibbles of the quotient at once: what falls out at the top comes back at bits 12, 5 and 0.
    uint8_t top = (uint8_t)(crc >> 8) ^ byte;
    top ^= top >> 4;
    return (uint16_t)(crc << 8) ^ (uint16_t)((uint16_t)top << 12) ^ (uint16_t)((uint16_t)top << 5) ^ top;
}
