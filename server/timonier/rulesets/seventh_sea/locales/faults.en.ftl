setup-forts-off = forts are switched off in this battle
setup-wind = the wind is an object with a direction and a force
setup-wind-direction = a direction is a whole number from 3 to 8
setup-wind-force = a force is a whole number from 0 to 9

table-xgy = dice XgY with 1 ≤ Y ≤ X, such as 2g2
table-fort-class = a fort has no class
table-ship-class = the class is missing
table-boarding-row = a row is a whole number and two losses, each from 0 up or "all"
table-boarding-rising = the results must rise from row to row
