setup-forts-off = les forts sont désactivés dans ce combat
setup-wind = le vent est un objet avec une direction et une force
setup-wind-direction = une direction est un entier de 3 à 8
setup-wind-force = une force est un entier de 0 à 9

table-xgy = des dés XgY avec 1 ≤ Y ≤ X, comme 2g2
table-fort-class = un fort n’a pas de classe
table-ship-class = il manque la classe
table-boarding-row = une ligne est un nombre entier et deux pertes, chacune à partir de 0 ou « all »
table-boarding-rising = les résultats doivent monter de ligne en ligne
