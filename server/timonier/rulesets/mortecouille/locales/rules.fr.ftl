### Mortecouille : les règles en quelques mots, dans leur ordre.

## Les bateaux

rule-mc-ship-1 = Huit types, deux tailles
    .text = Il y a huit types de bateaux en deux tailles, small et big, quatre couleurs de chaque. Un camp les mélange à son gré ; leurs chiffres sont dans la table du prix des bateaux.
rule-mc-ship-2 = Points de structure
    .text = Un bateau commence avec tous ses points de structure. Les dégâts les font baisser, jamais sous 0 ; à 0, il coule aussitôt.
rule-mc-ship-3 = Armement
    .text = Le nombre de canons vaut pour chaque côté ; certains bateaux en ont aussi à l’avant et à l’arrière. Une batterie ne tire que de son côté.
rule-mc-ship-4 = Bateaux hors jeu
    .text = Un bateau coulé, brûlé, sombré, renversé, en fuite ou capturé ne donne plus d’ordre, n’est plus une cible et ne jette plus de dé.
rule-mc-ship-5 = La fiche du bateau
    .text = La fiche porte les chiffres avec toutes les options, individuelles et universelles. C’est elle qui fait foi en jeu.

## La boutique

rule-mc-shop-1 = L’argent de départ
    .text = Tous les camps conviennent d’un argent de départ. Bateaux et options réunis ne peuvent coûter plus.
rule-mc-shop-2 = Options pour un ou pour tous
    .text = Une option individuelle s’achète pour un bateau. Une option universelle se paie une fois et sert à tous les bateaux du camp, même futurs ; seuls esclave, super boulet, tentative suicide et canonnier d’élite en ont une. Les deux versions d’une même option ne s’additionnent pas.
rule-mc-shop-3 = Nombre d’options par bateau
    .text = Chaque option une fois, mais deux ajouts de voile, et deux catapultes sur un big. Le perfectionnement de coque niv 4 est réservé aux big. Le meneur peut lever ces limites.
rule-mc-shop-4 = Tout dépenser
    .text = Rien de ce qui permettrait un achat ne doit rester au début de la partie : 5 000 ou plus non dépensés sont une faute. Une option l’abandonne.
rule-mc-shop-5 = Achats secrets
    .text = Les flottes s’achètent en secret et les comptes se vérifient à la fin : la dépense de chaque camp face à son argent de départ. Jusque-là, les autres camps ne voient ni les options, ni le prix, ni les dégâts d’un bateau, ni l’argent d’un camp.
rule-mc-shop-6 = Quand la boutique est ouverte
    .text = La boutique est ouverte pendant l’armement, avant le premier tour. La partie commencée, l’argent n’achète plus rien.
rule-mc-shop-7 = Perfectionnements de coque
    .text = Ils ajoutent des points de structure, et les premiers niveaux alourdissent : 2 pdv/c de plus au niv 1, 1 au niv 2. Les niveaux s’ajoutent, sauf si la table n’en permet qu’un par bateau.
rule-mc-shop-8 = Ajout de voile
    .text = Chaque voile ajoutée retire 1 au coût d’une case en points de vent. Coque et voiles comptées, une case coûte toujours au moins 1 point.
rule-mc-shop-9 = Super boulet de canon
    .text = Le super boulet ajoute 5 aux dégâts du tir normal et 9 à ceux de la rafale.
rule-mc-shop-10 = Ajout de canons
    .text = Un canon de plus de chaque côté et à chaque bout déjà armé, tout ou rien, à 5 000 pièce : 10 000, 15 000 ou 20 000. Ils ajoutent 4 aux dégâts du tir normal et 6 à ceux de la rafale.
rule-mc-shop-11 = Qui peut tirer en continu
    .text = La rafale continue est réservée aux bateaux qui ont une batterie de 3 canons ou plus.

## Le tour

rule-mc-turn-1 = Le tour
    .text = Un tour se déroule ainsi : feu, vent, actions, avaries.
rule-mc-turn-2 = Une action parmi trois
    .text = À chaque tour, un bateau fait une action : avancer, manœuvrer ou attaquer.
rule-mc-turn-3 = Deux avec du renfort
    .text = Avec un supplément de personnel, un bateau fait deux actions par tour, mais de sortes différentes.
