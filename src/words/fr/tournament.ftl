### Les messages de la page où se mène un tournoi de Damath.

players = Joueurs
names-about = Un nom par ligne, le plus fort d’abord. De { $least } à { $most } joueurs.
names-read =
    { $count ->
        [one] { $count } joueur : { $names }.
       *[other] { $count } joueurs : { $names }.
    }
columns = Premier nom de la liste
system = Système
swiss = Suisse
swiss-about = On rencontre un adversaire qui a autant de points.
round-robin = Toutes rondes
round-robin-about = Chacun rencontre tous les autres.
rounds = Rondes
start = Commencer
parts = Affichage
standings = Classement
round-of = Ronde { $number } sur { $count }
previous-round = Ronde précédente
next-round = Ronde suivante
not-begun = Aucune ronde n’est encore appariée.
moves-first = Joue en premier
moves-second = Joue en second
wins = { $name } gagne
draw-of = Nulle entre { $first } et { $second }
not-played = Pas de partie entre { $first } et { $second }
wins-unplayed = { $name } gagne par forfait
nobody-came = Personne n’est venu
bye = Exempt, un point : { $name }
not-playing = Sans partie : { $names }
pair-round = Apparier la ronde { $number }
unpair-round = Annuler la ronde { $number }
undo = Annuler
over = Toutes les rondes sont jouées.
latecomer = Retardataire
add = Ajouter
withdraw = Retirer
withdraw-of = Retirer : { $name }
re-enter = Réintégrer
re-enter-of = Réintégrer : { $name }
rename = Renommer
rename-of = Nouveau nom de { $name }
save-name = Enregistrer
new-tournament = Nouveau tournoi
remove-question = Supprimer ce tournoi ?
remove-meaning = « Annuler » le rétablit.
name = Nom
points = Points
buchholz = Buchholz
line-number = N°
standings-about = À égalité de points : le total des points des adversaires (Buchholz), puis les parties entre ex æquo. Les noms barrés ont quitté le tournoi.
buchholz-about = Buchholz : une ronde sans partie (exempt, forfait, absence) compte comme une partie contre un adversaire qui a vos points. Pour vos adversaires, les rondes manquées à la fin comptent comme nulles.
find-name = Chercher un nom
order = Ordre
by-place = Par place
by-name = Par nom
too-few = Il faut au moins { $least } joueurs.
too-many = Un tournoi a { $most } joueurs au plus.
no-name = Le nom est vide.
name-too-long = Un nom a { $most } caractères au plus : { $name }
name-twice = Ce nom figure deux fois : { $name }
wrong-rounds = Avec ces joueurs, de 1 à { $most } rondes sont possibles.
round-robin-has-begun = Dans un toutes rondes, personne n’entre une fois la première ronde appariée.
results-missing =
    { $missing ->
        [one] Il manque { $missing } résultat.
       *[other] Il manque { $missing } résultats.
    }
all-rounds-paired = Toutes les rondes sont appariées.
nobody-present = Il reste moins de deux joueurs.
everybody-had-bye = Le nombre de joueurs est impair, et chacun a déjà été exempt. Ajoutez un joueur, ou retirez-en un.
no-pairing = Aucun appariement n’est possible : quelqu’un jouerait en premier ou en second trois fois de suite. Ajoutez un joueur, ou terminez le tournoi.
not-there = Cette partie n’est plus dans le tournoi.
result-link = Lien d’une partie finie
result-entered = Inscrit : { $first } { $result } { $second }, ronde { $round }, table { $table }
result-before = Ce résultat est déjà inscrit, à la ronde { $round }.
result-otherwise = La ronde { $round } a un autre résultat pour cette partie. Rien n’est changé.
result-not-paired = { $first } et { $second } ne sont pas appariés dans ce tournoi.
result-elsewhere = { $first } et { $second } sont appariés dans un autre tournoi. Choisissez-le pour y inscrire le résultat.
result-in-several = { $first } et { $second } sont appariés dans plusieurs tournois. Choisissez celui de cette partie.
several-pairs = Les noms de cette partie vont à plusieurs paires. Choisissez celle qui a joué.
pair-result = { $first } { $result } { $second }, ronde { $round }
result-unread = Ce n’est pas le lien d’une partie de Damath. { $reason }
result-not-people = Seule une partie entre deux personnes compte.
result-not-finished = Cette partie n’est pas finie.
result-forged = Cette partie est falsifiée : son tirage au sort a été changé.
damaged = Le tournoi enregistré est abîmé à la ligne { $line }. Son texte est toujours là.
damaged-intact =
    { $rounds ->
        [one] Intact : { $players } joueurs, { $rounds } ronde.
       *[other] Intact : { $players } joueurs, { $rounds } rondes.
    }
continue-with-these = Continuer ainsi
untitled =
    { $count ->
        [one] { $name } et { $count } autre
       *[other] { $name } et { $count } autres
    }
damaged-other = Tournoi abîmé
others = Autres tournois
about = Titre, classe, école, date
title = Titre
section = Classe
school = École
remove = Supprimer le tournoi
cross-table = Grille
cross-table-about = À chaque ronde : la ligne de l’adversaire dans cette grille, et les points ; + et − sans partie.
bye-short = ex.
standings-after = Classement après la ronde { $number }
standings-during = Classement pendant la ronde { $number }
opponent = Adversaire
entry-bye = Exempt
entry-absence = Absent
entry-forfeit = { $name } (sans partie)
part-of-own = { $all } (ses points)
part-with-missed = { $all } ({ $points } + { $missed } de rondes manquées)
csv-pairings = Rondes (CSV)
csv-standings = Classement (CSV)
on-paper = Sur papier
paper-lists = Ronde et classement
paper-slips = Feuilles de résultat
paper-cards = Cartons de table
signature = Signature
unpair-question = Annuler la ronde { $number } ?
unpair-meaning =
    { $count ->
        [one] { $count } résultat disparaît avec elle. « Annuler » le rétablit.
       *[other] { $count } résultats disparaissent avec elle. « Annuler » les rétablit.
    }
old-question = Changer un résultat de la ronde { $number } ?
old-meaning = Les rondes suivantes gardent leurs appariements.
old-yes = Changer
