outlook-sunk_chance = Coule sur les récifs
outlook-tired_chance = L’équipage est fatigué ensuite
outlook-tires = L’équipage de { $ship } est fatigué
outlook-bonus = { $ship_id ->
    [none] Bonus au dé
   *[other] Bonus de { $ship } contre { $other }
}
outlook-target_bonus = { $ship_id ->
    [none] Bonus de la cible
   *[other] Bonus de { $other } contre { $ship }
}
outlook-target_result = { $ship_id ->
    [none] La cible : { $key }
   *[other] { $other }, éperonné par { $ship } : { $key }
}
outlook-ship_result = { $ship_id ->
    [none] L’éperonneur : { $key }
   *[other] { $ship }, contre { $other } : { $key }
}
outlook-success_chance = Réussit
outlook-repair_result = { $ship_id ->
    [none] Réparation : { $key }
   *[other] Réparation de { $ship } : { $key }
}
outlook-calm = Le vent tombe
outlook-fight_odds = Rapport des forces, { $ship } contre { $other }
outlook-fight = { $ship } contre { $other } : { $key }
