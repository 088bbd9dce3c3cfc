refusal-unknown_side = Camp inconnu.
refusal-unknown_type = Type de bateau inconnu.
refusal-unknown_option = Option inconnue.
refusal-duplicate_ship = Cet identifiant est déjà pris.
refusal-self_target = { $ship } ne peut être sa propre cible.
refusal-already_over = La partie est déjà terminée.
refusal-ship_out = { $ship } est hors jeu.
refusal-no_fleet_version = { $options } : il n’existe pas de version universelle.
refusal-already_adrift = { $ship } est déjà un bateau suicide.
refusal-battle_over = La partie est terminée.
refusal-wrong_step = Cela ne se fait pas à l’étape « { $step } ».
refusal-unmanned = { $ship } n’a plus d’équipage.
refusal-panicked = { $ship } : tout l’équipage combat le feu.
refusal-action_spent = { $ship } : { $allowed ->
    [one] une seule action par tour
   *[other] pas plus de { $allowed } actions par tour
 }.
refusal-same_action = { $ship } : « { $actions_taken } » a déjà été fait ce tour.
refusal-already_acted = { $ship } a déjà agi ce tour.
refusal-not_enough_wind = { $ship } : il faut { $cost } pdv, il y en a { $wind_points }.
refusal-too_many_squares = { $ship } : une seule case par action, pas { $squares }.
refusal-resting = { $ship } : après la rafale, les canonniers se reposent tout ce tour.
refusal-friendly_target = { $target } est du même camp.
refusal-no_guns = { $ship } : aucun canon à cet endroit ({ $arc }).
refusal-too_many_guns = { $ship } : { $guns } canons ne peuvent porter, la batterie en compte { $aboard }.
refusal-too_few_guns = { $name } : la rafale demande une batterie de 3 canons ou plus.
refusal-out_of_range = { $range ->
    [one] { $range } case
   *[other] { $range } cases
 } : hors de portée.
refusal-too_many_attackers = { $attackers } bateaux ne peuvent tirer, le camp en a { $crews } avec équipage.
refusal-no_catapult = { $ship } n’a pas de catapulte.
refusal-catapult_done = { $ship } : { $catapults ->
    [one] la catapulte a déjà tiré
   *[other] les { $catapults } catapultes ont déjà tiré
 } ce tour.
refusal-no_suicide_crew = { $ship } n’a pas d’équipage formé à la tentative suicide.
refusal-over_limit = { $name } : { $options }, pas plus de { $limit } par bateau.
refusal-already_fleetwide = { $side } possède déjà la version universelle : { $options }.
refusal-one_hull_level = { $name } : un seul perfectionnement de coque par bateau.
refusal-over_budget = { $side } : { $over } de trop pour l’argent de départ.
refusal-money_left = { $side } : il reste { $left } à dépenser.

setup-budget = l’argent de départ est un nombre, ou rien
setup-no-fleet-option = « { $id } » n’a pas de version pour toute la bande
setup-copies = on en compte au moins une
setup-twice = « { $id } » y est deux fois
