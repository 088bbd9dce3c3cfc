outlook-sunk_chance = Sinks on the reefs
outlook-tired_chance = The crew is tired afterwards
outlook-tires = The crew of { $ship } is tired
outlook-bonus = { $ship_id ->
    [none] Bonus on the die
   *[other] Bonus of { $ship } against { $other }
}
outlook-target_bonus = { $ship_id ->
    [none] Bonus of the target
   *[other] Bonus of { $other } against { $ship }
}
outlook-target_result = { $ship_id ->
    [none] The target: { $key }
   *[other] { $other }, rammed by { $ship }: { $key }
}
outlook-ship_result = { $ship_id ->
    [none] The attacker: { $key }
   *[other] { $ship }, against { $other }: { $key }
}
outlook-success_chance = Succeeds
outlook-repair_result = { $ship_id ->
    [none] Repair: { $key }
   *[other] Repair of { $ship }: { $key }
}
outlook-calm = The wind drops
outlook-fight_odds = Odds, { $ship } against { $other }
outlook-fight = { $ship } against { $other }: { $key }
