### Mortecouille: the rules in a few words, in the order of the rules.

## Ships

rule-mc-ship-1 = Eight types, two sizes
    .text = There are eight types of ship in two sizes, small and big, four colours of each. A side mixes them as it likes; their figures stand in the table of ships and their prices.
rule-mc-ship-2 = Hull points
    .text = A ship begins with all its hull points. Damage lowers them, never below 0, and at 0 it sinks at once.
rule-mc-ship-3 = Guns
    .text = The figure of the guns is for each side; some ships have guns ahead and astern besides. A battery fires only in its own direction.
rule-mc-ship-4 = Ships that are out
    .text = A ship sunk, burnt, foundered, capsized, fled or captured gives no orders, is no target and rolls nothing.
rule-mc-ship-5 = The ship’s sheet
    .text = The sheet holds the figures with all options counted, the ship’s own and the fleet-wide ones. The battle uses these figures.

## The shop

rule-mc-shop-1 = The purse
    .text = All sides agree on a purse. Ships and options together may not cost more.
rule-mc-shop-2 = Options for one or all
    .text = An individual option is bought for one ship. A fleet-wide option is paid once and serves every ship of the side, later ones too; only slaves, super shot, fire ship crew and elite gunners have such a version. The two versions of one option do not add up.
rule-mc-shop-3 = Options a ship may carry
    .text = Each option once, but sails twice, and a big ship two catapults. Hull improvement 4 is for big ships only. The game master may lift the limits.
rule-mc-shop-4 = Spend it all
    .text = Nothing that could still buy something may be left when the battle begins: 5,000 or more unspent is a fault. An option drops this.
rule-mc-shop-5 = Secret purchases
    .text = Fleets are bought in secret and checked at the end, each side’s sum against its purse. Until then the other sides do not see a ship’s options, price and damage, nor a side’s money.
rule-mc-shop-6 = When the shop is open
    .text = The shop is open during the outfit, before the first round. Once the battle has begun money buys nothing.
rule-mc-shop-7 = Hull improvements
    .text = They add hull points, and the lower levels weigh: 2 wind points a square more for level 1, 1 for level 2. Levels add up, unless the table allows one a ship.
rule-mc-shop-8 = Extra sails
    .text = Each extra sail takes 1 off the wind points a square. After hull improvements and sails a square still costs 1 point at least.
rule-mc-shop-9 = Super shot
    .text = Super shot adds 5 to the damage of normal fire and 9 to that of a burst.
rule-mc-shop-10 = Extra guns
    .text = One more gun on each side and at each end that has guns already, all or nothing, at 5,000 a gun: 10,000, 15,000 or 20,000. They add 4 to normal damage and 6 to burst damage.
rule-mc-shop-11 = Who may burst on
    .text = Continuous burst is for ships that have a battery of 3 guns or more.

## The round

rule-mc-turn-1 = The round
    .text = A round runs: fires aboard, wind, actions, upkeep.
rule-mc-turn-2 = One action of three
    .text = In each round a ship takes one action: advance, manoeuvre or attack.
rule-mc-turn-3 = Two with extra crew
    .text = With extra crew a ship takes two actions in a round, but of different kinds.
rule-mc-turn-4 = Static ships
    .text = A ship that chooses to stay put, before doing anything else in the round, loses all its wind points in the upkeep; so does one whose crew was in panic. Played strictly, every ship that did nothing is static.
rule-mc-turn-5 = When orders are given
    .text = Orders belong to the step of actions. Contacts between ships are settled there or in the wind step.
rule-mc-turn-6 = Any order of play
    .text = In the step of actions ships act one after the other, in any order, and every effect comes at once.
rule-mc-turn-7 = Order of the upkeep
    .text = Upkeep settles four things, each for all ships: the wind of static ships, leaks, countdowns, then the gunners’ rest.

## Wind

rule-mc-wind-1 = The wind die
    .text = Every round each ship rolls 1d6: 3 to 6 brings one wind point, 1 and 2 none. Points stay until they are spent or lost.
