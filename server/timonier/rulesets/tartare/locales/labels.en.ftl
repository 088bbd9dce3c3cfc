gauge-hull = Hull
gauge-shield = Shield
gauge-oxygen = Oxygen
gauge-torpedoes = Torpedoes
gauge-fit = Fit crew
gauge-propulsion = Propulsion

mark-exploded = Exploded
mark-fled = Fled
mark-captured = Captured
mark-sunk = Destroyed
mark-adrift = Adrift
mark-wreck = About to explode
mark-airless = No oxygen
mark-burning = Burning
mark-torpedoes = Torpedoes, nearest in box { $box }
mark-wounded = Wounded

unit-inches = inches
unit-one-inches = inch
unit-degrees = degrees
unit-one-degrees = degree

faction-free-thinkers = Free Thinkers
faction-titans = Titans
faction-union = Universal Union
faction-elyseans = Elyseans

class-fighter = Fighter
class-patrol = Patrol ship
class-corvette = Corvette
class-frigate = Frigate
class-destroyer = Destroyer
class-cruiser = Cruiser
class-battleship = Battleship

type-free-thinkers-fighter = Free Thinker fighter
type-free-thinkers-patrol = Free Thinker patrol ship
type-free-thinkers-corvette = Free Thinker corvette
type-free-thinkers-frigate = Free Thinker frigate
type-free-thinkers-destroyer = Free Thinker destroyer
type-free-thinkers-cruiser = Free Thinker cruiser
type-free-thinkers-battleship = Free Thinker battleship
type-titans-fighter = Titan fighter
type-titans-patrol = Titan patrol ship
type-titans-corvette = Titan corvette
type-titans-frigate = Titan frigate
type-titans-destroyer = Titan destroyer
type-titans-cruiser = Titan cruiser
type-titans-battleship = Titan battleship
type-union-fighter = Universal Union fighter
type-union-patrol = Universal Union patrol ship
type-union-corvette = Universal Union corvette
type-union-frigate = Universal Union frigate
type-union-destroyer = Universal Union destroyer
type-union-cruiser = Universal Union cruiser
type-union-battleship = Universal Union battleship
type-elyseans-fighter = Elysean fighter
type-elyseans-patrol = Elysean patrol ship
type-elyseans-corvette = Elysean corvette
type-elyseans-frigate = Elysean frigate
type-elyseans-destroyer = Elysean destroyer
type-elyseans-cruiser = Elysean cruiser
type-elyseans-battleship = Elysean battleship
type-custom = Custom ship

module-pilot = Pilot
module-engine = Engine
module-armament = Armament
module-medical = Medical
module-launcher = Launcher
module-turrets = Turrets
module-repair = Repair
module-energy = Energy
module-firefighting = Fire-fighting
module-survival = Survival
module-shield = Shield

manoeuvre-straight = straight ahead
manoeuvre-left_45 = left turn of 45°
manoeuvre-right_45 = right turn of 45°
manoeuvre-left_90 = tight left turn of 90°
manoeuvre-right_90 = tight right turn of 90°
manoeuvre-about = about turn of 180°

obstacle-none = no obstacle
obstacle-asteroids = asteroid field
obstacle-planet = planet

cause-laser = laser
cause-torpedo = torpedo
cause-turret = turrets
cause-fire = fire
cause-critical = critical

status-active = active
status-adrift = adrift
status-exploded = exploded
status-fled = fled
status-captured = captured
status-sunk = destroyed

reason-fled = fled
reason-captured = captured
reason-sunk = destroyed

launcher-launched = torpedoes launched
launcher-reloaded = silos reloaded

weapon-lasers = lasers
weapon-torpedoes = torpedo silos
weapon-turrets = turrets

tokens-crew = fit
tokens-wounded = wounded

target-torpedoes = the torpedoes

incoming-1 = box 1:
incoming-2 = box 2:
incoming-3 = box 3:
incoming-4 = box 4:
incoming-5 = box 5:
incoming-6 = box 6:
incoming-7 = box 7:
incoming-8 = box 8:
incoming-9 = box 9:

faults-energy_short = (too much energy laid)
faults-no_crew_post = (crew on a module without a post)
faults-medical_fit = (fit crew on Medical)
faults-two_wounded = (two wounded on Medical)
faults-two_crew = (two crew tokens on one module)
faults-no_energy_socket = (energy on a module that uses none)
faults-energy_stacked = (two energy tokens on one module)
faults-burning_post = (crew in the fire while a post is free)
faults-crew_unplaced = (crew in reserve while a post is free)

sheet-ship = Ship
sheet-numbers = Numbers
sheet-gauges = Gauges
sheet-crew = Crew and reserve
sheet-incoming = Torpedoes on the way
sheet-turn = This turn

option-edition = Edition
option-edition-aid = play aid (d8, Pilot, manoeuvres)
option-edition-book = book (d10, Engine, propulsion)
option-scale = Scale: points a side (0: no limit)
option-fire_order = Order of fire
option-fire_order-ship = each ship: torpedoes, then lasers
option-fire_order-part = all torpedoes, then all lasers
option-split_fire = Lasers divided among targets
option-reload_when = Reloading allowed
option-reload_when-not_full = as soon as a silo is empty
option-reload_when-empty = when all silos are empty
option-turret_targets = Targets of turrets
option-turret_targets-light = light ships
option-turret_targets-any = any ship
option-turret_hits = Turret hits on a shield
option-turret_hits-absorb = wear it down
option-turret_hits-bounce = bounce off
option-turret_extra = Extra turret die on a 6
option-turret_extra-chain = on every 6
option-turret_extra-once = once only
option-turret_screen = Torpedoes that turrets shoot at
option-turret_screen-own = its own
option-turret_screen-escort = also a friend's within distance 1
option-burning_modules = Modules stopped by fire
option-burning_modules-named = Launcher, Turrets, Energy
option-burning_modules-all = all but Fire-fighting
option-energy_stack = Energy tokens a module
option-energy_stack-one = one
option-energy_stack-each = several, each acts
option-wounded_work = The wounded man modules
option-second_wound = Second wound by a critical
option-second_wound-dies = kills
option-second_wound-stays = has no effect
