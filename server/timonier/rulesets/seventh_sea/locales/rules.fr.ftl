### 7e Mer : les règles en quelques mots, dans leur ordre.

## Les dés

rule-7s-dice-1 = Lancer et garder
    .text = 6g3 se lit : lancez six d10, gardez les trois meilleurs, additionnez. Tous les dés d’un jet partent ensemble et les meilleurs sont gardés d’office. Un jet de trait simple garde tout : un rang de 5 donne 5g5.
rule-7s-dice-2 = Les 10 explosent
    .text = Tout dé qui montre 10 est relancé et la nouvelle face s’y ajoute, tant qu’il tombe des 10. On choisit ensuite les meilleurs dés. Les dés d’action, d’abordage, de vent et de la table des naufrages n’explosent jamais.
rule-7s-dice-3 = Nombre à atteindre
    .text = Un jet réussit quand son total atteint le nombre à atteindre (ND) : l’égalité suffit.
rule-7s-dice-4 = Augmentations
    .text = Chaque augmentation relève le ND de 5, qu’elle soit imposée par la distance ou choisie par le joueur.
rule-7s-dice-5 = Dix dés au plus
    .text = On ne lance jamais plus de dix dés. Chaque dé au-delà du dixième devient un dé gardé de plus ; chaque dé gardé au-delà du dixième vaut +10 au total. Ainsi 12g6 se lance 10g8, et 12g10 se lance 10g10 + 20.
rule-7s-dice-6 = Jet au rang 0
    .text = Un trait à 0 lance encore un dé, mais son 10 compte 0 et n’explose pas. Augmentations et talents n’y ajoutent rien, les dés d’héroïsme si. Un ND bâti sur un trait à 0 vaut 5, ou 10 pour un tir visé.
rule-7s-dice-7 = Dés d’héroïsme
    .text = Un navire en a autant que son plus faible trait d’origine. Chaque dé annoncé avec l’ordre ajoute un dé lancé et gardé, jeté à part, et il est dépensé même si le jet échoue. Ils servent au tir, au jet de blessure, dans la tempête et au pilote dans les récifs. Pour en dépenser un après avoir vu le jet : annulez, redonnez l’ordre avec lui, saisissez les mêmes faces.
rule-7s-dice-8 = Sans compétence
    .text = Avec le handicap du livre de base, un pilote de compétence 0 dans la tempête ou les récifs, ou un héros sans le talent, lance des dés qui n’explosent pas, contre un ND plus haut de 5. Les jets de perception n’en souffrent jamais.

## Les navires

rule-7s-ship-1 = Les cinq traits
    .text = Tout navire a cinq traits de 0 à 10 : Gaillardise pour les canons, Dextérité pour l’équipage, Détermination pour la coque, Esprit pour le gouvernail, Panache pour les voiles. Un ordre nomme des navires du combat.
rule-7s-ship-2 = Ce qui découle des traits
    .text = Le tirant d’eau et la cargaison valent la Détermination d’origine, les dés d’héroïsme le plus faible trait d’origine. Les avaries n’y changent rien.
rule-7s-ship-3 = Classes et renforts
    .text = Les classes vont de 0 à 7 : 0 pour les navires à rames, 1 et 2 pour les vaisseaux de ligne, et plus le numéro monte, plus le navire est petit. Un navire d’un type et d’un camp connus peut arriver à tout moment sous un identifiant libre ; il a ses premiers dés d’action au tour suivant.
rule-7s-ship-4 = Avaries d’avant
    .text = Un navire peut arriver abîmé : rangs perdus, dégâts superficiels et graves, feux, tout compte dès le début. L’arrivée ne déclenche rien par elle-même.
rule-7s-ship-5 = Points de construction
    .text = Quand les navires se construisent en points, la somme des cinq traits d’origine ne peut dépasser ce nombre, et aucun trait le rang maximal de la table des points de construction (7 pour 30 points). Les forts n’y sont pas soumis.

## Les tours

rule-7s-round-1 = Le tour
    .text = Un tour a un début (feux, dés d’action, inertie, équipage détaché), dix phases et une fin. La plupart des ordres se donnent dans les phases ; l’équipage se détache au début.