rule-mc-wind-2 = Slaves row
    .text = With slaves a bad wind die is rolled once more, once a round; the second face stands.
rule-mc-wind-3 = Who rolls no wind
    .text = Ships that are out, fire ships, and ships whose crew is in panic this round roll no wind die.

## Movement

rule-mc-move-1 = Paying for squares
    .text = Each square costs as many wind points as the ship’s speed says (points a square). They are spent.
rule-mc-move-2 = Squares in one advance
    .text = One advance covers as many squares as the wind pays for. An option allows one square only.
rule-mc-move-3 = Turning at rest
    .text = At rest an eighth, quarter or half turn costs a small ship 1, 2 or 4 wind points, a big one 2, 3 or 6.
rule-mc-move-4 = Turning under way
    .text = Under way a turn sails one square and costs it, plus 0, 1 or 2 points for a small ship (eighth, quarter, half) and 1, 2 or 4 for a big one. A ship that has moved this round pays the surcharge alone.
rule-mc-move-5 = Half turn of a big ship
    .text = A big ship’s half turn under way costs a surcharge of 4 wind points; an option makes it 2.
rule-mc-move-6 = Waiting for wind
    .text = An advance of 0 squares is a ship waiting for wind under sail. It takes the action, and the ship keeps its wind points.

## Gunnery

rule-mc-fire-1 = To hit
    .text = Distance and number of guns that bear give the number to reach. Roll the dice and add the bonus: at least that number hits.
rule-mc-fire-2 = Normal fire
    .text = Normal fire reads its own part of the gunnery table, out to 7 squares.
rule-mc-fire-3 = Burst
    .text = A burst needs at least 3 guns that bear and reads its own part of the gunnery table, out to 8 squares.
rule-mc-fire-4 = How many dice
    .text = 3 dice with one to four guns, 4 dice with five.
rule-mc-fire-5 = Certain hits and misses
    .text = Where the table says hit or miss, no dice are thrown and no bonus counts. A certain miss still spends the action.
rule-mc-fire-6 = Rest after a burst
    .text = Normal fire is possible every round. After a round with a burst, hit or miss, the guns are silent for the whole next round.
rule-mc-fire-7 = Continuous burst
    .text = With this option a ship may burst two rounds running and rests after the second. A round without a burst starts the count again.
rule-mc-fire-8 = Damage of a hit
    .text = A hit does the ship’s normal damage or burst damage, however many guns bear.
rule-mc-fire-9 = Damage far off
    .text = At 7 squares the damage, bonuses included, is halved; at 8 it is divided by three. Round down.
rule-mc-fire-10 = Superior numbers
    .text = When several ships of a side fire at one target in a round, each adds one less than their number to its total. No more ships can be counted than the side has manned.
rule-mc-fire-11 = Elite gunners
    .text = Elite gunners throw one die more: 4 with up to four guns, 5 with five.
rule-mc-fire-12 = One cannonade a round
    .text = A ship fires one battery at one target in a round.
rule-mc-fire-13 = Which guns bear
    .text = The game master says which battery fires and how many of its guns bear. Nobody fires from an empty battery, beyond the table, or at his own side.

## Fire aboard

rule-mc-blaze-1 = Phase 1
    .text = Roll 1d6: on 3 to 6 the fire is out. On 1 or 2 the ship loses 8 hull points and rolls phase 2 (1) next round.
rule-mc-blaze-2 = Phase 2 (1)
    .text = Roll 1d6: on 4 to 6 the fire is out. On 1 to 3 the ship loses 12 hull points and rolls phase 3 next round.
rule-mc-blaze-3 = Phase 2 (2)
    .text = Roll 1d6: on 5 or 6 the fire is out. On 1 to 4 the crew jumps overboard and the ship is lost.
rule-mc-blaze-4 = Phase 3: panic
    .text = The whole crew fights the fire: no action, no catapult and no wind die this round. Roll 1d6: only a 6 puts it out. On 1 to 5 the ship loses 22 hull points and is lost.