rule-mc-turn-4 = Bateaux statiques
    .text = Un bateau qui choisit de rester sur place, avant d’avoir rien fait du tour, perd tous ses points de vent aux avaries ; de même si la panique a pris l’équipage. En lecture stricte, qui n’a rien fait est statique.
rule-mc-turn-5 = Quand donner les ordres
    .text = Les ordres se donnent à l’étape des actions. Les contacts entre bateaux se règlent là, ou à l’étape du vent.
rule-mc-turn-6 = Dans l’ordre qu’on veut
    .text = À l’étape des actions, les bateaux agissent l’un après l’autre, dans n’importe quel ordre, et tout effet est immédiat.
rule-mc-turn-7 = Ordre des avaries
    .text = Les avaries règlent quatre choses, chacune pour tous les bateaux : le vent des statiques, les avaries, les comptes à rebours, puis le repos des canonniers.

## Le vent

rule-mc-wind-1 = Le dé de vent
    .text = À chaque tour, chaque bateau jette 1d6 : de 3 à 6, un point de vent ; à 1 et 2, aucun. Les points restent jusqu’à ce qu’on les dépense ou les perde.
rule-mc-wind-2 = Les esclaves rament
    .text = Avec des esclaves, un mauvais dé de vent se rejette, une fois par tour ; la seconde face reste.
rule-mc-wind-3 = Qui ne jette pas le vent
    .text = Ni les bateaux hors jeu, ni les bateaux suicide, ni ceux dont l’équipage panique ce tour ne jettent le dé de vent.

## Avancer et manœuvrer

rule-mc-move-1 = Payer ses cases
    .text = Chaque case coûte autant de points de vent que le dit la vitesse du bateau (pdv/c). Ils sont dépensés.
rule-mc-move-2 = Cases par action
    .text = Une action d’avancer couvre autant de cases que le vent en paie. Une option n’en permet qu’une.
rule-mc-move-3 = Virer à l’arrêt
    .text = À l’arrêt, un huitième, un quart ou un demi-tour coûte 1, 2 ou 4 points de vent à un small, 2, 3 ou 6 à un big.
rule-mc-move-4 = Virer en naviguant
    .text = En naviguant, un virage fait une case et la paie, plus 0, 1 ou 2 points pour un small (huitième, quart, demi-tour), 1, 2 ou 4 pour un big. Un bateau qui a déjà avancé ce tour ne paie que ce supplément.
rule-mc-move-5 = Demi-tour d’un big
    .text = Le demi-tour d’un big en naviguant coûte un supplément de 4 points de vent ; une option le met à 2.
rule-mc-move-6 = Attendre le vent
    .text = Avancer de 0 case, c’est attendre le vent sous voiles. Cela prend l’action, et le bateau garde ses points de vent.

## Le tir au canon

rule-mc-fire-1 = Toucher
    .text = La distance et le nombre de canons qui portent donnent le nombre à atteindre. Jetez les dés, ajoutez le bonus : l’égalité touche.
rule-mc-fire-2 = Tir normal
    .text = Le tir normal a sa partie de la table de tir au canon, jusqu’à 7 cases.
rule-mc-fire-3 = Rafale
    .text = La rafale demande au moins 3 canons qui portent et a sa partie de la table de tir au canon, jusqu’à 8 cases.
rule-mc-fire-4 = Combien de dés
    .text = 3 dés pour un à quatre canons, 4 dés pour cinq.
rule-mc-fire-5 = Touché ou raté d’office
    .text = Là où la table dit touché ou raté, on ne jette pas de dé et aucun bonus ne compte. Un raté d’office dépense quand même l’action.
rule-mc-fire-6 = Repos après la rafale
    .text = Le tir normal se fait à chaque tour. Après un tour de rafale, touché ou raté, les canons se taisent tout le tour suivant.
rule-mc-fire-7 = Rafale continue
    .text = Avec cette option, un bateau tire en rafale deux tours de suite et se repose après le second. Un tour sans rafale remet le compte à zéro.
rule-mc-fire-8 = Dégâts d’un coup
    .text = Un coup au but fait les dégâts du tir normal ou de la rafale du bateau, quel que soit le nombre de canons qui portent.
rule-mc-fire-9 = Dégâts de loin
    .text = À 7 cases, les dégâts, bonus compris, sont divisés par deux ; à 8, par trois. On arrondit en dessous.
