// Runs the board: steps the chip, serves port and console, keeps pace with the clock on the wall.
#include <getopt.h> // getopt_long
#include <stdio.h>  // fprintf
#include <stdlib.h> // strtod
#include <time.h>   // clock_gettime
#include <unistd.h> // usleep
#include "sim.h"    // options

enum {
    SERVE_CYCLES = SIM_MS / 4,     // while it keeps real time
    SERVE_FAST_CYCLES = SIM_MS * 4, // while it does not
    UNPLUGGED_US = 500,
};

// Where the machine is too slow by this much, time slips instead of racing after the clock.
#define BEHIND_MOST_S 0.25
#define AHEAD_LEAST_S 0.0005

struct options options = {.link = "tower.pty", .speed = 1, .watchdog = 1, .resets = true, .seed = 1};

static double wall_start;
static avr_cycle_count_t paced_from, skip_until;

static double wall_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void pace_anew(void)
{
    wall_start = wall_s();
    paced_from = avr->cycle;
}

void skip(double ms)
{
    skip_until = avr->cycle + (avr_cycle_count_t)(ms * SIM_MS);
}

static bool fast(void)
{
    return skip_until || options.speed <= 0;
}

static void pace(void)
{
    if (skip_until && avr->cycle >= skip_until) {
        skip_until = 0;
        pace_anew();
        say("{\"ev\":\"skip\",\"cycle\":%llu}", (unsigned long long)avr->cycle);
    }
    if (fast())
        return;
    double ahead = (double)(avr->cycle - paced_from) / (SIM_HZ * options.speed) - (wall_s() - wall_start);
    if (ahead > AHEAD_LEAST_S)
        usleep((useconds_t)(ahead * 1e6));
    if (ahead < -BEHIND_MOST_S)
        pace_anew();
}

static int usage(const char *name)
{
    fprintf(stderr,
            "Usage: %s [options] PROGRAM.elf\n"
            "  --link PATH     name of the port (tower.pty)\n"
            "  --speed X       1 is real time, 0 as fast as it goes\n"
            "  --jitter X      sigma of the watchdog's period, relative (0: exact, and no dice)\n"
            "  --watchdog X    its oscillator runs X times too fast, so that noise comes sooner (1)\n"
            "  --boot-ms N     the boot loader swallows bytes for so long after a reset (0)\n"
            "  --no-reset      opening the port does not reset the board\n"
            "  --gate          a servo is fitted\n"
            "  --eeprom FILE   is read at the start and written at the end\n"
            "  --seed N        of all that is random here (1)\n"
            "Commands on standard input: button 0|1, bounce N, jitter X, adc MV SIGMA, noise DROP FLIP, deaf 0|1, stall MS,\n"
            "hang, reset, unplug, plug [LINK], skip MS, speed X, watch 0|1, ring, servo, stat, quit.\n",
            name);
    return 2;
}

static const struct option OPTIONS[] = {
    {"link", 1, 0, 'l'},     {"speed", 1, 0, 's'}, {"jitter", 1, 0, 'j'}, {"watchdog", 1, 0, 'w'}, {"boot-ms", 1, 0, 'b'},
    {"no-reset", 0, 0, 'n'}, {"gate", 0, 0, 'g'},  {"seed", 1, 0, 'x'},   {"eeprom", 1, 0, 'e'},   {0, 0, 0, 0},
};

static bool option_read(int option)
{
    switch (option) {
    case 'l':
        options.link = optarg;
        return true;
    case 's':
        options.speed = strtod(optarg, NULL);
        return true;
    case 'j':
        options.jitter = strtod(optarg, NULL);
        return true;
    case 'w':
        options.watchdog = strtod(optarg, NULL);
        return options.watchdog >= 1;
    case 'b':
        options.boot_ms = (unsigned)strtoul(optarg, NULL, 10);
        return true;
    case 'n':
        options.resets = false;
        return true;
    case 'g':
        options.gate = true;
        return true;
    case 'x':
        options.seed = strtoull(optarg, NULL, 10);
        return true;
    case 'e':
        options.eeprom = optarg;
        return true;
    default:
        return false;
    }
}

static int run(void)
{
    for (;;) {
        avr_cycle_count_t served = avr->cycle + (fast() ? SERVE_FAST_CYCLES : SERVE_CYCLES);
        while (port_plugged() && avr->cycle < served)
            if (!chip_step()) {
                say("{\"ev\":\"crashed\",\"pc\":%u}", (unsigned)avr->pc);
                return 1;
            }
        port_service();
        console_service();
        if (port_plugged()) {
            pace();
        } else {
            usleep(UNPLUGGED_US);
            pace_anew();
        }
    }
}

int main(int argc, char **argv)
{
    int option;
    while ((option = getopt_long(argc, argv, "", OPTIONS, NULL)) != -1)
        if (!option_read(option))
            return usage(argv[0]);
    if (optind != argc - 1)
        return usage(argv[0]);
    options.program = argv[optind];
    if (!chip_load()) {
        fprintf(stderr, "%s: not a program for the ATmega328P\n", options.program);
        return 2;
    }
    wire_begin();
    pins_begin();
    leds_begin();
    port_make(options.link);
    chip_reset(WHY_POWER);
    pace_anew();
    return run();
}
