// What damage does to a sentence: never accepted after a burst of up to 16 bits or up to three flipped bits, and no
// more than one in 30,000 of arbitrary damage gets past the CRC.
#include <string.h> // memcpy
#include "check.h"  // CHECK
#include "crc.h"    // crc_add

enum { BURST = 16, ARBITRARY_ROUNDS = 1500000, ALLOWED_IN = 30000 };

struct damaged {
    uint8_t bytes[SENTENCE_MOST + 8];
    unsigned length;
};

static struct damaged sentence_of(const char *body)
{
    struct damaged made = {0};
    uint16_t crc = CRC_START;
    made.length = (unsigned)snprintf((char *)made.bytes, sizeof made.bytes, "$PTIM,%s", body);
    for (unsigned i = 1; i < made.length; i++)
        crc = crc_add(crc, made.bytes[i]);
    made.length += (unsigned)sprintf((char *)made.bytes + made.length, "*%04X\r\n", crc);
    return made;
}

// Whether the tower does what a sentence says, instead of refusing its words.
static bool understood(const struct damaged *damaged)
{
    static struct tower tower;
    tower_new(&tower);
    for (unsigned i = 0; i < damaged->length; i++)
        tower_byte(&tower, damaged->bytes[i]);
    return !strstr(sent, "UNKNOWN") && !strstr(sent, "BADARG");
}

static bool accepted(const struct damaged *damaged)
{
    struct reader reader;
    struct sentence found;
    reader.length = reader.state = 0;
    reader.bad_crc = reader.dropped = 0;
    for (unsigned i = 0; i < damaged->length; i++)
        if (reader_add(&reader, damaged->bytes[i], &found))
            return understood(damaged);
    return false;
}

// Flips bit number `bit` of the line: within a byte the least significant goes first there, the most significant in
// the CRC's own order.
static void flip(struct damaged *damaged, unsigned bit, bool wire_order)
{
    damaged->bytes[bit / 8] ^= (uint8_t)(wire_order ? 1 << bit % 8 : 0x80 >> bit % 8);
}

static void bursts_check(const char *body, bool wire_order)
{
    struct damaged whole = sentence_of(body);
    for (unsigned start = 0; start < whole.length * 8; start++)
        for (unsigned pattern = 1; pattern < 1u << BURST; pattern += 2) {
            struct damaged hit = whole;
            for (unsigned i = 0; i < BURST && start + i < whole.length * 8; i++)
                if (pattern >> i & 1)
                    flip(&hit, start + i, wire_order);
            CHECK(!accepted(&hit), "%s: burst %04X at bit %u", body, pattern, start);
        }
}

static void flips_check(const char *body)
{
    struct damaged hit = sentence_of(body);
    unsigned bits = hit.length * 8;
    for (unsigned one = 0; one < bits; one++) {
        flip(&hit, one, true);
        CHECK(!accepted(&hit), "%s: bit %u", body, one);
        for (unsigned two = one + 1; two < bits; two++) {
            flip(&hit, two, true);
            CHECK(!accepted(&hit), "%s: bits %u %u", body, one, two);
            for (unsigned three = two + 1; three < bits; three++) {
                flip(&hit, three, true);
                CHECK(!accepted(&hit), "%s: bits %u %u %u", body, one, two, three);
                flip(&hit, three, true);
            }
            flip(&hit, two, true);
        }
        flip(&hit, one, true);
    }
}

// Overwrites, shifts or swaps bytes of the body with printable ones, so that only the CRC can tell.
static void damage(struct damaged *hit)
{
    unsigned body = hit->length - 8, at = 1 + chance() % body, run = 1 + chance() % 6;
    uint8_t other = hit->bytes[1 + chance() % body];
    switch (chance() % 4) {
    case 0:
        for (unsigned i = at; i <= body && i < at + run; i++)
            hit->bytes[i] = (uint8_t)('0' + chance() % 10);
        break;
    case 1:
        for (unsigned i = at; i <= body && i < at + run; i++)
            hit->bytes[i] = (uint8_t)(0x2B + chance() % 0x50);
        break;
    case 2:
        memmove(hit->bytes + at, hit->bytes + at + 1, hit->length - at - 1);
        hit->length--;
        break;
    default:
        hit->bytes[at] = other;
        memmove(hit->bytes + at + 1, hit->bytes + at, hit->length - at);
        hit->length++;
    }
}

static void arbitrary_check(unsigned rounds)
{
    struct damaged whole = sentence_of("DICE,17,9999,E,6,3,4,1,6,6,2,22");
    unsigned past = 0, damaged = 0;
    for (unsigned i = 0; i < rounds; i++) {
        struct damaged hit = whole;
        struct reader reader = {0};
        struct sentence found;
        damage(&hit);
        if (!memcmp(&hit, &whole, sizeof hit))
            continue;
        damaged++;
        for (unsigned byte = 0; byte < hit.length; byte++)
            reader_add(&reader, hit.bytes[byte], &found);
        past += !reader.bad_crc;
    }
    CHECK(past <= damaged / ALLOWED_IN, "%u of %u got past the CRC", past, damaged);
    printf("%u of %u damaged sentences got past the CRC\n", past, damaged);
}

int main(int argc, char **argv)
{
    static const char *const BODIES[] = {"GOT,5", "ROLL,7,3,6,now", "WIND,12,270,5", "SHOW,31,fire,200"};
    bool all = argc > 1 && !strcmp(argv[1], "all");
    unsigned bodies = all ? sizeof BODIES / sizeof *BODIES : 1;
    for (unsigned i = 0; i < bodies; i++) {
        flips_check(BODIES[i]);
        bursts_check(BODIES[i], true);
        bursts_check(BODIES[i], false);
    }
    arbitrary_check(all ? 10 * ARBITRARY_ROUNDS : ARBITRARY_ROUNDS);
    return 0;
}
