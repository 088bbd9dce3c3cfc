refusal-unknown_side = No such side.
refusal-unknown_type = No such type of ship.
refusal-unknown_option = No such option.
refusal-duplicate_ship = That ship id is taken.
refusal-self_target = { $ship } cannot be her own target.
refusal-already_over = The battle ended before.
refusal-ship_out = { $ship } is out of the battle.
refusal-no_fleet_version = { $options }: there is no fleet-wide version.
refusal-already_adrift = { $ship } is a fire ship already.
refusal-battle_over = The battle is over.
refusal-wrong_step = Not in the step “{ $step }”.
refusal-unmanned = { $ship } has no crew any more.
refusal-panicked = { $ship }: the whole crew fights the fire.
refusal-action_spent = { $ship }: { $allowed ->
    [one] one action a round
   *[other] no more than { $allowed } actions a round
 }.
refusal-same_action = { $ship }: “{ $actions_taken }” was done this round.
refusal-already_acted = { $ship } acted this round.
refusal-not_enough_wind = { $ship }: { $cost } wind points are needed, there are { $wind_points }.
refusal-too_many_squares = { $ship }: one square an action, not { $squares }.
refusal-resting = { $ship }: after the burst the gunners rest for the whole round.
refusal-friendly_target = { $target } is of the same side.
refusal-no_guns = { $ship }: no guns there ({ $arc }).
refusal-too_many_guns = { $ship }: { $guns } guns cannot bear, the battery has { $aboard }.
refusal-too_few_guns = { $name }: a burst needs a battery of 3 guns or more.
refusal-out_of_range = { $range ->
    [one] { $range } square
   *[other] { $range } squares
 }: out of range.
refusal-too_many_attackers = { $attackers } ships cannot fire, the side has { $crews } with a crew.
refusal-no_catapult = { $ship } has no catapult.
refusal-catapult_done = { $ship }: { $catapults ->
    [one] the catapult has thrown
   *[other] the { $catapults } catapults have thrown
 } this round.
refusal-no_suicide_crew = { $ship } has no crew trained for it.
refusal-over_limit = { $name }: { $options }, no more than { $limit } a ship.
refusal-already_fleetwide = { $side } owns the fleet-wide version: { $options }.
refusal-one_hull_level = { $name }: one hull improvement a ship.
refusal-over_budget = { $side }: { $over } more than the purse.
refusal-money_left = { $side }: { $left } still to be spent.

setup-budget = a purse is a number, or nothing
setup-no-fleet-option = “{ $id }” has no version for the whole band
setup-copies = they are counted from 1
setup-twice = “{ $id }” stands there twice
