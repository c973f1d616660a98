### La page de toutes les parties gardées sur cet appareil : la liste, la sauvegarde et les chiffres

## La page

matches-title = Parties
numbers-title = Chiffres

## La liste

all-games = Tous les jeux
going-on = En cours
over = Terminées
none-kept = Aucune partie n’est encore gardée sur cet appareil.
none-of-game = Aucune partie de ce jeu n’est gardée sur cet appareil.
listing = Lecture des parties …
cannot-list = Ce navigateur ne laisse pas la page lire ce qu’il garde ici. Les parties que l’on retrouve autrement continuent quand même.
unreadable =
    { $count ->
        [one] Une partie est gardée ici sous une forme qui ne peut être affichée. Elle reste où elle est.
       *[other] { $count } parties sont gardées ici sous une forme qui ne peut être affichée. Elles restent où elles sont.
    }
turn-of =
    { $who ->
        [you] à vous
       *[other] à { $who }
    }
rename = Renommer
duplicate = Faire une copie
delete = Supprimer
new-name = Nom de la partie
keep-name = Garder ce nom
copy-of = { $name } (copie)
deleted = Supprimée : { $name }.
undo = Annuler
more = En montrer plus
not-stored = Le navigateur ne garde pas cela pour l’instant. Rien n’a changé.

## La sauvegarde

backup = Sauvegarde
backup-meaning = Un seul fichier avec toutes les parties et les réglages. Gardez-le ailleurs : les navigateurs oublient ce que les sites gardent.
save-backup = Enregistrer une sauvegarde
read-backup = Lire une sauvegarde
backup-read = La sauvegarde a été lue. Nouvelles ici : { $added }. Continuées : { $longer }. Sans rien de nouveau : { $same }.
backup-read-partly =
    { $count ->
        [one] Le navigateur a gardé { $count } partie de cette sauvegarde, et non le reste. Relisez-la quand il y aura de la place.
       *[other] Le navigateur a gardé { $count } parties de cette sauvegarde, et non le reste. Relisez-la quand il y aura de la place.
    }
not-a-backup = Ce fichier n’est pas une sauvegarde de cette maison. Rien n’a changé.
backup-of-later = Cette sauvegarde vient d’une version plus récente de cette maison. Rechargez la page, puis essayez encore. Rien n’a changé.
backup-too-big = Ce fichier dépasse { $most } Mo : aucune sauvegarde n’est si grande. Rien n’a changé.
backup-cut = Cette sauvegarde est coupée : il lui manque la fin. Rien n’a changé.
backup-wrong = Quelque chose dans cette sauvegarde n’est pas comme il a été écrit. Rien n’a changé.

## Les chiffres

on-this-device = Sur cet appareil seulement, pour les parties terminées.
no-numbers = Il n’y a pas de chiffres avant la fin d’une première partie.
game = Jeu
against = Contre
played = Jouées
won = Gagnées
persons = Humains
bots-alone = Bots entre eux
all-together = Ensemble
records = Les records
biggest-payment =
    { $count ->
        [one] Le plus gros paiement : { $count } dirham
       *[other] Le plus gros paiement : { $count } dirhams
    }
longest-capture =
    { $count ->
        [one] La plus longue prise : { $count } pièce
       *[other] La plus longue prise : { $count } pièces
    }
biggest-sum = La prise qui a valu le plus de points : { $sum }
most-throws =
    { $count ->
        [one] Le plus de lancers en un tour : { $count } lancer
       *[other] Le plus de lancers en un tour : { $count } lancers
    }
most-hits =
    { $count ->
        [one] Le plus de pièces renvoyées par un joueur : { $count } pièce
       *[other] Le plus de pièces renvoyées par un joueur : { $count } pièces
    }
most-duels =
    { $count ->
        [one] Le plus de duels gagnés par un joueur : { $count } duel
       *[other] Le plus de duels gagnés par un joueur : { $count } duels
    }
feat-of = { $feat } ({ $name }, { $game })

## Tout oublier

wipe = Tout oublier
wipe-question = Tout oublier sur cet appareil ?
wipe-meaning = Toutes les parties, tous les chiffres et réglages de cette maison disparaîtront, et rien ne pourra les ramener, sauf une sauvegarde.
wiped = Tout est oublié.
