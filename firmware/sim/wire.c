// The UART as the chip has it: ten bit times a byte, room for two bytes and one under way, and a line that may be bad.
#include <string.h>   // strcmp
#include "avr_uart.h" // avr_uart_t
#include "sim.h"      // wire
#include "sim_io.h"   // avr_io_getirq

enum {
    QUEUE = 1 << 20,
    CHIP_BYTES = 3, // two in the FIFO, one in the shift register
    UCSR0A_AT = 0xC0,
    DOR_BIT = 1 << 3,
    IDLE_CYCLES = 4000,
};

struct wire wire;

static avr_uart_t *uart;
static avr_irq_t *input;
static uint8_t queue[QUEUE];
static unsigned head, tail; // count on; places are taken modulo QUEUE
static avr_cycle_count_t byte_cycles;

unsigned wire_room(void)
{
    return QUEUE - (head - tail);
}

void wire_from_host(const uint8_t *bytes, unsigned length)
{
    while (length--)
        queue[head++ % QUEUE] = *bytes++;
}

// Damages a byte. Returns false where it is lost.
static bool survives(uint8_t *byte)
{
    if (wire.drop > 0 && chance_even() < wire.drop) {
        wire.dropped++;
        return false;
    }
    if (wire.flip > 0 && chance_even() < wire.flip) {
        wire.flipped++;
        *byte ^= (uint8_t)(1 << (int)(chance_even() * 8));
    }
    return true;
}

static void byte_out(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)param;
    uint8_t byte = (uint8_t)value;
    wire.sent++;
    if (!wire.deaf && survives(&byte))
        port_write(byte);
}

static unsigned pending(void)
{
    return (unsigned)(uart->input.write - uart->input.read) & (uart_fifo_fifo_size - 1);
}

static void byte_in(uint8_t byte)
{
    if (chip_booting()) {
        wire.swallowed++;
    } else if (!survives(&byte)) {
        return;
    } else if (pending() >= CHIP_BYTES) {
        wire.overruns++;
        avr->data[UCSR0A_AT] |= DOR_BIT;
    } else {
        wire.received++;
        avr->data[UCSR0A_AT] &= (uint8_t)~DOR_BIT;
        avr_raise_irq(input, byte);
    }
}

// simavr 1.6 counts eleven bits a byte; put right whenever the program has set its speed anew.
static void speed_mend(void)
{
    if (uart->cycles_per_byte != byte_cycles)
        byte_cycles = uart->cycles_per_byte = uart->cycles_per_byte * 10 / 11;
}

static avr_cycle_count_t feed(avr_t *chip, avr_cycle_count_t when, void *param)
{
    (void)chip, (void)param;
    speed_mend();
    if (head == tail)
        return when + IDLE_CYCLES;
    byte_in(queue[tail++ % QUEUE]);
    return when + (byte_cycles ? byte_cycles : IDLE_CYCLES);
}

void wire_reset(void)
{
    byte_cycles = 0;
    avr_cycle_timer_register(avr, IDLE_CYCLES, feed, NULL);
}

void wire_begin(void)
{
    uint32_t quiet = 0; // neither copies to the terminal nor sleeps when polled
    for (avr_io_t *io = avr->io_port; io; io = io->next)
        if (!strcmp(io->kind, "uart"))
            uart = (avr_uart_t *)io;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &quiet);
    input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), byte_out, NULL);
}
