### Les règles, en peu de mots : une par message, son titre puis ce qu’elle fait à la table.

## Généralités

rule-tt-gen-1 = Deux éditions
    .text = L’édition choisit le déroulement du tour, le dé des lasers, le module de conduite, la façon de bouger et le moment des torpilles. L’aide de jeu : d8, Pilote, manœuvres. Le livre : d10, Moteur, propulsion. Tout le reste est commun, et l’ordre de l’une ne vaut pas dans l’autre.
rule-tt-gen-2 = Mesurer les distances
    .text = On mesure en pouces, de 0 à 500, et 4 pouces font une distance : jusqu’à 4, distance 1 ; jusqu’à 8, distance 2 ; et ainsi de suite. Un multiple exact de 4 compte dans la distance la plus proche.
rule-tt-gen-3 = Ordre de vitesse
    .text = Dans les étapes de tir, d’action et de lanceur, les vaisseaux agissent du plus rapide au plus lent. Dès qu’un vaisseau plus lent a agi, les plus rapides ont laissé passer leur tour. À vitesse égale, l’ordre est libre.
rule-tt-gen-4 = Qui obéit
    .text = Un ordre va à un vaisseau connu et en service : ni hors de combat, ni en perdition. Sur un vaisseau en perdition, on peut encore tirer.
rule-tt-gen-5 = Pas de vent
    .text = L’espace n’a pas de vent : l’affichage du vent reste éteint.

## Tour

rule-tt-turn-1 = Étapes, aide de jeu
    .text = Assignation, mouvement, tirs et recharge, activation des modules, incendies et tourelles, explosions. Un ordre donné hors de son étape est refusé.
rule-tt-turn-2 = Étapes, livre
    .text = Assignation, action et mouvement, lanceur et recharge, activation des modules, incendies et tourelles, explosions, dernier mouvement. Un ordre donné hors de son étape est refusé.
rule-tt-turn-3 = Fin du tour
    .text = Vaisseau par vaisseau, du plus rapide au plus lent : sans coque, il explose ; sinon, sans oxygène, il part en perdition. Puis un nouveau tour commence par l’assignation.

## Vaisseaux et flottes

rule-tt-ship-1 = Taille du vaisseau
    .text = La taille vient de la classe (table T1) : de 3 pour un chasseur à 9 pour un cuirassé. Un vaisseau sur mesure peut avoir de 1 à 9.
rule-tt-ship-2 = État de départ
    .text = Un vaisseau commence avec sa coque, son bouclier et son oxygène entiers et tous ses silos chargés ; selon le livre, avec autant de propulsion que de vitesse.
rule-tt-ship-3 = Catalogue des vaisseaux
    .text = Chaque fiche du catalogue (table T3) est celle de la classe, modifiée par la faction (table T2).
rule-tt-ship-4 = Points d’un vaisseau
    .text = Les points sont la somme des valeurs de la fiche, chacune multipliée par son poids (table T4). Une fiche modifiée est recalculée, sauf si ses points sont donnés.
rule-tt-ship-5 = Dé de jauge
    .text = Coque, bouclier, oxygène et silos se comptent chacun sur un dé : au plus 6, 10 ou 12 selon la taille (table T1). Au-dessus, l’ajout du vaisseau est refusé, mais le meneur peut passer outre.
rule-tt-ship-6 = Quart de départ
    .text = À la mise en place, équipage et énergie sont répartis selon la table T17, un pion par module, aussi loin qu’ils vont. C’est un point de départ : l’assignation le change librement.
rule-tt-fleet-1 = Barème voté
    .text = Avec un barème, un camp n’engage pas plus de points que voté ; ses pertes comptent toujours. Un ajout qui le dépasse est refusé ; une mise en place qui le dépasse est seulement signalée.
rule-tt-fleet-2 = Déploiement de la flotte
    .text = Les vaisseaux sont posés l’un après l’autre au bord de table de leur camp, les plus lents d’abord.

## Modules

rule-tt-mod-1 = Servir un module
    .text = Un vaisseau a dix modules (table T5). Selon le module, il lui faut pour marcher un pion d’équipage, un pion d’énergie, ou les deux.
