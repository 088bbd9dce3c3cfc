// How much light the firmware's pictures ask for at most: for each ring, the sum of all colours, in full colours.
// usage: brightest BRIGHTNESS; prints a line `leds sum` for each length of ring.
#include <stdio.h>    // printf
#include <stdlib.h>   // atoi
#include "ring.h"     // picture_draw, ring_spare, struct ring
#include "settings.h" // struct settings

static unsigned light(const struct ring *ring)
{
    unsigned sum = 0;
    for (int led = 0; led < ring->settings->ring; led++)
        sum += ring->pixels[led].red + ring->pixels[led].green + ring->pixels[led].blue;
    return sum;
}

static unsigned most_of(struct ring *ring, uint8_t picture, uint8_t force)
{
    unsigned most = 0;
    struct wind wind = {.from_deg = 45, .force = force};
    for (unsigned now_ms = 0; now_ms < 8192; now_ms += 8) {
        picture_draw(ring, picture, &wind, (uint16_t)now_ms);
        ring_spare(ring);
        unsigned sum = light(ring);
        most = sum > most ? sum : most;
    }
    return most;
}

int main(int argc, char **argv)
{
    static const uint8_t LENGTHS[] = {8, 12, 16, 24};
    if (argc != 2)
        return 2;
    for (int i = 0; i < 4; i++) {
        struct settings settings = {.ring = LENGTHS[i], .brightness = (uint8_t)atoi(argv[1])};
        struct ring ring = {.settings = &settings, .brightness = 255};
        unsigned most = 0;
        for (uint8_t picture = PICTURE_IDLE; picture <= PICTURE_NOLINK; picture++)
            for (uint8_t force = 0; force <= 12; force++) {
                unsigned sum = most_of(&ring, picture, force);
                most = sum > most ? sum : most;
            }
        printf("%d %.3f\n", LENGTHS[i], most / 255.0);
    }
    return 0;
}
