// The tower's board in simulation: a real ATmega328P program on libsimavr, and around it what is soldered to it.
#ifndef SIM_H
#define SIM_H

#include <stdbool.h> // bool
#include <stdint.h>  // uint8_t, uint64_t
#include "sim_avr.h" // avr_t

#define SIM_HZ 16000000u
#define SIM_MS (SIM_HZ / 1000)

enum why { WHY_POWER, WHY_DTR, WHY_BUTTON };

struct options {
    const char *program;
    const char *link;
    const char *eeprom; // file, or NULL
    double speed;       // 1: real time, 0: as fast as it goes
    double jitter;      // sigma of the watchdog's period, relative
    double watchdog;    // its oscillator runs so many times too fast
    unsigned boot_ms;   // how long the boot loader swallows bytes
    bool resets;        // opening the port resets the board
    bool gate;          // a servo is fitted
    uint64_t seed;
};

extern struct options options;
extern avr_t *avr;

// chance.c: what is random here, all of it from one seed
double chance_even(void); // 0 <= x < 1
double chance_normal(void);

// chip.c
bool chip_load(void);
void chip_reset(enum why why);
bool chip_step(void);    // one instruction; false once the program has crashed
void chip_stall(double ms); // no instruction for so long: what comes in must wait, or is lost
void chip_hang(void);    // the main loop stands still, interrupts go on
bool chip_booting(void); // in the boot loader
void chip_eeprom_save(void);
void chip_power_off(void); // RAM forgets
double chip_interrupts_off_us(void); // longest time since it was last asked

// wire.c: UART and what damages it
struct wire {
    unsigned long received, sent, overruns, swallowed, unheard, dropped, flipped;
    double drop, flip; // chances for a byte, both ways
    bool deaf;         // what the board sends is lost
};
extern struct wire wire;
void wire_begin(void);
void wire_reset(void);
void wire_from_host(const uint8_t *bytes, unsigned length);
unsigned wire_room(void);

// port.c: a pty under a link name
void port_make(const char *link);
void port_remove(void);
bool port_plugged(void);
void port_service(void);
void port_write(uint8_t byte);

// pins.c
void pins_begin(void);
void pins_reset(void);
void pins_button(bool down);
void pins_bounce(unsigned times); // every 3 ms, too short to be meant
void pins_adc(double millivolts, double sigma);
void pins_servo_say(void);

// leds.c
void leds_begin(void);
void leds_say(void);
void leds_watch(bool on);

// console.c: commands on standard input, one JSON object a line on standard output
void console_service(void);
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

// main.c
void skip(double ms); // goes on without pacing for so long

#endif
