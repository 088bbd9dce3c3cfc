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
field-dice = Dés
field-overrule = Passer outre
field-group = Groupe
field-side = Camp
field-veil = Voile

veil-none = aucun
veil-sheet = fiche voilée
veil-whole = caché

refusal-unknown_command = Ordre inconnu : { $value }.
refusal-awaiting_dice = Un autre ordre attend ses dés.
refusal-bad_dice = Ces dés ne conviennent pas : { $given } pour { $asked }.
refusal-bad_value = { $field } ne peut valoir { $value }.
refusal-unknown_ship = Navire inconnu.
refusal-not_in_force = L'entrée { $entry } n'est pas en vigueur.
refusal-nothing_to_undo = Il n'y a rien à annuler.
refusal-nothing_to_redo = Il n'y a rien à rétablir.

event-overruled = Le meneur passe outre ({ $rule }) : { $code }
event-adjusted = { $ship_id ->
    [none] Décret : { $field } = { $value }.
   *[other] Décret : { $ship }, { $field } = { $value }.
 }
event-noted = Note : { $text }
event-ship_added = { $ship } rejoint le combat.
event-ship_removed = { $ship } quitte le combat ({ $reason }).
event-concluded = Le combat est terminé.

status-fled = en fuite
status-captured = capturé
status-sunk = coulé
