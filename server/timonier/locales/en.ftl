# Reading JSON.
json-not-utf8 = The text is not UTF-8 (byte { $byte }).
json-broken = The text is not JSON: line { $line }, column { $column }.
json-too-deep = Lists and objects stand in each other more than { $most } levels deep.
json-surrogate = A text holds half a character (a lone surrogate).
json-twice = The key "{ $key }" stands twice in the same object.
json-no-number = { $word } is not a number in JSON.
json-long-number = A number is too big or has more than { $most } digits.

# Reading a file.
file-unreadable = The file cannot be read: { $reason ->
    [missing] it does not exist
    [folder] it is a folder
    [denied] access is denied
   *[other] the system does not allow it
}.
overrides-bad = The game master's tables (--overrides): { $what }
overrides-broken = { $file } is not a readable TOML file: { $reason }

# Titles of the API's errors.
problem-400 = Bad request
problem-401 = Token required
problem-403 = Forbidden
problem-404 = Not found
problem-405 = Method not allowed
problem-406 = No acceptable form
problem-408 = Request too slow
problem-409 = Conflict
problem-411 = Length required
problem-412 = Stale version
problem-413 = Request too large
problem-414 = Address too long
problem-415 = Unsupported content type
problem-422 = Content refused
problem-429 = Too many requests
problem-431 = Headers too large
problem-500 = Internal error
problem-501 = Not supported
problem-503 = Unavailable
problem-other = Error { $status }

# Explanations of the API's errors.
detail-400 = The server does not understand this request.
detail-404 = There is nothing at { $path }.
detail-405 = { $method } is not possible at { $path }.
detail-413 = The body of the request exceeds { $most } MiB.
detail-415 = The body must be JSON, with "Content-Type: application/json".
detail-431 = The headers of the request are too large.
detail-500 = The server met an unforeseen error; it stands in its log.
detail-501 = The server does not know this way of transfer.
detail-no-ruleset = There is no rule set "{ $id }".

# Command line: help.
cli-app = Keeps the books of a naval battle played at a real table.
cli-lang = Language: fr or en (else TIMONIER_LANG, else French).
cli-version = Show the version.
cli-serve = Start the server: API and pages.
cli-host = Network address of the server.
cli-port = Port of the server; 0 picks a free one.
cli-lan = Open the server to other devices of the local network.
cli-open = Open the page in the browser.
cli-tower = Dice tower: none, auto (a board accepted by "timonier tower list"), simulated, a port or a pyserial URL.
cli-adjudicate = Replay battle records and tell what the rules make of them, one JSON object a line and file.
cli-files = JSON files of battles.
cli-check = Also compare with what each entry expects; exit code 1 if anything differs.
cli-overrides = TOML file with the game master's tables, which replace those of the rules.
cli-rulesets = Show the rule sets installed, their orders, options and tables.
cli-ruleset-id = One rule set, in detail.
cli-json = Output as JSON.

# Command line: what it says.
cli-bad-lang = Unknown language: { $lang }. Languages: fr, en.
cli-serving = Timonier { $version } is listening: { $url }
cli-stop = Ctrl+C to stop.
cli-cannot-bind = Cannot listen on { $host }, port { $port }: { $reason }
cli-bad-tower = --tower { $tower }: none, auto, simulated, a port, or an address with socket:// or rfc2217:// is wanted.
cli-unknown-ruleset = Unknown rule set: { $id }. Rule sets installed: { $known }.
cli-differs = { $file }: { $what }

rulesets-id = Rules
rulesets-word = Word
rulesets-name = Name
rulesets-dice = Dice
rulesets-board = Board
rulesets-commands = Orders
rulesets-fields = Fields
rulesets-options = Options
rulesets-default = Default
rulesets-values = Values
rulesets-types = Ship types
rulesets-tables = Tables
rulesets-gauges = Gauges
rulesets-rules = Rules
rulesets-rule = Rule
rulesets-text = What it does

