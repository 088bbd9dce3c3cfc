refusal-battle_over = The battle is over.
refusal-wrong_step = Not possible at this point of the round.
refusal-option_off = That rule is switched off in this battle.
refusal-over_points = More than a ship of { $points } points can be.
refusal-fort_fixed = A fort does not do that.
refusal-no_crew = { $ship } has no free crew.
refusal-aground = { $ship } is aground.
refusal-grappled = { $ship } is held by a boarding.
refusal-in_irons = { $ship } is caught head to wind.
refusal-stopped = { $ship } has orders to stay.
refusal-no_sails = { $ship } has no sails left.
refusal-no_sails_wait = Without sails { $ship } may turn from round { $round }.
refusal-turned_this_phase = { $ship } has turned in this phase.
refusal-moved_this_phase = { $ship } has sailed in this phase.
refusal-one_turn_per_hex = { $ship } must sail a hex before turning again.
refusal-turn_limit = { $ship } has made all her turns of this round.
refusal-turn_cost = The dice add up to { $sum }, Resolve is { $need }.
refusal-too_far = { $limit ->
    [one] { $limit } hex at most
   *[other] { $limit } hexes at most
 }, { $moved } already sailed.
refusal-no_action = { $ship } has no action die for this.
refusal-speed_changed_already = { $ship } has changed speed this round.
refusal-full_sail_forbidden = No full sail in this wind.
refusal-friendly_target = { $target } is on the same side.
refusal-powder_wet = The powder of { $ship } is wet.
refusal-no_guns_bear = No gun bears.
refusal-side_submerged = That side is under water.
refusal-salvo_used = { $ship } has fired this round.
refusal-out_of_range = { $range ->
    [one] { $range } hex is out of range
   *[other] { $range } hexes is out of range
 } ({ $max }).
refusal-no_master_gunner = { $ship } has no master gunner.
refusal-wrong_ammo = That spot cannot be aimed at with this shot.
refusal-no_fire = No fire burns aboard { $ship }.
refusal-volley_used = The muskets have fired in this phase.
refusal-not_adjacent = Only the next hex can be boarded.
refusal-cargo_full = The hold takes { $cargo ->
    [one] { $cargo } rank
   *[other] { $cargo } ranks
 }.
refusal-unknown_ship = No such ship.
refusal-unknown_side = No such side.
refusal-unknown_type = No such type of ship.
refusal-duplicate_ship = That ship id is taken.
refusal-ship_out = { $ship } is no longer in the battle.
refusal-self_target = A ship cannot be her own target.
refusal-bad_value = { $field } cannot be { $value }.
refusal-bad_range = The range is a whole number from 1 up.
refusal-bad_spend = Those action dice cannot pay for this.
refusal-no_drama = { $ship } has { $n ->
    [one] { $n } drama die
   *[other] { $n } drama dice
 } left.
refusal-no_change = { $ship } already sails so.
refusal-wind_angle_needed = How does the wind stand to { $ship }?
refusal-not_enough_crew = { $ship } has { $n ->
    [one] { $n } crew rank
   *[other] { $n } crew ranks
 }.
refusal-no_musketeers = No crew of { $ship } is at the muskets.
refusal-not_grappled = The two ships are not grappled.
refusal-already_over = The battle is over.