rule-mc-fire-10 = Supériorité numérique
    .text = Quand plusieurs bateaux d’un camp tirent sur une même cible dans le tour, chacun ajoute à son total leur nombre moins un. On n’en compte pas plus que le camp n’a de bateaux avec équipage.
rule-mc-fire-11 = Canonnier d’élite
    .text = Les canonniers d’élite jettent un dé de plus : 4 jusqu’à quatre canons, 5 pour cinq.
rule-mc-fire-12 = Une canonnade par tour
    .text = Un bateau tire d’une seule batterie sur une seule cible par tour.
rule-mc-fire-13 = Quels canons portent
    .text = Le meneur dit quelle batterie tire et combien de ses canons portent. On ne tire ni d’une batterie vide, ni plus loin que la table, ni sur son camp.

## Le feu

rule-mc-blaze-1 = Phase 1
    .text = Jetez 1d6 : de 3 à 6, le feu est éteint. À 1 ou 2, le bateau perd 8 points de structure et passe à la phase 2 (1) au tour suivant.
rule-mc-blaze-2 = Phase 2 (1)
    .text = Jetez 1d6 : de 4 à 6, le feu est éteint. De 1 à 3, le bateau perd 12 points de structure et passe à la phase 3 au tour suivant.
rule-mc-blaze-3 = Phase 2 (2)
    .text = Jetez 1d6 : à 5 ou 6, le feu est éteint. De 1 à 4, l’équipage saute à l’eau et le bateau est perdu.
rule-mc-blaze-4 = Phase 3 : la panique
    .text = Tout l’équipage combat le feu : ni action, ni catapulte, ni dé de vent ce tour. Jetez 1d6 : seul un 6 l’éteint. De 1 à 5, 22 points de structure s’en vont, et le bateau avec.
rule-mc-blaze-5 = Boulet enflammé
    .text = Un coup au but, canon ou catapulte, d’un bateau à boulets enflammés ne fait pas plus de dégâts mais met un feu, joué au début du tour suivant. Un coup raté, ou qui coule la cible, n’en met pas.
rule-mc-blaze-6 = Combien ont mis le feu
    .text = Comptez les bateaux différents dont les boulets enflammés ont touché dans le tour : un, phase 1 ; deux, phase 2 (1) ; trois ou plus, phase 2 (2).
rule-mc-blaze-7 = Touché encore en feu
    .text = Un bateau qui a raté sa phase 1 ce tour et que touche encore un boulet enflammé passe à la phase 2 (2) au lieu de 2 (1). Une option exige que le coup vienne d’un bateau qui a allumé ce feu.
rule-mc-blaze-8 = La pire phase compte
    .text = Si un feu dure et que viennent de nouveaux coups enflammés, on ne joue que la pire phase, dans l’ordre 1, 2 (1), 2 (2), 3. Un seul jet par bateau et par tour.
rule-mc-blaze-9 = Le feu d’abord
    .text = Les feux se jouent au tout début du tour, avant le reste, bateau par bateau.

## La catapulte

rule-mc-cata-1 = Une pierre par tour
    .text = Chaque catapulte tire une fois par tour, dans n’importe quelle direction, en plus des canons, même quand ils se reposent. Elle ne coûte pas d’action ; une option la range dans l’attaque.
rule-mc-cata-2 = Toucher à la catapulte
    .text = 3 dés contre 9 à 2 cases, 13 à 3, 16 à 4, 19 à 5, 25 à 6. À 1 case, c’est toujours raté, et elle ne porte pas au-delà de 6.
rule-mc-cata-3 = Ce qui aide la catapulte
    .text = Canonniers d’élite, supériorité numérique et boulets enflammés l’aident comme les canons. Le super boulet ajoute 5 dégâts contre un big.
rule-mc-cata-4 = Un small touché
    .text = Les pierres ne font pas de dégâts à un small, mais le premier coup au but lance le compte à rebours : trois tours pleins.
rule-mc-cata-5 = Chaque coup de plus presse
    .text = Chaque coup au but de plus retire aussitôt 1 au compte à rebours. À 0, le bateau sombre sur place : quatre coups dans un tour suffisent.
rule-mc-cata-6 = Le compte à rebours
    .text = Dès le tour qui suit, le compte à rebours baisse de 1 à chaque étape des avaries. À 0, le bateau sombre ; il a eu trois tours pleins pour agir.
rule-mc-cata-7 = Un big touché
    .text = Chaque pierre au but ôte 20 points de structure à un big.
