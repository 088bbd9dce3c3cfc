// Says of every line of hex digits on standard input which sentence its bytes end with: `VERB id`, or `-`. Other
// readers of the wire are compared with it.
#include <string.h> // strcpy
#include "check.h"  // struct reader

int main(void)
{
    char line[4096];
    while (fgets(line, sizeof line, stdin)) {
        struct reader reader = {0};
        struct sentence found;
        char verdict[64] = "-";
        unsigned byte;
        for (const char *at = line; sscanf(at, "%2x", &byte) == 1; at += 2)
            if (reader_add(&reader, (uint8_t)byte, &found))
                snprintf(verdict, sizeof verdict, "%s %u", found.verb, found.id);
            else if (byte != '\n')
                strcpy(verdict, "-");
        puts(verdict);
    }
    return 0;
}
