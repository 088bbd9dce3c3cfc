### 7th Sea: the rules in a few words, in the order of the rules.

## Dice

rule-7s-dice-1 = Roll and keep
    .text = 6g3 means: roll six d10, keep the best three, add them up. All dice of a roll are thrown at once, and the best are kept without a question. A plain trait roll keeps every die: a rank of 5 is 5g5.
rule-7s-dice-2 = Exploding tens
    .text = Throw every die that shows 10 again and add the new face to it, as long as tens fall. Only then are the best dice picked. Action dice, the boarding die, the dice of the wind and the sinking table never explode.
rule-7s-dice-3 = Target number
    .text = A roll succeeds when its total reaches the target number (TN): equal is enough.
rule-7s-dice-4 = Raises
    .text = Every raise puts the target number up by 5, whether the distance forces it or the player chooses it.
rule-7s-dice-5 = Ten dice at most
    .text = Nobody throws more than ten dice. Each die above ten becomes one more kept die; each kept die above ten becomes +10 to the total. So 12g6 is thrown as 10g8, and 12g10 as 10g10 + 20.
rule-7s-dice-6 = Rolling on rank 0
    .text = A trait at 0 still rolls one die, but its 10 counts 0 and does not explode. Raises and knacks add nothing to it; drama dice do. A target number built on a trait of 0 is 5, or 10 for an aimed shot.
rule-7s-dice-7 = Drama dice
    .text = A ship has as many as her lowest trait as built. Each one announced with the order adds a die rolled and kept, thrown apart, and is spent whether the roll succeeds or not. They help a shot, a wound check, a storm, or the pilot in the reefs. To spend one after seeing the throw: undo, order again with it, enter the same faces.
rule-7s-dice-8 = Unskilled
    .text = With the core book’s handicap switched on, a pilot of skill 0 in a storm or among reefs, or a hero without the knack, rolls dice that do not explode, against a TN 5 higher. Perception rolls are never affected.

## Ships

rule-7s-ship-1 = The five traits
    .text = Every ship has five traits, ranked 0 to 10: Brawn is her cannons, Finesse her crew, Resolve her hull, Wits her rudder, Panache her sails. Orders name ships that take part in the battle.
rule-7s-ship-2 = What follows from the traits
    .text = Draught and cargo equal the Resolve she was built with; her drama dice equal the lowest trait she was built with. Damage does not change them.
rule-7s-ship-3 = Classes and late arrivals
    .text = Classes run from 0 to 7: 0 is rowed, 1 and 2 are ships of the line, and the higher the number the smaller the ship. A ship of a known type and side may join at any time under an id of her own; she has her first action dice in the next round.
rule-7s-ship-4 = Old wounds
    .text = A ship may come in hurt: lost ranks, superficial and serious damage and fires count from the start. Coming in sets nothing off by itself.
rule-7s-ship-5 = Ship points
    .text = Where ships are built with a number of points, the five traits a ship was built with may not add up to more, and none may pass the highest rank that the table of ship points gives (7 with 30 points). Forts are not counted.

## Rounds

rule-7s-round-1 = The round
    .text = A round has a start (fires burn, action dice, inertia, detached crew), ten phases, and an end. Most orders belong to the phases, crew duty to the start.
rule-7s-round-2 = Action dice
    .text = At the start of each round a ship rolls as many d10 as her Panache. Each face is a phase in which she acts; a 10 is phase ten. These dice do not explode.
rule-7s-round-3 = Who goes first
    .text = In a phase the ship whose unspent action dice add up to more goes first; when equal, the higher Panache, then the earlier in the list. It is advice: Timonier takes orders in any order.
rule-7s-round-4 = Held actions
    .text = An action die not used in its phase is held. It may pay for one action in a later phase; at the end of the round it is lost.
rule-7s-round-5 = Interrupt
    .text = A ship may act in a phase that none of her dice shows: two action dice of later phases pay for one action.