rule-mc-cata-8 = Le troisième coup sur un big
    .text = Au troisième coup au but de toute la partie, d’où qu’il vienne, le compte à rebours commence aussi pour un big. Les suivants font leurs dégâts et l’abrègent.

## Les avaries

rule-mc-wear-1 = Moitié de la coque perdue
    .text = À partir de la moitié de sa coque perdue, un bateau paie 1 pdv/c de plus et perd 1 point de structure par tour.
rule-mc-wear-2 = Trois quarts perdus
    .text = À partir des trois quarts perdus, c’est 2 pdv/c de plus et 3 points de structure par tour, au lieu de 1 et 1.
rule-mc-wear-3 = Avaries en fin de tour
    .text = Les points perdus par avarie se retirent à la fin de chaque tour, dès celui des dégâts, selon l’état du moment. Ils peuvent couler le bateau.

## Les collisions

rule-mc-ram-1 = Pertes d’une collision
    .text = Les deux bateaux perdent à la fois : leur perte propre selon la taille de l’autre, plus la perte adverse qu’inflige l’autre, plus celle du genre de choc.
rule-mc-ram-2 = Avant contre avant
    .text = 3 points de structure de plus chacun.
rule-mc-ram-3 = Avant contre arrière
    .text = 2 points de structure de plus pour celui qui frappe de l’avant, rien pour l’arrière.
rule-mc-ram-4 = Avant contre côté
    .text = 2 points de structure de plus pour l’avant, 6 pour le côté. Si le bateau frappé flotte encore, il jette 1d6 : à 1 ou 2, il se renverse et il est perdu.
rule-mc-ram-5 = Passer sur l’épave
    .text = Si le bateau frappé de côté disparaît, l’autre passe dessus et perd 5 points de structure. Puis 1d6 : à 1 ou 2, il traverse et perd encore 3d6 ; de 3 à 6, il s’arrête là. Une option exige que le bateau se soit renversé.
rule-mc-ram-6 = Côté contre côté
    .text = 2 points de structure de plus chacun, que ce soit voulu ou non.
rule-mc-ram-7 = Deux bateaux sur une case
    .text = Chacun des deux jette 1d6, même entre amis. Un 1, un 2 ou un 3 sur l’un des dés est une collision côté contre côté.
rule-mc-ram-8 = Sirène
    .text = Un bateau à sirène qui frappe de l’avant fait perdre 8 de plus à l’autre et retire 6 à sa propre perte, sans passer sous 0.

## Les bateaux suicide

rule-mc-suic-1 = Tentative suicide
    .text = Un bateau dont l’équipage y est formé peut devenir bateau suicide dans n’importe quel état, une fois. Cela prend tout le tour, sans rien avoir fait avant, et tout son vent.
rule-mc-suic-2 = Il avance seul
    .text = Dès le tour suivant, le bateau suicide avance d’une case tout droit à chaque étape de vent, sans points de vent.
rule-mc-suic-3 = Il explose
    .text = Au premier contact avec un bateau, il explose : 30 points de structure pour chacun, en plus de la collision, et les deux prennent feu comme sous un boulet enflammé. Si deux bateaux suicide se rencontrent, les deux explosent.
rule-mc-suic-4 = Nul n’y combat le feu
    .text = Un feu à bord d’un bateau sans équipage n’est pas combattu : chaque phase est ratée sans dé.
rule-mc-suic-5 = Plus d’ordres
    .text = Un bateau suicide ne reçoit plus d’ordre. Il va jusqu’à ce qu’il coule ou quitte la table ; avaries, feux et comptes à rebours y continuent.

## La fin

rule-mc-end-1 = Qui a gagné
    .text = Le jeu ne désigne pas de vainqueur. Quand le dernier bateau d’un camp est hors jeu, c’est annoncé, et la partie continue jusqu’à ce qu’on la termine.
rule-mc-end-2 = Terminer la partie
    .text = Terminer vérifie les comptes de chaque camp, et ne se fait qu’une fois. Ensuite, étapes, boutique et ordres demandent une décision du meneur ; décrets, notes, comptes, arrivées et départs restent permis.
rule-mc-end-3 = Ordres impossibles
    .text = Un ordre qui nomme un bateau, un camp, un type ou une option inconnus, ou une valeur impossible, est refusé sans recours ; de même un bateau pris pour sa propre cible, ou un identifiant déjà pris. Les décrets s’en tiennent aux valeurs possibles.

