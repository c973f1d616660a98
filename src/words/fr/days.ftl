### La page des parties du jour.

days-about = Chaque jour, tout le monde joue contre le Renard avec les mêmes lancers. Les coups sont définitifs. Un jour reste ouvert 60 jours.
days-differ = Les bots peuvent jouer autrement, et à Dschamal les mains trouver d’autres pièces dans le sac.
games = Jeux
under-way = En cours
