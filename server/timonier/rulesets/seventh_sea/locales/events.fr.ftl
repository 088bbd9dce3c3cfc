event-wind_set = Le vent souffle vers { $direction } (il vient du { $from_deg }°), force { $force } : { force }.
event-wind_checked = { $changes_id ->
    [true] Jet du vent : { $face }, il fallait { $needed }. Le vent change.
   *[false] Jet du vent : { $face }, il fallait { $needed }. Le vent tient.
 }
event-wind_changed = Le vent souffle maintenant vers { $direction } (il vient du { $from_deg }°), force { $force } : { force }.
event-hurricane = L’ouragan se déchaîne : le combat est terminé.

event-round_started = Tour { $round }.
event-action_dice = { $ship }, dés d’action : { $dice }.
event-inertia_due = { $ship } court sur son erre : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
 } droit devant.
event-phase_started = Phase { $phase }. À agir, dans l’ordre : { $order }.
event-round_ended = Fin du tour { $round }.
event-dice_spent = { $ship } dépense : { $dice }.
event-drama_spent = { $ship } dépense { $count ->
    [one] { $count } dé d’héroïsme
   *[other] { $count } dés d’héroïsme
 }.

event-moved = { $ship } avance { $hexes ->
    [one] d’un hexagone
   *[other] de { $hexes } hexagones
 }{ $wind_angle_id ->
    [none] .
   *[other] , { $wind_angle }.
 }
heading_part = { $heading ->
    [3] , cap au 3
    [4] , cap au 4
    [5] , cap au 5
    [6] , cap au 6
    [7] , cap au 7
    [8] , cap au 8
   *[none] { "" }
 }
event-turned = { $ship } vire à { $to }{ heading_part }{ $wind_angle_id ->
    [none] .
   *[other] , { $wind_angle }.
 }
event-caught_head_to_wind = { $ship } est pris vent debout : plus un hexagone, plus un virage de tout le tour.
event-speed_changed = { $ship } : { $speed } ({ $cause }).
event-drifted = { $ship } dérive d’un hexagone sous le vent, vers { $direction }.

event-hit = { $ship } touche { $target } : { $total } contre ND { $tn }.
event-missed = { $ship } manque { $target } : { $total } contre ND { $tn }.
event-damage_rolled = { $reduction ->
    [0] { $ship }, dégâts : { $damage }.
   *[other] { $ship }, dégâts : { $rolled } − { $reduction } = { $damage }.
 }
event-no_damage = La salve crépite sur { $target } sans rien casser.
event-superficial_damage = { $ship } encaisse : { $total } contre ND { $tn }, { $damage ->
    [one] { $damage } dégât superficiel
   *[other] { $damage } dégâts superficiels
 } de plus.
event-crew_assigned = { $ship } envoie { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
 } d’équipage { $duty }.
event-volley_fired = { $ship } lâche { $shots ->
    [one] { $shots } coup de mousquet
   *[other] { $shots } coups de mousquet
 } sur { $target }.
event-musket_hit = Un coup porte sur { $target } : { $total } contre ND { $tn }.
event-musket_missed = Un coup se perd : { $total } contre ND { $tn }.

event-serious_damage = { $ship } subit { $count ->
    [one] { $count } dégât grave
   *[other] { $count } dégâts graves
 } ({ $cause }){ $tn ->
    [one] , jet de blessure : { $total } contre ND { $tn }.
    [other] , jet de blessure : { $total } contre ND { $tn }.
   *[none] .
 }
event-trait_lost = { $ship } perd { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
 } { $trait_id ->
    [wits] d’{ $trait }
   *[other] de { $trait }
 } : reste { $now }.
event-dismasted = { $turn_free_round ->
    [one] { $ship } est démâté et ne pourra virer qu’au tour { $turn_free_round }.
    [other] { $ship } est démâté et ne pourra virer qu’au tour { $turn_free_round }.
   *[none] { $ship } est démâté, mais garde ses rames.
 }
event-crew_lost = { $ship } perd { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
 } d’équipage : reste { $now }.
