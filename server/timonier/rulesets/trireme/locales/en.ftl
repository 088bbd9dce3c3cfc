ruleset-name = Trireme
ruleset-about = War of the galleys: row, ram, shear oars, throw the grapnels. Two ancient fleets on hexes.

command-move = Move
command-ram = Ram
command-rake = Break oars
command-repair = Repair
command-grapple = Throw grapples
command-allot = Divide boarding points
command-cut = Cut grapples

field-speed = Speed
field-path = Path, hex by hex
field-hexes = Hexes straight ahead
field-reefs = Reef hexes (place in the path)
field-more = Goes on afterwards
field-aspect = Where the target is struck
field-resists = The target resists
field-cut-resists = The other wants to keep the grapples
field-points = Points by opponent
field-id = Id
field-name = Name
field-home = Home side
field-size = Size
field-ram = Ram
field-flags = Particulars
field-crew = Crew
field-normal = Normal speed
field-cruise = Cruise
field-full = Full speed
field-allowance = Points to use
field-boarding = Value now
field-boarding_max = Boarding value
field-tired = Tired
field-damage = Damage
field-status = Status
field-marines = Marine group
field-must_back = Must back
field-grappled = Grappled to
field-stats = Own values
field-stats-boarding = Boarding value
field-turn-speed = Speed this turn
field-turn-moved = Hexes moved this turn
field-turn-ended = Move over
field-turn-rammed = Rammed this turn
field-turn-allotted = Points divided
field-round = Turn
field-first_side = Side that moves first
field-wind-force = Wind force

unit-hexes = hexes
unit-one-hexes = hex
unit-points = points
unit-one-points = point

option-first_player = First player
option-first_player-battle = settled once for the battle
option-first_player-turn = thrown for each turn
option-speeds = Speeds
option-speeds-two = cruise and full
option-speeds-three = a normal speed as well
option-full_turns = Turns at full speed
option-full_turns-spaced = never two in a row
option-full_turns-one = one a move
option-backing = Backing
option-backing-step = one step of a move
option-backing-whole = the whole move
option-faster = Who moves faster
option-faster-points = the one that moved more hexes
option-faster-pace = the one that chose the higher speed
option-ram_parity = Even or odd
option-ram_parity-total = of the ship’s own total
option-ram_parity-difference = of the difference
option-ram_order = Rams
option-ram_order-in_order = one after the other
option-ram_order-at_once = all together
option-first_fight = First fight
option-first_fight-always = as soon as the grapples hold
option-first_fight-choice = if one of the two wants it
option-assailant = Assailant
option-assailant-grappler = the one that threw the grapples
option-assailant-stronger = the stronger in the fight
option-repair = Repair throw
option-repair-must = compulsory
option-repair-may = at will
option-half_boarding = Half of an odd value
option-half_boarding-exact = kept to the half point
option-half_boarding-down = rounded down
option-victory = Victory points
option-victory-size = by size
option-victory-ships = one a ship
option-calm = The wind may drop

step-repairs = Repairs
step-first_moves = First player’s moves
step-second_moves = Second player’s moves
step-ramming = Ramming
step-boarding = Boarding
step-cutting = Cutting grapples

purpose-first_player = first player
purpose-wind = wind
purpose-repair = repair
purpose-reef = reef
purpose-fatigue = fatigue
purpose-ram = ram
purpose-ram_defence = defence against the ram
purpose-rake = breaking oars
purpose-rake_defence = defence of the oars
purpose-grapple = grapples
purpose-grapple_defence = defence against grapples
purpose-cut = cutting grapples
purpose-cut_defence = keeping grapples
purpose-boarding = boarding

gauge-movement = Movement
gauge-boarding = Boarding

mark-crippled = crippled
mark-partial = repaired in part
mark-permanent = crippled for good
mark-tired = tired
mark-grappled = grappled
mark-rammed = rammed
mark-must_back = must back
mark-prize = prize
mark-becalmed = becalmed

type-custom = Ship of her own kind

