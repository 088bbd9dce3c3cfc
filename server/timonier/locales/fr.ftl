# Lire du JSON.
json-not-utf8 = Le texte n’est pas de l’UTF-8 (octet { $byte }).
json-broken = Le texte n’est pas du JSON : ligne { $line }, colonne { $column }.
json-too-deep = Les listes et les objets s’emboîtent sur plus de { $most } niveaux.
json-surrogate = Un texte contient une moitié de caractère (« surrogate » isolé).
json-twice = La clé « { $key } » figure deux fois dans le même objet.
json-no-number = { $word } n’est pas un nombre en JSON.
json-long-number = Un nombre est trop grand ou a plus de { $most } chiffres.

# Lire un fichier.
file-unreadable = Impossible de lire le fichier : { $reason ->
    [missing] il n’existe pas
    [folder] c’est un dossier
    [denied] l’accès est refusé
   *[other] le système ne le permet pas
}.
overrides-bad = Tables du meneur (--overrides) : { $what }
overrides-broken = { $file } n’est pas un fichier TOML lisible : { $reason }

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
detail-415 = Le corps doit être du JSON, avec « Content-Type: application/json ».
detail-431 = Les en-têtes de la requête sont trop gros.
detail-500 = Le serveur a rencontré une erreur imprévue ; elle est dans son journal.
detail-501 = Le serveur ne connaît pas ce mode de transfert.
detail-no-ruleset = Il n’y a pas de règle du jeu « { $id } ».

# Ligne de commande : aide.
cli-app = Tient les comptes d’une bataille navale jouée sur une vraie table.
cli-lang = Langue : fr ou en (sinon TIMONIER_LANG, sinon le français).
cli-version = Affiche la version.
cli-serve = Démarre le serveur : API et pages.
cli-host = Adresse réseau du serveur.
cli-port = Port du serveur ; 0 en choisit un libre.
cli-lan = Ouvre le serveur aux autres appareils du réseau local.
cli-open = Ouvre la page dans le navigateur.
cli-tower = Tour à dés : none (aucune).
cli-adjudicate = Rejoue des batailles notées et dit ce que les règles en font, un objet JSON par ligne et par fichier.
cli-files = Fichiers JSON de batailles.
cli-check = Compare aussi avec ce que chaque entrée attend (« expect ») ; code 1 si quelque chose diffère.
cli-overrides = Fichier TOML de tables du meneur, qui remplacent celles des règles.
cli-rulesets = Montre les règles du jeu installées, leurs ordres, options et tables.
cli-ruleset-id = Une règle du jeu, en détail.
cli-json = Sortie en JSON.

# Ligne de commande : ce qu’elle dit.
cli-bad-lang = Langue inconnue : { $lang }. Langues possibles : fr, en.
cli-serving = Timonier { $version } est à l’écoute : { $url }
cli-stop = Ctrl+C pour arrêter.
cli-cannot-bind = Impossible d’écouter sur { $host }, port { $port } : { $reason }
cli-no-tower = --tower { $tower } : cette version ne pilote pas encore de tour à dés ; seul « none » est possible.
cli-unknown-ruleset = Règle du jeu inconnue : { $id }. Règles installées : { $known }.
cli-differs = { $file } : { $what }

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

# Combats : ce qui n'est pas possible, et pourquoi.
detail-401 = Il faut un jeton : le lien affiché par le serveur du meneur, ou le code d'un siège.
detail-403 = Votre siège ne le permet pas.
detail-429 = Trop de jetons faux depuis cette adresse ; patientez un instant.
detail-no-header = Le témoin seul ne permet que de lire ; envoyez aussi l'en-tête « X-Timonier: 1 ».
detail-no-such = Rien de tel ici : { $kind } « { $id } ».
detail-stale = Le combat a avancé : il en est à la version { $version }.
detail-bad-key = Une clé d'idempotence compte de 1 à { $most } caractères.
detail-key-reused = Cette clé d'idempotence a servi à une autre requête.
detail-awaiting = Un autre ordre attend ses dés.
detail-no-roll = Ce jet n'est pas attendu.
detail-roll-answered = Une autre face s'y trouve déjà.
detail-dice-offered = Les dés rendus par l'annulation doivent servir : { $faces }. Donnez « rethrow » avec une raison pour relancer.
detail-bad-dice = Ces dés ne conviennent pas : { $reason }.
detail-no-tower = Aucune tour à dés à ce combat.
detail-nothing-to-undo = Il n'y a rien à annuler.
detail-nothing-to-redo = Il n'y a rien à rétablir.
detail-not-in-force = L'entrée { $entry } n'est pas en vigueur.
detail-rules-changed = Les règles ont changé pendant que cet ordre attendait ; on ne peut que l'annuler.
detail-bad-field = { $field } : { $reason }
detail-database = La base de données ne prend rien : { $code ->
    [database_full] le disque est plein
    [database_readonly] elle est en lecture seule
    [database_locked] un autre programme la tient
    [database_damaged] le fichier est abîmé
   *[other] elle est hors d'atteinte
}. Rien n'a changé.
reason-object = il faut un objet
reason-text = il faut un texte
reason-whole = il faut un entier à partir de 0
reason-faces = il faut une liste de faces
reason-source = il faut hand, software ou tower
reason-side = ce camp n'existe pas
reason-type = un ordre a un texte pour type
reason-answer = donnez des faces, une source ou un choix
cli-database = Base de données (URL SQLAlchemy) ; sinon un fichier parmi vos données.
cli-gm-link = Meneur de jeu : { $url }