rule-tt-mod-2 = Les blessés
    .text = Seul un pion valide sert un module. Un blessé occupe la place sans travailler ; au module Médical, il est le patient. Une option met les blessés au travail.
rule-tt-mod-3 = Module en feu
    .text = En feu, le Lanceur et les Tourelles ne servent plus et l’Énergie ne donne pas son pion ; les autres modules continuent. Une option arrête tout module en feu, sauf Incendie.

## Assignation

rule-tt-assign-1 = Répartir les pions
    .text = À l’assignation, chaque joueur répartit son équipage et son énergie comme il l’entend. Un pion qu’aucun ordre ne déplace reste où il était.
rule-tt-assign-2 = Énergie disponible
    .text = Le nombre de la fiche, plus 1 si un pion valide sert le module Énergie et qu’il ne brûle pas. On n’en pose pas davantage sur les modules.
rule-tt-assign-3 = Un homme par module
    .text = Un module ne porte qu’un pion d’équipage, valide ou blessé.
rule-tt-assign-4 = Un seul patient
    .text = Le module Médical ne reçoit qu’un blessé à la fois.
rule-tt-assign-5 = Postes d’équipage
    .text = Bouclier, Survie et Incendie n’ont pas de poste. Le Médical ne prend qu’un blessé ; ailleurs, valides et blessés peuvent se tenir.
rule-tt-assign-6 = Pions d’énergie
    .text = L’énergie ne va qu’aux modules qui s’en servent (table T5), un pion par module ; une option permet d’en empiler. Le reste attend en réserve.
rule-tt-assign-7 = Pas dans le feu
    .text = Un pion ne se place sur un module en feu que si aucun poste sûr ne lui reste.
rule-tt-assign-8 = Tous à leur poste
    .text = Aucun vivant ne reste en réserve tant qu’un poste libre peut le prendre, fût-il en feu.
rule-tt-assign-9 = Contrôle des fiches
    .text = En quittant l’assignation, toutes les fiches en service sont vérifiées ; le refus cite chaque vaisseau et chaque faute, pour tout corriger d’un coup.

## Mouvement

rule-tt-move-1 = Coût des manœuvres
    .text = Aide de jeu : le vaisseau retourne ses pions de mouvement ; leurs coûts (table T8) ne dépassent pas sa vitesse en tout.
rule-tt-move-2 = Au poste de pilotage
    .text = Aide de jeu : pour manœuvrer, il faut un pion valide et un pion d’énergie au module Pilote.
rule-tt-move-3 = Sans pilote
    .text = Aide de jeu : en entrant dans le mouvement, un vaisseau sans pilote file tout droit de la moitié de sa vitesse en pouces, arrondie vers le bas, au moins 1 s’il a de la vitesse.
rule-tt-move-4 = Un mouvement à la fois
    .text = Un mouvement par tour avec l’aide de jeu, un par partie avec le livre. Personne n’est obligé de bouger ; avec l’aide de jeu, un vaisseau piloté sans ordre reste sur place.
rule-tt-move-5 = Unités de propulsion
    .text = Livre : trois mouvements par tour, les deux premiers à 2 unités dans l’action, le dernier à 3 unités en fin de tour. Il n’y faut ni équipage ni énergie, seulement des unités en stock.
rule-tt-move-6 = Glisser par inertie
    .text = Livre : qui ne fait pas son mouvement 1 glisse d’un pouce tout droit, dès qu’il tire, passe au mouvement 2, laisse agir un plus lent ou, au plus tard, en fin d’action. Le mouvement 1 lui est alors fermé.
rule-tt-move-7 = Angle de virage
    .text = Livre : chaque mouvement a la longueur du gabarit, 4 pouces. La taille limite seulement l’angle du virage (table T1).
rule-tt-move-8 = Bouger, tirer, bouger
    .text = Livre : dans l’action, d’abord le mouvement 1, puis les lasers, puis le mouvement 2. Après le mouvement 2 on ne tire plus ; après un tir, plus de mouvement 1.
