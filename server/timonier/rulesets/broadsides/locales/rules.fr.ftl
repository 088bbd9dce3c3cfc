### Les règles, en peu de mots : une par message, son titre puis ce qu’elle fait à la table.

## Pions

rule-br-ship-1 = Les deux potentiels
    .text = Un pion porte un potentiel de combat et un potentiel de déplacement ; ce qu’il en reste, ce sont ces nombres moins les avaries. Le potentiel de tir se tire du combat restant.
rule-br-ship-2 = Catalogue des pions
    .text = Potentiels et valeur viennent du type, ou sont donnés avec le navire ; un autre pion apporte les siens. Sans valeur propre, un navire vaut son potentiel de combat entier.
rule-br-ship-3 = L’attaque de la rade
    .text = Un scénario prêt à jouer : une escadre anglaise entre, vent de sud-ouest, dans une rade française gardée par deux forts. Douze tours ; le meilleur score gagne.

## Tour

rule-br-turn-1 = Les sept phases
    .text = 1 vent ; 2 le premier camp bouge ; 3 tir automatique du second ; 4 le premier tire ou aborde ; 5 le second bouge ; 6 tir automatique du premier ; 7 le second tire ou aborde. Premier camp : les Anglais ; second : les Français.
rule-br-turn-2 = Tir, ou tir et abordage
    .text = En phase 3 et 6, un camp ne fait que tirer. En phase 4 et 7, le camp en phase choisit entre tir et abordage.
rule-br-turn-3 = Ce que dure une phase
    .text = « A tiré », « a abordé », points dépensés : tout cela ne vaut que pour la phase. La phase 1 ouvre un nouveau tour.
rule-br-turn-4 = Mise en place
    .text = La bataille commence avant le tour 1, à la mise en place ; ou, si elle le dit, en plein tour, au début d’une phase où rien ne s’est encore fait.
rule-br-turn-5 = L’abordage continue
    .text = À chaque phase 4 ou 7, le camp en phase lance le dé pour chacun de ses combats. Quitter la phase sans l’avoir fait est refusé ; le meneur peut passer outre.
rule-br-turn-6 = Dernier tour
    .text = Si un dernier tour est fixé, on ne dépasse pas sa phase 7 : il est temps de clore. Le meneur peut passer outre.
rule-br-turn-7 = Chaque ordre en sa phase
    .text = Tirer, aborder, manœuvrer, rompre : chacun dans les phases de son camp, et rien pendant la mise en place.

## Vent

rule-br-wind-1 = Le vent
    .text = Il vient d’une des six directions d’hexagone et n’a pas de force. Il ne compte que pour le déplacement.
rule-br-wind-2 = Vent de départ
    .text = Sans vent donné, la phase 1 le tire au sort : 1d6, une face par direction.
rule-br-wind-3 = Saute de vent
    .text = Dès le tour 2, 1d6 en phase 1 : sur 1 le vent tourne d’une direction dans le sens inverse des aiguilles d’une montre, de 2 à 5 il tient, sur 6 il tourne d’une direction dans leur sens.
rule-br-wind-4 = Vent constant
    .text = Si l’option écarte les sautes, le vent tiré ou donné ne change plus de lui-même.
rule-br-wind-5 = Régler le vent
    .text = Le meneur règle le vent quand il veut.
rule-br-wind-6 = Les quatre allures
    .text = Le cap comparé au vent donne l’allure : droit dedans, face au vent ; une direction à côté, au près ; deux, grand largue ; à l’opposé, vent arrière.

## Déplacement

rule-br-move-1 = Points de déplacement
    .text = Dans sa phase de mouvement, un navire dépense au plus ses points, en une ou plusieurs fois.
rule-br-move-2 = Avancer, virer
    .text = Un mouvement est une suite de pas : une case devant, ou 60° sur place à bâbord ou à tribord. Seuls les points limitent les virages ; bouger n’est jamais obligatoire.
rule-br-move-3 = Coût d’une case
    .text = 1 point au grand largue ou vent arrière, 2 au près.
rule-br-move-4 = Coût d’un virage
    .text = 1 point pour 60° ; 2 si le navire est face au vent avant de virer.
rule-br-move-5 = Face au vent
    .text = Face au vent, un navire n’avance pas.
