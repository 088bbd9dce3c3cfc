// Geometry of every ring, offset, rotation and direction, against the plain definition.
#include <math.h>   // fabs
#include <string.h> // memcpy
#include "check.h"  // CHECK

static const uint8_t LENGTHS[] = {8, 12, 16, 24};

// Where an LED points, in degrees: the definition.
static double points_at(const struct settings *settings, int led)
{
    double step = 360.0 / settings->ring;
    int places = settings->reversed ? settings->offset - led : led - settings->offset;
    return fmod((places % settings->ring + settings->ring) * step, 360);
}

static double apart(double one, double other)
{
    double difference = fabs(one - other);
    return difference <= 180 ? difference : 360 - difference;
}

static void direction_check(const struct settings *settings, uint16_t deg)
{
    uint8_t nearest = ring_nearest(settings, deg);
    double least = apart(points_at(settings, nearest), deg);
    CHECK(nearest < settings->ring && least <= 180.0 / settings->ring, "%u: %u", deg, nearest);
    for (uint8_t led = 0; led < settings->ring; led++) {
        double distance = apart(points_at(settings, led), deg);
        CHECK(ring_distance(settings, led, deg) == distance * RING_UNIT, "ring %u led %u %u", settings->ring, led, deg);
        CHECK(least <= distance, "ring %u led %u %u", settings->ring, led, deg);
    }
}

// The brightest LED is the nearest at every moment, whatever the force, and no arc leaves the ring.
static void wind_check(struct ring *ring, const struct wind *wind, uint16_t now_ms)
{
    unsigned brightest = 0, most = 0;
    picture_draw(ring, PICTURE_IDLE, wind, now_ms);
    for (unsigned led = 0; led < RING_MOST; led++) {
        const struct pixel *pixel = &ring->pixels[led];
        unsigned light = (unsigned)(pixel->red + pixel->green + pixel->blue);
        CHECK(!light || led < ring->settings->ring, "LED %u of %u", led, ring->settings->ring);
        if (light > most) {
            most = light;
            brightest = led;
        }
    }
    CHECK(brightest == ring_nearest(ring->settings, wind->from_deg), "%u from %u", wind->force, wind->from_deg);
}

static void ring_check(struct settings *settings)
{
    struct ring ring = {.settings = settings, .brightness = 255};
    for (uint16_t deg = 0; deg < 360; deg++)
        direction_check(settings, deg);
    for (uint8_t force = 1; force <= 12; force++)
        for (uint16_t deg = 0; deg < 360; deg = (uint16_t)(deg + 29))
            for (uint16_t now_ms = 0; now_ms < 3000; now_ms = (uint16_t)(now_ms + 127))
                wind_check(&ring, &(struct wind){deg, force}, now_ms);
}

// Every picture at every moment stays inside the ring, and one without LEDs stays dark.
static void pictures_check(void)
{
    struct settings settings = {.brightness = 255};
    struct ring ring = {.settings = &settings, .brightness = 255};
    for (unsigned i = 0; i < 5; i++) {
        settings.ring = i < 4 ? LENGTHS[i] : 0;
        for (uint8_t picture = PICTURE_IDLE; picture <= PICTURE_NOLINK; picture++)
            for (unsigned now_ms = 0; now_ms < 65536; now_ms += 40) {
                picture_draw(&ring, picture, &(struct wind){WIND_NONE, 4}, (uint16_t)now_ms);
                for (unsigned led = settings.ring; led < RING_MOST; led++)
                    CHECK(!memcmp(&ring.pixels[led], &(struct pixel){0}, sizeof(struct pixel)), "LED %u", led);
            }
    }
}

int main(void)
{
    struct settings settings = {.brightness = 255};
    for (unsigned i = 0; i < sizeof LENGTHS; i++)
        for (uint8_t offset = 0; offset < LENGTHS[i]; offset = (uint8_t)(offset + (LENGTHS[i] > 12 ? 5 : 1)))
            for (uint8_t reversed = 0; reversed < 2; reversed++) {
                settings.ring = LENGTHS[i];
                settings.offset = offset;
                settings.reversed = reversed;
                ring_check(&settings);
            }
    pictures_check();
    return 0;
}