rule-tt-move-9 = En perdition
    .text = Un vaisseau en perdition file tout droit au premier mouvement du tour : la moitié de sa vitesse avec l’aide de jeu, 1 pouce avec le livre.

## Lasers

rule-tt-fire-1 = Pour tirer
    .text = Il faut un pion valide et un pion d’énergie à l’Armement. Les lasers tirent à l’étape des tirs (aide de jeu) ou de l’action (livre).
rule-tt-fire-2 = Un dé par laser
    .text = Chaque laser tire une fois par tour et lance un dé : d8 avec l’aide de jeu, d10 avec le livre. On peut les répartir entre plusieurs cibles, sauf si l’option l’interdit.
rule-tt-fire-3 = Toucher la cible
    .text = Un dé touche s’il atteint le nombre de la table T10 (aide de jeu) ou T11 (livre), selon la distance et la taille de la cible. Plus elle est grosse et proche, plus c’est facile.
rule-tt-fire-4 = Le 1 échoue
    .text = Un 1 au dé ne touche jamais.
rule-tt-fire-5 = Tir perçant
    .text = La plus haute face (8 ou 10) touche toujours, traverse le bouclier, ôte 1 point de coque et provoque un critique.
rule-tt-fire-6 = Bouclier, puis coque
    .text = Toute autre touche ôte 1 point de bouclier tant qu’il en reste, sinon 1 point de coque.
rule-tt-fire-7 = Ligne de vue
    .text = Tout le Tartare est à portée, dans toutes les directions. Une planète sur la ligne empêche le tir ; un champ d’astéroïdes ajoute 1 au nombre requis.
rule-tt-fire-8 = Bonne cible, bonne arme
    .text = La cible est un autre vaisseau en jeu ; viser son camp est refusé, mais le meneur peut passer outre. Sans lasers, silos ou tourelles, on ne s’en sert pas.

## Torpilles

rule-tt-torp-1 = Lancer ou recharger
    .text = Avec un pion valide au Lanceur, qui ne brûle pas, un vaisseau lance ou recharge, l’un des deux, une fois par tour. Aucune énergie n’est nécessaire.
rule-tt-torp-2 = Lancer des torpilles
    .text = On envoie autant de torpilles chargées qu’on veut sur une seule cible. Elles se posent sur sa fiche, dans la case d’approche de leur distance, 5 au plus.
rule-tt-torp-3 = Recharger les silos
    .text = Une recharge remplit tous les silos. Il en faut au moins un vide ; par option, tous.
rule-tt-torp-4 = Torpilles avant lasers
    .text = Aide de jeu : après ses lasers, un vaisseau ne lance ni ne recharge plus. Par option, tous les vaisseaux lancent d’abord : au premier tir de laser, c’est fini pour tous.
rule-tt-torp-5 = Torpilles en approche
    .text = Aux explosions, après les impacts, toute torpille en route avance d’une case : de 5 à 4, et ainsi jusqu’à 1.
rule-tt-torp-6 = Impact des torpilles
    .text = Aux explosions, chaque torpille en case 1 frappe : 1 point de coque malgré le bouclier, puis un critique.

## Tourelles

rule-tt-turret-1 = Tirer aux tourelles
    .text = Après les incendies, avec un pion valide aux Tourelles, qui ne brûlent pas : 1d6 par tourelle, chacune une fois par tour. Les dés peuvent se répartir.
rule-tt-turret-2 = Portée des tourelles
    .text = Elles portent à distance 1 : les torpilles en case 1, ou un vaisseau léger, de taille 4 au plus. Une option admet toutes les tailles.
rule-tt-turret-3 = Toucher aux tourelles
    .text = 4 ou plus abat une torpille, ou fait 1 dégât à un vaisseau. Jamais de critique.
rule-tt-turret-4 = Tir de plus sur 6
    .text = Chaque 6 touche et donne un dé de plus, tant que la cible a quelque chose à perdre. Un 6 de ce dé en donne un autre, sauf option.
