### The rules, in a few words: one a message, its title and then what it does at the table.

## Generalities

rule-tt-gen-1 = Two editions
    .text = The edition chooses the course of the turn, the laser die, the helm module, the way of moving and when torpedoes fly. The play aid: d8, Pilot, manoeuvres. The book: d10, Engine, propulsion. All else is common, and the orders of one do not serve in the other.
rule-tt-gen-2 = Measuring distances
    .text = Ranges are in inches, from 0 to 500, and 4 inches make one distance: up to 4, distance 1; up to 8, distance 2; and so on. An exact multiple of 4 counts as the nearer distance.
rule-tt-gen-3 = Speed order
    .text = In the steps of fire, action and launcher, ships act from the fastest to the slowest. Once a slower ship has acted, the faster ones have let their turn pass. Ships of equal speed act in any order.
rule-tt-gen-4 = Who takes orders
    .text = An order goes to a ship that is known and active: neither out of play nor adrift. A ship adrift may still be fired at.
rule-tt-gen-5 = No wind
    .text = There is no wind in space: the wind display stays dark.

## Turn

rule-tt-turn-1 = Steps, play aid
    .text = Assignment, movement, fire and reload, activation of modules, fires and turrets, explosions. An order outside its step is refused.
rule-tt-turn-2 = Steps, book
    .text = Assignment, action and movement, launcher and reload, activation of modules, fires and turrets, explosions, last movement. An order outside its step is refused.
rule-tt-turn-3 = End of the turn
    .text = Ship by ship, from the fastest to the slowest: without hull it explodes; otherwise, without oxygen it goes adrift. Then a new turn starts with assignment.

## Ships and fleets

rule-tt-ship-1 = Size of a ship
    .text = The size comes from the class (table T1): from 3 for a fighter to 9 for a battleship. A custom ship may have 1 to 9.
rule-tt-ship-2 = Starting state
    .text = A ship starts with its hull, shield and oxygen whole and all silos loaded; by the book, with as much propulsion as speed.
rule-tt-ship-3 = Catalogue of ships
    .text = Each sheet of the catalogue (table T3) is that of the class, changed by the faction (table T2).
rule-tt-ship-4 = Points of a ship
    .text = The points are the sum of the values on the sheet, each times its weight (table T4). A changed sheet is priced anew unless its points are given.
rule-tt-ship-5 = Gauge die
    .text = Hull, shield, oxygen and silos are each counted on one die: at most 6, 10 or 12 by size (table T1). Above that the ship is refused, but the GM may overrule.
rule-tt-ship-6 = Standard watch
    .text = At setup crew and energy are laid out by table T17, one token a module, as far as they go. It is a starting point: assignment changes it freely.
rule-tt-fleet-1 = The voted scale
    .text = With a scale, a side enrols no more points than voted; its losses still count. A ship that would exceed it is refused; a setup above it is only flagged.
rule-tt-fleet-2 = Deploying the fleet
    .text = Ships are set down one after another at their side’s table edge, the slowest first.

## Modules

rule-tt-mod-1 = Working a module
    .text = A ship has ten modules (table T5). To work, a module needs a crew token, an energy token or both, depending on which it is.
rule-tt-mod-2 = The wounded
    .text = Only a fit token mans a module. A wounded one takes up the place without working; on Medical it is the patient. An option puts the wounded to work.
rule-tt-mod-3 = Burning module
    .text = While they burn, Launcher and Turrets cannot be used and Energy gives no token; the other modules work on. An option stops every burning module but Fire-fighting.

## Assignment

rule-tt-assign-1 = Laying out tokens
    .text = In assignment players lay out crew and energy as they like. A token that no order moves stays where it was.
rule-tt-assign-2 = Energy available
    .text = The number on the sheet, plus 1 if a fit token mans Energy and it does not burn. No more than that may lie on modules.
rule-tt-assign-3 = One crew a module
    .text = A module holds a single crew token, fit or wounded.
rule-tt-assign-4 = One patient
    .text = Medical takes a single wounded token at a time.
rule-tt-assign-5 = Crew posts
    .text = Shield, Survival and Fire-fighting have no post. Medical takes only a wounded token; elsewhere both fit and wounded may stand.
rule-tt-assign-6 = Energy tokens
    .text = Energy goes only to modules that use it (table T5), one token a module; an option allows stacking. The rest waits in reserve.
