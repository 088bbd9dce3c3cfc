ruleset-name = Trirème
ruleset-about = La guerre des galères : ramer, éperonner, briser les rames, jeter les grappins. Deux flottes antiques sur des hexagones.

command-move = Avancer
command-ram = Éperonner
command-rake = Briser les rames
command-repair = Réparer
command-grapple = Lancer les grappins
command-allot = Répartir l’abordage
command-cut = Couper les grappins

field-speed = Vitesse
field-path = Trajet, case par case
field-hexes = Cases tout droit
field-reefs = Cases de récif (rang dans le trajet)
field-more = Continue ensuite
field-aspect = Où la cible est touchée
field-resists = La cible résiste
field-cut-resists = L’autre veut garder les grappins
field-points = Points par adversaire
field-id = Identifiant
field-name = Nom
field-home = Camp d’origine
field-size = Taille
field-ram = Rostre
field-flags = Particularités
field-crew = Équipage
field-normal = Vitesse normale
field-cruise = Croisière
field-full = Pleine vitesse
field-allowance = Points disponibles
field-boarding = Valeur actuelle
field-boarding_max = Valeur d’abordage
field-tired = Fatigué
field-damage = Avarie
field-status = État
field-marines = Marine group
field-must_back = Doit reculer
field-grappled = Accroché à
field-stats = Valeurs propres
field-stats-boarding = Valeur d’abordage
field-turn-speed = Vitesse ce tour
field-turn-moved = Cases parcourues ce tour
field-turn-ended = Mouvement terminé
field-turn-rammed = Éperonné ce tour
field-turn-allotted = Points répartis
field-round = Tour
field-first_side = Camp qui joue en premier
field-wind-force = Force du vent

unit-hexes = cases
unit-one-hexes = case
unit-points = points
unit-one-points = point

option-first_player = Premier joueur
option-first_player-battle = désigné une fois pour la bataille
option-first_player-turn = tiré au dé à chaque tour
option-speeds = Vitesses
option-speeds-two = croisière et pleine vitesse
option-speeds-three = une vitesse normale en plus
option-full_turns = Virages à pleine vitesse
option-full_turns-spaced = jamais deux de suite
option-full_turns-one = un seul par mouvement
option-backing = Marche arrière
option-backing-step = une case du mouvement
option-backing-whole = tout le mouvement
option-faster = Qui avance plus vite
option-faster-points = celui qui a parcouru plus de cases
option-faster-pace = celui qui a choisi la vitesse supérieure
option-ram_parity = Pair ou impair
option-ram_parity-total = du total du navire
option-ram_parity-difference = de la différence
option-ram_order = Éperonnages
option-ram_order-in_order = l’un après l’autre
option-ram_order-at_once = tous ensemble
option-first_fight = Premier combat
option-first_fight-always = dès que les grappins tiennent
option-first_fight-choice = si l’un des deux le veut
option-assailant = Assaillant
option-assailant-grappler = qui a lancé les grappins
option-assailant-stronger = le plus fort dans le combat
option-repair = Jet de réparation
option-repair-must = obligatoire
option-repair-may = facultatif
option-half_boarding = Moitié d’une valeur impaire
option-half_boarding-exact = au demi-point près
option-half_boarding-down = arrondie vers le bas
option-victory = Points de victoire
option-victory-size = selon la taille
option-victory-ships = un par navire
option-calm = Le vent peut tomber

step-repairs = Réparation des avaries
step-first_moves = Mouvements du premier joueur
step-second_moves = Mouvements du second joueur
step-ramming = Éperonnage
step-boarding = Abordage
step-cutting = Grappins coupés

purpose-first_player = premier joueur
purpose-wind = vent
purpose-repair = réparation
purpose-reef = récif
purpose-fatigue = fatigue
purpose-ram = éperonnage
purpose-ram_defence = défense contre l’éperonnage
purpose-rake = rames à briser
purpose-rake_defence = défense des rames
purpose-grapple = grappins
purpose-grapple_defence = défense contre les grappins
purpose-cut = grappins à couper
purpose-cut_defence = défense des grappins
purpose-boarding = abordage

gauge-movement = Mouvement
gauge-boarding = Abordage

mark-crippled = avarié
mark-partial = réparé en partie
mark-permanent = avarie permanente
mark-tired = fatigué
mark-grappled = accroché
mark-rammed = éperonné
mark-must_back = doit reculer
mark-prize = prise
mark-becalmed = encalminé

type-custom = Navire particulier