rule-7s-round-6 = Paying for an action
    .text = An action costs one die of this phase or an earlier one, by default the lowest; an interrupt costs two later dice, by default the two highest. You may name the dice, but only such as the ship still has.
rule-7s-round-7 = No crew, no orders
    .text = A ship whose Finesse is 0 rolls no action dice. With no free crew she cannot sail, turn, change sail, fire or board.

## Movement

rule-7s-move-1 = Sailing is free in her phase
    .text = In a phase shown by one of her unspent dice a ship sails straight ahead without spending it. The die can still pay for something else, before or after.
rule-7s-move-2 = Move limit
    .text = Hexes in one phase: Wits at full sail, half of Wits rounded down at battle speed. A fair wind on the aft quarter gives all of it, wind astern one less, on the fore quarter 1 hex (2 at full sail), head to wind none; then add the force of the wind (T-FORCE). Without a heading, say how the wind stands to her.
rule-7s-move-3 = Sailing out of her phase
    .text = In a phase none of her unspent dice shows, sailing is an action: a held die or an interrupt pays for it.
rule-7s-move-4 = Inertia
    .text = At the start of each round, before anything else is ordered, every ship runs straight ahead as many hexes as her present Resolve. Not so forts, ships aground, grappled, in irons or hove to, ships without sails or oars, and, under sail, those in a calm or head to wind. An option caps the run at her move limit, or drops it.
rule-7s-move-5 = Limit per phase or round
    .text = The move limit holds for each phase in which she sails. An option makes it hold for all hexes ordered in a round together. Inertia never counts.

## Helm

rule-7s-helm-1 = Price of a turn
    .text = Each turn of 60° costs action dice that add up to at least her present Resolve, one die at the least. By default the fewest dice that will do are taken. By interrupt two later dice pay, both faces counted.
rule-7s-helm-2 = Turn for one die
    .text = With the cheaper price of a turn each 60° is one action, paid with any one die like other actions.
rule-7s-helm-3 = A hex between two turns
    .text = Between two turns a ship sails at least one hex, by order or by inertia. A ship that cannot get one is excused: in the round after being caught head to wind, without sails and oars, or lying head to wind.
rule-7s-helm-4 = Turns in a round
    .text = A ship makes no more turns of 60° in a round than her present Wits.
rule-7s-helm-5 = Sail or turn
    .text = In one phase a ship either sails or turns, not both. Inertia at the start of the round is no phase and does not count. An option allows one after the other.
rule-7s-helm-6 = Headings by number
    .text = Headings and wind directions are numbered 3 to 8, clockwise, 60° apart; 3 follows 8. A turn to starboard adds one, to port takes one off. A ship without a heading is fine: you then state how the wind stands to her.

## Sails

rule-7s-sail-1 = Battle speed, full sail
    .text = At battle speed, the usual one, a ship makes half of her Wits in hexes, rounded down; at full sail all of them.
rule-7s-sail-2 = Sails suffer twice
    .text = While she carries full sail, each rank of Panache lost to serious damage is two ranks. The serious damage itself still counts one.
rule-7s-sail-3 = Changing sail
    .text = A change of speed is an action, once a round, and to another speed than the present one.
rule-7s-sail-4 = Hove to
    .text = A ship may be ordered to stay where she is: no sailing and no inertia until she makes sail again. She drifts like any other.

## Without sails

rule-7s-mast-1 = Sails gone
    .text = At Panache 0 a ship has a single action die, and a 10 on it is no action. Without oars she neither sails nor runs on, nor changes sail; she drifts like the others.
rule-7s-mast-2 = A hulk turns slowly
    .text = Without sails or oars a ship waits before each turn, the first as well: full rounds by her class, 7 for class 1 down to 1 for class 7 (T-WAIT).

## Wind

rule-7s-wind-1 = How the wind stands
    .text = The wind’s direction is where it blows to. A ship on the same heading has it astern; one step off, on the aft quarter; two steps, on the fore quarter; the opposite heading is head to wind.
