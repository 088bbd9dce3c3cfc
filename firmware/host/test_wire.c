// The shared vectors of sentences, read as the tower reads them.
#include <string.h> // strtok
#include "check.h"  // CHECK

static struct tower tower;

// Turns \r \n \\ \xHH into bytes. Returns how many there are.
static unsigned unescaped(const char *text, uint8_t *bytes)
{
    unsigned length = 0;
    for (; *text; text++) {
        unsigned value = (uint8_t)*text;
        if (*text == '\\' && *++text == 'x') {
            sscanf(text + 1, "%2x", &value);
            text += 2;
        } else if (value == '\\') {
            value = *text == 'r' ? '\r' : *text == 'n' ? '\n' : '\\';
        }
        bytes[length++] = (uint8_t)value;
    }
    return length;
}

// Reads bytes and writes down the sentences found, `VERB id` with `;` between.
static void read_all(struct reader *reader, const char *text, char *found)
{
    uint8_t bytes[2048];
    struct sentence sentence;
    unsigned length = unescaped(text, bytes);
    *found = 0;
    for (unsigned i = 0; i < length; i++)
        if (reader_add(reader, bytes[i], &sentence))
            sprintf(found + strlen(found), "%s%s %u", *found ? ";" : "", sentence.verb, sentence.id);
}

// What the tower answers to one sentence: its verb, or the word of a NAK, or `-`.
static const char *answer(const char *text)
{
    uint8_t bytes[2048];
    static char words[8][80];
    unsigned length = unescaped(text, bytes);
    tower_new(&tower);
    for (unsigned i = 0; i < length; i++)
        tower_byte(&tower, bytes[i]);
    if (!sent_length)
        return "-";
    CHECK(sscanf(sent, "$PTIM,%79[A-Z],%79[0-9],%79[A-Z]*", words[0], words[1], words[2]) >= 2, "%s", sent);
    return strcmp(words[0], "NAK") ? words[0] : words[2];
}

static void counts_check(const char *kind, const char *text, unsigned bad_crc, unsigned dropped)
{
    struct reader reader = {0};
    char found[4096];
    read_all(&reader, text, found);
    CHECK(!*found, "%s: %s was read as %s", kind, text, found);
    CHECK(reader.bad_crc == bad_crc && reader.dropped == dropped, "%s: %s: %u, %u", kind, text, reader.bad_crc,
          reader.dropped);
}

static void sentence_check(char **field)
{
    struct reader reader = {0};
    char found[4096];
    const char *text = strcmp(field[0], "ok") ? field[3] : field[2];
    read_all(&reader, text, found);
    CHECK(*found && !reader.bad_crc && !reader.dropped, "%s", text);
    if (field[1][0] != 'H')
        return;
    const char *word = answer(text);
    if (!strcmp(field[0], "mean"))
        CHECK(!strcmp(word, field[2]), "%s: %s", text, word);
    else
        CHECK(strcmp(word, "BADARG") && (strcmp(word, "UNKNOWN") || strstr(text, "CANCEL")), "%s: %s", text, word);
}

static void stream_check(char **field)
{
    struct reader reader = {0};
    char found[4096];
    read_all(&reader, field[4], found);
    CHECK(!strcmp(found, field[1]), "%s: %s", field[4], found);
    CHECK(reader.bad_crc == atoi(field[2]), "%s: %u", field[4], reader.bad_crc);
    CHECK(reader.dropped == atoi(field[3]), "%s: %u", field[4], reader.dropped);
}

static void line_check(char *line)
{
    char *field[5] = {line};
    for (int i = 1; i < 5 && field[i - 1]; i++)
        if ((field[i] = strchr(field[i - 1], '\t')))
            *field[i]++ = 0;
    if (!strcmp(line, "crc"))
        counts_check(line, field[1], 1, 0);
    else if (!strcmp(line, "drop"))
        counts_check(line, field[1], 0, 1);
    else if (!strcmp(line, "stream"))
        stream_check(field);
    else
        sentence_check(field);
}

int main(int argc, char **argv)
{
    char line[4096];
    unsigned cases = 0;
    FILE *vectors = fopen(argc > 1 ? argv[1] : "../tests/vectors/wire.txt", "r");
    CHECK(vectors, "no vectors");
    while (fgets(line, sizeof line, vectors)) {
        line[strcspn(line, "\n")] = 0;
        if (!*line || *line == '#')
            continue;
        line_check(line);
        cases++;
    }
    fclose(vectors);
    CHECK(cases > 150, "%u", cases);
    return 0;
}
