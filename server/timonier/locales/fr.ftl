# Lire du JSON.
json-not-utf8 = Le texte n’est pas de l’UTF-8 (octet { $byte }).
json-broken = Le texte n’est pas du JSON : ligne { $line }, colonne { $column }.
json-too-deep = Les listes et les objets s’emboîtent sur plus de { $most } niveaux.
json-surrogate = Un texte contient une moitié de caractère (« surrogate » isolé).
json-twice = La clé « { $key } » figure deux fois dans le même objet.
json-no-number = { $word } n’est pas un nombre en JSON.
json-long-number = Un nombre est trop grand ou a plus de { $most } chiffres.

# Lire un fichier.
file-unreadable = Impossible de lire le fichier : { $reason ->
    [missing] il n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] le système ne le permet pas
}.
overrides-bad = Tables du meneur (--overrides) : { $what }
overrides-broken = { $file } n’est pas un fichier TOML lisible : { $reason }

# Titres des erreurs de l’API.
problem-400 = Requête incorrecte
problem-401 = Jeton requis
problem-403 = Interdit
problem-404 = Introuvable
problem-405 = Méthode non permise
problem-406 = Aucune forme acceptable
problem-408 = Requête trop lente
problem-409 = Conflit
problem-411 = Longueur requise
problem-412 = Version dépassée
problem-413 = Requête trop grosse
problem-414 = Adresse trop longue
problem-415 = Type de contenu non pris en charge
problem-422 = Contenu refusé
problem-429 = Trop de requêtes
problem-431 = En-têtes trop gros
problem-500 = Erreur interne
problem-501 = Pas pris en charge
problem-503 = Indisponible
problem-other = Erreur { $status }

# Explications des erreurs de l’API.
detail-400 = Le serveur ne comprend pas cette requête.
detail-404 = Rien ne se trouve à l’adresse { $path }.
detail-405 = { $method } n’est pas possible à l’adresse { $path }.
detail-413 = Le corps de la requête dépasse { $most } Mio.
detail-415 = Le corps doit être du JSON, avec « Content-Type: application/json ».
detail-431 = Les en-têtes de la requête sont trop gros.
detail-500 = Le serveur a rencontré une erreur imprévue ; elle est dans son journal.
detail-501 = Le serveur ne connaît pas ce mode de transfert.
detail-no-ruleset = Il n’y a pas de règle du jeu « { $id } ».

# Ligne de commande : aide.
cli-app = Tient les comptes d’une bataille navale jouée sur une vraie table.
cli-lang = Langue : fr ou en (sinon TIMONIER_LANG, sinon le français).
cli-version = Affiche la version.
cli-serve = Démarre le serveur : API et pages.
cli-host = Adresse réseau du serveur.
cli-port = Port du serveur ; 0 en choisit un libre.
cli-lan = Ouvre le serveur aux autres appareils du réseau local.
cli-open = Ouvre la page dans le navigateur.
cli-tower = Tour à dés : none (aucune), auto (une carte acceptée par « timonier tower list »), simulated (simulée), un port ou une URL pyserial.
cli-adjudicate = Rejoue des batailles notées et dit ce que les règles en font, un objet JSON par ligne et par fichier.
cli-files = Fichiers JSON de batailles.
cli-check = Compare aussi avec ce que chaque entrée attend (« expect ») ; code 1 si quelque chose diffère.
cli-overrides = Fichier TOML de tables du meneur, qui remplacent celles des règles.
cli-rulesets = Montre les règles du jeu installées, leurs ordres, options et tables.
cli-ruleset-id = Une règle du jeu, en détail.
cli-json = Sortie en JSON.

# Ligne de commande : ce qu’elle dit.
cli-bad-lang = Langue inconnue : { $lang }. Langues possibles : fr, en.
cli-serving = Timonier { $version } est à l’écoute : { $url }
cli-stop = Ctrl+C pour arrêter.
cli-cannot-bind = Impossible d’écouter sur { $host }, port { $port } : { $reason }
cli-bad-tower = --tower { $tower } : il faut none, auto, simulated, un port, ou une adresse en socket:// ou rfc2217://.
cli-unknown-ruleset = Règle du jeu inconnue : { $id }. Règles installées : { $known }.
cli-differs = { $file } : { $what }

