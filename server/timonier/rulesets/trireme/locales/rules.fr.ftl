### Les règles, en peu de mots : une par message, son titre puis ce qu’elle fait à la table.

## Navires et équipages

rule-tr-ship-1 = Valeurs du navire
    .text = Un navire reçoit les valeurs de son type (table T1), sauf celles que la mise en place change pour lui ; un navire particulier apporte toutes les siennes. Il commence intact et reposé, à moins d’être déclaré avarié ou fatigué.
rule-tr-ship-2 = Qualité de l’équipage
    .text = Quatre qualités, de la meilleure à la pire : expert, moyen, novice, esclave. Quand le meilleur équipage gagne un bonus, l’écart entre les deux ne compte pas. Le scénario fixe la qualité ; à défaut, c’est celle du type.
rule-tr-ship-3 = Sans rostre
    .text = Des guillemets autour de la taille : le navire n’a pas de rostre. Il n’éperonne personne, mais on peut l’éperonner.
rule-tr-ship-4 = Vos propres nombres
    .text = Tous les nombres des tables peuvent être remplacés par ceux de votre exemplaire du jeu, par un fichier de tables ou dans la bataille elle-même.

## Tour

rule-tr-turn-1 = Les étapes
    .text = Un tour a six étapes, dans cet ordre : réparations, mouvements du premier joueur, mouvements du second, éperonnages, abordages, grappins coupés. Couper a son étape à part, une fois les combats réglés.
rule-tr-turn-2 = Premier joueur
    .text = Le scénario dit quel camp bouge en premier. Sinon, un dé en décide à la première étape de mouvement : 1 à 3, le premier camp de la liste ; 4 à 6, le second ; cela vaut pour toute la bataille. Une option fait relancer ce dé à chaque tour.
rule-tr-turn-3 = Chaque ordre en son temps
    .text = Un ordre n’est reçu qu’à son étape. Pendant les mouvements du premier joueur, seuls ses navires avancent ; pendant ceux du second, seuls les autres.
rule-tr-turn-4 = Nouveau tour
    .text = Un tour s’ouvre sur les réparations, et ce que chaque navire a fait au tour précédent est effacé. Les avaries, la fatigue, les grappins et l’obligation de reculer demeurent.

## Mouvement

rule-tr-move-1 = Un navire à la fois
    .text = Les navires d’un camp bougent l’un après l’autre, dans l’ordre qu’on veut. Le mouvement de l’un doit être achevé avant que le suivant commence.
rule-tr-move-2 = Une fois par tour
    .text = Chacun bouge autant de ses navires qu’il lui plaît, même aucun ; chaque navire au plus une fois par tour.
rule-tr-move-3 = Points de mouvement
    .text = Une case, devant, à bâbord, à tribord ou en arrière, coûte un point, et le total du tour ne dépasse pas celui de la vitesse choisie. Les points non dépensés sont perdus : on ne les garde ni ne les prête.
rule-tr-move-4 = Une seule vitesse
    .text = Dans un tour, un navire va en croisière ou à pleine vitesse, jamais l’un puis l’autre. Une option ajoute une troisième allure, la vitesse normale, traitée en tout comme la croisière.
rule-tr-move-5 = Points disponibles
    .text = Un navire avarié, même réparé en partie, n’a qu’un point de croisière et pas de pleine vitesse. Un navire fatigué n’a pas de pleine vitesse. Un navire à voile pris par le calme n’a aucun point.
rule-tr-move-6 = Mouvement en plusieurs fois
    .text = Un mouvement peut être donné par morceaux, pour régler un récif ou des rames brisées avant d’aller plus loin. Il finit avec l’ordre qui n’en promet pas d’autre, avec un éperonnage, ou au changement d’étape.

## Marche arrière

rule-tr-back-1 = Marche arrière
    .text = Quelle que soit sa vitesse, un navire peut reculer d’une case, droit ou de côté, pour un point : jamais plus d’une fois par tour. Une option en fait tout le mouvement du tour.

## Pleine vitesse

