### Ce que disent les problèmes, dans tous les jeux.

puzzles-about = Trouvez le meilleur choix dans chaque position. Un choix qui le vaut compte aussi.
rating = Votre cote : { $rating }
rating-uncertain = Votre cote : environ { $rating }
rating-about = Elle monte et descend à chaque nouveau problème, et reste sur cet appareil.
rating-course = L’évolution de votre cote
seen-of = { $seen ->
        [one] { $seen } problème essayé sur { $count }.
       *[other] { $seen } problèmes essayés sur { $count }.
    }
difficulty = Difficulté
band =
    { $band ->
        [1] Très facile
        [2] Facile
        [3] Moyen
        [4] Difficile
       *[other] Très difficile
    }
solved-of = { $solved } sur { $count }
begin-puzzles = Commencer
continue-puzzles = Continuer
failed-again = Refaire les ratés : { $count }
all-tried = Vous avez essayé tous les problèmes.
puzzle-of-day = Problème du jour
solve-today = Résoudre le problème du jour
day-solved = résolu
day-failed = pas du premier coup
day-to-come = Ce problème du jour s’ouvre le { $date }.
loading-list = Chargement des problèmes…
list-missing = Les problèmes ne peuvent pas être chargés pour le moment.
progress-damaged = La progression enregistrée est illisible. Ces problèmes recommencent du début ; rien d’autre n’est perdu.
find-best = Trouvez le meilleur coup
go-on = Juste ! Et ensuite ?
not-best = Pas le meilleur : la riposte
not-best-throw = Pas le meilleur : un exemple
not-best-chances = Pas le meilleur : comparez
try-again = Réessayer
costs = { $step } : environ { $cost } de moins que le meilleur choix.
worse = { $step } : un peu moins bon que le meilleur choix.
tempting = Tentant, mais moins bon : { $step }.
solved = Juste !
next-puzzle = Suivant
end-run = Terminer
right-of = { $right } sur { $done }
rated = N° { $number } · { $band } · { $rating } ({ $change })
run-over = { $right } sur { $done } du premier coup.
work-out-costs = Que coûte chaque direction ?
costs-task = Additionnez ce que vous paieriez sur les six faces : 1, 2, 2, 3, 3, 4.
where-pays-most = Où un tapis rapporte-t-il le plus ?
payment-task = Additionnez ce que le joueur suivant vous paie sur les six faces : 1, 2, 2, 3, 3, 4. Il prend la direction la moins chère.
way-working = { $way } : { $working }
faces-bring = Les six faces vous rapportent { $working } = { $total } ; avec le meilleur choix { $best }.
faces-cost = Les six faces coûtent { $working } = { $total } ; la meilleure direction { $best }.
rest-decides = Les cases et les tours suivants font la différence.

theme =
    { $theme ->
        [zero] Division par zéro
        [end] Fin exacte
        [dama] Coup de dame
        [most] Le plus de pièces
        [sign] Le bon signe
        [taking] Prise
        [sacrifice] Sacrifice
        [quiet] Coup tranquille
        [costs] Calculs
        [direction] Direction
        [rug] Tapis
        [hit] Frappe
        [home] Rentrer
        [pair] Paire
        [start] Sortir
       *[running] Choix du pion
    }
solved-theme = Juste ! · { $theme }
solved-streak = Juste ! · { $theme } · { $count } de suite
streak-now = { $run } · { $count } de suite (max. { $best })
streak = { $count } justes de suite. Record : { $best }.
analyse-position = Analyser la position
play-fox = Jouer contre le Renard
rush = Course de trois minutes
rush-best = Record : { $score }
rush-about = Résolvez autant de problèmes que possible en trois minutes. Ils sont de plus en plus difficiles, et la troisième erreur met fin à la course. Votre cote ne change pas.
lives =
    { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
rush-score =
    { $score ->
        [one] { $score } problème résolu
       *[other] { $score } problèmes résolus
    }
rush-time = Le temps est écoulé.
rush-lives = Plus de vies.
rush-none-left = Plus de problèmes.
rush-record = Nouveau record !
rush-missed = Problèmes manqués
missed = N° { $number } · { $band } · { $theme }
rush-again = Nouvelle course
day-line = { $game }, problème du jour, { $date } : { $squares }
earlier-days = { $game } : problèmes précédents
daily-puzzles = Tous les problèmes du jour
