// The tower's memory of what it was asked, its events, its settings under a power cut, and rubbish without end.
#include <string.h> // strstr
#include "check.h"  // CHECK

static struct tower tower;

static void time_goes(unsigned ms)
{
    for (; ms >= 8; ms -= 8) {
        tower_time(&tower, false, 8);
        tower_sample(&tower, (uint8_t)chance());
        tower_pass(&tower);
    }
}

static void retry_check(void)
{
    char first[256];
    tower_new(&tower);
    time_goes(5000);
    sent_clear();
    tower_hears(&tower, "ROLL,7,3,6,now");
    tower_pass(&tower);
    CHECK(strstr(sent, "ACK,7") && strstr(sent, "DICE,"), "%s", sent);
    snprintf(first, sizeof first, "%s", strstr(sent, "$PTIM,DICE"));
    tower_hears(&tower, "ROLL,7,3,6,now");
    sent_clear();
    time_goes(600);
    CHECK(strstr(sent, first), "the same dice again: %s", sent);
    for (unsigned i = 0; i < 3; i++)
        time_goes(600);
    tower_hears(&tower, "GOT,9999");
    tower_hears(&tower, "GOT,614");
    sent_clear();
    time_goes(3000);
    CHECK(!strstr(sent, "DICE"), "%s", sent);
}

static void full_line_check(void)
{
    tower_new(&tower);
    time_goes(5000);
    line_full = true;
    tower_hears(&tower, "ROLL,7,3,6,now");
    tower_pass(&tower);
    line_full = false;
    sent_clear();
    time_goes(16);
    CHECK(strstr(sent, "DICE,"), "what did not fit is sent as soon as it does: %s", sent);
}

// Dice that nobody acknowledges fill all places; then the tower asks for patience, and loses none.
static void full_events_check(void)
{
    char body[64];
    tower_new(&tower);
    time_goes(5000);
    for (unsigned id = 1; id <= EVENTS_MOST; id++) {
        snprintf(body, sizeof body, "ROLL,%u,1,6,now", id);
        tower_hears(&tower, body);
        time_goes(400);
    }
    sent_clear();
    tower_hears(&tower, "ROLL,99,1,6,now");
    CHECK(strstr(sent, "NAK,99,BUSY"), "%s", sent);
    tower_hears(&tower, "GOT,614");
    sent_clear();
    tower_hears(&tower, "ROLL,100,1,6,now");
    CHECK(strstr(sent, "ACK,100"), "%s", sent);
}

// Cut the power after any number of bytes: the board keeps its name, and its settings are the old or the new ones.
static void power_cut_check(void)
{
    struct settings settings, again;
    struct store store;
    for (unsigned cut = 0; cut <= SETTINGS_BYTES + 1; cut++) {
        memset(eeprom, 0xFF, sizeof eeprom);
        CHECK(!settings_load(&settings, &store), "an empty EEPROM has no settings");
        settings.board = 0xDEADBEEF;
        settings_save(&settings, &store);
        for (unsigned i = 0; i < 40; i++)
            store_pass(&settings, &store);
        settings.ring = 24;
        settings_save(&settings, &store);
        for (unsigned i = 0; i < cut; i++)
            store_pass(&settings, &store);
        CHECK(settings_load(&again, &store), "cut after %u", cut);
        CHECK(again.board == 0xDEADBEEF, "cut after %u: %08X", cut, (unsigned)again.board);
        CHECK(again.ring == (cut < SETTINGS_BYTES ? 16 : 24), "cut after %u: %u", cut, again.ring);
    }
}

// Any bytes, among them pieces of good sentences: no crash, and the next good sentence is read.
static void fuzz_check(unsigned rounds)
{
    static const char *const PIECES[] = {"$PTIM,", "ROLL,1,10,6,now", "*FFFF", "\r\n", "$", "*", ",", "HELLO,1,1", "GOT,1", "\r", "SET,3,ring,"};
    tower_new(&tower);
    for (unsigned i = 0; i < rounds; i++) {
        if (chance() % 4)
            tower_byte(&tower, (uint8_t)chance());
        else
            tower_bytes(&tower, PIECES[chance() % (sizeof PIECES / sizeof *PIECES)]);
        if (i % 64 == 0) {
            tower_time(&tower, chance() & 1, 8);
            tower_sample(&tower, (uint8_t)chance());
            tower_pass(&tower);
            tower_draw(&tower);
        }
        if (i % 512)
            continue;
        tower_hears(&tower, "HELLO,77,1");
        sent_clear();
        tower_hears(&tower, "STAT,78");
        CHECK(strstr(sent, "STAT,78"), "%s", sent);
    }
}

int main(int argc, char **argv)
{
    retry_check();
    full_line_check();
    full_events_check();
    power_cut_check();
    fuzz_check(argc > 2 ? (unsigned)atoi(argv[2]) : 400000);
    return 0;
}
