step-setup = Set-up
step-start = Start of the round
step-phase = Phase { $phase }

purpose-wind_direction = Direction of the wind
purpose-wind_check = Does the wind change?
purpose-wind_shift = New direction of the wind
purpose-wind_force = New force of the wind
purpose-initiative = Action dice
purpose-gunnery = Gunnery
purpose-drama = Drama dice
purpose-damage = Damage
purpose-damage_reduction = Damage taken off
purpose-wound_check = Wound check
purpose-loss = Rank to lose
purpose-sinking_fate = How she goes down
purpose-sinking_time = How long she has
purpose-musketry = Musket shot
purpose-boarding = Boarding
purpose-lookout = Look-out’s perception
purpose-pilot_eyes = Pilot’s perception
purpose-pilot = Pilot’s roll
purpose-storm = In the storm
purpose-storm_damage = Fury of the storm
purpose-character = Hero’s roll
purpose-character_damage = Hero’s wounds

gauge-brawn = Cannons
gauge-finesse = Crew
gauge-resolve = Hull
gauge-wits = Rudder
gauge-panache = Sails
gauge-drama = Drama
gauge-superficial = Superficial
gauge-serious = Serious
gauge-provisions = Stores

mark-burning = on fire
mark-sinking = sinking
mark-aground = aground
mark-grappled = boarded
mark-irons = head to wind
mark-dismasted = dismasted
mark-powder_wet = wet powder
mark-captured = captured

sheet-traits = Traits
sheet-damage = Damage
sheet-sailing = Sailing
sheet-crew = Crew
sheet-hold = Hold

unit-hexes = hexes
unit-one-hexes = hex
unit-ranks = ranks
unit-one-ranks = rank
unit-cargo_ranks = cargo ranks
unit-one-cargo_ranks = cargo rank
unit-dice = dice
unit-one-dice = die
unit-weeks = weeks
unit-one-weeks = week
unit-raises = raises
unit-one-raises = raise

type-custom = Ship of her own kind

trait-brawn = Brawn (cannons)
trait-finesse = Finesse (crew)
trait-resolve = Resolve (hull)
trait-wits = Wits (rudder)
trait-panache = Panache (sails)

loss-brawn = { trait-brawn }
loss-finesse = { trait-finesse }
loss-resolve = { trait-resolve }
loss-wits = { trait-wits }
loss-panache = { trait-panache }

kind-ship = ship
kind-fort = fort
kind-splinters = splinters
kind-suction = suction of a sinking ship

crew_kind-merchant = merchant
crew_kind-military = military
crew_kind-corsair = filibuster, pirate, privateer
crew_kind-buccaneer = buccaneer, archer

ammo-ball = ball
ammo-chain = chain
ammo-red_hot = red-hot shot
ammo-grape = grape

aim-crew = crew
aim-rudder = rudder
aim-magazine = magazine
aim-sails = sails

arc-full = full power
arc-half = half power
arc-none = no gun bears

board_side-port = port
board_side-starboard = starboard

wind_angle-head = head to wind
wind_angle-quarter_fore = wind on the fore quarter
wind_angle-quarter_aft = wind on the aft quarter
wind_angle-astern = wind astern

speed-stopped = hove to
speed-battle = battle speed
speed-full = full sail

duty-fire = to the fires
duty-muskets = to the muskets

status-afloat = afloat
status-captured = captured
status-sunk = sunk
status-fled = fled
status-ruined = in ruins

cause-gunnery = salvo
cause-aimed = aimed shot
cause-magazine = explosion of the magazine
cause-fire = fire
cause-ramming = collision
cause-aground = grounding
cause-storm = storm

speed_cause-order = by order
speed_cause-wind = the wind allows no more

watch-lookout = the look-out
watch-pilot = the pilot

fate-countdown = sinking
fate-rests = resting on the bottom
fate-slow = sinking slowly
fate-lists_port = listing to port
fate-lists_starboard = listing to starboard
fate-breaks_up = breaking up
fate-nose_down = going down by the head
fate-at_once = gone like a stone

clock-actions_left = { $left ->
    [one] { $left } action
   *[other] { $left } actions
 }
clock-phases_left = { $left ->
    [one] { $left } phase
   *[other] { $left } phases
 }
clock-sinks_at_round = end of round { $left }

force = { $force ->
    [0] calm
    [1] light breeze
    [2] gentle breeze
    [3] moderate breeze
    [4] moderate breeze
    [5] fresh breeze
    [6] strong breeze
    [7] gale
    [8] storm
   *[9] hurricane
 }

fort-brawn = Guns
fort-finesse = Garrison
fort-resolve = Strength
fort-wits = Site
fort-panache = Reaction

field-fort-brawn = Brawn (guns)
field-fort-finesse = Finesse (garrison)
field-fort-resolve = Resolve (strength)
field-fort-wits = Wits (site)
field-fort-panache = Panache (reaction)
