// The servo that holds the dice back.
#ifndef GATE_H
#define GATE_H

// Starts the pulses, gate closed.
void gate_begin(void);

#endif