rule-tt-assign-7 = Not into the fire
    .text = A token stands on a burning module only if no safe post is left for it.
rule-tt-assign-8 = All hands posted
    .text = No living token stays in reserve while an empty post could take it, even a burning one.
rule-tt-assign-9 = Check of the sheets
    .text = On leaving assignment all active sheets are checked; the refusal names every ship and fault, so that one look mends all.

## Movement

rule-tt-move-1 = Cost of manoeuvres
    .text = Play aid: the ship turns over its movement counters; their costs (table T8) add up to at most its speed.
rule-tt-move-2 = At the helm
    .text = Play aid: to manoeuvre, a ship needs a fit token and an energy token on Pilot.
rule-tt-move-3 = Without a pilot
    .text = Play aid: on entering movement, an unpiloted ship drifts straight ahead by half its speed in inches, rounded down, at least 1 if it has any speed.
rule-tt-move-4 = One move each
    .text = One move a turn with the play aid, one a part with the book. Nobody has to move; with the play aid a piloted ship without an order stands still.
rule-tt-move-5 = Units of propulsion
    .text = Book: three moves a turn, the first two at 2 units in the action step, the last at 3 units at the end of the turn. They need neither crew nor energy, only units in store.
rule-tt-move-6 = Gliding by inertia
    .text = Book: a ship that skips move 1 glides one inch straight ahead, as soon as it fires, takes move 2, lets a slower ship act or, at the latest, when the action step ends. Move 1 is then closed to it.
rule-tt-move-7 = Angle of the turn
    .text = Book: every move is one template long, 4 inches. The size limits only the angle of the turn (table T1).
rule-tt-move-8 = Move, fire, move
    .text = Book: in the action step first move 1, then lasers, then move 2. After move 2 no more fire; after firing no more move 1.
rule-tt-move-9 = Going adrift
    .text = A ship adrift goes straight ahead at the first movement of the turn: half its speed with the play aid, 1 inch with the book.

## Lasers

rule-tt-fire-1 = To fire
    .text = A fit token and an energy token on Armament are needed. Lasers fire in the fire step (play aid) or the action step (book).
rule-tt-fire-2 = One die a laser
    .text = Each laser fires once a turn and throws one die: d8 with the play aid, d10 with the book. They may be split among targets, unless the option forbids it.
rule-tt-fire-3 = To hit
    .text = A die hits if it reaches the number of table T10 (play aid) or T11 (book), by distance and the target’s size. The bigger and nearer it is, the easier.
rule-tt-fire-4 = A 1 fails
    .text = A 1 on the die never hits.
rule-tt-fire-5 = Piercing shot
    .text = The top face (8 or 10) always hits, goes through the shield, takes 1 hull and causes a critical.
rule-tt-fire-6 = Shield, then hull
    .text = Every other hit takes 1 shield while any is left, otherwise 1 hull.
rule-tt-fire-7 = Line of sight
    .text = The whole zone is in range, all round. A planet in the line stops the shot; an asteroid field adds 1 to the number needed.
rule-tt-fire-8 = Target and weapon
    .text = The target is another ship in play; aiming at one’s own side is refused, but the GM may overrule. Without lasers, silos or turrets none can be used.

## Torpedoes

rule-tt-torp-1 = Launch or reload
    .text = With a fit token on Launcher, and no fire there, a ship launches or reloads, one of the two, once a turn. No energy is needed.
rule-tt-torp-2 = Launching torpedoes
    .text = Any number of loaded torpedoes goes at a single target. They are laid on its sheet, in the approach box of their distance, 5 at most.
rule-tt-torp-3 = Reloading the silos
    .text = A reload fills all silos. At least one must be empty; by option, all of them.
rule-tt-torp-4 = Torpedoes before lasers
    .text = Play aid: after its lasers a ship neither launches nor reloads. By option all ships launch first: with the first laser fired it is over for everybody.
rule-tt-torp-5 = Closing in
    .text = In the explosions step, after the strikes, every torpedo on its way moves one box nearer: from 5 to 4, and so down to 1.
rule-tt-torp-6 = Torpedoes strike
    .text = In the explosions step every torpedo in box 1 strikes: 1 hull in spite of the shield, then a critical.

## Turrets

rule-tt-turret-1 = Firing turrets
    .text = After the fires, with a fit token on Turrets, and no fire there: 1d6 a turret, each once a turn. The dice may be split.
