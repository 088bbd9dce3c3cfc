ruleset-name = La Guerre du Tartare
ruleset-about = Ships of the void share crew and energy out among their modules; torpedoes and lasers decide.

command-assign = Assign
command-move = Move
command-fire = Fire lasers
command-launch = Launch torpedoes
command-reload = Reload
command-extinguish = Put out a fire
command-turrets = Fire turrets
command-add_ship = Add a ship
command-remove_ship = Remove a ship

step-assignment = Assignment
step-movement = Movement
step-attack = Fire / Reload
step-action = Action / Movement
step-launching = Launcher / Reload
step-activation = Activation of modules
step-defence = Fires / Turrets
step-impact = Explosions
step-final_movement = Last movement

wanted-assignment = { step-assignment }
wanted-movement = { step-movement }
wanted-attack = { step-attack }
wanted-action = { step-action }
wanted-launching = { step-launching }
wanted-activation = { step-activation }
wanted-defence = { step-defence }
wanted-final_movement = { step-final_movement }

purpose-lasers = lasers
purpose-critical = critical
purpose-turrets = turrets
purpose-turrets_extra = turrets, extra dice

refusal-unknown_ship = No such ship: { $ship }.
refusal-ship_out = { $ship } is out of play and takes no orders.
refusal-ship_adrift = { $ship } is adrift and takes no orders.
refusal-target_out = { $target } is out of play and no target.
refusal-self_target = { $ship } cannot aim at itself.
refusal-bad_range = The range is in inches, from 0 to 500.
refusal-bad_count = The number goes from 1 to 99.
refusal-no_weapon = { $ship } has none of these: { $weapon }.
refusal-no_torpedoes = There is no torpedo in box 1 of { $ship }.
refusal-unknown_module = There is no module { $module } on this ship.
refusal-not_burning = { $module } does not burn on { $ship }.
refusal-no_such_crew = { $ship } has not that many crew tokens ({ $tokens }: { $there }).
refusal-wrong_edition = { $field }: for the other edition only.
refusal-duplicate_ship = A ship has that id already: { $ship }.
refusal-unknown_side = No such side: { $side }.
refusal-unknown_type = No such type: { $type }.
refusal-already_over = The battle is over already.
refusal-battle_over = The battle is over.
refusal-wrong_step = This order belongs to the step { $wanted }; the step now is { $step }.
refusal-turn_passed = { $ship } (speed { $speed }) has let its turn pass: a ship of speed { $acting_speed } has acted.
refusal-friendly_target = { $target } is on the same side.
refusal-module_unmanned = Nobody able to man { $module } on { $ship }.
refusal-module_unpowered = No energy on { $module } of { $ship }.
refusal-module_burning = { $module } of { $ship } is burning.
refusal-weapon_spent = { $ship }: { $left } left to fire this turn ({ $weapon }).
refusal-split_fire = { $ship } has fired at another target than { $target } this turn.
refusal-no_line_of_sight = No line of sight: { $obstacle }.
refusal-part_over = Too late for { $ship }: that part of its turn is over.
refusal-launcher_used = { $ship } has launched or reloaded this turn.
refusal-torpedoes_short = { $ship } wants to launch { $count }, torpedoes loaded: { $there }.
refusal-silos_full = All silos of { $ship } are loaded.
refusal-silos_not_empty = { $there ->
    [one] { $ship } has { $there } torpedo loaded still: only empty silos are reloaded.
   *[other] { $ship } has { $there } torpedoes loaded still: only empty silos are reloaded.
 }
refusal-out_of_range = Distance { $band }: turrets reach { $reach }.
refusal-not_light = { $target } (size { $size }) is not a light ship: size { $most } at most.
refusal-not_own_torpedoes = Those torpedoes are bound for { $ship }: every ship shoots down its own.
refusal-module_spent = { $extinguished ->
    [one] { $ship } has put out { $extinguished } fire this turn.
   *[other] { $ship } has put out { $extinguished } fires this turn.
 }
refusal-over_speed = { $ship }: these manoeuvres cost { $cost }, the speed is { $speed }.
refusal-unpiloted = { $ship } has not both crew and energy on Pilot: no manoeuvre.
refusal-already_moved = { $ship } has made this move already.
refusal-no_propulsion = { $ship }: this move costs { $cost } units of propulsion, { $there } are left.
refusal-turn_too_wide = { $ship } cannot turn { $turn }°: { $most }° at most.
refusal-over_gauge = { $gauge }: { $there } does not fit the die of that size, { $most } at most.
refusal-over_scale = { $side } would be above the scale: { $points } points for { $scale }.
refusal-energy_short = More energy laid than there is. To mend: { $faults }.
refusal-no_crew_post = This module has no post for crew. To mend: { $faults }.
refusal-medical_fit = Medical takes only the wounded. To mend: { $faults }.
refusal-two_wounded = Medical takes one wounded at a time. To mend: { $faults }.
refusal-two_crew = A module holds one crew token. To mend: { $faults }.
refusal-no_energy_socket = This module uses no energy. To mend: { $faults }.
refusal-energy_stacked = A module holds one energy token. To mend: { $faults }.
refusal-burning_post = Nobody stays in a fire while another post is free. To mend: { $faults }.
refusal-crew_unplaced = All crew must take a free post. To mend: { $faults }.

