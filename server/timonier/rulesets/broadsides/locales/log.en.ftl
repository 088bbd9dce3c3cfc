### What happened

event-round_started = Turn { $round }.
event-step_started = { $step_id ->
    [wind] Phase 1: wind.
    [first_move] Phase 2: { $side } move.
    [second_auto_fire] Phase 3: automatic fire of the { $side }.
    [first_action] Phase 4: { $side } fire or board.
    [second_move] Phase 5: { $side } move.
    [first_auto_fire] Phase 6: automatic fire of the { $side }.
   *[second_action] Phase 7: { $side } fire or board.
 }
event-wind_set = { $cause_id ->
    [drawn] The wind is drawn: { event-wind_set.from }.
    [shift] The wind shifts: { event-wind_set.from }.
   *[decree] The wind is set: { event-wind_set.from }.
 }
    .from = { $from ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
     }
event-wind_held = { $from ->
    [0] The wind holds: north.
    [1] The wind holds: north-east.
    [2] The wind holds: south-east.
    [3] The wind holds: south.
    [4] The wind holds: south-west.
   *[5] The wind holds: north-west.
 }
event-fired = { $bearing_id ->
    [none] { $ship } fires at { $target }, { event-fired.range }: { event-fired.throw }.
   *[port] { $ship } fires to { $bearing } at { $target }, { event-fired.range }: { event-fired.throw }.
 }
    .range = { $range ->
        [one] 1 hex
       *[other] { $range } hexes
     }
    .throw = column { $column }, die { $faces }, row { $row }, { $damage ->
        [0] no hit
        [one] 1 hit
       *[other] { $damage } hits
     }
event-damaged = { $amount ->
    [one] { $ship } takes 1 hit: combat { $combat }, movement { $movement }.
   *[other] { $ship } takes { $amount } hits: combat { $combat }, movement { $movement }.
 }
event-sunk = { $by_id ->
    [none] { $ship } sinks.
   *[other] { $ship } sinks under the fire of { $by }.
 }
event-fort_unhurt = { $ship } fires at { $target }: nothing can hurt a fort.
event-grappled = { $ship } grapples { $target }.
event-boarded = { $ships } against { $target }: { $attack } to { $defence }, column { $column }, die { $faces }, row { $row }: { $result ->
    [CAPT] captured
    [1] +1
    [2] +2
   *[other] { $result }
 }.
event-bonus_changed = { $bonus ->
    [1] Next throw against { $ship }: +1.
    [2] Next throw against { $ship }: +2.
   *[other] Next throw against { $ship }: { $bonus }.
 }
event-captured = { $ship } is captured by the { $by }.
event-released = { $ship } is free of every grapple.
event-side_out = { $side }: no ship left in play.
event-broke_off = { $ship } breaks off (die { $faces }).
event-break_off_failed = { $ship } does not break off (die { $faces }).
event-moved = { $points_left ->
    [one] { $ship }: { $steps }; 1 point left.
   *[other] { $ship }: { $steps }; { $points_left } points left.
 }
event-placed = { $hex_id ->
    [none] { $ship } is not on the map.
   *[other] { $ship } is placed on hex { $hex }.
 }
event-concluded = { $winner_id ->
    [none] The battle ends in a draw: { $scores }.
   *[other] The battle ends, won by the { $winner }: { $scores }.
 }

### Why not

refusal-battle_over = The battle is concluded.
refusal-already_over = The battle is concluded already.
refusal-bad_value = { $field }: missing, unknown or no such value.
refusal-unknown_ship = No such ship.
refusal-unknown_side = No such side.
refusal-unknown_type = No such type.
refusal-duplicate_ship = This id is taken.
refusal-self_target = A ship is no target of her own.
refusal-ship_out = { $ship } is out of play.
refusal-target_out = The target { $target } is out of play.
refusal-missing_fact = The table must say it: range, heading or wind.
refusal-mixed_sides = Attackers of two sides.
refusal-fort_no_boarding = Forts neither board nor are boarded.
refusal-fort_cannot_move = A fort does not move.
refusal-not_grappled = { $ship } is in no boarding fight.
refusal-friendly_target = { $target } is on the same side.
refusal-wrong_step = Not in this phase.
refusal-fort_unhurt = Forts cannot be hurt.
refusal-locked = { $ship } is in a boarding fight.
refusal-target_locked = The target { $target } is in a boarding fight.
refusal-already_fired = { $ship } has fired in this phase.
refusal-fire_or_board = { $ship }: fire or boarding, never both in one phase.
refusal-out_of_range = { $longest ->
    [one] One hex at most.
   *[other] { $longest } hexes at most.
 }
refusal-out_of_arc = Not in either broadside.
refusal-line_blocked = Something stands in the line of fire.
refusal-not_adjacent = { $ship } is not in a neighbouring hex.
refusal-target_already_boarded = { $target } was attacked in this phase already.
refusal-already_boarded = { $ship } has attacked in this phase already.
refusal-locked_elsewhere = { $ship } is held by another enemy.
refusal-already_tried = { $ship }: one try a phase.
refusal-no_movement = { $ship } has no movement point left.
refusal-head_to_wind = { $ship } makes no way ahead, head to wind.
refusal-not_enough_points = { $ship } has not enough movement points.
refusal-land = Land.
refusal-hex_occupied = The hex is occupied.
refusal-fight_not_rolled = { $ship }: a boarding fight has not been rolled.
refusal-last_round = That was the last turn.

### Why it is no battle, and no table

setup-between = { $field } is a whole number from { $low } to { $high }
setup-direction = a direction is a whole number from 0 to 5
setup-hex = a hex is a list of two whole numbers
setup-no-enemy = "{ $id }" is no enemy ship in play
setup-fort = a fort has nothing of that kind: { $field }
setup-round = the turns are counted from 1
setup-step = a battle begins in one of the phases 1 to 7

table-from = a whole number from { $low }
table-integer = a whole number
table-up-to-0 = a whole number up to 0
table-dice = dice such as 1d6, at most { $most } of { $fewest } to { $sides } sides
table-ratio = a ratio such as 3:2
table-no-rows = at least one row is wanted
table-not-rising = the first number does not rise from row to row
table-columns = the columns do not rise
table-not-as-wide = each row wants a value for each column
table-own-hex = 0, 0 is the ship's own hex
table-attitudes = each attitude is wanted once
table-fort-moves = a fort does not move
table-no-potentials = a type wants combat, and a ship movement too
