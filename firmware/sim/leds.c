// Reads the ring's data line as WS2812 would, and measures it.
#include <stdio.h>      // printf, NULL
#include "avr_ioport.h" // AVR_IOCTL_IOPORT_GETIRQ
#include "sim.h"        // leds_begin
#include "sim_io.h"     // avr_io_getirq

enum { DATA_BIT = 6, BYTES_MOST = 3 * 64 };

// A pulse longer than this is a one; the line low for longer than LATCH shows the frame.
#define ONE_NS 500.0
#define LATCH_NS 50000.0
#define PULSE_LEAST_NS 200.0
#define PULSE_MOST_NS 5500.0 // beyond it some LEDs lose count

struct span {
    double least, most;
};

static struct {
    avr_cycle_count_t rise, fall;
    bool high, watched;
    uint8_t bytes[BYTES_MOST], shown[BYTES_MOST], byte;
    unsigned bits, shown_bits;
    unsigned long frames, glitches;
    struct span zero, one, low;
} line;

static double ns(avr_cycle_count_t cycles)
{
    return (double)cycles * 1e9 / SIM_HZ;
}

static void span_add(struct span *span, double value)
{
    if (!span->most || value < span->least)
        span->least = value;
    if (value > span->most)
        span->most = value;
}

static void latch(void)
{
    if (!line.bits)
        return;
    line.frames++;
    line.shown_bits = line.bits;
    for (unsigned i = 0; i < BYTES_MOST; i++)
        line.shown[i] = line.bytes[i];
    line.bits = 0;
    if (line.watched)
        leds_say();
}

static void bit_add(bool one)
{
    line.byte = (uint8_t)(line.byte << 1 | one);
    if (++line.bits % 8 == 0 && line.bits / 8 <= BYTES_MOST)
        line.bytes[line.bits / 8 - 1] = line.byte;
}

static void edge(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)param;
    bool high = value & 1;
    if (high == line.high)
        return;
    line.high = high;
    if (high) {
        double low = ns(avr->cycle - line.fall);
        if (low > LATCH_NS)
            latch();
        else if (line.bits)
            span_add(&line.low, low);
        line.rise = avr->cycle;
        return;
    }
    double width = ns(avr->cycle - line.rise);
    line.fall = avr->cycle;
    line.glitches += width < PULSE_LEAST_NS || width > PULSE_MOST_NS;
    span_add(width > ONE_NS ? &line.one : &line.zero, width);
    bit_add(width > ONE_NS);
}

void leds_watch(bool on)
{
    line.watched = on;
}

void leds_say(void)
{
    if (!line.high && line.bits && ns(avr->cycle - line.fall) > LATCH_NS)
        latch();
    printf("{\"ev\":\"ring\",\"frames\":%lu,\"bits\":%u,\"glitches\":%lu,\"zero_ns\":[%.1f,%.1f],\"one_ns\":[%.1f,%.1f],"
           "\"low_ns\":[%.1f,%.1f],\"pixels\":[",
           line.frames, line.shown_bits, line.glitches, line.zero.least, line.zero.most, line.one.least,
           line.one.most, line.low.least, line.low.most);
    for (unsigned i = 0; i + 2 < line.shown_bits / 8 && i + 2 < BYTES_MOST; i += 3)
        printf("%s\"%02x%02x%02x\"", i ? "," : "", line.shown[i + 1], line.shown[i], line.shown[i + 2]);
    say("]}");
    line.zero = line.one = line.low = (struct span){0};
}

void leds_begin(void)
{
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), DATA_BIT), edge, NULL);
}
