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
field-dice = Dice
field-overrule = Overrule
field-group = Group
field-side = Side
field-veil = Veil

veil-none = none
veil-sheet = sheet veiled
veil-whole = hidden

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