rule-7s-wind-2 = Speed by angle
    .text = A ship of Wits 7 makes at battle speed and at full sail: head to wind 0 and 0, fore quarter 1 and 2, aft quarter 3 and 7, astern 2 and 6 hexes. The force of the wind comes on top.
rule-7s-wind-3 = Caught head to wind
    .text = A ship that turns into the wind is caught: no sailing and no turning for the rest of the round, though guns, sails and boarding go on. Next round she has no inertia, does not sail and makes one turn; after that she is free. A shift of the wind catches nobody.
rule-7s-wind-4 = Wind at the start
    .text = Unless it was set, 1d6 + 2 gives the direction when the battle begins. The force is 4 unless it was set.
rule-7s-wind-5 = Force of the wind
    .text = The force takes hexes off the move limit, by class and wind angle (T-FORCE). Forces 3 to 5 take nothing off.
rule-7s-wind-6 = Calm and hurricane
    .text = At force 0 nobody moves under sail, runs on, drifts or is caught head to wind. At force 9 a hurricane ends the battle.
rule-7s-wind-7 = Too much wind for full sail
    .text = At force 8 nobody carries full sail, at force 7 none of class 5 and smaller ships; rowed ships count as class 6. Ships that do when the wind rises go to battle speed at the next start of a round.
rule-7s-wind-8 = Oars
    .text = Ships with oars count as class 6 in the wind tables, and each penalty for the force is one less. They make one hex head to wind and in a calm, and are never caught head to wind.
rule-7s-wind-9 = Wind check
    .text = After every third round roll 1d10. The wind changes if the face reaches the number of its present direction, or the threshold set for this battle.
rule-7s-wind-10 = New direction
    .text = On a change 1d10 on T-SHIFT gives the new direction; right is clockwise. Ships with a heading get their new wind angle at once; for the others say it again.
rule-7s-wind-11 = New force
    .text = On a change also roll 1d10 for the force, whatever the direction did: 1 to 3 one less, 8 to 10 one more, always within 0 to 9.
rule-7s-wind-12 = North of the table
    .text = Hexes lie with a side to the north, and that side is direction 3; the others follow clockwise. If your hexes have a corner to the north, take the side next clockwise from it as north.

## Drift

rule-7s-drift-1 = Set down by the wind
    .text = A ship that made no turn for two rounds running is moved one hex with the wind at the end of the second, heading unchanged, and not again before she turns. It makes no difference whether she sailed.
rule-7s-drift-2 = Ships of the line drift on
    .text = Classes 1 and 2 drift one more hex at the end of every further round without a turn.
rule-7s-drift-3 = Who does not drift
    .text = Ships grappled together drift only if all of them are due in the same round. Forts and ships aground never drift, and nobody does in a calm. A drift missed is not made up.

## Collisions

rule-7s-ram-1 = Ramming
    .text = Each of the two ships takes serious damage equal to the rammer’s present Resolve plus the hexes she sailed in that action. There is no wound check.
rule-7s-ram-2 = Collision by inertia
    .text = Where two ships run into each other by inertia, each takes serious damage equal to the higher present Resolve of the two.

## Gunnery

rule-7s-gun-1 = To hit
    .text = A salvo is an action against an enemy ship. Roll the free crew (Finesse less detached ranks), keep all, against 5 × the target’s present Wits, plus 5 for each raise.
rule-7s-gun-2 = Damage
    .text = On a hit roll one die for each cannon that bears and keep them all: that is the damage.
rule-7s-gun-3 = Wound check
    .text = The target rolls her Resolve, keeping all, against her superficial damage so far plus this hit. Options check Brawn instead, or count this hit alone.
rule-7s-gun-4 = Superficial damage
    .text = If the wound check holds, the damage joins the superficial damage. If it fails, all superficial damage is wiped, this hit included, and serious damage follows.