rule-br-move-6 = Cases fermées
    .text = Sur la carte, un navire n’entre ni dans la terre ni dans la case d’un autre pion, ami, ennemi, prise ou fort, pas même pour passer.
rule-br-move-7 = Aux prises, immobile
    .text = Un navire aux prises ne bouge pas.
rule-br-move-8 = Navigation libre
    .text = Par option, coûts, points, vent et cap ne sont pas vérifiés : la table suit à la main les règles de la boîte.
rule-br-move-9 = Cap inconnu
    .text = Le cap peut venir avec l’ordre. Sans cap ou sans vent connus, le coût ne peut se calculer : il faut le dire.

## Tir

rule-br-fire-1 = Un tir par phase
    .text = Navire ou fort, chacun tire au plus une fois par phase, dans les deux phases de tir de son camp : 4 et 6 pour le premier, 3 et 7 pour le second.
rule-br-fire-2 = Portée du tir
    .text = De un à trois hexagones, pas plus loin.
rule-br-fire-3 = Par les bords
    .text = Un navire ne tire que de ses bords, bâbord ou tribord ; rien ne porte devant ni derrière.
rule-br-fire-4 = Les neuf cases
    .text = De chaque bord, neuf hexagones sont battus : deux à portée 1, trois à portée 2, quatre à portée 3, en éventail autour du travers.
rule-br-fire-5 = Ligne de tir
    .text = De centre à centre, elle ne traverse ni terre ni pion, ami ou ennemi. Prises et forts la masquent aussi ; un navire coulé ou en fuite ne compte plus.
rule-br-fire-6 = Le long d’un bord
    .text = Une ligne qui suit le bord commun de deux cases est masquée si toutes deux sont prises ou, par option, si l’une l’est. Cela n’arrive que droit par le travers, à portée 2.
rule-br-fire-7 = Potentiel de tir
    .text = La colonne de tir est la moitié du potentiel de combat restant, arrondie vers le haut.
rule-br-fire-8 = La distance au dé
    .text = Le dé perd 1 à deux hexagones et 3 à trois hexagones.
rule-br-fire-9 = Avaries du tir
    .text = 1d6 modifié, croisé avec la colonne dans la table de tir : la case donne les avaries. Au-delà de la table, sa dernière colonne ; à 0 ou moins, rien.
rule-br-fire-10 = Tirer ou non
    .text = Personne n’est tenu de tirer.
rule-br-fire-11 = Ce que dit la carte
    .text = Portée, bordée et ligne viennent de la carte quand les deux pions y sont ; ce que dit l’ordre passe avant.
rule-br-fire-12 = La cible
    .text = Tireur et cible sont en jeu et de camps contraires. Un ami est refusé, mais le meneur peut passer outre ; on ne se vise jamais soi-même.
rule-br-fire-13 = Tirer dans une mêlée
    .text = On peut tirer sur un navire aux prises, sauf si l’option l’interdit.
rule-br-fire-14 = Aux prises, pas de tir
    .text = Un navire aux prises ne tire pas ; par option, il tire en phase 3 et 6.

## Tir automatique

rule-br-auto-1 = Tir d’office
    .text = En phase 3 et 6, tout navire ou fort du camp en phase qui est sur la carte tire une fois de lui-même, dans l’ordre de la liste, s’il a une cible permise.
rule-br-auto-2 = Choix de la cible
    .text = Le plus proche ; à égalité le plus faible en combat ; à égalité encore le premier de la liste.
rule-br-auto-3 = Ceux qui s’abstiennent
    .text = Ne tirent pas d’office : qui n’est pas sur la carte, qui en est prié, qui est aux prises, qui n’a pas de cible. Le meneur peut encore ordonner leur tir dans la phase.
rule-br-auto-4 = Un tir après l’autre
    .text = Chaque tir a son effet avant que le suivant soit pointé. Toute la phase s’annule d’un coup.
rule-br-auto-5 = Sur ordre seulement
    .text = Par option, rien ne tire de soi-même : le meneur ordonne chaque tir.

## Avaries

rule-br-dmg-1 = Points d’avarie
    .text = Ils s’ajoutent les uns aux autres jusqu’à la fin ; rien ne se répare.