rule-tt-turret-5 = Arrêtées par le bouclier
    .text = Les touches de tourelle usent d’abord le bouclier, puis la coque. Par option, elles ricochent sur un bouclier sans effet.
rule-tt-turret-6 = À chacun ses torpilles
    .text = Un vaisseau abat les torpilles qui le visent. Par option, aussi celles en case 1 d’un ami à distance 1.

## Critiques et incendies

rule-tt-crit-1 = Dégât critique
    .text = Une face perçante de laser ou une torpille qui frappe provoque un critique : 2d6 sur la table T12, en plus du point de coque.
rule-tt-crit-2 = Le feu prend
    .text = Si T12 le dit, un pion feu va sur le module. Un module n’en a jamais deux : sur un module en feu, rien de plus, mais coque et blessures comptent.
rule-tt-crit-3 = Équipage blessé
    .text = Si T12 le dit, les valides du module sont blessés et ceux qui l’étaient déjà meurent. Par option, ils restent blessés.
rule-tt-crit-4 = Le Médical touché
    .text = Sur 12, tous ceux du module Médical meurent, sans feu.
rule-tt-crit-5 = La conduite touchée
    .text = Le 8 frappe le Pilote (aide de jeu) ou le Moteur (livre).
rule-tt-crit-6 = Critique sur une épave
    .text = Sur un vaisseau en perdition, pas de critique ; il perd tout de même le point de coque.
rule-tt-blaze-1 = Le feu mange l’air
    .text = Avant les tourelles, chaque module en feu coûte 2 points d’oxygène à son vaisseau.
rule-tt-blaze-2 = Équipage dans le feu
    .text = Au même moment, l’équipage d’un module en feu souffre : les valides sont blessés, les blessés meurent, quelles que soient les options.

## Activation

rule-tt-act-1 = Les modules agissent
    .text = En entrant dans l’activation, tout module servi et alimenté agit seul : Moteur, Survie, Bouclier, Réparation, Incendie, Médical. Qui marche se juge au début de l’étape.
rule-tt-act-2 = Module Moteur
    .text = Livre : servi et alimenté, il ajoute à la propulsion autant d’unités que la vitesse, jusqu’à trois fois celle-ci.
rule-tt-act-3 = Module Survie
    .text = Alimenté, le module rend 1 point d’oxygène.
rule-tt-act-4 = Module Bouclier
    .text = Alimenté, le module rend 2 points de bouclier.
rule-tt-act-5 = Module Réparation
    .text = Servi, le module rend 1 point de coque.
rule-tt-act-6 = Module Incendie
    .text = Alimenté, il éteint un feu, même le sien. S’il y en a plusieurs, le meneur choisit ; sinon, à la fin de l’étape, un module où se tient quelqu’un passe d’abord.
rule-tt-act-7 = Module Médical
    .text = Avec de l’énergie et un blessé, celui-ci redevient valide sur place ; un seul par tour.
rule-tt-act-8 = Plafond des jauges
    .text = Aucune jauge ne remonte au-dessus de son départ ; seule la propulsion peut en atteindre le triple.
rule-tt-act-9 = Énergie empilée
    .text = Avec l’option d’empiler, chaque pion d’énergie sur Survie, Bouclier ou Incendie agit : 1 oxygène, 2 boucliers ou 1 feu éteint pour chacun.

## Fin du tour

rule-tt-end-1 = Le vaisseau explose
    .text = À la fin du tour, un vaisseau à 0 de coque explose. Jusque-là il agit, et une réparation peut encore le sauver.
rule-tt-end-2 = Plus d’oxygène
    .text = À la fin du tour, un vaisseau sans oxygène part en perdition : tout l’équipage meurt, l’énergie est retirée, ses feux ne font plus rien, et il n’obéit plus.
rule-tt-end-3 = Quitter le Tartare
    .text = Un vaisseau qui sort de la zone de jeu a fui ; le meneur le retire.
rule-tt-end-4 = Un seul camp reste
    .text = Si, en fin de tour, un camp au plus a des vaisseaux en service, le journal le signale. Le combat va jusqu’à ce que le meneur le close.
