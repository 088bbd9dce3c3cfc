### The rules, in a few words: one a message, its title and then what it does at the table.

## Ships and crews

rule-tr-ship-1 = Ship values
    .text = A ship has the values of its type (table T1), except those the setup changes for it; a custom ship brings all its own. It starts sound and rested unless it is declared damaged or tired.
rule-tr-ship-2 = Crew quality
    .text = Four qualities, best first: expert, average, novice, slave. Where the better crew gains a bonus, the size of the gap does not matter. The scenario sets the quality; failing that, the type does.
rule-tr-ship-3 = No ram
    .text = Quotation marks around the size: the ship carries no ram. It rams nobody, but it can be rammed.
rule-tr-ship-4 = Your own numbers
    .text = Every number in the tables can be replaced by that of your own copy of the game, with a file of tables or within the battle itself.

## Turn

rule-tr-turn-1 = The steps
    .text = A turn has six steps, in this order: repairs, the first player’s moves, the second player’s moves, ramming, boarding, cutting of grapples. Cutting has a step of its own, once the fights are settled.
rule-tr-turn-2 = First player
    .text = The scenario says which side moves first. Failing that, a die decides at the first movement step: 1 to 3, the first side on the list; 4 to 6, the second; it holds for the battle. An option throws this die anew each turn.
rule-tr-turn-3 = Orders in their step
    .text = An order is taken only in its own step. During the first player’s moves only that player’s ships move; during the second’s, only the others.
rule-tr-turn-4 = New turn
    .text = A turn opens with repairs, and what each ship did in the turn before is wiped away. Damage, tiredness, grapples and the duty to back remain.

## Movement

rule-tr-move-1 = One ship at a time
    .text = The ships of a side move one after the other, in any order. One ship’s move is finished before the next one’s begins.
rule-tr-move-2 = Once a turn
    .text = A player moves as many ships as wished, even none; each ship at most once a turn.
rule-tr-move-3 = Movement points
    .text = One hex, ahead, to port, to starboard or astern, costs one point, and the turn’s total may not exceed that of the speed chosen. Points left over are lost: they are neither saved nor lent.
rule-tr-move-4 = One speed
    .text = In a turn a ship goes at cruise or at full speed, never one and then the other. An option adds a third pace, normal, treated in all things like cruise.
rule-tr-move-5 = Points to spend
    .text = A damaged ship, even one repaired in part, has a single point of cruise and no full speed. A tired ship has no full speed. A sailing ship in a calm has no points at all.
rule-tr-move-6 = Moving in legs
    .text = A move may be given in legs, so that a reef or broken oars are settled before the ship goes on. It ends with the order that announces no further leg, with a ram, or when the step changes.

## Backing

rule-tr-back-1 = Backing water
    .text = At either speed a ship may back one hex, straight or to one side, for one point: never more than once a turn. An option makes it the ship’s whole move.

## Full speed

rule-tr-full-1 = Who may go full
    .text = Full speed is closed to damaged ships (those repaired in part or crippled for good included), to tired ships, and to those that have none.
rule-tr-full-2 = Turns at full speed
    .text = At full speed two turns never follow each other: at least one hex without a turn lies between. An option allows a single turn in the whole move. Lembi turn as they please.
rule-tr-full-3 = Points left
    .text = At full speed, too, a ship may stop early. Even for a single hex it has gone at full speed, for ramming as for fatigue.
rule-tr-full-4 = Tired oarsmen
    .text = At the end of a move at full speed, a ram included, one die: on the faces of table T4 the oarsmen are tired for the rest of the battle.

## Reefs

rule-tr-reef-1 = Entering a reef
    .text = One die at once for each reef hex entered, each time it is entered. A ship that strikes sinks there; the rest of its move does not happen, nor the attack that was to end it.
rule-tr-reef-2 = Whom the reef sinks
    .text = Table T5 says which ships go down on which face. The boarding value that counts there is that of the ship undamaged.

## Ramming

rule-tr-ram-1 = Ramming an enemy
    .text = The last point of the move takes the ship, going forward, into an enemy’s hex. A ram ends its move even if points are left; it is settled in the ramming step.
rule-tr-ram-2 = Pinned by the ram
    .text = From the moment a ram is declared, its target moves no more this turn. It may still throw grapples, fight and cut.