rule-mc-blaze-5 = Flaming shot
    .text = A hit by cannon or catapult from a ship with flaming shot does no more damage, but sets a fire that is rolled for at the start of the next round. A miss, or a hit that sinks, sets none.
rule-mc-blaze-6 = How many set the fire
    .text = Count the different ships whose flaming shots hit in the round: one leads to phase 1, two to phase 2 (1), three or more to phase 2 (2).
rule-mc-blaze-7 = Hit again while burning
    .text = A ship whose phase 1 failed this round and which takes another flaming hit goes to phase 2 (2) instead of 2 (1). An option asks that a ship that lit this very fire hits it.
rule-mc-blaze-8 = The worse phase counts
    .text = Where a fire goes on and new flaming hits come, only the worse phase is rolled: 1, then 2 (1), 2 (2), 3. One roll a ship and round.
rule-mc-blaze-9 = Fires come first
    .text = Fires are rolled for at the very start of the round, before all else, ship by ship.

## Catapults

rule-mc-cata-1 = One stone a round
    .text = Each catapult throws once a round, in any direction, besides the guns, even while these rest. It needs no action; an option makes it part of the attack.
rule-mc-cata-2 = To hit with a stone
    .text = 3 dice against 9 at 2 squares, 13 at 3, 16 at 4, 19 at 5, 25 at 6. At 1 square it always misses, and it carries no farther than 6.
rule-mc-cata-3 = What helps a catapult
    .text = Elite gunners, superior numbers and flaming shot help it as they help guns. Super shot adds 5 damage against big ships.
rule-mc-cata-4 = A small ship struck
    .text = A small ship takes no damage from stones, but the first hit starts a countdown of three full rounds.
rule-mc-cata-5 = Further hits hurry it
    .text = Every further hit takes 1 off the countdown at once. At 0 the ship founders on the spot: four hits in one round do it.
rule-mc-cata-6 = The countdown
    .text = From the round after it began the countdown falls by 1 in each upkeep. At 0 the ship founders; it has had three full rounds to act.
rule-mc-cata-7 = A big ship struck
    .text = Each stone that hits takes 20 hull points off a big ship.
rule-mc-cata-8 = A big ship’s third hit
    .text = At the third hit of the whole battle, whoever threw, a big ship’s countdown starts too. Later hits do their damage and shorten it.

## Wear

rule-mc-wear-1 = Half the hull lost
    .text = From half of its hull lost on a ship pays 1 wind point a square more and leaks 1 hull point a round.
rule-mc-wear-2 = Three quarters lost
    .text = From three quarters lost on it is 2 wind points a square more and 3 hull points a round, instead of 1 and 1.
rule-mc-wear-3 = Leaks
    .text = Leaks count in every upkeep, from the round of the damage on, by the condition at that moment. They can sink a ship.

## Collisions

rule-mc-ram-1 = Losses in a collision
    .text = Both ships lose at once: their own loss for the size of the other, plus what the other deals to their size, plus the loss for the kind of contact.
rule-mc-ram-2 = Bow to bow
    .text = 3 hull points more for each.
rule-mc-ram-3 = Bow to stern
    .text = 2 hull points more for the ship that strikes with its bow, nothing for the stern.
rule-mc-ram-4 = Bow to side
    .text = 2 hull points more for the bow, 6 for the side. If the ship struck is still afloat it rolls 1d6: on 1 or 2 it capsizes and is lost.
rule-mc-ram-5 = Riding over the wreck
    .text = If the ship struck in the side goes down, the other rides over it and loses 5 hull points. Then 1d6: on 1 or 2 it crosses to the far side and loses 3d6 more, on 3 to 6 it stops there. An option asks that the ship capsized.
rule-mc-ram-6 = Side to side
    .text = 2 hull points more for each, on purpose or not.
rule-mc-ram-7 = Two ships in one square
    .text = Each of the two rolls 1d6, friends too. A 1, 2 or 3 on either is a collision side to side.
rule-mc-ram-8 = Siren
    .text = A ship with a siren that strikes with its bow makes the other lose 8 more and takes 6 off its own loss, not below 0.

## Fire ships