rule-tt-turret-2 = Reach of turrets
    .text = They reach distance 1: torpedoes in box 1, or a light ship, of size 4 at most. An option admits every size.
rule-tt-turret-3 = Turret hits
    .text = 4 or more destroys a torpedo, or does 1 damage to a ship. Never a critical.
rule-tt-turret-4 = Another shot on 6
    .text = Each 6 hits and gives one more die, while the target has something to lose. A 6 on that die gives another, unless the option says no.
rule-tt-turret-5 = Stopped by shields
    .text = Turret hits wear the shield down first, then the hull. By option they bounce off a shield without effect.
rule-tt-turret-6 = Each its own
    .text = A ship shoots at the torpedoes bound for it. By option also at those in box 1 of a friend at distance 1.

## Criticals and fires

rule-tt-crit-1 = A critical
    .text = A piercing laser face or a torpedo that strikes causes a critical: 2d6 on table T12, on top of the hull point.
rule-tt-crit-2 = Fire breaks out
    .text = Where T12 says so, a fire token goes on the module. A module never has two: on a burning one nothing is added, but hull and wounds count.
rule-tt-crit-3 = Crew wounded
    .text = Where T12 says so, the fit on the module are wounded and those wounded already die. By option they stay wounded.
rule-tt-crit-4 = Medical struck
    .text = On 12 everybody on Medical dies, without a fire.
rule-tt-crit-5 = The helm struck
    .text = 8 strikes Pilot (play aid) or Engine (book).
rule-tt-crit-6 = Critical on a hulk
    .text = On a ship adrift no critical is thrown; it loses the hull point all the same.
rule-tt-blaze-1 = Fire eats the air
    .text = Before the turrets each burning module costs its ship 2 oxygen.
rule-tt-blaze-2 = Crew in the fire
    .text = At the same moment the crew on a burning module is hurt: the fit are wounded, the wounded die, whatever the options.

## Activation

rule-tt-act-1 = Modules act
    .text = On entering activation every module manned and powered acts by itself: Engine, Survival, Shield, Repair, Fire-fighting, Medical. Which of them work is judged at the start of the step.
rule-tt-act-2 = Engine module
    .text = Book: manned and powered, it adds as many units of propulsion as the speed, up to three times that.
rule-tt-act-3 = Survival module
    .text = Powered, the module gives back 1 oxygen.
rule-tt-act-4 = Shield module
    .text = Powered, the module gives back 2 shield.
rule-tt-act-5 = Repair module
    .text = Manned, the module gives back 1 hull.
rule-tt-act-6 = Fire-fighting module
    .text = Powered, it puts out one fire, even its own. If there are several, the GM chooses; failing that, when the step ends, a module with somebody on it comes first.
rule-tt-act-7 = Medical module
    .text = With energy and a wounded token, that token becomes fit where it stands; one a turn.
rule-tt-act-8 = Caps of gauges
    .text = No gauge rises above its start; only propulsion may reach three times its own.
rule-tt-act-9 = Stacked energy
    .text = With the option of stacking, every energy token on Survival, Shield or Fire-fighting acts: 1 oxygen, 2 shield or 1 fire out for each.

## End of turn

rule-tt-end-1 = The ship explodes
    .text = At the end of the turn a ship with 0 hull explodes. Until then it acts, and a repair may still save it.
rule-tt-end-2 = Out of oxygen
    .text = At the end of the turn a ship without oxygen goes adrift: all its crew die, its energy is taken off, its fires do nothing more, and it takes no orders.
rule-tt-end-3 = Leaving the zone
    .text = A ship that leaves the zone of play has fled; the GM removes it.
rule-tt-end-4 = One side left
    .text = If at the end of a turn at most one side has active ships, the log says so. The battle goes on until the GM concludes it.
rule-tt-end-5 = Orphaned torpedoes
    .text = With a ship that goes out of play vanish the torpedoes bound for it; those it launched fly on.

## The GM

rule-tt-gm-1 = What a decree changes
    .text = A decree changes the numbers of a sheet, the tokens on a module or in reserve, a fire, an approach box or a ship’s status, even out of play. What derives from it follows; nothing else happens.
rule-tt-gm-2 = Overruling a refusal
    .text = The GM may overrule what the rules refuse; not an order that makes no sense.
rule-tt-gm-3 = Adding, removing
    .text = A ship added needs a new id, a known side and type, and a complete sheet; it gets the standard watch. A ship removed has fled, or is captured or destroyed.