## Comment le texte est lu

rule-r1 = Canons du jaune big
    .text = L’armement imprimé du jaune big est brouillé ; il a trois canons par côté.
rule-r2 = Compter les cases
    .text = La case voisine, même en diagonale, est à 1 ; sinon la règle graduée décide. Sur une carte compte le plus grand des deux écarts. La distance 0 n’existe pas.
rule-r3 = Marques des options
    .text = On ne sait plus quelle option porte quelle marque de nombre. Timonier compte deux voiles pour tous, deux catapultes et la coque niv 4 pour un big, et tout le reste une fois.
rule-r4 = Les coques s’ajoutent
    .text = Rien n’interdit plusieurs perfectionnements de coque : ils s’ajoutent, poids compris. Une option n’en permet qu’un par bateau.
rule-r5 = Un point au moins
    .text = Le minimum de 1 point de vent par case vaut à l’armement. La coque perdue s’y ajoute.
rule-r6 = Prix des canons ajoutés
    .text = Les exemples du texte ne sont pas des bateaux de la liste. La règle qu’ils suivent : un canon de plus à chaque place armée, 5 000 pièce.
rule-r7 = Deux fois la même option
    .text = L’option individuelle et l’universelle ne s’ajoutent pas. Les exemplaires en trop, par décision du meneur, s’ajoutent si l’effet est un nombre.
rule-r8 = Petite monnaie
    .text = Moins de 5 000 n’achète rien : seuls 5 000 ou plus de reste sont une faute. Une option lève ce contrôle.
rule-r9 = Un compte faux
    .text = Un compte faux peut annuler la partie. Timonier donne le verdict, le meneur décide.
rule-r10 = Renforts
    .text = Des bateaux peuvent arriver à tout moment, et comptent dans les dépenses de leur camp.
rule-r11 = Qui est statique
    .text = N’est statique que le bateau qui l’annonce ; sans ordre, il attend le vent sous voiles. En lecture stricte, tout bateau sans action l’est, et attendre le vent demande d’avancer de 0 case.
rule-r12 = Qui agit d’abord
    .text = Les bateaux agissent dans l’ordre que veut la table. Un bateau coulé avant son tour n’agit pas.
rule-r13 = Quand règle-t-on tout
    .text = Le feu vient d’abord, le vent avant les actions. Avaries, comptes à rebours, vent perdu des statiques et repos des canonniers viennent en fin de tour.
rule-r14 = Second jet des esclaves
    .text = Il ne peut qu’aider : on le demande d’office.
rule-r15 = Plusieurs cases à la fois
    .text = La vitesse est un prix : une action va aussi loin que le vent le paie. Une option n’en permet qu’une.
rule-r16 = Coût d’un virage en naviguant
    .text = Le supplément s’ajoute au prix de la case : un virage en naviguant avance d’une case, en une action. Un bateau qui a déjà avancé ne paie que le supplément.
rule-r17 = 4 ou 2 pour le demi-tour
    .text = Le texte donne au big 4 et 2 pour son demi-tour en naviguant. 4 s’accorde aux autres coûts ; une option prend 2.
rule-r18 = Plus de deux canons
    .text = La rafale demande plus de deux canons qui tirent, et non plus de deux à bord.
rule-r19 = Plus de cinq canons
    .text = Au-delà de cinq canons, on prend le nombre et les dés de cinq.
rule-r20 = Ce qui est sûr le reste
    .text = Touché et raté d’office ne se jettent pas, et nul bonus n’y change rien. Un nombre hors d’atteinte des dés se jette quand même.
rule-r21 = Deux contre un
    .text = On compte les bateaux qui tirent sur la cible dans le tour, au canon ou à la catapulte. Le nombre se donne à chaque tir, dès le premier.
rule-r22 = Une batterie, une cible
    .text = Les canons d’un bateau font un tir par tour : une batterie, une cible.
rule-r23 = Une rafale fatigue toujours
    .text = Rafale et rafale continue font les mêmes dégâts, et même ratée, elle fatigue les canonniers.
rule-r24 = Deux rafales en trois tours
    .text = En rafale continue, jamais plus de deux rafales en trois tours. Un tour de tir normal ou de silence entre deux remet le compte à zéro.
rule-r25 = L’ordre des calculs
    .text = Dégâts du type, plus super boulet, plus ajout de canons ; ensuite la division par la distance, arrondie en dessous. Le bonus des canons ajoutés vaut pour toute batterie.