rule-mc-suic-1 = Making a fire ship
    .text = A ship with a trained crew may be made a fire ship in any condition, once. It takes the whole round, so nothing may have been done before, and all its wind.
rule-mc-suic-2 = It sails on alone
    .text = From the next round on the fire ship moves one square straight ahead in each wind step, without wind points.
rule-mc-suic-3 = It explodes
    .text = At its first contact with any ship it explodes: 30 hull points for each of the two, besides the collision, and both catch fire as from one flaming hit. Where two fire ships meet, both explode.
rule-mc-suic-4 = Nobody fights its fire
    .text = A fire aboard a ship without crew is not fought: each phase fails without a die.
rule-mc-suic-5 = No more orders
    .text = A fire ship takes no orders. It goes on until it sinks or leaves the table; leaks, fires and countdowns run on aboard.

## The end

rule-mc-end-1 = Who has won
    .text = The game names no winner. When a side’s last ship is out this is told, and the battle goes on until it is concluded.
rule-mc-end-2 = Ending the battle
    .text = Ending the battle checks every side’s accounts, and it ends only once. Afterwards steps, shop and orders need a ruling; decrees, notes, accounts, arrivals and departures go on.
rule-mc-end-3 = Orders that make no sense
    .text = An order that names an unknown ship, side, type or option, or a value that cannot be, is refused for good; so is a ship as its own target or an id already taken. Decrees keep within the values a field can have.

## How the text is read

rule-r1 = Guns of the jaune big
    .text = The printed armament of the jaune big is garbled; it has three guns a side.
rule-r2 = Counting squares
    .text = The next square, diagonals too, is at distance 1; otherwise the ruler decides. On a map the larger of the two differences counts. There is no distance 0.
rule-r3 = Marks of the options
    .text = Which option bears which mark for its number is lost. Timonier takes two sails on any ship, two catapults and hull level 4 on a big one, and everything else once.
rule-r4 = Hull levels add up
    .text = Nothing forbids several hull improvements, so they add up, weight included. An option allows one a ship.
rule-r5 = One point at least
    .text = That a square costs 1 wind point at least holds for the fitting out. Damage to the hull comes on top.
rule-r6 = What extra guns cost
    .text = The examples in the text are no ships of the list. The rule behind them is one gun more at each armed place, 5,000 a gun.
rule-r7 = Twice the same option
    .text = A ship’s own copy and the fleet-wide one do not add up. Copies beyond the limit, by ruling, add up where the effect is a number.
rule-r8 = Small change
    .text = Less than 5,000 buys nothing, so only 5,000 or more left over is a fault. An option drops the check.
rule-r9 = A wrong account
    .text = An account that does not add up may void the game. Timonier gives the verdict, the game master decides.
rule-r10 = Reinforcements
    .text = Ships may join at any time, and count in their side’s account.
rule-r11 = Who is static
    .text = Only a ship ordered to stay put is static; one without orders waits for wind under sail. Read strictly, every ship that took no action is, and waiting for wind takes an advance of 0 squares.
rule-r12 = Who acts first
    .text = Ships act in the order the table likes. A ship sunk before its move does not act.
rule-r13 = When damage is settled
    .text = Fires come first and wind before the actions. Leaks, countdowns, the lost wind of static ships and the gunners’ rest come at the end of the round.
rule-r14 = The slaves’ second throw
    .text = It can only help, so it is asked for without a question.
rule-r15 = Several squares at once
    .text = The speed is a price, so one advance may go as far as the wind pays for. An option allows one square.
rule-r16 = The cost of turning under way
    .text = What a turn under way costs more is on top of the advance. So such a turn sails a square, in one action; a ship that has already advanced pays the surcharge only.
rule-r17 = 4 or 2 for the half turn
    .text = The text gives a big ship both 4 and 2 for its half turn under way. 4 fits the other costs; an option takes 2.
rule-r18 = More than two guns
    .text = A burst asks for more than two guns that fire, not for more than two aboard.
rule-r19 = More than five guns
    .text = More than five guns fire with the number and the dice of five.
