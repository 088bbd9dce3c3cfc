ruleset-name = La Guerre du Tartare
ruleset-about = Des vaisseaux de l’éther répartissent équipage et énergie entre leurs modules ; torpilles et lasers décident.

command-assign = Assigner
command-move = Déplacer
command-fire = Tirer aux lasers
command-launch = Lancer des torpilles
command-reload = Recharger
command-extinguish = Éteindre un feu
command-turrets = Tirer aux tourelles
command-add_ship = Ajouter un vaisseau
command-remove_ship = Retirer un vaisseau

step-assignment = Assignation
step-movement = Mouvement
step-attack = Tirs / Recharge
step-action = Action / Mouvement
step-launching = Lanceur / Recharge
step-activation = Activation des modules
step-defence = Incendies / Tourelles
step-impact = Explosions
step-final_movement = Dernier mouvement

wanted-assignment = { step-assignment }
wanted-movement = { step-movement }
wanted-attack = { step-attack }
wanted-action = { step-action }
wanted-launching = { step-launching }
wanted-activation = { step-activation }
wanted-defence = { step-defence }
wanted-final_movement = { step-final_movement }

purpose-lasers = lasers
purpose-critical = critique
purpose-turrets = tourelles
purpose-turrets_extra = tourelles, dés supplémentaires

refusal-unknown_ship = Vaisseau inconnu : { $ship }.
refusal-ship_out = { $ship } est hors de combat et n’obéit plus.
refusal-ship_adrift = { $ship } est en perdition et n’obéit plus.
refusal-target_out = { $target } est hors de combat : ce n’est plus une cible.
refusal-self_target = { $ship } ne se vise pas lui-même.
refusal-bad_range = La distance se donne en pouces, de 0 à 500.
refusal-bad_count = Le nombre va de 1 à 99.
refusal-no_weapon = { $ship } n’a aucune arme de ce genre : { $weapon }.
refusal-no_torpedoes = { $ship } n’a aucune torpille en case 1.
refusal-unknown_module = Il n’y a pas de module { $module } sur ce vaisseau.
refusal-not_burning = { $ship } : le module { $module } ne brûle pas.
refusal-no_such_crew = { $ship } n’a pas tant de pions d’équipage ({ $tokens } : { $there }).
refusal-wrong_edition = { $field } : réservé à l’autre édition.
refusal-duplicate_ship = Un vaisseau porte déjà cet identifiant : { $ship }.
refusal-unknown_side = Camp inconnu : { $side }.
refusal-unknown_type = Type inconnu : { $type }.
refusal-already_over = Le combat est déjà terminé.
refusal-battle_over = Le combat est terminé.
refusal-wrong_step = Cet ordre appartient à l’étape { $wanted } ; on en est à { $step }.
refusal-turn_passed = { $ship } (vitesse { $speed }) a laissé passer son tour : un vaisseau de vitesse { $acting_speed } a déjà agi.
refusal-friendly_target = { $target } est du même camp.
refusal-module_unmanned = { $ship } : personne en état de servir le module { $module }.
refusal-module_unpowered = { $ship } : pas d’énergie au module { $module }.
refusal-module_burning = { $ship } : le module { $module } est en feu.
refusal-weapon_spent = { $ship } : il reste { $left } à tirer ce tour ({ $weapon }).
refusal-split_fire = { $ship } a déjà tiré sur une autre cible que { $target } ce tour.
refusal-no_line_of_sight = Pas de ligne de vue : { $obstacle }.
refusal-part_over = Trop tard pour { $ship } : cette partie de son tour est passée.
refusal-launcher_used = { $ship } a déjà lancé ou rechargé ce tour.
refusal-torpedoes_short = { $ship } veut lancer { $count }, torpilles chargées : { $there }.
refusal-silos_full = { $ship } a déjà tous ses silos chargés.
refusal-silos_not_empty = { $there ->
    [one] { $ship } a encore { $there } torpille chargée : on ne recharge que des silos vides.
   *[other] { $ship } a encore { $there } torpilles chargées : on ne recharge que des silos vides.
 }
refusal-out_of_range = Distance { $band } : les tourelles portent à { $reach }.
refusal-not_light = { $target } (taille { $size }) n’est pas un vaisseau léger : taille { $most } au plus.
refusal-not_own_torpedoes = Ces torpilles visent { $ship } : chacun abat les siennes.
refusal-module_spent = { $extinguished ->
    [one] { $ship } a déjà éteint { $extinguished } feu ce tour.
   *[other] { $ship } a déjà éteint { $extinguished } feux ce tour.
 }