rule-tr-full-1 = Qui peut forcer l’allure
    .text = La pleine vitesse est fermée aux navires avariés, même réparés en partie ou atteints d’une avarie permanente, aux navires fatigués et à ceux qui n’en ont pas.
rule-tr-full-2 = Virages à pleine vitesse
    .text = À pleine vitesse, deux virages ne se suivent jamais : il faut entre eux au moins une case sans virage. Une option n’accorde qu’un virage par mouvement. Les lembi tournent comme ils veulent.
rule-tr-full-3 = Points laissés
    .text = On peut aussi s’arrêter avant la fin à pleine vitesse. Même pour une seule case, le navire est allé à pleine vitesse : pour l’éperonnage comme pour la fatigue.
rule-tr-full-4 = Fatigue des rameurs
    .text = À la fin d’un mouvement à pleine vitesse, éperonnage compris, un dé : sur les faces de la table T4, les rameurs sont fatigués pour le reste de la bataille.

## Récifs

rule-tr-reef-1 = Entrer sur un récif
    .text = Un dé aussitôt pour chaque case de récif où l’on entre, chaque fois qu’on y entre. S’il heurte, le navire coule sur place ; la suite de son mouvement n’a pas lieu, ni l’attaque qui devait le finir.
rule-tr-reef-2 = Qui le récif coule
    .text = La table T5 dit quels navires sombrent sur quelle face. La valeur d’abordage qui y compte est celle du navire intact.

## Éperonnage

rule-tr-ram-1 = Éperonner un ennemi
    .text = Le dernier point du mouvement fait entrer le navire, en marche avant, dans la case d’un ennemi. L’éperonnage termine son mouvement, même s’il lui reste des points ; il se règle à l’étape des éperonnages.
rule-tr-ram-2 = Cloué par l’éperon
    .text = Dès que l’éperonnage est annoncé, la cible ne bouge plus de ce tour. Elle peut encore lancer des grappins, combattre et couper.
rule-tr-ram-3 = Éperonner sans rostre
    .text = Un navire sans rostre n’éperonne pas. Éperonné, il compte avec sa taille comme tout autre.
rule-tr-ram-4 = Total de l’attaquant
    .text = 1d6 + taille + équipage (T7) + côté touché (T6) ; −1 s’il n’est pas à pleine vitesse, −2 s’il est avarié. Tout s’additionne.
rule-tr-ram-5 = Total de la cible
    .text = 1d6 + taille + équipage (T7) + côté touché (T6) ; +1 si elle va plus vite que l’attaquant, −2 si elle est avariée. Va plus vite celui qui a parcouru plus de cases ce tour ou, par option, celui qui a choisi la vitesse supérieure.
rule-tr-ram-6 = Résultat de l’éperonnage
    .text = Chaque navire retranche le total de l’autre du sien : +3 et plus, rien ; de −2 à +2, pair ou impair en décide ; de −3 à −6, avarié ; −7 et moins, coulé. Les deux navires peuvent souffrir.
rule-tr-ram-7 = Pair ou impair
    .text = De −2 à +2, le navire est avarié si son propre total est pair, indemne s’il est impair. Une option regarde la différence au lieu du total : les deux navires partagent alors le même sort.
rule-tr-ram-8 = Ordre des éperonnages
    .text = Ils se règlent dans l’ordre où ils furent annoncés, un dé par navire, et chaque résultat compte pour le suivant : d’abord la cible, puis l’attaquant. Sans l’un des deux navires, l’éperonnage tombe. Une option les règle tous ensemble.
rule-tr-ram-9 = Après l’éperonnage
    .text = Au tour suivant les deux navires sont libres, sauf grappins. Mais celui qui a éperonné commence son prochain mouvement par une case en arrière, si tard que ce soit.

## Rames brisées

rule-tr-rake-1 = Briser les rames
    .text = Seul un navire à pleine vitesse peut briser les rames d’un ennemi, en longeant son flanc avant ou son flanc arrière.