rule-7s-round-2 = Dés d’action
    .text = Au début de chaque tour, un navire lance autant de d10 que son Panache. Chaque face est une phase où il agit ; le 10 est la phase dix. Ces dés n’explosent pas.
rule-7s-round-3 = Qui agit d’abord
    .text = Dans une phase, le navire dont les dés d’action restants totalisent le plus passe d’abord ; à égalité, le plus haut Panache, puis l’ordre de la liste. C’est un conseil : les ordres se donnent comme on veut.
rule-7s-round-4 = Action en réserve
    .text = Un dé d’action non employé dans sa phase reste en réserve. Il peut payer une action dans une phase suivante ; à la fin du tour il est perdu.
rule-7s-round-5 = Interruption
    .text = Un navire peut agir dans une phase qu’aucun de ses dés ne montre : deux dés de phases à venir paient une action.
rule-7s-round-6 = Payer une action
    .text = Une action coûte un dé de cette phase ou d’une phase passée, par défaut le plus bas ; une interruption coûte deux dés à venir, par défaut les deux plus hauts. On peut nommer les dés, si le navire les a encore.
rule-7s-round-7 = Sans équipage
    .text = Un navire dont la Dextérité est à 0 ne lance pas de dés d’action. Sans équipage disponible, il ne peut ni avancer, ni virer, ni changer d’allure, ni tirer, ni aborder.

## Avancer

rule-7s-move-1 = Avancer sans payer
    .text = Dans une phase que montre un de ses dés restants, un navire avance tout droit sans le dépenser. Le dé peut encore payer autre chose, avant ou après.
rule-7s-move-2 = Limite d’allure
    .text = Hexagones par phase : l’Esprit toutes voiles dehors, la moitié arrondie en dessous en vitesse de combat. Le quart arrière donne tout, le vent arrière un de moins, le quart avant 1 (2 toutes voiles dehors), le vent debout rien ; ajoutez la force du vent (T-FORCE). Sans cap connu, dites l’angle du vent.
rule-7s-move-3 = Avancer hors de sa phase
    .text = Dans une phase qu’aucun de ses dés restants ne montre, avancer est une action : un dé en réserve ou une interruption la paie.
rule-7s-move-4 = Inertie
    .text = Au début de chaque tour, avant tout ordre, chaque navire court tout droit d’autant d’hexagones que sa Détermination actuelle. Sauf les forts, les navires échoués, à l’abordage, pris vent debout, en panne, sans voiles ni rames, et, à la voile, par calme ou vent debout. Une option la borne à la limite d’allure, ou la supprime.
rule-7s-move-5 = Limite par phase ou par tour
    .text = La limite d’allure vaut pour chaque phase où le navire avance. Une option la fait valoir pour tous les hexagones ordonnés dans le tour. L’inertie ne compte jamais.

## Virer

rule-7s-helm-1 = Prix d’un virage
    .text = Chaque virage de 60° coûte des dés d’action totalisant au moins la Détermination actuelle, un dé au minimum. Par défaut, le moins de dés possible. Par interruption, deux dés à venir paient, et les deux faces comptent.
rule-7s-helm-2 = Virage à un dé
    .text = Avec le prix réduit, chaque virage de 60° est une action, payée d’un seul dé comme les autres.
rule-7s-helm-3 = Un hexagone entre deux virages
    .text = Entre deux virages, un navire avance d’au moins un hexagone, par ordre ou par inertie. En est dispensé celui qui ne peut avancer : au tour qui suit sa prise vent debout, sans voiles ni rames, ou nez au vent.
rule-7s-helm-4 = Virages par tour
    .text = Un navire ne fait pas plus de virages de 60° dans un tour que son Esprit actuel.
rule-7s-helm-5 = Avancer ou virer
    .text = Dans une même phase, un navire avance ou vire, pas les deux. L’inertie du début du tour n’est pas une phase et ne compte pas. Une option permet l’un puis l’autre.
rule-7s-helm-6 = Caps numérotés
    .text = Caps et directions du vent portent les numéros 3 à 8, dans le sens des aiguilles d’une montre, de 60° en 60° ; après 8 vient 3. Tribord ajoute un, bâbord retire un. Un navire peut rester sans cap : dites alors l’angle du vent.

## Les voiles

