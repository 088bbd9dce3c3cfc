// The serial port that the host sees: a pty under a link name. A pty has no modem lines, so somebody's opening it
// stands for DTR, which resets most boards.
#define _GNU_SOURCE
#include <fcntl.h>   // fcntl
#include <poll.h>    // poll
#include <pty.h>     // openpty
#include <stdio.h>   // perror
#include <stdlib.h>  // exit
#include <string.h>  // strncpy
#include <termios.h> // cfmakeraw
#include <unistd.h>  // read, write, symlink
#include "sim.h"     // options

static int master = -1;
static bool opened;
static char link_name[512];

bool port_plugged(void)
{
    return master >= 0;
}

void port_make(const char *link)
{
    int slave;
    char name[128];
    struct termios raw;
    if (openpty(&master, &slave, name, NULL, NULL) < 0) {
        perror("openpty");
        exit(2);
    }
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave); // so that a hang-up tells that nobody has it open
    fcntl(master, F_SETFL, O_NONBLOCK);
    strncpy(link_name, link, sizeof link_name - 1);
    unlink(link_name);
    if (symlink(name, link_name))
        perror(link_name);
    opened = false;
    say("{\"ev\":\"port\",\"name\":\"%s\",\"link\":\"%s\"}", name, link_name);
}

void port_remove(void)
{
    if (master < 0)
        return;
    close(master);
    master = -1;
    unlink(link_name);
}

void port_write(uint8_t byte)
{
    if (master < 0 || !opened || write(master, &byte, 1) != 1)
        wire.unheard++;
}

void port_service(void)
{
    uint8_t bytes[4096];
    struct pollfd port = {.fd = master, .events = POLLIN};
    if (master < 0)
        return;
    poll(&port, 1, 0);
    bool now = !(port.revents & POLLHUP);
    if (now != opened) {
        opened = now;
        say("{\"ev\":\"%s\",\"cycle\":%llu}", now ? "open" : "close", (unsigned long long)avr->cycle);
        if (now && options.resets)
            chip_reset(WHY_DTR);
    }
    if (port.revents & POLLIN && wire_room() >= sizeof bytes) {
        ssize_t length = read(master, bytes, sizeof bytes);
        if (length > 0)
            wire_from_host(bytes, (unsigned)length);
    }
}