event-step_started = Turn { $round }, step: { $step }.
event-round_started = Turn { $round } begins.
event-assigned = { $ship } assigns crew: { $crew }; wounded: { $wounded }; energy: { $energy }.
event-moved = { $turn_id ->
    [none] { $ship } manoeuvres: { $manoeuvres } (cost { $cost }, { $inches } inches).
   *[other] { $ship }, move { $part }: { $inches } inches, turn { $turn }° ({ $cost } units).
 }
event-drifted = { $inches ->
    [one] { $ship } drifts { $inches } inch straight ahead.
   *[other] { $ship } drifts { $inches } inches straight ahead.
 }
event-lasers_fired = { $ship } fires at { $target }, distance { $band } ({ $needed }+): { $faces }. Hits: { $hits }, of these piercing: { $pierced }.
event-torpedoes_launched = { $count ->
    [one] { $ship } launches { $count } torpedo at { $target }, box { $box }.
   *[other] { $ship } launches { $count } torpedoes at { $target }, box { $box }.
 }
event-torpedoes_reloaded = { $count ->
    [one] { $ship } reloads { $count } torpedo.
   *[other] { $ship } reloads { $count } torpedoes.
 }
event-launcher_spent = { $ship } reloads with nothing to load.
event-turrets_fired = { $extra_id ->
    [true] { $ship }, extra turret dice at { $target }: { $faces }. Hits: { $hits }.
   *[other] The turrets of { $ship } fire at { $target }: { $faces }. Hits: { $hits }.
 }
event-torpedoes_destroyed = { $count ->
    [one] { $count } torpedo is shot down before { $ship }.
   *[other] { $count } torpedoes are shot down before { $ship }.
 }
event-shots_stopped = { $count ->
    [one] The shield of { $ship } stops { $count } hit.
   *[other] The shield of { $ship } stops { $count } hits.
 }
event-shield_lost = { $amount ->
    [one] { $ship } loses { $amount } point of shield ({ $cause }).
   *[other] { $ship } loses { $amount } points of shield ({ $cause }).
 }
event-hull_lost = { $amount ->
    [one] { $ship } loses { $amount } point of hull ({ $cause }).
   *[other] { $ship } loses { $amount } points of hull ({ $cause }).
 }
event-oxygen_lost = { $amount ->
    [one] { $ship } loses { $amount } point of oxygen ({ $cause }).
   *[other] { $ship } loses { $amount } points of oxygen ({ $cause }).
 }
event-critical = { $module_id ->
    [none] Critical on { $ship } ({ $total }): a corridor, nothing more.
   *[other] Critical on { $ship } ({ $total }): { $module }.
 }
event-crew_wounded = { $ship }: one of the crew is wounded on { $module } ({ $cause }).
event-crew_killed = { $ship }: one of the crew dies on { $module } ({ $cause }).
event-fire_started = { $ship }: fire breaks out on { $module }.
event-fire_out = { $ship }: the fire on { $module } is out.
event-propulsion_gained = { $amount ->
    [one] { $ship } gains { $amount } point of propulsion.
   *[other] { $ship } gains { $amount } points of propulsion.
 }
event-oxygen_gained = { $amount ->
    [one] { $ship } gains { $amount } point of oxygen.
   *[other] { $ship } gains { $amount } points of oxygen.
 }
event-shield_gained = { $amount ->
    [one] { $ship } gains { $amount } point of shield.
   *[other] { $ship } gains { $amount } points of shield.
 }
event-hull_gained = { $amount ->
    [one] { $ship } regains { $amount } point of hull.
   *[other] { $ship } regains { $amount } points of hull.
 }
event-crew_healed = { $ship }: one of the wounded is healed.
event-torpedo_hit = A torpedo strikes { $ship }.
event-torpedoes_closed = Torpedoes on the way to { $ship }: { $incoming }.
event-ship_exploded = { $ship } explodes.
event-ship_adrift = { $ship } has no oxygen left: all the crew die, the ship is adrift.
event-battle_decided = { $side_id ->
    [none] No side has an active ship left.
   *[other] { $side } alone has active ships left.
 }