rule-7s-gun-5 = Serious damage
    .text = A wound check that fails means one serious damage, and one more for every full 10 points by which it fell short.
rule-7s-gun-6 = A rank for each serious damage
    .text = Each serious damage costs the ship a rank of one trait. The owner of the damaged ship chooses, rank by rank, unless the ammunition or the aim sets it. With no ranks left nothing more is lost, but the damage counts all the same.
rule-7s-gun-7 = Grape
    .text = Grape carries 2 hexes and does 2g2 less damage, not below 0. The first rank lost to it is Finesse: the crew.
rule-7s-gun-8 = Chain
    .text = Chain carries 4 hexes and does 2g2 less damage, not below 0. The first rank lost to it is Panache: the sails.
rule-7s-gun-9 = Red-hot shot
    .text = Up to 4 hexes it hits like a ball; if it does serious damage, the first rank lost is Resolve and a fire starts. Farther off it is an ordinary ball.
rule-7s-gun-10 = Greatest range
    .text = Ball and red-hot shot carry 10 hexes, chain 4, grape 2 (T-AMMO). The range is a whole number of hexes from 1 up.
rule-7s-gun-11 = Distance costs raises
    .text = Distance forces raises on the shot: none up to 2 hexes, one at 3 and 4, two at 5 and 6, up to five at 10 (T-RANGE).
rule-7s-gun-12 = Arc of fire
    .text = At full power every cannon bears; at half power half of them, rounded down. Outside both broadsides no gun bears. A fort bears fully all round.
rule-7s-gun-13 = Target across two zones
    .text = If the target lies in two fire zones, the firing player picks one of them. In the full-power zone the longer of the ranges counts.
rule-7s-gun-14 = Salvos in a round
    .text = A ship may fire with every action die. An option limits her to one salvo a round; forts are never limited.
rule-7s-gun-15 = Raises by choice
    .text = A raise the player chooses makes the shot harder by 5 and adds one unkept die to the damage roll. On an aimed shot it adds nothing but the 5.

## Aimed shots

rule-7s-aim-1 = Aiming
    .text = Only a master gunner aims, and only with the right shot: grape at the crew, ball at the rudder or the magazine, chain or red-hot shot at the sails. The TN is 10 × the target’s present Wits, plus 5 for each raise.
rule-7s-aim-2 = An aimed hit
    .text = It does one serious damage, and one more for every full 10 points above the TN, each a rank of the trait aimed at. No damage roll, no wound check, and superficial damage stays. Red-hot shot also starts a fire.
rule-7s-aim-3 = The magazine
    .text = A hit less than 10 above the TN wets the powder: no more salvos until the game master says otherwise. From 10 above, the magazine explodes: all Resolve is lost as serious damage and the ship breaks up within 2g2 rounds; a fort is ruined.

## Fire aboard

rule-7s-blaze-1 = Fires burn
    .text = At the start of each round every fire aboard is one serious damage that costs a rank of Resolve. If no Resolve is left, the owner chooses the rank.
rule-7s-blaze-2 = Fighting fires
    .text = At the start of a round crew ranks may be set to the fires. Each puts out one at the end of that round and does nothing else meanwhile. No more ranks than she has crew.

## Musketry

rule-7s-musk-1 = Crew at the muskets
    .text = At the start of a round crew ranks may be set to the muskets; they do nothing else in that round. Crew lost comes off the free crew first; only then are the detached thinned, muskets before fire party.
rule-7s-musk-2 = Musket fire
    .text = In phase 5 and again in phase 10 each rank at the muskets fires one shot, all at one enemy ship within 2 hexes (or the range set for the battle). It costs no action die. Each hit takes a rank of Finesse, which is no serious damage.
rule-7s-musk-3 = To hit with muskets
    .text = Each shot is 2g2 against a number by kind of crew: merchants 25, military 20, filibusters, pirates and privateers 15, buccaneers and archers 10 (T-MUSKET).

