### The rules, in a few words: one a message, its title and then what it does at the table.

## Counters

rule-br-ship-1 = The two potentials
    .text = A counter bears a combat potential and a movement potential; what is left are these numbers less the hits. The fire column comes from the combat left.
rule-br-ship-2 = Catalogue of counters
    .text = Potentials and value come from the type, or are given with the ship; another counter brings its own. Without a value of her own a ship is worth her full combat potential.
rule-br-ship-3 = Attack on the Roads
    .text = A scenario ready to play: an English squadron sails, with a south-westerly wind, into French roads guarded by two forts. Twelve turns; the best score wins.

## Turn

rule-br-turn-1 = The seven phases
    .text = 1 wind; 2 the first side moves; 3 automatic fire of the second; 4 the first fires or boards; 5 the second moves; 6 automatic fire of the first; 7 the second fires or boards. First side: the English; second: the French.
rule-br-turn-2 = Fire, or fire and boarding
    .text = In phases 3 and 6 a side does nothing but fire. In phases 4 and 7 the side in phase chooses between fire and boarding.
rule-br-turn-3 = What lasts a phase
    .text = Having fired or boarded, and points spent, hold for the phase only. Phase 1 opens a new turn.
rule-br-turn-4 = Setting up
    .text = The battle starts before turn 1, in the setting up; or, if it says so, in mid-game, at the start of a phase in which nothing has been done yet.
rule-br-turn-5 = The fight goes on
    .text = In each phase 4 or 7 the side in phase throws for each of its fights. To leave the phase without it is refused; the GM may overrule.
rule-br-turn-6 = Last turn
    .text = Where a last turn is set, play does not go beyond its phase 7: it is time to conclude. The GM may overrule.
rule-br-turn-7 = Orders in their phase
    .text = Fire, board, move, break off: each in the phases of its own side, and none while setting up.

## Wind

rule-br-wind-1 = The wind
    .text = It comes from one of the six hex directions and has no force. It matters to movement only.
rule-br-wind-2 = Opening wind
    .text = If no wind is given, phase 1 draws it: 1d6, one face a direction.
rule-br-wind-3 = Wind shift
    .text = From turn 2, 1d6 in phase 1: on 1 the wind backs one direction, anticlockwise; on 2 to 5 it holds; on 6 it veers one direction, clockwise.
rule-br-wind-4 = Steady wind
    .text = If the option rules out shifts, the wind drawn or given no longer changes by itself.
rule-br-wind-5 = Setting the wind
    .text = The GM sets the wind at any moment.
rule-br-wind-6 = The four attitudes
    .text = The heading against the wind gives the attitude: straight into it, head to wind; one direction off, close-hauled; two, reaching; opposite, running.

## Movement

rule-br-move-1 = Movement points
    .text = In her side’s move phase a ship spends at most her points, in one move or several.
rule-br-move-2 = Ahead and turns
    .text = A move is a row of steps: one hex ahead, or 60° on the spot to port or starboard. Only points limit turns; nobody has to move.
rule-br-move-3 = Cost of a hex
    .text = 1 point reaching or running, 2 close-hauled.
rule-br-move-4 = Cost of a turn
    .text = 1 point for 60°; 2 if she lies head to wind before it.
rule-br-move-5 = Head to wind
    .text = Head to wind a ship does not go ahead.
rule-br-move-6 = Closed hexes
    .text = On the map a ship enters neither land nor a hex with another counter, friend, enemy, prize or fort, not even to pass.
rule-br-move-7 = Grappled, at rest
    .text = A ship in a boarding fight does not move.
rule-br-move-8 = Free sailing
    .text = By option costs, points, wind and heading are not checked: the table follows the boxed rules by hand.
rule-br-move-9 = Heading unknown
    .text = The heading may come with the order. Without a known heading or wind the cost cannot be worked out: it must be said.

## Fire

rule-br-fire-1 = One shot a phase
    .text = Ship or fort, each fires at most once a phase, in its side’s two fire phases: 4 and 6 for the first, 3 and 7 for the second.
rule-br-fire-2 = Range of fire
    .text = One to three hexes, no farther.