rule-tr-ram-3 = Ramming without a ram
    .text = A ship without a ram does not ram. When rammed, it counts with its size like any other.
rule-tr-ram-4 = Attacker’s total
    .text = 1d6 + size + crew (T7) + side struck (T6); −1 if not at full speed, −2 if damaged. All that applies is added.
rule-tr-ram-5 = Target’s total
    .text = 1d6 + size + crew (T7) + side struck (T6); +1 if it moves faster than the attacker, −2 if damaged. The faster is the one that moved more hexes this turn or, by option, chose the higher speed.
rule-tr-ram-6 = Result of a ram
    .text = Each ship subtracts the other’s total from its own: +3 and more, nothing; −2 to +2, odd or even decides; −3 to −6, crippled; −7 and less, sunk. Both ships may suffer.
rule-tr-ram-7 = Odd or even
    .text = From −2 to +2, a ship is crippled if its own total is even, unharmed if it is odd. An option looks at the difference instead of the total: then both ships fare alike.
rule-tr-ram-8 = Order of rams
    .text = They are settled in the order of declaration, one die for each ship, and each result counts for the next: first the target, then the attacker. A ram that has lost either ship is void. An option settles all of them together.
rule-tr-ram-9 = After a ram
    .text = In the next turn both ships are free, grapples aside. But the one that rammed begins its next move with one hex astern, however late that may be.

## Broken oars

rule-tr-rake-1 = Breaking oars
    .text = Only a ship at full speed can break an enemy’s oars, by running along the bow beam or the quarter beam.
rule-tr-rake-2 = The contact
    .text = The hex that makes contact is entered going forward, a turn allowed, and costs one point; the ship stays beside its target. The attacker may then go on, and so may the target in its own move.
rule-tr-rake-3 = Once a target
    .text = A ship attacks the oars of the same target only once a turn, and not along with a ram on it. Against several ships, all may be combined in one move.
rule-tr-rake-4 = Settling it
    .text = On the spot: one die each, +1 for the better crew. If the attacker’s total is the higher, the target is crippled; otherwise nothing happens.
rule-tr-rake-5 = No oars
    .text = A ship that only sails has no oars to break.

## Grappling

rule-tr-grap-1 = Throwing grapples
    .text = In the boarding step any ship may throw at any neighbour, friend or enemy, in any order. Two ships brought together by a ram count as neighbours.
rule-tr-grap-2 = Resisting or not
    .text = A target that does not resist is grappled without dice. Friends are taken to agree and enemies to resist, unless the order says otherwise.
rule-tr-grap-3 = Dice for grapples
    .text = One die each: +1 for having grappled another ship this turn, +1 for the better crew, −1 for a damaged ship. The grapples hold if the thrower has more; a tie fails.
rule-tr-grap-4 = One throw a target
    .text = One throw a turn at the same ship, successful or not; at others, as many as you like. The target may throw back.
rule-tr-grap-5 = Linked ships
    .text = Two ships are linked only once, but each may be linked to several. A ship that sinks or leaves the table loses its grapples.

## Boarding

rule-tr-fight-1 = Who fights
    .text = At the end of the boarding step, two enemies that hang together fight. An option makes this a choice in the turn of the grapples: then one of the two must put points into it.
rule-tr-fight-2 = Dividing the points
    .text = A ship in several fights shares its boarding value among them, never more than it has. It must say so for every fight before the step ends. In a single fight it puts in all it has.
rule-tr-fight-3 = At least one point
    .text = A ship that puts less than one point into a fight is captured there without a die. Exception: a ship down to ½ a point may stake it in its only fight. If both fall short, the fight stands as it is.
rule-tr-fight-4 = All at once
    .text = Points, sides and damage are those before the first die; captures come after the last. So a ship may take another and be taken in the same turn.
rule-tr-fight-5 = The assailant’s die
    .text = In each fight the assailant throws one die on table T10, in the column of its points to the defender’s, rounded in the defender’s favour. The assailant is the thrower of the grapples or, by option, the stronger.
rule-tr-fight-6 = Points dealt out
    .text = If the GM overrules a missing division, the points are dealt out one by one to the fights in their order; a remaining half point goes to the first.

## Captured ships

rule-tr-capt-1 = A ship captured
    .text = A captured ship changes sides and carries a marine group of the victor. It stays where it is, still grappled, and moves with its new side from the next turn.