## People

rule-7s-hurt-1 = Splinters
    .text = When serious damage costs a ship Finesse or Resolve, every character aboard rolls Panache + Balance, keeping Panache, against 15, or takes 2g2 wounds. One such roll for each order.

## Sinking

rule-7s-sink-1 = When she sinks
    .text = A ship begins to sink once her serious damage reaches twice her present Resolve. It is looked at after all ranks are lost. An option counts the Resolve she was built with.
rule-7s-sink-2 = Countdown
    .text = A sinking ship has 20 less the Resolve she was built with in actions left. Each of her action dice counts one, used or not; a round without dice counts one. At 0 she is sunk.
rule-7s-sink-3 = Table of sinkings
    .text = Where the table is played, 1d10 on T-SINK says how she goes down, and a second roll how long it takes, in rounds or phases. A listing ship has one side under at half that time, and its guns are silent.
rule-7s-sink-4 = Suction
    .text = A ship that goes down at once pulls people with her: whoever is within five metres rolls Brawn + Swimming, keeping Brawn, against 25 to get away.

## Boarding

rule-7s-board-1 = Next hex only
    .text = Only a ship in the adjacent hex can be boarded.
rule-7s-board-2 = An exchange is an action
    .text = Each exchange of a boarding costs an action, and its d10 does not explode.
rule-7s-board-3 = Result of an exchange
    .text = Take the boarder’s free crew, less the defender’s, plus 1d10, and read the losses of both in T-BOARD. They are ranks of Finesse and no serious damage.
rule-7s-board-4 = Taking a ship
    .text = Exchanges go on until one crew is gone. A ship without crew falls to boarders who have some, without a roll. A prize counts with her captor’s side and acts again once the game master gives her a crew.
rule-7s-board-5 = Grappled
    .text = From the first exchange on the ships are grappled: no sailing, no turning, no inertia. Either may board the other. Breaking off is an action of either.

## Campaign

rule-7s-storm-1 = Storm
    .text = Roll Panache + the pilot’s skill, keep Panache, against the violence of the storm. A failure is one serious damage, and one more for every full 5 points short, each a rank of the pilot’s choice. One storm strikes all ships with the same violence.
rule-7s-reef-1 = Sighting reefs
    .text = The look-out’s perception against 20; if that fails, the pilot’s against 30. If neither sees the reefs, she strikes.
rule-7s-reef-2 = Clearing reefs
    .text = Once seen: Wits + the pilot’s skill, keep Wits, against the game master’s TN, 20 to 30 (25 unless stated). A failure: she strikes, is aground, and takes serious damage equal to her draught less the depth.
rule-7s-draught-1 = Shallow water
    .text = In water shallower than her draught a ship runs aground and takes serious damage equal to the difference. She stays there until the game master frees her.
rule-7s-food-1 = Stores
    .text = One cargo rank of stores feeds 6 crew ranks for a month of 4 weeks. Stores and other cargo together may not exceed her cargo.
rule-7s-food-2 = Hunger
    .text = Each week the stores fall by one for each crew rank. A week begun without stores costs a rank of Finesse.

## Forts

rule-7s-fort-1 = What a fort does not do
    .text = A fort stands fast: it does not sail, turn or drift, is neither rammed nor boarded, and meets no reefs, storms or shallows. Its guns, muskets, fires and wound checks are those of a ship.
rule-7s-fort-2 = A fort’s range
    .text = A fort’s guns carry half as far again: at 3 hexes it fires as a ship does at 2. Ball carries 15 hexes, chain 6, grape 3, and red-hot shot burns up to 6. An option gives forts a ship’s range.
rule-7s-fort-3 = A fort’s salvos
    .text = A fort fires one salvo for each action die, so as many as its Panache (Reaction), even where ships have only one.
rule-7s-fort-4 = Ruins
    .text = A fort whose serious damage reaches the threshold at which a ship would sink lies in ruins and is out of play.

