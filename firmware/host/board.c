// A board made of memory.
#include <string.h> // memcpy
#include "check.h"  // sent
#include "crc.h"    // crc_add

char sent[4096];
unsigned sent_length;
uint8_t eeprom[64];
bool gate_is_open, line_full;

void sent_clear(void)
{
    sent_length = 0;
    sent[0] = 0;
}

bool board_send(const char *bytes, uint8_t length)
{
    if (line_full || sent_length + length >= sizeof sent)
        return false;
    memcpy(sent + sent_length, bytes, length);
    sent_length += length;
    sent[sent_length] = 0;
    return true;
}

uint16_t board_overruns(void)
{
    return 0;
}

uint16_t board_free_stack(void)
{
    return 1000;
}

uint8_t board_eeprom_read(uint16_t address)
{
    return eeprom[address];
}

bool board_eeprom_ready(void)
{
    return true;
}

void board_eeprom_write(uint16_t address, uint8_t byte)
{
    eeprom[address] = byte;
}

void board_gate(bool open)
{
    gate_is_open = open;
}

void tower_new(struct tower *tower)
{
    memset(eeprom, 0xFF, sizeof eeprom);
    line_full = false;
    tower_begin(tower, RESET_POWER, true, 0x0A1B2C3D);
    sent_clear();
}

void tower_bytes(struct tower *tower, const char *bytes)
{
    while (*bytes)
        tower_byte(tower, (uint8_t)*bytes++);
}

void tower_hears(struct tower *tower, const char *body)
{
    char text[256];
    uint16_t crc = CRC_START;
    snprintf(text, sizeof text, "PTIM,%s", body);
    for (const char *byte = text; *byte; byte++)
        crc = crc_add(crc, (uint8_t)*byte);
    tower_byte(tower, '$');
    tower_bytes(tower, text);
    snprintf(text, sizeof text, "*%04X\r\n", crc);
    tower_bytes(tower, text);
}

uint32_t chance(void)
{
    static uint64_t state = 0x2545F4914F6CDD1D;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32);
}
