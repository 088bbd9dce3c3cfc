// What the host may ask for, verb by verb. PROTOCOL.md is the contract.
#include <string.h> // strcmp
#include "board.h"  // board_send, board_overruns, board_free_stack
#include "tower.h"  // struct tower

enum reply { ACK, BADARG, BUSY, NOENTROPY, UNKNOWN, ANSWERED };

static const char *const NAK_WORDS[] = {0, "BADARG", "BUSY", "NOENTROPY", "UNKNOWN"};

static const char *const PICTURES[] = {"idle", "wait", "roll", "fire", "alarm", "nolink"};
enum { PICTURE_COUNT = sizeof PICTURES / sizeof *PICTURES, UPTIME_MOST_S = 9999999 };

static bool number_arg(const struct sentence *sentence, uint8_t arg, uint16_t low, uint16_t high, uint16_t *value)
{
    return number_read(sentence_arg(sentence, arg), low, high, value);
}

static bool arg_is(const struct sentence *sentence, uint8_t arg, const char *word)
{
    return !strcmp(sentence_arg(sentence, arg), word);
}

// HELLO,protocol: a host begins, or begins anew. What it asked for before is forgotten; events are not.
static uint8_t hello(struct tower *tower, const struct sentence *sentence)
{
    uint16_t protocol;
    if (!number_arg(sentence, 0, 1, 99, &protocol))
        return BADARG;
    tower_forget_roll(tower);
    tower_introduce(tower, &tower->answer, "HELLO", sentence->id);
    return ANSWERED;
}

// ROLL,count,sides,now|button
static uint8_t roll(struct tower *tower, const struct sentence *sentence)
{
    uint16_t count, sides;
    bool armed = arg_is(sentence, 2, "button");
    if (!number_arg(sentence, 0, 1, DICE_MOST, &count))
        return BADARG;
    if (!number_arg(sentence, 1, SIDES_LEAST, SIDES_MOST, &sides))
        return BADARG;
    if (!armed && !arg_is(sentence, 2, "now"))
        return BADARG;
    if (tower->roll.state != ROLL_NONE || tower->setup.step != SETUP_NONE || events_full(&tower->events))
        return BUSY;
    if (tower->entropy.health == FAILED)
        return NOENTROPY;
    tower->refusals_left = 0;
    tower->roll.id = sentence->id;
    tower->roll.state = ROLL_ARMED;
    dice_begin(&tower->roll.dice, (uint8_t)count, (uint8_t)sides);
    if (!armed)
        tower_throw(tower);
    return ACK;
}

// CANCEL,id of the roll
static uint8_t cancel(struct tower *tower, const struct sentence *sentence)
{
    uint16_t id;
    if (!number_arg(sentence, 0, 1, ID_MOST, &id))
        return BADARG;
    if (tower->roll.state == ROLL_NONE || tower->roll.id != id)
        return UNKNOWN;
    tower_forget_roll(tower);
    return ACK;
}

// WIND,degrees it comes from|-,Beaufort
static uint8_t wind(struct tower *tower, const struct sentence *sentence)
{
    uint16_t from_deg = WIND_NONE, force;
    if (!arg_is(sentence, 0, "-") && !number_arg(sentence, 0, 0, 359, &from_deg))
        return BADARG;
    if (!number_arg(sentence, 1, 0, 12, &force))
        return BADARG;
    tower->wind.from_deg = from_deg;
    tower->wind.force = (uint8_t)force;
    return ACK;
}

// SHOW,picture,brightness
static uint8_t show(struct tower *tower, const struct sentence *sentence)
{
    uint16_t brightness;
    uint8_t picture = 0;
    while (picture < PICTURE_COUNT && !arg_is(sentence, 0, PICTURES[picture]))
        picture++;
    if (picture == PICTURE_COUNT || !number_arg(sentence, 1, 0, UINT8_MAX, &brightness))
        return BADARG;
    tower->picture = picture;
    tower->ring.brightness = (uint8_t)brightness;
    return ACK;
}