## The game master

rule-7s-gm-1 = Decrees and values
    .text = A decree sets one value and sets nothing off; the next rule that looks at the value sees it. A value that cannot be, in any order, is refused.
rule-7s-gm-2 = Overruling
    .text = The game master may overrule every soft refusal of an order; the log keeps the ruling. A hard refusal stays.
rule-7s-gm-3 = Out of play
    .text = A ship that fled, was taken away, went down or lies in ruins is out of play. Only a decree can still name her.
rule-7s-gm-4 = After the battle
    .text = Once the battle is over only notes, decrees, arrivals and departures and the campaign go on; anything else needs a ruling.
rule-7s-gm-5 = Notes
    .text = A note stands in the log and changes nothing.

## Tables

rule-t-ammo = Ammunition
    .text = For ball, chain, red-hot shot and grape: the greatest range, the damage taken off, the rank lost first, and whether a fire starts. Red-hot shot is special up to 4 hexes.
rule-t-range = Raises by distance
    .text = At 1 and 2 hexes 0 raises, 3 and 4: 1, 5 and 6: 2, 7 and 8: 3, 9: 4, 10: 5. Beyond 10 hexes, by ruling, also 5.
rule-t-dir = The six directions
    .text = 3 points north, 4 to 60°, 5 to 120°, 6 south, 7 to 240°, 8 to 300°. A wind of direction 3 blows northward, so it comes from the south.
rule-t-force = Hexes by wind force
    .text = What the force takes off the move limit, by class and angle: nothing at 3 to 5, up to 3 hexes at 1 and at 8. Small ships suffer most from a strong wind, big ones from a light one. The last column is that of ships with oars too.
rule-t-shift = Wind shift
    .text = 1: back to the direction of the start; 2, 3: as it was; 4, 5: 60° right; 6, 7: 60° left; 8, 9: 120° right; 10: 120° left. As printed, 8 does nothing and 10 goes right.
rule-t-gust = Change of force
    .text = 1 to 3: one less; 4 to 7: as it was; 8 to 10: one more.
rule-t-wait = Waiting without sails
    .text = Full rounds before a ship without sails may turn, by class: 1: 7, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 1. Class 0 without her oars waits 2.
rule-t-musket = Kinds of crew
    .text = Who shoots how well: 2g2 against 25 for merchant crews, 20 for navies and garrisons, 15 for filibusters, pirates and privateers, 10 for buccaneers and archers.
rule-t-aim = Spots to aim at
    .text = Crew: Finesse, with grape. Rudder: Wits, with ball. Magazine: with ball. Sails: Panache, with chain, or red-hot shot within 4 hexes.
rule-t-board = Losses in boarding
    .text = The higher the result, the better for the boarder: at −9 or less all attackers fall, at 5 and 6 each side loses one rank, at 20 or more all defenders fall.
rule-t-sink = How she goes down
    .text = 1: rests on the shallows and is never sunk; 2: slowly, 5g5 rounds; 3, 4: lists to port, 3g3 rounds; 5, 6: lists to starboard, 3g3 rounds; 7, 8: breaks up, 2g2 rounds; 9: goes down by the head, 1g1 phases; 10: gone at once.
rule-t-points = Highest trait by points
    .text = With 10 points no trait above 3, 15: 4, 20: 5, 25: 6, 30: 7, 35: 8, 40: 9, 45 and 50: 10.
rule-t-const = Constants
    .text = The single numbers of the game stand together in the table of constants, so that a game master can change them: target numbers, steps of damage, sinking, splinters, reefs, stores, wind.
rule-t-arc = Fire arcs on a map
    .text = Each broadside is a fan of 60°. Inside it the whole broadside bears; in the outer bands, one hex wide at each end up to 4 hexes away and wider beyond, only half; ahead, astern and elsewhere none. Options set whether a ship covers one hex or two, and let half the guns bear outside.