rule-tt-end-5 = Torpilles orphelines
    .text = Avec un vaisseau hors de combat disparaissent les torpilles qui le visaient ; celles qu’il a lancées poursuivent.

## Le meneur

rule-tt-gm-1 = Ce qu’un décret change
    .text = Un décret change les nombres d’une fiche, les pions d’un module ou de la réserve, un feu, une case d’approche ou l’état d’un vaisseau, même hors de combat. Ce qui s’en déduit suit ; rien d’autre n’arrive.
rule-tt-gm-2 = Passer outre
    .text = Le meneur peut passer outre à ce que les règles refusent ; pas à un ordre qui n’a pas de sens.
rule-tt-gm-3 = Ajouter, retirer
    .text = Un vaisseau ajouté doit avoir un identifiant neuf, un camp et un type connus, une fiche complète ; il reçoit le quart de départ. Un vaisseau retiré a fui, est capturé ou détruit.
rule-tt-gm-4 = Clore le combat
    .text = La clôture n’a lieu qu’une fois. Ensuite, seul le meneur qui passe outre donne encore un ordre ou change d’étape ; décrets, notes et vaisseaux ajoutés ou retirés restent possibles.

## Tables

rule-t1 = Classes et tailles
    .text = Chasseur 3, patrouilleur 4, corvette 5, frégate 6, destroyer 7, croiseur 8, cuirassé 9. Dé de jauge : 6 jusqu’à la taille 4, 10 jusqu’à 7, 12 au-delà. Virage (livre) : 90° jusqu’à la taille 4, puis 15° de moins par taille.
rule-t2 = Table des factions
    .text = Libres Penseurs : vitesse +2, armes et bouclier −1. Titans : coque +1 ou +2. Union Universelle : torpilles, tourelles et oxygène +1. Élyséens : lasers et énergie +1, bouclier +1 ou +2.
rule-t3 = Table des vaisseaux
    .text = Vingt-huit fiches, sept classes pour quatre factions, avec leurs points. Elles sont de la maison.
rule-t4 = Poids des points
    .text = Par unité : coque 4, lasers et torpilles 3, tourelles et bouclier 2, vitesse, équipage, énergie et oxygène 1.
rule-t5 = Besoins des modules
    .text = Équipage et énergie : Pilote ou Moteur, Armement. Un blessé et de l’énergie : Médical. Équipage seul : Lanceur, Tourelles, Réparation, Énergie. Énergie seule : Incendie, Survie, Bouclier.
rule-t6 = Tour, aide de jeu
    .text = Assignation ; mouvement ; tirs et recharge ; activation ; incendies et tourelles ; explosions, puis fin du tour.
rule-t7 = Tour, livre
    .text = Assignation ; action et mouvement ; lanceur et recharge ; activation ; incendies et tourelles ; explosions ; dernier mouvement, puis fin du tour.
rule-t8 = Table des manœuvres
    .text = Aide de jeu : droit devant 1 point ; virage à 45° 2 ; virage serré à 90° 4 ; demi-tour 8. Tout droit avance d’un pouce ; un virage se fait sur place.
rule-t9 = Table de propulsion
    .text = Livre : mouvements 1 et 2, 2 unités chacun ; mouvement 3, 3 unités ; 4 pouces chaque fois. Départ et gain : la vitesse ; plafond : trois fois la vitesse.
rule-t10 = Lasers, d8
    .text = Aide de jeu : nombre requis selon la distance et la taille : distance + 9 − taille, entre 2 et 8. Au-delà de la distance 5, comme à 5.
rule-t11 = Lasers, d10
    .text = Livre : nombre requis selon la distance et la taille : distance + 9 − taille, entre 2 et 10. Au-delà de la distance 5, comme à 5.
rule-t12 = Table des critiques
    .text = 2d6 : 2 couloir, rien ; 3 Bouclier ; 4 Survie ; 5 Tourelles ; 6 Lanceur ; 7 Énergie ; 8 Pilote ou Moteur ; 9 Armement ; 10 Incendie ; 11 Réparation : le feu prend, l’équipage présent est blessé. 12 Médical : tous y meurent, sans feu.
