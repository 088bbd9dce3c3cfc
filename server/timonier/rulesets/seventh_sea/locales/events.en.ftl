event-wind_set = The wind blows to { $direction } (it comes from { $from_deg }°), force { $force }: { force }.
event-wind_checked = { $changes_id ->
    [true] The wind rolls { $face }, { $needed } was needed. It changes.
   *[false] The wind rolls { $face }, { $needed } was needed. It holds.
 }
event-wind_changed = The wind now blows to { $direction } (it comes from { $from_deg }°), force { $force }: { force }.
event-hurricane = A hurricane breaks loose: the battle is over.

event-round_started = Round { $round }.
event-action_dice = { $ship }, action dice: { $dice }.
event-inertia_due = { $ship } runs on: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
 } straight ahead.
event-phase_started = Phase { $phase }. To act, in this order: { $order }.
event-round_ended = End of round { $round }.
event-dice_spent = { $ship } spends: { $dice }.
event-drama_spent = { $ship } spends { $count ->
    [one] { $count } drama die
   *[other] { $count } drama dice
 }.

event-moved = { $ship } sails { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
 }{ $wind_angle_id ->
    [none] .
   *[other] , { $wind_angle }.
 }
heading_part = { $heading ->
    [3] , heading 3
    [4] , heading 4
    [5] , heading 5
    [6] , heading 6
    [7] , heading 7
    [8] , heading 8
   *[none] { "" }
 }
event-turned = { $ship } turns to { $to }{ heading_part }{ $wind_angle_id ->
    [none] .
   *[other] , { $wind_angle }.
 }
event-caught_head_to_wind = { $ship } is caught head to wind: not a hex, not a turn for the rest of the round.
event-speed_changed = { $ship }: { $speed } ({ $cause }).
event-drifted = { $ship } is set down one hex by the wind, to { $direction }.

event-hit = { $ship } hits { $target }: { $total } against { $tn }.
event-missed = { $ship } misses { $target }: { $total } against { $tn }.
event-damage_rolled = { $reduction ->
    [0] Damage by { $ship }: { $damage }.
   *[other] Damage by { $ship }: { $rolled } − { $reduction } = { $damage }.
 }
event-no_damage = The salvo rattles off { $target } and breaks nothing.
event-superficial_damage = { $ship } stands it: { $total } against { $tn }, { $damage } more superficial damage.
event-crew_assigned = { $ship } sends { $ranks ->
    [one] { $ranks } crew rank
   *[other] { $ranks } crew ranks
 } { $duty }.
event-volley_fired = { $ship } fires { $shots ->
    [one] { $shots } musket shot
   *[other] { $shots } musket shots
 } at { $target }.
event-musket_hit = A shot finds its man on { $target }: { $total } against { $tn }.
event-musket_missed = A shot goes wide: { $total } against { $tn }.

event-serious_damage = { $ship } takes { $count } serious damage ({ $cause }){ $tn ->
    [one] , wound check { $total } against { $tn }.
    [other] , wound check { $total } against { $tn }.
   *[none] .
 }
event-trait_lost = { $ship } loses { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
 } of { $trait }: { $now } left.
event-dismasted = { $turn_free_round ->
    [one] { $ship } is dismasted and may not turn before round { $turn_free_round }.
    [other] { $ship } is dismasted and may not turn before round { $turn_free_round }.
   *[none] { $ship } is dismasted, but has her oars.
 }
event-crew_lost = { $ship } loses { $ranks ->
    [one] { $ranks } crew rank
   *[other] { $ranks } crew ranks
 }: { $now } left.
event-crew_gone = Nobody is left to work { $ship }!
event-characters_endangered = Splinters fly on { $ship }: whoever is aboard rolls Panache + Balance against { $tn }, or takes { $damage }.
event-fire_started = Fire breaks out aboard { $ship }!
event-fire_burned = { $fires ->
    [one] { $fires } fire eats { $ship }.
   *[other] { $fires } fires eat { $ship }.
 }
event-fire_out = { $ship } puts out { $count ->
    [one] { $count } fire
   *[other] { $count } fires
 }: { $left ->
    [0] nothing burns any more.
    [one] { $left } still burns.
   *[other] { $left } still burn.
 }
event-powder_wet = The powder of { $ship } is drenched: no more salvos.
event-magazine_exploded = The magazine of { $ship } blows up!

event-sinking_started = { $fate_id ->
    [countdown] { $ship } is sinking: { $actions_left ->
        [one] { $actions_left } action left.
       *[other] { $actions_left } actions left.
     }
    [rests] { $ship } settles on the bottom, her decks half dry.
    [nose_down] { $ship } goes down by the head: { $phases_left ->
        [one] { $phases_left } phase left.
       *[other] { $phases_left } phases left.
     }
    [lists_port] { $ship } lists to port: that side is under at the end of round { $side_under_at_round }, the ship at the end of round { $sinks_at_round }.
    [lists_starboard] { $ship } lists to starboard: that side is under at the end of round { $side_under_at_round }, the ship at the end of round { $sinks_at_round }.
    [at_once] { $ship } goes down like a stone.
   *[other] { $ship }: { $fate }, gone at the end of round { $sinks_at_round }.
 }
event-side_submerged = The { $side } side of { $ship } goes under: her guns there are silent.
event-sunk = { $ship } goes down.
event-suction = { $ship } drags down all within { $radius_m ->
    [one] { $radius_m } metre
   *[other] { $radius_m } metres
 }: Brawn + Swimming against { $tn } to escape.
event-ruined = { $ship } lies in ruins.

event-rammed = { $inertia_id ->
    [true] { $ship } runs straight into { $target }: { $damage } serious damage each.
   *[false] { $ship } rams { $target }: { $damage } serious damage each.
 }
event-grappled = Grapnels fly: { $ship } and { $target } lie side by side.
event-boarded = { $ship } boards { $target }, die { $die }, result { $result }: the attackers lose { $attacker_losses }, the defenders { $defender_losses }.
event-captured = { $ship } is taken! Prize of { $by }.
event-boarders_lost = The boarders of { $ship } are wiped out aboard { $target }.
event-boarding_broken = { $ship } breaks off from { $target }.

event-deep_enough = { $ship } passes: water enough ({ $depth }).
event-ran_aground = { $ship } strikes in { $depth } of water: { $short ->
    [0] her hull holds.
    [one] { $short } rank too shallow.
   *[other] { $short } ranks too shallow.
 }
event-reefs_seen = Reefs ahead of { $ship }, seen by { $by }.
event-reefs_unseen = Nobody on { $ship } saw the reefs.
event-reefs_cleared = { $ship } threads the reefs: { $total } against { $tn }.
event-storm_weathered = { $ship } weathers the storm: { $total } against { $tn }.
event-storm_struck = The storm mauls { $ship }: { $total } against { $tn }.
event-provisions_loaded = { $ship } takes { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
 } of stores aboard: { $now } in all.
event-provisions_eaten = { $ship }, week { $week } at sea: { $now ->
    [0] the stores are finished.
   *[other] { $now } left.
 }
event-starved = { $ship }, week { $week } at sea: hunger is aboard.
event-character_safe = { $kind_id ->
    [suction] { $name } fights free of the suction.
   *[splinters] { $name } dodges the splinters.
 }
event-character_hurt = Splinters strike { $name }: { $damage ->
    [one] { $damage } wound.
   *[other] { $damage } wounds.
 }
event-character_lost = { $name } goes down with the ship.