rulesets-id = Règles
rulesets-word = Mot
rulesets-name = Nom
rulesets-dice = Dés
rulesets-board = Table
rulesets-commands = Ordres
rulesets-fields = Champs
rulesets-options = Options
rulesets-default = Par défaut
rulesets-values = Valeurs
rulesets-types = Types de navires
rulesets-tables = Tables
rulesets-gauges = Jauges
rulesets-rules = Règles
rulesets-rule = Règle
rulesets-text = Ce qu’elle dit

# Combats : ce qui n’est pas possible, et pourquoi.
detail-401 = Il faut un jeton : le lien affiché par le serveur du meneur, ou le code d’un siège.
detail-403 = Votre siège ne le permet pas.
detail-429 = Trop de jetons faux depuis cette adresse ; patientez un instant.
detail-no-header = Le témoin seul ne permet que de lire ; envoyez aussi l’en-tête « X-Timonier: 1 ».
detail-no-such = Rien de tel ici : { $kind } « { $id } ».
detail-stale = Le combat a avancé : il en est à la version { $version }.
detail-bad-key = Une clé d’idempotence compte de 1 à { $most } caractères.
detail-key-reused = Cette clé d’idempotence a servi à une autre requête.

detail-not-reached = Aucun autre appareil n’atteint ce serveur. Arrêtez-le et relancez-le par : { $command }
detail-awaiting = Un autre ordre attend ses dés.
detail-no-roll = Ce jet n’est pas attendu.
detail-roll-answered = Une autre face s’y trouve déjà.
detail-dice-offered = Les dés rendus par l’annulation doivent servir : { $faces }. Donnez « rethrow » avec une raison pour relancer.
detail-bad-dice = Ces dés ne conviennent pas : { $reason }.
detail-no-tower = Aucune tour à dés à ce combat.
detail-no-bridge = Aucun pont vers une tour à dés ne peut être lancé ici.
detail-tower-there = Il y a déjà une tour à dés « { $id } ».
detail-tower-taken = Un autre pont parle pour la tour à dés « { $id } ».
detail-nothing-to-undo = Il n’y a rien à annuler.
detail-nothing-to-redo = Il n’y a rien à rétablir.
detail-not-in-force = L’entrée { $entry } n’est pas en vigueur.
detail-rules-changed = Les règles ont changé pendant que cet ordre attendait ; on ne peut que l’annuler.
detail-bad-field = { $field } : { $reason }
detail-database = La base de données ne prend rien : { $code ->
    [database_full] le disque est plein
    [database_readonly] elle est en lecture seule
    [database_locked] un autre programme la tient
    [database_damaged] le fichier est abîmé
    [database_driver_missing] le pilote de PostgreSQL manque : pip install "psycopg[binary]"
    [database_zero] PostgreSQL ne garde aucun texte qui contient un caractère nul (U+0000)
    [database_unknown] son adresse n’est ni sqlite:///fichier ni postgresql://nom@machine/base
   *[other] elle est hors d’atteinte
}. Rien n’a changé.
reason-object = il faut un objet
reason-text = il faut un texte
reason-whole = il faut un entier à partir de 0
reason-faces = il faut une liste de faces
reason-source = il faut hand, software ou tower
reason-side = ce camp n’existe pas

reason-address = il faut une adresse à laquelle ce serveur répond
reason-type = un ordre a un texte pour type
reason-answer = donnez des faces, une source ou un choix
cli-database = Base de données (URL SQLAlchemy) ; sinon un fichier parmi vos données.
cli-gm-link = Meneur de jeu : { $url }

# Jetons, sièges et arrivée des joueurs.
detail-wrong-code = Ce code n’est pas (ou plus) valable.
reason-words = il faut { $words }
reason-between = il faut un entier de { $low } à { $high }
reason-list = il faut une liste
reason-slug = il faut un identifiant : a-z, 0-9, - et _, 40 au plus
reason-unknown = il n’y a pas de « { $id } » ici
reason-twice = « { $id } » y figure deux fois
reason-orders = il faut un ordre, ou une liste de 1 à { $most } ordres
reason-carry = il faut un objet avec « field » et « value »

# Campagnes.
carry-reason = repris du combat précédent
detail-in-battle = { $ship } est dans le combat « { $battle } », qui n’est pas terminé.
detail-ship-changed = { $ship } a vécu depuis : elle a été modifiée, ou elle est dans un combat plus récent. Rien n’a changé.
detail-carry-asks = ce qu’elle garde demanderait des dés ici

