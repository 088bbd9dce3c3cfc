// Settings in EEPROM. A copy is newer if its sequence is one more; a torn one fails its CRC and the other serves.
#include <string.h>   // memcmp
#include "board.h"    // board_eeprom_read, board_eeprom_ready, board_eeprom_write
#include "crc.h"      // crc_add
#include "settings.h" // struct settings

enum { CRC_AT = SETTINGS_BYTES - 2, CHECKING = SETTINGS_BYTES, IDLE };

bool ring_length_good(uint16_t leds)
{
    return leds == 0 || leds == 8 || leds == 12 || leds == 16 || leds == 24;
}

static uint16_t bytes_crc(const uint8_t *bytes)
{
    uint16_t crc = CRC_START;
    for (uint8_t i = 0; i < CRC_AT; i++)
        crc = crc_add(crc, bytes[i]);
    return crc;
}

static bool copy_read(uint8_t copy, uint8_t *bytes)
{
    for (uint8_t i = 0; i < SETTINGS_BYTES; i++)
        bytes[i] = board_eeprom_read((uint16_t)(copy * SETTINGS_BYTES + i));
    return bytes_crc(bytes) == (uint16_t)(bytes[CRC_AT] << 8 | bytes[CRC_AT + 1]);
}

static void unpack(const uint8_t *bytes, struct settings *settings)
{
    settings->board = (uint32_t)bytes[1] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 8 | bytes[4];
    settings->boots = (uint16_t)(bytes[5] << 8 | bytes[6]);
    settings->ring = bytes[7];
    settings->offset = bytes[8];
    settings->reversed = bytes[9];
    settings->brightness = bytes[10];
}

static void pack(const struct settings *settings, uint8_t sequence, uint8_t *bytes)
{
    bytes[0] = sequence;
    for (uint8_t i = 0; i < 4; i++)
        bytes[1 + i] = (uint8_t)(settings->board >> (24 - 8 * i));
    bytes[5] = (uint8_t)(settings->boots >> 8);
    bytes[6] = (uint8_t)settings->boots;
    bytes[7] = settings->ring;
    bytes[8] = settings->offset;
    bytes[9] = settings->reversed;
    bytes[10] = settings->brightness;
    uint16_t crc = bytes_crc(bytes);
    bytes[CRC_AT] = (uint8_t)(crc >> 8);
    bytes[CRC_AT + 1] = (uint8_t)crc;
}

bool settings_load(struct settings *settings, struct store *store)
{
    uint8_t other[SETTINGS_BYTES];
    bool first = copy_read(0, store->bytes), second = copy_read(1, other);
    bool newer = second && (!first || (uint8_t)(other[0] - store->bytes[0]) == 1);
    const uint8_t *bytes = newer ? other : store->bytes;
    store->copy = !newer;
    store->written = IDLE;
    store->sequence = bytes[0];
    if (!first && !second) {
        *settings = (struct settings){.ring = 16, .brightness = 96};
        store->copy = 0;
        return false;
    }
    unpack(bytes, settings);
    if (!ring_length_good(settings->ring))
        settings->ring = 0;
    return true;
}

static void begin(const struct settings *settings, struct store *store)
{
    store->again = false;
    store->written = 0;
    pack(settings, ++store->sequence, store->bytes);
}

void settings_save(const struct settings *settings, struct store *store)
{
    if (store->written == IDLE)
        begin(settings, store);
    else
        store->again = true;
}

// Reads back what was written; the copy before it stays good until then.
static void check(const struct settings *settings, struct store *store)
{
    uint8_t read[SETTINGS_BYTES];
    store->bad = !copy_read(store->copy, read) || memcmp(read, store->bytes, sizeof read);
    store->written = IDLE;
    store->copy = !store->copy;
    if (store->again)
        begin(settings, store);
}

void store_pass(const struct settings *settings, struct store *store)
{
    if (store->written == IDLE || !board_eeprom_ready())
        return;
    if (store->written == CHECKING) {
        check(settings, store);
        return;
    }
    uint16_t address = (uint16_t)(store->copy * SETTINGS_BYTES + store->written);
    board_eeprom_write(address, store->bytes[store->written]);
    store->written++;
}
