outlook-column = Colonne de tir
outlook-range = Distance
outlook-modifier = Modificateur
outlook-hits = Coups au but
outlook-hit = Au moins un coup au but
outlook-expected_hits = Coups au but attendus
outlook-sinks = La cible coule
outlook-column_after = Colonne de tir de la cible après { $key ->
    [one] { $key } coup
   *[other] { $key } coups
}
outlook-ratio = Attaque et défense
outlook-boarding_column = Colonne d’abordage
outlook-bonus = Bonus des assaillants
outlook-captured = Capture
outlook-new_bonus = Bonus ensuite : { $key }
outlook-breaks_off = Se dégage
outlook-step_costs = Coût de chaque pas
outlook-points_left = Points restants
outlook-heading_after = Cap à l’arrivée
outlook-hex_after = Hexagone à l’arrivée
outlook-shot_range = { $ship } tire sur { $other }, distance
outlook-shot_hits = { $ship } tire sur { $other }, coups attendus
outlook-wind_from = Le vent vient de { $key }
outlook-backs = Le vent tourne dans le sens inverse des aiguilles
outlook-holds = Le vent se maintient
outlook-veers = Le vent tourne dans le sens des aiguilles