speed-normal = normal speed
speed-cruise = cruise
speed-full = full speed
turn-speed-normal = normal speed
turn-speed-cruise = cruise
turn-speed-full = full speed
path-ahead = ahead
path-port = to port
path-starboard = to starboard
path-back = astern
path-back_port = astern to port
path-back_starboard = astern to starboard
aspect-bow = bow
aspect-bow_beam = bow beam
aspect-quarter_beam = quarter beam
aspect-stern = stern
crew-expert = expert
crew-average = average
crew-novice = novice
crew-slave = slave
flags-sail = sails only
flags-merchant = merchant
flags-veneti = Veneti
flags-lembus = lembus
flags-saxon = Saxon
flags-sedekieres = Sedekieres
damage-none = none
damage-crippled = crippled
damage-partial = repaired in part
damage-permanent = crippled for good
status-afloat = afloat
force-breeze = Breeze
force-calm = Dead calm
wind-force-breeze = breeze
wind-force-calm = dead calm
cause-reef = reef
cause-ram = ram
cause-rake = broken oars
cause-damage = damage
result-none = unharmed
result-crippled = crippled
result-sunk = sunk
result-sinks = sinks
result-permanent = crippled for good
result-nothing = no effect
result-partial = repaired in part
result-repaired = repaired
result-assailant_taken = assailant taken
result-defender_taken = defender taken
result-stand = the fight goes on

sheet-ship = Ship
sheet-condition = Condition
sheet-movement = Movement
sheet-boarding = Boarding
sheet-size = “{ $size }”
sheet-allowance = { $speeds ->
    [three] normal { $normal }, cruise { $cruise }, full { $full }
   *[two] cruise { $cruise }, full { $full }
 }

setup-wind = the wind is an object with its force
table-nothing = nothing
table-score = a number from 0 to 99
table-odds = odds such as 3:2
table-rising = odds must rise from column to column
table-cells = a row has not as many cells as there are columns
table-open-ends = the lowest row must be open below, the highest above
table-gap = two rows leave a gap or overlap
table-backwards = a row ends before it begins
table-faces = each face of the die must stand on exactly one side
table-totals = totals must go from 1 up without a gap
table-total = a total from 1 to 99
table-language = a language (fr, en)
table-type = an id of a type of ship

refusal-unknown_ship = No such ship: { $ship }.
refusal-ship_out = { $ship } is out of play.
refusal-target_out = The target, { $target }, is out of play.
refusal-self_target = { $ship } cannot be her own target.
refusal-empty_path = No hexes: a path or a number of hexes is wanted.
refusal-not_crippled = { $ship } is not damaged.
refusal-already_grappled = { $ship } and { $target } hang together already.
refusal-not_grappled = { $ship } and { $target } do not hang together.
refusal-not_fighting = { $target } is not an enemy grappled to { $ship }.
refusal-duplicate_ship = The id of { $ship } is taken.
refusal-unknown_side = No such side: { $side }.
refusal-unknown_type = No such type of ship: { $type }.
refusal-battle_over = The battle is over.
refusal-wrong_step = Not in this step: { $step }.
refusal-not_their_move = { $ship } has to wait: these are the other side’s moves ({ $side }).
refusal-move_open = { $other } has not finished her move.
refusal-already_moved = { $ship } has moved this turn.
refusal-rammed = { $ship } was rammed: she does not move any more this turn.
refusal-grappled = { $ship } is grappled ({ $others }): she cannot move.
refusal-becalmed = { $ship } has no oars and the wind has dropped.
refusal-both_speeds = { $ship } moves at another speed this turn already: { $speed }.
refusal-no_full_speed = { $ship } has no full speed.
refusal-full_crippled = { $ship } is damaged: no full speed.
refusal-full_tired = The rowers of { $ship } are tired: no full speed.
refusal-must_back = { $ship } has rammed: her first step is one astern.
refusal-back_twice = { $ship } backs only one hex a turn.
refusal-back_only = One step astern is the whole move of { $ship }.
refusal-two_turns = Too many turns for { $ship } at full speed.
refusal-too_far = { $ship } would spend { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
 } of { $points }.