# Battles: what is not possible, and why.
detail-401 = This needs a token: the link that the game master's server printed, or the code of a seat.
detail-403 = Your seat does not allow this.
detail-429 = Too many wrong tokens from this address; wait a moment.
detail-no-header = With the cookie alone only reading is possible; send the header "X-Timonier: 1" too.
detail-not-reached = No other device reaches this server. Stop it and start it with: { $command }
detail-no-such = There is nothing of this kind here: { $kind } "{ $id }".
detail-stale = The battle has moved on: it stands at version { $version }.
detail-bad-key = An idempotency key has 1 to { $most } characters.
detail-key-reused = This idempotency key was used for another request.
detail-awaiting = Another order waits for its dice.
detail-no-roll = That roll is not awaited.
detail-roll-answered = Another face stands there already.
detail-dice-offered = The dice given back by the undo are to be used: { $faces }. Give "rethrow" with a reason for a new throw.
detail-bad-dice = These dice do not fit: { $reason }.
detail-no-tower = There is no tower at this battle.
detail-no-bridge = No bridge to a tower can be started here.
detail-tower-there = There is a tower "{ $id }" already.
detail-tower-taken = Another bridge speaks for the tower "{ $id }".
detail-nothing-to-undo = There is nothing to undo.
detail-nothing-to-redo = There is nothing to redo.
detail-not-in-force = Entry { $entry } is not in force.
detail-rules-changed = The rules were updated while this order waited; it can only be cancelled.
detail-bad-field = { $field }: { $reason }
detail-database = The database takes nothing now: { $code ->
    [database_full] the disk is full
    [database_readonly] it is read-only
    [database_locked] another program holds it
    [database_damaged] the file is damaged
    [database_driver_missing] the driver of PostgreSQL is missing: pip install "psycopg[binary]"
    [database_zero] PostgreSQL keeps no text with a zero character (U+0000) in it
    [database_unknown] its address is neither sqlite:///file nor postgresql://user@host/name
   *[other] it cannot be reached
}. Nothing was changed.
reason-object = an object is wanted
reason-text = a text is wanted
reason-whole = a whole number from 0 is wanted
reason-faces = a list of faces is wanted
reason-source = one of hand, software, tower is wanted
reason-address = an address at which this server answers is wanted
reason-side = there is no such side
reason-type = a command needs a text as its type
reason-answer = give faces, a source, or a choice
cli-database = Database (SQLAlchemy URL); else a file among your data.
cli-gm-link = Game master: { $url }

# Tokens, seats and joining.
detail-wrong-code = This code is not (or no longer) valid.
reason-words = one of { $words } is wanted
reason-between = a whole number from { $low } to { $high } is wanted
reason-list = a list is wanted
reason-slug = an id is wanted: a-z, 0-9, - and _, no more than 40
reason-unknown = there is no "{ $id }" here
reason-twice = "{ $id }" stands there twice
reason-orders = an order is wanted, or a list of 1 to { $most } orders
reason-carry = an object with "field" and "value" is wanted

# Campaigns.
carry-reason = carried over from the last battle
detail-in-battle = { $ship } is in the battle "{ $battle }", which has no end yet.
detail-ship-changed = { $ship } has moved on since: she was changed, or is in a later battle. Nothing was changed.
detail-carry-asks = what she carries would ask for dice here

# Dice towers.
cli-bridge = Join a dice tower to a server, until Ctrl+C.
cli-bridge-tower = The tower: auto (a board accepted by "timonier tower list"), simulated, a port or a pyserial URL.
cli-bridge-server = Address of the server. The token comes from TIMONIER_TOKEN, else from the first line of standard input.
cli-bridge-id = Name of the tower in addresses; else made from the port.
cli-bridge-name = Name of the tower in the log.
cli-bridge-called = Dice tower
cli-bridge-wled = Address of a WLED ring that shows wind and pictures too.
cli-bridge-leds = LEDs of the WLED ring.
cli-bridge-north = Which LED of the WLED ring lies to the north of the table, from 0.
cli-bridge-ccw = The LEDs of the WLED ring are numbered anticlockwise.
cli-bad-leds = A ring has { $leds } LEDs.
cli-no-token = No token: give it in TIMONIER_TOKEN or as the first line of standard input.
cli-bridging = Bridge between { $tower } and { $server }. Ctrl+C ends it.
cli-towers = Dice towers: ports, traffic, self-test, rolls, statistics.
cli-tower-list = List the serial ports; no port is opened.
cli-tower-accept = Accept the board at this port as a tower, for --tower auto.
cli-tower-forget = Forget the board at this port.
cli-tower-no-ports = There is no serial port.
cli-tower-accepted = accepted
cli-tower-not-accepted = not accepted
cli-tower-unknown-port = There is no USB board at { $port }.
cli-tower-monitor = Show what a tower says, until Ctrl+C.
cli-tower-seconds = End after so many seconds.
cli-tower-lost = The tower is gone: { $reason }
cli-tower-damage = Wrong check sums: { $crc }; other rubbish: { $dropped }.
cli-tower-test = Have a tower test itself.
cli-tower-test-failed = The self-test failed or stayed without an answer.
cli-tower-roll = Throw dice in a tower, outside any battle.
cli-tower-dice = How many dice of how many sides.
cli-tower-keep = Keep only the highest; 0 keeps all.
cli-tower-too-few = { $keep } dice cannot be kept of { $count }.
cli-tower-explode = The highest face is thrown again and added to its die.
cli-tower-button = Wait for the button of the tower.
cli-bad-dice = { $dice } are no dice: write 6d10, with 100 dice and 100 sides at most.
cli-tower-press = Press the button of the tower.
cli-tower-total = Total: { $total }
cli-tower-refused = The tower will not throw: { $word ->
    [NOENTROPY] its noise failed the test, and it never invents dice
    [NOSENSOR] it has no sensor for such dice
   *[other] { $word }
}.
cli-tower-no-answer = The dice did not come.
cli-tower-none = No accepted board is plugged in. "timonier tower list --accept PORT" accepts one.
cli-tower-not-met = No tower answers at { $tower } ({ $reason }).
cli-tower-fairness = Say whether the dice of every source are fair.
cli-fairness-none = No dice have been thrown yet.
cli-tower-failed = The bridge to { $tower } could not be started: { $reason }
cli-tower-again = The bridge to { $tower } broke down ({ $reason }) and was started again.
cli-tower-there = Dice tower: { $tower } (its state stands at /api/v1/towers).
# Dice and the tray.
detail-other-die = Dice of another kind are awaited: { $asked }, not { $given }.
reason-notation = dice such as 6d10 are wanted, { $most } at most
reason-explode = true or false is wanted, and dice that explode have two sides or more
reason-missing-faces = { $missing ->
    [1] one more face is wanted
   *[other] { $missing } more faces are wanted
}
reason-more-faces = { $more ->
    [1] one face too many
   *[other] { $more } faces too many
}
reason-no-faces = software throws by itself and takes no faces
detail-no-tower-here = There is no tower to throw these dice.