rule-br-dmg-2 = Ce que coûte une avarie
    .text = Chaque avarie ôte 1 au combat et 1 au déplacement, jamais sous 0.
rule-br-dmg-3 = Navire coulé
    .text = Quand ses avaries atteignent son potentiel de combat entier, le navire coule et quitte la carte sur-le-champ.
rule-br-dmg-4 = Libéré par une perte
    .text = Quand un navire sort du jeu, ceux qui le tenaient le lâchent. Qui ne tient plus personne peut encore agir dans la phase, s’il ne l’a pas fait.
rule-br-dmg-5 = Navire bloqué
    .text = Un navire est bloqué quand tout son déplacement ne paie aucun pas : à 0, ou à 1 face au vent.
rule-br-dmg-6 = Plus un navire
    .text = Quand un camp perd son dernier navire (les forts ne comptent pas), le journal le dit ; la bataille dure jusqu’à la clôture.

## Abordage

rule-br-board-1 = Aborder un voisin
    .text = En phase 4 ou 7, le camp en phase peut aborder un ennemi d’une case voisine.
rule-br-board-2 = Forces en présence
    .text = Les potentiels de combat restants de tous les attaquants s’additionnent, contre celui de l’unique défenseur.
rule-br-board-3 = Rapport de force
    .text = Le rapport de l’attaque à la défense se ramène à la colonne inférieure de la table, en faveur du défenseur ; la première ou la dernière s’il en sort.
rule-br-board-4 = Le jet d’abordage
    .text = 1d6 plus le bonus donne la rangée de la table d’abordage ; la case dit le résultat.
rule-br-board-5 = Bonus de l’abordeur
    .text = +1, +2, −1 ou −2 s’ajoute au bonus des jets suivants contre ce défenseur, qui reste entre −2 et +2. Un jet ne l’use pas.
rule-br-board-6 = Navire capturé
    .text = CAPT : le défenseur est pris aussitôt. Il est à l’attaquant et compte dans le score.
rule-br-board-7 = Navires aux prises
    .text = Dès la première attaque, attaquants et défenseur sont aux prises : ni mouvement, ni tir, ni abordage d’un autre, jusqu’à une capture, une perte ou une rupture.
rule-br-board-8 = Une attaque par phase
    .text = Dans une phase, un navire ne prend part qu’à une attaque et n’en subit qu’une : tous ses attaquants ensemble, un seul jet.
rule-br-board-9 = Tir ou abordage
    .text = En phase 4 ou 7, un navire tire ou aborde, jamais les deux. Par option, le choix vaut pour tout le camp, forts compris, dès le premier acte.
rule-br-board-10 = Fin du bonus
    .text = Le bonus contre un navire s’éteint quand il n’est plus aux prises avec personne.
rule-br-board-11 = Attaquer à son tour
    .text = Dans sa propre phase, le défenseur attaque l’un de ceux qui le tiennent, avec un bonus à part. Des amis libres peuvent se joindre à toute attaque, et sont aux prises dès lors.
rule-br-board-12 = Deux camps
    .text = Les attaquants sont d’un même camp, la cible est de l’autre.

## Rupture

rule-br-break-1 = Rompre l’abordage
    .text = Tout navire aux prises peut essayer de rompre, dans la phase de mouvement de son camp (2 ou 5).
rule-br-break-2 = Un point au moins
    .text = Il lui faut au moins 1 point de déplacement ; l’essai ne le dépense pas.
rule-br-break-3 = Une chance sur trois
    .text = 1d6 : libre sur 5 ou 6. Un essai par phase.
rule-br-break-4 = Enfin libre
    .text = Libéré, le navire bouge aussitôt avec ses points, et tire ou aborde comme les autres dans les phases suivantes.
rule-br-break-5 = Libre de tous
    .text = Un succès le libère de tous ses ennemis ; ceux d’entre eux qui ne tiennent personne d’autre sont libres aussi.
rule-br-break-6 = Rien à rompre
    .text = Un navire qui n’est pas aux prises n’a rien à rompre.

## Prises, forts, score

rule-br-prize-1 = La prise sur la carte
    .text = Une prise reste dans sa case, retournée ; elle y gêne les mouvements et les lignes de tir.
rule-br-prize-2 = Hors jeu
    .text = Une prise ne fait plus rien et n’est plus une cible jusqu’à la fin ; de même un navire coulé ou en fuite.
