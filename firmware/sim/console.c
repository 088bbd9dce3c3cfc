// Commands, a line each, and their answers. A command's answer carries its name as "ev"; one without words of its own
// is answered by {"ev":"ok"}.
#include <fcntl.h>  // fcntl
#include <stdarg.h> // va_list
#include <stdio.h>  // vprintf, sscanf
#include <stdlib.h> // exit
#include <string.h> // strcmp
#include <unistd.h> // read
#include "sim.h"    // say

enum { LINE_MOST = 1024 };

void say(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    fflush(stdout);
}

static void quit(void)
{
    chip_eeprom_save();
    port_remove();
    exit(0);
}

static void stat_say(void)
{
    say("{\"ev\":\"stat\",\"cycle\":%llu,\"received\":%lu,\"sent\":%lu,\"overruns\":%lu,\"swallowed\":%lu,"
        "\"unheard\":%lu,\"dropped\":%lu,\"flipped\":%lu,\"interrupts_off_us\":%.2f}",
        (unsigned long long)avr->cycle, wire.received, wire.sent, wire.overruns, wire.swallowed, wire.unheard,
        wire.dropped, wire.flipped, chip_interrupts_off_us());
}

// Out of the socket: the board has no power until it is plugged in again.
static void unplug(void)
{
    port_remove();
    chip_power_off();
}

static void plug(const char *link)
{
    port_make(*link ? link : options.link);
    chip_reset(WHY_POWER);
}

// Commands that answer for themselves. Returns false where it is none of them.
static bool asked(const char *name)
{
    if (!strcmp(name, "stat"))
        stat_say();
    else if (!strcmp(name, "ring"))
        leds_say();
    else if (!strcmp(name, "servo"))
        pins_servo_say();
    else
        return false;
    return true;
}

static bool told(const char *name, double first, double second, const char *word)
{
    if (!strcmp(name, "button"))
        pins_button(first != 0);
    else if (!strcmp(name, "bounce"))
        pins_bounce((unsigned)first);
    else if (!strcmp(name, "adc"))
        pins_adc(first, second);
    else if (!strcmp(name, "jitter"))
        options.jitter = first;
    else if (!strcmp(name, "noise"))
        wire.drop = first, wire.flip = second;
    else if (!strcmp(name, "deaf"))
        wire.deaf = first != 0;
    else if (!strcmp(name, "watch"))
        leds_watch(first != 0);
    else if (!strcmp(name, "speed"))
        options.speed = first;
    else if (!strcmp(name, "skip"))
        skip(first);
    else if (!strcmp(name, "stall"))
        chip_stall(first);
    else if (!strcmp(name, "hang"))
        chip_hang();
    else if (!strcmp(name, "reset"))
        chip_reset(WHY_BUTTON);
    else if (!strcmp(name, "unplug"))
        unplug();
    else if (!strcmp(name, "plug"))
        plug(word);
    else
        return false;
    return true;
}

static void command(const char *line)
{
    char name[32] = "", word[512] = "";
    double first = 0, second = 0;
    if (sscanf(line, "%31s %511s %lf", name, word, &second) < 1)
        return;
    first = strtod(word, NULL);
    if (!strcmp(name, "quit"))
        quit();
    if (asked(name))
        return;
    if (!told(name, first, second, word))
        say("{\"ev\":\"error\",\"command\":\"unknown\"}");
    else if (strcmp(name, "skip")) // says so itself once it is over
        say("{\"ev\":\"ok\"}");
}

void console_service(void)
{
    static char text[LINE_MOST];
    static size_t length;
    static bool ready;
    if (!ready)
        ready = fcntl(0, F_SETFL, O_NONBLOCK) == 0;
    ssize_t got = read(0, text + length, sizeof text - 1 - length);
    if (got == 0)
        quit(); // whoever started this is gone
    if (got < 0)
        return;
    length += (size_t)got;
    text[length] = 0;
    char *line = text, *end;
    while ((end = strchr(line, '\n'))) {
        *end = 0;
        command(line);
        line = end + 1;
    }
    length = strlen(line);
    memmove(text, line, length + 1);
    if (length == sizeof text - 1)
        length = 0;
}