refusal-no_ram = { $ship } has no ram.
refusal-friendly_target = { $target } is on the same side.
refusal-not_forward = Contact is made going forward.
refusal-rake_and_ram = { $ship } went for the oars of { $target } this turn: no ram as well.
refusal-not_full = Oars are broken at full speed only.
refusal-rake_aspect = Oars are broken along the bow or quarter beam only, not at the { $aspect }.
refusal-no_oars = { $target } has no oars.
refusal-already_raked = { $ship } went for the oars of { $target } this turn already.
refusal-permanent = { $ship } is crippled for good.
refusal-already_tried = { $ship } has tried this turn.
refusal-over_boarding = { $ship } has only { $points ->
    [one] { $points } boarding point
   *[other] { $points } boarding points
 } to divide.
refusal-not_allotted = { $ship } has to divide her boarding points among her fights: { $others }.

event-round_started = Turn { NUMBER($round, useGrouping: 0) }.
event-step_started = { $step }.
event-first_player_set = First player: { $side } (die: { $face }).
event-wind_rolled = { $force_id ->
    [calm] The wind drops (die: { $face }).
   *[breeze] The breeze holds (die: { $face }).
 }
event-moved = { $ship }, { $speed }: { $steps } ({ $points } in all this turn).
event-move_ended = { $ship } stops after { $points ->
    [one] { $points } hex
   *[other] { $points } hexes
 }.
event-fatigue_rolled = { $tired_id ->
    [true] The rowers of { $ship } are tired (die: { $face }).
   *[false] The rowers of { $ship } hold out (die: { $face }).
 }
event-reef_passed = { $ship } gets over the reef (die: { $face }).
event-ram_declared = { $ship } rams { $target }: { $aspect }.
event-ram_resolved = Ram: { $ship } { $total }, { $result }; { $target } { $target_total }, { $target_result }.
event-ram_void = The ram of { $target } by { $ship } comes to nothing.
event-rake_resolved = { $success_id ->
    [true] { $ship } breaks the oars of { $target } ({ $total } to { $target_total }).
   *[false] { $ship } misses the oars of { $target } ({ $total } to { $target_total }).
 }
event-grapple_tried = { $success_id ->
    [true] The grapples of { $ship } catch { $target } ({ $total } to { $target_total }).
   *[false] The grapples of { $ship } miss { $target } ({ $total } to { $target_total }).
 }
event-cut_rolled = { $success_id ->
    [true] { $ship } gets rid of { $target } ({ $total } to { $target_total }).
   *[false] { $ship } does not get rid of { $target } ({ $total } to { $target_total }).
 }
event-grappled = { $ship } and { $target } hang together.
event-grapple_cut = The grapples between { $ship } and { $target } are cut.
event-points_allotted = { $ship } divides her points: { $points }.
event-fight_resolved = Boarding: { $ship } ({ $points }) against { $target } ({ $target_points }), { $odds_id ->
    [none] no die
   *[other] at { $odds }, die: { $face }
 } – { $result }.
event-ship_captured = { $recaptured_id ->
    [true] { $by } retakes { $ship } (side: { $side }).
   *[false] { $by } takes { $ship } (side: { $side }).
 }
event-ship_crippled = { $ship } is crippled ({ $cause }).
event-ship_sunk = { $ship } sinks ({ $cause }).
event-repair_rolled = { $ship } tries to repair, total { $total } (die: { $face }): { $result }.
event-damage_set = { $damage_id ->
    [none] { $ship } is repaired.
   *[other] { $ship }: { $damage }.
 }
event-battle_decided = { $side_id ->
    [none] Nobody is in play any more.
   *[other] Only one side is left in play: { $side }.
 }
event-concluded = The battle is over: { $winner_id ->
    [none] a draw
   *[other] winner { $winner }
 } ({ $scores }).
