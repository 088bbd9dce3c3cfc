refusal-battle_over = Le combat est terminé.
refusal-wrong_step = Impossible à ce moment du tour.
refusal-option_off = Cette règle est désactivée pour ce combat.
refusal-over_points = Trop pour un navire à { $points } points.
refusal-fort_fixed = Un fort ne peut pas faire cela.
refusal-no_crew = { $ship } n’a plus d’équipage disponible.
refusal-aground = { $ship } est échoué.
refusal-grappled = { $ship } est bloqué par un abordage.
refusal-in_irons = { $ship } est pris vent debout.
refusal-stopped = { $ship } a ordre de ne pas bouger.
refusal-no_sails = { $ship } n’a plus de voiles.
refusal-no_sails_wait = Sans voiles, { $ship } ne peut virer qu’au tour { $round }.
refusal-turned_this_phase = { $ship } a déjà viré dans cette phase.
refusal-moved_this_phase = { $ship } a déjà avancé dans cette phase.
refusal-one_turn_per_hex = { $ship } doit avancer d’un hexagone avant de virer de nouveau.
refusal-turn_limit = { $ship } a épuisé ses rotations de ce tour.
refusal-turn_cost = Les dés totalisent { $sum }, la Détermination est de { $need }.
refusal-too_far = { $limit ->
    [one] { $limit } hexagone au plus
   *[other] { $limit } hexagones au plus
 }, { $moved ->
    [one] { $moved } déjà parcouru
   *[other] { $moved } déjà parcourus
 }.
refusal-no_action = { $ship } n’a pas de dé d’action pour cela.
refusal-speed_changed_already = { $ship } a déjà changé de vitesse ce tour-ci.
refusal-full_sail_forbidden = Pas de toutes voiles dehors par ce vent.
refusal-friendly_target = { $target } est du même camp.
refusal-powder_wet = La poudre de { $ship } a pris l’eau.
refusal-no_guns_bear = Aucun canon ne porte.
refusal-side_submerged = Ce bord est submergé.
refusal-salvo_used = { $ship } a déjà tiré ce tour-ci.
refusal-out_of_range = { $range ->
    [one] { $range } hexagone
   *[other] { $range } hexagones
 } : hors de portée ({ $max }).
refusal-no_master_gunner = { $ship } n’a pas de maître canonnier.
refusal-wrong_ammo = Cette munition ne permet pas de viser là.
refusal-no_fire = Aucun feu à bord de { $ship }.
refusal-volley_used = Les mousquets ont déjà tiré dans cette phase.
refusal-not_adjacent = On n’aborde qu’un hexagone adjacent.
refusal-cargo_full = La cale ne contient que { $cargo ->
    [one] { $cargo } rang
   *[other] { $cargo } rangs
 }.
refusal-unknown_ship = Navire inconnu.
refusal-unknown_side = Camp inconnu.
refusal-unknown_type = Type de navire inconnu.
refusal-duplicate_ship = Cet identifiant est déjà pris.
refusal-ship_out = { $ship } n’est plus dans le combat.
refusal-self_target = Un navire ne peut se viser lui-même.
refusal-bad_value = { $field } ne peut valoir { $value }.
refusal-bad_range = La portée est un entier à partir de 1.
refusal-bad_spend = Ces dés d’action ne conviennent pas.
refusal-no_drama = { $n ->
    [one] Il reste { $n } dé d’héroïsme
   *[other] Il reste { $n } dés d’héroïsme
 } à { $ship }.
refusal-no_change = { $ship } navigue déjà ainsi.
refusal-wind_angle_needed = Quel est l’angle du vent pour { $ship } ?
refusal-not_enough_crew = { $ship } a { $n ->
    [one] { $n } rang d’équipage
   *[other] { $n } rangs d’équipage
 }.
refusal-no_musketeers = Personne aux mousquets sur { $ship }.
refusal-not_grappled = Les deux navires ne sont pas à l’abordage.
refusal-already_over = Le combat est terminé.