rule-br-fire-3 = From the sides
    .text = A ship fires only from her sides, port or starboard; nothing bears ahead or astern.
rule-br-fire-4 = The nine hexes
    .text = On each side nine hexes can be hit: two at range 1, three at range 2, four at range 3, in a fan about the beam.
rule-br-fire-5 = Line of fire
    .text = From centre to centre it crosses neither land nor a counter, friend or enemy. Prizes and forts block it too; ships sunk or fled no longer count.
rule-br-fire-6 = Along an edge
    .text = A line along the edge between two hexes is blocked if both are taken or, by option, if one is. It happens only straight abeam at range 2.
rule-br-fire-7 = Fire column
    .text = The fire column is half of the combat potential left, rounded up.
rule-br-fire-8 = Range on the die
    .text = The die loses 1 at two hexes and 3 at three hexes.
rule-br-fire-9 = Hits of a shot
    .text = 1d6 modified, against the column in the fire table: the cell gives the hits. Beyond the table, its last column; at 0 or less, nothing.
rule-br-fire-10 = To fire or not
    .text = Nobody is obliged to fire.
rule-br-fire-11 = What the map says
    .text = Range, broadside and line come from the map where both counters stand on it; what the order says goes first.
rule-br-fire-12 = The target
    .text = Firer and target are in play and of opposite sides. A friend is refused, but the GM may overrule; no ship is her own target.
rule-br-fire-13 = Fire into a fight
    .text = A ship in a boarding fight may be fired at, unless the option forbids it.
rule-br-fire-14 = Grappled, no fire
    .text = A ship in a boarding fight does not fire; by option she does in phases 3 and 6.

## Automatic fire

rule-br-auto-1 = Fire by itself
    .text = In phases 3 and 6 every ship or fort of the side in phase that stands on the map fires once by itself, in list order, if it has a target the rules allow.
rule-br-auto-2 = Choice of target
    .text = The nearest; among equals the weakest in combat; among equals again the first on the list.
rule-br-auto-3 = Those passed over
    .text = No automatic fire for those not on the map, told to hold, grappled, or without a target. The GM may still order their fire in that phase.
rule-br-auto-4 = Shot after shot
    .text = Each shot takes effect before the next is aimed. The whole phase is undone in one go.
rule-br-auto-5 = By order only
    .text = By option nothing fires by itself: the GM orders every shot.

## Damage

rule-br-dmg-1 = Hits add up
    .text = They add up to the end; nothing is repaired.
rule-br-dmg-2 = What a hit costs
    .text = Each hit takes 1 off combat and 1 off movement, never below 0.
rule-br-dmg-3 = A ship sunk
    .text = When her hits reach her full combat potential a ship sinks and leaves the map at once.
rule-br-dmg-4 = Freed by a loss
    .text = When a ship goes out of play those who held her let go. One who holds nobody else may still act in the phase, if she has not.
rule-br-dmg-5 = A ship stuck
    .text = A ship is stuck when all her movement pays for no step: at 0, or at 1 head to wind.
rule-br-dmg-6 = No ship left
    .text = When a side loses its last ship (forts do not count), the log says so; the battle lasts until it is concluded.

## Boarding

rule-br-board-1 = Boarding a neighbour
    .text = In phase 4 or 7 the side in phase may board an enemy in a neighbouring hex.
rule-br-board-2 = The forces
    .text = The combat potentials left to all attackers are added up, against that of the one defender.
rule-br-board-3 = The odds
    .text = The ratio of attack to defence is lowered to a column of the table, in the defender’s favour; the first or last if it lies beyond.
rule-br-board-4 = The boarding throw
    .text = 1d6 plus the bonus gives the row of the boarding table; the cell is the result.
rule-br-board-5 = Boarders’ bonus
    .text = +1, +2, −1 or −2 is added to the bonus for later throws against this defender, which stays between −2 and +2. A throw does not use it up.
rule-br-board-6 = A ship captured
    .text = CAPT: the defender is taken at once. She is the attacker’s and counts in the score.
rule-br-board-7 = Ships grappled
    .text = From the first attack attackers and defender are grappled: no move, no fire, no boarding of others, until a capture, a sinking or a breaking off.
