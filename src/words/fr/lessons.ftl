### Ce que disent les leçons, dans tous les jeux.

step-of = Étape { $number } sur { $count }
steps-done =
    { $done ->
        [one] { $done } étape faite sur { $count }.
       *[other] { $done } étapes faites sur { $count }.
    }
course-done = Vous savez jouer à { $game }. Chaque étape peut se refaire.
step-done = faite
step-again = Encore une fois
next-step = Suivant
continue-course = Continuer
