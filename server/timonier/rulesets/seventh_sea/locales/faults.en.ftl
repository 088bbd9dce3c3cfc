setup-forts-off = forts are switched off in this battle

table-xgy = dice XgY with 1 ≤ Y ≤ X, such as 2g2
table-fort-class = a fort has no class
table-ship-class = the class is missing
table-boarding-row = a row is a whole number and two losses, each from 0 up or "all"
table-boarding-rising = the results must rise from row to row
