ruleset-name = Broadsides and Forts
ruleset-about = The age of sail at large: lines of battle, wind, broadsides, boarding, forts ashore. Two sides on hexes.

### Steps

step-setup = Setting up
step-wind = 1. Wind
step-first_move = 2. First side moves
step-second_auto_fire = 3. Second side's automatic fire
step-first_action = 4. First side fires or boards
step-second_move = 5. Second side moves
step-first_auto_fire = 6. First side's automatic fire
step-second_action = 7. Second side fires or boards

board-step-first_move = 2. { $side } move
board-step-second_auto_fire = 3. { $side }: automatic fire
board-step-first_action = 4. { $side } fire or board
board-step-second_move = 5. { $side } move
board-step-first_auto_fire = 6. { $side }: automatic fire
board-step-second_action = 7. { $side } fire or board

### Options

option-automatic_fire = Automatic fire
option-automatic_fire-self = by itself in phases 3 and 6
option-automatic_fire-by_order = only by order
option-fire_or_boarding = Fire or boarding
option-fire_or_boarding-ship = each ship chooses
option-fire_or_boarding-side = the whole side chooses
option-fire_into_boarding = Fire into a fight
option-locked_ships_fire = Fire of grappled ships
option-locked_ships_fire-never = never
option-locked_ships_fire-automatic = in phases 3 and 6
option-edge_line = Line along a hex edge
option-edge_line-both = blocked if both hexes are taken
option-edge_line-either = blocked if one hex is taken
option-fort_value = Value of forts
option-fort_value-fire = the fire column itself
option-fort_value-combat = a combat potential, to be halved
option-sailing = Sailing rules
option-sailing-house = house costs
option-sailing-free = free, by the boxed rules
option-wind_shifts = Wind shifts
option-prize_value = Value of prizes
option-prize_value-printed = full value
option-prize_value-current = combat potential left
option-last_round = Last turn (0: no limit)

### Orders and their fields

command-next = Next phase
command-fire = Fire
command-board = Board
command-break_off = Break off
command-move = Move
command-place = Place
command-set_wind = Set the wind
command-adjust = Decree
command-note = Note
command-add_ship = Add a ship
command-remove_ship = Remove a ship
command-conclude = Conclude the battle

field-hold_fire = Hold fire
field-ship = Ship
field-ships = Attackers
field-target = Target
field-board-target = Defender
field-range = Range (hexes)
field-bearing = Broadside
field-blocked = Line blocked
field-steps = Steps
field-heading = Heading
field-hex = Hex
field-from = Wind from
field-from_deg = Wind from (degrees)
field-reason = Reason
field-cause = Cause
field-text = Text
field-field = Field
field-value = Value
field-name = Name
field-side = Side
field-type = Type
field-kind = Kind
field-combat_printed = Combat potential
field-movement_printed = Movement potential
field-hits = Hits
field-combat = Current combat
field-movement = Current movement
field-fire_column = Fire column
field-status = Status
field-captured_by = Captured by
field-attitude = Attitude
field-grappled_with = Grappled with
field-boarders_bonus = Boarders' bonus
field-fired = Has fired
field-boarded = Has boarded
field-was_boarded = Was boarded
field-tried_break_off = Tried to break off
field-points_spent = Points spent
field-points_left = Points left
field-stuck = Stuck
field-wind-from = Wind from
field-round = Turn
field-step = Phase
field-phase = Number of the phase
field-column = Column
field-faces = Die
field-modifier = Modifier
field-row = Row
field-damage = Hits scored
field-amount = Hits taken
field-automatic = Automatic
field-by = By
field-attack = Attack
field-defence = Defence
field-bonus = Bonus
field-result = Result
field-spent = Points used
field-scores = Scores
field-winner = Winner
field-sheet = Sheet
field-code = Reason
field-rule = Rule

steps-ahead = ahead
steps-port = turn to port
steps-starboard = turn to starboard

bearing-port = port
bearing-starboard = starboard
bearing-ahead = ahead
bearing-astern = astern

cause-drawn = drawn
cause-shift = shift
cause-decree = decree

kind-ship = ship
kind-fort = fort

status-in_play = in play
status-captured = captured
status-sunk = sunk
status-fled = fled

attitude-head_to_wind = Head to wind
attitude-close_hauled = Close-hauled
attitude-reaching = Reaching
attitude-running = Running

heading-0 = 0 (north)
heading-1 = 1 (north-east)
heading-2 = 2 (south-east)
heading-3 = 3 (south)
heading-4 = 4 (south-west)
heading-5 = 5 (north-west)

wind-force = moderate breeze

### Dice

purpose-gunnery = Gunnery
purpose-boarding = Boarding
purpose-break_off = Breaking off
purpose-wind_start = Opening wind
purpose-wind_shift = Wind shift

### The board

gauge-combat = Combat
gauge-movement = Movement
gauge-points_left = Points left

mark-sunk = Sunk
mark-captured = Prize
mark-fled = Fled
mark-grappled = Grappled
mark-bonus = Boarders
mark-stuck = Stuck
mark-fired = Has fired
mark-boarded = Has boarded

sheet-potentials = Potentials
sheet-position = Position
sheet-fight = Boarding fight
sheet-phase = This phase
sheet-fate = Fate

### Counters

type-first-rate = First rate
type-ship-of-the-line = Ship of the line
type-fourth-rate = Fourth rate
type-frigate = Frigate
type-corvette = Corvette
type-brig = Brig
type-merchantman = Merchantman
type-custom = Other counter
type-islet-fort = Islet fort
type-town-fort = Town fort

### Units

unit-hexes = hexes
unit-one-hexes = hex
unit-points = points
unit-one-points = point
unit-degrees = degrees
unit-one-degrees = degree
unit-hits = hits
unit-one-hits = hit
unit-turns = turns
unit-one-turns = turn
unit-directions = directions
unit-one-directions = direction
wind-from-0 = { heading-0 }
wind-from-1 = { heading-1 }
wind-from-2 = { heading-2 }
wind-from-3 = { heading-3 }
wind-from-4 = { heading-4 }
wind-from-5 = { heading-5 }
