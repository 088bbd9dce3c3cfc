### Ce qui s’est passé

event-round_started = Tour { $round }.
event-step_started = { $step_id ->
    [wind] Phase 1 : vent.
    [first_move] Phase 2 : mouvement ({ $side }).
    [second_auto_fire] Phase 3 : tir automatique ({ $side }).
    [first_action] Phase 4 : tir ou abordage ({ $side }).
    [second_move] Phase 5 : mouvement ({ $side }).
    [first_auto_fire] Phase 6 : tir automatique ({ $side }).
   *[second_action] Phase 7 : tir ou abordage ({ $side }).
 }
event-wind_set = { $cause_id ->
    [drawn] Le vent est tiré au sort : { event-wind_set.from }.
    [shift] Saute de vent : { event-wind_set.from }.
   *[decree] Le vent est réglé : { event-wind_set.from }.
 }
    .from = { $from ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
     }
event-wind_held = { $from ->
    [0] Le vent tient : nord.
    [1] Le vent tient : nord-est.
    [2] Le vent tient : sud-est.
    [3] Le vent tient : sud.
    [4] Le vent tient : sud-ouest.
   *[5] Le vent tient : nord-ouest.
 }
event-fired = { $bearing_id ->
    [none] { $ship } tire sur { $target }, { event-fired.range } : { event-fired.throw }.
   *[port] { $ship } tire à { $bearing } sur { $target }, { event-fired.range } : { event-fired.throw }.
 }
    .range = { $range ->
        [one] 1 hexagone
       *[other] { $range } hexagones
     }
    .throw = colonne { $column }, dé { $faces }, rangée { $row }, { $damage ->
        [0] aucune avarie
        [one] 1 avarie
       *[other] { $damage } avaries
     }
event-damaged = { $amount ->
    [one] { $ship } subit 1 avarie : combat { $combat }, déplacement { $movement }.
   *[other] { $ship } subit { $amount } avaries : combat { $combat }, déplacement { $movement }.
 }
event-sunk = { $by_id ->
    [none] { $ship } coule.
   *[other] { $ship } coule (tir : { $by }).
 }
event-fort_unhurt = { $ship } tire sur { $target } : un fort ne subit aucune avarie.
event-grappled = { $ship } aborde { $target }.
event-boarded = { $ships } contre { $target } : { $attack } à { $defence }, colonne { $column }, dé { $faces }, rangée { $row } : { $result ->
    [CAPT] prise
    [1] +1
    [2] +2
   *[other] { $result }
 }.
event-bonus_changed = { $bonus ->
    [1] Prochain jet contre { $ship } : +1.
    [2] Prochain jet contre { $ship } : +2.
   *[other] Prochain jet contre { $ship } : { $bonus }.
 }
event-captured = Prise : { $ship }, par { $by }.
event-released = { $ship } n’est plus aux prises.
event-side_out = { $side } : plus un navire en jeu.
event-broke_off = { $ship } rompt l’abordage (dé { $faces }).
event-break_off_failed = { $ship } ne parvient pas à rompre (dé { $faces }).
event-moved = { $points_left ->
    [0] { $ship } : { $steps } ; plus aucun point.
    [one] { $ship } : { $steps } ; reste 1 point.
   *[other] { $ship } : { $steps } ; restent { $points_left } points.
 }
event-placed = { $hex_id ->
    [none] { $ship } n’est pas sur la carte.
   *[other] { $ship } est en case { $hex }.
 }
event-concluded = { $winner_id ->
    [none] La bataille est close, sans vainqueur : { $scores }.
   *[other] La bataille est close, vainqueur { $winner } : { $scores }.
 }

### Pourquoi non

refusal-battle_over = La bataille est close.
refusal-already_over = La bataille est déjà close.
refusal-bad_value = { $field } : absent, inconnu ou valeur impossible.
refusal-unknown_ship = Navire inconnu.
refusal-unknown_side = Camp inconnu.
refusal-unknown_type = Type inconnu.
refusal-duplicate_ship = Identifiant déjà pris.
refusal-self_target = Un navire ne se prend pas pour cible.
refusal-ship_out = { $ship } est hors jeu.
refusal-target_out = La cible { $target } est hors jeu.
refusal-missing_fact = À préciser : portée, cap ou vent.
refusal-mixed_sides = Attaquants de deux camps.
refusal-fort_no_boarding = Pas d’abordage avec un fort.
refusal-fort_cannot_move = Un fort ne bouge pas.
refusal-not_grappled = { $ship } n’est pas aux prises.
refusal-friendly_target = { $target } est du même camp.
refusal-wrong_step = Pas dans cette phase.
refusal-fort_unhurt = Un fort ne subit aucune avarie.
refusal-locked = { $ship } est aux prises.
refusal-target_locked = La cible { $target } est aux prises.
refusal-already_fired = { $ship } a déjà tiré dans cette phase.
refusal-fire_or_board = { $ship } : tir ou abordage, jamais les deux dans une phase.
refusal-out_of_range = { $longest ->
    [one] Un hexagone au plus.
   *[other] { $longest } hexagones au plus.
 }
refusal-out_of_arc = Hors des deux bordées.
refusal-line_blocked = Ligne de tir masquée.
refusal-not_adjacent = { $ship } n’est pas dans une case voisine.
refusal-target_already_boarded = { $target } a déjà subi une attaque dans cette phase.
refusal-already_boarded = { $ship } a déjà abordé dans cette phase.
refusal-locked_elsewhere = { $ship } est aux prises avec un autre.
refusal-already_tried = { $ship } : une tentative par phase.
refusal-no_movement = { $ship } n’a plus de point de déplacement.
refusal-head_to_wind = Face au vent, { $ship } n’avance pas.
refusal-not_enough_points = { $ship } n’a pas assez de points de déplacement.
refusal-land = Terre.
refusal-hex_occupied = Case occupée.
refusal-fight_not_rolled = { $ship } : un abordage n’a pas été résolu.
refusal-last_round = C’était le dernier tour.

### Pourquoi ce n’est ni une bataille ni une table

setup-between = { $field } : un nombre entier de { $low } à { $high }
setup-direction = une direction est un nombre entier de 0 à 5
setup-hex = une case est une liste de deux nombres entiers
setup-no-enemy = « { $id } » n’est pas un navire ennemi en jeu
setup-fort = un fort n’a rien de tel : { $field }
setup-round = les tours se comptent à partir de 1
setup-step = une bataille commence à l’une des phases 1 à 7

table-from = un nombre entier à partir de { $low }
table-integer = un nombre entier
table-up-to-0 = un nombre entier jusqu’à 0
table-dice = des dés comme 1d6, au plus { $most }, de { $fewest } à { $sides } faces
table-ratio = un rapport comme 3:2
table-no-rows = il faut au moins une rangée
table-not-rising = le premier nombre ne croît pas de rangée en rangée
table-columns = les colonnes ne croissent pas
table-not-as-wide = chaque rangée veut une valeur par colonne
table-own-hex = 0, 0 est la case même du navire
table-attitudes = chaque allure est voulue une fois
table-fort-moves = un fort ne bouge pas
table-no-potentials = un type veut un combat, et un navire un déplacement
