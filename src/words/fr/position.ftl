### Composer une position

position-title = Éditeur de position

position-board = Plateau de { $game }

group-player = Joueur

tool-first = 1er

tool-second = 2e

group-piece = Pièce

tool-chip = Pion

tool-dama = Dame

tool-delete = Supprimer

group-value = Valeur


position-good = Vous pouvez jouer à partir de cette position.

set-changed = Les pions restent en place et prennent les valeurs du nouveau jeu : { $was } devient { $is }.

position-undo = Annuler

position-start = Position de départ

position-clear = Plateau vide

position-play-on = Continuer d’ici


position-text = La position en texte

to-move = À qui de jouer

player-first = Premier joueur

player-second = Second joueur

score-first = Score du premier joueur

score-second = Score du second joueur
