// Random numbers for noise, jitter and damage (splitmix64). None of them is a die.
#include <math.h> // sqrt, log, cos
#include "sim.h"  // chance_even

double chance_even(void)
{
    uint64_t mixed = options.seed += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (double)((mixed ^ mixed >> 31) >> 11) / 9007199254740992.0;
}

double chance_normal(void)
{
    return sqrt(-2 * log(1 - chance_even())) * cos(2 * M_PI * chance_even());
}