# Tours à dés.
cli-bridge = Relier une tour à dés à un serveur, jusqu’à Ctrl+C.
cli-bridge-tower = La tour : auto (une carte acceptée par « timonier tower list »), simulated (simulée), un port ou une URL pyserial.
cli-bridge-server = Adresse du serveur. Le jeton vient de TIMONIER_TOKEN, sinon de la première ligne de l’entrée standard.
cli-bridge-id = Nom de la tour dans les adresses ; sinon tiré du port.
cli-bridge-name = Nom de la tour dans le journal.
cli-bridge-called = Tour à dés
cli-bridge-wled = Adresse d’un anneau WLED qui montre aussi le vent et les images.
cli-bridge-leds = Nombre de LED de l’anneau WLED.
cli-bridge-north = LED de l’anneau WLED au nord de la table, à partir de 0.
cli-bridge-ccw = Les LED de l’anneau WLED sont numérotées dans le sens inverse des aiguilles d’une montre.
cli-bad-leds = Un anneau compte { $leds } LED.
cli-no-token = Pas de jeton : donnez-le dans TIMONIER_TOKEN ou en première ligne de l’entrée standard.
cli-bridging = Pont entre { $tower } et { $server }. Ctrl+C y met fin.
cli-towers = Tours à dés : ports, trafic, autotest, lancers, statistiques.
cli-tower-list = Lister les ports série ; aucun port n’est ouvert.
cli-tower-accept = Accepter la carte de ce port comme tour, pour --tower auto.
cli-tower-forget = Oublier la carte de ce port.
cli-tower-no-ports = Il n’y a aucun port série.
cli-tower-accepted = acceptée
cli-tower-not-accepted = non acceptée
cli-tower-unknown-port = Il n’y a pas de carte USB au port { $port }.
cli-tower-monitor = Montrer ce que dit une tour, jusqu’à Ctrl+C.
cli-tower-seconds = S’arrêter après ce nombre de secondes.
cli-tower-lost = La tour n’est plus là : { $reason }
cli-tower-damage = Sommes de contrôle fausses : { $crc } ; autres déchets : { $dropped }.
cli-tower-test = Faire faire son autotest à une tour.
cli-tower-test-failed = L’autotest a échoué ou est resté sans réponse.
cli-tower-roll = Lancer des dés dans une tour, hors de tout combat.
cli-tower-dice = Combien de dés, à combien de faces.
cli-tower-keep = Ne garder que les plus hauts ; 0 les garde tous.
cli-tower-too-few = On ne peut garder { $keep } dés sur { $count }.
cli-tower-explode = La plus haute face est relancée et s’ajoute à son dé.
cli-tower-button = Attendre le bouton de la tour.
cli-bad-dice = { $dice } : ce ne sont pas des dés ; écrivez 6d10, avec au plus 100 dés et 100 faces.
cli-tower-press = Appuyez sur le bouton de la tour.
cli-tower-total = Total : { $total }
cli-tower-refused = La tour refuse de lancer : { $word ->
    [NOENTROPY] son bruit a échoué au test, et elle n’invente jamais de dés
    [NOSENSOR] elle n’a pas de capteur pour ces dés
   *[other] { $word }
}.
cli-tower-no-answer = Les dés ne sont pas venus.
cli-tower-none = Aucune carte acceptée n’est branchée. « timonier tower list --accept PORT » en accepte une.
cli-tower-not-met = Aucune tour ne répond à { $tower } ({ $reason }).
cli-tower-fairness = Dire si les dés de chaque source sont équilibrés.
cli-fairness-none = Aucun dé n’a encore été lancé.
cli-tower-failed = Le pont vers { $tower } n’a pas pu démarrer : { $reason }
cli-tower-again = Le pont vers { $tower } est tombé ({ $reason }) et a été relancé.
cli-tower-there = Tour à dés : { $tower } (son état : /api/v1/towers).
# Les dés et le plateau.
detail-other-die = D’autres dés sont attendus : { $asked }, pas { $given }.
reason-notation = il faut des dés comme 6d10, { $most } au plus
reason-explode = il faut true ou false, et un dé qui explose a deux faces ou plus
reason-missing-faces = { $missing ->
    [1] il manque une face
   *[other] il manque { $missing } faces
}
reason-more-faces = { $more ->
    [1] une face de trop
   *[other] { $more } faces de trop
}
reason-no-faces = le logiciel lance lui-même et ne prend pas de faces
detail-no-tower-here = Aucune tour à dés ne peut lancer ces dés.

