### Ce qui se dit d’une partie analysée.

analysis = Analyse
analysing = Étape { $done } sur { $all }…
outlook-chance = Chances de gagner, du premier au dernier coup
outlook-chance-told = Chances de gagner. Après le premier coup : { $first }. Après le dernier : { $last }.
outlook-lead = Avance attendue à la fin, du premier au dernier coup
outlook-lead-told = Avance attendue à la fin. Après le premier coup : { $first }. Après le dernier : { $last }.
luck-and-play = Chance : ce que les lancers ont apporté ou coûté. Jeu : ce que les coups ont perdu sur les meilleurs. Ce sont des estimations.
play-alone = Jeu : ce que les coups ont perdu sur les meilleurs. C’est une estimation.
luck-play-of = Chance { $luck }, jeu { $play }
play-of = Jeu { $play }
turned =
    { $who ->
        [you] Vos tournants
       *[other] Les tournants pour { $who }
    }
costly = Coups coûteux
none-costly = Tous les coups étaient les meilleurs.
percent = { $number } %
play-better = Mieux : { $action } ({ $more })
fault =
    { $grave ->
        [slip] Imprécision, { $cost }
        [blunder] Gaffe, { $cost }
       *[mistake] Erreur, { $cost }
    }
