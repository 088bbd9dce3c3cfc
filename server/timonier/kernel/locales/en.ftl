none = –
bool-true = yes
bool-false = no

command-next = Next step
command-adjust = Decree
command-note = Note
command-add_ship = Add a ship
command-remove_ship = Remove a ship
command-conclude = End the battle

field-ship = Ship
field-target = Target
field-field = Field
field-value = Value
field-reason = Reason
field-text = Text
field-public = Seen by all
field-type = Order
field-ship_type = Type
field-name = Name
field-wind = Wind
field-dice = Dice
field-overrule = Overrule
field-group = Group
field-side = Side
field-veil = Veil

account-points = points
account-money = money

veil-none = seen by all
veil-sheet = figures hidden
veil-whole = invisible

refusal-unknown_command = Unknown order: { $value }.
refusal-awaiting_dice = Another order waits for its dice.
refusal-bad_dice = Those dice will not do: { $given } for { $asked }.
refusal-bad_value = { $field } cannot be { $value }.
refusal-unknown_ship = No such ship.
refusal-not_in_force = Entry { $entry } is not in force.
refusal-nothing_to_undo = There is nothing to undo.
refusal-nothing_to_redo = There is nothing to redo.

event-overruled = The GM overrules ({ $rule }): { $code }
event-adjusted = { $ship_id ->
    [none] Decree: { $field } = { $value }.
   *[other] Decree: { $ship }, { $field } = { $value }.
 }
event-noted = Note: { $text }
event-ship_added = { $ship } joins the battle.
event-ship_removed = { $ship } leaves the battle ({ $reason }).
event-concluded = The battle is over.

status-fled = fled
status-captured = captured
status-sunk = sunk

or = or
setup-no-option = there is no option "{ $option }"
setup-bad-option = { $option } cannot be { $value }
setup-sides = a battle needs a list of sides
setup-sides-exactly = { $count } sides are wanted
setup-list = a list is wanted
setup-object = an object is wanted
setup-id = "{ $id }" is not an id: lower-case letters, digits, - and _
setup-taken = the id "{ $id }" is taken
setup-name = a name is wanted
setup-veil = a veil is none, sheet or whole
record-format = "{ $format }" is not "{ $wanted }"
record-ruleset = no rule set is called "{ $id }"
record-title = a title is text
record-entries = the entries are a list
record-entry = an entry is one of { $kinds }
record-to = the number of an entry is wanted, 0 for the start
record-number = the number of an entry is wanted
record-type = a command needs a text as its type
record-reason = a reason is text
record-dice = dice are a list of lists, one for each ask
record-faces = the faces and their dice do not belong together
record-source = dice come from hand, software or tower, for a side that is there
record-who = who did it is a text
record-time = a time such as 2026-01-31T20:15:00Z is wanted
record-pending = this order waits for nothing, or another waits already
record-ships = these ships are not those of the campaign
record-carry = objects with "field" and "value" are wanted
record-asks = an ask is wanted for each list of dice, and dice that fit it
table-not = { $value } is not { $what }
table-whole = a whole number from { $low } to { $high }
table-one-of = one of { $words }
table-either = { $parts }
table-text = a text
table-id = an id
table-list = a list is wanted
table-length = { $found } values where { $wanted } are wanted
table-missing = it is missing
table-table = a table is wanted
table-no-key = there is no such key
table-head = a table needs title = {"{"} fr, en {"}"} and source
table-twice = { $key } stands in another file too
setup-no-side = no side is called "{ $id }"
setup-no-type = no type is called "{ $id }"
setup-bad-field = { $field } cannot be { $value }
setup-missing = { $field } is missing
setup-unknown-field = there is no field "{ $field }"
differs-entry = entry { $entry }: { $what }
differs-refused = { $got ->
    [none] accepted
   *[other] refused ({ $got })
 }, want { $wanted ->
    [none] accepted
   *[other] refused ({ $wanted })
 }
differs-value = { $name } is { $got }, want { $wanted }
differs-absent = { $name } is not there
