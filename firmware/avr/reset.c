// Runs before the C start-up code: the watchdog must be off before it bites again (it stays on after its own reset,
// at 16 ms), and the flags that tell why must be read before anything clears them.
#include <avr/io.h>    // MCUSR, RAMEND
#include <avr/wdt.h>   // wdt_disable
#include "board.h"     // board_free_stack
#include "reset.h"     // reset_cause
#include "tower.h"     // enum reset_cause

enum { PAINT = 0xC5 };

extern uint8_t _end; // first byte behind the variables, from the linker

static uint8_t flags __attribute__((section(".noinit")));
static uint8_t boot_loader_flags __attribute__((section(".noinit")));
static uint32_t seed __attribute__((section(".noinit")));

static void __attribute__((noinline, used)) ram_mix(void)
{
    uint32_t mixed = 2166136261u; // FNV-1a
    for (const uint8_t *byte = &_end; byte <= (const uint8_t *)RAMEND; byte++)
        mixed = (mixed ^ *byte) * 16777619u;
    seed = mixed;
}

void __attribute__((naked, used, section(".init3"))) reset_early(void)
{
    // Optiboot clears MCUSR and hands its value over in r2.
    __asm__ volatile("sts %0, r2" ::"i"(&boot_loader_flags));
    flags = MCUSR;
    MCUSR = 0;
    wdt_disable();
    ram_mix();
    for (uint8_t *byte = &_end; byte <= (uint8_t *)RAMEND; byte++)
        *byte = PAINT;
}

uint8_t reset_cause(void)
{
    uint8_t known = _BV(WDRF) | _BV(BORF) | _BV(EXTRF) | _BV(PORF);
    uint8_t why = flags ? flags : boot_loader_flags;
    if (why & (uint8_t)~known)
        return RESET_UNKNOWN;
    if (why & _BV(WDRF))
        return RESET_WATCHDOG;
    if (why & _BV(PORF)) // Power-up sets the brown-out flag too.
        return RESET_POWER;
    if (why & _BV(BORF))
        return RESET_BROWNOUT;
    return why ? RESET_EXTERN : RESET_UNKNOWN;
}

uint32_t reset_seed(void)
{
    return seed;
}

uint16_t board_free_stack(void)
{
    const uint8_t *byte = &_end;
    while (*byte == PAINT && byte < (const uint8_t *)RAMEND)
        byte++;
    return (uint16_t)(byte - &_end);
}
