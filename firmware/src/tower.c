// What the tower does by itself: throwing, telling, keeping time.
#include <string.h> // memset
#include "board.h"  // board_send, board_gate
#include "tower.h"  // struct tower

static const char *const CAUSES[] = {"unknown", "power", "extern", "brownout", "watchdog"};

static bool heard(const struct tower *tower)
{
    return tower->silence_ms < LINK_LOST_MS;
}

static void features_write(const struct tower *tower, struct writer *writer)
{
    writer_word(writer, "D");
    if (tower->settings.ring) {
        writer_text(writer, "R");
        writer_decimal(writer, tower->settings.ring);
    }
    writer_text(writer, tower->has_gate ? "BG" : "B");
}

void tower_introduce(struct tower *tower, struct writer *writer, const char *verb, uint16_t id)
{
    writer_begin(writer, verb, id);
    writer_number(writer, PROTOCOL);
    writer_word(writer, FIRMWARE_VERSION);
    writer_hex(writer, tower->settings.board);
    writer_number(writer, tower->settings.boots);
    writer_word(writer, CAUSES[tower->reset_cause]);
    features_write(tower, writer);
    writer_end(writer);
}

void tower_begin(struct tower *tower, uint8_t reset_cause, bool has_gate, uint32_t seed)
{
    struct writer writer;
    memset(tower, 0, sizeof *tower);
    tower->reset_cause = reset_cause;
    tower->has_gate = has_gate;
    tower->silence_ms = LINK_LOST_MS;
    tower->wind.from_deg = WIND_NONE;
    tower->ring.settings = &tower->settings;
    tower->ring.brightness = UINT8_MAX;
    if (!settings_load(&tower->settings, &tower->store))
        tower->settings.board = seed;
    count_up(&tower->settings.boots);
    settings_save(&tower->settings, &tower->store);
    events_begin(&tower->events, tower->settings.boots);
    tower_introduce(tower, &writer, "BOOT", 0);
    board_send(writer.text, writer.length);
}

void tower_byte(struct tower *tower, uint8_t byte)
{
    struct sentence sentence;
    if (!reader_add(&tower->reader, byte, &sentence))
        return;
    tower->silence_ms = 0;
    tower_request(tower, &sentence);
}

void tower_sample(struct tower *tower, uint8_t sample)
{
    entropy_sample(&tower->entropy, sample);
}

void tower_adc(struct tower *tower, uint8_t reading)
{
    entropy_stir(&tower->entropy, reading);
    if (reading != tower->adc_last || !tower->adc_equal)
        tower->adc_equal = 1;
    else if (tower->adc_equal < ADC_STUCK)
        tower->adc_equal++;
    tower->adc_last = reading;
}

static void gate_set(struct tower *tower, uint16_t open_ms)
{
    tower->gate_ms = open_ms;
    if (tower->has_gate)
        board_gate(open_ms > 0);
}

void tower_throw(struct tower *tower)
{
    tower->roll.state = ROLL_THROWING;
    gate_set(tower, GATE_OPEN_MS);
}

void tower_forget_roll(struct tower *tower)
{
    tower->roll.state = ROLL_NONE;
    tower->refusals_left = 0;
    gate_set(tower, 0);
}

static void refusal_send(struct tower *tower)
{
    struct writer writer;
    writer_begin(&writer, "NAK", tower->refused_id);
    writer_word(&writer, "NOENTROPY");
    writer_end(&writer);
    if (tower->last_id == tower->refused_id)
        tower->answer = writer;
    if (board_send(writer.text, writer.length))
        tower->refusals_left--;
}

// The noise failed under an accepted roll: no dice will come, and the host is told.
static void roll_refuse(struct tower *tower)
{
    tower_forget_roll(tower);
    tower->refused_id = tower->roll.id;
    tower->refusals_left = REFUSALS_TOLD;
    refusal_send(tower);
}

void tower_pass(struct tower *tower)
{
    store_pass(&tower->settings, &tower->store);
    if (tower->roll.state == ROLL_NONE)
        return;
    if (tower->entropy.health == FAILED) {
        roll_refuse(tower);
    } else if (tower->roll.state == ROLL_THROWING && dice_throw(&tower->roll.dice, &tower->entropy)) {
        tower->roll.state = ROLL_NONE;
        events_dice(&tower->events, tower->roll.id, &tower->roll.dice);
        events_time(&tower->events, 0, heard(tower));
    }
}

static void button_heed(struct tower *tower, uint8_t news)
{
    if (tower->setup.step != SETUP_NONE) {
        if (news != BUTTON_PRESSED)
            return;
        button_spend(&tower->button);
        if (setup_press(&tower->setup, &tower->settings))
            settings_save(&tower->settings, &tower->store);
    } else if (news == BUTTON_PRESSED && tower->roll.state == ROLL_ARMED) {
        button_spend(&tower->button);
        tower_throw(tower);
    } else if (news == BUTTON_RELEASED) {
        events_press(&tower->events);
    } else if (news == BUTTON_HELD && tower->settings.ring && tower->roll.state == ROLL_NONE) {
        setup_begin(&tower->setup);
    }
}

static void beat(struct tower *tower)
{
    struct writer writer;
    tower->uptime_s++;
    writer_begin(&writer, "BEAT", 0);
    writer_end(&writer);
    board_send(writer.text, writer.length);
    if (tower->refusals_left)
        refusal_send(tower);
}

void tower_time(struct tower *tower, bool button_down, uint8_t ms)
{
    tower->now_ms = (uint16_t)(tower->now_ms + ms);
    if (tower->silence_ms < LINK_LOST_MS)
        tower->silence_ms = (uint16_t)(tower->silence_ms + ms);
    entropy_time(&tower->entropy, ms);
    button_heed(tower, button_time(&tower->button, button_down, ms));
    if (tower->setup.step != SETUP_NONE)
        setup_time(&tower->setup, tower->settings.ring, ms);
    if (tower->gate_ms)
        gate_set(tower, tower->gate_ms > ms ? (uint16_t)(tower->gate_ms - ms) : 0);
    tower->beat_ms = (uint16_t)(tower->beat_ms + ms);
    if (tower->beat_ms >= BEAT_MS) {
        tower->beat_ms = (uint16_t)(tower->beat_ms - BEAT_MS);
        beat(tower);
    }
    events_time(&tower->events, ms, heard(tower));
}

// What matters most is shown: being set up, no host, an alarm, a press awaited, a throw, then what the host wishes.
static uint8_t picture_now(const struct tower *tower)
{
    if (!heard(tower))
        return PICTURE_NOLINK;
    if (tower->picture == PICTURE_ALARM)
        return PICTURE_ALARM;
    if (tower->roll.state == ROLL_ARMED)
        return PICTURE_WAIT;
    if (tower->roll.state == ROLL_THROWING || tower->gate_ms)
        return PICTURE_ROLL;
    return tower->picture;
}

void tower_draw(struct tower *tower)
{
    if (tower->setup.step != SETUP_NONE)
        setup_draw(&tower->setup, &tower->ring, tower->now_ms);
    else
        picture_draw(&tower->ring, picture_now(tower), &tower->wind, tower->now_ms);
    ring_spare(&tower->ring);
}