rule-br-fort-1 = Tir des forts
    .text = Un fort tire dans les deux phases de tir de son camp, une fois dans chacune : 3 et 7 pour les Français.
rule-br-fort-2 = Valeur d’un fort
    .text = Le nombre inscrit est sa colonne de tir : îlot 2, ville 3. Par option, on le divise par deux comme celui d’un navire.
rule-br-fort-3 = Portée d’un fort
    .text = Portées, dé et lignes comme pour un navire, mais il tire tout autour, et sa case ne le gêne pas.
rule-br-fort-4 = Un fort ne souffre pas
    .text = Rien ne l’endommage. Tirer dessus est refusé ; si le meneur passe outre, le coup est perdu.
rule-br-fort-5 = Un fort tient bon
    .text = Il ne bouge pas, n’aborde pas et n’est pas abordé.
rule-br-score-1 = Le score
    .text = Chaque navire ennemi coulé rapporte sa valeur, chaque prise le double. Ceux qui flottent ou ont fui, et les forts, ne rapportent rien.
rule-br-score-2 = Clore la bataille
    .text = Le meilleur score gagne ; à égalité, personne. Après la clôture, on ne peut plus que noter.
rule-br-score-3 = Valeur d’une prise
    .text = Par option, une prise compte pour le combat qui lui reste au lieu de sa pleine valeur.

## Le meneur

rule-br-gm-1 = Ce qu’un décret change
    .text = Un décret change avaries, potentiels, valeur, cap, case, bonus, grappins, état et marques de phase d’un navire, ou le vent et le tour. Ce qui se calcule suit. Ici comme dans tout ordre, une valeur impossible est toujours refusée.
rule-br-gm-2 = Noter au journal
    .text = Une note ne change rien à la bataille.
rule-br-gm-3 = Ajouter un navire
    .text = Un navire ou un fort s’ajoute à tout moment, avec un identifiant neuf, un camp et un type connus.
rule-br-gm-4 = Retirer un navire
    .text = Le meneur retire un navire : en fuite, pris par l’autre camp ou coulé. Ses grappins tombent.
rule-br-gm-5 = La clôture
    .text = Elle donne les scores et le vainqueur, s’il y en a un.
rule-br-gm-6 = Passer outre
    .text = Le meneur peut passer outre à ce que les règles refusent ; pas à un ordre qui n’a pas de sens.
rule-br-gm-7 = Placer un pion
    .text = Le meneur pose un pion où est la figurine, le tourne ou l’ôte de la carte, à tout moment et sans frais.
rule-br-table-1 = Vos propres tables
    .text = Chaque table peut être remplacée par celle de votre boîte, dans la mise en place ou dans un fichier de tables.

## Carte

rule-br-map-1 = La carte
    .text = Six directions, de 0 au nord à 5 au nord-ouest, dans le sens des aiguilles. Caps et vents passent par les côtés des hexagones ; les distances se comptent en cases.
rule-br-map-2 = Jouer sans carte
    .text = La carte est facultative, navire par navire. Sans elle, le meneur dit la portée et, s’il le faut, la bordée et la ligne. Deux pions dans une même case ne donnent aucun renseignement.

## Décisions

rule-r1 = Phases déduites
    .text = Le texte ne garde que le combat. L’ordre des phases se déduit de ce qu’il dit des deux camps ; la première sert au vent.
rule-r2 = Tables perdues
    .text = Les tables de tir et d’abordage manquent : celles-ci sont de la maison.
rule-r3 = Déplacement de la maison
    .text = Le plus petit jeu de règles qui convienne au texte : des points, et une position, face au vent, où l’on peut rester bloqué.
rule-r4 = Pions de la maison
    .text = Le catalogue est inventé, de 2 à 12 en combat ; plus un navire est gros, plus il est lent. Pas de brûlot : le texte n’en dit rien.
rule-r5 = Quel fort vaut combien
    .text = Lieux et nombres se lisent dans le même ordre : îlot 2, ville 3.
rule-r6 = Qui tire d’office
    .text = Les pions sur la carte tirent seuls ; sans positions, le meneur ordonne chaque tir. Une option coupe l’automatisme.