rule-7s-sail-1 = Combat ou toutes voiles dehors
    .text = En vitesse de combat, l’allure ordinaire, un navire fait en hexagones la moitié de son Esprit, arrondie en dessous ; toutes voiles dehors, l’Esprit entier.
rule-7s-sail-2 = Voiles deux fois touchées
    .text = Toutes voiles dehors, chaque rang de Panache perdu par dégât grave en coûte deux. Le dégât grave, lui, ne compte qu’une fois.
rule-7s-sail-3 = Changer d’allure
    .text = Changer d’allure est une action, une fois par tour, et pour une autre allure que la présente.
rule-7s-sail-4 = En panne
    .text = Un navire peut recevoir l’ordre de rester sur place : ni marche ni inertie avant d’avoir remis à la voile. Il dérive comme les autres.

## Sans voiles

rule-7s-mast-1 = Plus de voiles
    .text = À Panache 0, un navire n’a qu’un dé d’action, et un 10 n’y donne pas d’action. Sans rames, il n’avance plus, ne court plus sur son erre et ne change plus d’allure ; il dérive comme les autres.
rule-7s-mast-2 = Une épave vire lentement
    .text = Sans voiles ni rames, un navire attend avant chaque virage, le premier compris : des tours entiers selon sa classe, de 7 pour la classe 1 à 1 pour la classe 7 (T-WAIT).

## Le vent

rule-7s-wind-1 = L’angle du vent
    .text = La direction du vent dit vers où il souffle. Même cap : vent arrière (Ar) ; un cran d’écart : quart arrière (QAr) ; deux crans : quart avant (QAv) ; cap opposé : vent debout (Av).
rule-7s-wind-2 = Allure selon l’angle
    .text = Un navire d’Esprit 7 fait, en vitesse de combat et toutes voiles dehors : Av 0 et 0, QAv 1 et 2, QAr 3 et 7, Ar 2 et 6 hexagones. La force du vent s’y ajoute.
rule-7s-wind-3 = Pris vent debout
    .text = Un navire qui vire face au vent est pris : ni marche ni virage jusqu’à la fin du tour, mais canons, voiles et abordage restent permis. Au tour suivant, pas d’inertie, pas de marche, un seul virage ; puis il est libre. Une saute de vent ne prend personne.
rule-7s-wind-4 = Le vent au départ
    .text = Sauf s’il est donné, 1d6 + 2 fixe sa direction au début du combat. Sa force est 4, sauf si elle est donnée.
rule-7s-wind-5 = Force du vent
    .text = La force retire des hexagones à la limite d’allure, selon la classe et l’angle du vent (T-FORCE). De 3 à 5, elle ne retire rien.
rule-7s-wind-6 = Calme et ouragan
    .text = À la force 0, rien n’avance à la voile, ni marche, ni inertie, ni dérive, et nul n’est pris vent debout. À la force 9, l’ouragan met fin au combat.
rule-7s-wind-7 = Trop de vent
    .text = À la force 8, personne ne porte toutes ses voiles ; à la force 7, personne de classe 5 ou plus petit, et un navire à rames compte comme classe 6. Qui les porte quand le vent monte revient en vitesse de combat au début du tour suivant.
rule-7s-wind-8 = Les rames
    .text = Un navire à rames compte comme classe 6 dans les tables du vent, et chaque malus de force y perd un point. Il fait un hexagone vent debout et par calme, et n’est jamais pris vent debout.
rule-7s-wind-9 = Le vent tourne-t-il ?
    .text = Tous les trois tours, lancez 1d10. Le vent change si la face atteint le numéro de sa direction présente, ou le seuil choisi pour ce combat.
rule-7s-wind-10 = Nouvelle direction
    .text = Quand le vent change, 1d10 sur T-SHIFT donne sa direction ; la droite suit les aiguilles d’une montre. Un navire au cap connu prend aussitôt son nouvel angle ; pour les autres, redites-le.
rule-7s-wind-11 = Nouvelle force
    .text = Quand le vent change, 1d10 fixe aussi sa force, quoi que fasse sa direction : de 1 à 3 un de moins, de 8 à 10 un de plus, toujours entre 0 et 9.
