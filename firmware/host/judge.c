// Says of every line of hex digits on standard input what the tower reads in its bytes: each sentence as `VERB id`,
// then how many frames had a wrong CRC and how much else was dropped. Other readers of the wire are compared with it.
#include "check.h" // struct reader

int main(void)
{
    static char line[1 << 16];
    while (fgets(line, sizeof line, stdin)) {
        struct reader reader = {0};
        struct sentence found;
        unsigned byte;
        for (const char *at = line; sscanf(at, "%2x", &byte) == 1; at += 2)
            if (reader_add(&reader, (uint8_t)byte, &found))
                printf("%s %u/%u;", found.verb, found.id, found.argc);
        printf("%u,%u\n", reader.bad_crc, reader.dropped);
    }
    return 0;
}