rule-r7 = La cible d’office
    .text = La plus proche, puis la plus faible, puis la première : le plus d’avaries, sans dé.
rule-r8 = Un choix par navire
    .text = Tir ou abordage se choisit navire par navire, sinon un seul combat ferait taire toute une flotte ; une option le décide par camp.
rule-r9 = Un rappel seulement
    .text = Le combat continue à chaque phase, mais ce n’est qu’un rappel : le meneur peut passer outre.
rule-r10 = Les navires aux prises
    .text = Ils ne tirent pas en phase 3 et 6, sauf option.
rule-r11 = Tirer sur une mêlée
    .text = Rien ne l’interdit ; une option le peut.
rule-r12 = Le dé
    .text = Un seul dé à six faces : le −1, le −3 et la chance sur trois s’y accordent.
rule-r13 = Dé sous 1
    .text = Une rangée « 0 ou moins », sans effet.
rule-r14 = Au-delà des colonnes
    .text = Un potentiel de tir plus grand que la table prend sa dernière colonne.
rule-r15 = Forme des bordées
    .text = Neuf cases en éventail de chaque bord, 2 + 3 + 4 : les navires pointent vers un côté d’hexagone.
rule-r16 = Ligne sur un bord
    .text = Masquée seulement si les deux cases sont prises, usage commun ; une option est plus sévère.
rule-r17 = Ce qui masque
    .text = Une prise masque, un navire coulé non ; un fort est à terre, qui masque de toute façon.
rule-r18 = Quel potentiel coule
    .text = Le potentiel de combat entier, celui du pion : sinon on coulerait à la moitié.
rule-r19 = Déplacement épuisé
    .text = Il s’arrête à 0 ; le navire flotte et se bat encore.
rule-r20 = Abordage diminué
    .text = L’abordage compte les potentiels restants : les avaries y pèsent aussi.
rule-r21 = Rapport trop faible
    .text = Sous la première colonne, on joue la première. À 1:3, elle ne capture jamais.
rule-r22 = Bonus qui dure
    .text = Un total courant que chaque résultat change et qu’aucun jet n’épuise.
rule-r23 = À qui le bonus
    .text = Il suit le défenseur attaqué, si des attaquants viennent ou partent.
rule-r24 = Une somme par phase
    .text = Les attaques successives sur un même navire sont refusées : la somme se fait une fois.
rule-r25 = Bonus séparés
    .text = Le défenseur qui attaque à son tour a son propre bonus.
rule-r26 = Rompre, en détail
    .text = 5 ou 6, un essai par phase ; le point requis n’est pas dépensé, et un succès libère de tous.
rule-r27 = Repris aussitôt
    .text = Un navire libéré peut être abordé de nouveau dès la phase suivante, bonus à 0.
rule-r28 = Prises au repos
    .text = Elles ne sont ni reprises, ni visées, ni déplacées ; le meneur peut en faire remorquer une.
rule-r29 = Compter le score
    .text = Valeur : potentiel de combat entier ; coulé × 1, pris × 2, car une prise vaut mieux qu’une épave.
rule-r30 = Fin de partie
    .text = Le texte n’en dit rien : le meneur clôt, et un dernier tour peut être fixé.
rule-r31 = Nombre des forts
    .text = C’est un potentiel de tir, donc une colonne ; une option en fait un potentiel de combat.
rule-r32 = Limites d’un fort
    .text = Portée, ligne et un tir par phase ; sans cap, il tire tout autour.
rule-r33 = Tirer sur un fort
    .text = Inutile plutôt qu’interdit : le meneur peut passer outre.
rule-r34 = Deux pions, une case
    .text = Refusé sur la carte, mais le meneur peut passer outre.
rule-r35 = Premier, second camp
    .text = Anglais et Français sont ici le premier et le second camp, pour d’autres flottes. Les forts du premier tirent en phase 4 et 6.
rule-r36 = Tirs successifs
    .text = Les tirs d’une phase ne sont pas simultanés : un pion coulé disparaît aussitôt.
rule-r37 = Libre en pleine phase
    .text = Qui est libéré dans la phase peut encore agir s’il n’a rien fait ; qui a abordé ne tire plus.
rule-r38 = Deux phases de tir
    .text = 4 et 6 sont celles du premier camp, 3 et 7 celles du second.
