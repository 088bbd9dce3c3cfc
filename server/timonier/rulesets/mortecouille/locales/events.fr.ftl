event-round_began = Tour { $round }.
event-step_began = Étape : { $step }.
event-bought = { $ship_id ->
    [none] { $side } : { $option } pour tous ses bateaux, { $price }.
   *[other] { $ship } : { $option }, { $price }.
 }
event-refitted = { $ship }, fiche à jour : coque { $hull }/{ $hull_max }, { $speed_fitted } pdv/c, canons { $guns }, tir normal { $normal_damage }, rafale { $burst_damage }, catapultes { $catapults }.
event-fleet_audited = Compte de { $side } : argent de départ { $budget }, dépensé { $spent }, reste { $left } ; { $verdict }.
event-wind_gained = { $ship } gagne un point de vent ({ $wind_points }).
event-no_wind = { $ship } ne gagne pas de vent ({ $wind_points }).
event-wind_lost = { $ship } reste statique et perd { $amount ->
    [one] son point de vent
   *[other] ses { $amount } points de vent
 }.
event-drifted = { $ship }, bateau suicide, avance tout droit de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 }.
event-advanced = { $squares ->
    [0] { $ship } attend le vent sous voiles ({ $wind_points } pdv).
    [one] { $ship } avance de { $squares } case pour { $cost } pdv, reste { $wind_points }.
   *[other] { $ship } avance de { $squares } cases pour { $cost } pdv, reste { $wind_points }.
 }
event-turned = { $ship } fait un { $turn } { $under_way } pour { $cost } pdv, reste { $wind_points }.
event-held = { $ship } reste statique.
event-fired = { $ship } tire sur { $target } : { $mode }, { $arc }, { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
 } à { $range ->
    [one] { $range } case
   *[other] { $range } cases
 } ; { $dice ->
    [0] { $needed }
   *[other] { $dice }d6 = { $total }, bonus { $bonus }, il faut { $needed }
 }.
event-hurled = { $ship } tire à la catapulte sur { $target } à { $range ->
    [one] { $range } case
   *[other] { $range } cases
 } ; { $dice ->
    [0] { $needed }
   *[other] { $dice }d6 = { $total }, bonus { $bonus }, il faut { $needed }
 }.
event-hit = { $ship } touche { $target }.
event-missed = { $ship } rate { $target }.
event-damaged = { $ship } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 } de structure ({ $cause }), reste { $hull }.
event-crippled = { $ship } souffre : { $condition }.
event-ignited = { $ship } prend feu sous les coups de { $by }.
event-fire_out = { $ship } éteint le feu ({ $phase }).
event-fire_spread = { $blaze_id ->
    [none] { $ship } : le feu ({ $phase }) emporte le bateau, l’équipage saute à l’eau.
   *[other] { $ship } : le feu ({ $phase }) se propage, { $blaze } au prochain tour.
 }
event-panicked = { $ship } : tout l’équipage a combattu le feu, aucune action ce tour.
event-countdown_began = { $ship } va couler : compte à rebours, { $left ->
    [one] { $left } tour plein
   *[other] { $left } tours pleins
 }.
event-countdown_ticked = { $ship } : compte à rebours à { $left } ({ $cause }).
event-gunners_tired = { $ship } : les canonniers se reposent, pas de canon au prochain tour.
event-bursts_counted = { $bursts ->
    [0] { $ship } : les canonniers sont prêts.
    [one] { $ship } : { $bursts } rafale d’affilée.
   *[other] { $ship } : { $bursts } rafales d’affilée.
 }
event-collided = Collision de { $ship } avec { $target }, { $contact } : { $losses }.
event-passed_clear = { $ship } et { $target } passent sans se toucher.
event-exploded = { $ship } explose.
event-kept_upright = { $ship } ne se renverse pas.
event-rode_over = { $ship } continue sa course sur { $target }.
event-crossed = { $ship } traverse { $target }.
event-stopped_short = { $ship } s’arrête sur { $target }.
event-suicide_run = L’équipage de { $ship } part en chaloupe : bateau suicide, poudre à bord.
event-ship_lost = { $ship } est hors jeu : { $fate } ({ $cause }).
event-side_beaten = { $side } n’a plus de bateau.