rule-r20 = What is certain stays
    .text = Certain hits and misses are not rolled and no bonus touches them. A number out of reach of the dice is rolled all the same.
rule-r21 = Two against one
    .text = Counted are the ships that fire at the target in the round, with guns or catapult. The number goes in with each shot, the first one too.
rule-r22 = One battery, one target
    .text = The cannon of a ship are one shot a round: one battery, one target.
rule-r23 = Bursts tire all the same
    .text = Burst and continuous burst do the same damage, and one that misses tires the gunners as well.
rule-r24 = Two bursts in three rounds
    .text = With continuous burst there are never more than two bursts in three rounds. A round of normal fire or silence between two starts the count again.
rule-r25 = The order of the sums
    .text = Damage is the type’s, plus super shot, plus extra guns; then divided by distance and rounded down. The bonus of extra guns holds for any battery.
rule-r26 = Ships, not hits
    .text = A ship with flaming shot always uses it. Ships are counted, not hits: guns and catapult of one ship are one. A sunk target does not burn.
rule-r27 = A phase is rolled next round
    .text = To go to a phase means its roll comes next round. Where several causes meet, the worst phase counts.
rule-r28 = Whose shot burns again
    .text = Any flaming hit on a ship that failed phase 1 leads to phase 2 (2). The option takes the text by the letter: only the ships that lit the fire.
rule-r29 = No hull loss in 2 (2)
    .text = A failed phase 2 (2) costs no hull points; the ship is lost all the same.
rule-r30 = Panic costs the round
    .text = A ship that puts out a phase 3 fire has still lost its round, its wind die and its wind points.
rule-r31 = Wrecks vanish
    .text = Wrecks and abandoned ships leave the game at once.
rule-r32 = Is a catapult an attack?
    .text = By default it throws without an action, even while the guns rest. By the option, guns and catapults in any order are the shots of one attack. Super shot gives a stone 5, extra guns nothing.
rule-r33 = Three full rounds
    .text = The round of the hit does not count; the crew leaves at the end of the third round after it. Hits on a big ship after the third still do 20 and take 1 off.
rule-r34 = What half lost means
    .text = At least half of the improved hull is lost. The effects of three quarters replace those of half. The leak begins in the upkeep of the same round.
rule-r35 = Both losses at once
    .text = In a collision both lose at once, then ships sink. The ship struck in the side rolls even if the other has sunk, not if it has sunk itself.
rule-r36 = Riding over
    .text = It happens when the ship struck in the side goes down, by capsizing or by its losses. A bow ship that sank does not ride. On 3 to 6 it stops without further loss.
rule-r37 = Other contacts
    .text = Stern to stern and the like are not in the text: take the nearest kind, usually side to side.
rule-r38 = Ramming on purpose
    .text = A ram is the end of a move: order and pay the advance, then give the collision, which needs no action of its own.
rule-r39 = Sharing a square
    .text = Both ships always roll, whoever owns them, when the second one enters; in later rounds again if the table likes.
rule-r40 = What the siren spares
    .text = It lowers the whole loss of the collision, an enemy siren’s share included, but not riding over, crossing or explosions. Bow to bow both sirens work.
rule-r41 = What the attempt costs
    .text = The whole crew works at it: the ship’s round, with nothing done before. It moves its first square in the next wind step.
rule-r42 = One explosion
    .text = Both ships take 30 from each ship that explodes, and its powder explodes once. Only a contact sets it off: not gunfire, fire or sinking. A hulk still afloat drifts on, burning.
rule-r43 = Fire after an explosion
    .text = The explosion counts as one flaming hit by the fire ship on both.
rule-r44 = Fire without a crew
    .text = With nobody aboard to fight it, each phase of a fire fails without a die.
rule-r45 = No end is given
    .text = The text names no end of the game; the players see it. That a side has no ship left is only told.
rule-r46 = Firing at one’s own
    .text = Firing at one’s own ships needs a ruling. Collisions among friends are part of the game.
rule-r47 = What there is not
    .text = The game knows no land, no boarding, no repairs and no crew losses.