// Puts one setting into its place. Returns false for a key or value that does not exist.
static bool setting_read(struct settings *settings, const struct sentence *sentence)
{
    uint16_t value;
    if (arg_is(sentence, 0, "rotation")) {
        settings->reversed = arg_is(sentence, 1, "ccw");
        return settings->reversed || arg_is(sentence, 1, "cw");
    }
    if (!number_arg(sentence, 1, 0, UINT8_MAX, &value))
        return false;
    if (arg_is(sentence, 0, "ring")) {
        settings->ring = (uint8_t)value;
        return ring_length_good(value);
    }
    if (arg_is(sentence, 0, "offset")) {
        settings->offset = (uint8_t)value;
        return value < RING_MOST;
    }
    settings->brightness = (uint8_t)value;
    return arg_is(sentence, 0, "brightness");
}

// SET,key,value
static uint8_t set(struct tower *tower, const struct sentence *sentence)
{
    struct settings settings = tower->settings;
    if (!setting_read(&settings, sentence))
        return BADARG;
    tower->setup.step = SETUP_NONE;
    tower->settings = settings;
    settings_save(&tower->settings, &tower->store);
    return ACK;
}

// TEST: each part with its result.
static uint8_t test(struct tower *tower, const struct sentence *sentence)
{
    static const char *const NOISE[] = {"noise=wait", "noise=ok", "noise=fail"};
    struct writer *writer = &tower->answer;
    bool adc = tower->adc_equal && tower->adc_equal < ADC_STUCK;
    writer_begin(writer, "TEST", sentence->id);
    writer_word(writer, NOISE[tower->entropy.health]);
    writer_word(writer, adc ? "adc=ok" : "adc=fail");
    writer_word(writer, tower->store.bad ? "eeprom=fail" : "eeprom=ok");
    writer_word(writer, tower->button.down ? "button=down" : "button=up");
    writer_word(writer, "ring=");
    writer_decimal(writer, tower->settings.ring);
    writer_end(writer);
    return ANSWERED;
}

// STAT: counters, in PROTOCOL.md's order.
static uint8_t stat(struct tower *tower, const struct sentence *sentence)
{
    struct writer *writer = &tower->answer;
    const struct entropy *entropy = &tower->entropy;
    writer_begin(writer, "STAT", sentence->id);
    writer_number(writer, tower->uptime_s < UPTIME_MOST_S ? tower->uptime_s : UPTIME_MOST_S);
    writer_number(writer, tower->reader.bad_crc);
    writer_number(writer, board_overruns());
    writer_number(writer, tower->reader.dropped);
    writer_number(writer, board_free_stack());
    writer_number(writer, entropy->credit);
    writer_number(writer, entropy->repetition_failures);
    writer_number(writer, entropy->proportion_failures);
    writer_number(writer, tower->events.presses_lost < UINT8_MAX ? tower->events.presses_lost : UINT8_MAX);
    writer_end(writer);
    return ANSWERED;
}

struct request {
    const char *verb;
    uint8_t argc;
    uint8_t (*answer)(struct tower *tower, const struct sentence *sentence); // an enum reply
};

static const struct request REQUESTS[] = {
    {"HELLO", 1, hello}, {"ROLL", 3, roll}, {"CANCEL", 1, cancel}, {"WIND", 2, wind},
    {"SHOW", 2, show},   {"SET", 2, set},   {"TEST", 0, test},     {"STAT", 0, stat},
};
enum { REQUEST_COUNT = sizeof REQUESTS / sizeof *REQUESTS };

static uint8_t answered(struct tower *tower, const struct sentence *sentence)
{
    const struct request *request = REQUESTS;
    while (strcmp(request->verb, sentence->verb))
        if (++request == REQUESTS + REQUEST_COUNT)
            return UNKNOWN;
    if (!sentence->id || sentence->argc != request->argc)
        return BADARG;
    return request->answer(tower, sentence);
}

void tower_request(struct tower *tower, const struct sentence *sentence)
{
    struct writer *writer = &tower->answer;
    if (!strcmp(sentence->verb, "GOT")) {
        if (sentence->id && !sentence->argc)
            events_got(&tower->events, sentence->id);
        return;
    }
    bool repeated = sentence->id && sentence->id == tower->last_id && strcmp(sentence->verb, "HELLO");
    if (!repeated) {
        uint8_t reply = answered(tower, sentence);
        if (reply != ANSWERED) {
            writer_begin(writer, reply == ACK ? "ACK" : "NAK", sentence->id);
            if (reply != ACK)
                writer_word(writer, NAK_WORDS[reply]);
            writer_end(writer);
        }
        tower->last_id = sentence->id;
    }
    board_send(writer->text, writer->length);
}
