### Ce qui se dit d’une partie analysée.

analysis = Analyse
analysing = Coup { $done } sur { $all }…
outlook-chance = Chances de gagner, coup par coup
outlook-lead = Avance attendue à la fin, coup par coup
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
summary =
    { $who ->
        [you] { $way ->
            [gained] La chance vous a rapporté { $luck } ; vos coups ont coûté { $choice }.
           *[lost] La malchance vous a coûté { $luck }, et vos coups { $choice }.
        }
       *[other] { $way ->
            [gained] La chance a rapporté { $luck } à { $who } ; ses coups ont coûté { $choice }.
           *[lost] La malchance a coûté { $luck } à { $who }, et ses coups { $choice }.
        }
    }
summary-each =
    { $who ->
        [you] { $way ->
            [gained] En moyenne par choix, la chance vous a rapporté { $luck } ; vos coups ont coûté { $choice }.
            [even] La chance s’est équilibrée. En moyenne par choix, vos coups ont coûté { $choice }.
           *[lost] En moyenne par choix, la malchance vous a coûté { $luck }, et vos coups { $choice }.
        }
       *[other] { $way ->
            [gained] En moyenne par choix, la chance a rapporté { $luck } à { $who } ; ses coups ont coûté { $choice }.
            [even] La chance s’est équilibrée pour { $who }. En moyenne par choix, ses coups ont coûté { $choice }.
           *[lost] En moyenne par choix, la malchance a coûté { $luck } à { $who }, et ses coups { $choice }.
        }
    }
summary-choice =
    { $who ->
        [you] Vos coups ont coûté { $choice }.
       *[other] Les coups de { $who } ont coûté { $choice }.
    }
accuracy = Précision { $percent }
luck-and-choice = Chance : ce que les lancers ont apporté ou coûté. Choix : ce que les coups ont perdu sur les meilleurs. Ce sont des estimations.
choice-alone = Choix : ce que les coups ont perdu sur les meilleurs. C’est une estimation.
points-meaning = Les points sont ceux du score final.
tried-lead = { $outlook } à la fin
tried-chance = { $outlook } de gagner
best-play = puis
costliest =
    { $who ->
        [you] Vos coups les plus coûteux
       *[other] Les coups les plus coûteux de { $who }
    }
moments =
    { $who ->
        [you] Vos moments décisifs
       *[other] Moments décisifs pour { $who }
    }
step-luck = { $step } : chance { $amount }
step-cost = { $step } : { $amount }
next-mistake = Erreur suivante
previous-mistake = Erreur précédente
none-costly = Aucun coup n’a été coûteux.
simultaneous-phases =
    { $who ->
        [you] Ce que chaque défi vous a apporté ou coûté
       *[other] Ce que chaque défi a apporté à { $who } ou lui a coûté
    }
duels-not-judged = On ne sait pas ici ce qu’une main a senti : aucun tirage n’est donc dit bon ou mauvais. Les nombres sont des estimations.
summary-shares =
    { $who ->
        [you] Votre avance finale est de { $result } : chance { $luck }, vos choix { $own }, ceux des autres { $others }. Tout sauf la fin est une estimation.
       *[other] L’avance finale de { $who } est de { $result } : chance { $luck }, ses choix { $own }, ceux des autres { $others }.
    }
phase-time = { $phase } en { $seconds } s
percent = { $number } %
play-better = Mieux : { $action } ({ $more })
fault =
    { $grave ->
        [slip] Imprécision, { $cost }
        [blunder] Gaffe, { $cost }
       *[mistake] Erreur, { $cost }
    }

warn-me = Prévenir des erreurs
warned = Ce coup coûte environ { $cost }.
warned-meaning = Il y a peut-être mieux. Le conseil le montre.
play-anyway = Jouer quand même