rule-tt-gm-4 = Concluding the battle
    .text = A battle is concluded only once. After that orders and the next step need an overrule; decrees, notes and ships added or removed go on.

## Tables

rule-t1 = Classes and sizes
    .text = Fighter 3, patrol 4, corvette 5, frigate 6, destroyer 7, cruiser 8, battleship 9. Gauge die: 6 up to size 4, 10 up to 7, 12 above. Turn (book): 90° up to size 4, then 15° less per size.
rule-t2 = Table of factions
    .text = Free Thinkers: speed +2, weapons and shield −1. Titans: hull +1 or +2. Universal Union: torpedoes, turrets and oxygen +1. Elyseans: lasers and energy +1, shield +1 or +2.
rule-t3 = Table of ships
    .text = Twenty-eight sheets, seven classes for four factions, with their points. They are the house’s.
rule-t4 = Weights of points
    .text = For each unit: hull 4, lasers and torpedoes 3, turrets and shield 2, speed, crew, energy and oxygen 1.
rule-t5 = Needs of modules
    .text = Crew and energy: Pilot or Engine, Armament. A wounded token and energy: Medical. Crew alone: Launcher, Turrets, Repair, Energy. Energy alone: Fire-fighting, Survival, Shield.
rule-t6 = Turn, play aid
    .text = Assignment; movement; fire and reload; activation; fires and turrets; explosions, then the end of the turn.
rule-t7 = Turn, book
    .text = Assignment; action and movement; launcher and reload; activation; fires and turrets; explosions; last movement, then the end of the turn.
rule-t8 = Table of manoeuvres
    .text = Play aid: straight ahead 1 point; a turn of 45° 2; a tight turn of 90° 4; about 8. Straight ahead is one inch; a turn is made on the spot.
rule-t9 = Table of propulsion
    .text = Book: moves 1 and 2, 2 units each; move 3, 3 units; 4 inches each time. Start and gain: the speed; cap: three times the speed.
rule-t10 = Lasers, d8
    .text = Play aid: number needed by distance and size: distance + 9 − size, between 2 and 8. Beyond distance 5, as at 5.
rule-t11 = Lasers, d10
    .text = Book: number needed by distance and size: distance + 9 − size, between 2 and 10. Beyond distance 5, as at 5.
rule-t12 = Table of criticals
    .text = 2d6: 2 a corridor, nothing; 3 Shield; 4 Survival; 5 Turrets; 6 Launcher; 7 Energy; 8 Pilot or Engine; 9 Armament; 10 Fire-fighting; 11 Repair: fire breaks out, crew there are wounded. 12 Medical: all there die, no fire.
rule-t13 = Turret die
    .text = d6, hits on 4, one more die on 6, distance 1, light ships up to size 4.
rule-t14 = Effects of activation
    .text = Survival, 1 oxygen; Shield, 2 shield; Repair, 1 hull; Fire-fighting, one fire; Medical, one wounded; Engine, as much propulsion as the speed.
rule-t15 = Table of constants
    .text = 4 inches a distance, five approach boxes, 1 hull for a torpedo or piercing shot, 2 oxygen a fire, 1 token from Energy, inertia of 1 inch, drift of half the speed.
rule-t16 = Table of obstacles
    .text = Asteroid field: 1 more to hit with lasers. Planet: no shot.
rule-t17 = Table of the watch
    .text = Crew: helm, Armament, Launcher, Turrets, Repair, Energy. Energy: helm, Armament, Shield, Survival, Fire-fighting, Medical.

## Rulings

rule-r1 = Which edition
    .text = Two versions of the game stand side by side, and nobody knows which is the last. The play aid is the default: its tables are complete. Where it is silent the book holds for both.
rule-r2 = Just on the line
    .text = Exactly 4 inches is still distance 1.
rule-r3 = Beyond 16 inches
    .text = The last row of the table serves for all distances beyond; torpedoes then start in box 5.
rule-r4 = Equal speeds
    .text = Any order, without a die.
rule-r5 = Letting the turn pass
    .text = It is enough that a slower ship acts; no order is needed.
rule-r6 = Both parts in turn
    .text = Each ship in its turn does torpedoes, then lasers; an option parts the two for everybody.
rule-r7 = Order elsewhere
    .text = The book’s launcher step follows speed order; turrets and last moves go in any order.
rule-r8 = d10 table lost
    .text = The book’s table is missing; T11 carries the law of the d8 table on to 10.