rule-tr-rake-2 = Le contact
    .text = La case qui amène au contact se fait en avant, virage permis, et coûte un point ; on reste à côté de la cible. L’attaquant peut ensuite continuer, la cible aussi quand vient son tour.
rule-tr-rake-3 = Une fois par cible
    .text = Les rames d’un même navire ne s’attaquent qu’une fois par tour, et pas en plus d’un éperonnage contre lui. Contre plusieurs navires, tout se combine dans un même mouvement.
rule-tr-rake-4 = Régler la rupture
    .text = Sur-le-champ : un dé chacun, +1 pour le meilleur équipage. Si l’attaquant a le total le plus élevé, la cible est avariée ; sinon, rien.
rule-tr-rake-5 = Pas de rames
    .text = Un navire qui ne va qu’à la voile n’a pas de rames à briser.

## Grappins

rule-tr-grap-1 = Lancer les grappins
    .text = À l’étape d’abordage, tout navire peut en lancer sur tout voisin, ami ou ennemi, dans n’importe quel ordre. Deux navires liés par un éperonnage comptent comme voisins.
rule-tr-grap-2 = Résister ou non
    .text = Une cible qui se laisse faire est accrochée sans dé. On suppose qu’un ami accepte et qu’un ennemi résiste, à moins que l’ordre ne dise autre chose.
rule-tr-grap-3 = Les dés des grappins
    .text = Un dé chacun : +1 pour qui a déjà accroché un autre navire ce tour, +1 pour le meilleur équipage, −1 pour un navire avarié. Les grappins tiennent si le lanceur a plus ; l’égalité échoue.
rule-tr-grap-4 = Un lancer par cible
    .text = Un seul lancer par tour contre un même navire, réussi ou non ; contre d’autres, autant qu’on veut. La cible peut lancer les siens en retour.
rule-tr-grap-5 = Navires liés
    .text = Deux navires ne s’accrochent qu’une fois, mais chacun peut l’être à plusieurs. Un navire qui coule ou quitte la table perd ses grappins.

## Abordage

rule-tr-fight-1 = Qui combat
    .text = À la fin de l’étape d’abordage, deux ennemis accrochés se battent. Une option rend ce combat facultatif le tour même des grappins : il faut alors que l’un des deux y consacre des points.
rule-tr-fight-2 = Répartir ses points
    .text = Un navire pris dans plusieurs combats partage entre eux sa valeur d’abordage, sans la dépasser. Il doit se prononcer pour chaque combat avant que l’étape finisse. Dans un combat unique, il met tout ce qu’il a.
rule-tr-fight-3 = Au moins un point
    .text = Qui met moins d’un point dans un combat y est capturé sans dé. Exception : un navire réduit à ½ point peut le jouer dans son seul combat. Si les deux sont trop faibles, le combat reste en l’état.
rule-tr-fight-4 = Tous en même temps
    .text = Points, camps et avaries sont ceux d’avant le premier dé ; les captures viennent après le dernier. Un navire peut donc en prendre un autre et être pris dans le même tour.
rule-tr-fight-5 = Le dé de l’assaillant
    .text = Dans chaque combat, l’assaillant lance un dé sur la table T10, à la colonne du rapport de ses points à ceux du défenseur, arrondi en faveur de celui-ci. L’assaillant est le lanceur des grappins ou, par option, le plus fort.
rule-tr-fight-6 = Répartition d’office
    .text = Si le meneur passe outre à une répartition manquante, les points sont distribués un par un entre les combats, dans leur ordre ; un demi-point restant va au premier.

## Navires capturés

rule-tr-capt-1 = Navire capturé
    .text = Un navire pris change de camp et porte un « marine group » du vainqueur. Il reste sur place, toujours accroché, et bouge avec son nouveau camp dès le tour suivant.
rule-tr-capt-2 = État d’une prise
    .text = Un navire pris ou repris est avarié, et fatigué pour toujours. L’avarie peut se réparer, la fatigue non.
rule-tr-capt-3 = Équipage d’une prise
    .text = Son équipage devient de qualité esclave, et le reste même si le navire revient à son premier camp.