rule-7s-wind-12 = Le nord de la table
    .text = Les hexagones ont un côté au nord, et ce côté est la direction 3 ; les autres suivent dans le sens des aiguilles d’une montre. Si les vôtres ont une pointe au nord, prenez pour nord le côté suivant, dans le même sens.

## La dérive

rule-7s-drift-1 = Porté par le vent
    .text = Un navire qui n’a pas viré pendant deux tours de suite glisse d’un hexagone avec le vent à la fin du second, cap inchangé, et plus avant d’avoir viré. Qu’il ait avancé ou non n’y fait rien.
rule-7s-drift-2 = Les vaisseaux de ligne
    .text = Les classes 1 et 2 dérivent d’un hexagone encore à la fin de chaque tour de plus sans virer.
rule-7s-drift-3 = Qui ne dérive pas
    .text = Des navires à l’abordage ne dérivent ensemble que si tous le doivent au même tour. Forts et navires échoués ne dérivent jamais, et personne par calme. Une dérive manquée ne se rattrape pas.

## Les collisions

rule-7s-ram-1 = Éperonner
    .text = Chacun des deux navires subit autant de dégâts graves que la Détermination actuelle de l’éperonneur plus les hexagones parcourus dans cette action. Il n’y a pas de jet de blessure.
rule-7s-ram-2 = Collision par inertie
    .text = Quand deux navires se heurtent sur leur erre, chacun subit autant de dégâts graves que la plus haute Détermination actuelle des deux.

## Le tir

rule-7s-gun-1 = Toucher
    .text = Une salve est une action contre un navire ennemi. Lancez l’équipage disponible (Dextérité moins les rangs détachés), gardez tout, contre 5 × l’Esprit actuel de la cible, plus 5 par augmentation.
rule-7s-gun-2 = Dégâts
    .text = Si la salve touche, lancez un dé par canon qui porte et gardez tout : ce sont les dégâts.
rule-7s-gun-3 = Jet de blessure
    .text = La cible lance sa Détermination et garde tout, contre ses dégâts superficiels déjà subis plus ce coup. Des options prennent la Gaillardise, ou ce coup seul.
rule-7s-gun-4 = Dégâts superficiels
    .text = Jet de blessure réussi, les dégâts s’ajoutent aux dégâts superficiels. Raté, tous les superficiels s’effacent, ce coup compris, et viennent les dégâts graves.
rule-7s-gun-5 = Dégâts graves
    .text = Un jet de blessure raté vaut un dégât grave, et un de plus par tranche entière de 10 points manquants.
rule-7s-gun-6 = Un rang par dégât grave
    .text = Chaque dégât grave coûte un rang d’un trait. Le propriétaire du navire touché choisit, rang par rang, sauf si la munition ou le tir visé l’impose. Sans rang à perdre, rien de plus ne se perd, mais le dégât compte quand même.
rule-7s-gun-7 = Mitraille
    .text = La mitraille porte à 2 hexagones et fait 2g2 dégâts de moins, sans passer sous 0. Le premier rang perdu est de Dextérité : l’équipage.
rule-7s-gun-8 = Boulet ramé
    .text = Le boulet ramé porte à 4 hexagones et fait 2g2 dégâts de moins, sans passer sous 0. Le premier rang perdu est de Panache : les voiles.
rule-7s-gun-9 = Boulet rouge
    .text = Jusqu’à 4 hexagones, il frappe comme un boulet ; s’il fait un dégât grave, le premier rang perdu est de Détermination et un feu prend. Plus loin, c’est un simple boulet.
rule-7s-gun-10 = Portée maximale
    .text = Boulet et boulet rouge portent à 10 hexagones, boulet ramé à 4, mitraille à 2 (T-AMMO). La distance est un nombre entier d’hexagones, à partir de 1.
rule-7s-gun-11 = La distance coûte
    .text = La distance impose des augmentations : aucune jusqu’à 2 hexagones, une à 3 et 4, deux à 5 et 6, jusqu’à cinq à 10 (T-RANGE).
rule-7s-gun-12 = Angle de tir
    .text = À pleine puissance, tous les canons portent ; à mi-puissance, la moitié, arrondie en dessous. Hors des deux bordées, aucun ne porte. Un fort tire à pleine puissance tout autour.
