// A few places for events; each is sent again and again until its GOT comes.
#include <string.h>   // memcpy
#include "board.h"    // board_send
#include "events.h"   // struct events
#include "sentence.h" // struct writer

enum { STRIDE = 613 }; // shares no divisor with 9999: boots spread over all numbers

void events_begin(struct events *events, uint16_t boots)
{
    events->last = (uint16_t)((uint32_t)boots * STRIDE % ID_MOST);
}

static uint8_t places_free(const struct events *events)
{
    uint8_t free = 0;
    for (uint8_t i = 0; i < EVENTS_MOST; i++)
        free = (uint8_t)(free + !events->places[i].number);
    return free;
}

bool events_full(const struct events *events)
{
    return !places_free(events);
}

static bool event_send(const struct event *event)
{
    struct writer writer;
    uint16_t sum = 0;
    writer_begin(&writer, event->count ? "DICE" : "PRESS", event->number);
    if (event->count) {
        writer_number(&writer, event->roll);
        writer_word(&writer, "E");
        writer_number(&writer, event->sides);
        for (uint8_t i = 0; i < event->count; i++) {
            writer_number(&writer, event->faces[i]);
            sum = (uint16_t)(sum + event->faces[i]);
        }
        writer_number(&writer, sum);
    }
    writer_end(&writer);
    return board_send(writer.text, writer.length);
}

static struct event *place_take(struct events *events)
{
    struct event *event = events->places;
    while (event->number)
        event++;
    events->last = (uint16_t)(events->last % ID_MOST + 1);
    event->number = events->last;
    event->wait_ms = 0;
    return event;
}

void events_dice(struct events *events, uint16_t roll, const struct dice *dice)
{
    struct event *event = place_take(events);
    event->roll = roll;
    event->count = dice->count;
    event->sides = dice->sides;
    memcpy(event->faces, dice->faces, sizeof event->faces);
}

void events_press(struct events *events)
{
    if (places_free(events) < 2) {
        count_up(&events->presses_lost);
        return;
    }
    place_take(events)->count = 0;
}

void events_got(struct events *events, uint16_t number)
{
    for (uint8_t i = 0; i < EVENTS_MOST; i++)
        if (events->places[i].number == number)
            events->places[i].number = 0;
}

void events_time(struct events *events, uint8_t ms, bool heard)
{
    for (uint8_t i = 0; i < EVENTS_MOST; i++) {
        struct event *event = &events->places[i];
        if (!event->number)
            continue;
        if (event->wait_ms > ms)
            event->wait_ms = (uint16_t)(event->wait_ms - ms);
        else if (event_send(event))
            event->wait_ms = heard ? REPEAT_MS : REPEAT_UNHEARD_MS;
    }
}