rule-tr-capt-4 = Navire repris
    .text = Reprendre son propre navire est une capture comme une autre. Il ne compte plus alors comme prise dans le score.

## Grappins coupés

rule-tr-cut-1 = Couper les grappins
    .text = Après les combats, un navire peut vouloir couper les grappins qui le lient à un autre, quel que soit celui qui les a lancés. Si l’autre accepte, aucun dé. On suppose qu’un ami accepte et qu’un ennemi refuse.
rule-tr-cut-2 = Les dés de la coupe
    .text = Un dé chacun, +1 pour le meilleur équipage. Les grappins tombent si celui qui coupe a le total le plus élevé ; à égalité ils tiennent.
rule-tr-cut-3 = Un essai par tour
    .text = Un navire n’essaie qu’une fois par tour de se détacher d’un même voisin ; l’autre a son propre essai.
rule-tr-cut-4 = Accrochés
    .text = Tant que deux navires sont accrochés, aucun ne bouge ; s’ils sont ennemis, ils se battent à chaque tour.

## Avaries et réparations

rule-tr-dmg-1 = Mouvement avarié
    .text = Un navire avarié n’a qu’un point de mouvement et pas de pleine vitesse, qu’il soit réparé en partie ou atteint d’une avarie permanente.
rule-tr-dmg-2 = Abordage diminué
    .text = Un navire avarié, même de façon permanente, n’a que la moitié de sa valeur d’abordage ; 5 devient 2½, 1 devient ½. Une option arrondit vers le bas. Réparé en partie, il la retrouve entière.
rule-tr-dmg-3 = Avarié de nouveau
    .text = Une seconde avarie n’ajoute rien à la première. Mais sur un navire réparé en partie, la réparation est perdue.
rule-tr-dmg-4 = Avarie permanente
    .text = Elle ne se répare plus : le navire ne lance plus de dé de réparation.
rule-tr-rep-1 = Jet de réparation
    .text = Au début de chaque tour, tout navire avarié ou réparé en partie lance un dé ; par option, seulement s’il le veut. Au premier tour, rien n’est lancé d’office : on l’ordonne pour ceux qui commencent avariés.
rule-tr-rep-2 = Effet de la réparation
    .text = Total du dé : 1, le navire coule ; 2, avarie permanente ; 3, rien ; 4, réparé en partie ; 5 et plus, réparé (table T11).
rule-tr-rep-3 = Bonus de réparation
    .text = Un navire réparé en partie ajoute 2 à son dé, jusqu’à sa réparation ou une nouvelle avarie. Il ne risque donc ni de couler ni de garder une avarie permanente.

## Vent

rule-tr-wind-1 = Pas de vent
    .text = Le vent ne joue aucun rôle, sauf si l’option du calme est choisie.
rule-tr-wind-2 = Le vent tombe
    .text = Par option, la bataille commence par une brise. Dès le tour 2, avant les réparations, un dé est lancé si la table T12 le prévoit : sur ses faces, le vent tombe, et le calme dure jusqu’à la fin.
rule-tr-wind-3 = Encalminé sans rames
    .text = Dans le calme, un navire à voile ne bouge plus. Il combat, lance et coupe des grappins comme toujours.

## Victoire

rule-tr-vict-1 = Le score
    .text = Chaque navire ennemi rapporte des points s’il est coulé, pris, en fuite ou atteint d’une avarie permanente (table T13), multipliés par sa taille ou, par option, comptés une fois par navire. Un navire pris compte pour qui le tient.
rule-tr-vict-2 = Un seul camp reste
    .text = Quand un camp n’a plus de navire en jeu, le journal le signale. La bataille ne finit que lorsque le meneur la clôt.
rule-tr-vict-3 = Qui gagne
    .text = À la clôture, le score le plus haut gagne ; à égalité, la plus grande somme de valeurs d’abordage encore à flot ; à égalité encore, personne.

## Le meneur