rule-7s-gun-13 = Cible sur deux zones
    .text = Si la cible est à cheval sur deux zones de tir, le tireur choisit la sienne. Dans la zone de pleine puissance, c’est la plus longue distance qui compte.
rule-7s-gun-14 = Salves par tour
    .text = Un navire peut tirer avec chaque dé d’action. Une option le limite à une salve par tour ; un fort n’est jamais limité.
rule-7s-gun-15 = Augmentations choisies
    .text = Une augmentation choisie relève le ND de 5 et ajoute un dé non gardé au jet de dégâts. Sur un tir visé, elle n’apporte que les 5 points.

## Le tir visé

rule-7s-aim-1 = Viser
    .text = Seul un maître canonnier vise, et avec la bonne munition : mitraille sur l’équipage, boulet sur le gouvernail ou la sainte-barbe, boulet ramé ou rouge sur la voilure. Le ND est 10 × l’Esprit actuel de la cible, plus 5 par augmentation.
rule-7s-aim-2 = Coup visé au but
    .text = Il fait un dégât grave, et un de plus par tranche entière de 10 points au-dessus du ND, chacun sur le trait visé. Ni jet de dégâts ni jet de blessure ; les dégâts superficiels restent. Un boulet rouge allume en plus un feu.
rule-7s-aim-3 = La sainte-barbe
    .text = À moins de 10 au-dessus du ND, la poudre prend l’eau : plus de salve avant que le meneur n’en décide. À partir de 10, la sainte-barbe explose : toute la Détermination est perdue en dégâts graves et le navire se disloque en 2g2 tours ; un fort est en ruine.

## Le feu à bord

rule-7s-blaze-1 = Le feu brûle
    .text = Au début de chaque tour, chaque feu à bord fait un dégât grave et coûte un rang de Détermination. S’il n’en reste plus, le propriétaire choisit le rang.
rule-7s-blaze-2 = Combattre le feu
    .text = Au début du tour, on peut mettre des rangs d’équipage au feu. Chacun en éteint un à la fin du tour et ne fait rien d’autre entre-temps. Pas plus de rangs que d’équipage.

## La mousqueterie

rule-7s-musk-1 = Équipage aux mousquets
    .text = Au début du tour, on peut mettre des rangs d’équipage aux mousquets ; ils ne font rien d’autre ce tour-là. Les pertes touchent d’abord l’équipage disponible, puis seulement les détachés : les mousquets, puis le feu.
rule-7s-musk-2 = Feu des mousquets
    .text = En phase 5 puis en phase 10, chaque rang aux mousquets tire un coup, tous sur un même ennemi à 2 hexagones au plus (ou la portée choisie). Cela ne coûte pas de dé d’action. Chaque coup au but ôte un rang de Dextérité, sans dégât grave.
rule-7s-musk-3 = Toucher au mousquet
    .text = Chaque coup est 2g2 contre un nombre selon l’équipage : marchands 25, militaires 20, flibustiers, pirates et corsaires 15, boucaniers et archers 10 (T-MUSKET).

## Les personnages

rule-7s-hurt-1 = Éclats de bois
    .text = Quand un dégât grave ôte Dextérité ou Détermination, chaque personnage à bord lance Panache + Équilibre, garde Panache, contre 15, ou subit 2g2 de blessures. Un seul jet par ordre.

## Couler

rule-7s-sink-1 = Quand il coule
    .text = Un navire commence à couler quand ses dégâts graves atteignent deux fois sa Détermination actuelle. On regarde une fois tous les rangs perdus. Une option prend la Détermination d’origine.
rule-7s-sink-2 = Compte à rebours
    .text = Un navire qui coule garde 20 actions moins sa Détermination d’origine. Chaque dé d’action en compte une, employé ou non ; un tour sans dé en compte une. À 0, il a sombré.
rule-7s-sink-3 = Table des naufrages
    .text = Si l’on joue avec la table, 1d10 sur T-SINK dit comment le navire coule, et un second jet en combien de tours ou de phases. S’il gîte, un bord est sous l’eau à mi-temps et ses canons se taisent.
rule-7s-sink-4 = Remous du naufrage
    .text = Un navire qui coule à pic entraîne les gens : à moins de cinq mètres, chacun lance Gaillardise + Natation, garde Gaillardise, contre 25 pour s’en tirer.

