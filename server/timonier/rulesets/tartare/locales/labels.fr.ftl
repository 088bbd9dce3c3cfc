gauge-hull = Coque
gauge-shield = Bouclier
gauge-oxygen = Oxygène
gauge-torpedoes = Torpilles
gauge-fit = Valides
gauge-propulsion = Propulsion

mark-exploded = Explosé
mark-fled = En fuite
mark-captured = Capturé
mark-sunk = Détruit
mark-adrift = En perdition
mark-wreck = Va exploser
mark-airless = Sans oxygène
mark-burning = En feu
mark-torpedoes = Torpilles, la plus proche en case { $box }
mark-wounded = Blessés

unit-inches = pouces
unit-one-inches = pouce
unit-degrees = degrés
unit-one-degrees = degré

faction-free-thinkers = Libres Penseurs
faction-titans = Titans
faction-union = Union Universelle
faction-elyseans = Élyséens

class-fighter = Chasseur
class-patrol = Patrouilleur
class-corvette = Corvette
class-frigate = Frégate
class-destroyer = Destroyer
class-cruiser = Croiseur
class-battleship = Cuirassé

type-free-thinkers-fighter = Chasseur des Libres Penseurs
type-free-thinkers-patrol = Patrouilleur des Libres Penseurs
type-free-thinkers-corvette = Corvette des Libres Penseurs
type-free-thinkers-frigate = Frégate des Libres Penseurs
type-free-thinkers-destroyer = Destroyer des Libres Penseurs
type-free-thinkers-cruiser = Croiseur des Libres Penseurs
type-free-thinkers-battleship = Cuirassé des Libres Penseurs
type-titans-fighter = Chasseur des Titans
type-titans-patrol = Patrouilleur des Titans
type-titans-corvette = Corvette des Titans
type-titans-frigate = Frégate des Titans
type-titans-destroyer = Destroyer des Titans
type-titans-cruiser = Croiseur des Titans
type-titans-battleship = Cuirassé des Titans
type-union-fighter = Chasseur de l’Union Universelle
type-union-patrol = Patrouilleur de l’Union Universelle
type-union-corvette = Corvette de l’Union Universelle
type-union-frigate = Frégate de l’Union Universelle
type-union-destroyer = Destroyer de l’Union Universelle
type-union-cruiser = Croiseur de l’Union Universelle
type-union-battleship = Cuirassé de l’Union Universelle
type-elyseans-fighter = Chasseur des Élyséens
type-elyseans-patrol = Patrouilleur des Élyséens
type-elyseans-corvette = Corvette des Élyséens
type-elyseans-frigate = Frégate des Élyséens
type-elyseans-destroyer = Destroyer des Élyséens
type-elyseans-cruiser = Croiseur des Élyséens
type-elyseans-battleship = Cuirassé des Élyséens
type-custom = Vaisseau sur mesure

module-pilot = Pilote
module-engine = Moteur
module-armament = Armement
module-medical = Médical
module-launcher = Lanceur
module-turrets = Tourelles
module-repair = Réparation
module-energy = Énergie
module-firefighting = Incendie
module-survival = Survie
module-shield = Bouclier

manoeuvre-straight = droit devant
manoeuvre-left_45 = virage à gauche à 45°
manoeuvre-right_45 = virage à droite à 45°
manoeuvre-left_90 = virage serré à gauche à 90°
manoeuvre-right_90 = virage serré à droite à 90°
manoeuvre-about = demi-tour à 180°

obstacle-none = aucun obstacle
obstacle-asteroids = champ d’astéroïdes
obstacle-planet = planète

cause-laser = laser
cause-torpedo = torpille
cause-turret = tourelles
cause-fire = feu
cause-critical = critique

status-active = en service
status-adrift = en perdition
status-exploded = explosé
status-fled = en fuite
status-captured = capturé
status-sunk = détruit

reason-fled = en fuite
reason-captured = capturé
reason-sunk = détruit

launcher-launched = torpilles lancées
launcher-reloaded = silos rechargés

weapon-lasers = laser
weapon-torpedoes = silo à torpilles
weapon-turrets = tourelle

tokens-crew = valides
tokens-wounded = blessés

target-torpedoes = les torpilles

incoming-1 = case 1 :
incoming-2 = case 2 :
incoming-3 = case 3 :
incoming-4 = case 4 :
incoming-5 = case 5 :
incoming-6 = case 6 :
incoming-7 = case 7 :
incoming-8 = case 8 :
incoming-9 = case 9 :

faults-energy_short = (trop d’énergie posée)
faults-no_crew_post = (équipage sur un module sans poste)
faults-medical_fit = (homme valide au module Médical)
faults-two_wounded = (deux blessés au module Médical)
faults-two_crew = (deux pions d’équipage sur un module)
faults-no_energy_socket = (énergie sur un module qui ne s’en sert pas)
faults-energy_stacked = (deux pions d’énergie sur un module)
faults-burning_post = (équipage dans le feu alors qu’un poste est libre)
faults-crew_unplaced = (équipage en réserve alors qu’un poste est libre)

sheet-ship = Vaisseau
sheet-numbers = Caractéristiques
sheet-gauges = Jauges
sheet-crew = Équipage et réserve
sheet-incoming = Torpilles en approche
sheet-turn = Ce tour

option-edition = Édition
option-edition-aid = aide de jeu (d8, Pilote, manœuvres)
option-edition-book = livre (d10, Moteur, propulsion)
option-scale = Barème : points par camp (0 : sans limite)
option-fire_order = Ordre des tirs
option-fire_order-ship = chaque vaisseau : torpilles puis lasers
option-fire_order-part = toutes les torpilles, puis tous les lasers
option-split_fire = Lasers répartis entre plusieurs cibles
option-reload_when = Recharge possible
option-reload_when-not_full = dès qu’un silo est vide
option-reload_when-empty = quand tous les silos sont vides
option-turret_targets = Cibles des tourelles
option-turret_targets-light = vaisseaux légers
option-turret_targets-any = tous les vaisseaux
option-turret_hits = Touches de tourelle sur un bouclier
option-turret_hits-absorb = l’usent
option-turret_hits-bounce = ricochent
option-turret_extra = Dé supplémentaire sur un 6 de tourelle
option-turret_extra-chain = à chaque 6
option-turret_extra-once = une seule fois
option-turret_screen = Torpilles visées par les tourelles
option-turret_screen-own = celles du vaisseau
option-turret_screen-escort = aussi celles d’un ami à distance 1
option-burning_modules = Modules arrêtés par le feu
option-burning_modules-named = Lanceur, Tourelles, Énergie
option-burning_modules-all = tous sauf Incendie
option-energy_stack = Pions d’énergie par module
option-energy_stack-one = un seul
option-energy_stack-each = plusieurs, chacun agit
option-wounded_work = Les blessés servent les modules
option-second_wound = Seconde blessure par un critique
option-second_wound-dies = tue
option-second_wound-stays = reste sans effet