# What statistics say of dice.
fairness-too-few = Too few throws of the { $die } for a judgement; the first { $next } will be judged.
fairness-even = The first { $n } throws of the { $die } are spread as fair dice spread. Next judgement after { $next }.
fairness-odd = The first { $n } throws of the { $die } are spread unevenly: fair dice do this in less than one sample of a hundred. Throw on and look again after { $next }.
fairness-loaded = The first { $n } throws of the { $die } are very unevenly spread: fair dice do this in less than one sample of two thousand. Look at the dice.
fairness-patterned = High and low do not come in a random order in the first { $n } throws of the { $die }: fair dice do this in less than one sample of two thousand. Look at the dice.

# Command line: files, and the local network.
cli-export = Write a battle or a campaign to one file; without an id, list what there is.
cli-export-id = Id of a battle or a campaign.
cli-export-output = File to write; else the standard output.
cli-import = Read a battle or a campaign from a file, exported or written by hand.
cli-import-file = JSON file of a battle or a campaign.
cli-backup = Copy the whole database to a file, also while the server runs.
cli-backup-file = File to write; else a name with the date, in this folder.
export-campaign = campaign "{ $name }"
export-battle = battle "{ $title }"
cli-no-database = There is no database here yet: { $file }
cli-export-unknown = There is no battle and no campaign "{ $id }". "timonier export" lists them.
cli-cannot-write = { $file } cannot be written: { $reason }
cli-cannot-read = { $file } cannot be read: { $reason }
cli-exported = Written: { $file }
cli-bad-record = { $file } is no battle and no campaign, at { $pointer }: { $reason }
cli-imported-campaign = Campaign "{ $name }": { $id }
cli-imported-battle = Battle "{ $title }": { $id }{ $refused ->
    [0] { "" }
    [1] { " " }(one order was refused by the rules and left out)
   *[other] { " " }({ $refused } orders were refused by the rules and left out)
}
cli-backup-exists = { $file } is there already and was left as it is.
cli-backup-only-sqlite = Only an SQLite database is copied here; use your database's own tools.
cli-backed-up = Copied: { $file }
cli-lan-here = For phones and tablets in the same network as this screen: scan, or type the address.
cli-lan-none = This machine answers at no address of the local network: connect it to the network of the phones, or let its firewall open the port.

# The log, to read; the stream.
log-veiled = Something happened: { $ships }.
log-reason = Reason: { $reason }
log-throw = Dice: { $dice }: { $faces } ({ $sources })
log-source = { $source ->
    [hand] by hand
    [software] by software
    [tower] by the tower
    [simulated] by the simulated tower
   *[other] { $source }
}
log-status = { $status ->
    [undone] Undone.
    [amended] Corrected since.
   *[void] Void since a correction.
}
log-kind = { $kind ->
    [undo] Undo back to entry { $to }
    [redo] Redo up to entry { $to }
    [amend] Correction of entry { $to }
   *[cancel] Cancelled:
}
detail-too-many-streams = Too many devices follow battles at the same time; try again in a moment.
cli-tower-set = Change a setting that a tower keeps.
cli-tower-key = ring (0, 8, 12, 16, 24), offset (the LED at the north of the table), rotation (cw, ccw) or brightness (0 to 255).
cli-tower-value = The new value.
cli-tower-bad-setting = { $key } { $value }: there is no such setting.
cli-tower-no-setting = The tower did not take the setting.
detail-rolling = These dice are rolling already.
detail-no-dice = The dice of the tower did not come.
