// Tests in C: a check that says where and what, and a board made of memory.
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>  // fprintf
#include <stdlib.h> // exit
#include "board.h"  // what is stood in for
#include "tower.h"  // struct tower

#define CHECK(truth, ...) \
    do { \
        if (!(truth)) { \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #truth); \
            fprintf(stderr, __VA_ARGS__); \
            fputc('\n', stderr); \
            exit(1); \
        } \
    } while (0)

// What the board sent since it was last cleared.
extern char sent[4096];
extern unsigned sent_length;
void sent_clear(void);

extern uint8_t eeprom[64];
extern bool gate_is_open;
extern bool line_full; // board_send refuses

// Makes a new tower with an empty EEPROM, its BOOT already cleared away.
void tower_new(struct tower *tower);

// Gives the tower bytes, or the body of a sentence with frame and CRC put round it.
void tower_bytes(struct tower *tower, const char *bytes);
void tower_hears(struct tower *tower, const char *body);

// A random 32-bit number from one seed.
uint32_t chance(void);

#endif
