step-setup = Mise en place
step-start = Début du tour
step-phase = Phase { $phase }

purpose-wind_direction = Direction du vent
purpose-wind_check = Le vent tourne-t-il ?
purpose-wind_shift = Nouvelle direction du vent
purpose-wind_force = Nouvelle force du vent
purpose-initiative = Dés d’action
purpose-gunnery = Tir
purpose-drama = Dés d’héroïsme
purpose-damage = Dégâts
purpose-damage_reduction = Dégâts à retrancher
purpose-wound_check = Jet de blessure
purpose-loss = Rang à perdre
purpose-sinking_fate = Comment il coule
purpose-sinking_time = Le temps qu’il lui reste
purpose-musketry = Coup de mousquet
purpose-boarding = Abordage
purpose-lookout = Perception de la vigie
purpose-pilot_eyes = Perception du pilote
purpose-pilot = Manœuvre du pilote
purpose-storm = Dans la tempête
purpose-storm_damage = Violence de la tempête
purpose-character = Jet du héros
purpose-character_damage = Blessures du héros

gauge-brawn = Canons
gauge-finesse = Équipage
gauge-resolve = Coque
gauge-wits = Gouvernail
gauge-panache = Voiles
gauge-drama = Héroïsme
gauge-superficial = Superficiels
gauge-serious = Graves
gauge-provisions = Vivres

mark-burning = en feu
mark-sinking = coule
mark-aground = échoué
mark-grappled = à l’abordage
mark-irons = pris vent debout
mark-dismasted = démâté
mark-powder_wet = poudre mouillée
mark-captured = capturé

sheet-traits = Traits
sheet-damage = Avaries
sheet-sailing = Manœuvre
sheet-crew = Équipage
sheet-hold = Cale

unit-hexes = hexagones
unit-one-hexes = hexagone
unit-ranks = rangs
unit-one-ranks = rang
unit-cargo_ranks = rangs de cargaison
unit-one-cargo_ranks = rang de cargaison
unit-dice = dés
unit-one-dice = dé
unit-weeks = semaines
unit-one-weeks = semaine
unit-raises = augmentations
unit-one-raises = augmentation

type-custom = Navire particulier

trait-brawn = Gaillardise (canons)
trait-finesse = Dextérité (équipage)
trait-resolve = Détermination (coque)
trait-wits = Esprit (gouvernail)
trait-panache = Panache (voiles)

loss-brawn = { trait-brawn }
loss-finesse = { trait-finesse }
loss-resolve = { trait-resolve }
loss-wits = { trait-wits }
loss-panache = { trait-panache }

kind-ship = navire
kind-fort = fort
kind-splinters = éclats de bois
kind-suction = remous du naufrage

crew_kind-merchant = marchand
crew_kind-military = militaire
crew_kind-corsair = flibustier, pirate, corsaire
crew_kind-buccaneer = boucanier, archer

ammo-ball = boulet
ammo-chain = boulet ramé
ammo-red_hot = boulet rouge
ammo-grape = mitraille

aim-crew = équipage
aim-rudder = gouvernail
aim-magazine = sainte-barbe
aim-sails = voilure

arc-full = pleine puissance
arc-half = mi-puissance
arc-none = hors d’angle

board_side-port = bâbord
board_side-starboard = tribord

wind_angle-head = vent debout (Av)
wind_angle-quarter_fore = quart avant (QAv)
wind_angle-quarter_aft = quart arrière (QAr)
wind_angle-astern = vent arrière (Ar)

speed-stopped = en panne
speed-battle = vitesse de combat
speed-full = toutes voiles dehors

duty-fire = au feu
duty-muskets = aux mousquets

status-afloat = à flot
status-captured = capturé
status-sunk = coulé
status-fled = en fuite
status-ruined = en ruine

cause-gunnery = salve
cause-aimed = tir visé
cause-magazine = explosion de la sainte-barbe
cause-fire = incendie
cause-ramming = collision
cause-aground = échouement
cause-storm = tempête

speed_cause-order = sur ordre
speed_cause-wind = le vent l’impose

watch-lookout = la vigie
watch-pilot = le pilote

fate-countdown = coule
fate-rests = posé sur le fond
fate-slow = coule doucement
fate-lists_port = gîte à bâbord
fate-lists_starboard = gîte à tribord
fate-breaks_up = se disloque
fate-nose_down = pique du nez
fate-at_once = coule à pic

clock-actions_left = { $left ->
    [one] { $left } action
   *[other] { $left } actions
 }
clock-phases_left = { $left ->
    [one] { $left } phase
   *[other] { $left } phases
 }
clock-sinks_at_round = fin du tour { $left }

force = { $force ->
    [0] calme
    [1] légère brise
    [2] petite brise
    [3] jolie brise
    [4] jolie brise
    [5] bonne brise
    [6] vent frais
    [7] coup de vent
    [8] tempête
   *[9] ouragan
 }

fort-brawn = Canons
fort-finesse = Garnison
fort-resolve = Résistance
fort-wits = Emplacement
fort-panache = Réaction

field-fort-brawn = Gaillardise (canons)
field-fort-finesse = Dextérité (garnison)
field-fort-resolve = Détermination (résistance)
field-fort-wits = Esprit (emplacement)
field-fort-panache = Panache (réaction)
