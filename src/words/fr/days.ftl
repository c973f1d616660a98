### La page des parties du jour.

days-about = Chaque jour, tout le monde a les mêmes lancers, contre le Renard. Les coups sont définitifs, et un jour reste ouvert 60 jours.
days-differ = Les bots peuvent jouer autrement, et à Dschamal les mains trouver d’autres pièces dans le sac.
games = Jeux
under-way = En cours
