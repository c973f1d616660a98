### Ce que dit la page où l’on imprime le Damath.

score-sheet = Feuille de score
score-sheet-about = Une feuille de score vierge, sur une page A4 ou Letter.
board = Plateau
board-about = Quatre pages A4 ou Letter à coller ensemble : un plateau de 32 cm. Imprimez à 100 %.
chips = Jetons
chips-about = Les jetons des deux joueurs sur une page A4 ou Letter, à découper. Imprimez à 100 %. Une dame se marque par un jeton pris, posé dessous.
board-quarter =
    { $number ->
        [1] Quart en haut à gauche
        [2] Quart en haut à droite
        [3] Quart en bas à gauche
       *[other] Quart en bas à droite
    }
print = Imprimer
round = Ronde
table-number = Table
date = Date
number = N°
first-player = Premier joueur
second-player = Second joueur
arbiter = Arbitre
moved = Coup
score = Score
total = Total
sums = Calculs par élève
sums-about = Les calculs faits sur cet appareil : ✓ justes du premier coup, ↻ justes au second essai, ✗ faux, et le temps moyen. Un titre de colonne trie les élèves : d’abord ceux qui ont besoin d’aide.
all-sums = Ensemble
pupil = Élève
seconds = { $seconds } s
no-sums = Personne n’a encore fait de calcul ici.
sums-unread = Ces résultats viennent d’une autre version et sont illisibles. Ils restent tels quels.
delete = Supprimer
delete-question = Supprimer les résultats de tous les élèves ?
delete-meaning = Ils sont supprimés de cet appareil pour toujours.