event-crew_gone = Plus personne à la manœuvre sur { $ship } !
event-characters_endangered = Les éclats volent sur { $ship } : chacun à bord jette Panache + Équilibre contre { $tn }, ou prend { $damage }.
event-fire_started = Le feu prend à bord de { $ship } !
event-fire_burned = { $fires ->
    [one] { $fires } feu dévore { $ship }.
   *[other] { $fires } feux dévorent { $ship }.
 }
event-fire_out = { $ship } éteint { $count ->
    [one] { $count } feu
   *[other] { $count } feux
 } : { $left ->
    [0] plus rien ne brûle.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
 }
event-powder_wet = La poudre de { $ship } est noyée : plus de salves.
event-magazine_exploded = La sainte-barbe de { $ship } explose !

event-sinking_started = { $fate_id ->
    [countdown] { $ship } coule : { $actions_left ->
        [one] encore { $actions_left } action.
       *[other] encore { $actions_left } actions.
     }
    [rests] { $ship } se pose sur le fond, les ponts à demi secs.
    [nose_down] { $ship } pique du nez : encore { $phases_left ->
        [one] { $phases_left } phase.
       *[other] { $phases_left } phases.
     }
    [lists_port] { $ship } gîte à bâbord : ce bord sous l’eau à la fin du tour { $side_under_at_round }, le navire à la fin du tour { $sinks_at_round }.
    [lists_starboard] { $ship } gîte à tribord : ce bord sous l’eau à la fin du tour { $side_under_at_round }, le navire à la fin du tour { $sinks_at_round }.
    [at_once] { $ship } coule à pic.
   *[other] { $ship } { $fate } : il disparaît à la fin du tour { $sinks_at_round }.
 }
event-side_submerged = Le flanc { $side } de { $ship } passe sous l’eau : ses canons se taisent.
event-sunk = { $ship } sombre.
event-suction = { $ship } aspire tout à { $radius_m ->
    [one] { $radius_m } mètre
   *[other] { $radius_m } mètres
 } : Gaillardise + Natation contre { $tn } pour s’en tirer.
event-ruined = { $ship } n’est plus qu’un tas de ruines.

event-rammed = { $inertia_id ->
    [true] { $ship } court droit sur { $target } : { $damage ->
        [one] { $damage } dégât grave
       *[other] { $damage } dégâts graves
     } pour chacun.
   *[false] { $ship } éperonne { $target } : { $damage ->
        [one] { $damage } dégât grave
       *[other] { $damage } dégâts graves
     } pour chacun.
 }
event-grappled = Les grappins volent : { $ship } et { $target } sont bord à bord.
event-boarded = { $ship } aborde { $target }, dé { $die }, résultat { $result } : les assaillants perdent { $attacker_losses }, les défenseurs { $defender_losses }.
event-captured = { $ship } est pris ! Prise : { $by }.
event-boarders_lost = Les assaillants de { $ship } sont anéantis à bord de { $target }.
event-boarding_broken = { $ship } rompt l’abordage avec { $target }.

event-deep_enough = { $ship } passe : assez de fond ({ $depth }).
event-ran_aground = { $ship } s’échoue, fond { $depth } : { $short ->
    [0] la coque tient.
    [one] il manque { $short } rang d’eau.
   *[other] il manque { $short } rangs d’eau.
 }
event-reefs_seen = Récifs en vue de { $ship }, signalés par { $by }.
event-reefs_unseen = Personne sur { $ship } n’a vu les récifs.
event-reefs_cleared = { $ship } passe entre les récifs : { $total } contre ND { $tn }.
event-storm_weathered = { $ship } tient dans la tempête : { $total } contre ND { $tn }.
event-storm_struck = La tempête malmène { $ship } : { $total } contre ND { $tn }.
event-provisions_loaded = { $ship } embarque { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
 } de vivres : réserve { $now }.
event-provisions_eaten = { $ship }, semaine { $week } en mer : { $now ->
    [0] les vivres sont finis.
   *[other] réserve { $now }.
 }
event-starved = { $ship }, semaine { $week } en mer : la famine est à bord.
event-character_safe = { $kind_id ->
    [suction] { $name } s’arrache aux remous.
   *[splinters] { $name } évite les éclats.
 }
event-character_hurt = Les éclats atteignent { $name } : { $damage ->
    [one] { $damage } blessure.
   *[other] { $damage } blessures.
 }
event-character_lost = { $name } disparaît avec le navire.
