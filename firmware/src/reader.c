// Reads sentences out of any bytes; a `$` always starts anew, so rubbish never swallows what follows it.
#include <string.h>   // strlen
#include "crc.h"      // crc_add
#include "sentence.h" // struct reader

enum reader_state {
    OUTSIDE, // nothing yet
    SKIPPING, // rubbish, counted already
    INSIDE,  // behind a `$`
    ENDING,  // behind its `\r`
};

enum { CRC_DIGITS = 4, TAIL = CRC_DIGITS + 1 };

void count_up(uint16_t *counter)
{
    if (*counter < UINT16_MAX)
        ++*counter;
}

static int8_t hex_value(char digit)
{
    if (digit >= '0' && digit <= '9')
        return (int8_t)(digit - '0');
    if (digit >= 'A' && digit <= 'F')
        return (int8_t)(digit - 'A' + 10);
    return -1;
}

// Reads `*` and four upper-case digits at the end of the text. Returns false where they are not there.
static bool tail_read(const char *tail, uint16_t *crc)
{
    if (tail[0] != '*')
        return false;
    *crc = 0;
    for (uint8_t i = 1; i <= CRC_DIGITS; i++) {
        int8_t value = hex_value(tail[i]);
        if (value < 0)
            return false;
        *crc = (uint16_t)(*crc << 4 | value);
    }
    return true;
}

// Ends every word with a NUL and counts the commas. Returns false for a character no word may have.
static bool words_split(char *text, uint8_t *commas)
{
    *commas = 0;
    for (char before = ','; *text; text++) {
        if (*text == ' ' || *text == '*' || (*text == ',' && before == ','))
            return false;
        before = *text;
        if (before == ',') {
            *text = 0;
            ++*commas;
            if (!text[1])
                return false;
        }
    }
    return true;
}

static bool verb_good(const char *verb)
{
    uint8_t length = 0;
    for (; verb[length]; length++)
        if (verb[length] < 'A' || verb[length] > 'Z')
            return false;
    return length <= VERB_MOST;
}

// Splits `PTIM,verb,id,…`. Returns false where the text is not of this grammar.
static bool body_read(char *text, struct sentence *found)
{
    uint8_t commas;
    if (!words_split(text, &commas) || commas < 2 || strcmp(text, "PTIM"))
        return false;
    found->verb = text + strlen(text) + 1;
    const char *id = found->verb + strlen(found->verb) + 1;
    found->args = id + strlen(id) + 1;
    found->argc = (uint8_t)(commas - 2);
    return verb_good(found->verb) && number_read(id, 0, ID_MOST, &found->id);
}

// Judges what stands between `$` and the line end: frame, then CRC, then grammar.
static bool content_read(struct reader *reader, struct sentence *found)
{
    uint16_t told, crc = CRC_START;
    uint8_t length = reader->length;
    if (length < TAIL || !tail_read(reader->text + length - TAIL, &told)) {
        count_up(&reader->dropped);
        return false;
    }
    length = (uint8_t)(length - TAIL);
    for (uint8_t i = 0; i < length; i++)
        crc = crc_add(crc, (uint8_t)reader->text[i]);
    if (crc != told) {
        count_up(&reader->bad_crc);
        return false;
    }
    reader->text[length] = 0;
    if (body_read(reader->text, found))
        return true;
    count_up(&reader->dropped);
    return false;
}

static void outside_add(struct reader *reader, uint8_t byte)
{
    if (byte == '\r' || byte == '\n') {
        reader->state = OUTSIDE;
    } else if (reader->state != SKIPPING) {
        reader->state = SKIPPING;
        count_up(&reader->dropped);
    }
}

static void inside_add(struct reader *reader, uint8_t byte)
{
    if (byte == '\r') {
        reader->state = ENDING;
    } else if (byte < 0x20 || byte > 0x7E || reader->length == CONTENT_MOST) {
        count_up(&reader->dropped);
        reader->state = byte == '\n' ? OUTSIDE : SKIPPING;
    } else {
        reader->text[reader->length++] = (char)byte;
    }
}

bool reader_add(struct reader *reader, uint8_t byte, struct sentence *found)
{
    if (byte == '$') {
        if (reader->state == INSIDE || reader->state == ENDING)
            count_up(&reader->dropped);
        reader->state = INSIDE;
        reader->length = 0;
    } else if (reader->state == INSIDE) {
        inside_add(reader, byte);
    } else if (reader->state == ENDING) {
        reader->state = OUTSIDE;
        if (byte == '\n')
            return content_read(reader, found);
        count_up(&reader->dropped);
        outside_add(reader, byte);
    } else {
        outside_add(reader, byte);
    }
    return false;
}

const char *sentence_arg(const struct sentence *sentence, uint8_t number)
{
    const char *arg = sentence->args;
    while (number--)
        arg += strlen(arg) + 1;
    return arg;
}

bool number_read(const char *text, uint16_t low, uint16_t high, uint16_t *value)
{
    uint32_t number = 0;
    if (text[0] == '0' && text[1])
        return false;
    const char *digit = text;
    for (; *digit >= '0' && *digit <= '9' && number <= UINT16_MAX; digit++)
        number = number * 10 + (uint8_t)(*digit - '0');
    if (digit == text || *digit || number < low || number > high)
        return false;
    *value = (uint16_t)number;
    return true;
}