speed-normal = vitesse normale
speed-cruise = croisière
speed-full = pleine vitesse
turn-speed-normal = vitesse normale
turn-speed-cruise = croisière
turn-speed-full = pleine vitesse
path-ahead = tout droit
path-port = bâbord
path-starboard = tribord
path-back = en arrière
path-back_port = en arrière à gauche
path-back_starboard = en arrière à droite
aspect-bow = proue
aspect-bow_beam = flanc avant
aspect-quarter_beam = flanc arrière
aspect-stern = poupe
crew-expert = expert
crew-average = moyen
crew-novice = novice
crew-slave = esclave
flags-sail = à voile seulement
flags-merchant = bateau marchand
flags-veneti = vénète
flags-lembus = lembus
flags-saxon = saxon
flags-sedekieres = sedekieres
damage-none = aucune
damage-crippled = avarié
damage-partial = réparé en partie
damage-permanent = permanente
status-afloat = à flot
force-breeze = Brise
force-calm = Calme plat
wind-force-breeze = brise
wind-force-calm = calme plat
cause-reef = récif
cause-ram = éperonnage
cause-rake = rames brisées
cause-damage = avaries
result-none = indemne
result-crippled = avarié
result-sunk = coulé
result-sinks = coule
result-permanent = avarie permanente
result-nothing = sans effet
result-partial = réparé en partie
result-repaired = réparé
result-assailant_taken = assaillant capturé
result-defender_taken = défenseur capturé
result-stand = combat poursuivi

sheet-ship = Navire
sheet-condition = État
sheet-movement = Mouvement
sheet-boarding = Abordage
sheet-size = « { $size } »
sheet-allowance = { $speeds ->
    [three] normale { $normal }, croisière { $cruise }, pleine { $full }
   *[two] croisière { $cruise }, pleine { $full }
 }

setup-wind = le vent est un objet avec sa force
table-nothing = rien
table-score = un nombre de 0 à 99
table-odds = un rapport comme 3:2
table-rising = les rapports doivent monter d’une colonne à l’autre
table-cells = une ligne n’a pas autant de cases qu’il y a de colonnes
table-open-ends = la ligne la plus basse doit être ouverte vers le bas, la plus haute vers le haut
table-gap = deux lignes laissent un trou ou se recouvrent
table-backwards = une ligne finit avant de commencer
table-faces = chaque face du dé doit figurer d’un seul côté
table-totals = les totaux doivent aller de 1 en montant, sans trou
table-total = un total de 1 à 99
table-language = une langue (fr, en)
table-type = un identifiant de type de navire

refusal-unknown_ship = Navire inconnu : { $ship }.
refusal-ship_out = { $ship } n’est plus en jeu.
refusal-target_out = La cible, { $target }, n’est plus en jeu.
refusal-self_target = { $ship } ne peut pas se prendre pour cible.
refusal-empty_path = Aucune case : il faut un trajet ou un nombre de cases.
refusal-not_crippled = { $ship } n’a pas d’avarie.
refusal-already_grappled = { $ship } et { $target } sont déjà accrochés.
refusal-not_grappled = { $ship } et { $target } ne sont pas accrochés.
refusal-not_fighting = { $target } n’est pas un ennemi accroché à { $ship }.
refusal-duplicate_ship = Cet identifiant est déjà celui d’un navire : { $ship }.
refusal-unknown_side = Camp inconnu : { $side }.
refusal-unknown_type = Type de navire inconnu : { $type }.
refusal-battle_over = La bataille est terminée.
refusal-wrong_step = Pas pendant cette étape : { $step }.
refusal-not_their_move = { $ship } attend : ce sont les mouvements d’un autre camp ({ $side }).
refusal-move_open = { $other } n’a pas terminé son mouvement.
refusal-already_moved = { $ship } a déjà avancé ce tour.
refusal-rammed = { $ship } a été éperonné : il ne bouge plus de ce tour.
refusal-grappled = { $ship } est accroché ({ $others }) : il ne peut pas bouger.
refusal-becalmed = { $ship } n’a pas de rames et le vent est tombé.
refusal-both_speeds = { $ship } avance déjà ce tour à une autre vitesse : { $speed }.
refusal-no_full_speed = { $ship } n’a pas de pleine vitesse.
refusal-full_crippled = { $ship } est avarié : pas de pleine vitesse.
refusal-full_tired = { $ship } a des rameurs fatigués : pas de pleine vitesse.
refusal-must_back = { $ship } a éperonné : sa première case est une marche arrière.
refusal-back_twice = { $ship } ne recule que d’une case par tour.
refusal-back_only = Pour { $ship }, une marche arrière est tout le mouvement.
refusal-two_turns = Trop de virages pour { $ship } à pleine vitesse.
refusal-too_far = { $ship } dépenserait { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
 } sur { $points }.