## L’abordage

rule-7s-board-1 = Hexagone voisin
    .text = On n’aborde qu’un navire dans l’hexagone voisin.
rule-7s-board-2 = Un assaut, une action
    .text = Chaque assaut d’un abordage coûte une action, et son d10 n’explose pas.
rule-7s-board-3 = Issue d’un assaut
    .text = Équipage disponible de l’assaillant, moins celui du défenseur, plus 1d10 : T-BOARD donne les pertes des deux. Ce sont des rangs de Dextérité, sans dégât grave.
rule-7s-board-4 = Prendre un navire
    .text = Les assauts continuent jusqu’à ce qu’un équipage n’existe plus. Un navire sans équipage tombe sans jet aux assaillants qui en ont. La prise compte avec le camp du vainqueur et agit de nouveau quand le meneur lui donne un équipage.
rule-7s-board-5 = À l’abordage
    .text = Dès le premier assaut, les navires sont liés : ni marche, ni virage, ni inertie. L’un comme l’autre peut attaquer. Rompre l’abordage est une action de l’un ou de l’autre.

## La campagne

rule-7s-storm-1 = Tempête
    .text = Lancez Panache + compétence du pilote, gardez Panache, contre la violence de la tempête. Un échec vaut un dégât grave, et un de plus par tranche entière de 5 points manquants, chacun un rang au choix du pilote. Une même tempête frappe tous les navires aussi fort.
rule-7s-reef-1 = Voir les récifs
    .text = Perception de la vigie contre 20 ; si elle échoue, celle du pilote contre 30. Si nul ne voit les récifs, le navire touche.
rule-7s-reef-2 = Passer les récifs
    .text = Récifs vus : Esprit + compétence du pilote, gardez Esprit, contre le ND du meneur, de 20 à 30 (25 par défaut). En cas d’échec, le navire touche : échoué, il subit autant de dégâts graves que son tirant d’eau moins la profondeur.
rule-7s-draught-1 = Haut-fond
    .text = Sur une eau moins profonde que son tirant d’eau, un navire s’échoue et subit autant de dégâts graves que la différence. Il reste échoué jusqu’à ce que le meneur l’en sorte.
rule-7s-food-1 = Vivres
    .text = Un rang de cargaison en vivres nourrit 6 rangs d’équipage pendant un mois de 4 semaines. Vivres et autre cargaison ne peuvent dépasser la cale.
rule-7s-food-2 = La faim
    .text = Chaque semaine, les vivres baissent d’autant que de rangs d’équipage. Une semaine entamée sans vivres coûte un rang de Dextérité.

## Les forts

rule-7s-fort-1 = Ce qu’un fort ne fait pas
    .text = Un fort ne bouge pas : ni marche, ni virage, ni dérive ; on ne l’éperonne ni ne l’aborde, et il ne connaît ni récif, ni tempête, ni haut-fond. Canons, mousquets, feux et jets de blessure sont ceux d’un navire.
rule-7s-fort-2 = Portée d’un fort
    .text = Les canons d’un fort portent moitié plus loin : à 3 hexagones, il tire comme un navire à 2. Boulet 15, boulet ramé 6, mitraille 3 ; le boulet rouge met le feu jusqu’à 6. Une option lui donne la portée d’un navire.
rule-7s-fort-3 = Salves d’un fort
    .text = Un fort tire une salve par dé d’action, donc autant que son Panache (Réaction), même quand les navires n’en ont qu’une.
rule-7s-fort-4 = En ruine
    .text = Un fort dont les dégâts graves atteignent le seuil où un navire coulerait est en ruine, et hors jeu.

## Le meneur

rule-7s-gm-1 = Décrets et valeurs
    .text = Un décret fixe une valeur et ne déclenche rien ; la règle suivante qui la regarde en tient compte. Une valeur impossible, dans n’importe quel ordre, est refusée.
rule-7s-gm-2 = Passer outre
    .text = Le meneur peut passer outre à tout refus souple d’un ordre ; le journal garde sa décision. Un refus ferme demeure.
rule-7s-gm-3 = Hors jeu
    .text = Un navire en fuite, retiré, coulé ou en ruine est hors jeu. Seul un décret peut encore le nommer.