# Jetons, sièges et arrivée des joueurs.
detail-wrong-code = Ce code n'est pas (ou plus) valable.
reason-words = il faut { $words }
reason-between = il faut un entier de { $low } à { $high }
reason-list = il faut une liste
reason-slug = il faut un identifiant : a-z, 0-9, - et _, 40 au plus
reason-unknown = il n'y a pas de « { $id } » ici
reason-twice = « { $id } » y figure deux fois
reason-orders = il faut un ordre, ou une liste de 1 à { $most } ordres
reason-carry = il faut un objet avec « field » et « value »

# Campagnes.
carry-reason = repris du combat précédent
detail-in-battle = { $ship } est dans le combat « { $battle } », qui n'est pas terminé.
detail-ship-changed = { $ship } a vécu depuis : elle a été modifiée, ou elle est dans un combat plus récent. Rien n'a changé.
detail-carry-asks = ce qu'elle garde demanderait des dés ici

# Les dés et le plateau.
detail-other-die = D'autres dés sont attendus : { $asked }, pas { $given }.
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
fairness-too-few = Trop peu de lancers du { $die } pour juger ; les { $next } premiers seront jugés.
fairness-even = Les { $n } premiers lancers du { $die } sont répartis comme ceux d'un dé juste. Prochain jugement après { $next }.
fairness-odd = Les { $n } premiers lancers du { $die } sont mal répartis : un dé juste ne fait cela que dans moins d'un échantillon sur cent. Continuez, et revoyez après { $next }.
fairness-loaded = Les { $n } premiers lancers du { $die } sont très mal répartis : un dé juste ne fait cela que dans moins d'un échantillon sur deux mille. Examinez les dés.

# Ligne de commande : fichiers et réseau local.
cli-export = Écrit un combat ou une campagne dans un seul fichier ; sans identifiant, liste ce qu'il y a.
cli-export-id = Identifiant d'un combat ou d'une campagne.
cli-export-output = Fichier à écrire ; sinon la sortie standard.
cli-import = Lit un combat ou une campagne dans un fichier, exporté ou écrit à la main.
cli-import-file = Fichier JSON d'un combat ou d'une campagne.
cli-backup = Copie toute la base de données dans un fichier, même pendant que le serveur tourne.
cli-backup-file = Fichier à écrire ; sinon un nom avec la date, dans ce dossier.
export-campaign = campagne « { $name } »
export-battle = combat « { $title } »
cli-no-database = Il n'y a pas encore de base de données ici : { $file }
cli-export-unknown = Il n'y a ni combat ni campagne « { $id } ». « timonier export » les liste.
cli-cannot-write = Impossible d'écrire { $file } : { $reason }
cli-cannot-read = Impossible de lire { $file } : { $reason }
cli-exported = Écrit : { $file }
cli-bad-record = { $file } n'est ni un combat ni une campagne, à { $pointer } : { $reason }
cli-imported-campaign = Campagne « { $name } » : { $id }
cli-imported-battle = Combat « { $title } » : { $id }{ $refused ->
    [0] { "" }
    [1] { " " }(un ordre refusé par les règles a été laissé de côté)
   *[other] { " " }({ $refused } ordres refusés par les règles ont été laissés de côté)
}
cli-backup-exists = { $file } existe déjà et reste comme il est.
cli-backup-only-sqlite = Seule une base SQLite se copie ici ; prenez les outils de votre base de données.
cli-backed-up = Copié : { $file }
cli-lan-here = Pour les téléphones et tablettes, sur le même réseau que cet écran : scannez, ou tapez l'adresse.
cli-lan-none = Cette machine ne répond à aucune adresse du réseau local : reliez-la au réseau des téléphones, ou ouvrez le port dans son pare-feu.

# Le journal, à lire ; le flux.
log-veiled = Il s’est passé quelque chose : { $ships }.
log-reason = Motif : { $reason }
log-throw = Dés : { $dice } : { $faces } ({ $sources })
log-source = { $source ->
    [hand] à la main
    [software] par le logiciel
    [tower] par la tour
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
   *[cancel] Abandonné :
}
detail-too-many-streams = Trop d’appareils suivent des batailles en même temps ; réessayez dans un instant.
