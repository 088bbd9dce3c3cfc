// Serial port: rings of bytes between interrupts and the main loop.
#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // UCSR0A, UDR0
#include <util/atomic.h>   // ATOMIC_BLOCK
#include "board.h"         // board_send, board_overruns
#include "noise.h"         // noise_spoilt
#include "pins.h"          // BAUD
#include "sentence.h"      // count_up
#include "uart.h"          // uart_begin

enum { RX_ROOM = 128, TX_ROOM = 256 }; // powers of two; indices of the latter wrap by themselves

static volatile uint8_t rx[RX_ROOM], rx_head, rx_tail;
static volatile uint8_t tx[TX_ROOM], tx_head, tx_tail;
static volatile uint8_t rx_lost; // since board_overruns looked
static uint16_t overruns;

ISR(USART_RX_vect)
{
    noise_spoilt();
    uint8_t status = UCSR0A; // must be read before the byte
    uint8_t byte = UDR0;
    uint8_t next = (rx_head + 1) & (RX_ROOM - 1);
    if (status & _BV(DOR0) && rx_lost < UINT8_MAX)
        rx_lost++;
    if (next != rx_tail) {
        rx[rx_head] = byte;
        rx_head = next;
    } else if (rx_lost < UINT8_MAX) {
        rx_lost++;
    }
}

ISR(USART_UDRE_vect)
{
    noise_spoilt();
    UDR0 = tx[tx_tail++];
    if (tx_tail == tx_head)
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

void uart_begin(void)
{
    UBRR0 = (F_CPU + BAUD * 8) / (BAUD * 16) - 1; // 25: 38462 baud, 0.16 % off
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

bool uart_waiting(void)
{
    return rx_tail != rx_head;
}

uint8_t uart_take(void)
{
    uint8_t byte = rx[rx_tail];
    rx_tail = (rx_tail + 1) & (RX_ROOM - 1);
    return byte;
}

bool board_send(const char *bytes, uint8_t length)
{
    uint8_t free = (uint8_t)(tx_tail - tx_head - 1);
    if (free < length)
        return false;
    uint8_t head = tx_head;
    while (length--)
        tx[head++] = (uint8_t)*bytes++;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        tx_head = head;
        UCSR0B |= _BV(UDRIE0);
    }
    return true;
}

uint16_t board_overruns(void)
{
    uint8_t lost;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        lost = rx_lost;
        rx_lost = 0;
    }
    while (lost--)
        count_up(&overruns);
    return overruns;
}
