// The chip: loading, resets with their cause and boot loader, the watchdog's jitter, interrupts that are off too long.
#include <stdarg.h>       // va_list
#include <stdio.h>        // fopen
#include <string.h>       // memset
#include "avr_eeprom.h"   // AVR_IOCTL_EEPROM_GET
#include "avr_watchdog.h" // avr_watchdog_t
#include "sim.h"          // avr
#include "sim_elf.h"      // elf_read_firmware
#include "sim_io.h"       // avr_io_t

enum {
    MCUSR_AT = 0x54,
    PORF_BIT = 1,
    EXTRF_BIT = 2,
    RAM_AT = 0x100,
    EEPROM_BYTES = 1024,
    WATCHDOG_CYCLES = 2048 * (SIM_HZ / 128000),
    HANG_AT = 0x7FFE,   // the last word of flash
    HANG_WORD = 0xCFFF, // rjmp to itself
    SETTLED_CYCLES = SIM_HZ / 100,
};

avr_t *avr;

static avr_watchdog_t *watchdog;
static void (*core_reset)(avr_t *avr);
static avr_cycle_count_t boot_until, stall_until, started, off_since, off_longest;
static bool off, hang_wanted;

bool chip_booting(void)
{
    return avr->cycle < boot_until;
}

// Runs in every reset, the watchdog's own included: simavr has just forgotten its timers and input pins.
static void was_reset(avr_t *chip)
{
    if (core_reset)
        core_reset(chip);
    started = chip->cycle;
    off = hang_wanted = false;
    wire_reset();
    pins_reset();
}

void chip_reset(enum why why)
{
    static const char *const WHY[] = {"power", "dtr", "button"};
    avr_reset(avr);
    avr->data[MCUSR_AT] |= why == WHY_POWER ? PORF_BIT : EXTRF_BIT; // avr_reset of simavr 1.6 leaves it 0
    boot_until = avr->cycle + (avr_cycle_count_t)options.boot_ms * SIM_MS;
    say("{\"ev\":\"reset\",\"why\":\"%s\",\"cycle\":%llu}", WHY[why], (unsigned long long)avr->cycle);
}

void chip_power_off(void)
{
    for (unsigned at = RAM_AT; at <= avr->ramend; at++)
        avr->data[at] = (uint8_t)(chance_even() * 256);
}

// The watchdog of simavr is exact; a real one is an RC oscillator. Every period gets its own length.
static void watchdog_fired(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)param;
    if (!value)
        return;
    double cycles = WATCHDOG_CYCLES / options.watchdog * (1 + options.jitter * chance_normal());
    watchdog->cycle_count = (avr_cycle_count_t)cycles;
}

static void eeprom_load(void)
{
    uint8_t bytes[EEPROM_BYTES];
    memset(bytes, 0xFF, sizeof bytes);
    FILE *file = options.eeprom ? fopen(options.eeprom, "rb") : NULL;
    if (file) {
        size_t read = fread(bytes, 1, sizeof bytes, file);
        (void)read; // a short or new file leaves the rest erased
        fclose(file);
    }
    avr_eeprom_desc_t whole = {.ee = bytes, .offset = 0, .size = sizeof bytes};
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &whole);
}

void chip_eeprom_save(void)
{
    uint8_t bytes[EEPROM_BYTES];
    avr_eeprom_desc_t whole = {.ee = bytes, .offset = 0, .size = sizeof bytes};
    FILE *file = options.eeprom ? fopen(options.eeprom, "wb") : NULL;
    if (!file)
        return;
    avr_ioctl(avr, AVR_IOCTL_EEPROM_GET, &whole);
    fwrite(bytes, 1, sizeof bytes, file);
    fclose(file);
}

static void never_sleep(avr_t *chip, avr_cycle_count_t cycles)
{
    (void)chip, (void)cycles; // main.c paces
}

// What simavr has to say goes where nobody takes it for an answer, and only what is amiss.
static void simavr_logs(avr_t *chip, const int level, const char *format, va_list args)
{
    if (level <= (chip ? chip->log : LOG_ERROR))
        vfprintf(stderr, format, args);
}

bool chip_load(void)
{
    avr_global_logger_set(simavr_logs);
    elf_firmware_t program;
    memset(&program, 0, sizeof program);
    avr = avr_make_mcu_by_name("atmega328p");
    if (!avr || elf_read_firmware(options.program, &program) < 0)
        return false;
    avr_init(avr);
    avr_load_firmware(avr, &program);
    avr->frequency = SIM_HZ;
    avr->vcc = avr->avcc = avr->aref = 5000;
    avr->log = LOG_ERROR;
    avr->sleep = never_sleep;
    avr->flash[HANG_AT] = HANG_WORD & 0xFF;
    avr->flash[HANG_AT + 1] = HANG_WORD >> 8;
    for (avr_io_t *io = avr->io_port; io; io = io->next)
        if (!strcmp(io->kind, "watchdog"))
            watchdog = (avr_watchdog_t *)io;
    avr_irq_register_notify(watchdog->watchdog.irq + AVR_INT_IRQ_PENDING, watchdog_fired, NULL);
    core_reset = avr->reset;
    avr->reset = was_reset;
    eeprom_load();
    chip_power_off();
    return true;
}

void chip_stall(double ms)
{
    stall_until = avr->cycle + (avr_cycle_count_t)(ms * SIM_MS);
}

void chip_hang(void)
{
    hang_wanted = true;
}

static void interrupts_watch(void)
{
    if (!avr->sreg[S_I]) {
        if (!off)
            off_since = avr->cycle;
        off = true;
    } else if (off) {
        off = false;
        if (avr->cycle - off_since > off_longest && avr->cycle - started > SETTLED_CYCLES)
            off_longest = avr->cycle - off_since;
    }
}

double chip_interrupts_off_us(void)
{
    double us = (double)off_longest * 1e6 / SIM_HZ;
    off_longest = 0;
    return us;
}

bool chip_step(void)
{
    if (chip_booting() || avr->cycle < stall_until) {
        avr->cycle += SIM_MS / 16; // the boot loader runs, or nothing does: time passes for wire and host
        avr_cycle_timer_process(avr);
        return true;
    }
    if (hang_wanted && avr->sreg[S_I]) {
        hang_wanted = false;
        avr->pc = HANG_AT;
    }
    int state = avr_run(avr);
    interrupts_watch();
    return state != cpu_Done && state != cpu_Crashed;
}