rule-tr-capt-2 = State of a prize
    .text = A ship captured or recaptured is crippled, and tired for good. The damage may be repaired, the tiredness may not.
rule-tr-capt-3 = Crew of a prize
    .text = Its crew becomes of slave quality, and stays so even if the ship returns to its first side.
rule-tr-capt-4 = A ship retaken
    .text = To retake one’s own ship is a capture like any other. It then no longer counts as a prize in the score.

## Cutting grapples

rule-tr-cut-1 = Cutting grapples
    .text = After the fights a ship may want to cut the grapples between itself and another, whoever threw them. If the other agrees, no dice. Friends are taken to agree, enemies to refuse.
rule-tr-cut-2 = Dice for cutting
    .text = One die each, +1 for the better crew. The grapples fall if the one that cuts has the higher total; on a tie they hold.
rule-tr-cut-3 = One try a turn
    .text = A ship tries only once a turn to cut loose from the same neighbour; the other has a try of its own.
rule-tr-cut-4 = Held fast
    .text = While two ships hang together neither moves; if they are enemies, they fight every turn.

## Damage and repair

rule-tr-dmg-1 = Crippled movement
    .text = A damaged ship has one movement point and no full speed, be it repaired in part or crippled for good.
rule-tr-dmg-2 = Boarding halved
    .text = A ship crippled, for now or for good, has half its boarding value: 5 becomes 2½, 1 becomes ½. An option rounds down. Repaired in part, it has the whole again.
rule-tr-dmg-3 = Crippled again
    .text = A second crippling adds nothing to the first. But on a ship repaired in part it undoes the repair.
rule-tr-dmg-4 = Crippled for good
    .text = A ship crippled for good throws no more for repair.
rule-tr-rep-1 = Repair throw
    .text = At the start of each turn every ship crippled or repaired in part throws one die; by option, only if it wishes. In the first turn nothing is thrown unasked: it is ordered for ships that start damaged.
rule-tr-rep-2 = What repair brings
    .text = Total of the die: 1, the ship sinks; 2, crippled for good; 3, nothing; 4, repaired in part; 5 and more, repaired (table T11).
rule-tr-rep-3 = Repair bonus
    .text = A ship repaired in part adds 2 to its die until it is repaired or crippled again. So it risks neither sinking nor being crippled for good.

## Wind

rule-tr-wind-1 = No wind
    .text = The wind plays no part, unless the option of a calm is chosen.
rule-tr-wind-2 = The wind drops
    .text = By option the battle starts with a breeze. From turn 2, before repairs, a die is thrown if table T12 has faces for that turn: on one of them the wind drops, and the calm lasts to the end.
rule-tr-wind-3 = Becalmed under sail
    .text = In a calm a sailing ship does not move. It fights, throws and cuts grapples as ever.

## Victory

rule-tr-vict-1 = The score
    .text = Each enemy ship earns points if it is sunk, captured, fled or crippled for good (table T13), times its size or, by option, once a ship. A captured ship counts for whoever holds it.
rule-tr-vict-2 = One side left
    .text = When a side has no ship left in play, the log says so. The battle ends only when the GM concludes it.
rule-tr-vict-3 = Who wins
    .text = At the conclusion the higher score wins; if equal, the greater sum of boarding values still afloat; if equal again, nobody.

## The GM

rule-tr-gm-1 = Overruling a refusal
    .text = The GM may overrule what the rules refuse, and the log shows it; not an order that makes no sense.
rule-tr-gm-2 = What a decree changes
    .text = A decree changes a ship’s side, crew, damage, state, tiredness, values or what it did this turn; the battle’s round, first side or wind. The present boarding value is worked out: change the full one instead.
rule-tr-gm-3 = Removing, concluding
    .text = A ship removed (fled, captured or sunk) loses its grapples; captured, it goes to the other side. After the conclusion only decrees and notes are taken without an overrule.
rule-tr-gm-4 = Orders without meaning
    .text = An order to a ship that is unknown, out of play or its own target, or with an impossible value, is always refused.

## Tables

rule-t1 = Ship types
    .text = From the lembus to the sedekieres, each type gives size, ram, cruise and full speed points, boarding value and crew. These values are the house’s: the bigger the ship, the slower it is and the stronger in boarding.