refusal-over_speed = { $ship } : ces manœuvres coûtent { $cost }, la vitesse est de { $speed }.
refusal-unpiloted = { $ship } n’a pas à la fois homme et énergie au module Pilote : pas de manœuvre.
refusal-already_moved = { $ship } a déjà fait ce mouvement.
refusal-no_propulsion = { $ship } : ce mouvement coûte { $cost } unités de propulsion, il en reste { $there }.
refusal-turn_too_wide = { $ship } ne tourne pas de { $turn }° : { $most }° au plus.
refusal-over_gauge = { $gauge } : { $there } ne tient pas sur le dé de cette taille, { $most } au plus.
refusal-over_scale = { $side } dépasserait le barème : { $points } points pour { $scale }.
refusal-energy_short = Plus d’énergie posée que de pions disponibles. À revoir : { $faults }.
refusal-no_crew_post = Ce module n’a pas de poste d’équipage. À revoir : { $faults }.
refusal-medical_fit = Le module Médical ne reçoit que des blessés. À revoir : { $faults }.
refusal-two_wounded = Un seul blessé à la fois au module Médical. À revoir : { $faults }.
refusal-two_crew = Un module ne porte qu’un pion d’équipage. À revoir : { $faults }.
refusal-no_energy_socket = Ce module ne se sert pas d’énergie. À revoir : { $faults }.
refusal-energy_stacked = Un module ne porte qu’un pion d’énergie. À revoir : { $faults }.
refusal-burning_post = Personne dans le feu tant qu’un autre poste est libre. À revoir : { $faults }.
refusal-crew_unplaced = Tout l’équipage doit prendre un poste libre. À revoir : { $faults }.

event-step_started = Tour { $round }, étape : { $step }.
event-round_started = Le tour { $round } commence.
event-assigned = { $ship } assigne équipage : { $crew } ; blessés : { $wounded } ; énergie : { $energy }.
event-moved = { $turn_id ->
    [none] { $ship } manœuvre : { $manoeuvres } (coût { $cost }, { $inches } pouces).
   *[other] { $ship }, mouvement { $part } : { $inches } pouces, virage { $turn }° ({ $cost } unités).
 }
event-drifted = { $inches ->
    [one] { $ship } file tout droit, { $inches } pouce.
   *[other] { $ship } file tout droit, { $inches } pouces.
 }
event-lasers_fired = { $ship } tire sur { $target }, distance { $band } ({ $needed }+) : { $faces }. Touches : { $hits }, dont perçantes : { $pierced }.
event-torpedoes_launched = { $count ->
    [one] { $ship } lance { $count } torpille sur { $target }, case { $box }.
   *[other] { $ship } lance { $count } torpilles sur { $target }, case { $box }.
 }
event-torpedoes_reloaded = { $count ->
    [one] { $ship } recharge { $count } torpille.
   *[other] { $ship } recharge { $count } torpilles.
 }
event-launcher_spent = { $ship } recharge sans rien avoir à charger.
event-turrets_fired = { $extra_id ->
    [true] { $ship }, dés supplémentaires des tourelles sur { $target } : { $faces }. Touches : { $hits }.
   *[other] { $ship } tire de ses tourelles sur { $target } : { $faces }. Touches : { $hits }.
 }
event-torpedoes_destroyed = { $count ->
    [one] { $count } torpille est abattue avant { $ship }.
   *[other] { $count } torpilles sont abattues avant { $ship }.
 }
event-shots_stopped = { $count ->
    [one] { $ship } : le bouclier arrête { $count } touche.
   *[other] { $ship } : le bouclier arrête { $count } touches.
 }
event-shield_lost = { $amount ->
    [one] { $ship } perd { $amount } point de bouclier ({ $cause }).
   *[other] { $ship } perd { $amount } points de bouclier ({ $cause }).
 }
event-hull_lost = { $amount ->
    [one] { $ship } perd { $amount } point de coque ({ $cause }).
   *[other] { $ship } perd { $amount } points de coque ({ $cause }).
 }
event-oxygen_lost = { $amount ->
    [one] { $ship } perd { $amount } point d’oxygène ({ $cause }).
   *[other] { $ship } perd { $amount } points d’oxygène ({ $cause }).
 }
event-critical = { $module_id ->
    [none] Critique sur { $ship } ({ $total }) : un couloir, rien de plus.
   *[other] Critique sur { $ship } ({ $total }) : { $module }.
 }
event-crew_wounded = { $ship } : un blessé au module { $module } ({ $cause }).
event-crew_killed = { $ship } : un mort au module { $module } ({ $cause }).
event-fire_started = { $ship } : le feu prend au module { $module }.
event-fire_out = { $ship } : le feu est éteint au module { $module }.
event-propulsion_gained = { $amount ->
    [one] { $ship } gagne { $amount } point de propulsion.
   *[other] { $ship } gagne { $amount } points de propulsion.
 }
event-oxygen_gained = { $amount ->
    [one] { $ship } gagne { $amount } point d’oxygène.
   *[other] { $ship } gagne { $amount } points d’oxygène.
 }
event-shield_gained = { $amount ->
    [one] { $ship } gagne { $amount } point de bouclier.
   *[other] { $ship } gagne { $amount } points de bouclier.
 }
event-hull_gained = { $amount ->
    [one] { $ship } regagne { $amount } point de coque.
   *[other] { $ship } regagne { $amount } points de coque.
 }
event-crew_healed = { $ship } : un blessé est guéri.
event-torpedo_hit = Une torpille frappe { $ship }.
event-torpedoes_closed = { $ship }, torpilles en approche : { $incoming }.
event-ship_exploded = { $ship } explose.
event-ship_adrift = { $ship } n’a plus d’oxygène : tout l’équipage meurt, le vaisseau est en perdition.
event-battle_decided = { $side_id ->
    [none] Plus aucun camp n’a de vaisseau en service.
   *[other] { $side } est le seul camp qui ait encore des vaisseaux en service.
 }
