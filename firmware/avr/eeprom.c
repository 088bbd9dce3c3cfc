// EEPROM, without waiting for it: a byte takes it 3.4 ms.
#include <avr/io.h>      // EECR, EEAR, EEDR
#include <util/atomic.h> // ATOMIC_BLOCK
#include "board.h"       // board_eeprom_write

uint8_t board_eeprom_read(uint16_t address)
{
    EEAR = address;
    EECR |= _BV(EERE);
    return EEDR;
}

bool board_eeprom_ready(void)
{
    return !(EECR & _BV(EEPE));
}

void board_eeprom_write(uint16_t address, uint8_t byte)
{
    if (board_eeprom_read(address) == byte) // spares its life
        return;
    EEDR = byte;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        EECR = _BV(EEMPE); // erase and write; EEPE must follow within four cycles
        EECR |= _BV(EEPE);
    }
}
