// Writes sentences.
#include "crc.h"      // crc_add
#include "sentence.h" // struct writer

enum { ROOM = SENTENCE_MOST - 7 }; // what `*`, the CRC and the line end leave

static void byte_add(struct writer *writer, char byte)
{
    if (writer->length >= ROOM)
        return;
    writer->text[writer->length++] = byte;
    writer->crc = crc_add(writer->crc, (uint8_t)byte);
}

static char hex_digit(uint8_t value)
{
    return (char)(value < 10 ? '0' + value : 'A' - 10 + value);
}

void writer_text(struct writer *writer, const char *text)
{
    while (*text)
        byte_add(writer, *text++);
}

void writer_word(struct writer *writer, const char *word)
{
    byte_add(writer, ',');
    writer_text(writer, word);
}

void writer_decimal(struct writer *writer, uint32_t number)
{
    char digits[11];
    char *first = digits + sizeof digits - 1;
    *first = 0;
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    writer_text(writer, first);
}

void writer_number(struct writer *writer, uint32_t number)
{
    byte_add(writer, ',');
    writer_decimal(writer, number);
}

void writer_hex(struct writer *writer, uint32_t number)
{
    byte_add(writer, ',');
    for (int8_t shift = 28; shift >= 0; shift = (int8_t)(shift - 4))
        byte_add(writer, hex_digit(number >> shift & 15));
}

void writer_begin(struct writer *writer, const char *verb, uint16_t id)
{
    writer->text[0] = '$';
    writer->length = 1;
    writer->crc = CRC_START;
    writer_text(writer, "PTIM");
    writer_word(writer, verb);
    writer_number(writer, id);
}

void writer_end(struct writer *writer)
{
    char *tail = writer->text + writer->length;
    *tail++ = '*';
    for (int8_t shift = 12; shift >= 0; shift = (int8_t)(shift - 4))
        *tail++ = hex_digit(writer->crc >> shift & 15);
    *tail++ = '\r';
    *tail++ = '\n';
    writer->length = (uint8_t)(writer->length + 7);
}
