none = –
bool-true = oui
bool-false = non

command-next = Étape suivante
command-adjust = Décréter
command-note = Noter
command-add_ship = Ajouter un navire
command-remove_ship = Retirer un navire
command-conclude = Terminer le combat

field-ship = Navire
field-target = Cible
field-field = Champ
field-value = Valeur
field-reason = Raison
field-text = Texte
field-public = Visible de tous
field-type = Ordre
field-ship_type = Type
field-name = Nom
field-wind = Vent
field-dice = Dés
field-overrule = Passer outre
field-group = Groupe
field-side = Camp
field-veil = Voile

account-points = points
account-money = argent

veil-none = vu de tous
veil-sheet = chiffres cachés
veil-whole = invisible

refusal-unknown_command = Ordre inconnu : { $value }.
refusal-awaiting_dice = Un autre ordre attend ses dés.
refusal-bad_dice = Ces dés ne conviennent pas : { $given } pour { $asked }.
refusal-bad_value = { $field } ne peut valoir { $value }.
refusal-unknown_ship = Navire inconnu.
refusal-not_in_force = L’entrée { $entry } n’est pas en vigueur.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-nothing_to_redo = Il n’y a rien à rétablir.

event-overruled = Le meneur passe outre ({ $rule }) : { $code }
event-adjusted = { $ship_id ->
    [none] Décret : { $field } = { $value }.
   *[other] Décret : { $ship }, { $field } = { $value }.
 }
event-noted = Note : { $text }
event-ship_added = { $ship } rejoint le combat.
event-ship_removed = { $ship } quitte le combat ({ $reason }).
event-concluded = Le combat est terminé.

status-fled = en fuite
status-captured = capturé
status-sunk = coulé

or = ou
setup-no-option = l’option « { $option } » n’existe pas
setup-bad-option = { $option } ne peut valoir { $value }
setup-sides = un combat demande une liste de camps
setup-sides-exactly = il faut { $count } camps
setup-list = il faut une liste
setup-object = il faut un objet
setup-id = « { $id } » n’est pas un identifiant : minuscules, chiffres, - et _
setup-taken = l’identifiant « { $id } » est déjà pris
setup-name = il faut un nom
setup-veil = un voile est none, sheet ou whole
record-format = « { $format } » n’est pas « { $wanted } »
record-ruleset = aucune règle ne s’appelle « { $id } »
record-title = un titre est un texte
record-entries = les entrées sont une liste
record-entry = une entrée est l’une de { $kinds }
record-to = il faut le numéro d’une entrée, 0 pour le début
record-number = il faut le numéro d’une entrée
record-type = un ordre a un texte pour type
record-reason = une raison est un texte
record-dice = les dés sont une liste de listes, une par demande
record-faces = les faces et leurs dés ne vont pas ensemble
record-source = les dés viennent de hand, software ou tower, pour un camp qui existe
record-who = qui l’a fait est un texte
record-time = il faut une heure comme 2026-01-31T20:15:00Z
record-pending = cet ordre n’attend rien, ou un autre attend déjà
record-ships = ces navires ne sont pas ceux de la campagne
record-carry = il faut des objets avec « field » et « value »
record-asks = il faut une demande pour chaque liste de dés, et des dés qui lui vont
table-not = { $value } n’est pas { $what }
table-whole = un entier de { $low } à { $high }
table-one-of = l’un de { $words }
table-either = { $parts }
table-text = un texte
table-id = un identifiant
table-list = il faut une liste
table-length = { $found } valeurs au lieu de { $wanted }
table-missing = elle manque
table-table = il faut une table
table-no-key = cette clé n’existe pas
table-head = une table a title = {"{"} fr, en {"}"} et source
table-twice = { $key } figure aussi dans un autre fichier
setup-no-side = aucun camp ne s’appelle « { $id } »
setup-no-type = aucun type ne s’appelle « { $id } »
setup-bad-field = { $field } ne peut valoir { $value }
setup-missing = { $field } manque
setup-unknown-field = le champ « { $field } » n’existe pas
differs-entry = entrée { $entry } : { $what }
differs-refused = { $got ->
    [none] acceptée
   *[other] refusée ({ $got })
 } au lieu de { $wanted ->
    [none] acceptée
   *[other] refusée ({ $wanted })
 }
differs-value = { $name } vaut { $got } au lieu de { $wanted }
differs-absent = { $name } n’existe pas
