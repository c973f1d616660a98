### La page des parties du jour.

today = Aujourd’hui
days-about = Chaque jour, tout le monde joue contre le Renard avec les mêmes lancers. Les coups sont définitifs. Un jour reste ouvert 60 jours.
games = Jeux
under-way = En cours
play-today = Jouer la partie du jour
calendar = { $game } : les 60 derniers jours
streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
longest-streak =
    { $count ->
        [one] Record : { $count } jour
       *[other] Record : { $count } jours
    }
streak-line =
    { $count ->
        [one] { $game }, { $date } : { $squares } { $count } jour de suite
       *[other] { $game }, { $date } : { $squares } { $count } jours de suite
    }
squares = { $first } gagnée, { $played } finie, { $open } pas jouée