rule-r26 = Des bateaux, pas des coups
    .text = Qui a des boulets enflammés s’en sert toujours. On compte les bateaux, pas les coups : canons et catapulte d’un même bateau font un. Une cible coulée ne brûle pas.
rule-r27 = La phase se joue au tour suivant
    .text = Passer à une phase, c’est jouer son jet au tour suivant. Si plusieurs causes se mêlent, la pire phase compte.
rule-r28 = Qui rallume le feu
    .text = Tout boulet enflammé sur un bateau qui a raté sa phase 1 mène à la phase 2 (2). L’option suit la lettre du texte : seuls les bateaux qui ont allumé le feu.
rule-r29 = Pas de structure en 2 (2)
    .text = Une phase 2 (2) ratée ne coûte pas de points de structure ; le bateau est perdu quand même.
rule-r30 = La panique coûte le tour
    .text = Un bateau qui éteint un feu en phase 3 a quand même perdu son tour, son dé de vent et ses points de vent.
rule-r31 = Les épaves disparaissent
    .text = Épaves et bateaux abandonnés quittent aussitôt le jeu.
rule-r32 = La catapulte attaque-t-elle ?
    .text = Par défaut elle tire sans action, même canons au repos. Avec l’option, canons et catapultes, dans n’importe quel ordre, sont les tirs d’une même attaque. Le super boulet donne 5 à la pierre, les canons ajoutés rien.
rule-r33 = Trois tours pleins
    .text = Le tour du coup ne compte pas ; l’équipage part à la fin du troisième tour suivant. Après le troisième coup, un big perd encore 20 points et 1 tour par coup.
rule-r34 = Ce que veut dire la moitié
    .text = Au moins la moitié de la coque améliorée est perdue. Les effets des trois quarts remplacent ceux de la moitié. L’avarie commence aux avaries du même tour.
rule-r35 = Pertes simultanées
    .text = Dans une collision, les deux perdent à la fois, puis on coule. Le bateau frappé de côté jette son dé même si l’autre a coulé, pas s’il a coulé lui-même.
rule-r36 = Course sur l’épave
    .text = Elle a lieu quand le bateau frappé de côté disparaît, renversé ou coulé par ses pertes. Un bateau coulé ne passe pas. De 3 à 6, il s’arrête sans autre perte.
rule-r37 = Autres chocs
    .text = Arrière contre arrière et autres ne sont pas dans le texte : prenez le plus proche, d’ordinaire côté contre côté.
rule-r38 = Éperonner exprès
    .text = Éperonner, c’est finir un déplacement : ordonnez et payez l’avance, puis donnez la collision, qui ne coûte pas d’action.
rule-r39 = Partager une case
    .text = Les deux bateaux jettent toujours, à qui qu’ils soient, quand le second arrive ; aux tours suivants encore, si la table le veut.
rule-r40 = Ce qu’épargne la sirène
    .text = Elle réduit toute la perte de la collision, même la part d’une sirène adverse, mais ni la course sur l’épave, ni la traversée, ni l’explosion. Avant contre avant, les deux servent.
rule-r41 = Ce que coûte la tentative
    .text = Tout l’équipage s’y met : le tour entier du bateau, sans rien avant. Il fait sa première case à l’étape de vent suivante.
rule-r42 = Une seule explosion
    .text = Les deux perdent 30 par bateau qui explose, et sa poudre n’explose qu’une fois. Seul un contact la fait sauter : ni tir, ni feu, ni naufrage. Une coque encore à flot continue, en feu.
rule-r43 = Le feu après l’explosion
    .text = L’explosion compte comme un coup enflammé du bateau suicide sur les deux.
rule-r44 = Le feu sans équipage
    .text = Sans personne pour le combattre, chaque phase du feu est ratée sans dé.
rule-r45 = Pas de fin prévue
    .text = Le texte ne donne pas de fin de partie ; les joueurs la voient. Qu’un camp n’ait plus de bateau est seulement annoncé.
rule-r46 = Tirer sur les siens
    .text = Tirer sur ses propres bateaux demande une décision du meneur. Les collisions entre amis font partie du jeu.
rule-r47 = Ce qui n’existe pas
    .text = Le jeu ne connaît ni terre, ni abordage, ni réparation, ni perte d’équipage.