rule-tr-gm-1 = Passer outre
    .text = Le meneur peut passer outre à ce que les règles refusent, et cela se lit au journal ; pas à un ordre qui n’a pas de sens.
rule-tr-gm-2 = Ce qu’un décret change
    .text = Un décret change d’un navire le camp, l’équipage, l’avarie, l’état, la fatigue, ses valeurs ou ce qu’il a fait ce tour ; de la bataille, le tour, le premier camp ou le vent. La valeur d’abordage présente est calculée : c’est la valeur entière qu’on change.
rule-tr-gm-3 = Retirer, clore
    .text = Un navire retiré (en fuite, pris ou coulé) perd ses grappins ; pris, il passe à l’autre camp. Après la clôture, seuls un décret ou une note passent encore sans que le meneur passe outre.
rule-tr-gm-4 = Ordres sans objet
    .text = Un ordre à un navire inconnu, hors de jeu, ou contre lui-même, ou avec une valeur impossible, est toujours refusé.

## Tables

rule-t1 = Types de navires
    .text = Du lembus au sedekieres, chaque type donne taille, rostre, points de croisière et de pleine vitesse, valeur d’abordage et équipage. Ces valeurs sont de la maison : plus le navire est gros, plus il est lent et fort à l’abordage.
rule-t2 = Particularités
    .text = Certains types portent une particularité : à voile seulement (pas de rames, sensible au calme), lembus (tourne librement à pleine vitesse). Bateau marchand, vénète, lembus, saxon et sedekieres comptent sur les récifs.
rule-t3 = Déroulement du tour
    .text = Réparations, mouvements des deux camps, éperonnages, abordages, grappins coupés. Ce qui se jette d’office l’est en entrant dans l’étape ou en la quittant.
rule-t4 = Table de fatigue
    .text = 1d6 après la pleine vitesse. Fatigué : expert sur 1 ; moyen sur 1–2 ; novice sur 1–3 ; esclave sur 1–5.
rule-t5 = Table des récifs
    .text = Coulent : sur 1, tous ; sur 2–3, tous sauf lembus et saxon ; sur 4, vénète, marchand, et abordage de 12 ou plus ; sur 5, vénète, marchand, sedekieres, et taille de 6 ou plus. Sur 6, tous passent.
rule-t6 = Côté éperonné
    .text = Bonus de l’attaquant et de la cible : proue 0 et 0 ; flanc avant +5 et +3 ; flanc arrière +5 et +1 ; poupe +2 et 0.
rule-t7 = Équipage à l’éperonnage
    .text = L’expert ajoute 3, le moyen 2, le novice 1, l’esclave rien, pour l’attaquant comme pour la cible.
rule-t8 = Autres bonus, résultats
    .text = Attaquant pas à pleine vitesse −1, avarié −2 ; cible plus rapide +1, avariée −2 ; chacun ajoute sa taille. Différence : 3 et plus, indemne ; −2 à 2, pair ou impair ; −3 à −6, avarié ; −7 et moins, coulé.
rule-t9 = Duels de dés
    .text = Rames, grappins, coupe : celui qui agit doit avoir plus. Meilleur équipage +1 partout ; pour les grappins aussi +1 à qui en tient déjà un autre, −1 à l’avarié.
rule-t10 = Table d’abordage
    .text = 1d6 de l’assaillant, colonnes de 1:4 à 4:1. A : l’assaillant est pris ; D : le défenseur est pris ; – : le combat continue. Table de la maison ; à forces égales, 1 perd, 5 et 6 gagnent.
rule-t11 = Table de réparation
    .text = 1d6, +2 si le navire est réparé en partie. 1 coule, 2 avarie permanente, 3 rien, 4 réparé en partie, 5 et plus réparé.
rule-t12 = Table du calme
    .text = Le vent tombe sur : rien aux tours 1 à 3 ; 1 aux tours 4 à 6 ; 1–2 aux tours 7 à 9 ; 1–3 ensuite.