rule-t13 = Dé des tourelles
    .text = d6, touche à 4, dé de plus sur 6, distance 1, vaisseaux légers jusqu’à la taille 4.
rule-t14 = Effets d’activation
    .text = Survie, 1 d’oxygène ; Bouclier, 2 de bouclier ; Réparation, 1 de coque ; Incendie, un feu ; Médical, un blessé ; Moteur, autant de propulsion que la vitesse.
rule-t15 = Table des constantes
    .text = 4 pouces par distance, cinq cases d’approche, 1 point de coque par torpille ou tir perçant, 2 points d’oxygène par feu, 1 pion du module Énergie, inertie de 1 pouce, dérive de la moitié de la vitesse.
rule-t16 = Table des obstacles
    .text = Champ d’astéroïdes : 1 de plus pour toucher aux lasers. Planète : pas de tir.
rule-t17 = Table du quart
    .text = Équipage : conduite, Armement, Lanceur, Tourelles, Réparation, Énergie. Énergie : conduite, Armement, Bouclier, Survie, Incendie, Médical.

## Décisions

rule-r1 = Quelle édition
    .text = Deux versions du jeu existent côte à côte, et nul ne sait laquelle est la dernière. L’aide de jeu est choisie d’office : ses tables sont complètes. Là où elle se tait, le livre vaut pour les deux.
rule-r2 = Juste sur la limite
    .text = 4 pouces tout juste, c’est encore la distance 1.
rule-r3 = Au-delà de 16 pouces
    .text = La dernière ligne de la table sert pour toutes les distances au-delà ; les torpilles partent alors de la case 5.
rule-r4 = Vitesses égales
    .text = L’ordre est libre, sans dé.
rule-r5 = Passer son tour
    .text = Il suffit qu’un vaisseau plus lent agisse ; aucun ordre n’est nécessaire.
rule-r6 = Chacun ses deux parties
    .text = Chaque vaisseau, à son tour, fait ses torpilles puis ses lasers ; une option sépare les deux pour tous.
rule-r7 = Ordre des autres étapes
    .text = Le lanceur du livre suit l’ordre de vitesse ; tourelles et derniers mouvements sont libres.
rule-r8 = Table d10 perdue
    .text = La table du livre manque ; T11 prolonge la loi de la table d8 jusqu’à 10.
rule-r9 = Critiques du livre
    .text = La table du livre manque : on prend celle de l’aide de jeu, le Moteur à la place du Pilote.
rule-r10 = Propulsion de départ
    .text = Elle est égale à la vitesse.
rule-r11 = Unités de longueur
    .text = L’inertie et un pas tout droit valent 1 pouce, le gabarit 4 pouces. Une table qui a ses gabarits s’en sert.
rule-r12 = Angles du gabarit
    .text = 15° × (10 − taille), au plus 90° : choix de la maison.
rule-r13 = Moitié impaire
    .text = La moitié d’une vitesse impaire s’arrondit vers le bas, au moins 1.
rule-r14 = Pilote sans énergie
    .text = Sans énergie au Pilote, aucun pion de mouvement : le vaisseau dérive.
rule-r15 = Virage sur place
    .text = Un virage n’avance pas le vaisseau ; la table T8 peut changer cela.
rule-r16 = Pions cachés
    .text = Les pions de mouvement restent cachés sur la vraie table ; on entre ce qui est retourné.
rule-r17 = Pas de poste inutile
    .text = L’équipage ne va pas sur un module qui ne veut que de l’énergie, ni un valide au Médical.
rule-r18 = Le feu en dernier
    .text = Tout l’équipage prend un poste ; un module en feu est le dernier recours.
rule-r19 = Pions entre les tours
    .text = Ils restent où ils sont jusqu’à ce qu’on les déplace ; au départ, un quart est déjà disposé.
rule-r20 = Blessés au travail
    .text = Un blessé ne sert pas de module, sauf option.