rule-t2 = Special kinds
    .text = Some types carry a mark: sails only (no oars, stopped by a calm), lembus (turns freely at full speed). Merchant, Veneti, lembus, Saxon and sedekieres count on reefs.
rule-t3 = Course of the turn
    .text = Repairs, moves of both sides, ramming, boarding, cutting of grapples. What is thrown unasked is thrown on entering or leaving the step.
rule-t4 = Fatigue table
    .text = 1d6 after full speed. Tired: expert on 1; average on 1–2; novice on 1–3; slave on 1–5.
rule-t5 = Reef table
    .text = These sink: on 1, all; on 2–3, all but lembus and Saxon; on 4, Veneti, merchant, and boarding of 12 or more; on 5, Veneti, merchant, sedekieres, and size of 6 or more. On 6 all pass.
rule-t6 = Side rammed
    .text = Bonus of attacker and target: bow 0 and 0; bow beam +5 and +3; quarter beam +5 and +1; stern +2 and 0.
rule-t7 = Crew in ramming
    .text = An expert crew adds 3, an average 2, a novice 1, slaves nothing, for attacker and target alike.
rule-t8 = Other bonuses, results
    .text = Attacker not at full speed −1, damaged −2; target faster +1, damaged −2; each adds its size. Difference: 3 and more, unharmed; −2 to 2, odd or even; −3 to −6, crippled; −7 and less, sunk.
rule-t9 = Contests of dice
    .text = Oars, grapples, cutting: the one that acts needs more. Better crew +1 in all; for grapples also +1 for holding another, −1 for a damaged ship.
rule-t10 = Boarding table
    .text = The assailant’s 1d6, columns from 1:4 to 4:1. A: the assailant is taken; D: the defender is taken; –: the fight goes on. A house table; at even odds 1 loses, 5 and 6 win.
rule-t11 = Repair table
    .text = 1d6, +2 if the ship is repaired in part. 1 sinks, 2 crippled for good, 3 nothing, 4 repaired in part, 5 and more repaired.
rule-t12 = Table of calms
    .text = The wind drops on: nothing in turns 1 to 3; 1 in turns 4 to 6; 1–2 in turns 7 to 9; 1–3 after that.
rule-t13 = Victory points
    .text = For each enemy ship, times its size: sunk 1, captured 2, fled ½, crippled for good ½.

## Rulings

rule-r1 = List of ships
    .text = The summary of the rules gives neither ships nor allowances. List T1 is the house’s; put that of your own box in its place.
rule-r2 = Boarding table lost
    .text = The printed table is missing from the summary. T10 is the house’s: a better die or better odds never hurt in it.
rule-r3 = Two hexes a ship
    .text = A ship covers two hexes, its bow and its stern.
rule-r4 = Two speeds
    .text = Three speeds are named, but no number is given for normal. So cruise and full speed are played; an option adds the third.
rule-r5 = Turns spaced
    .text = The text forbids two turns in a turn of play, then allows a second after one hex straight. Read as: never two in a row. An option allows only one.
rule-r6 = Lembi exempt
    .text = Lembi are free of both limits on turning.
rule-r7 = What a lembus is
    .text = Lembi is the plural of lembus: the type and the mark bear that name.
rule-r8 = Back, then ahead
    .text = Backing is one hex of the move like any other; the ship may go ahead afterwards. An option makes it the whole move.
rule-r9 = Backing at full speed
    .text = It is allowed. Backing to one side counts as a turn there, backing straight as a hex without one.
rule-r10 = First player’s die
    .text = A single die, half its faces for each side, once for the battle; an option throws it each turn.
rule-r11 = Stranded means sunk
    .text = The text speaks of stranding, the table of ships that sink: they sink.
rule-r12 = Boarding on reefs
    .text = On a reef the boarding value of the undamaged ship counts: a broken oar does not lighten the hull.
rule-r13 = Size 6 on reefs
    .text = Face 5 means size 6 or more.
rule-r14 = Size in ramming
    .text = Size enters the total of both ships, as the text has it for those without a ram. A setting in table T8 can leave it out.
rule-r15 = Cruise and damage
    .text = A damaged attacker, bound to go at cruise, takes both the −1 and the −2.