rule-t13 = Points de victoire
    .text = Pour chaque navire ennemi, fois sa taille : coulé 1, pris 2, en fuite ½, avarie permanente ½.

## Décisions

rule-r1 = Liste des navires
    .text = Le résumé des règles ne donne ni navires ni allures. La liste T1 est de la maison ; remplacez-la par celle de votre boîte.
rule-r2 = Table d’abordage perdue
    .text = La table imprimée manque dans le résumé. T10 est de la maison : un meilleur dé ou un meilleur rapport n’y nuit jamais.
rule-r3 = Deux cases par navire
    .text = Un navire couvre deux cases, sa proue et sa poupe.
rule-r4 = Deux vitesses
    .text = Trois vitesses sont nommées, mais aucun nombre n’est donné pour la normale. On joue donc croisière et pleine vitesse ; une option ajoute la troisième.
rule-r5 = Virages espacés
    .text = Le texte interdit deux virages dans le tour, puis en permet un second après une case droite. On lit : jamais deux de suite. Une option n’en permet qu’un.
rule-r6 = Lembi exemptés
    .text = Les lembi échappent aux deux limites de virage.
rule-r7 = Qui est un lembus
    .text = Lembi est le pluriel de lembus : le type et la particularité portent ce nom.
rule-r8 = Reculer, puis avancer
    .text = Reculer est une case du mouvement comme une autre ; le navire peut avancer ensuite. Une option en fait tout le mouvement.
rule-r9 = Reculer à pleine vitesse
    .text = C’est permis. Reculer de côté y compte comme un virage, reculer droit comme une case sans virage.
rule-r10 = Le dé du premier joueur
    .text = Un seul dé, une moitié des faces par camp, une fois pour la bataille ; une option le relance à chaque tour.
rule-r11 = Échoué, donc coulé
    .text = Le texte parle d’échouage, la table de navires qui coulent : ils coulent.
rule-r12 = Abordage sur récif
    .text = Pour le récif compte la valeur d’abordage du navire intact : une rame brisée n’allège pas la coque.
rule-r13 = Taille 6 sur récif
    .text = La face 5 vise la taille 6 ou plus.
rule-r14 = Taille à l’éperonnage
    .text = La taille entre dans le total des deux navires, comme le texte le fait pour ceux qui n’ont pas de rostre. Un réglage de la table T8 peut l’ôter.
rule-r15 = Croisière et avarie
    .text = Un attaquant avarié, forcément en croisière, subit le −1 et le −2.
rule-r16 = L’un après l’autre
    .text = Les éperonnages se règlent dans l’ordre des annonces, chacun comptant pour le suivant ; une option les règle ensemble.
rule-r17 = Qui va plus vite
    .text = Va plus vite qui a parcouru plus de cases ce tour ; un navire qui n’a pas encore bougé n’est jamais le plus rapide. Une option compare les vitesses choisies.
rule-r18 = Quel total est pair
    .text = Le total du navire lui-même : l’un peut souffrir sans l’autre. Une option prend la différence.
rule-r19 = Éperonné mais actif
    .text = L’éperonnage n’arrête que le mouvement de la cible, pas ses grappins ni ses combats.
rule-r20 = Reculer quand même
    .text = Celui qui a éperonné doit reculer même si sa cible a disparu ; le meneur peut l’en dispenser.
rule-r21 = Grappins à égalité
    .text = Le lanceur doit faire plus ; à égalité les grappins ne prennent pas.
rule-r22 = Un demi-point
    .text = Le minimum d’un point vise qui partage sa valeur. Un navire réduit à ½ le met dans son seul combat ; si les deux sont trop faibles, personne n’est pris.
rule-r23 = Bonus du grappin
    .text = Le +1 vient des propres lancers réussis du navire ce tour, sur un autre que l’adversaire ; chacun des deux peut l’avoir.
rule-r24 = Combat immédiat
    .text = Sitôt accrochés, deux ennemis se battent dans le même tour ; une option laisse le choix.
rule-r25 = Qui est l’assaillant
    .text = Celui qui a lancé les grappins, tant qu’ils tiennent ; par option, le plus fort dans le combat.
