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
refusal-friendly_target = The target is on the same side.
refusal-wrong_step = Not in this phase.
refusal-fort_unhurt = Forts cannot be hurt.
refusal-locked = She is in a boarding fight.
refusal-target_locked = The target is in a boarding fight.
refusal-already_fired = She has fired in this phase.
refusal-fire_or_board = Fire or boarding, never both in one phase.
refusal-out_of_range = { $longest ->
    [1] One hex at most.
    [2] Two hexes at most.
    [3] Three hexes at most.
    [4] Four hexes at most.
   *[other] Beyond the longest range.
 }
refusal-out_of_arc = Not in either broadside.
refusal-line_blocked = Something stands in the line of fire.
refusal-not_adjacent = Not in neighbouring hexes.
refusal-target_already_boarded = She was attacked in this phase already.
refusal-already_boarded = She has attacked in this phase already.
refusal-locked_elsewhere = She is held by another enemy.
refusal-already_tried = One try a phase.
refusal-no_movement = No movement point left.
refusal-head_to_wind = No way ahead, head to wind.
refusal-not_enough_points = Not enough movement points.
refusal-land = Land.
refusal-hex_occupied = The hex is occupied.
refusal-fight_not_rolled = A boarding fight has not been rolled.
refusal-last_round = That was the last turn.