rule-r21 = Modules qui brûlent
    .text = Le feu n’arrête que les trois modules que le texte nomme ; une option en arrête davantage.
rule-r22 = Un pion, un effet
    .text = Un module prend un pion d’énergie et agit une fois ; une option les cumule.
rule-r23 = Incendie en feu
    .text = Le module Incendie peut éteindre son propre feu.
rule-r24 = Ce que répare Réparation
    .text = Réparation rend de la coque seulement ; les feux sont l’affaire d’Incendie.
rule-r25 = Activation d’office
    .text = Elle se fait seule, car elle ne nuit jamais ; seul le choix du feu revient au meneur.
rule-r26 = Lasers répartis
    .text = Chaque laser est une arme : on peut diviser le tir. Une option l’interdit.
rule-r27 = Critique en plus
    .text = Le critique s’ajoute au point de coque, il ne le remplace pas.
rule-r28 = Blessé encore touché
    .text = Un blessé qu’un critique atteint meurt ; une option le laisse blessé.
rule-r29 = Morts au Médical
    .text = Le 12 tue tous ceux qui s’y trouvent, guéris ou non.
rule-r30 = À 0 de coque
    .text = Le vaisseau vit jusqu’à la fin du tour ; Réparation peut le sauver.
rule-r31 = Exploser d’abord
    .text = En fin de tour, l’explosion passe avant la perdition.
rule-r32 = Pas de critique à vide
    .text = Un vaisseau en perdition n’a plus ni air ni équipage à perdre : pas de critique.
rule-r33 = Dérive en perdition
    .text = Il avance comme un vaisseau sans pilote de la même édition.
rule-r34 = Lancers partiels
    .text = On lance ce qu’on veut, sur une cible par tour, et on recharge dès qu’un silo est vide, sauf option.
rule-r35 = Silos pleins au départ
    .text = Les silos commencent chargés.
rule-r36 = Cibles légères
    .text = Les tourelles n’attaquent que les vaisseaux légers, jusqu’à la taille 4 ; une option les admet tous.
rule-r37 = Tourelles et bouclier
    .text = Leurs touches usent le bouclier et ne le traversent jamais.
rule-r38 = 6 après 6
    .text = Chaque 6 donne un dé, même celui d’un dé gagné ; une option s’arrête au premier.
rule-r39 = Torpilles d’un ami
    .text = Chacun abat celles de sa propre fiche ; une option permet d’escorter.
rule-r40 = Planètes, astéroïdes
    .text = La planète arrête le laser, l’astéroïde le gêne de 1 ; les torpilles suivent leur cible malgré tout.
rule-r41 = Ni arcs ni chocs
    .text = Le tir va tout autour, les vaisseaux se croisent sans heurt, une épave ne blesse personne.
rule-r42 = Pas de victoire écrite
    .text = Le jeu n’en dit rien : le signal de fin n’est qu’un avis, le meneur conclut.
rule-r43 = Six étapes et plus
    .text = Une phase y est dite dernière alors qu’une autre suit : reste d’un tour plus court. Le livre garde toutes ses étapes.
rule-r44 = Coquilles du texte
    .text = Les fautes de frappe ont été lues pour ce qu’elles veulent dire ; les astérisques n’y marquent pas de règle facultative.
rule-r45 = Fiches perdues
    .text = Les fiches des factions ont disparu ; le catalogue T3 est de la maison, et un groupe peut entrer les siennes.
rule-r46 = Unité du barème
    .text = Le barème se compte en points de la table T4.
rule-r47 = Cinquième faction
    .text = Elle est annoncée mais absente : un vaisseau sur mesure n’a pas de faction.
rule-r48 = Équipage en trop
    .text = Les pions sans poste attendent en réserve, sans dommage.
rule-r49 = Tous morts, de l’air
    .text = Un vaisseau sans équipage mais avec de l’oxygène n’est pas en perdition : il dérive, et ses modules qui ne veulent que de l’énergie marchent.
rule-r50 = D’où mesurer
    .text = D’un centre à l’autre sur la carte ; à table, comme le groupe en a l’habitude.