rule-7s-gm-4 = Après le combat
    .text = Le combat terminé, seuls restent notes, décrets, arrivées, départs et campagne ; le reste demande une décision du meneur.
rule-7s-gm-5 = Notes
    .text = Une note s’inscrit au journal et ne change rien.

## Les tables

rule-t-ammo = Munitions
    .text = Pour boulet, boulet ramé, boulet rouge et mitraille : la portée maximale, les dégâts retranchés, le premier rang perdu, et si un feu prend. Le boulet rouge n’est spécial que jusqu’à 4 hexagones.
rule-t-range = Augmentations selon la distance
    .text = À 1 et 2 hexagones 0 augmentation, 3 et 4 : 1, 5 et 6 : 2, 7 et 8 : 3, 9 : 4, 10 : 5. Au-delà de 10, par décision du meneur, 5 aussi.
rule-t-dir = Les six directions
    .text = 3 pointe au nord, 4 à 60°, 5 à 120°, 6 au sud, 7 à 240°, 8 à 300°. Un vent de direction 3 souffle vers le nord, donc vient du sud.
rule-t-force = Hexagones selon la force
    .text = Ce que la force retire à la limite d’allure, selon la classe et l’angle : rien de 3 à 5, jusqu’à 3 hexagones à 1 et à 8. Les petits souffrent le plus du vent fort, les grands du vent faible. La dernière colonne vaut aussi pour les rames.
rule-t-shift = Saute de vent
    .text = 1 : retour à la direction du début ; 2, 3 : inchangée ; 4, 5 : 60° à droite ; 6, 7 : 60° à gauche ; 8, 9 : 120° à droite ; 10 : 120° à gauche. Telle qu’imprimée, la table ne fait rien au 8 et tourne à droite au 10.
rule-t-gust = Changement de force
    .text = De 1 à 3 : un de moins ; de 4 à 7 : inchangée ; de 8 à 10 : un de plus.
rule-t-wait = Attente sans voiles
    .text = Tours entiers avant qu’un navire sans voiles puisse virer, selon la classe : 1 : 7, 2 : 6, 3 : 5, 4 : 4, 5 : 3, 6 : 2, 7 : 1. La classe 0 privée de rames attend 2.
rule-t-musket = Sortes d’équipage
    .text = Qui tire comment : 2g2 contre 25 pour les marchands, 20 pour les marines et garnisons, 15 pour flibustiers, pirates et corsaires, 10 pour boucaniers et archers.
rule-t-aim = Où viser
    .text = Équipage : Dextérité, à la mitraille. Gouvernail : Esprit, au boulet. Sainte-barbe : au boulet. Voilure : Panache, au boulet ramé, ou au boulet rouge à 4 hexagones au plus.
rule-t-board = Pertes à l’abordage
    .text = Plus le résultat est haut, mieux c’est pour l’assaillant : à −9 ou moins, tous les assaillants tombent ; à 5 et 6, chacun perd un rang ; à 20 ou plus, tous les défenseurs tombent.
rule-t-sink = Comment il coule
    .text = 1 : posé sur le fond, jamais coulé ; 2 : coule doucement, 5g5 tours ; 3, 4 : gîte à bâbord, 3g3 tours ; 5, 6 : gîte à tribord, 3g3 tours ; 7, 8 : se disloque, 2g2 tours ; 9 : pique du nez, 1g1 phases ; 10 : coule à pic.
rule-t-points = Trait maximal selon les points
    .text = Avec 10 points, aucun trait au-dessus de 3, 15 : 4, 20 : 5, 25 : 6, 30 : 7, 35 : 8, 40 : 9, 45 et 50 : 10.
rule-t-const = Constantes
    .text = Les nombres isolés du jeu sont réunis dans la table des constantes, pour qu’un meneur puisse les changer : ND, tranches de dégâts, naufrage, éclats, récifs, vivres, vent.
rule-t-arc = Angles de tir sur une carte
    .text = Chaque bordée est un éventail de 60°. Dedans, tous les canons portent ; sur ses bords, larges d’un hexagone jusqu’à 4 de distance, davantage plus loin, la moitié ; devant, derrière et ailleurs, aucun. Des options font couvrir au navire un ou deux hexagones, et font porter la moitié hors des éventails.