rule-br-board-8 = One attack a phase
    .text = In a phase a ship takes part in one attack and suffers one: all her attackers together, a single throw.
rule-br-board-9 = Fire or boarding
    .text = In phase 4 or 7 a ship fires or boards, never both. By option the choice holds for the whole side, forts too, from the first act.
rule-br-board-10 = End of the bonus
    .text = The bonus against a ship ends when she is grappled with nobody.
rule-br-board-11 = Striking back
    .text = In her own phase the defender attacks one of those who hold her, with a bonus of its own. Free friends may join any attack, and are grappled from then on.
rule-br-board-12 = Two sides
    .text = Attackers are of one side, the target of the other.

## Breaking off

rule-br-break-1 = Breaking off
    .text = Any ship in a fight may try to break off, in her own side’s move phase (2 or 5).
rule-br-break-2 = One point at least
    .text = She needs at least 1 movement point; trying does not spend it.
rule-br-break-3 = One chance in three
    .text = 1d6: free on 5 or 6. One try a phase.
rule-br-break-4 = Free again
    .text = Once free she moves at once with her points, and fires or boards like others in later phases.
rule-br-break-5 = Free of all
    .text = One success frees her of all enemies; those of them who hold nobody else are free too.
rule-br-break-6 = Nothing to break off
    .text = A ship in no fight has nothing to break off.

## Prizes, forts, score

rule-br-prize-1 = The prize on the map
    .text = A prize stays in her hex, turned over; she is in the way of moves and lines of fire.
rule-br-prize-2 = Out of play
    .text = A prize does nothing and is no target to the end; nor is a ship that has sunk or fled.
rule-br-fort-1 = Fire of forts
    .text = A fort fires in its side’s two fire phases, once in each: 3 and 7 for the French.
rule-br-fort-2 = Value of a fort
    .text = The number printed is its fire column: islet 2, town 3. By option it is halved like a ship’s.
rule-br-fort-3 = Reach of a fort
    .text = Ranges, die and lines as for a ship, but it fires all round, and its own hex is no obstacle.
rule-br-fort-4 = A fort is unhurt
    .text = Nothing damages it. Fire at it is refused; if the GM overrules, the shot is wasted.
rule-br-fort-5 = A fort stands firm
    .text = It does not move, does not board and is not boarded.
rule-br-score-1 = The score
    .text = Each enemy ship sunk earns her value, each prize twice that. Ships afloat or fled, and forts, earn nothing.
rule-br-score-2 = Concluding the battle
    .text = The best score wins; equal scores are a draw. After the conclusion only notes are taken.
rule-br-score-3 = Value of a prize
    .text = By option a prize counts the combat left in her instead of her full value.

## The GM

rule-br-gm-1 = What a decree changes
    .text = A decree changes hits, potentials, value, heading, hex, bonus, grapples, status and phase marks of a ship, or the wind and the turn. What is worked out follows. Here as in any order, an impossible value is always refused.
rule-br-gm-2 = A note
    .text = A note changes nothing in the battle.
rule-br-gm-3 = Adding a ship
    .text = A ship or fort is added at any moment, with a new id, a known side and type.
rule-br-gm-4 = Removing a ship
    .text = The GM takes a ship out: fled, captured by the other side or sunk. Her grapples end.
rule-br-gm-5 = The conclusion
    .text = It gives the scores and the winner, if there is one.
rule-br-gm-6 = Overruling a refusal
    .text = The GM may overrule what the rules refuse; not an order that makes no sense.
rule-br-gm-7 = Placing a counter
    .text = The GM puts a counter where the miniature stands, turns it or takes it off the map, at any moment and without cost.
rule-br-table-1 = Your own tables
    .text = Every table can be replaced by that of your own box, in the setup or with a file of tables.

## Map

rule-br-map-1 = The map
    .text = Six directions, from 0 in the north to 5 in the north-west, clockwise. Headings and winds point through hex sides; distances count in hexes.
rule-br-map-2 = Playing without a map
    .text = The map is optional, ship by ship. Without it the GM says the range and, where they matter, broadside and line. Two counters on one hex give no facts.

## Rulings

