ruleset-name = Bordées et forts
ruleset-about = La marine à voile en grand : lignes de bataille, vent, bordées, abordages et forts à terre. Deux camps sur des hexagones.

### Étapes

step-setup = Mise en place
step-wind = 1. Vent
step-first_move = 2. Mouvement (premier camp)
step-second_auto_fire = 3. Tir automatique (second camp)
step-first_action = 4. Tir ou abordage (premier camp)
step-second_move = 5. Mouvement (second camp)
step-first_auto_fire = 6. Tir automatique (premier camp)
step-second_action = 7. Tir ou abordage (second camp)

board-step-first_move = 2. { $side } : mouvement
board-step-second_auto_fire = 3. { $side } : tir automatique
board-step-first_action = 4. { $side } : tir ou abordage
board-step-second_move = 5. { $side } : mouvement
board-step-first_auto_fire = 6. { $side } : tir automatique
board-step-second_action = 7. { $side } : tir ou abordage

### Options

option-automatic_fire = Tir automatique
option-automatic_fire-self = de lui-même aux phases 3 et 6
option-automatic_fire-by_order = seulement sur ordre
option-fire_or_boarding = Tir ou abordage
option-fire_or_boarding-ship = chaque navire choisit
option-fire_or_boarding-side = tout le camp choisit
option-fire_into_boarding = Tirer dans une mêlée
option-locked_ships_fire = Tir des navires aux prises
option-locked_ships_fire-never = jamais
option-locked_ships_fire-automatic = aux phases 3 et 6
option-edge_line = Ligne de tir sur un bord d’hexagone
option-edge_line-both = masquée si les deux cases sont prises
option-edge_line-either = masquée si une des cases est prise
option-fort_value = Valeur des forts
option-fort_value-fire = le potentiel de tir lui-même
option-fort_value-combat = un potentiel de combat, à diviser par deux
option-sailing = Règles de navigation
option-sailing-house = coûts de la maison
option-sailing-free = libre, selon la boîte
option-wind_shifts = Sautes de vent
option-prize_value = Valeur des prises
option-prize_value-printed = pleine valeur
option-prize_value-current = potentiel de combat restant
option-last_round = Dernier tour (0 : sans limite)

### Ordres et champs

command-next = Phase suivante
command-fire = Tirer
command-board = Aborder
command-break_off = Rompre l’abordage
command-move = Manœuvrer
command-place = Placer
command-set_wind = Régler le vent
command-adjust = Décréter
command-note = Noter
command-add_ship = Ajouter un navire
command-remove_ship = Retirer un navire
command-conclude = Clore la bataille

field-hold_fire = Ne tirent pas
field-ship = Navire
field-ships = Attaquants
field-target = Cible
field-board-target = Défenseur
field-range = Portée (hexagones)
field-bearing = Bordée
field-blocked = Ligne masquée
field-steps = Manœuvre
field-heading = Cap
field-hex = Case
field-from = Vent de
field-from_deg = Vent de (degrés)
field-reason = Motif
field-cause = Cause
field-text = Texte
field-field = Champ
field-value = Valeur
field-name = Nom
field-side = Camp
field-type = Type
field-kind = Genre
field-combat_printed = Potentiel de combat
field-movement_printed = Potentiel de déplacement
field-hits = Avaries
field-combat = Combat actuel
field-movement = Déplacement actuel
field-fire_column = Potentiel de tir
field-status = État
field-captured_by = Pris par
field-attitude = Allure
field-grappled_with = Aux prises avec
field-boarders_bonus = Bonus de l’abordeur
field-fired = A tiré
field-boarded = A abordé
field-was_boarded = A été abordé
field-tried_break_off = A tenté de rompre
field-points_spent = Points dépensés
field-points_left = Points restants
field-stuck = Bloqué
field-wind-from = Vent de
field-round = Tour
field-step = Phase
field-phase = Numéro de la phase
field-column = Colonne
field-faces = Dé
field-modifier = Modificateur
field-row = Rangée
field-damage = Avaries infligées
field-amount = Avaries subies
field-automatic = Automatique
field-by = Par
field-attack = Attaque
field-defence = Défense
field-bonus = Bonus
field-result = Résultat
field-spent = Points employés
field-scores = Scores
field-winner = Vainqueur
field-sheet = Fiche
field-code = Motif
field-rule = Règle

steps-ahead = avancer
steps-port = venir à bâbord
steps-starboard = venir à tribord

bearing-port = bâbord
bearing-starboard = tribord
bearing-ahead = devant
bearing-astern = derrière

cause-drawn = tirage
cause-shift = saute
cause-decree = décret

kind-ship = navire
kind-fort = fort

status-in_play = en jeu
status-captured = prise
status-sunk = coulé
status-fled = en fuite

attitude-head_to_wind = Face au vent
attitude-close_hauled = Au près
attitude-reaching = Grand largue
attitude-running = Vent arrière

heading-0 = 0 (nord)
heading-1 = 1 (nord-est)
heading-2 = 2 (sud-est)
heading-3 = 3 (sud)
heading-4 = 4 (sud-ouest)
heading-5 = 5 (nord-ouest)

wind-force = jolie brise

### Dés

purpose-gunnery = Tir
purpose-boarding = Abordage
purpose-break_off = Rupture
purpose-wind_start = Vent de départ
purpose-wind_shift = Saute de vent

### Le tableau

gauge-combat = Combat
gauge-movement = Déplacement
gauge-points_left = Points restants

mark-sunk = Coulé
mark-captured = Prise
mark-fled = En fuite
mark-grappled = Aux prises
mark-bonus = Bonus de l’abordeur
mark-stuck = Bloqué
mark-fired = A tiré
mark-boarded = A abordé

sheet-potentials = Potentiels
sheet-position = Position
sheet-fight = Abordage
sheet-phase = Cette phase
sheet-fate = Sort

### Pions

type-first-rate = Trois-ponts
type-ship-of-the-line = Vaisseau de ligne
type-fourth-rate = Vaisseau de 50
type-frigate = Frégate
type-corvette = Corvette
type-brig = Brick
type-merchantman = Navire marchand
type-custom = Autre pion
type-islet-fort = Fort de l’îlot
type-town-fort = Fort de la ville

### Unités

unit-hexes = hexagones
unit-one-hexes = hexagone
unit-points = points
unit-one-points = point
unit-degrees = degrés
unit-one-degrees = degré
unit-hits = avaries
unit-one-hits = avarie
unit-turns = tours
unit-one-turns = tour
unit-directions = directions
unit-one-directions = direction
wind-from-0 = { heading-0 }
wind-from-1 = { heading-1 }
wind-from-2 = { heading-2 }
wind-from-3 = { heading-3 }
wind-from-4 = { heading-4 }
wind-from-5 = { heading-5 }