rule-r26 = Entre deux colonnes
    .text = Un rapport entre deux colonnes prend la plus basse, en faveur du défenseur.
rule-r27 = Équipage à l’abordage
    .text = La qualité de l’équipage n’y compte pas.
rule-r28 = Réparer est obligatoire
    .text = Le jet est une étape du tour, et le 1 qui coule en est le risque ; une option le rend facultatif.
rule-r29 = Réparé en partie
    .text = Le navire garde ses malus d’éperonnage et de grappins : seule la valeur d’abordage revient.
rule-r30 = Toujours +2
    .text = Le bonus de réparation est de 2 à chaque essai tant que le navire est réparé en partie, jamais davantage.
rule-r31 = Moitiés exactes
    .text = Les demi-points se gardent : ½ est dans le texte même. Une option arrondit vers le bas.
rule-r32 = Prise déjà avariée
    .text = La capture avarie comme toute autre cause : elle annule une réparation partielle, et n’ajoute rien à un navire déjà avarié.
rule-r33 = Deux captures à la fois
    .text = Pris dans deux combats, un navire ne l’est qu’une fois : par le premier dans l’ordre.
rule-r34 = Le preneur pris
    .text = Deux captures croisées valent toutes deux : les camps sont ceux d’avant les combats.
rule-r35 = Essais de coupe
    .text = Un essai par tour, par navire et par voisin accroché ; les deux navires ont le leur.
rule-r36 = Amis accrochés
    .text = Deux amis liés au début du tour ne bougent pas non plus ; ils se détachent sans dé à l’étape des grappins coupés.
rule-r37 = Grappins en leur temps
    .text = On ne lance ni ne coupe de grappins hors de leur étape, sauf si le meneur passe outre.
rule-r38 = Contre un ami
    .text = Éperonner un ami ou briser ses rames n’est pas prévu : refusé, mais le meneur peut passer outre. L’accrocher est permis.
rule-r39 = Pas d’abri
    .text = Être accroché ou éperonné ne protège ni d’un autre éperon ni des rames brisées.
rule-r40 = Sans rames, sans rostre
    .text = On ne brise pas les rames d’un navire qui n’en a pas. Un navire sans rostre peut briser celles des autres, s’il va à pleine vitesse.
rule-r41 = Chaque récif compte
    .text = Un dé par case de récif où entre la moitié de tête du navire ; y rester n’est pas y entrer.
rule-r42 = Conditions de victoire
    .text = Le résumé n’en donne pas : la table T13 est de la maison.
rule-r43 = Vent et rames
    .text = Les galères ignorent le vent. Les Vénètes perdirent la vraie bataille quand il tomba : d’où l’option d’un calme pour les navires à voile.
rule-r44 = Quand vient le calme
    .text = Rare au début, probable vers le tour 9, puis définitif : choix de la maison, sur le modèle de la vraie bataille.
rule-r45 = Le scénario vénète
    .text = Le nombre de navires vénètes, les équipages et le premier camp viennent de la maison.
rule-r46 = Hors du résumé
    .text = Corbeaux, tours, projectiles, épaves et navigation à la voile appartiennent à d’autres parties du jeu de boîte.
rule-r47 = Le vaisseau vénète
    .text = Taille 5, sans rames et sans rostre.
rule-r48 = Plusieurs obstacles
    .text = Un ordre refusé pour plusieurs raisons montre la première ; en passant outre, on les passe toutes.
rule-r49 = Lire le côté touché
    .text = Par l’angle entre les deux caps : face à face, proue ; même cap, poupe ; entre les deux, flanc avant ou arrière. Sans hexagones, par la moitié du flanc qui est touchée.
rule-r50 = Points à découvert
    .text = La répartition se fait ouvertement, dans l’ordre qu’on veut. Qui préfère le secret l’écrit d’abord.
rule-r51 = Longer sans entrer
    .text = Pour briser des rames, le navire vient à côté de sa cible sans entrer dans sa case.
