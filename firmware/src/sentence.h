// Sentences of the wire: bytes in, sentences out, and back. PROTOCOL.md has the grammar.
#ifndef SENTENCE_H
#define SENTENCE_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint16_t

enum {
    SENTENCE_MOST = 82,              // bytes of a sentence with `$` and the line end
    CONTENT_MOST = SENTENCE_MOST - 3, // bytes between `$` and the line end
    VERB_MOST = 8,
    ID_MOST = 9999,
};

// A sentence as it was read. Its words stand in the reader's buffer, each ended by a NUL, until the next byte.
struct sentence {
    const char *verb;
    const char *args; // the first argument; the next begins behind its NUL
    uint16_t id;
    uint8_t argc;
};

struct reader {
    char text[CONTENT_MOST + 1];
    uint8_t length;
    uint8_t state;    // enum reader_state
    uint16_t bad_crc; // framed, but the CRC disagrees
    uint16_t dropped; // no sentence at all
};

// Takes one byte. Returns true where it ended a good sentence, which then stands in `found`.
bool reader_add(struct reader *reader, uint8_t byte, struct sentence *found);

// Returns the argument with this number, which must be below argc.
const char *sentence_arg(const struct sentence *sentence, uint8_t number);

// Reads a decimal number without sign and leading zeros. Returns false, and leaves `value`, where it is none or
// lies outside low..high.
bool number_read(const char *text, uint16_t low, uint16_t high, uint16_t *value);

// Adds one to a counter that stays at its top instead of starting anew.
void count_up(uint16_t *counter);

struct writer {
    char text[SENTENCE_MOST];
    uint8_t length;
    uint16_t crc;
};

// Writes a sentence piece by piece: begin, any number of words and numbers, end. What does not fit is left out.
void writer_begin(struct writer *writer, const char *verb, uint16_t id);
void writer_word(struct writer *writer, const char *word);
void writer_number(struct writer *writer, uint32_t number);
void writer_hex(struct writer *writer, uint32_t number); // eight digits
void writer_text(struct writer *writer, const char *text); // goes on in the same argument
void writer_decimal(struct writer *writer, uint32_t number); // goes on in the same argument
void writer_end(struct writer *writer);

#endif