rule-r16 = One by one
    .text = Rams are settled in the order of declaration, each counting for the next; an option settles them together.
rule-r17 = Who is faster
    .text = Faster is the ship that moved more hexes this turn; one that has not moved yet never is. An option compares the speeds chosen.
rule-r18 = Which total is even
    .text = The ship’s own total: one may suffer without the other. An option takes the difference.
rule-r19 = Rammed but active
    .text = A ram stops only the movement of its target, not its grapples or fights.
rule-r20 = Backing all the same
    .text = The ship that rammed must back even if its target is gone; the GM may let it off.
rule-r21 = Grapples on a tie
    .text = The thrower must have more; on a tie the grapples do not hold.
rule-r22 = Half a point
    .text = The minimum of one point is for ships that divide. A ship down to ½ stakes it in its only fight; if both fall short, nobody is taken.
rule-r23 = Grapple bonus
    .text = The +1 comes from the ship’s own successful throws this turn, at another than this opponent; either of the two may have it.
rule-r24 = Fight at once
    .text = As soon as they are grappled, two enemies fight in the same turn; an option leaves the choice.
rule-r25 = Who the assailant is
    .text = The ship that threw the grapples, as long as they hold; by option, the stronger in the fight.
rule-r26 = Between two columns
    .text = Odds between two columns take the lower one, in the defender’s favour.
rule-r27 = Crew in boarding
    .text = The quality of the crew does not count there.
rule-r28 = Repair is a must
    .text = The throw is a step of the turn, and the 1 that sinks is its risk; an option makes it a choice.
rule-r29 = Repaired in part
    .text = The ship keeps its penalties in ramming and grappling: only the boarding value comes back.
rule-r30 = Always +2
    .text = The repair bonus is 2 at each try while the ship is repaired in part, never more.
rule-r31 = Exact halves
    .text = Half points are kept: ½ stands in the text itself. An option rounds down.
rule-r32 = Prize damaged already
    .text = Capture cripples like any other cause: it undoes a partial repair, and adds nothing to a ship crippled already.
rule-r33 = Two captures at once
    .text = Taken in two fights, a ship is captured once: by the first in order.
rule-r34 = The captor captured
    .text = Two captures that cross both stand: the sides are those before the fights.
rule-r35 = Tries to cut
    .text = One try a turn for each ship and each neighbour it hangs on; both ships have theirs.
rule-r36 = Friends linked
    .text = Two friends linked at the start of a turn cannot move either; they cut loose without dice in the cutting step.
rule-r37 = Grapples in their step
    .text = Grapples are neither thrown nor cut outside their step, unless the GM overrules.
rule-r38 = Against a friend
    .text = Ramming a friend or breaking its oars is not foreseen: refused, but the GM may overrule. Grappling it is allowed.
rule-r39 = No shelter
    .text = To be grappled or rammed protects neither from another ram nor from broken oars.
rule-r40 = No oars, no ram
    .text = A ship without oars cannot lose them. A ship without a ram may break those of others, if it has full speed.
rule-r41 = Each reef counts
    .text = One die for each reef hex the leading half of the ship enters; lying there is not entering.
rule-r42 = Victory conditions
    .text = The summary has none: table T13 is the house’s.
rule-r43 = Wind and oars
    .text = Galleys ignore the wind. The Veneti lost the real battle when it dropped: hence the option of a calm for sailing ships.
rule-r44 = When the calm comes
    .text = Rare at first, likely by turn 9, and lasting: a house choice after the real battle.
rule-r45 = The Veneti scenario
    .text = The number of Veneti ships, the crews and the side that moves first are the house’s.
rule-r46 = Beyond the summary
    .text = Corvi, towers, missiles, wrecks and sailing belong to other parts of the boxed game.
rule-r47 = The Veneti ship
    .text = Size 5, without oars and without a ram.
rule-r48 = Several obstacles
    .text = An order refused for several reasons shows the first; one overrule passes them all.
rule-r49 = Reading the side struck
    .text = By the angle between the two courses: head-on, bow; same course, stern; in between, bow beam or quarter beam. Without hexes, by the half of the side that is struck.
rule-r50 = Points in the open
    .text = Points are divided openly, in any order. Those who prefer secrecy write them down first.
rule-r51 = Alongside, not into
    .text = To break oars the ship comes beside its target without entering its hex.