rule-r9 = Criticals of the book
    .text = The book’s table is missing: that of the play aid is taken, with Engine in the place of Pilot.
rule-r10 = Starting propulsion
    .text = It equals the speed.
rule-r11 = Units of length
    .text = Inertia and one point straight ahead are 1 inch, the template 4 inches. A table with its own templates uses those.
rule-r12 = Template angles
    .text = 15° × (10 − size), at most 90°: a house choice.
rule-r13 = Odd halves
    .text = Half of an odd speed is rounded down, at least 1.
rule-r14 = Pilot without energy
    .text = Without energy on Pilot there are no movement counters: the ship drifts.
rule-r15 = Turning on the spot
    .text = A turn does not carry the ship forward; table T8 can change that.
rule-r16 = Hidden counters
    .text = Movement counters stay hidden on the real table; what is turned over is entered.
rule-r17 = No idle posts
    .text = Crew does not stand on a module that wants only energy, nor a fit token on Medical.
rule-r18 = Fire last
    .text = All crew take a post; a burning module is the last resort.
rule-r19 = Tokens between turns
    .text = They stay where they lie until moved; at the start a watch is laid out already.
rule-r20 = Wounded at work
    .text = A wounded token mans no module, unless the option says so.
rule-r21 = Modules that burn
    .text = Fire stops only the three modules the text names; an option stops more.
rule-r22 = One token, one effect
    .text = A module takes one energy token and acts once; an option adds them up.
rule-r23 = Fire-fighting on fire
    .text = Fire-fighting can put out its own fire.
rule-r24 = What Repair mends
    .text = Repair gives back hull only; fires are for Fire-fighting.
rule-r25 = Automatic activation
    .text = It happens by itself, as it never harms; only the choice of a fire is the GM’s.
rule-r26 = Lasers split
    .text = Each laser is a weapon: fire may be divided. An option forbids it.
rule-r27 = Critical on top
    .text = The critical comes on top of the hull point, not in its place.
rule-r28 = Wounded once more
    .text = A wounded token hit by a critical dies; an option leaves it wounded.
rule-r29 = Deaths on Medical
    .text = 12 kills all who are there, healed or not.
rule-r30 = At 0 hull
    .text = The ship lives until the end of the turn; Repair may save it.
rule-r31 = Exploding first
    .text = At the end of the turn the explosion comes before going adrift.
rule-r32 = No critical on a hulk
    .text = A ship adrift has neither air nor crew to lose: no critical.
rule-r33 = How a hulk drifts
    .text = It goes as an unmanned ship of the same edition.
rule-r34 = Part launches
    .text = Launch as many as you like, at one target a turn, and reload as soon as one silo is empty, unless the option says otherwise.
rule-r35 = Silos full at start
    .text = Silos start loaded.
rule-r36 = Light targets
    .text = Turrets attack only light ships, up to size 4; an option admits all.
rule-r37 = Turrets and shields
    .text = Their hits wear the shield down and never pass it.
rule-r38 = 6 after 6
    .text = Every 6 gives a die, even one on a die so won; an option stops at the first.
rule-r39 = A friend’s torpedoes
    .text = Each shoots down those on its own sheet; an option allows escorts.
rule-r40 = Planets, asteroids
    .text = A planet stops the laser, asteroids hamper it by 1; torpedoes follow their target all the same.
rule-r41 = No arcs, no crashes
    .text = Fire goes all round, ships pass each other, wrecks hurt nobody.
rule-r42 = No victory stated
    .text = The game is silent: the notice at the end is only a notice, the GM concludes.
rule-r43 = All the steps
    .text = One phase is called the last though another follows: a remnant of a shorter turn. The book keeps all its steps.
rule-r44 = Slips of the pen
    .text = Misprints are read for what they mean; asterisks in the text mark no optional rules.
rule-r45 = Sheets lost
    .text = The sheets of the factions are gone; catalogue T3 is the house’s, and a group may enter its own.
rule-r46 = Unit of the scale
    .text = The scale is counted in points of table T4.
rule-r47 = A fifth faction
    .text = It is announced but missing: a custom ship has no faction.
rule-r48 = Spare crew
    .text = Tokens without a post wait in reserve, unharmed.
rule-r49 = All dead, air left
    .text = A ship without crew but with oxygen is not adrift: it drifts on, and modules that want only energy still work.
rule-r50 = Where to measure
    .text = Centre to centre on the map; at the table as the group does.
