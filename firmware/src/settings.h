// What the tower knows of itself and keeps over a power cut: two copies in EEPROM, written in turn, a byte a pass.
#ifndef SETTINGS_H
#define SETTINGS_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t, uint32_t

struct settings {
    uint32_t board; // names this board for ever
    uint16_t boots;
    uint8_t ring;     // LEDs: 0, 8, 12, 16 or 24
    uint8_t offset;   // the LED at the table's north
    uint8_t reversed; // LEDs are numbered against the sun
    uint8_t brightness;
};

enum {
    SETTINGS_BYTES = 13, // sequence, 10 bytes of settings, CRC
    SETTINGS_COPIES = 2,
    RING_MOST = 24,
};

struct store {
    uint8_t bytes[SETTINGS_BYTES];
    uint8_t sequence;
    uint8_t copy;    // the copy that is written next
    uint8_t written; // bytes of it written so far
    bool again;      // settings changed while they were being written
    bool bad;        // what was written did not read back
};

bool ring_length_good(uint16_t leds);

// Loads the newest whole copy. Returns false, with defaults and no board id, where there is none.
bool settings_load(struct settings *settings, struct store *store);

// Asks for the settings to be written; store_pass does it.
void settings_save(const struct settings *settings, struct store *store);

// Writes at most one byte, without waiting.
void store_pass(const struct settings *settings, struct store *store);

#endif
