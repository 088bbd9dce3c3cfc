event-round_began = Round { $round }.
event-step_began = Step: { $step }.
event-bought = { $ship_id ->
    [none] { $side }: { $option } for all ships, { $price }.
   *[other] { $ship }: { $option }, { $price }.
 }
event-refitted = { $ship }, sheet brought up to date: hull { $hull }/{ $hull_max }, { $speed_fitted } wind points a square, guns { $guns }, normal fire { $normal_damage }, burst { $burst_damage }, catapults { $catapults }.
event-fleet_audited = Account of { $side }: purse { $budget }, spent { $spent }, left { $left }; { $verdict }.
event-wind_gained = { $ship } gains a wind point ({ $wind_points }).
event-no_wind = { $ship } gains no wind ({ $wind_points }).
event-wind_lost = { $ship } is static and loses { $amount ->
    [one] her wind point
   *[other] her { $amount } wind points
 }.
event-drifted = { $ship }, a fire ship, goes straight on for { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }.
event-advanced = { $squares ->
    [0] { $ship } waits for wind under sail ({ $wind_points } wind points).
    [one] { $ship } advances { $squares } square for { $cost } wind points, { $wind_points } left.
   *[other] { $ship } advances { $squares } squares for { $cost } wind points, { $wind_points } left.
 }
event-turned = { $ship } makes a { $turn } { $under_way } for { $cost } wind points, { $wind_points } left.
event-held = { $ship } stays put.
event-fired = { $ship } fires at { $target }: { $mode }, { $arc }, { $guns ->
    [one] { $guns } gun
   *[other] { $guns } guns
 } at { $range ->
    [one] { $range } square
   *[other] { $range } squares
 }; { $dice ->
    [0] { $needed }
   *[other] { $dice }d6 = { $total }, bonus { $bonus }, { $needed } needed
 }.
event-hurled = { $ship } throws a stone at { $target } at { $range ->
    [one] { $range } square
   *[other] { $range } squares
 }; { $dice ->
    [0] { $needed }
   *[other] { $dice }d6 = { $total }, bonus { $bonus }, { $needed } needed
 }.
event-hit = { $ship } hits { $target }.
event-missed = { $ship } misses { $target }.
event-damaged = { $ship } loses { $amount ->
    [one] { $amount } hull point
   *[other] { $amount } hull points
 } ({ $cause }), { $hull } left.
event-crippled = { $ship } suffers: { $condition }.
event-ignited = { $ship } is set alight by { $by }.
event-fire_out = { $ship } puts her fire out ({ $phase }).
event-fire_spread = { $blaze_id ->
    [none] { $ship }: the fire ({ $phase }) takes the ship, the crew jumps.
   *[other] { $ship }: the fire ({ $phase }) spreads, { $blaze } next round.
 }
event-panicked = { $ship }: the whole crew fought the fire, no action this round.
event-countdown_began = { $ship } is going down: countdown, { $left ->
    [one] { $left } full round
   *[other] { $left } full rounds
 }.
event-countdown_ticked = { $ship }: countdown at { $left } ({ $cause }).
event-gunners_tired = { $ship }: the gunners rest, no cannon next round.
event-bursts_counted = { $bursts ->
    [0] { $ship }: the gunners are ready.
    [one] { $ship }: { $bursts } burst in a row.
   *[other] { $ship }: { $bursts } bursts in a row.
 }
event-collided = { $ship } and { $target } collide, { $contact }: { $losses }.
event-passed_clear = { $ship } and { $target } pass clear of each other.
event-exploded = { $ship } explodes.
event-kept_upright = { $ship } does not capsize.
event-rode_over = { $ship } rides over { $target }.
event-crossed = { $ship } crosses { $target }.
event-stopped_short = { $ship } stops on { $target }.
event-suicide_run = The crew of { $ship } takes to the boats: a fire ship, powder aboard.
event-ship_lost = { $ship } is out of the battle: { $fate } ({ $cause }).
event-side_beaten = { $side } has no ship left.
