### Ce qui se dit d’une partie analysée.

analysis = Analyse
analysing = Étape { $done } sur { $all }…
outlook-chance = Chances de gagner, du premier au dernier coup
outlook-lead = Avance attendue à la fin, du premier au dernier coup
luck-and-play = La chance est ce que les lancers ont changé ; le jeu, ce que les coups ont coûté par rapport aux meilleurs. Ce sont des estimations.
play-alone = Le jeu est ce que les coups ont coûté par rapport aux meilleurs.
luck-play-of = Chance { $luck }, jeu { $play }
play-of = Jeu { $play }
turned =
    { $who ->
        [you] Les tournants pour vous
       *[other] Les tournants pour { $who }
    }
costly = Les coups qui ont coûté
none-costly = Aucun coup n’aurait pu être meilleur.
percent = { $number } %
play-better = Mieux : { $action } ({ $more })
fault =
    { $grave ->
        [slip] Imprécision, { $cost }
        [blunder] Gaffe, { $cost }
       *[mistake] Erreur, { $cost }
    }
