rule-sk-2 = Range
    .text = Nobody hits beyond 20 metres.
rule-sk-1 = The table
    .text = An order names skiffs that are there and afloat.
rule-sk-3 = Squall
    .text = Every skiff afloat throws a die.