# Ce que la statistique dit des dés.
fairness-too-few = Trop peu de lancers du { $die } pour juger ; les { $next } premiers seront jugés.
fairness-even = Les { $n } premiers lancers du { $die } sont répartis comme ceux d’un dé juste. Prochain jugement après { $next }.
fairness-odd = Les { $n } premiers lancers du { $die } sont mal répartis : un dé juste ne fait cela que dans moins d’un échantillon sur cent. Continuez, et revoyez après { $next }.
fairness-loaded = Les { $n } premiers lancers du { $die } sont très mal répartis : un dé juste ne fait cela que dans moins d’un échantillon sur deux mille. Examinez les dés.
fairness-patterned = Hautes et basses faces ne viennent pas dans un ordre aléatoire dans les { $n } premiers lancers du { $die } : un dé juste ne fait cela que dans moins d’un échantillon sur deux mille. Examinez les dés.

# Ligne de commande : fichiers et réseau local.
cli-export = Écrit un combat ou une campagne dans un seul fichier ; sans identifiant, liste ce qu’il y a.
cli-export-id = Identifiant d’un combat ou d’une campagne.
cli-export-output = Fichier à écrire ; sinon la sortie standard.
cli-import = Lit un combat ou une campagne dans un fichier, exporté ou écrit à la main.
cli-import-file = Fichier JSON d’un combat ou d’une campagne.
cli-backup = Copie toute la base de données dans un fichier, même pendant que le serveur tourne.
cli-backup-file = Fichier à écrire ; sinon un nom avec la date, dans ce dossier.
export-campaign = campagne « { $name } »
export-battle = combat « { $title } »
cli-no-database = Il n’y a pas encore de base de données ici : { $file }
cli-export-unknown = Il n’y a ni combat ni campagne « { $id } ». « timonier export » les liste.
cli-cannot-write = Impossible d’écrire { $file } : { $reason }
cli-cannot-read = Impossible de lire { $file } : { $reason }
cli-exported = Écrit : { $file }
cli-bad-record = { $file } n’est ni un combat ni une campagne, à { $pointer } : { $reason }
cli-imported-campaign = Campagne « { $name } » : { $id }
cli-imported-battle = Combat « { $title } » : { $id }{ $refused ->
    [0] { "" }
    [1] { " " }(un ordre refusé par les règles a été laissé de côté)
   *[other] { " " }({ $refused } ordres refusés par les règles ont été laissés de côté)
}
cli-backup-exists = { $file } existe déjà et reste comme il est.
cli-backup-only-sqlite = Seule une base SQLite se copie ici ; prenez les outils de votre base de données.
cli-backed-up = Copié : { $file }
cli-lan-here = Pour les téléphones et tablettes, sur le même réseau que cet écran : scannez, ou tapez l’adresse.
cli-lan-none = Cette machine ne répond à aucune adresse du réseau local : reliez-la au réseau des téléphones, ou ouvrez le port dans son pare-feu.

# Le journal, à lire ; le flux.
log-veiled = Il s’est passé quelque chose : { $ships }.
log-reason = Motif : { $reason }
log-throw = Dés : { $dice } : { $faces } ({ $sources })
log-source = { $source ->
    [hand] à la main
    [software] par le logiciel
    [tower] par la tour
    [simulated] par la tour simulée
   *[other] { $source }
}
log-status = { $status ->
    [undone] Annulé.
    [amended] Corrigé depuis.
   *[void] Sans effet depuis une correction.
}
log-kind = { $kind ->
    [undo] Retour à l’entrée { $to }
    [redo] Rétabli jusqu’à l’entrée { $to }
    [amend] Correction de l’entrée { $to }
   *[cancel] Abandonné :
}
detail-too-many-streams = Trop d’appareils suivent des batailles en même temps ; réessayez dans un instant.
cli-tower-set = Changer un réglage que la tour garde.
cli-tower-key = ring (0, 8, 12, 16, 24), offset (la LED au nord de la table), rotation (cw, ccw) ou brightness (0 à 255).
cli-tower-value = La nouvelle valeur.
cli-tower-bad-setting = { $key } { $value } : ce réglage n’existe pas.
cli-tower-no-setting = La tour n’a pas pris le réglage.
detail-rolling = Ces dés roulent déjà.
detail-no-dice = Les dés de la tour ne sont pas venus.
