### La page de toutes les parties gardées sur cet appareil : la liste, la sauvegarde et les chiffres

## La page

matches-title = Parties
statistics = Statistiques

## La liste

all-games = Tous les jeux
going-on = En cours
over = Terminées
none-saved = Aucune partie enregistrée sur cet appareil pour l’instant.
none-of-game = Aucune partie de ce jeu enregistrée ici.
listing = Lecture des parties…
cannot-list = Ce navigateur ne montre pas la liste des parties enregistrées. Celles que l’on ouvre autrement se jouent quand même.
unreadable =
    { $count ->
        [one] Une partie enregistrée ne peut pas être affichée. Rien n’y a changé.
       *[other] { $count } parties enregistrées ne peuvent pas être affichées. Rien n’y a changé.
    }
turn-of =
    { $who ->
        [you] à vous
       *[other] à { $who }
    }
won-by =
    { $who ->
        [you] Vous avez gagné
       *[other] { $who } a gagné
    }
shared-by = À égalité : { $names }
rename = Renommer
duplicate = Dupliquer
delete = Supprimer
new-name = Nom de la partie
save-name = Enregistrer le nom
copy-of = { $name } (copie)
deleted = Supprimée : { $name }.
undo = Annuler
more = En montrer plus
not-stored = Le navigateur n’a pas pu enregistrer cela. Rien n’a changé.

## La sauvegarde

backup = Sauvegarde
backup-meaning = Un seul fichier avec toutes les parties et les réglages. Gardez-le en lieu sûr : les navigateurs peuvent effacer les données des sites.
save-backup = Enregistrer une sauvegarde
read-backup = Restaurer une sauvegarde
backup-read = Sauvegarde restaurée. Parties nouvelles : { $added } ; mises à jour : { $longer } ; inchangées : { $same }.
backup-tournaments = Tournois : { $new } de plus, { $known } déjà là.
backup-settings =
    { $count ->
        [one] { $count } réglage restauré.
       *[other] { $count } réglages restaurés.
    }
backup-kept = Cet appareil garde ce qu’il a : { $things }.
backup-thing =
    { $thing ->
        [lessons] leçons
        [puzzles] résultats des problèmes
        [sums] calculs par élève
        [names] noms saisis
        [position] position préparée
       *[preferences] préférences
    }
backup-read-partly =
    { $count ->
        [one] Le navigateur n’avait de place que pour { $count } partie de cette sauvegarde. Restaurez-la de nouveau quand il y aura de la place.
       *[other] Le navigateur n’avait de place que pour { $count } parties de cette sauvegarde. Restaurez-la de nouveau quand il y aura de la place.
    }
not-a-backup = Ce fichier n’est pas une sauvegarde de Caravanserai. Rien n’a changé.
backup-of-later = Cette sauvegarde vient d’une version plus récente. Rechargez la page, puis réessayez. Rien n’a changé.
backup-too-big = Ce fichier dépasse { $most } Mo, c’est trop pour une sauvegarde. Rien n’a changé.
backup-saved-too-big = Cette sauvegarde est enregistrée, mais dépasse { $most } Mo, c’est trop pour la restaurer. Supprimez des parties, puis enregistrez-la à nouveau.
backup-cut = Cette sauvegarde est coupée : il lui manque la fin. Rien n’a changé.
backup-wrong = Cette sauvegarde a été modifiée ou abîmée. Rien n’a changé ici.

## Les chiffres

on-this-device = Parties terminées, sur cet appareil seulement.
no-statistics = Finissez une partie pour voir des statistiques.
game = Jeu
against = Contre
played = Jouées
won = Gagnées
people = Humains
bots-alone = Bots entre eux
all-together = Total
records = Records
biggest-payment =
    { $count ->
        [one] Plus gros paiement : { $count } dirham
       *[other] Plus gros paiement : { $count } dirhams
    }
longest-capture =
    { $count ->
        [one] Plus longue prise : { $count } pièce
       *[other] Plus longue prise : { $count } pièces
    }
biggest-sum = La prise qui a valu le plus de points : { $sum }
most-throws =
    { $count ->
        [one] Le plus de lancers en un tour : { $count } lancer
       *[other] Le plus de lancers en un tour : { $count } lancers
    }
most-hits =
    { $count ->
        [one] Le plus de pions renvoyés par un joueur : { $count } pion
       *[other] Le plus de pions renvoyés par un joueur : { $count } pions
    }
most-duels =
    { $count ->
        [one] Le plus de défis gagnés par un joueur : { $count } défi
       *[other] Le plus de défis gagnés par un joueur : { $count } défis
    }

## Tout oublier

wipe = Tout supprimer
wipe-question = Tout supprimer sur cet appareil ?
wipe-meaning = Toutes les parties, les statistiques et les réglages seront effacés. Seule une sauvegarde peut les ramener.
wiped = Tout est effacé.