refusal-no_ram = { $ship } n’a pas de rostre.
refusal-friendly_target = { $target } est du même camp.
refusal-not_forward = Le contact se prend en marche avant.
refusal-rake_and_ram = { $ship } s’en est pris aux rames ce tour : pas d’éperonnage en plus sur { $target }.
refusal-not_full = Les rames ne se brisent qu’à pleine vitesse.
refusal-rake_aspect = Les rames ne se brisent que par le flanc avant ou arrière, pas par la { $aspect }.
refusal-no_oars = { $target } n’a pas de rames.
refusal-already_raked = { $ship } ne s’en prend qu’une fois par tour aux rames d’un même navire ({ $target }).
refusal-permanent = { $ship } a une avarie permanente : elle ne se répare plus.
refusal-already_tried = { $ship } a déjà essayé ce tour.
refusal-over_boarding = { $ship } n’a que { $points ->
    [one] { $points } point
   *[other] { $points } points
 } d’abordage à répartir.
refusal-not_allotted = { $ship } doit répartir ses points d’abordage entre ses combats : { $others }.

event-round_started = Tour { NUMBER($round, useGrouping: 0) }.
event-step_started = { $step }.
event-first_player_set = Premier joueur : { $side } (dé : { $face }).
event-wind_rolled = { $force_id ->
    [calm] Le vent tombe (dé : { $face }).
   *[breeze] La brise tient (dé : { $face }).
 }
event-moved = { $ship }, { $speed } : { $steps } ({ $points } en tout ce tour).
event-move_ended = { $ship } s’arrête après { $points ->
    [one] { $points } case
   *[other] { $points } cases
 }.
event-fatigue_rolled = { $tired_id ->
    [true] { $ship } : les rameurs sont fatigués (dé : { $face }).
   *[false] { $ship } : les rameurs tiennent bon (dé : { $face }).
 }
event-reef_passed = { $ship } franchit le récif (dé : { $face }).
event-ram_declared = { $ship } éperonne { $target } : { $aspect }.
event-ram_resolved = Éperonnage : { $ship } { $total }, { $result } ; { $target } { $target_total }, { $target_result }.
event-ram_void = { $ship } contre { $target } : l’éperonnage est sans objet.
event-rake_resolved = { $success_id ->
    [true] { $target } a des rames brisées par { $ship } ({ $total } contre { $target_total }).
   *[false] { $target } garde ses rames, { $ship } échoue ({ $total } contre { $target_total }).
 }
event-grapple_tried = { $success_id ->
    [true] { $ship } lance ses grappins sur { $target } : ils tiennent ({ $total } contre { $target_total }).
   *[false] { $ship } lance ses grappins sur { $target } : ils tombent ({ $total } contre { $target_total }).
 }
event-cut_rolled = { $success_id ->
    [true] { $ship } coupe les grappins, { $target } lâche prise ({ $total } contre { $target_total }).
   *[false] { $ship } ne coupe pas les grappins, { $target } tient bon ({ $total } contre { $target_total }).
 }
event-grappled = { $ship } et { $target } sont accrochés.
event-grapple_cut = Les grappins entre { $ship } et { $target } sont coupés.
event-points_allotted = { $ship } répartit ses points : { $points }.
event-fight_resolved = Abordage : { $ship } ({ $points }) contre { $target } ({ $target_points }), { $odds_id ->
    [none] sans dé
   *[other] à { $odds }, dé : { $face }
 } – { $result }.
event-ship_captured = { $recaptured_id ->
    [true] { $by } reprend { $ship } (camp : { $side }).
   *[false] { $by } capture { $ship } (camp : { $side }).
 }
event-ship_crippled = { $ship } subit une avarie ({ $cause }).
event-ship_sunk = { $ship } coule ({ $cause }).
event-repair_rolled = { $ship } tente de réparer, total { $total } (dé : { $face }) : { $result }.
event-damage_set = { $damage_id ->
    [none] { $ship } est réparé.
    [permanent] { $ship } : avarie permanente.
   *[other] { $ship } : { $damage }.
 }
event-battle_decided = { $side_id ->
    [none] Aucun camp n’est plus en jeu.
   *[other] Un seul camp est encore en jeu : { $side }.
 }
event-concluded = La bataille est terminée : { $winner_id ->
    [none] match nul
   *[other] vainqueur { $winner }
 } ({ $scores }).
