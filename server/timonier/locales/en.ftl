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
cli-tower = Dice tower: none.
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
cli-serving-lan = For other devices of the network: { $url }
cli-stop = Ctrl+C to stop.
cli-cannot-bind = Cannot listen on { $host }, port { $port }: { $reason }
cli-no-tower = --tower { $tower }: this version does not drive a dice tower yet; only "none" is possible.
cli-unknown-ruleset = Unknown rule set: { $id }. Rule sets installed: { $known }.
cli-differs = { $file }: { $what }

rulesets-id = Rules
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