rule-r1 = Phases deduced
    .text = Only the combat part of the text is left. The order of the phases is deduced from what it says of the two sides; the first serves for the wind.
rule-r2 = Tables lost
    .text = The fire and boarding tables are missing: these are the house’s.
rule-r3 = House movement
    .text = The smallest set of rules that fits the text: points, and one position, head to wind, in which a ship may be stuck.
rule-r4 = House counters
    .text = The catalogue is invented, 2 to 12 in combat; the bigger a ship, the slower. No fire ship: the text says nothing of any.
rule-r5 = Which fort has what
    .text = Places and numbers are read in the same order: islet 2, town 3.
rule-r6 = Who fires unasked
    .text = Counters on the map fire by themselves; without positions the GM orders each shot. An option turns it off.
rule-r7 = The target chosen
    .text = The nearest, then the weakest, then the first: the most hits, without a die.
rule-r8 = A choice a ship
    .text = Fire or boarding is chosen ship by ship, or a single fight would silence a fleet; an option decides it by side.
rule-r9 = Only a reminder
    .text = The fight goes on in each phase, but that is only a reminder: the GM may overrule.
rule-r10 = Ships in a fight
    .text = They do not fire in phases 3 and 6, unless the option says so.
rule-r11 = Firing at a fight
    .text = Nothing forbids it; an option can.
rule-r12 = The die
    .text = A single six-sided die: the −1, the −3 and the one chance in three fit it.
rule-r13 = Die below 1
    .text = A row “0 or less”, without effect.
rule-r14 = Beyond the columns
    .text = A fire column above the table takes its last.
rule-r15 = Shape of broadsides
    .text = Nine hexes in a fan on each side, 2 + 3 + 4: ships point at hex sides.
rule-r16 = Line on an edge
    .text = Blocked only if both hexes are taken, the usual custom; an option is stricter.
rule-r17 = What blocks
    .text = A prize blocks, a sunk ship does not; a fort stands on land, which blocks anyway.
rule-r18 = Which potential sinks
    .text = The full combat potential, that of the counter: else a ship would sink at half.
rule-r19 = Movement gone
    .text = It stops at 0; the ship floats and fights on.
rule-r20 = Boarding weakened
    .text = Boarding counts what potential is left: hits weigh there too.
rule-r21 = Odds too low
    .text = Below the first column the first is used. At 1:3 it never captures.
rule-r22 = A lasting bonus
    .text = A running total that each result changes and no throw uses up.
rule-r23 = Whose bonus
    .text = It goes with the defender under attack, as attackers may come and go.
rule-r24 = One sum a phase
    .text = Attacks one after another on the same ship are refused: the sum is made once.
rule-r25 = Bonuses apart
    .text = A defender who attacks in turn has a bonus of her own.
rule-r26 = Breaking off in detail
    .text = 5 or 6, one try a phase; the point needed is not spent, and one success frees her of all.
rule-r27 = Caught again
    .text = A ship set free may be boarded again in the next phase, with the bonus at 0.
rule-r28 = Prizes at rest
    .text = They are neither retaken, fired at nor moved; the GM may have one towed.
rule-r29 = Counting the score
    .text = Value: full combat potential; sunk × 1, captured × 2, as a prize is worth more than a wreck.
rule-r30 = End of the game
    .text = The text is silent: the GM concludes, and a last turn can be set.
rule-r31 = Number of forts
    .text = It is a fire potential, so a column; an option makes it a combat potential.
rule-r32 = Limits of a fort
    .text = Range, line and one shot a phase; without a heading it fires all round.
rule-r33 = Firing at a fort
    .text = Useless rather than forbidden: the GM may overrule.
rule-r34 = Two counters, one hex
    .text = Refused on the map, but the GM may overrule.
rule-r35 = First, second side
    .text = English and French are here the first and second side, for other fleets. Forts of the first fire in phases 4 and 6.
rule-r36 = Shots in turn
    .text = The shots of a phase are not simultaneous: a sunk counter is gone at once.
rule-r37 = Free in mid-phase
    .text = A ship freed in the phase may still act if she has done nothing; one that boarded does not fire.
rule-r38 = Two fire phases
    .text = 4 and 6 are those of the first side, 3 and 7 those of the second.
